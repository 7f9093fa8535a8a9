#include "folder/preview_model.h"

#include "style/character_text.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QPoint>

namespace moji::app {

namespace {

constexpr std::size_t kBeforeMark = 40; // characters; more of them give way to an ellipsis
constexpr std::size_t kMostShown = 300;
constexpr char32_t kPictures = 0x2400; // of the controls 00..1F

QString shownCharacter(char32_t c) {
    if (c < 0x20)
        return toQString(kPictures + c);
    return c == U' ' ? QStringLiteral(" ") : harmlessText(std::u32string_view(&c, 1));
}

} // namespace

void PreviewModel::show(ConversionPreview preview) {
    beginResetModel();
    m_preview = std::move(preview);
    endResetModel();
}

/// The mark is in sight however long the line is.
PreviewModel::Shown PreviewModel::shown(const PreviewSide& side) const {
    const std::size_t begin = side.markBegin > kBeforeMark ? side.markBegin - kBeforeMark : 0;
    const std::size_t end = std::min(side.text.size(), begin + kMostShown);
    Shown result;
    if (begin > 0)
        result.text = QStringLiteral("…");
    for (std::size_t i = begin; i < end; ++i) {
        const auto here = static_cast<int>(result.text.size());
        result.text += shownCharacter(side.text[i]);
        if (i == side.markBegin)
            result.mark.setX(here);
        if (i >= side.markBegin && i < side.markEnd)
            result.mark.setY(static_cast<int>(result.text.size()) - result.mark.x());
    }
    if (end < side.text.size())
        result.text += QStringLiteral("…");
    return result;
}

int PreviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_preview.lines.size());
}

int PreviewModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PreviewLine& line = m_preview.lines[static_cast<std::size_t>(index.row())];
    const bool isNumber = index.column() == kLine;
    const PreviewSide& side = index.column() == kBefore ? line.before : line.after;
    switch (role) {
    case Qt::DisplayRole:
        return isNumber ? numberText(line.number) : shown(side).text;
    case kMarkRole:
        return isNumber ? QPoint() : shown(side).mark;
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return monoFont(FontSize::Label);
    default:
        return {};
    }
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((section == kLine ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    const QString from = fromUtf8(m_preview.outcome.from);
    const QString to = fromUtf8(m_preview.outcome.to);
    switch (section) {
    case kLine:
        return tr("Line");
    case kBefore:
        return from.isEmpty() ? tr("Before") : tr("Before: %1").arg(from);
    default:
        return to.isEmpty() ? tr("After") : tr("After: %1").arg(to);
    }
}

} // namespace moji::app
