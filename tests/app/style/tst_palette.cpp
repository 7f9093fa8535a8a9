// The colours, measured: contrast of text, marks and hatches in every theme, and whether the
// brackets of roles stay apart for colour-blind eyes. Contrast: WCAG 2. Colour-blindness: Machado,
// Oliveira and Fernandes 2009, severity 1.0. Differences: CIEDE2000.

#include "style/palette.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

using namespace moji::app;

namespace {

using Linear = std::array<double, 3>;
using Matrix = std::array<Linear, 3>;

constexpr Matrix kNormal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia{{{0.152286, 1.052583, -0.204868},
                              {0.114503, 0.786281, 0.099216},
                              {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{{{0.367322, 0.860646, -0.227968},
                                {0.280085, 0.672501, 0.047413},
                                {-0.011820, 0.042940, 0.968881}}};
constexpr std::array kEyes{kNormal, kProtanopia, kDeuteranopia};

Linear linear(const QColor& colour) {
    const auto one = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {one(colour.redF()), one(colour.greenF()), one(colour.blueF())};
}

Linear seenBy(const Matrix& eyes, const QColor& colour) {
    const Linear from = linear(colour);
    Linear to{};
    for (std::size_t i = 0; i < 3; ++i)
        to[i] = std::clamp(eyes[i][0] * from[0] + eyes[i][1] * from[1] + eyes[i][2] * from[2], 0.0,
                           1.0);
    return to;
}

double contrast(const Linear& a, const Linear& b) {
    const auto luminance = [](const Linear& c) {
        return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

double contrast(const QColor& a, const QColor& b) {
    return contrast(linear(a), linear(b));
}

std::array<double, 3> lab(const Linear& c) {
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = f((0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047);
    const double y = f(0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2]);
    const double z = f((0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// Sharma, Wu and Dalal 2005.
double difference(const Linear& a, const Linear& b) {
    constexpr double kRadians = 3.14159265358979323846 / 180;
    auto [l1, a1, b1] = lab(a);
    auto [l2, a2, b2] = lab(b);
    const double mean = (std::hypot(a1, b1) + std::hypot(a2, b2)) / 2;
    const auto chromaShare = [](double c) {
        return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
    };
    const double g = 0.5 * (1 - chromaShare(mean));
    a1 *= 1 + g;
    a2 *= 1 + g;
    const double c1 = std::hypot(a1, b1);
    const double c2 = std::hypot(a2, b2);
    const auto hue = [](double x, double y) {
        const double h = std::atan2(y, x) / (3.14159265358979323846 / 180);
        return h < 0 ? h + 360 : h;
    };
    const double h1 = hue(a1, b1);
    const double h2 = hue(a2, b2);
    double dh = c1 * c2 == 0 ? 0 : h2 - h1;
    dh = dh > 180 ? dh - 360 : dh < -180 ? dh + 360 : dh;
    double hm = h1 + h2;
    if (c1 * c2 != 0)
        hm = std::abs(h1 - h2) <= 180 ? hm / 2 : hm < 360 ? (hm + 360) / 2 : (hm - 360) / 2;
    const double lm = (l1 + l2) / 2;
    const double cm = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((hm - 30) * kRadians) +
                     0.24 * std::cos(2 * hm * kRadians) + 0.32 * std::cos((3 * hm + 6) * kRadians) -
                     0.20 * std::cos((4 * hm - 63) * kRadians);
    const double sl = 1 + 0.015 * (lm - 50) * (lm - 50) / std::sqrt(20 + (lm - 50) * (lm - 50));
    const double sc = 1 + 0.045 * cm;
    const double sh = 1 + 0.015 * cm * t;
    const double turn =
        -2 * chromaShare(cm) * std::sin(60 * std::exp(-std::pow((hm - 275) / 25, 2)) * kRadians);
    const double l = (l2 - l1) / sl;
    const double c = (c2 - c1) / sc;
    const double h = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * kRadians) / sh;
    return std::sqrt(l * l + c * c + h * h + turn * c * h);
}

constexpr CellRole kOfUtf8[] = {CellRole::Control, CellRole::Lead2,        CellRole::Lead3,
                                CellRole::Lead4,   CellRole::Continuation, CellRole::Invalid};
constexpr CellRole kOfOthers[] = {CellRole::Control,   CellRole::LegacyLead, CellRole::LegacyTrail,
                                  CellRole::Surrogate, CellRole::Unmapped,   CellRole::Invalid};

} // namespace

class TestPalette : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textIsReadable_data() { looks(); }
    void textIsReadable();
    void marksAreSeen_data() { looks(); }
    void marksAreSeen();
    void rolesStayApart_data() { looks(); }
    void rolesStayApart();
    void invalidStandsOut_data() { looks(); }
    void invalidStandsOut();
    void theDifferenceIsThatOfThePaper();
    void cleanupTestCase();

private:
    static void looks();
    void choose();
    bool m_highContrast = false;
    bool m_distinct = false;
};

void TestPalette::looks() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("set");
    const std::pair<const char*, Theme> themes[] = {{"light", Theme::Light},
                                                    {"dark", Theme::Dark},
                                                    {"contrast-light", Theme::HighContrastLight},
                                                    {"contrast-dark", Theme::HighContrastDark}};
    for (const auto& [name, theme] : themes) {
        QTest::addRow("%s-usual", name) << int(theme) << int(RoleColourSet::Usual);
        QTest::addRow("%s-distinct", name) << int(theme) << int(RoleColourSet::Distinct);
    }
}

void TestPalette::choose() {
    QFETCH(int, theme);
    QFETCH(int, set);
    setTheme(static_cast<Theme>(theme));
    setRoleColourSet(static_cast<RoleColourSet>(set));
    m_highContrast =
        theme == int(Theme::HighContrastLight) || theme == int(Theme::HighContrastDark);
    m_distinct = m_highContrast || set == int(RoleColourSet::Distinct);
}

void TestPalette::textIsReadable() {
    choose();
    const Palette& p = colours();
    const double least = m_highContrast ? 7 : 4.5;
    for (const QColor& ground : {p.window, p.surface, p.raised, p.selection, p.hover, p.current}) {
        QVERIFY2(contrast(p.text, ground) >= least, qPrintable(ground.name()));
        QVERIFY2(contrast(p.muted, ground) >= 4.5, qPrintable(ground.name()));
    }
    QVERIFY(contrast(p.bad, p.surface) >= least && contrast(p.bad, p.badBg) >= 4.5);
    QVERIFY(contrast(p.warn, p.warnBg) >= 4.5 && contrast(p.good, p.goodBg) >= 4.5);
    QVERIFY(contrast(p.accent, p.surface) >= 4.5 && contrast(p.onAccent, p.accent) >= 4.5);
    for (const RoleColours& role : p.roles)
        QVERIFY2(contrast(role.foreground, role.background) >= least,
                 qPrintable(role.foreground.name()));
}

void TestPalette::marksAreSeen() {
    choose();
    const Palette& p = colours();
    const auto isSeen = [](const Matrix& eyes, const QColor& mark, const QColor& ground) {
        return contrast(seenBy(eyes, mark), seenBy(eyes, ground)) >= 3;
    };
    for (const Matrix& eyes : kEyes) {
        for (const auto roles : {std::span(kOfUtf8), std::span(kOfOthers)})
            for (const CellRole role : roles)
                QVERIFY2(isSeen(eyes, p.role(role).border, p.surface),
                         qPrintable(p.role(role).border.name()));
        for (const CellRole role : {CellRole::Invalid, CellRole::Unmapped})
            QVERIFY2(isSeen(eyes, p.role(role).hatch, p.role(role).background),
                     qPrintable(p.role(role).hatch.name()));
    }
    if (m_highContrast)
        QVERIFY(contrast(p.line, p.surface) >= 4.5 && contrast(p.lineStrong, p.surface) >= 7);
}

void TestPalette::rolesStayApart() {
    choose();
    const double least = m_distinct ? 13 : 8.5;
    for (const Matrix& eyes : kEyes)
        for (const auto roles : {std::span(kOfUtf8), std::span(kOfOthers)})
            for (std::size_t i = 0; i < roles.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const double apart = difference(seenBy(eyes, colours().role(roles[i]).border),
                                                    seenBy(eyes, colours().role(roles[j]).border));
                    QVERIFY2(apart >= least,
                             qPrintable(QStringLiteral("%1 and %2: %3")
                                            .arg(roleName(roles[i]), roleName(roles[j]))
                                            .arg(apart)));
                }
}

/// Of all characters' brackets, that of invalid bytes has most contrast. In the usual colours that
/// of control characters has less, too.
void TestPalette::invalidStandsOut() {
    choose();
    for (const Matrix& eyes : kEyes) {
        const Linear ground = seenBy(eyes, colours().surface);
        const auto seen = [&](CellRole role) {
            return contrast(seenBy(eyes, colours().role(role).border), ground);
        };
        for (const auto roles : {std::span(kOfUtf8), std::span(kOfOthers)})
            for (const CellRole role : roles)
                if (role != CellRole::Invalid && (role != CellRole::Control || !m_distinct))
                    QVERIFY2(seen(CellRole::Invalid) > seen(role), qPrintable(roleName(role)));
    }
}

/// Black and white are 100 apart, equal colours 0; the usual red and green are far apart for usual
/// eyes and near for deuteranopic ones.
void TestPalette::theDifferenceIsThatOfThePaper() {
    const QColor white(Qt::white);
    const QColor black(Qt::black);
    QVERIFY(std::abs(difference(linear(white), linear(black)) - 100) < 0.1);
    QVERIFY(difference(linear(white), linear(white)) < 1e-9);
    const QColor red(0xB0, 0x40, 0x30);
    const QColor green(0x60, 0x70, 0x20);
    QVERIFY(difference(seenBy(kNormal, red), seenBy(kNormal, green)) >
            2 * difference(seenBy(kDeuteranopia, red), seenBy(kDeuteranopia, green)));
}

void TestPalette::cleanupTestCase() {
    setRoleColourSet(RoleColourSet::Usual);
    setTheme(Theme::Light);
}

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
