#pragma once
// What a survey finds fault with, if one wants it to.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace moji {

enum class Trouble : std::uint8_t {
    Invalid,           // malformed sequences
    Mixed,             // lines in several encodings
    Bom,               // begins with a byte-order mark
    Crlf,              // lines that end in CR LF
    MixedEol,          // line ends of several kinds
    NotUtf8,           // text in another encoding than UTF-8 and ASCII
    Mojibake,          // text that was read in a wrong encoding and saved
    DeclaredOtherwise, // the file says that it is in another encoding than it is in
    Bidi,              // bidirectional embeddings, overrides and isolates, which can hide code
    Unreadable,
};
constexpr std::size_t kTroubles = static_cast<std::size_t>(Trouble::Unreadable) + 1;

/// `invalid`, `mixed-eol` and so on.
[[nodiscard]] std::string_view identifier(Trouble trouble);
[[nodiscard]] std::optional<Trouble> findTrouble(std::string_view identifier);
/// A sentence without a full stop.
[[nodiscard]] std::string_view description(Trouble trouble);

class Troubles {
public:
    void add(Trouble trouble) { m_bits |= bitOf(trouble); }
    [[nodiscard]] bool has(Trouble trouble) const { return (m_bits & bitOf(trouble)) != 0; }
    [[nodiscard]] bool any() const { return m_bits != 0; }
    [[nodiscard]] bool overlaps(Troubles other) const { return (m_bits & other.m_bits) != 0; }
    bool operator==(const Troubles&) const = default;

private:
    [[nodiscard]] static std::uint32_t bitOf(Trouble trouble) {
        return std::uint32_t{1} << static_cast<unsigned>(trouble);
    }
    std::uint32_t m_bits = 0;
};

} // namespace moji
