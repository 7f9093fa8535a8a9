#pragma once
// An encoding as a map: every code with its text, in byte order. Codes are found by asking for one
// byte after another (single bytes, lead and trail, four-byte codes; in the state after each escape
// and shift), or, for encodings of all of Unicode, by writing every code point.

#include "chart/code_reader.h"

#include <algorithm>
#include <compare>
#include <stop_token>

namespace moji::chart {

/// The bytes of a code, with the escapes and shifts before it.
class CellCode {
public:
    static constexpr std::size_t kMost = 11; // ESC $ + M ESC O and two bytes are 8
    CellCode() = default;
    explicit CellCode(ByteView bytes)
        : m_length(static_cast<std::uint8_t>(std::min(bytes.size(), kMost))) {
        std::copy_n(bytes.begin(), m_length, m_bytes.begin());
    }
    [[nodiscard]] ByteView view() const { return ByteView(m_bytes).first(m_length); }
    [[nodiscard]] std::strong_ordering operator<=>(const CellCode& other) const {
        if (const int order = std::memcmp(m_bytes.data(), other.m_bytes.data(), kMost); order != 0)
            return order <=> 0;
        return m_length <=> other.m_length;
    }
    bool operator==(const CellCode& other) const = default;

private:
    std::array<Byte, kMost> m_bytes{};
    std::uint8_t m_length = 0;
};

struct ChartCell {
    CellCode code;
    char32_t text = 0; // a code point, or Chart::kTexts and an index; use Chart::text()
};

/// A state of the encoding that an escape or a shift selects.
struct ChartState {
    Bytes prefix;     // empty: the beginning of a text
    const char* name; // "JIS X 0208-1983"
};

/// How the codes of an encoding are found. Two libraries' maps of an encoding have the same.
struct ChartShape {
    bool byCodePoint = false;       // an encoding of all of Unicode: write every code point
    bool withSurrogates = false;    // its code points include U+D800..DFFF (WTF-8)
    std::vector<ChartState> states; // the initial one first
    Bytes shifts;                   // bytes that start an escape or a shift, not a code
};
[[nodiscard]] ChartShape shapeOf(const Codec& codec);

class Chart {
public:
    /// Asks `reader` for all codes. Error: Cancelled.
    [[nodiscard]] static Result<Chart> of(CodeReader& reader, const ChartShape& shape,
                                          const std::stop_token& stop = {});

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& library() const { return m_library; } // empty: our own
    [[nodiscard]] const std::vector<ChartCell>& cells() const { return m_cells; }
    [[nodiscard]] std::u32string text(const ChartCell& cell) const {
        return cell.text < kTexts ? std::u32string(1, cell.text) : m_texts[cell.text - kTexts];
    }
    /// The first code point of the cell's text.
    [[nodiscard]] char32_t firstCodePoint(const ChartCell& cell) const {
        return cell.text < kTexts ? cell.text : m_texts[cell.text - kTexts].front();
    }
    /// nullptr if no character has this code.
    [[nodiscard]] const ChartCell* find(ByteView code) const;

private:
    friend class ChartBuilder;
    static constexpr char32_t kTexts = 0x110000;
    std::string m_name;
    std::string m_library;
    std::vector<ChartCell> m_cells;
    std::vector<std::u32string> m_texts; // of several code points
};

/// Our codec's map.
[[nodiscard]] Result<Chart> chartOf(const Codec& codec, const std::stop_token& stop = {});

} // namespace moji::chart
