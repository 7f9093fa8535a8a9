#include "style/fonts.h"

#include "style/presented_zoom.h"
#include "style/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace moji::app {

namespace {

constexpr int kHexCell = 32; // the size that zoom changes
constexpr int kZoomStep = 4;

int& zoomSteps() {
    static int steps = 0;
    return steps;
}

/// The reader's own, before ours; empty: none.
struct OwnFamilies {
    QString words;
    QString bytes;
    bool operator==(const OwnFamilies&) const = default;
};

OwnFamilies& ownFamilies() {
    static OwnFamilies own;
    return own;
}

QStringList uiFamilies() {
    static const QStringList families{QStringLiteral("Noto Sans"),
                                      QStringLiteral("Noto Sans CJK KR"),
                                      QStringLiteral("Noto Color Emoji")};
    const QString own = ownFamilies().words;
    return own.isEmpty() ? families : QStringList(own) + families;
}

QStringList monoFamilies() {
    static const QStringList families{QStringLiteral("Noto Sans Mono"),
                                      QStringLiteral("Noto Sans Mono CJK KR"),
                                      QStringLiteral("Noto Color Emoji")};
    const QString own = ownFamilies().bytes;
    return own.isEmpty() ? families : QStringList(own) + families;
}

QFont fontOf(const QStringList& families, FontSize size, int weight) {
    QFont font(families);
    font.setPixelSize(scaled(static_cast<int>(size)));
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

} // namespace

QFont uiFont(FontSize size, int weight) {
    return fontOf(uiFamilies(), size, weight);
}

QFont monoFont(FontSize size, int weight) {
    QFont font = fontOf(monoFamilies(), size, weight);
    font.setStyleHint(QFont::Monospace);
    return font;
}

QFont glyphFont(FontSize size) {
    return fontOf(monoFamilies(), size, QFont::Normal);
}

int zoom() {
    return zoomSteps();
}

void setZoom(int steps) {
    setPresentedZoom(std::min(steps, kMaxZoom));
}

void setPresentedZoom(int steps) {
    const int wanted = std::clamp(steps, kMinZoom, kMaxPresentedZoom);
    if (wanted == zoomSteps())
        return;
    zoomSteps() = wanted;
    announceFonts();
}

void setFontFamilies(const QString& words, const QString& bytes) {
    const OwnFamilies wanted{words, bytes};
    if (wanted == ownFamilies())
        return;
    ownFamilies() = wanted;
    announceFonts();
}

void announceFonts() {
    QApplication::setFont(uiFont());
    if (!qApp->styleSheet().isEmpty()) // under a style sheet fonts must be inherited again
        qApp->setStyleSheet(styleSheet(colours()));
    // Qt does not notify widgets with their own font or style sheet.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent changed(QEvent::FontChange);
        QApplication::sendEvent(widget, &changed);
    }
}

int zoomFor(double factor) {
    const double steps = std::floor((factor - 1) * kHexCell / kZoomStep);
    return static_cast<int>(std::clamp<double>(steps, kMinZoom, kMaxPresentedZoom));
}

int scaled(int pixels) {
    const int grown = kHexCell + kZoomStep * zoomSteps();
    return (pixels * grown + kHexCell / 2) / kHexCell;
}

} // namespace moji::app
