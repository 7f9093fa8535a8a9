#pragma once
// The decoders lens: the selected bytes (or sixteen from the caret on) through every UTF-8 decoder
// there is, ours and those of the libraries on the machine; rows that disagree stand out.

#include "lens.h"
#include "lenses/decoders/decoders_delegate.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace moji::app {

class Document;
class Selection;

class DecodersLens : public Lens {
    Q_OBJECT
public:
    DecodersLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const DecodersModel& model() const { return *m_model; }
    [[nodiscard]] const DecodedBytes& shown() const { return m_shown; }
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    void makeTable();
    void refresh();
    void describe(std::size_t disagreeing, std::size_t all);
    void layoutColumns();
    void restyle();
    [[nodiscard]] ByteRange bytesAt(const QPoint& position) const;
    [[nodiscard]] const ReadingDecoder& reference() const;

    Document* m_document;
    Selection* m_selection;
    DecoderRegistry m_decoders;
    ByteRange m_range; // of the document, shown
    DecodedBytes m_shown;
    bool m_ownSelection = false;

    DecodersModel* m_model;
    PlainTable* m_table;
    QToolButton* m_all;
    QToolButton* m_disagreements;
    QComboBox* m_reference;
    QLabel* m_count;
    QLabel* m_notice;
    QStackedWidget* m_pages;
    QLabel* m_sentence;
};

[[nodiscard]] Lens* makeDecodersLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
