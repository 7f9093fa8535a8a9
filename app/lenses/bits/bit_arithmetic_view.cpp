#include "lenses/bits/bit_arithmetic_view.h"

#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/palette.h"

#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kPadding = 16;
constexpr int kWidestBelow = 440;
constexpr int kTop = 12;
constexpr int kSpecimen = 48;
constexpr int kHead = 56;
constexpr int kRow = 20;
constexpr int kSwatch = 8;
constexpr int kCheckMark = 20;
constexpr int kCheckGap = 16; // least, between a check and its rule

QRectF takeTop(QRectF& rest, qreal height) {
    const QRectF row(rest.left(), rest.top(), rest.width(), height);
    rest.setTop(rest.top() + height);
    return row;
}

void drawTick(QPainter& painter, QPointF at) {
    painter.setPen(QPen(colours().good, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({at + QPointF(-5, 0), at + QPointF(-1.5, 4), at + QPointF(5, -4)}));
}

void drawCross(QPainter& painter, QPointF at) {
    painter.setPen(QPen(colours().bad, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(-4, -4), at + QPointF(4, 4));
    painter.drawLine(at + QPointF(-4, 4), at + QPointF(4, -4));
}

QString nameOf(const BitStory::Check& check) {
    return check.outcome == BitStory::Outcome::Unreached ? QStringLiteral("–  ") + check.name
                                                         : check.name;
}

QFont checkFont(const BitStory::Check& check) {
    const bool failed = check.outcome == BitStory::Outcome::Failed;
    return uiFont(FontSize::Label, failed ? QFont::Bold : QFont::Normal);
}

} // namespace

BitArithmeticView::BitArithmeticView(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void BitArithmeticView::setStory(const BitStory& story) {
    m_story = story;
    updateGeometry();
    update();
}

void BitArithmeticView::setBelow(bool below) {
    m_below = below;
    setMaximumWidth(below ? scaled(kWidestBelow) : QWIDGETSIZE_MAX);
    update();
}

QSize BitArithmeticView::sizeHint() const {
    const auto rows = static_cast<int>(m_story.terms.size() + m_story.checks.size()) +
                      (m_story.sum.left.isEmpty() ? 0 : 1);
    return {std::max(scaled(352), checksWidth()), scaled(kHead + rows * kRow + kTop + 8)};
}

/// That no check touches its rule, in any language.
int BitArithmeticView::checksWidth() const {
    int width = 0;
    const QFontMetrics rules(monoFont(FontSize::Caption));
    for (const BitStory::Check& check : m_story.checks) {
        const QFontMetrics names(checkFont(check));
        width = std::max(width, names.horizontalAdvance(nameOf(check)) +
                                    rules.horizontalAdvance(check.rule));
    }
    return width + scaled(kCheckMark + kCheckGap + 2 * kPadding);
}

QSize BitArithmeticView::minimumSizeHint() const {
    return {scaled(264), sizeHint().height()};
}

void BitArithmeticView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colours().surface);
    const int inset = scaled(kPadding);
    painter.fillRect(m_below ? QRect(inset, 0, width() - 2 * inset, 1)
                             : QRect(0, inset, 1, height() - 2 * inset),
                     colours().line);
    if (m_story.empty())
        return;
    QRectF rest = QRectF(rect()).adjusted(scaled(kPadding), scaled(kTop), -scaled(kPadding), 0);
    drawHead(painter, rest);
    drawTerms(painter, rest);
    drawChecks(painter, rest);
}

