#include "reference/cells.h"

#include <fmt/format.h>

namespace moji::reference {

Cell plain(std::string text) {
    return {.text = dataWords(std::move(text))};
}

Cell number(std::uint64_t value) {
    return {.text = dataWords(fmt::format("{}", value)), .number = value};
}

Cell words(const char* literal, std::vector<std::string> arguments) {
    return {.text = {literal, std::move(arguments)}};
}

Column leftColumn(const char* title) {
    return {{title}, false};
}

Column rightColumn(const char* title) {
    return {{title}, true};
}

std::string byteRange(unsigned first, unsigned last) {
    return first == last ? fmt::format("{:02X}", first)
                         : fmt::format("{:02X}..{:02X}", first, last);
}

} // namespace moji::reference
