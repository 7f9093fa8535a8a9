#pragma once
// The table lens: Thompson's mbtowc and wctomb of 1992 over their six-row table, and the branchy
// decoder over its tests, step by step over the selected characters.

#include "lenses/table/table_trace.h"
#include "trace_lens.h"

class QStackedWidget;

namespace moji::app {

class LookedUpModel;
class StepLineModel;
class TableStepModel;

class TableLens : public TraceLens {
    Q_OBJECT
public:
    TableLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const TableTrace& trace() const { return m_trace; }

protected:
    void retrace(ByteRange range) override;
    [[nodiscard]] ByteRange tracedRange() const override { return m_trace.range; }
    [[nodiscard]] ByteRange characterOf(std::size_t step) const override;
    [[nodiscard]] std::optional<std::size_t> stepAt(std::uint64_t offset) const override;
    [[nodiscard]] QString sentenceOf(std::size_t step) const override;
    void showStep(std::optional<std::size_t> step, bool moving) override;
    void restyle() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeChoice();
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] PlainTable* makeLookedUpTable(LookedUpModel* model, const QString& name);
    void scrollToLitRow();

    TableTrace m_trace;
    QComboBox* m_algorithm;
    QStackedWidget* m_lookedUp;
    PlainTable* m_tabTable;
    LookedUpModel* m_tab;
    PlainTable* m_testTable;
    LookedUpModel* m_tests;
    PlainTable* m_stepTable;
    TableStepModel* m_steps;
    PlainTable* m_lineTable;
    StepLineModel* m_lines;
};

[[nodiscard]] Lens* makeTableLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
