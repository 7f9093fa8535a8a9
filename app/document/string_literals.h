#pragma once
// String literals as C, Python, JavaScript and JSON write them, without their delimiters:
// `"E4 \xB8"`, `b'\x96'`, `u8"a" "b"`.

#include <string_view>
#include <vector>

namespace moji::app {

struct StringLiteral {
    std::string_view body; // between the quotes, its escapes as they are written
    char quote = '"';
    bool isBytes = false; // b'…'
};

/// Those that `text` consists of, with nothing but white space around and between them; none where
/// there is anything else. Views into `text`.
[[nodiscard]] std::vector<StringLiteral> stringLiterals(std::string_view text);

} // namespace moji::app
