#include "support/sentence_places.h"

namespace moji {

std::vector<std::string_view> fixedParts(std::string_view pattern) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto place = pattern.find('%');
        parts.push_back(pattern.substr(0, place));
        if (place == std::string_view::npos)
            return parts;
        pattern.remove_prefix(place + 2);
    }
}

std::optional<std::vector<std::string>> placesIn(std::string_view text, std::string_view pattern) {
    const auto parts = fixedParts(pattern);
    if (parts.size() == 1)
        return text == pattern ? std::optional(std::vector<std::string>()) : std::nullopt;
    if (!text.starts_with(parts.front()))
        return std::nullopt;
    text.remove_prefix(parts.front().size());
    std::vector<std::string> places;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const bool isLast = i + 1 == parts.size();
        if (text.size() <= parts[i].size() || (isLast && !text.ends_with(parts[i])))
            return std::nullopt;
        const auto end = isLast ? text.size() - parts[i].size() : text.find(parts[i], 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        places.emplace_back(text.substr(0, end));
        text.remove_prefix(end + parts[i].size());
    }
    return places;
}

} // namespace moji
