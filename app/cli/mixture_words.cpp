#include "cli/mixture_words.h"

#include "cli/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace moji::cli {

EncodingLines encodingLines(const LineMixture& mixture) {
    return {mixture.lines.begin(), mixture.lines.end()};
}

std::string linesByEncoding(EncodingLines lines) {
    std::ranges::stable_sort(lines, std::greater(), [](const auto& entry) { return entry.second; });
    std::vector<std::string> parts;
    for (const auto& [encoding, count] : lines)
        parts.push_back(fmt::format("{} {}", count, encoding));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string mixtureText(const LineMixture& mixture) {
    std::string counts = linesByEncoding(encodingLines(mixture));
    std::uint64_t counted = 0;
    for (const auto& [encoding, lines] : mixture.lines)
        counted += lines;
    if (counted >= mixture.looked) // a line in two encodings counts for both
        return counts;
    return phrase("moji detect", "%1, %2 in doubt").with(counts, mixture.looked - counted);
}

std::string linesByEncodingJson(const EncodingLines& lines) {
    std::vector<std::string> members;
    for (const auto& [encoding, count] : lines)
        members.push_back(fmt::format(R"("{}":{})", encoding, count));
    return fmt::format("{{{}}}", fmt::join(members, ","));
}

std::string mixtureJson(const LineMixture& mixture) {
    return fmt::format(R"("mixed":{},"lines_looked_at":{})",
                       linesByEncodingJson(encodingLines(mixture)), mixture.looked);
}

} // namespace moji::cli
