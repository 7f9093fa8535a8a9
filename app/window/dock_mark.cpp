#include "window/dock_mark.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"

#include <QPainter>

namespace moji::app {

namespace {

constexpr int kPadding = 5; // within the pill, left and right
constexpr int kGap = 6;     // between the parts

int pillWidth(const QFontMetrics& metrics, const QString& count) {
    const int width = metrics.horizontalAdvance(count) + 2 * kPadding;
    return count.isEmpty() ? 0 : std::max(width, metrics.height());
}

} // namespace

DockMark::DockMark(QWidget* parent)
    : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents); // the title is under it
}

void DockMark::setState(std::uint64_t count, bool updating) {
    m_count = count > 0 ? numberText(count) : QString();
    m_updating = updating ? tr("updating") : QString();
    resize(sizeHint());
    update();
}

QSize DockMark::sizeHint() const {
    const QFontMetrics metrics(uiFont(FontSize::Caption));
    const int pill = pillWidth(metrics, m_count);
    const int words = metrics.horizontalAdvance(m_updating);
    return {pill + words + (pill > 0 && words > 0 ? kGap : 0), metrics.height()};
}

void DockMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont font = uiFont(FontSize::Caption);
    painter.setFont(font);
    const int width = pillWidth(QFontMetrics(font), m_count);
    if (width > 0) {
        const QRect pill(0, 0, width, height());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours().badBg);
        painter.drawRoundedRect(pill, height() / 2.0, height() / 2.0);
        painter.setPen(colours().bad);
        painter.drawText(pill, Qt::AlignCenter, m_count);
    }
    painter.setPen(colours().muted);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, m_updating);
}

} // namespace moji::app
