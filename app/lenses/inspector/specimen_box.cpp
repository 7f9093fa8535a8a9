#include "lenses/inspector/specimen_box.h"

#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/palette.h"
#include "style/shapes.h"

#include <QPainter>
#include <QPainterPath>

namespace moji::app {

namespace {

constexpr int kSide = 72;
constexpr qreal kRadius = 4;
constexpr int kInset = 6;
constexpr qreal kHoveredPen = 2;

} // namespace

void SpecimenBox::setCharacter(const CharacterText& text, CellRole role) {
    m_text = text;
    m_role = role;
    update();
}

void SpecimenBox::setHovered(bool hovered) {
    if (m_hovered == hovered)
        return;
    m_hovered = hovered;
    update();
}

QSize SpecimenBox::sizeHint() const {
    return {scaled(kSide), scaled(kSide)};
}

void SpecimenBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool inDashes = m_text.isName && m_role != CellRole::Unmapped;
    const RoleColours& look = colours().role(inDashes ? CellRole::Control : m_role);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QRectF inner = box.adjusted(kInset, kInset, -kInset, -kInset);
    if (inDashes) {
        drawDashedBox(painter, box, look.background, m_hovered ? colours().accent : look.border);
        drawGlyph(painter, inner, m_text.text, monoFont(FontSize::Hero), look.foreground);
        return;
    }
    QPainterPath outline;
    outline.addRoundedRect(box, kRadius, kRadius);
    painter.fillPath(outline, look.background);
    const bool invalid = m_role == CellRole::Invalid;
    if (invalid || m_role == CellRole::Unmapped) {
        painter.save();
        painter.setClipPath(outline);
        drawHatch(painter, box, look.hatch,
                  invalid ? HatchDirection::Rising : HatchDirection::Falling);
        painter.restore();
        const QPointF plate(box.width() / 4, box.height() / 5);
        painter.fillRect(QRectF(box.center() - plate, box.center() + plate), look.background);
    }
    painter.setPen(m_hovered ? QPen(colours().accent, kHoveredPen) : QPen(look.border));
    painter.drawPath(outline);
    drawGlyph(painter, inner, m_text.text, glyphFont(FontSize::Specimen), look.foreground);
}

} // namespace moji::app
