#pragma once
// The table lens: Thompson's mbtowc and wctomb of 1992 over their six-row table, and the branchy
// decoder and encoder over their tests, step by step over the selected characters.

#include "lenses/stepping_lens.h"
#include "lenses/table/table_trace.h"
#include "lenses/trace_steps.h"

class QStackedWidget;

namespace moji::app {

class LookedUpModel;
class StepLineModel;
class TableParts;
class TableStepModel;

class TableLens : public SteppingLens {
    Q_OBJECT
public:
    TableLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const TableTrace& trace() const { return m_trace; }

    [[nodiscard]] std::optional<std::size_t> step() const { return m_steps->step(); }

    void adaptTo(QSize room) override;

protected:
    [[nodiscard]] std::uint64_t stepCount() const override { return m_steps->count(); }
    [[nodiscard]] std::uint64_t stepIndex() const override { return m_steps->index(); }
    [[nodiscard]] ByteRange stepRange() const override { return m_steps->range(); }
    void goTo(std::uint64_t step) override { m_steps->goTo(step); }
    bool goBeyond(bool forward) override { return m_steps->goBeyond(forward); }
    void refresh() override { m_steps->followSelection(); }
    void restyle() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] TraceSteps* makeSteps();
    void makeChoice();
    void retrace(ByteRange range);
    void traceAgain();
    void showStep(std::optional<std::size_t> step);
    void makeContent();
    [[nodiscard]] PlainTable* lookedUpNow() const;
    [[nodiscard]] PlainTable* makeLookedUpTable(LookedUpModel* model, const QString& name);
    void scrollToLitRow();
    void layoutSteps();
    void growLineNames();

    TableTrace m_trace;
    TableStepModel* m_model;
    TraceSteps* m_steps;
    QComboBox* m_algorithm;
    TableParts* m_parts;
    QStackedWidget* m_lookedUp;
    PlainTable* m_tabTable;
    LookedUpModel* m_tab;
    PlainTable* m_testTable;
    LookedUpModel* m_tests;
    PlainTable* m_limitTable;
    LookedUpModel* m_limits;
    PlainTable* m_lineTable;
    StepLineModel* m_lines;
};

[[nodiscard]] Panel* makeTableLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
