#pragma once
// Maps code points to the bytes of a coded character set, including sequences of code points that
// share one code (Big5: 00CA 0304 is 88 62).

#include "codec/generator/code_table.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

class EncodeMap {
public:
    /// Sets the code of `text` to `code`.
    void set(std::u32string_view text, ByteView code);
    /// Whether `text` has no code yet.
    [[nodiscard]] bool lacks(std::u32string_view text) const;

    /// The code of a code point alone; empty if it has none.
    [[nodiscard]] ByteView codeOf(char32_t codePoint) const {
        const std::size_t page = codePoint >> 8;
        if (page >= m_pages.size() || !m_pages[page])
            return {};
        const Entry& entry = (*m_pages[page])[codePoint & 0xFF];
        return ByteView(entry.bytes).first(entry.length);
    }
    /// Calls `use(codePoint, code)` for all code points with a code, in order.
    template <class Use>
    void forEachCode(Use use) const {
        for (char32_t codePoint = 0; codePoint < 256 * m_pages.size(); ++codePoint) {
            if (const ByteView code = codeOf(codePoint); !code.empty())
                use(codePoint, code);
        }
    }
    /// Calls `use(text, code)` for all texts of several code points, longest first.
    template <class Use>
    void forEachText(Use use) const {
        for (const auto& [codePoints, entry] : m_texts)
            use(std::u32string_view(codePoints), ByteView(entry.bytes).first(entry.length));
    }

private:
    struct Entry {
        std::array<Byte, CodeTable::kMaxCodeLength> bytes{};
        std::uint8_t length = 0; // 0: none
    };
    using Page = std::array<Entry, 256>;
    struct Text {
        std::u32string codePoints;
        Entry entry;
    };

    [[nodiscard]] Entry& entryAt(char32_t codePoint);

    std::vector<std::unique_ptr<Page>> m_pages; // by code point / 256
    std::vector<Text> m_texts;                  // of several code points, longest first
};

/// A code as a number, the first byte highest. Throws std::length_error if it cannot be told from a
/// shorter one.
[[nodiscard]] std::uint32_t numberOf(ByteView code);

/// Every text of `table` with its code; if there are several codes, the first in byte order.
[[nodiscard]] EncodeMap firstCodes(const CodeTable& table);

} // namespace moji
