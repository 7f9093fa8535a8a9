#pragma once
// The decoders lens: the selected bytes (or sixteen from the caret on) in every UTF-8 decoder
// available, ours and those of the libraries on the machine; rows that disagree are marked.

#include "lenses/decoders/decoders_delegate.h"
#include "lenses/lens.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace moji::app {

class Document;
class LensBar;
class NoticePages;
class Selection;

class DecodersLens : public Lens {
    Q_OBJECT
public:
    DecodersLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const DecodersModel& model() const { return *m_model; }
    [[nodiscard]] const ShownBytes& shown() const { return m_shown; }
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] LensBar* makeBar();
    void makeTable();
    void refresh();
    void describe(std::size_t disagreeing, std::size_t all);
    void layoutColumns();
    void restyle();
    void select(ByteRange range);
    [[nodiscard]] ByteRange bytesOf(const QModelIndex& row, std::optional<std::size_t> byte) const;
    [[nodiscard]] const ReadingDecoder& reference() const;

    Document* m_document;
    Selection* m_selection;
    DecoderRegistry m_decoders;
    ShownBytes m_shown;
    bool m_ownSelection = false;

    DecodersModel* m_model;
    ByteTable* m_table;
    QToolButton* m_all;
    QToolButton* m_disagreements;
    QComboBox* m_reference;
    QLabel* m_count;
    NoticePages* m_pages;
    QLabel* m_sentence;
};

[[nodiscard]] Panel* makeDecodersLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
