#pragma once
// Every colour of the application, in every theme. Nothing else names a colour.
// Values and measured contrasts: see the tables in palette_tokens.cpp.

#include "style/cell_role.h"

#include <QColor>

#include <array>

namespace moji::app {

enum class Theme { System, Light, Dark, HighContrastLight, HighContrastDark };

/// How bytes are coloured by their role. The distinct colours differ in lightness too.
enum class RoleColourSet { Usual, Distinct };

struct RoleColours {
    QColor background;
    QColor foreground;
    QColor border;
    QColor hatch; // of Invalid and Unmapped
};

struct Palette {
    QColor window, surface, raised, sunken, line, lineStrong, text, muted, accent, onAccent,
        selection, hover, current, good, goodBg, warn, warnBg, bad, badBg;
    std::array<RoleColours, kCellRoles> roles;

    [[nodiscard]] const RoleColours& role(CellRole role) const {
        return roles[static_cast<std::size_t>(role)];
    }
    /// Of the payload bits of byte 0..3 of a character; further bytes start over.
    [[nodiscard]] const RoleColours& series(std::size_t byteIndex) const;
};

/// The current colours. Widgets learn of a change by QEvent::PaletteChange.
[[nodiscard]] const Palette& colours();

/// Takes effect at once, in every window. System follows the desktop's choice.
void setTheme(Theme theme);
[[nodiscard]] Theme theme();
/// As setTheme(). The themes of high contrast have one set.
void setRoleColourSet(RoleColourSet set);
[[nodiscard]] RoleColourSet roleColourSet();

} // namespace moji::app
