#pragma once
// Each algorithm of this folder is written once, as a template over an observer that is called for
// every step. With NoObserver it is the decoder, with a recording observer the trace, so a trace
// shows exactly what the decoder does.
//
//     std::vector<Plan9Step> steps;
//     mbtowc(bytes, 0, [&](const Plan9Step& step) { steps.push_back(step); });

#include <cstdint>

namespace moji::utf8 {

struct NoObserver {
    constexpr void operator()(const auto&) const {}
};

/// What a decoder that reads one sequence at a time found at the front of the bytes.
struct Sequence {
    std::uint32_t length; // bytes, never 0
    bool accepted;
    char32_t codePoint; // the decoded code point; U+FFFD for an error

    [[nodiscard]] static constexpr Sequence character(std::size_t length, char32_t codePoint) {
        return {static_cast<std::uint32_t>(length), true, codePoint};
    }
    [[nodiscard]] static constexpr Sequence error(std::size_t length) {
        return {static_cast<std::uint32_t>(length), false, 0xFFFD};
    }
    constexpr bool operator==(const Sequence&) const = default;
};

} // namespace moji::utf8