void BitArithmeticView::drawHead(QPainter& painter, QRectF& rest) const {
    const QRectF head = takeTop(rest, scaled(kHead));
    const auto side = static_cast<qreal>(scaled(kSpecimen));
    const QRectF box(head.right() - side, head.top(), side, side);
    const CellRole role = m_story.bytes.front().role;
    const RoleColours& look = colours().role(role);
    painter.setPen(QPen(look.border, 1));
    painter.setBrush(look.background);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    QFont font = glyphFont(FontSize::Hero);
    font.setPixelSize(scaled(26));
    drawGlyph(painter, box.adjusted(3, 3, -3, -3), m_story.specimen, font, look.foreground);
    const QRectF words = head.adjusted(0, 0, -side - 8, 0);
    painter.setPen(colours().text);
    QFont title = m_story.isError ? uiFont(FontSize::Hero, QFont::Bold)
                                  : monoFont(FontSize::Hero, QFont::Bold);
    painter.setFont(title);
    painter.drawText(QRectF(words.left(), words.top(), words.width(), scaled(28)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_story.title, Qt::ElideRight,
                                                      static_cast<int>(words.width())));
    painter.setFont(uiFont(FontSize::Label));
    painter.setPen(colours().muted);
    painter.drawText(QRectF(words.left(), words.top() + scaled(28), words.width(), scaled(20)),
                     Qt::AlignLeft | Qt::AlignVCenter, m_story.subtitle);
}

void BitArithmeticView::drawTerms(QPainter& painter, QRectF& rest) const {
    const QFontMetrics digits(monoFont(FontSize::Label));
    int middle = scaled(92);
    for (const BitStory::Term& term : m_story.terms)
        if (!term.middle.isEmpty())
            middle = std::max(middle, digits.horizontalAdvance(term.left) + scaled(8));
    const auto draw = [&](const QRectF& row, const BitStory::Term& term, const QColor& left,
                          int weight) {
        painter.setPen(left);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, term.left);
        painter.setFont(monoFont(FontSize::Label));
        painter.setPen(colours().muted);
        painter.drawText(row.adjusted(middle, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         term.middle);
        painter.setFont(monoFont(FontSize::Label, weight));
        painter.setPen(colours().text);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, term.right);
    };
    const bool swatches = !m_story.isError;
    for (const BitStory::Term& term : m_story.terms) {
        QRectF row = takeTop(rest, scaled(kRow));
        if (swatches && term.series < m_story.bytes.size()) {
            const RoleColours& series = colours().series(term.series);
            painter.setPen(QPen(series.border, 1));
            painter.setBrush(series.background);
            painter.drawRect(QRectF(row.left() + 0.5, row.center().y() - 6.5, scaled(kSwatch), 13));
        }
        row.setLeft(row.left() + (swatches ? scaled(16) : 0));
        painter.setFont(monoFont(FontSize::Label));
        draw(row, term, colours().text, QFont::Normal);
    }
    if (m_story.sum.left.isEmpty())
        return;
    const QRectF row = takeTop(rest, scaled(kRow));
    painter.fillRect(QRectF(row.left(), row.top(), row.width(), 1), colours().lineStrong);
    painter.setFont(uiFont(FontSize::Label));
    draw(row, m_story.sum, colours().muted, QFont::Bold);
}

void BitArithmeticView::drawChecks(QPainter& painter, QRectF& rest) const {
    rest.setTop(rest.top() + 4);
    for (const BitStory::Check& check : m_story.checks) {
        const QRectF row = takeTop(rest, scaled(kRow));
        const QPointF mark(row.left() + 7, row.center().y());
        if (check.outcome == BitStory::Outcome::Passed)
            drawTick(painter, mark);
        else if (check.outcome == BitStory::Outcome::Failed)
            drawCross(painter, mark);
        const bool failed = check.outcome == BitStory::Outcome::Failed;
        const bool reached = check.outcome != BitStory::Outcome::Unreached;
        painter.setFont(checkFont(check));
        painter.setPen(failed ? colours().bad : reached ? colours().text : colours().muted);
        const QString name = nameOf(check);
        const QRectF words = row.adjusted(scaled(kCheckMark), 0, 0, 0);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, name);
        const qreal used = painter.fontMetrics().horizontalAdvance(name) + scaled(kCheckGap / 2);
        painter.setFont(monoFont(FontSize::Caption));
        painter.setPen(colours().muted);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(check.rule, Qt::ElideRight,
                                                          static_cast<int>(words.width() - used)));
    }
}

} // namespace moji::app
