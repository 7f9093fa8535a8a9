#include "lenses/table/lit_cells.h"

#include "lenses/table/branchy_tests.h"

namespace moji::app {

namespace {

class Lights {
public:
    void light(int row, std::initializer_list<TabColumn> columns, CellLight light) {
        for (const TabColumn column : columns)
            m_cells.push_back({row, static_cast<int>(column), light});
    }
    void add(const utf8::Plan9Step& step, CellLight light);
    void add(const utf8::WctombStep& step, CellLight light);
    void add(const utf8::BranchyStep& step, CellLight light);
    void add(const utf8::BranchyEncodeStep& step, CellLight light);
    [[nodiscard]] std::vector<LitCell> take() { return std::move(m_cells); }

private:
    std::vector<LitCell> m_cells;
};

void Lights::add(const utf8::Plan9Step& step, CellLight lit) {
    const int row = step.row - 1;
    light(row, {TabColumn::Cmask, TabColumn::Cval}, lit);
    if (step.matched)
        light(row, {TabColumn::Lmask, TabColumn::Lval}, lit);
    if (step.outcome == utf8::Plan9Outcome::TooSmall)
        light(row, {TabColumn::Lval}, CellLight::Refused);
}

// The row is chosen before the first byte is written; later bytes need no cell.
void Lights::add(const utf8::WctombStep& step, CellLight lit) {
    const int row = step.row - 1;
    if (step.c != utf8::kTab[static_cast<std::size_t>(row)].shift)
        return;
    for (int tried = 0; tried < row; ++tried)
        light(tried, {TabColumn::Lmask}, CellLight::Earlier);
    light(row, {TabColumn::Lmask, TabColumn::Shift, TabColumn::Cval}, lit);
}

void Lights::add(const utf8::BranchyStep& step, CellLight lit) {
    const bool refused = step.outcome == utf8::BranchyOutcome::Reject;
    for (const TestColumn column : {TestColumn::Mask, TestColumn::Value})
        m_cells.push_back({static_cast<int>(step.test), static_cast<int>(column),
                           refused && column == TestColumn::Value ? CellLight::Refused : lit});
}

void Lights::add(const utf8::BranchyEncodeStep& step, CellLight lit) {
    const int row = branchyLimitRow(step);
    const bool isTooLarge = !step.result && row + 1 == kBranchyLimits;
    m_cells.push_back(
        {row, static_cast<int>(LimitColumn::Below), isTooLarge ? CellLight::Refused : lit});
    if (step.result)
        for (const LimitColumn column : {LimitColumn::Bytes, LimitColumn::Lead})
            m_cells.push_back({row, static_cast<int>(column), lit});
}

} // namespace

std::vector<LitCell> litCells(const TableTrace& trace, std::size_t step) {
    Lights lights;
    for (std::size_t i = trace.sequenceOf(step).firstStep; i <= step; ++i) {
        const CellLight light = i == step ? CellLight::Now : CellLight::Earlier;
        std::visit([&](const auto& made) { lights.add(made, light); }, trace.steps[i].made);
    }
    return lights.take();
}

} // namespace moji::app
