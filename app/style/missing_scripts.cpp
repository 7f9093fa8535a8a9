#include "style/missing_scripts.h"

#include "style/shrink.h"

#include <QFont>
#include <QFontDatabase>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace moji::app {

namespace {

/// Those for which Qt wants a font that can shape them, and opens all to find one.
std::optional<QFontDatabase::WritingSystem> shapedScript(QChar::Script script) {
    static constexpr std::pair<QChar::Script, QFontDatabase::WritingSystem> kShaped[] = {
        {QChar::Script_Syriac, QFontDatabase::Syriac},
        {QChar::Script_Thaana, QFontDatabase::Thaana},
        {QChar::Script_Devanagari, QFontDatabase::Devanagari},
        {QChar::Script_Bengali, QFontDatabase::Bengali},
        {QChar::Script_Gurmukhi, QFontDatabase::Gurmukhi},
        {QChar::Script_Gujarati, QFontDatabase::Gujarati},
        {QChar::Script_Oriya, QFontDatabase::Oriya},
        {QChar::Script_Tamil, QFontDatabase::Tamil},
        {QChar::Script_Telugu, QFontDatabase::Telugu},
        {QChar::Script_Kannada, QFontDatabase::Kannada},
        {QChar::Script_Malayalam, QFontDatabase::Malayalam},
        {QChar::Script_Sinhala, QFontDatabase::Sinhala},
        {QChar::Script_Khmer, QFontDatabase::Khmer},
        {QChar::Script_Nko, QFontDatabase::Nko},
    };
    const auto* found = std::ranges::find(
        kShaped, script, &std::pair<QChar::Script, QFontDatabase::WritingSystem>::first);
    return found == std::end(kShaped) ? std::nullopt : std::optional(found->second);
}

} // namespace

bool hasNoFont(const QString& text) {
    if (text.size() != 1) // all these scripts are in the first plane
        return false;
    const auto system = shapedScript(text.front().script());
    return system && QFontDatabase::families(*system).isEmpty();
}

void drawMissing(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                 const QColor& colour) {
    // As QFontEngineBox draws it.
    constexpr qreal kMargin = 2;
    constexpr qreal kLess = 5; // than the font's size
    const qreal size = font.pixelSize();
    const bool hasWidth = text.front().category() != QChar::Mark_NonSpacing;
    const QSizeF natural(hasWidth ? size : 1, size);
    const QPointF corner(-natural.width() / 2, std::floor(-size / 2 + 0.5));
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.translate(rect.center());
    const qreal shrink = shrinkToFit(natural, rect.size());
    painter.scale(shrink, shrink);
    painter.setPen(QPen(colour, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        QRectF(corner + QPointF(kMargin, kMargin), QSizeF(size - kLess, size - kLess)));
    painter.restore();
}

} // namespace moji::app
