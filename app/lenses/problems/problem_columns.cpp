#include "lenses/problems/problem_columns.h"

#include "lenses/problems/problems_model.h"
#include "style/fonts.h"
#include "widgets/column_fit.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kCellAir = 12; // beside a text, both sides together

} // namespace

void fitProblemColumns(QTableView& table) {
    const QFontMetrics metrics(monoFont(FontSize::Label));
    const int leadByte = metrics.horizontalAdvance(ProblemsModel::leadByte()) + scaled(kCellAir);
    const auto withHeading = [&table](int column, int least) {
        return std::max(scaled(least), table.horizontalHeader()->sectionSizeHint(column));
    };
    const ColumnNeed needs[ProblemsModel::kColumns] = {
        {scaled(80), scaled(88)},
        {withHeading(ProblemsModel::kLine, 52), scaled(72)},
        {withHeading(ProblemsModel::kColumn, 52), scaled(64)},
        {scaled(108), scaled(132)},
        {scaled(160), scaled(172)},
        {withHeading(ProblemsModel::kReplacements, 52), scaled(64), 2},
        {std::max(scaled(84), leadByte), scaled(92)},
        {scaled(140), ColumnNeed::kAllThereIs, 1}};
    fitColumns(table, needs);
}

} // namespace moji::app
