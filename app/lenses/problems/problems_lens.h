#pragma once
// The problems lens: every malformed sequence of the document, listed, counted by kind, found in
// the background. The row of the problem at the caret is current; choosing a row selects its bytes.

#include "jobs/job.h"
#include "lens.h"
#include "lenses/problems/problem_scan.h"

#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QModelIndex;
class QStackedWidget;

namespace moji::app {

class Document;
class PlainTable;
class ProblemsModel;
class Selection;

class ProblemsLens : public Lens {
    Q_OBJECT
public:
    ProblemsLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const ProblemsModel& model() const { return *m_model; }
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    void makeTable();
    void rescan();
    void deliver(ProblemScan scan);
    void showProgress();
    void fillKinds();
    void describe();
    void followSelection();
    /// The row that is selected.
    [[nodiscard]] QModelIndex chosen() const;
    void choose(const QModelIndex& index);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    ProblemsModel* m_model;
    PlainTable* m_table;
    QComboBox* m_kinds;
    QLabel* m_counts;
    QLabel* m_notice;
    QStackedWidget* m_pages;
    QLabel* m_sentence;
    QTimer m_delay;    // typing does not start a scan with every key
    QTimer m_progress; // shows how many were found so far
    bool m_following = false;
    std::shared_ptr<std::atomic<std::uint64_t>> m_found;
    Job<ProblemScan> m_job; // last: it uses what stands above
};

[[nodiscard]] Lens* makeProblemsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
