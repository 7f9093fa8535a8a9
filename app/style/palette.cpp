#include "style/palette.h"

#include "style/late_style.h"
#include "style/palette_tokens.h"
#include "style/restyling.h"
#include "style/style_sheet.h"
#include "style/surround.h"

#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QWidget>

#include <cstdint>
#include <utility>

namespace moji::app {

namespace {

Palette fromTokens(Look look) {
    const Tokens& tokens = tokensOf(look);
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
        const RoleTokens& role = roleTokensOf(look)[i];
        palette.roles[i] = {colour(role.background), colour(role.foreground), colour(role.border),
                            colour(role.hatch)};
    }
    return palette;
}

struct Choice {
    Theme theme = Theme::System;
    Look look;
    Palette palette = fromTokens({});
    bool isApplied = false; // to the widgets
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

void styleWidgets() {
    Q_EMIT Restyling::notifier().begins();
    const StyleChange change;
    QApplication::setPalette(qtPalette(colours()));
    if (qApp == nullptr)
        return;
    applyStyleSheet();
    // The style sheet resets the fonts and colours that widgets have set themselves: a second
    // palette event makes them set these again.
    for (QWidget* widget : QApplication::allWidgets()) {
        if (isStyledLater(widget))
            continue;
        QEvent changed(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &changed);
    }
}

void apply(Theme theme, bool distinctRoles) {
    const bool desktop = desktopIsDark();
    const Look look{.dark = theme == Theme::Dark || theme == Theme::HighContrastDark ||
                            (theme == Theme::System && desktop),
                    .highContrast =
                        theme == Theme::HighContrastLight || theme == Theme::HighContrastDark,
                    .distinctRoles = distinctRoles};
    choice().theme = theme;
    if (std::exchange(choice().isApplied, qApp != nullptr) && look == choice().look)
        return;
    choice().look = look;
    choice().palette = fromTokens(look);
    styleWidgets();
}

} // namespace

const RoleColours& Palette::series(std::size_t byteIndex) const {
    constexpr CellRole kSeries[] = {CellRole::Lead3, CellRole::Lead2, CellRole::LegacyLead,
                                    CellRole::Lead4};
    return role(kSeries[byteIndex % std::size(kSeries)]);
}

const Palette& colours() {
    return choice().palette;
}

const SurroundColours& surroundColours() {
    static const SurroundColours surround{QColor(0x00, 0x00, 0x00), QColor(0xFF, 0xFF, 0xFF),
                                          QColor(0xB4, 0xBA, 0xC4)};
    return surround;
}

Theme theme() {
    return choice().theme;
}

RoleColourSet roleColourSet() {
    return choice().look.distinctRoles ? RoleColourSet::Distinct : RoleColourSet::Usual;
}

void setRoleColourSet(RoleColourSet set) {
    apply(choice().theme, set == RoleColourSet::Distinct);
}

void setTheme(Theme theme) {
    apply(theme, choice().look.distinctRoles);
}

} // namespace moji::app
