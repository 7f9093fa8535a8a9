#include "lenses/mojibake/repair_rows.h"

#include "lenses/mojibake/mojibake_words.h"
#include "text/chain_text.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <algorithm>
#include <numeric>

namespace moji::app {

using repair::Label;
using repair::RepairedSegment;
using repair::RepairPlan;

namespace {

std::string_view part(std::string_view text, ByteRange range) {
    return text.substr(range.begin, range.length());
}

RepairRow segmentRow(const RepairText& text, const RepairPlan& plan,
                     const RepairedSegment& segment) {
    RepairRow row;
    row.label = segment.label;
    row.document = text.inDocument(segment.source);
    row.before = previewText(part(text.utf8(), segment.source));
    const bool destroyed = segment.label == Label::Destroyed;
    row.isMalformed = destroyed && segment.ruin == repair::Ruin::NotUtf8;
    if (!destroyed)
        row.after = previewText(part(plan.text, segment.result));
    row.story = destroyed ? ruinText(segment) : historyText(segment.chain);
    return row;
}

/// A plan in one row.
RepairRow planRow(const RepairText& text, const RepairPlan& plan) {
    if (plan.segments.size() == 1)
        return segmentRow(text, plan, plan.segments.front());
    RepairRow row;
    row.label = plan.label;
    row.document = text.range();
    row.before = previewText(text.utf8());
    row.after = previewText(plan.text);
    row.story = ChainText::tr("places: %1").arg(numberText(plan.segments.size()));
    return row;
}

/// What no segment covers, if there is more of it than space.
std::optional<RepairRow> restRow(const RepairText& text, const RepairPlan& plan) {
    std::string rest;
    std::uint64_t at = 0;
    std::optional<ByteRange> first;
    const auto add = [&](ByteRange range) {
        const std::string_view piece = part(text.utf8(), range);
        if (piece.find_first_not_of(" \t\r\n") == piece.npos)
            return;
        first = first.value_or(range);
        rest += (rest.empty() ? "" : " … ") + std::string(piece);
    };
    for (const RepairedSegment& segment : plan.segments) {
        add({at, std::max(at, segment.source.begin)});
        at = std::max(at, segment.source.end);
    }
    add({at, text.utf8().size()});
    if (!first)
        return std::nullopt;
    RepairRow row;
    row.document = text.inDocument(*first);
    row.before = previewText(rest);
    row.story = ChainText::tr("already good text, left alone");
    return row;
}

} // namespace

std::vector<std::size_t> RepairRow::segments(const RepairPlan& of) const {
    if (segment)
        return {*segment};
    std::vector<std::size_t> all(of.segments.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::erase_if(all, [&](std::size_t i) { return of.segments[i].label == Label::Destroyed; });
    return all;
}

QString RepairRow::kind() const {
    return isMalformed ? malformedText() : labelText(label);
}

std::vector<RepairRow> rowsOf(const RepairText& text, const std::vector<RepairPlan>& plans) {
    std::vector<RepairRow> rows;
    if (plans.empty() || plans.front().label == Label::Clean)
        return rows;
    const RepairPlan& best = plans.front();
    for (std::size_t i = 0; i < std::min(kMostRows, best.segments.size()); ++i) {
        rows.push_back(segmentRow(text, best, best.segments[i]));
        rows.back().segment = i;
    }
    if (auto rest = restRow(text, best))
        rows.push_back(*std::move(rest));
    for (std::size_t i = 1; i < plans.size(); ++i) {
        if (plans[i].label == Label::Clean || plans[i].label == Label::Destroyed)
            continue;
        rows.push_back(planRow(text, plans[i]));
        rows.back().plan = i;
        rows.back().isAlternative = true;
        if (plans[i].segments.size() == 1)
            rows.back().segment = 0;
        rows.back().story = ChainText::tr("or else: %1").arg(rows.back().story);
    }
    return rows;
}

void RepairsModel::setRows(std::vector<RepairRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RepairsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RepairsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant RepairsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const RepairRow& row = this->row(index.row());
    const QString repair =
        row.after.isEmpty() ? row.before : tr("%1 → %2").arg(row.before, row.after);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == kPlace    ? offsetText(row.document.begin)
               : index.column() == kRepair ? repair
                                           : row.kind();
    case Qt::ToolTipRole:
        return index.column() == kRepair ? QVariant(repair + QLatin1Char('\n') + row.story)
                                         : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == kRepair ? QVariant(tr("%1: %2").arg(repair, row.story))
                                         : QVariant();
    default:
        return {};
    }
}

QVariant RepairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == kPlace ? tr("Offset") : section == kRepair ? tr("Repair") : tr("Kind");
}

} // namespace moji::app
