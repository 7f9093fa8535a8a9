#include "style/fonts.h"

#include "style/font_sizes.h"
#include "style/ideographs.h"
#include "style/late_style.h"
#include "style/presented_zoom.h"
#include "style/restyling.h"
#include "style/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

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

struct OwnSizes {
    int words = kUsualFontSize;
    int bytes = kUsualFontSize;
    bool operator==(const OwnSizes&) const = default;
};

OwnSizes& ownSizes() {
    static OwnSizes own;
    return own;
}

/// A length of the design at the zoom, where the usual font has the size `size`.
int grown(int pixels, int size) {
    constexpr int kWhole = kHexCell * kUsualFontSize;
    return (pixels * (kHexCell + kZoomStep * zoomSteps()) * size + kWhole / 2) / kWhole;
}

/// How ideographs look there: Noto's families of them differ in these letters alone.
struct Ideographs {
    QLatin1String form;
    /// Qt keeps what draws a family together with the fallbacks of the first font that asked for
    /// it, so that another language would get the same ideographs. A font with another hint is
    /// another one to it, and does not look different.
    QFont::StyleHint hint;
};

constexpr Ideographs kIdeographs[] = {
    {QLatin1String("KR"), QFont::Monospace},  {QLatin1String("JP"), QFont::SansSerif},
    {QLatin1String("SC"), QFont::TypeWriter}, {QLatin1String("TC"), QFont::AnyStyle},
    {QLatin1String("HK"), QFont::System},
};

Ideographs ideographsCalled(QLatin1String form) {
    return *std::ranges::find(kIdeographs, form, &Ideographs::form);
}

Ideographs ideographsOf(const QLocale& locale) {
    switch (locale.language()) {
    case QLocale::Chinese:
        if (locale.territory() == QLocale::HongKong || locale.territory() == QLocale::Macau)
            return ideographsCalled(QLatin1String("HK"));
        if (locale.script() == QLocale::TraditionalChineseScript)
            return ideographsCalled(QLatin1String("TC"));
        return ideographsCalled(QLatin1String("SC"));
    case QLocale::Japanese:
        return ideographsCalled(QLatin1String("JP"));
    default:
        return ideographsCalled(QLatin1String("KR"));
    }
}

QStringList monoFamiliesWith(const Ideographs& ideographs) {
    return {QStringLiteral("Noto Sans Mono"),
            QLatin1String("Noto Sans Mono CJK ") + ideographs.form,
            QStringLiteral("Noto Color Emoji")};
}

/// Of the document in front; empty: those of the reader's language.
QLatin1String& glyphForm() {
    static QLatin1String form;
    return form;
}

/// The families for the default locale. In Chinese and Japanese that of the ideographs comes first:
/// its quotation marks, dashes and ellipses are as wide as they are.
struct Families {
    explicit Families(const QLocale& locale)
        : of(locale)
        , words{QStringLiteral("Noto Sans"),
                QLatin1String("Noto Sans CJK ") + ideographsOf(locale).form,
                QStringLiteral("Noto Color Emoji")}
        , bytes(monoFamiliesWith(ideographsOf(locale))) {
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

/// With the reader's own before them.
QStringList monoFamilies(const QStringList& ours) {
    const QString own = ownFamilies().bytes;
    return own.isEmpty() ? ours : QStringList(own) + ours;
}

QFont fontOf(const QStringList& families, int pixels, int weight) {
    QFont font(families);
    font.setPixelSize(pixels);
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

void tellWidgets() {
    for (QWidget* widget : QApplication::allWidgets()) {
        if (isStyledLater(widget))
            continue;
        QEvent changed(QEvent::FontChange);
        QApplication::sendEvent(widget, &changed);
    }
}

} // namespace

QFont uiFont(FontSize size, int weight) {
    return fontOf(uiFamilies(), scaledWords(static_cast<int>(size)), weight);
}

QFont monoFont(FontSize size, int weight) {
    QFont font =
        fontOf(monoFamilies(families().bytes), scaledBytes(static_cast<int>(size)), weight);
    font.setStyleHint(ideographsOf(families().of).hint);
    return font;
}

QFont glyphFont(FontSize size) {
    if (glyphForm().isEmpty())
        return monoFont(size);
    const Ideographs ideographs = ideographsCalled(glyphForm());
    QFont font = fontOf(monoFamilies(monoFamiliesWith(ideographs)),
                        scaledBytes(static_cast<int>(size)), QFont::Normal);
    font.setStyleHint(ideographs.hint);
    return font;
}

GlyphsOf::GlyphsOf(std::string_view encoding)
    : m_before(std::exchange(glyphForm(), ideographsOfEncoding(encoding))) {}

GlyphsOf::~GlyphsOf() {
    glyphForm() = m_before;
}

void setGlyphEncoding(std::string_view encoding) {
    const QLatin1String wanted = ideographsOfEncoding(encoding);
    if (wanted == glyphForm())
        return;
    glyphForm() = wanted;
    Q_EMIT Restyling::notifier().begins();
    tellWidgets(); // the application's font and the style sheet are of words
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

void setFontSizes(int words, int bytes) {
    const OwnSizes wanted{std::clamp(words, kSmallestFontSize, kLargestFontSize),
                          std::clamp(bytes, kSmallestFontSize, kLargestFontSize)};
    if (wanted == ownSizes())
        return;
    ownSizes() = wanted;
    announceFonts();
}

int desktopFontSize() {
    constexpr int kUsualFrom = 12; // 9 pt at 96 dpi
    constexpr int kUsualTo = 15;   // 11 pt
    constexpr double kPointsInAnInch = 72;
    const QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const QScreen* screen = QGuiApplication::primaryScreen();
    int pixels = font.pixelSize();
    if (pixels <= 0 && screen != nullptr)
        pixels = qRound(font.pointSizeF() * screen->logicalDotsPerInchY() / kPointsInAnInch);
    if (pixels <= 0 || (pixels >= kUsualFrom && pixels <= kUsualTo))
        return kUsualFontSize;
    return std::clamp(pixels, kSmallestFontSize, kLargestFontSize);
}

void announceFonts() {
    Q_EMIT Restyling::notifier().begins();
    const StyleChange change;
    QApplication::setFont(uiFont());
    if (!qApp->styleSheet().isEmpty()) // under a style sheet fonts must be inherited again
        applyStyleSheet();
    tellWidgets(); // Qt does not notify those with their own font or style sheet
}

int zoomFor(double factor) {
    const double atZoomZero =
        static_cast<double>(std::max(ownSizes().words, ownSizes().bytes)) / kUsualFontSize;
    const double steps = std::floor((factor / atZoomZero - 1) * kHexCell / kZoomStep);
    return static_cast<int>(std::clamp<double>(steps, kMinZoom, kMaxPresentedZoom));
}

int enlarged(int steps, double times) {
    const double length = (kHexCell + kZoomStep * steps) * times;
    return static_cast<int>(std::floor((length - kHexCell) / kZoomStep));
}

int scaledWords(int pixels) {
    return grown(pixels, ownSizes().words);
}

int scaledBytes(int pixels) {
    return grown(pixels, ownSizes().bytes);
}

int scaled(int pixels) {
    return grown(pixels, std::max(ownSizes().words, ownSizes().bytes));
}

} // namespace moji::app
