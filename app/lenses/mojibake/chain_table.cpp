#include "lenses/mojibake/chain_table.h"

#include "lenses/mojibake/mojibake_words.h"
#include "style/fonts.h"
#include "text/qt_text.h"
#include "utf8/utf8_writer.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 40;
constexpr int kTextCell = 36;
constexpr int kByteCell = 30;
constexpr int kMargin = 8;
constexpr int kPadding = 12;

QString contentText(const ChainStory& story, std::size_t state) {
    QStringList bytes;
    std::u32string text;
    for (const StoryGroup& group : story.groups)
        for (const StoryCell& cell : group.cells[state]) {
            if (cell.isText)
                text += cell.codePoint;
            else
                bytes += cell.byte ? hexText(ByteView(&*cell.byte, 1)) : QStringLiteral("??");
        }
    return story.states[state].isText ? previewText(moji::toUtf8(text), kMostTold)
                                      : bytes.join(QLatin1Char(' '));
}

} // namespace

void ChainModel::setStory(ChainStory story) {
    beginResetModel();
    m_story = std::move(story);
    endResetModel();
}

int ChainModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_story.states.size());
}

int ChainModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ChainModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const StoryState& state = m_story.states[row];
    if (index.column() == kContent)
        return contentText(m_story, row);
    const QString title = tr("%1. %2").arg(index.row() + 1).arg(state.title);
    return state.operation.isEmpty() ? title : tr("%1: %2").arg(title, state.operation);
}

QVariant ChainModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == kStep ? tr("Step") : tr("Characters and bytes");
}

void ChainLayout::fit(const ChainStory& story) {
    m_edges = {0};
    for (const StoryGroup& group : story.groups) {
        int width = 0;
        for (const auto& cells : group.cells) {
            int needed = 0;
            for (const StoryCell& cell : cells)
                needed += scaled(cell.isText ? kTextCell : kByteCell);
            width = std::max(width, needed);
        }
        m_edges.push_back(m_edges.back() + std::max(width, scaled(kByteCell)));
    }
}

std::optional<std::size_t> ChainLayout::groupAt(int x) const {
    const auto edge = std::ranges::upper_bound(m_edges, x);
    if (edge == m_edges.begin() || edge == m_edges.end())
        return std::nullopt;
    return static_cast<std::size_t>(edge - m_edges.begin()) - 1;
}

ChainTable::ChainTable(QWidget* parent)
    : PlainTable(kRowHeight, parent)
    , m_model(new ChainModel(this))
    , m_delegate(new ChainDelegate(*m_model, m_layout, this)) {
    setAccessibleName(tr("Steps"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setMouseTracking(true);
}

void ChainTable::setStory(ChainStory story) {
    m_layout.fit(story);
    m_model->setStory(std::move(story));
    m_delegate->setLit(m_hovered, std::nullopt);
    layoutColumns();
}

void ChainTable::setHovered(std::optional<ByteRange> document) {
    if (m_hovered == document)
        return;
    m_hovered = document;
    m_delegate->setLit(m_hovered, std::nullopt);
    viewport()->update();
}

void ChainTable::layoutColumns() {
    int step = scaled(120);
    const QFontMetrics title(uiFont(FontSize::Body, QFont::Bold));
    const QFontMetrics operation(uiFont(FontSize::Caption));
    for (const StoryState& state : m_model->story().states)
        step = std::max({step, title.horizontalAdvance(state.title) + scaled(52),
                         operation.horizontalAdvance(state.operation) + scaled(68)});
    setColumnWidth(ChainModel::kStep, step);
    setColumnWidth(ChainModel::kContent,
                   std::max(viewport()->width() - step, m_layout.width() + scaled(2 * kPadding)));
}

std::optional<std::size_t> ChainTable::groupAt(const QPoint& position) const {
    const QModelIndex index = indexAt(position);
    if (!index.isValid() || index.column() != ChainModel::kContent)
        return std::nullopt;
    return m_layout.groupAt(position.x() - visualRect(index).left() - scaled(kMargin));
}

void ChainTable::mouseMoveEvent(QMouseEvent* event) {
    PlainTable::mouseMoveEvent(event);
    const auto group = groupAt(event->position().toPoint());
    m_delegate->setLit(m_hovered, group);
    viewport()->update();
    std::optional<ByteRange> document;
    if (group && !m_model->story().groups[*group].document.empty())
        document = m_model->story().groups[*group].document;
    Q_EMIT hovered(document);
}

void ChainTable::mousePressEvent(QMouseEvent* event) {
    PlainTable::mousePressEvent(event);
    const auto group = groupAt(event->position().toPoint());
    if (group && !m_model->story().groups[*group].document.empty())
        Q_EMIT picked(m_model->story().groups[*group].document);
}

void ChainTable::leaveEvent(QEvent* event) {
    PlainTable::leaveEvent(event);
    m_delegate->setLit(m_hovered, std::nullopt);
    viewport()->update();
    Q_EMIT hovered(std::nullopt);
}

/// Candidates are listed at the damaged character.
bool ChainTable::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        const auto group = groupAt(help.pos());
        if (group && !m_model->story().groups[*group].remark.isEmpty()) {
            QToolTip::showText(help.globalPos(), m_model->story().groups[*group].remark,
                               viewport());
            return true;
        }
    }
    return PlainTable::viewportEvent(event);
}

void ChainTable::changeEvent(QEvent* event) {
    PlainTable::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_model != nullptr) {
        m_layout.fit(m_model->story());
        layoutColumns();
    }
}

void ChainTable::resizeEvent(QResizeEvent* event) {
    PlainTable::resizeEvent(event);
    layoutColumns();
}

} // namespace moji::app
