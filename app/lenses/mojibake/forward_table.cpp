#include "lenses/mojibake/forward_table.h"

#include "lenses/mojibake/label_chip.h"
#include "lenses/mojibake/mojibake_words.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "utf8/utf8_writer.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 30;
constexpr int kReadingWidth = 124;
constexpr int kBytesWidth = 150;
constexpr int kPadding = 8;
constexpr int kIcon = 14;

QString outcomeText(const ForwardCell& cell) {
    return cell.same ? ForwardModel::tr("the same text") : labelText(cell.outcome);
}

} // namespace

void ForwardModel::setRows(std::vector<ForwardRow> rows, std::vector<const Codec*> codecs,
                           const QString& text) {
    beginResetModel();
    m_rows = std::move(rows);
    m_codecs = std::move(codecs);
    m_text = text;
    endResetModel();
}

const ForwardCell* ForwardModel::cell(const QModelIndex& index) const {
    if (!index.isValid() || index.column() < kFirstReading || !row(index.row()).bytes)
        return nullptr;
    return &row(index.row()).cells[static_cast<std::size_t>(index.column() - kFirstReading)];
}

const Codec* ForwardModel::readAs(int column) const {
    return column < kFirstReading ? nullptr
                                  : m_codecs[static_cast<std::size_t>(column - kFirstReading)];
}

QString ForwardModel::sentence(const QModelIndex& index) const {
    if (!index.isValid())
        return {};
    const ForwardRow& row = this->row(index.row());
    const QString writtenAs = fromUtf8(row.writtenAs->name());
    if (!row.bytes)
        return tr("%1 cannot be written as %2.").arg(m_text, writtenAs);
    const ForwardCell* found = cell(index);
    if (found == nullptr)
        return tr("%1 written as %2: %3.").arg(m_text, writtenAs, hexText(*row.bytes));
    return tr("%1 written as %2: %3; read as %4: %5, %6.")
        .arg(m_text, writtenAs, hexText(*row.bytes), fromUtf8(readAs(index.column())->name()),
             previewText(moji::toUtf8(found->text)), outcomeText(*found));
}

int ForwardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ForwardModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_codecs.size()) + kFirstReading;
}

QVariant ForwardModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ForwardRow& row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == kWrittenAs)
            return fromUtf8(row.writtenAs->name());
        if (!row.bytes)
            return index.column() == kBytes ? tr("not writable") : QString();
        if (index.column() == kBytes)
            return hexText(*row.bytes);
        return previewText(moji::toUtf8(cell(index)->text));
    case Qt::ToolTipRole:
        return sentence(index);
    case Qt::AccessibleTextRole:
        if (const ForwardCell* found = cell(index))
            return tr("%1, %2").arg(data(index, Qt::DisplayRole).toString(), outcomeText(*found));
        return {};
    default:
        return {};
    }
}

QVariant ForwardModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == kWrittenAs)
        return tr("Written as");
    return section == kBytes ? tr("Bytes; read as:") : fromUtf8(readAs(section)->name());
}

void ForwardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const QRect rect = option.rect;
    const ForwardCell* cell = m_model.cell(index);
    painter->save();
    painter->fillRect(rect, option.state.testFlag(QStyle::State_Selected) ? colours().selection
                            : cell != nullptr && cell->same               ? colours().sunken
                                                                          : colours().surface);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), colours().line);
    QRect room = rect.adjusted(scaled(kPadding), 0, -scaled(kPadding), 0);
    if (cell != nullptr && !cell->same) {
        QRect mark = room;
        mark.setLeft(mark.right() - scaled(kIcon));
        drawChipIcon(*painter, mark, cell->outcome, scaled(kIcon));
        room.setRight(mark.left() - 2);
    }
    const bool name = index.column() == ForwardModel::kWrittenAs;
    painter->setFont(name              ? uiFont(FontSize::Label, QFont::Bold)
                     : cell == nullptr ? monoFont(FontSize::Caption)
                                       : glyphFont());
    const bool muted = cell == nullptr ? !name : cell->same;
    painter->setPen(muted ? colours().muted : colours().text);
    painter->drawText(
        room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

ForwardTable::ForwardTable(ForwardModel* model, QWidget* parent)
    : PlainTable(kRowHeight, parent) {
    setAccessibleName(tr("Written and read"));
    setModel(model);
    setItemDelegate(new ForwardDelegate(*model, this));
    setSelectionBehavior(QAbstractItemView::SelectItems);
    layoutColumns();
}

void ForwardTable::layoutColumns() {
    const QFontMetrics bold(uiFont(FontSize::Label, QFont::Bold));
    int names = scaled(80);
    for (int row = 0; row < model()->rowCount(); ++row)
        names = std::max(names, bold.horizontalAdvance(model()->index(row, 0).data().toString()));
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnWidth(column, column == ForwardModel::kWrittenAs ? names + scaled(2 * kPadding) + 4
                               : column == ForwardModel::kBytes   ? scaled(kBytesWidth)
                                                                  : scaled(kReadingWidth));
}

void ForwardTable::changeEvent(QEvent* event) {
    PlainTable::changeEvent(event);
    if (event->type() == QEvent::FontChange && model() != nullptr)
        layoutColumns();
}

void ForwardTable::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        currentIndex().isValid())
        Q_EMIT opened(currentIndex());
    else
        PlainTable::keyPressEvent(event);
}

void ForwardTable::mouseDoubleClickEvent(QMouseEvent* event) {
    PlainTable::mouseDoubleClickEvent(event);
    if (currentIndex().isValid())
        Q_EMIT opened(currentIndex());
}

void ForwardTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    PlainTable::currentChanged(current, previous);
    Q_EMIT currentMoved();
}

} // namespace moji::app
