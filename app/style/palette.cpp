#include "style/palette.h"

#include "style/style_sheet.h"
#include "style/surround.h"

#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QWidget>

#include <cstdint>

namespace moji::app {

namespace {

struct RoleTokens {
    std::uint32_t background, foreground, border, hatch;
};

struct Tokens {
    std::uint32_t window, surface, raised, sunken, line, lineStrong, text, muted, accent, onAccent,
        selection, hover, current, good, goodBg, warn, warnBg, bad, badBg;
    std::array<RoleTokens, kCellRoles> roles;
};

// Every foreground has a contrast of 4.5:1 or more on its background, every border 3:1 on the
// surface (WCAG 2); borders of roles that appear together remain distinct under protanopia and
// deuteranopia (CIEDE2000 8.3 or more), which the pale fills alone would not.
constexpr Tokens kLight{
    .window = 0xF2F3F5,
    .surface = 0xFFFFFF,
    .raised = 0xFAFBFC,
    .sunken = 0xE8EAEE,
    .line = 0xDDE0E5,
    .lineStrong = 0x848C98,
    .text = 0x1A1D21,
    .muted = 0x58606B,
    .accent = 0x0B57C2,
    .onAccent = 0xFFFFFF,
    .selection = 0xD3E3FD,
    .hover = 0xEAF1FC,
    .current = 0xF5F8FE,
    .good = 0x1A6B35,
    .goodBg = 0xDDF1E2,
    .warn = 0x7A4B00,
    .warnBg = 0xFCEBC8,
    .bad = 0xA3200F,
    .badBg = 0xFBDDD7,
    .roles = {{
        {0xFFFFFF, 0x1A1D21, 0xC9CED6, 0xC9CED6}, // ascii
        {0xFFFFFF, 0x656D79, 0xC9CED6, 0xC9CED6}, // space
        {0xF6F7F9, 0x3B434D, 0x4C545F, 0x4C545F}, // control
        {0xCDE7FB, 0x0A3A61, 0x2A93D5, 0x2A93D5}, // lead2
        {0xFBE2A0, 0x4D3600, 0xBC8000, 0xBC8000}, // lead3
        {0xDDCDF4, 0x3A1670, 0x6D35B5, 0x6D35B5}, // lead4
        {0xE9EDF2, 0x37404C, 0x848F9E, 0x848F9E}, // continuation
        {0xBDE8DC, 0x0A4436, 0x0B6E56, 0x0B6E56}, // legacyLead
        {0xE4F5F0, 0x1F473D, 0x5FA08F, 0x5FA08F}, // legacyTrail
        {0xF9D2E6, 0x6B1244, 0xD2509C, 0xD2509C}, // surrogate
        {0xFCDDD7, 0x8F1A0A, 0xAE1D0C, 0xEDA598}, // invalid
        {0xEFEDE6, 0x575043, 0x9B8A62, 0xD2CCBC}, // unmapped
    }},
};

constexpr Tokens kDark{
    .window = 0x1E2126,
    .surface = 0x15171B,
    .raised = 0x24282E,
    .sunken = 0x101215,
    .line = 0x33383F,
    .lineStrong = 0x6F7886,
    .text = 0xE4E7EB,
    .muted = 0xA0A8B3,
    .accent = 0x7FB0FF,
    .onAccent = 0x0B1B33,
    .selection = 0x1F3A66,
    .hover = 0x222B3A,
    .current = 0x1A2029,
    .good = 0x7FD49B,
    .goodBg = 0x1C3525,
    .warn = 0xF0BE62,
    .warnBg = 0x3A2D12,
    .bad = 0xFF9B8A,
    .badBg = 0x45201A,
    .roles = {{
        {0x15171B, 0xE4E7EB, 0x3C424B, 0x3C424B}, // ascii
        {0x15171B, 0x8E97A3, 0x3C424B, 0x3C424B}, // space
        {0x1B1E23, 0xC3C9D1, 0xB4BCC7, 0xB4BCC7}, // control
        {0x123A58, 0xBFE2FB, 0x56B4EE, 0x56B4EE}, // lead2
        {0x4A3705, 0xFBE0A0, 0xE0AC38, 0xE0AC38}, // lead3
        {0x3A2165, 0xE0D0FA, 0x8A55DA, 0x8A55DA}, // lead4
        {0x282D35, 0xC8CFD8, 0x6C7683, 0x6C7683}, // continuation
        {0x0F4237, 0xB4EBDB, 0x3CC9A3, 0x3CC9A3}, // legacyLead
        {0x1A2F2A, 0xBEE0D7, 0x46806F, 0x46806F}, // legacyTrail
        {0x551B3C, 0xFBD0E5, 0xDE62A5, 0xDE62A5}, // surrogate
        {0x561E16, 0xFFC9BF, 0xE54A30, 0x8A3729}, // invalid
        {0x302D26, 0xCBC3B2, 0xB7A67C, 0x4D483C}, // unmapped
    }},
};

Palette fromTokens(const Tokens& tokens) {
    const auto colour = [](std::uint32_t rgb) { return QColor::fromRgb(rgb); };
    Palette palette{colour(tokens.window),    colour(tokens.surface),
                    colour(tokens.raised),    colour(tokens.sunken),
                    colour(tokens.line),      colour(tokens.lineStrong),
                    colour(tokens.text),      colour(tokens.muted),
                    colour(tokens.accent),    colour(tokens.onAccent),
                    colour(tokens.selection), colour(tokens.hover),
                    colour(tokens.current),   colour(tokens.good),
                    colour(tokens.goodBg),    colour(tokens.warn),
                    colour(tokens.warnBg),    colour(tokens.bad),
                    colour(tokens.badBg),     {}};
    for (std::size_t i = 0; i < palette.roles.size(); ++i) {
        const RoleTokens& role = tokens.roles[i];
        palette.roles[i] = {colour(role.background), colour(role.foreground), colour(role.border),
                            colour(role.hatch)};
    }
    return palette;
}

struct Choice {
    Theme theme = Theme::System;
    bool dark = false;
};

Choice& choice() {
    static Choice current;
    return current;
}

/// Until our colours are set, Qt's own palette tells the desktop's choice.
bool desktopIsDark() {
    static const bool dark = [] {
        const QPalette system = QGuiApplication::palette();
        return system.color(QPalette::Window).lightness() <
               system.color(QPalette::WindowText).lightness();
    }();
    return dark;
}

QPalette qtPalette(const Palette& p) {
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> all[] = {
        {QPalette::Window, p.window},
        {QPalette::WindowText, p.text},
        {QPalette::Base, p.surface},
        {QPalette::AlternateBase, p.raised},
        {QPalette::Text, p.text},
        {QPalette::Button, p.window},
        {QPalette::ButtonText, p.text},
        {QPalette::BrightText, p.bad},
        {QPalette::Highlight, p.accent},
        {QPalette::HighlightedText, p.onAccent},
        {QPalette::ToolTipBase, p.raised},
        {QPalette::ToolTipText, p.text},
        {QPalette::PlaceholderText, p.muted},
        {QPalette::Link, p.accent},
        {QPalette::LinkVisited, p.accent},
        {QPalette::Light, p.raised},
        {QPalette::Midlight, p.line},
        {QPalette::Mid, p.lineStrong},
        {QPalette::Dark, p.lineStrong},
        {QPalette::Shadow, p.line},
    };
    for (const auto& [role, colour] : all)
        palette.setColor(role, colour);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, p.lineStrong);
    return palette;
}

} // namespace

const RoleColours& Palette::series(std::size_t byteIndex) const {
    constexpr CellRole kSeries[] = {CellRole::Lead3, CellRole::Lead2, CellRole::LegacyLead,
                                    CellRole::Lead4};
    return role(kSeries[byteIndex % std::size(kSeries)]);
}

const Palette& colours() {
    static const Palette light = fromTokens(kLight);
    static const Palette dark = fromTokens(kDark);
    return choice().dark ? dark : light;
}

const SurroundColours& surroundColours() {
    static const SurroundColours surround{QColor(0x00, 0x00, 0x00), QColor(0xFF, 0xFF, 0xFF),
                                          QColor(0xB4, 0xBA, 0xC4)};
    return surround;
}

Theme theme() {
    return choice().theme;
}

void setTheme(Theme theme) {
    const bool desktop = desktopIsDark();
    choice() = {theme, theme == Theme::Dark || (theme == Theme::System && desktop)};
    QApplication::setPalette(qtPalette(colours()));
    if (qApp == nullptr)
        return;
    qApp->setStyleSheet(styleSheet(colours()));
    // The style sheet resets the fonts and colours that widgets have set themselves: a second
    // palette event makes them set these again.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent changed(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &changed);
    }
}

} // namespace moji::app
