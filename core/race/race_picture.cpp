#include "race/race_picture.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::race {

namespace {

constexpr int kNames = 150;   // width of the column of names
constexpr int kBars = 520;    // width of the longest bar
constexpr int kNumbers = 130; // width of the column of numbers
constexpr int kRow = 24;
constexpr int kHead = 40;

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text)
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return result;
}

} // namespace

std::string svgOf(const Race& race, std::string_view title) {
    const auto& standings = race.standings();
    double fastest = 0;
    for (const Standing& standing : standings)
        fastest = std::max(fastest, standing.upperQuartile());
    const double scale = fastest > 0 ? kBars / fastest : 0;
    const int width = kNames + kBars + kNumbers;
    const int height = kHead + kRow * static_cast<int>(standings.size()) + kRow;

    std::string svg =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
                    "viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" font-size=\"13\">\n"
                    "<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n"
                    "<text x=\"8\" y=\"24\" font-size=\"15\" fill=\"#1a1a1a\">{2}</text>\n",
                    width, height, escaped(title));
    for (std::size_t i = 0; i < standings.size(); ++i) {
        const Standing& one = standings[i];
        const int y = kHead + kRow * static_cast<int>(i);
        const bool isKernel = one.id.starts_with("kernel-");
        svg +=
            fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#1a1a1a\">{}</text>\n"
                        "<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"16\" fill=\"{}\"/>\n",
                        kNames - 8, y + 16, escaped(one.id), kNames, y + 3, one.median() * scale,
                        isKernel ? "#1f6feb" : "#9aa4b2");
        svg += fmt::format("<path d=\"M{:.1f} {} H{:.1f}\" stroke=\"#1a1a1a\"/>\n"
                           "<text x=\"{:.1f}\" y=\"{}\" fill=\"#1a1a1a\">{:.3g} GB/s</text>\n",
                           kNames + one.lowerQuartile() * scale, y + 11,
                           kNames + one.upperQuartile() * scale,
                           kNames + one.upperQuartile() * scale + 6, y + 16, one.median());
    }
    if (const Standing* reading = race.find("read"))
        svg += fmt::format("<path d=\"M{0:.1f} {1} V{2}\" stroke=\"#b42318\" "
                           "stroke-dasharray=\"4 3\"/>\n",
                           kNames + reading->median() * scale, kHead, height - kRow);
    return svg + "</svg>\n";
}

std::string csvOf(const Race& race) {
    std::string csv = "decoder,library,decodes,rounds,gb_per_s,lower_quartile,upper_quartile,"
                      "bytes_per_cycle\r\n";
    for (const Standing& one : race.standings())
        csv += fmt::format("{},{},{},{},{:.6g},{:.6g},{:.6g},{:.6g}\r\n", one.id, one.library,
                           one.decodes, one.speeds.size(), one.median(), one.lowerQuartile(),
                           one.upperQuartile(), one.bytesACycle());
    return csv;
}

} // namespace moji::race
