#pragma once
// The encodings lens: the selected bytes (or sixteen from the caret on) under many encodings,
// aligned cell by cell under the bytes or as plain text, ranked, with pinned rows on top; a search
// over all encodings there are. Enter selects the bytes, a button reads the document so.

#include "jobs/job.h"
#include "lens.h"
#include "lenses/encodings/encodings_delegates.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace moji::app {

class Document;
class Selection;

class EncodingsLens : public Lens {
    Q_OBJECT
public:
    EncodingsLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const EncodingsModel& model() const { return *m_model; }
    [[nodiscard]] const ShownBytes& shown() const { return m_shown; }
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    QWidget* makeFooter();
    void makeTable();
    void refresh();
    void deliver(std::vector<EncodingRow> rows);
    [[nodiscard]] ByteRange wantedRange() const;
    void setAligned(bool aligned);
    void layoutColumns();
    void setPinned(const Codec* codec, bool pinned);
    void describe();
    void selectReading(const QModelIndex& index, std::optional<qreal> x);
    void hoverReading(const QPoint& position);
    void readDocumentAs(const QModelIndex& index);
    [[nodiscard]] std::vector<const Codec*> wantedCodecs() const;
    [[nodiscard]] ByteRange bytesAt(const QModelIndex& index, qreal x) const;

    Document* m_document;
    Selection* m_selection;
    ByteRange m_range; // of the document, shown
    ShownBytes m_shown;
    std::vector<const Codec*> m_pins;
    bool m_ownSelection = false; // the selection changes from here: the bytes shown stay
    bool m_dirty = true;         // not shown yet since something changed

    EncodingsModel* m_model;
    PlainTable* m_table;
    QLineEdit* m_search;
    QToolButton* m_alignedButton;
    QToolButton* m_plainButton;
    QComboBox* m_order;
    QLabel* m_count;
    QLabel* m_notice;
    QStackedWidget* m_pages;
    QLabel* m_sentence;
    QPushButton* m_readAs;
    Job<std::vector<EncodingRow>> m_job; // last: it uses what stands above
};

[[nodiscard]] Lens* makeEncodingsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
