#include "measure/line_orders.h"

#include "support/icu_i18n.h"
#include "unicode/surrogates.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace moji::measure {

namespace {

struct CloseCollator {
    void operator()(UCollator* collator) const { IcuI18n::get().closeCollator(collator); }
};

/// Sort keys, which compare as bytes as the collation compares texts.
std::vector<std::string> sortKeys(const std::vector<std::u16string>& lines,
                                  const std::string& locale) {
    std::vector<std::string> keys(lines.size());
    const IcuI18n& icu = IcuI18n::get();
    if (!icu.isThere())
        return keys;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCollator, CloseCollator> collator(
        icu.openCollator(locale.empty() ? "root" : locale.c_str(), &status));
    if (U_FAILURE(status))
        return keys;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto length = static_cast<std::int32_t>(lines[i].size());
        const std::int32_t size = icu.sortKey(collator.get(), lines[i].data(), length, nullptr, 0);
        keys[i].resize(static_cast<std::size_t>(size));
        icu.sortKey(collator.get(), lines[i].data(), length,
                    reinterpret_cast<std::uint8_t*>(keys[i].data()), size);
    }
    return keys;
}

template <class Key>
std::vector<std::size_t> sortedBy(const std::vector<Key>& keys) {
    std::vector<std::size_t> places(keys.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, {},
                             [&](std::size_t place) -> const Key& { return keys[place]; });
    return places;
}

} // namespace

std::string_view identifier(LineOrder order) {
    constexpr std::array<std::string_view, 3> kNames = {"utf8_bytes", "utf16_units", "collation"};
    return kNames[static_cast<std::size_t>(order)];
}

std::vector<std::u32string> linesOf(std::u32string_view text) {
    std::vector<std::u32string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find(U'\n');
        std::u32string_view line = text.substr(0, end);
        text.remove_prefix(end == std::u32string_view::npos ? text.size() : end + 1);
        if (line.ends_with(U'\r'))
            line.remove_suffix(1);
        lines.emplace_back(line);
    }
    return lines;
}

std::vector<std::size_t> sortedPlaces(const std::vector<std::u32string>& lines, LineOrder order,
                                      const std::string& locale) {
    if (order == LineOrder::Utf8Bytes)
        return sortedBy(lines);
    std::vector<std::u16string> units;
    units.reserve(lines.size());
    for (const std::u32string& line : lines)
        units.push_back(unicode::toUtf16(line));
    return order == LineOrder::Utf16Units ? sortedBy(units) : sortedBy(sortKeys(units, locale));
}

} // namespace moji::measure
