#include "survey/trouble.h"

namespace moji {

namespace {

struct Row {
    std::string_view identifier;
    std::string_view description;
};
constexpr std::array<Row, kTroubles> kRows = {{
    {"invalid", "The file has bytes that are malformed in its encoding"},
    {"mixed", "Lines of the file are in different encodings"},
    {"bom", "The file begins with a byte-order mark"},
    {"crlf", "Lines of the file end in CR LF"},
    {"mixed-eol", "Lines of the file end in different ways"},
    {"not-utf8", "The file is text in an encoding other than UTF-8"},
    {"mojibake", "The file has text that was decoded with a wrong encoding"},
    {"declared-otherwise", "The file declares an encoding that it is not in"},
    {"bidi", "The file has bidirectional control characters, which can hide what it does"},
    {"unreadable", "The file cannot be read"},
}};

} // namespace

std::string_view identifier(Trouble trouble) {
    return kRows[static_cast<std::size_t>(trouble)].identifier;
}

std::string_view description(Trouble trouble) {
    return kRows[static_cast<std::size_t>(trouble)].description;
}

std::optional<Trouble> findTrouble(std::string_view identifier) {
    for (std::size_t i = 0; i < kTroubles; ++i) {
        if (kRows[i].identifier == identifier)
            return static_cast<Trouble>(i);
    }
    return std::nullopt;
}

} // namespace moji
