#include "style/fonts.h"

#include "style/presented_zoom.h"
#include "style/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
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

/// How ideographs look there: Noto's families of them differ in these letters alone.
struct Ideographs {
    QLatin1String form;
    /// Qt keeps what draws a family together with the fallbacks of the first font that asked for
    /// it, so that another language would get the same ideographs. A font with another hint is
    /// another one to it, and does not look different.
    QFont::StyleHint hint;
};

Ideographs ideographsOf(const QLocale& locale) {
    switch (locale.language()) {
    case QLocale::Chinese:
        if (locale.territory() == QLocale::HongKong || locale.territory() == QLocale::Macau)
            return {QLatin1String("HK"), QFont::System};
        if (locale.script() == QLocale::TraditionalChineseScript)
            return {QLatin1String("TC"), QFont::AnyStyle};
        return {QLatin1String("SC"), QFont::TypeWriter};
    case QLocale::Japanese:
        return {QLatin1String("JP"), QFont::SansSerif};
    default:
        return {QLatin1String("KR"), QFont::Monospace};
    }
}

/// The families for the default locale. In Chinese and Japanese that of the ideographs comes first:
/// its quotation marks, dashes and ellipses are as wide as they are.
struct Families {
    explicit Families(const QLocale& locale)
        : of(locale)
        , words{QStringLiteral("Noto Sans"),
                QLatin1String("Noto Sans CJK ") + ideographsOf(locale).form,
                QStringLiteral("Noto Color Emoji")}
        , bytes{QStringLiteral("Noto Sans Mono"),
                QLatin1String("Noto Sans Mono CJK ") + ideographsOf(locale).form,
                QStringLiteral("Noto Color Emoji")} {
        if (locale.language() == QLocale::Chinese || locale.language() == QLocale::Japanese)
            words.swapItemsAt(0, 1);
    }

    QLocale of;
    QStringList words;
    QStringList bytes;
};

const Families& families() {
    static Families found{QLocale()};
    if (found.of != QLocale())
        found = Families(QLocale());
    return found;
}

QStringList uiFamilies() {
    const QString own = ownFamilies().words;
    return own.isEmpty() ? families().words : QStringList(own) + families().words;
}

QStringList monoFamilies() {
    const QString own = ownFamilies().bytes;
    return own.isEmpty() ? families().bytes : QStringList(own) + families().bytes;
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
    font.setStyleHint(ideographsOf(families().of).hint);
    return font;
}

QFont glyphFont(FontSize size) {
    return monoFont(size);
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
