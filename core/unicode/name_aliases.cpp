#include "unicode/name_aliases.h"

#include <algorithm>

namespace moji::unicode {

namespace {

const NameAlias* find(char32_t codePoint) {
    const auto table = nameAliases();
    const auto row = std::ranges::lower_bound(table, codePoint, {}, &NameAlias::codePoint);
    return row != table.end() && row->codePoint == codePoint ? &*row : nullptr;
}

/// The text in the code charts' dashed box, for format characters without an abbreviation.
std::string_view chartName(char32_t codePoint) {
    if (codePoint >= 0xE0020 && codePoint <= 0xE007F)
        return "TAG"; // tag characters, as in the flags of England, Scotland and Wales
    switch (codePoint) {
    case 0x2028:
        return "LSEP";
    case 0x2029:
        return "PSEP";
    case 0x2061:
        return "f()"; // FUNCTION APPLICATION
    case 0x2062:
        return "x"; // INVISIBLE TIMES
    case 0x2063:
        return ","; // INVISIBLE SEPARATOR
    case 0x2064:
        return "+"; // INVISIBLE PLUS
    case 0x206A:
        return "ISS";
    case 0x206B:
        return "ASS";
    case 0x206C:
        return "IAFS";
    case 0x206D:
        return "AAFS";
    case 0x206E:
        return "NADS";
    case 0x206F:
        return "NODS";
    case 0xFFF9:
        return "IAA";
    case 0xFFFA:
        return "IAS";
    case 0xFFFB:
        return "IAT";
    case 0xE0001:
        return "BEGIN";
    default:
        return {};
    }
}

} // namespace

std::optional<std::string_view> controlName(char32_t codePoint) {
    const NameAlias* alias = find(codePoint);
    if (!alias || alias->control().empty())
        return std::nullopt;
    return alias->control();
}

std::optional<std::string_view> shortName(char32_t codePoint) {
    if (codePoint == U' ')
        return std::nullopt;
    if (const NameAlias* alias = find(codePoint); alias && !alias->abbreviation().empty())
        return alias->abbreviation();
    if (const auto chart = chartName(codePoint); !chart.empty())
        return chart;
    return std::nullopt;
}

} // namespace moji::unicode
