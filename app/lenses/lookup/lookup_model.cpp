#include "lenses/lookup/lookup_model.h"

#include "lenses/lookup/lookup_words.h"
#include "style/character_text.h"
#include "text/list.h"
#include "text/qt_text.h"

namespace moji::app {

namespace {

QString rowName(LookupRow row) {
    switch (row) {
    case LookupRow::Character:
        return LookupText::tr("Character");
    case LookupRow::Input:
        return LookupText::tr("input");
    case LookupRow::Prev1:
        return LookupText::tr("prev1");
    case LookupRow::Prev2:
        return LookupText::tr("prev2");
    case LookupRow::Prev3:
        return LookupText::tr("prev3");
    case LookupRow::Prev1High:
        return LookupText::tr("prev1 high nibble");
    case LookupRow::Prev1Low:
        return LookupText::tr("prev1 low nibble");
    case LookupRow::InputHigh:
        return LookupText::tr("input high nibble");
    case LookupRow::Table1:
        return LookupText::tr("T1[prev1 high]");
    case LookupRow::Table2:
        return LookupText::tr("T2[prev1 low]");
    case LookupRow::Table3:
        return LookupText::tr("T3[input high]");
    case LookupRow::SpecialCases:
        return LookupText::tr("special cases");
    case LookupRow::MustContinue:
        return LookupText::tr("must continue");
    default:
        return LookupText::tr("error");
    }
}

} // namespace

void LookupModel::setStory(LookupStory story) {
    m_story = std::move(story);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int LookupModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kLookupRows;
}

int LookupModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(utf8::kLookupBlock);
}

Byte LookupModel::value(LookupRow row, std::size_t lane) const {
    const utf8::LookupBlock& block = m_story.block;
    switch (row) {
    case LookupRow::Prev1:
        return block.prev1[lane];
    case LookupRow::Prev2:
        return block.prev2[lane];
    case LookupRow::Prev3:
        return block.prev3[lane];
    case LookupRow::Prev1High:
        return block.prev1[lane] >> 4;
    case LookupRow::Prev1Low:
        return block.prev1[lane] & 0x0F;
    case LookupRow::InputHigh:
        return block.input[lane] >> 4;
    case LookupRow::Table1:
        return block.byte1High[lane];
    case LookupRow::Table2:
        return block.byte1Low[lane];
    case LookupRow::Table3:
        return block.byte2High[lane];
    case LookupRow::SpecialCases:
        return block.specialCases[lane];
    case LookupRow::MustContinue:
        return block.mustBeContinuation[lane];
    case LookupRow::Error:
        return block.error[lane];
    default:
        return block.input[lane];
    }
}

QString LookupModel::remark(LookupRow row) {
    switch (row) {
    case LookupRow::SpecialCases:
        return LookupText::tr("T1 AND T2 AND T3");
    case LookupRow::MustContinue:
        return LookupText::tr("prev2 ≥ E0, prev3 ≥ F0");
    case LookupRow::Error:
        return LookupText::tr("special XOR must");
    default:
        return {};
    }
}

QString LookupModel::text(LookupRow row, std::size_t lane) const {
    const Byte byte = value(row, lane);
    if (isNibbleRow(row))
        return QString::number(byte, 16).toUpper();
    if (row != LookupRow::Character)
        return hexText(ByteView(&byte, 1));
    const PlacedSpan* placed = m_story.spanAt(lane);
    return placed == nullptr ? QStringLiteral("–") : characterText(placed->span).text;
}

QString LookupModel::explanation(LookupRow row, std::size_t lane) const {
    if (isBitsRow(row))
        return listText(bitNames(m_story, lane, value(row, lane)));
    if (row != LookupRow::Character && row != LookupRow::Input)
        return {};
    return lane < m_story.bytes
               ? LookupText::tr("offset %1").arg(offsetText(m_story.block.offset + lane))
               : LookupText::tr("past the end of the text");
}

QVariant LookupModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<LookupRow>(index.row());
    const auto lane = static_cast<std::size_t>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, lane);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return explanation(row, lane);
    case Qt::AccessibleTextRole: {
        const QString more = explanation(row, lane);
        return more.isEmpty() ? text(row, lane)
                              : QStringLiteral("%1, %2").arg(text(row, lane), more);
    }
    default:
        return {};
    }
}

QVariant LookupModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool isLane = orientation == Qt::Horizontal;
    if (role == Qt::DisplayRole)
        return isLane ? QString::number(section) : rowName(static_cast<LookupRow>(section));
    if (role == Qt::AccessibleTextRole)
        return isLane ? LookupText::tr("Lane %1").arg(section)
                      : rowName(static_cast<LookupRow>(section));
    if (role == Qt::ToolTipRole && !isLane) { // a narrow window cuts it
        const QString more = remark(static_cast<LookupRow>(section));
        const QString name = rowName(static_cast<LookupRow>(section));
        return more.isEmpty() ? name : name + QLatin1Char('\n') + more;
    }
    return QAbstractTableModel::headerData(section, orientation, role);
}

} // namespace moji::app
