#pragma once
// The scripts that each encoding can write, a bit for each probe of encoding_scripts.cpp.
// tests/app/window/tst_encoding_scripts.cpp prints the rows that are missing or wrong.

#include <cstdint>
#include <string_view>

namespace moji::app {

struct EncodingScripts {
    std::string_view encoding; // canonical name
    std::uint32_t scripts;
};

inline constexpr EncodingScripts kScriptsOfEncodings[] = {
    {"UTF-8", 0x3FFFF},
};

} // namespace moji::app
