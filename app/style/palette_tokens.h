#pragma once
// The numbers behind the palette: colours as 0xRRGGBB, for each look of the window.

#include "style/cell_role.h"

#include <cstdint>
#include <span>

namespace moji::app {

struct RoleTokens {
    std::uint32_t background, foreground, border, hatch;
};

struct Tokens {
    std::uint32_t window, surface, raised, sunken, line, lineStrong, text, muted, accent, onAccent,
        selection, hover, current, good, goodBg, warn, warnBg, bad, badBg;
};

struct Look {
    bool dark = false;
    bool highContrast = false;
    bool distinctRoles = false;
    bool operator==(const Look&) const = default;
};

[[nodiscard]] const Tokens& tokensOf(Look look);
/// In the order of CellRole.
[[nodiscard]] std::span<const RoleTokens, kCellRoles> roleTokensOf(Look look);

} // namespace moji::app
