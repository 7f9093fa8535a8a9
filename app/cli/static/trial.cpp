// Whether a program can be linked as link_statically.cmake does it: what CMake tries.

#include "cli/static/icu_data.h"

#include <fmt/format.h>
#include <unicode/uchar.h>

#include <cstdio>

int main(int argc, char**) {
    const std::string problem = moji::cli::loadIcuData();
    const std::string text =
        fmt::format("{:L} {:.3g} {} {:>8}\n", argc, argc * 0.1, u_isalpha(argc), problem);
    return std::fputs(text.c_str(), stdout) < 0 ? 1 : 0;
}
