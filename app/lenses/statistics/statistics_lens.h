#pragma once
// The statistics lens: counts of bytes and characters from the document's scan.
// The cell of the byte at the caret is current; Enter, or a click, goes to the next byte of that
// value.

#include "jobs/job.h"
#include "lenses/lens.h"
#include "scan/statistics.h"
#include "scan/text_index.h"

#include <memory>
#include <optional>

class QBoxLayout;
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

    /// The last result, even while a newer one is being computed; nothing before the first.
    [[nodiscard]] const std::optional<Statistics>& statistics() const { return m_statistics; }
    [[nodiscard]] QString sentence() const;

    void adaptTo(QSize room) override;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeLayout();
    PlainTable* makeTable(StatisticsTable* model, const QString& name);
    void fitTables();
    void setStale(bool stale);
    void refresh();
    void display(const Statistics& statistics, const CheckSummary& text);
    void followSelection();
    void followHover();
    void describe();
    void goToNext(const QModelIndex& index);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    std::optional<Statistics> m_statistics;
    CheckSummary m_text;                      // in the document's encoding
    std::shared_ptr<const TextIndex> m_shown; // whose statistics these are
    std::shared_ptr<const TextIndex> m_shownText;
    StatisticsTable* m_roles;
    StatisticsTable* m_figures;
    HistogramModel* m_histogram;
    HistogramView* m_histogramView;
    QSize m_room;
    PlainTable* m_rolesTable = nullptr;
    PlainTable* m_figuresTable = nullptr;
    QBoxLayout* m_tables; // the roles and the measures
    QBoxLayout* m_parts;  // these and the histogram
    QLabel* m_sentence;
    QLabel* m_failure;
    QPushButton* m_again;
    Job<std::optional<std::uint64_t>> m_searching;
};

[[nodiscard]] Panel* makeStatisticsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
