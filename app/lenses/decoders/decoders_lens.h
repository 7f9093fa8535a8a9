#pragma once
// The decoders lens: the selected bytes (or sixteen from the caret on) in every UTF-8 decoder
// available, ours and those of the libraries on the machine; rows that disagree are marked. And how
// fast each of them is.

#include "lenses/decoders/decoder_choice.h"
#include "lenses/decoders/decoders_delegate.h"
#include "lenses/lens.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace moji::app {

class Document;
class NoticePages;
class PageStack;
class RacePage;
class Selection;
class WrapRow;

class DecodersLens : public Lens {
    Q_OBJECT
public:
    DecodersLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const DecodersModel& model() const { return *m_model; }
    [[nodiscard]] const ShownBytes& shown() const { return m_shown; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] DecoderChoice& choice() { return *m_choice; }
    [[nodiscard]] RacePage& race() { return *m_race; }

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] WrapRow* makeBar();
    void keepState();
    void makeTable();
    void refresh();
    void showRows(std::vector<DecoderRow> rows);
    void describe(std::size_t disagreeing, std::size_t all);
    void showSentence();
    void layoutColumns();
    void layoutRows();
    void showRace(bool shown);
    void restyle();
    void select(ByteRange range);
    [[nodiscard]] ByteRange bytesOf(const QModelIndex& row, std::optional<std::size_t> byte) const;
    [[nodiscard]] const ReadingDecoder& reference() const;

    Document* m_document;
    Selection* m_selection;
    DecoderRegistry m_decoders;
    ShownBytes m_shown;
    bool m_ownSelection = false;
    std::size_t m_disagreeing = 0;
    DecoderChoice* m_choice;

    DecodersModel* m_model;
    ByteTable* m_table;
    QToolButton* m_all;
    QToolButton* m_disagreements;
    QComboBox* m_reference;
    QComboBox* m_order;
    QToolButton* m_choose;
    QToolButton* m_fast;
    QLabel* m_count;
    PageStack* m_views; // the readings, or the race
    NoticePages* m_pages;
    RacePage* m_race;
    QLabel* m_sentence;
};

[[nodiscard]] Panel* makeDecodersLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
