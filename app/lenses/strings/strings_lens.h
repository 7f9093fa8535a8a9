#pragma once
// The strings lens: runs of text in bytes of any kind, in several encodings at a time. The search
// runs in the background and its rows appear as they are found. It starts only while the lens is
// visible, and again when the bytes, the encoding or an option change. It follows the scan of the
// document, which says what has changed of the bytes. A click or Enter selects the bytes of a run.

#include "jobs/job.h"
#include "lenses/lens.h"
#include "lenses/strings/run_search.h"

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QPushButton;
class QSpinBox;

namespace moji::app {

class Document;
class LensBar;
class NoticePages;
class PlainTable;
class Selection;
class StringsModel;

class StringsLens : public Lens {
    Q_OBJECT
public:
    static constexpr std::size_t kMostRuns = 100'000;

    StringsLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const StringsModel& model() const { return *m_model; }
    /// The line under the table.
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class State { Outdated, Searching, Complete, Limited, Cancelled, Failed };

    [[nodiscard]] LensBar* makeBar();
    void makeTable();
    [[nodiscard]] QWidget* makeFooter();
    void keepState();
    void nameOwnEncoding();
    void noteChange();
    void searchAnew();
    void search();
    void searchOn();
    void takeFound();
    void takeEnd(std::uint64_t searched, const Result<SearchEnd>& end);
    void finish(const Result<SearchEnd>& end);
    [[nodiscard]] std::vector<const Codec*> codecs() const;
    void describe();
    [[nodiscard]] QString emptyNotice() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString nothingFound() const;
    void followSelection();
    void selectRun(const QModelIndex& index);
    void layoutColumns();

    Document* m_document;
    Selection* m_selection;
    StringsModel* m_model;
    PlainTable* m_table;
    NoticePages* m_pages;
    QSpinBox* m_minimum;
    QComboBox* m_encodings;
    QLineEdit* m_filter;
    QLabel* m_sentence;
    QPushButton* m_again;
    State m_state = State::Outdated;
    bool m_hasUnlikely = false; // long runs were found, but none that reads as text
    bool m_isCurrent = false;   // the rows are those of the document as it is now
    QString m_failure;
    std::shared_ptr<RunFeed> m_feed;
    std::uint64_t m_searched = 0;        // bytes, by the searches since the last change
    std::shared_ptr<RunSearch> m_search; // the work of m_job alone uses it; none: for other options
    Job<Result<SearchEnd>> m_job;        // last: it uses the members above
};

[[nodiscard]] Panel* makeStringsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
