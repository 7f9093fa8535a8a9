#pragma once
// What words of a text may have been before UTF-8 was misread in them, remembered: a text has the
// same words again and again. Only what their neighbours change is found out for each word anew.

#include "repair/misread_reading.h"
#include "repair/settled_words.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace moji::repair {

class KnownWords {
public:
    /// Borrows `encodings`. `settled`: the one of them in which the text was misread beyond doubt.
    KnownWords(const MisreadEncodings& encodings, std::size_t mostReadings,
               std::optional<std::size_t> settled);

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
    [[nodiscard]] Word look(std::u32string_view text, std::size_t begin, std::size_t end);

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::u32string_view word) const;
    };
    const MisreadEncodings& m_encodings;
    std::size_t m_mostReadings;
    MisreadEncodings::Set m_settled;
    std::optional<SettledWords> m_quick;
    std::unordered_map<std::u32string, Word, Hash, std::equal_to<>> m_words;
    Word m_other; // that is not remembered
};

} // namespace moji::repair
