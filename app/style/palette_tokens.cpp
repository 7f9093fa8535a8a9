#include "style/palette_tokens.h"

namespace moji::app {

namespace {

// Every foreground has a contrast of 4.5:1 or more on its background (7:1 where contrast is high),
// every border 3:1 on the surface, every hatch 3:1 on its background (WCAG 2). Borders of roles
// that appear together remain distinct under protanopia and deuteranopia (CIEDE2000 of 8.5 or more,
// 13 in the distinct colours), which the pale fills alone would not. To all these eyes, the border
// of invalid bytes has most contrast. tests/app/style/tst_palette.cpp measures all of this.
constexpr RoleTokens kUsualLight[kCellRoles] = {
    {0xFFFFFF, 0x1A1D21, 0xC9CED6, 0xC9CED6}, // ascii
    {0xFFFFFF, 0x656D79, 0xC9CED6, 0xC9CED6}, // space
    {0xF6F7F9, 0x3B434D, 0x4C545F, 0x4C545F}, // control
    {0xCDE7FB, 0x0A3A61, 0x2A93D5, 0x2A93D5}, // lead2
    {0xFBE2A0, 0x4D3600, 0xBC8000, 0xBC8000}, // lead3
    {0xDDCDF4, 0x3A1670, 0x6D35B5, 0x6D35B5}, // lead4
    {0xE9EDF2, 0x37404C, 0x848F9E, 0x848F9E}, // continuation
    {0xBDE8DC, 0x0A4436, 0x0B6E56, 0x0B6E56}, // legacyLead
    {0xE4F5F0, 0x1F473D, 0x579684, 0x579684}, // legacyTrail
    {0xF9D2E6, 0x6B1244, 0xD2509C, 0xD2509C}, // surrogate
    {0xFCDDD7, 0x85120A, 0x8A0F0F, 0xC0574A}, // invalid
    {0xEFEDE6, 0x575043, 0x9B8A62, 0x908566}, // unmapped
};

constexpr RoleTokens kUsualDark[kCellRoles] = {
    {0x15171B, 0xE4E7EB, 0x3C424B, 0x3C424B}, // ascii
    {0x15171B, 0x8E97A3, 0x3C424B, 0x3C424B}, // space
    {0x1B1E23, 0xC3C9D1, 0xADB6C2, 0xADB6C2}, // control
    {0x123A58, 0xBFE2FB, 0x5BB4ED, 0x5BB4ED}, // lead2
    {0x4A3705, 0xFBE0A0, 0xE0AD3A, 0xE0AD3A}, // lead3
    {0x3A2165, 0xE0D0FA, 0x8857D8, 0x8857D8}, // lead4
    {0x282D35, 0xC8CFD8, 0x6D7581, 0x6D7581}, // continuation
    {0x0F4237, 0xB4EBDB, 0x55AC94, 0x55AC94}, // legacyLead
    {0x1A2F2A, 0xBEE0D7, 0x46806F, 0x46806F}, // legacyTrail
    {0x551B3C, 0xFBD0E5, 0xDD61A7, 0xDD61A7}, // surrogate
    {0x561E16, 0xFFC9BF, 0xFFB6A1, 0xD07A64}, // invalid
    {0x302D26, 0xCBC3B2, 0xB5A378, 0x84785B}, // unmapped
};

constexpr RoleTokens kDistinctLight[kCellRoles] = {
    {0xFFFFFF, 0x1A1D21, 0xC6C6C8, 0xC6C6C8}, // ascii
    {0xFFFFFF, 0x6E7073, 0xC6C6C8, 0xC6C6C8}, // space
    {0xF4F4F5, 0x282B31, 0x4D505B, 0x4D505B}, // control
    {0xE0EDF5, 0x2C3E4A, 0x5C94B4, 0x5C94B4}, // lead2
    {0xE6E1C8, 0x2E2D1E, 0x635617, 0x635617}, // lead3
    {0xD6D6FC, 0x13155A, 0x0000EE, 0x0000EE}, // lead4
    {0xE5E6E2, 0x393C3A, 0x888D7A, 0x888D7A}, // continuation
    {0xD7E7DD, 0x153224, 0x07692A, 0x07692A}, // legacyLead
    {0xE4EFED, 0x2A4140, 0x549C90, 0x549C90}, // legacyTrail
    {0xF4D7FE, 0x47175E, 0xB907FA, 0xB907FA}, // surrogate
    {0xF9D0D0, 0x3C0006, 0x5C0008, 0xA85058}, // invalid
    {0xDFF1D6, 0x234318, 0x38A200, 0x329003}, // unmapped
};

constexpr RoleTokens kDistinctDark[kCellRoles] = {
    {0x15171B, 0xE4E7EB, 0x494B4F, 0x494B4F}, // ascii
    {0x15171B, 0x919498, 0x494B4F, 0x494B4F}, // space
    {0x212429, 0xE4EBF1, 0xE5F5FF, 0xE5F5FF}, // control
    {0x13435A, 0xA8D9F0, 0x0DB5FD, 0x0DB5FD}, // lead2
    {0x453516, 0xDACAAB, 0xC08108, 0xC08108}, // lead3
    {0x232B4D, 0xB8C1E3, 0x4860CD, 0x4860CD}, // lead4
    {0x242A2B, 0xBDC5C5, 0x586E64, 0x586E64}, // continuation
    {0x233E40, 0xB8D4D6, 0x46A2A0, 0x46A2A0}, // legacyLead
    {0x20312A, 0xB6C7BF, 0x3E734F, 0x3E734F}, // legacyTrail
    {0x401352, 0xD5A9E8, 0xAD08E0, 0xAD08E0}, // surrogate
    {0x4D443E, 0xFFF3E8, 0xFFD4AD, 0xB89A80}, // invalid
    {0x134017, 0xA8D5AD, 0x0DA80C, 0x109E10}, // unmapped
};

constexpr RoleTokens kContrastLightRoles[kCellRoles] = {
    {0xFFFFFF, 0x000000, 0x737373, 0x737373}, // ascii
    {0xFFFFFF, 0x505050, 0x737373, 0x737373}, // space
    {0xF1F0F1, 0x050208, 0x12071C, 0x12071C}, // control
    {0xE9EBF2, 0x090F23, 0x20347E, 0x20347E}, // lead2
    {0xF5ECE6, 0x2C1301, 0x9D4502, 0x9D4502}, // lead3
    {0xEEEFFC, 0x171B3E, 0x5361DD, 0x5361DD}, // lead4
    {0xEDEBEA, 0x23201D, 0x7C7166, 0x7C7166}, // continuation
    {0xE8EEEC, 0x071814, 0x195446, 0x195446}, // legacyLead
    {0xE6F2F3, 0x032426, 0x0A8286, 0x0A8286}, // legacyTrail
    {0xF1E6F3, 0x1F0226, 0x700687, 0x700687}, // surrogate
    {0xF7D0CE, 0x160100, 0x4D0301, 0xA85058}, // invalid
    {0xF7ECE6, 0x311301, 0xAF4302, 0xB86A3C}, // unmapped
};

constexpr RoleTokens kContrastDarkRoles[kCellRoles] = {
    {0x000000, 0xFFFFFF, 0x8C8C8C, 0x8C8C8C}, // ascii
    {0x000000, 0xB0B0B0, 0x8C8C8C, 0x8C8C8C}, // space
    {0x0E0F0F, 0xF9FCFF, 0xEAF5FF, 0xEAF5FF}, // control
    {0x222838, 0xE2EBFF, 0x99B6FF, 0x99B6FF}, // lead2
    {0x301F08, 0xF4DFC1, 0xD88B23, 0xD88B23}, // lead3
    {0x1C1533, 0xDBD2F9, 0x7F5FE9, 0x7F5FE9}, // lead4
    {0x171514, 0xE6E2E0, 0xA49891, 0xA49891}, // continuation
    {0x072525, 0xC1E6E6, 0x22A6A7, 0x22A6A7}, // legacyLead
    {0x1B1B00, 0xDADAB8, 0x7A7A00, 0x7A7A00}, // legacyTrail
    {0x37071D, 0xFDC1DD, 0xF82084, 0xF82084}, // surrogate
    {0x3D352D, 0xFFF5EC, 0xFFDBBA, 0x9A8672}, // invalid
    {0x292800, 0xECEAB8, 0xBBB500, 0x797600}, // unmapped
};

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
};

constexpr Tokens kContrastLight{
    .window = 0xFFFFFF,
    .surface = 0xFFFFFF,
    .raised = 0xFFFFFF,
    .sunken = 0xE6E6E6,
    .line = 0x5A5A5A,
    .lineStrong = 0x404040,
    .text = 0x000000,
    .muted = 0x3A3A3A,
    .accent = 0x0036A3,
    .onAccent = 0xFFFFFF,
    .selection = 0xC4D8FF,
    .hover = 0xE3ECFF,
    .current = 0xEDF3FF,
    .good = 0x004D1C,
    .goodBg = 0xE2F5E8,
    .warn = 0x573400,
    .warnBg = 0xFFF0CC,
    .bad = 0x7A0D00,
    .badBg = 0xFFE3DD,
};

constexpr Tokens kContrastDark{
    .window = 0x000000,
    .surface = 0x000000,
    .raised = 0x0D0D0D,
    .sunken = 0x1C1C1C,
    .line = 0x9A9A9A,
    .lineStrong = 0xBDBDBD,
    .text = 0xFFFFFF,
    .muted = 0xD0D0D0,
    .accent = 0x8FC1FF,
    .onAccent = 0x000000,
    .selection = 0x123A78,
    .hover = 0x10274D,
    .current = 0x0A1B36,
    .good = 0x8FF0AE,
    .goodBg = 0x06260F,
    .warn = 0xFFD27A,
    .warnBg = 0x2B1D00,
    .bad = 0xFFB3A6,
    .badBg = 0x3A0E07,
};

} // namespace

const Tokens& tokensOf(Look look) {
    if (look.highContrast)
        return look.dark ? kContrastDark : kContrastLight;
    return look.dark ? kDark : kLight;
}

/// A theme of high contrast has one set of role colours, which is distinct.
std::span<const RoleTokens, kCellRoles> roleTokensOf(Look look) {
    if (look.highContrast)
        return look.dark ? kContrastDarkRoles : kContrastLightRoles;
    if (look.distinctRoles)
        return look.dark ? kDistinctDark : kDistinctLight;
    return look.dark ? kUsualDark : kUsualLight;
}

} // namespace moji::app
