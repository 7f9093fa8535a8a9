#pragma once
// A text taken apart for repair: words with the white space after them. White space is where a
// text can safely be cut, since its bytes are part of no other character in any encoding tried.

#include "bytes/byte_range.h"
#include "repair/destroyed.h"
#include "repair/suspicion.h"
#include "text/ascii.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

/// What words end at: white space of ASCII.
[[nodiscard]] constexpr bool isWordSpace(char32_t c) {
    return isAsciiSpace(c);
}

/// A text as code points that know their place in the UTF-8 it came from. Malformed bytes are
/// U+FFFD.
class SourceText {
public:
    explicit SourceText(std::string_view utf8);

    [[nodiscard]] std::string_view utf8() const { return m_utf8; }
    [[nodiscard]] std::u32string_view text() const { return m_text; }
    [[nodiscard]] std::u32string_view text(std::size_t begin, std::size_t end) const {
        return text().substr(begin, end - begin);
    }
    /// Code points in place of malformed bytes, as spans of Ruin::NotUtf8.
    [[nodiscard]] const std::vector<RuinedSpan>& malformed() const { return m_malformed; }
    /// Whether more than one in eight code points replaces malformed bytes or is a control: then
    /// this is no text, and among so many bytes there is always something that looks like damage.
    [[nodiscard]] bool isBinary() const;
    /// The bytes of some code points.
    [[nodiscard]] ByteRange bytes(std::size_t begin, std::size_t end) const {
        return {m_offsets[begin], m_offsets[end]};
    }

private:
    void addMalformed(std::size_t at);

    std::string_view m_utf8;
    std::u32string m_text;
    std::vector<std::uint64_t> m_offsets; // of each code point, and the end
    std::vector<RuinedSpan> m_malformed;
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
