#include "codec/encoding_name.h"

#include <algorithm>
#include <vector>

namespace moji {

namespace {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

constexpr bool isPunctuation(char c) {
    const auto byte = static_cast<unsigned char>(c);
    const char lower = static_cast<char>(byte | 0x20);
    return byte < 0x80 && !isDigit(c) && !(lower >= 'a' && lower <= 'z');
}

} // namespace

std::string comparableName(std::string_view name) {
    std::string comparable;
    comparable.reserve(name.size());
    bool inNumber = false; // a zero here is significant
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        if (isPunctuation(c)) {
            inNumber = false;
            continue;
        }
        if (c == '0' && !inNumber && i + 1 < name.size() && isDigit(name[i + 1]))
            continue;
        inNumber = isDigit(c);
        comparable += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    }
    return comparable;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> beforeLast(width);
    std::vector<std::size_t> last(width);
    std::vector<std::size_t> row(width);
    for (std::size_t j = 0; j < width; ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        beforeLast.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j < width; ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row.back();
}

} // namespace moji
