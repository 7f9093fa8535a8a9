#pragma once
// Which characters make up text when one looks for runs of it in binary data, and which of them
// belong together: letters of one script do, letters of two scripts side by side are chance.

#include <array>
#include <cstdint>

namespace moji {

/// Scripts have the numbers from `FirstScript` on, in no particular order.
enum class TextGroup : std::uint8_t {
    None,        // no text: controls but the tab, separators of lines, private use, U+FFFD, U+FEFF
    Ascii,       // 20..7E and the tab
    Neutral,     // signs, digits, marks, and Latin letters, which appear in texts of every script
    FirstScript, // Chinese and Japanese are one, Korean is another
};

/// Groups of all code points; a table of 64 KiB for those below U+10000.
class TextGroups {
public:
    /// Made when it is first asked for.
    [[nodiscard]] static const TextGroups& instance();

    [[nodiscard]] TextGroup of(char32_t codePoint) const {
        return codePoint < m_table.size() ? m_table[codePoint] : compute(codePoint);
    }

private:
    TextGroups();
    [[nodiscard]] static TextGroup compute(char32_t codePoint);

    std::array<TextGroup, 0x10000> m_table;
};

} // namespace moji
