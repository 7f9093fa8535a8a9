// Tab, the tests of the branchy decoder and the limits of its encoder, with the cells in use lit.

#include "lenses/table/branchy_tests.h"
#include "lenses/table/table_models.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QBrush>

namespace moji::app {

namespace {

QString lightText(CellLight light) {
    switch (light) {
    case CellLight::Off:
        return {};
    case CellLight::Earlier:
        return TableText::tr("read earlier");
    case CellLight::Now:
        return TableText::tr("read now");
    case CellLight::Refused:
        return TableText::tr("read now, rejected");
    }
    return {};
}

QVariant fillOf(CellLight light) {
    switch (light) {
    case CellLight::Off:
        return {};
    case CellLight::Earlier:
        return QBrush(colours().selection);
    case CellLight::Now:
        return QBrush(colours().accent);
    case CellLight::Refused:
        return QBrush(colours().badBg);
    }
    return {};
}

QColor inkOf(CellLight light) {
    switch (light) {
    case CellLight::Now:
        return colours().onAccent;
    case CellLight::Refused:
        return colours().bad;
    default:
        return colours().text;
    }
}

} // namespace

void LookedUpModel::setLitCells(std::vector<LitCell> cells) {
    m_cells = std::move(cells);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

std::optional<int> LookedUpModel::currentRow() const {
    return m_cells.empty() ? std::nullopt : std::optional(m_cells.back().row);
}

CellLight LookedUpModel::light(int row, int column) const {
    CellLight found = CellLight::Off;
    for (const LitCell& cell : m_cells) {
        if (cell.row == row && cell.column == column)
            found = cell.light;
    }
    return found;
}

QVariant LookedUpModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const CellLight lit = light(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return monoFont(FontSize::Caption, lit == CellLight::Off ? QFont::Normal : QFont::Bold);
    case Qt::BackgroundRole:
        return fillOf(lit);
    case Qt::ForegroundRole:
        return QBrush(inkOf(lit));
    case Qt::AccessibleDescriptionRole:
        return lightText(lit);
    default:
        return {};
    }
}

QVariant LookedUpModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool lit = orientation == Qt::Vertical && section == currentRow();
    switch (role) {
    case Qt::DisplayRole:
        return orientation == Qt::Horizontal ? columnHead(section) : rowHead(section);
    case Qt::TextAlignmentRole:
        return static_cast<int>((orientation == Qt::Horizontal ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return lit ? colours().accent : colours().muted;
    case Qt::FontRole:
        return orientation == Qt::Horizontal
                   ? uiFont(FontSize::Caption, QFont::Bold)
                   : uiFont(FontSize::Caption, lit ? QFont::Bold : QFont::Normal);
    default:
        return {};
    }
}

int TabModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(utf8::kTab.size());
}

int TabModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kTabColumns;
}

QString TabModel::cellText(int row, int column) const {
    const utf8::TabRow& tab = utf8::kTab[static_cast<std::size_t>(row)];
    switch (static_cast<TabColumn>(column)) {
    case TabColumn::Cmask:
        return table_words::hex(tab.cmask);
    case TabColumn::Cval:
        return table_words::hex(tab.cval);
    case TabColumn::Shift:
        return QString::number(tab.shift);
    case TabColumn::Lmask:
        return table_words::hex(tab.lmask);
    case TabColumn::Lval:
        return table_words::hex(tab.lval);
    }
    return {};
}

QString TabModel::rowHead(int row) const {
    return table_words::rowName(row + 1);
}

QString TabModel::columnHead(int column) const {
    static const char* const kNames[] = {"cmask", "cval", "shift", "lmask", "lval"};
    return QString::fromLatin1(kNames[column]); // as in the source
}

int TestModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kBranchyTests;
}

int TestModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kTestColumns;
}

QString TestModel::cellText(int row, int column) const {
    const BranchyForm form = branchyForm(static_cast<utf8::BranchyTest>(row));
    switch (static_cast<TestColumn>(column)) {
    case TestColumn::Byte:
        return QString::number(form.byte);
    case TestColumn::Mask:
        return table_words::hex(form.mask);
    case TestColumn::Value:
        return table_words::hex(form.value);
    case TestColumn::Pattern:
        return form.pattern;
    }
    return {};
}

QString TestModel::rowHead(int row) const {
    return TableText::tr("test %1").arg(row + 1);
}

QString TestModel::columnHead(int column) const {
    switch (static_cast<TestColumn>(column)) {
    case TestColumn::Byte:
        return TableText::tr("Byte");
    case TestColumn::Mask:
        return TableText::tr("Mask");
    case TestColumn::Value:
        return TableText::tr("Value");
    case TestColumn::Pattern:
        return TableText::tr("Pattern");
    }
    return {};
}

int LimitModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kBranchyLimits;
}

int LimitModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kLimitColumns;
}

QString LimitModel::cellText(int row, int column) const {
    const BranchyLimit form = branchyLimit(row);
    switch (static_cast<LimitColumn>(column)) {
    case LimitColumn::Below:
        return table_words::hex(form.limit);
    case LimitColumn::Bytes:
        return QString::number(form.bytes);
    case LimitColumn::Lead:
        return table_words::hex(form.lead);
    case LimitColumn::Pattern:
        return form.pattern;
    }
    return {};
}

QString LimitModel::rowHead(int row) const {
    return TableText::tr("test %1").arg(row + 1);
}

QString LimitModel::columnHead(int column) const {
    switch (static_cast<LimitColumn>(column)) {
    case LimitColumn::Below:
        return TableText::tr("Below");
    case LimitColumn::Bytes:
        return TableText::tr("Bytes");
    case LimitColumn::Lead:
        return TableText::tr("Lead");
    case LimitColumn::Pattern:
        return TableText::tr("Pattern");
    }
    return {};
}

} // namespace moji::app
