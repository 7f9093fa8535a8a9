#pragma once
// Encodings that hide their characters in bytes below 80, and what proves them. Tildes under a
// title and escapes of a terminal prove nothing: a shift must be followed by characters.
//   HZ (RFC 1843):       ~{ then pairs, 21..77 21..7E, then ~}
//   ISO-2022-JP (1468):  ESC $ @ or ESC $ B, then pairs
//   ISO-2022-KR (1557):  ESC $ ) C, and later SO, then pairs
//   ISO-2022-CN (1922):  ESC $ ) A, G or E, then SO, then pairs
//   UTF-7 (2152):        each + begins base64 of whole UTF-16, padded with zeros, whose characters
//                        are assigned and of one script; so it is hardly ever in base64 of data

#include "bytes/byte_source.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace moji {

struct SevenBitProofs {
    bool hz = false;
    bool iso2022Jp = false;
    bool iso2022Kr = false;
    bool iso2022Cn = false;
    bool utf7 = false;
    /// The first stretches between shifts, with these, each in a line of its own: those of HZ and
    /// UTF-7 are of printable ASCII, and may be text of that.
    std::string hzStretches;
    std::string utf7Stretches;

    /// Whether the controls of the text are its shifts.
    [[nodiscard]] bool explainControls() const { return iso2022Jp || iso2022Kr || iso2022Cn; }
    /// Of "ISO-2022-JP", "HZ-GB-2312" and so on; false for other names.
    [[nodiscard]] bool has(std::string_view encoding) const;
    /// Whether what proves that encoding are escapes; else it is printable ASCII.
    [[nodiscard]] static bool isByEscapes(std::string_view encoding) {
        return encoding.starts_with("ISO-2022");
    }
};

/// Looks for them in a text that is given piece by piece, all of it below 80.
class SevenBitSearch {
public:
    void add(ByteView piece);
    /// After the last piece.
    [[nodiscard]] SevenBitProofs finish();

    /// Whether a shift may begin at `at`: where not, no window need be there.
    [[nodiscard]] bool mayShiftAt(ByteView text, std::size_t at) const;
    /// Whether one may begin anywhere in `text`: much faster than asking at each byte.
    [[nodiscard]] bool mayShift(std::string_view text) const;

private:
    /// What the shifts of HZ, or of UTF-7, say.
    enum class Shifts : std::uint8_t { None, Refuted, Proved };

    /// A shift goes no further than its line: whole lines, but for one that is very long.
    void addLines(std::string_view lines);
    void findEscapes(std::string_view lines);
    static void findHz(std::string_view text, Shifts& found, std::string& stretches);
    static void findUtf7(std::string_view text, Shifts& found, std::string& stretches);

    SevenBitProofs m_proofs;
    Shifts m_hz = Shifts::None;
    Shifts m_utf7 = Shifts::None;
    bool m_isShifted = false; // SO, then pairs
    bool m_isKorean = false;  // announced
    bool m_isChinese = false;
    std::string m_line; // the beginning of a line, where a shift is in it
};

/// `bytes`, all below 80, need not be whole.
[[nodiscard]] SevenBitProofs findSevenBitProofs(ByteView bytes);

} // namespace moji
