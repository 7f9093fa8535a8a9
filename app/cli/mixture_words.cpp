#include "cli/mixture_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace moji::cli {

std::string linesByEncoding(const LineMixture& mixture) {
    std::vector<std::pair<std::string, std::uint64_t>> sorted(mixture.lines.begin(),
                                                              mixture.lines.end());
    std::ranges::stable_sort(sorted, std::greater(),
                             [](const auto& entry) { return entry.second; });
    std::vector<std::string> parts;
    for (const auto& [encoding, lines] : sorted)
        parts.push_back(fmt::format("{} {}", lines, encoding));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string mixtureJson(const LineMixture& mixture) {
    std::vector<std::string> members;
    for (const auto& [encoding, lines] : mixture.lines)
        members.push_back(fmt::format("\"{}\":{}", encoding, lines));
    return fmt::format(R"("mixed":{{{}}},"lines_looked_at":{})", fmt::join(members, ","),
                       mixture.looked);
}

} // namespace moji::cli
