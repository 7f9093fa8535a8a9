#pragma once
// What words of a text may have been before UTF-8 was misread in them, remembered: a text has the
// same words again and again. Only what their neighbours change is found out for each word anew.

#include "repair/misread_reading.h"
#include "repair/settled_words.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace moji::repair {

class KnownWords {
public:
    /// Borrows `encodings`. `settled`: those of them in which the text was misread beyond doubt,
    /// the last time first; none where that is not known.
    KnownWords(const MisreadEncodings& encodings, std::size_t mostReadings,
               std::span<const std::size_t> settled);

    /// Places are counted from the beginning of the word.
    struct Word {
        MisreadParts plain; // of a word that is plainly misread; else nothing
        std::vector<UnweighedReading> readings;
    };
    /// What is known of the word [begin, end), which white space or an end of the text is around.
    /// Valid until the next call.
    [[nodiscard]] const Word& of(std::u32string_view text, std::size_t begin, std::size_t end);

private:
    [[nodiscard]] bool standsAlone(std::u32string_view word) const;
    void settle(std::u32string_view word, std::vector<UnweighedReading>& readings) const;
    /// What the readings save that need not be weighed; false where that is too little to tell.
    [[nodiscard]] static bool estimate(std::u32string_view text,
                                       std::vector<UnweighedReading>& readings);
    [[nodiscard]] Word look(std::u32string_view text, std::size_t begin, std::size_t end);

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::u32string_view word) const;
    };
    const MisreadEncodings& m_encodings;
    std::size_t m_mostReadings;
    SettledChain m_settled;
    std::optional<SettledWords> m_quick;
    std::unordered_map<std::u32string, Word, Hash, std::equal_to<>> m_words;
    Word m_other; // that is not remembered
};

} // namespace moji::repair
