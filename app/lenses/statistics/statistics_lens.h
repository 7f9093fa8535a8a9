#pragma once
// The statistics lens: what the bytes are made of, counted in the background after every change.
// The cell of the byte at the caret is current; Enter, or a click, goes to the next byte of that
// value.

#include "jobs/job.h"
#include "lens.h"
#include "scan/statistics.h"

#include <QTimer>

#include <optional>

class QLabel;
class QModelIndex;
class QPushButton;

namespace moji::app {

class Document;
class HistogramModel;
class HistogramView;
class PlainTable;
class Selection;
class StatisticsTable;

class StatisticsLens : public Lens {
    Q_OBJECT
public:
    StatisticsLens(Document* document, Selection* selection, QWidget* parent);

    /// The last result, also while a newer one is computed; nothing before the first.
    [[nodiscard]] const std::optional<Statistics>& statistics() const { return m_statistics; }
    [[nodiscard]] QString sentence() const;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeLayout();
    PlainTable* makeTable(StatisticsTable* model, const QString& name, int width);
    void setStale(bool stale);
    void invalidate();
    void count();
    void deliver(const Result<Statistics>& statistics);
    void fail(const QString& reason);
    void followSelection();
    void followHover();
    void describe();
    void goToNext(const QModelIndex& index);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    std::optional<Statistics> m_statistics;
    std::uint64_t m_countedRevision = 0; // of m_statistics, or of the count under way
    StatisticsTable* m_roles;
    StatisticsTable* m_figures;
    HistogramModel* m_histogram;
    HistogramView* m_histogramView;
    QLabel* m_sentence;
    QLabel* m_failure;
    QPushButton* m_again;
    QTimer m_delay; // typing does not start a count with every key
    Job<Result<Statistics>> m_counting;
    Job<std::optional<std::uint64_t>> m_searching;
};

[[nodiscard]] Lens* makeStatisticsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
