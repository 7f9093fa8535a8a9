#pragma once
// The decoder that most people write first: check the top bits of the first byte, check that the
// right number of 10xxxxxx bytes follows, join the payload bits. It shows what such a decoder
// misses:
//   overlong forms     C0 AF, E0 80 AF and F0 80 80 AF are all U+002F, "/", and pass a filter that
//                      looks for the byte 2F; C0 80 is U+0000
//   surrogates         ED A0 80 is U+D800
//   too large values   F4 90 80 80 is U+110000, F7 BF BF BF is U+1FFFFF
// It has no recovery of its own: after an error, it emits one U+FFFD and continues at the next
// byte.

#include "bytes/byte_source.h"
#include "utf8/observer.h"

#include <array>
#include <optional>
#include <string_view>

namespace moji::utf8 {

/// The comparisons, in the order in which the decoder makes them.
enum class BranchyTest : std::uint8_t {
    FirstIsOneByte,  // 0xxxxxxx
    FirstLeadsTwo,   // 110xxxxx
    FirstLeadsThree, // 1110xxxx
    FirstLeadsFour,  // 11110xxx
    SecondContinues, // 10xxxxxx
    ThirdContinues,
    FourthContinues,
};

/// The test in words.
[[nodiscard]] constexpr std::string_view describe(BranchyTest test) {
    constexpr std::array<std::string_view, 7> kWords = {
        "byte 1 is 0xxxxxxx", "byte 1 is 110xxxxx", "byte 1 is 1110xxxx", "byte 1 is 11110xxx",
        "byte 2 is 10xxxxxx", "byte 3 is 10xxxxxx", "byte 4 is 10xxxxxx"};
    return kWords[static_cast<std::size_t>(test)];
}

enum class BranchyOutcome : std::uint8_t { Next, Accept, Reject };

[[nodiscard]] constexpr std::string_view identifier(BranchyOutcome outcome) {
    constexpr std::array<std::string_view, 3> kNames = {"next", "accept", "reject"};
    return kNames[static_cast<std::size_t>(outcome)];
}

/// The result of one test.
struct BranchyStep {
    std::uint64_t offset; // offset of the first byte
    BranchyTest test;
    bool result;
    std::optional<char32_t>
        codePoint; // gathered so far, complete at Accept; nothing before the lead
    BranchyOutcome outcome;
    constexpr bool operator==(const BranchyStep&) const = default;
};

/// The number of bytes that it may read.
inline constexpr std::size_t kBranchyLookahead = 4;

/// The character at the front of `bytes` (not empty), or an error of one byte. `bytes` must hold
/// kBranchyLookahead bytes or all that remain; past the end it sees zero bytes.
template <class Observer = NoObserver>
[[nodiscard]] constexpr Sequence decodeBranchy(ByteView bytes, std::uint64_t offset = 0,
                                               Observer&& observe = {}) {
    struct Form {
        Byte mask;
        Byte lead;
    };
    constexpr std::array<Form, 4> kForms{{{0x80, 0x00}, {0xE0, 0xC0}, {0xF0, 0xE0}, {0xF8, 0xF0}}};
    const Byte first = bytes[0];
    std::size_t length = 0;
    std::optional<char32_t> codePoint;
    for (std::size_t form = 0; form < kForms.size() && length == 0; ++form) {
        const auto [mask, lead] = kForms[form];
        const bool result = (first & mask) == lead;
        auto outcome = BranchyOutcome::Next;
        if (result) {
            length = form + 1;
            codePoint = static_cast<Byte>(first & ~mask);
            outcome = length == 1 ? BranchyOutcome::Accept : BranchyOutcome::Next;
        } else if (form + 1 == kForms.size()) {
            outcome = BranchyOutcome::Reject;
        }
        observe(BranchyStep{offset, static_cast<BranchyTest>(form), result, codePoint, outcome});
    }
    for (std::size_t i = 1; i < length; ++i) {
        const Byte byte = i < bytes.size() ? bytes[i] : Byte{0};
        const bool result = (byte & 0xC0) == 0x80;
        auto outcome = BranchyOutcome::Reject;
        if (result) {
            *codePoint = (*codePoint << 6) | (byte & 0x3Fu);
            outcome = i + 1 == length ? BranchyOutcome::Accept : BranchyOutcome::Next;
        }
        const auto test = static_cast<BranchyTest>(kForms.size() + i - 1);
        observe(BranchyStep{offset, test, result, codePoint, outcome});
        if (!result)
            return Sequence::error(1);
    }
    return length == 0 ? Sequence::error(1) : Sequence::character(length, *codePoint);
}

/// The usual encoder: it writes surrogates and values up to 1FFFFF without checks; larger values
/// become U+FFFD.
struct BranchyBytes {
    std::array<Byte, 4> bytes{};
    std::size_t length = 0;
    [[nodiscard]] constexpr ByteView view() const { return ByteView(bytes).first(length); }
    constexpr bool operator==(const BranchyBytes&) const = default;
};

/// One comparison of the encoder: "below 800?". Where it holds, the bytes are written.
struct BranchyEncodeStep {
    char32_t codePoint;
    char32_t limit; // 80, 800, 10000, 200000
    bool result;
    BranchyBytes written; // nothing unless `result`
    constexpr bool operator==(const BranchyEncodeStep&) const = default;
};

template <class Observer = NoObserver>
[[nodiscard]] constexpr BranchyBytes encodeBranchy(char32_t codePoint, Observer&& observe = {}) {
    struct Form {
        char32_t limit;
        Byte lead;
    };
    constexpr std::array<Form, 4> kForms{
        {{0x80, 0}, {0x800, 0xC0}, {0x10000, 0xE0}, {0x200000, 0xF0}}};
    for (std::size_t form = 0; form < kForms.size(); ++form) {
        const auto [limit, lead] = kForms[form];
        BranchyBytes out;
        const bool result = codePoint < limit;
        if (result) {
            out.bytes[out.length++] = static_cast<Byte>(lead | codePoint >> 6 * form);
            for (std::size_t left = form; left-- > 0;)
                out.bytes[out.length++] = static_cast<Byte>(0x80 | (codePoint >> 6 * left & 0x3F));
        }
        observe(BranchyEncodeStep{codePoint, limit, result, out});
        if (result)
            return out;
    }
    return encodeBranchy(0xFFFD, observe);
}

} // namespace moji::utf8
