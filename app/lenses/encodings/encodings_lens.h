#pragma once
// The encodings lens: the selected bytes (or sixteen from the caret on) under many encodings,
// aligned cell by cell under the bytes or as plain text, ranked, with pinned rows on top; a search
// over all encodings. Enter selects the bytes; a button applies the encoding to the document.

#include "fits/holders.h"
#include "jobs/job.h"
#include "lenses/encodings/encodings_delegates.h"
#include "lenses/lens.h"

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace moji::app {

class Document;
class LensBar;
class NoticePages;
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
    void showEvent(QShowEvent* event) override;

private:
    /// Which of the encodings can hold the document's text?
    struct HoldersQuery {
        std::uint64_t revision = 0;
        const Codec* from = nullptr;
        std::vector<const Codec*> codecs;
        bool operator==(const HoldersQuery&) const = default;
    };

    [[nodiscard]] LensBar* makeBar();
    QWidget* makeFooter();
    void makeTable();
    void refresh();
    void deliver(std::vector<EncodingRow> rows);
    void setAligned(bool aligned);
    void layoutColumns();
    void setPinned(const Codec* codec, bool pinned);
    void describe();
    void findHolders();
    void forgetText();
    void pick(const QModelIndex& index, std::optional<std::size_t> byte);
    void select(ByteRange range);
    void readDocumentAs(const QModelIndex& index);
    [[nodiscard]] std::vector<const Codec*> wantedCodecs() const;
    [[nodiscard]] ByteRange bytesOf(const QModelIndex& row, std::optional<std::size_t> byte) const;

    Document* m_document;
    Selection* m_selection;
    ShownBytes m_shown;
    std::vector<const Codec*> m_pins;
    bool m_ownSelection = false; // the selection changes from here: the bytes shown stay
    bool m_dirty = true;         // not shown yet since something changed

    EncodingsModel* m_model;
    ByteTable* m_table;
    QLineEdit* m_search;
    QToolButton* m_alignedButton;
    QToolButton* m_plainButton;
    QComboBox* m_order;
    QLabel* m_count;
    NoticePages* m_pages;
    QLabel* m_sentence;
    QPushButton* m_readAs;
    std::optional<HoldersQuery> m_holdersQuery; // the one that the model has, or will have
    bool m_holdersWait = false;                 // for the scan
    std::shared_ptr<fits::KeptHolders> m_kept;  // the work of m_holdersJob alone uses it
    Job<std::vector<EncodingRow>> m_job;        // last: it uses the members above
    Job<Result<std::vector<fits::Holder>>> m_holdersJob;
};

[[nodiscard]] Panel* makeEncodingsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
