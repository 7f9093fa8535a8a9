#pragma once
// Maps code points to the bytes of a coded character set, including sequences of code points that
// share one code (Big5: 00CA 0304 is 88 62).

#include "codec/code_table.h"

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
    void remove(char32_t codePoint);
    /// Whether `text` has no code yet.
    [[nodiscard]] bool lacks(std::u32string_view text) const;

    /// The code for the longest known text at the front of `text` (not empty).
    [[nodiscard]] EncodeStep encode(std::u32string_view text, Tail tail) const {
        const Entry entry = entryOf(text.front());
        if (entry.beginsText) {
            if (const EncodeStep step = encodeText(text, tail); step.consumed != 1)
                return step;
        }
        return entry.length > 0 ? stepOf(entry, 1)
                                : EncodeStep{EncodeStep::Status::Unmappable, 1, 0, {}};
    }

    /// The code of a code point that does not start a longer text with its own code; empty if it
    /// has none.
    [[nodiscard]] ByteView plainCode(char32_t codePoint) const {
        const std::size_t page = codePoint >> 8;
        if (page >= m_pages.size() || !m_pages[page])
            return {};
        const Entry& entry = (*m_pages[page])[codePoint & 0xFF];
        return ByteView(entry.bytes).first(entry.beginsText ? 0 : entry.length);
    }

private:
    struct Entry {
        std::array<Byte, CodeTable::kMaxCodeLength> bytes{};
        std::uint8_t length = 0; // 0: none
        bool beginsText = false; // starts a text of several code points
    };
    using Page = std::array<Entry, 256>;
    struct Text {
        std::u32string codePoints;
        Entry entry;
    };

    [[nodiscard]] Entry entryOf(char32_t codePoint) const {
        const std::size_t page = codePoint >> 8;
        return page < m_pages.size() && m_pages[page] ? (*m_pages[page])[codePoint & 0xFF]
                                                      : Entry{};
    }
    [[nodiscard]] static EncodeStep stepOf(const Entry& entry, std::size_t consumed) {
        EncodeStep step{
            EncodeStep::Status::Ok, static_cast<std::uint8_t>(consumed), entry.length, {}};
        std::memcpy(step.bytes.data(), entry.bytes.data(), entry.bytes.size());
        return step;
    }
    /// Ok for several code points, NeedsMore, or Unmappable if no entry of m_texts matches.
    [[nodiscard]] EncodeStep encodeText(std::u32string_view text, Tail tail) const;
    [[nodiscard]] Entry& entryAt(char32_t codePoint);

    std::vector<std::unique_ptr<Page>> m_pages; // by code point / 256
    std::vector<Text> m_texts;                  // of several code points, longest first
};

/// Every text of `table` with its code; if there are several codes, the first in byte order.
[[nodiscard]] EncodeMap firstCodes(const CodeTable& table);

} // namespace moji
