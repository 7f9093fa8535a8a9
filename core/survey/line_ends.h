#pragma once
// How many lines of a text end in which way.

#include <cstdint>

namespace moji {

struct LineEnds {
    std::uint64_t lf = 0;   // U+000A alone
    std::uint64_t crlf = 0; // U+000D U+000A
    std::uint64_t cr = 0;   // U+000D alone

    [[nodiscard]] int kinds() const { return (lf > 0) + (crlf > 0) + (cr > 0); }
    void add(const LineEnds& other) {
        lf += other.lf;
        crlf += other.crlf;
        cr += other.cr;
    }
    bool operator==(const LineEnds&) const = default;
};

} // namespace moji
