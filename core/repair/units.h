#pragma once
// A text taken apart for repair: words with the white space after them. White space is where a
// text can safely be cut, since its bytes are part of no other character in any encoding tried.

#include "bytes/byte_range.h"
#include "codec/codec.h"
#include "repair/character_set.h"
#include "repair/destroyed.h"
#include "repair/suspicion.h"
#include "text/ascii.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace moji::repair {

/// What words end at: white space of ASCII.
[[nodiscard]] constexpr bool isWordSpace(char32_t c) {
    return isAsciiSpace(c);
}

/// A text as code points that know their place in the UTF-8 it came from. Malformed bytes are
/// U+FFFD. One thread at a time may use it.
class SourceText {
public:
    /// Decodes with `codec`, which is UTF-8.
    SourceText(const Codec& codec, std::string_view utf8);

    [[nodiscard]] std::string_view utf8() const { return m_utf8; }
    [[nodiscard]] std::u32string_view text() const { return {m_text.get(), m_length}; }
    [[nodiscard]] std::u32string_view text(std::size_t begin, std::size_t end) const {
        return text().substr(begin, end - begin);
    }
    /// Code points in place of malformed bytes, as spans of Ruin::NotUtf8.
    [[nodiscard]] const std::vector<RuinedSpan>& malformed() const { return m_malformed; }
    /// Whether more than one in eight code points replaces malformed bytes or is a control: then
    /// this is no text, and among so many bytes there is always something that looks like damage.
    [[nodiscard]] bool isBinary() const { return m_isBinary; }
    /// How many code points are beyond ASCII.
    [[nodiscard]] std::size_t others() const { return m_others; }
    [[nodiscard]] const CharacterSet& characters() const { return m_characters; }
    /// The bytes of some code points.
    [[nodiscard]] ByteRange bytes(std::size_t begin, std::size_t end) const {
        return {offsetOf(begin), offsetOf(end)};
    }

private:
    static constexpr std::size_t kMark = 16;  // code points
    static constexpr std::size_t kRoom = 512; // code points past the end, for whole blocks

    void decode(const Codec& codec);
    void makeMarks() const;
    void addMalformed(std::size_t at);
    [[nodiscard]] bool hasManyControls() const;
    [[nodiscard]] std::uint64_t offsetOf(std::size_t at) const;

    std::string_view m_utf8;
    std::unique_ptr<char32_t[]> m_text;
    std::size_t m_length = 0;
    std::size_t m_others = 0;
    // The offset of every kMark-th code point; made for the first place that is asked for.
    mutable std::vector<std::uint64_t> m_marks;
    CharacterSet m_characters;
    std::vector<RuinedSpan> m_malformed;
    bool m_isBinary = false;
};

struct Unit {
    std::size_t begin = 0; // code points
    std::size_t end = 0;
    bool ascii = true;
};

/// Units tile the lines, apart from the places that are `ruined`: no chain may touch these. A
/// misread byte-order mark of so many code points at the beginning is a unit of its own.
[[nodiscard]] std::vector<Unit> unitsOf(std::u32string_view text, std::span<const OddLine> lines,
                                        const std::vector<RuinedSpan>& ruined,
                                        std::size_t byteOrderMark);

} // namespace moji::repair
