#include "lenses/lookup/lookup_table.h"

#include "lenses/lookup/lookup_words.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QEvent>
#include <QPainter>

namespace moji::app {

namespace {

constexpr int kPadding = 12;
constexpr int kAccentBar = 3;
constexpr int kRowHeight = 24; // of the most; each row has its own

} // namespace

LookupHeader::LookupHeader(Qt::Orientation orientation, const LookupModel& model,
                           const LookupLook& look, QWidget* parent)
    : FlatHeader(orientation, parent)
    , m_model(model)
    , m_look(look) {
    setSectionResizeMode(QHeaderView::Fixed);
}

void LookupHeader::paintEvent(QPaintEvent* event) {
    FlatHeader::paintEvent(event);
    QPainter painter(viewport()); // after the last section
    if (orientation() == Qt::Horizontal) {
        painter.fillRect(viewport()->rect().adjusted(length(), 0, 0, 0), colours().surface);
        painter.fillRect(QRect(length(), height() - 1, width(), 1), colours().line);
    } else {
        painter.fillRect(viewport()->rect().adjusted(0, length(), 0, 0), colours().surface);
    }
}

void LookupHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    painter->save();
    painter->setClipRect(rect);
    painter->fillRect(rect, colours().surface);
    if (orientation() == Qt::Horizontal)
        paintLane(*painter, rect, static_cast<std::size_t>(section));
    else
        paintRowName(*painter, rect, static_cast<LookupRow>(section));
    painter->restore();
}

void LookupHeader::paintLane(QPainter& painter, const QRect& rect, std::size_t lane) const {
    const bool bad = m_model.story().block.error[lane] != 0;
    const bool current = lane == m_look.lane;
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
    if (current)
        painter.fillRect(rect, colours().current);
    if (bad)
        drawFailingColumn(painter, rect);
    if (current)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), kAccentBar),
                         colours().accent);
    painter.setFont(
        monoFont(lookupFontSize(m_look.layout), bad || current ? QFont::Bold : QFont::Normal));
    painter.setPen(bad ? colours().bad : current ? colours().accent : colours().muted);
    painter.drawText(rect, Qt::AlignCenter, QString::number(lane));
}

void LookupHeader::paintRowName(QPainter& painter, const QRect& rect, LookupRow row) const {
    if (endsGroup(row))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
    const QRectF content = m_look.layout.content(row, rect).adjusted(scaled(kPadding), 0, -4, 0);
    const bool strong =
        row == LookupRow::Input || row == LookupRow::SpecialCases || row == LookupRow::Error;
    painter.setFont(uiFont(lookupFontSize(m_look.layout), strong ? QFont::Bold : QFont::Normal));
    painter.setPen(strong ? colours().text : colours().muted);
    const QString name =
        m_model.headerData(static_cast<int>(row), Qt::Vertical, Qt::DisplayRole).toString();
    const auto draw = [&](const QRectF& area, const QString& text) {
        painter.drawText(
            area, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width())));
    };
    const QString remark = LookupModel::remark(row);
    if (remark.isEmpty() || content.height() < 2 * painter.fontMetrics().height()) {
        draw(content, name);
        return;
    }
    draw(content.adjusted(0, 0, 0, -content.height() / 2), name);
    painter.setFont(uiFont(FontSize::Caption));
    painter.setPen(colours().muted);
    draw(content.adjusted(0, content.height() / 2, 0, 0), remark);
}

LookupTable::LookupTable(LookupModel& model, const LookupLook& look, QWidget* parent)
    : PlainTable(kRowHeight, parent)
    , m_look(look) {
    setHorizontalHeader(new LookupHeader(Qt::Horizontal, model, look, this));
    setVerticalHeader(new LookupHeader(Qt::Vertical, model, look, this));
    setModel(&model);
    setItemDelegate(new LookupDelegate(model, look, this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    setCornerText(LookupText::tr("Lane"), kPadding);
    arrange();
}

void LookupTable::arrange() {
    const LookupLayout& layout = m_look.layout;
    horizontalHeader()->setFixedHeight(layout.headerHeight());
    verticalHeader()->setFixedWidth(layout.headWidth());
    horizontalHeader()->setDefaultSectionSize(layout.laneWidth());
    for (int row = 0; row < kLookupRows; ++row) {
        const int height = layout.rowHeight(static_cast<LookupRow>(row));
        setRowHidden(row, height == 0);
        if (height > 0)
            setRowHeight(row, height);
    }
    setFixedHeight(layout.tableHeight() + layout.headerHeight());
    setMinimumWidth(layout.headWidth() + layout.laneWidth() * static_cast<int>(utf8::kLookupBlock));
}

void LookupTable::changeEvent(QEvent* event) {
    PlainTable::changeEvent(event); // which makes all rows equally high
    if (model() != nullptr)
        arrange();
}

std::optional<std::size_t> LookupTable::laneAt(const QPoint& position) const {
    const QModelIndex index = indexAt(position);
    return index.isValid() ? std::optional(static_cast<std::size_t>(index.column())) : std::nullopt;
}

void LookupTable::repaintAll() {
    viewport()->update();
    horizontalHeader()->viewport()->update();
    verticalHeader()->viewport()->update();
}

} // namespace moji::app
