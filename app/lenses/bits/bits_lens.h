#pragma once
// The bit lens: the selected character's bytes, their prefix and payload bits, and how the payload
// becomes the code point. For table encodings the page of the table instead. Left and Right go to
// the previous and next character. If there is little room, the arithmetic is folded; a button
// unfolds it.

#include "lenses/bits/bit_story.h"
#include "lenses/lens.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QScrollArea;

namespace moji::app {

class BitArithmeticView;
class BitFlowView;
class Document;
class NoticePages;
class Selection;
class TablePageView;

class BitsLens : public Lens {
    Q_OBJECT
public:
    BitsLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const BitStory& story() const { return m_story; }
    [[nodiscard]] BitFlowView& flow() { return *m_flow; }
    [[nodiscard]] QString sentence() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void restyle();
    void fold();
    void step(bool forward);
    [[nodiscard]] BitStory tell() const;
    [[nodiscard]] std::optional<BitStory> tellHistoric(std::uint64_t offset) const;
    [[nodiscard]] QString spoken() const;

    Document* m_document;
    Selection* m_selection;
    BitStory m_story;
    QScrollArea* m_area;
    QBoxLayout*
        m_parts; // bits or table, and the arithmetic: beside them, or below where it is high
    NoticePages* m_pages;
    BitFlowView* m_flow;
    TablePageView* m_table;
    BitArithmeticView* m_arithmetic;
    QLabel* m_sentence;
    QCheckBox* m_historic;
    QCheckBox* m_unfolded; // only where there is little room
};

[[nodiscard]] Panel* makeBitsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
