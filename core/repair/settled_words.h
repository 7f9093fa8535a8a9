#pragma once
// The quick way through a text that was misread in one encoding beyond doubt: a word that is
// plainly damaged so needs no other reading and is not weighed.

#include "repair/misread_utf8.h"

#include <optional>
#include <vector>

namespace moji::repair {

class SettledWords {
public:
    /// `encoding` is a single-byte one of `encodings`, which are borrowed.
    SettledWords(const MisreadEncodings& encodings, std::size_t encoding)
        : m_encodings(encodings)
        , m_encoding(encoding) {}

    /// The parts of the word [begin, end): all its characters beyond ASCII are whole sequences that
    /// give ordinary characters, not misread once more. Nothing where that is not plain: then the
    /// readings of the word (misread_reading.h) are to be weighed.
    [[nodiscard]] std::optional<std::vector<MisreadPart>> read(std::u32string_view text,
                                                               std::size_t begin, std::size_t end);

private:
    /// A character and where it comes from.
    struct Origin {
        std::size_t begin;
        std::size_t end;
    };
    [[nodiscard]] char32_t readCharacter(std::u32string_view text, std::size_t at,
                                         std::size_t& next) const;
    [[nodiscard]] bool readSequences(std::u32string_view text, std::size_t begin);
    [[nodiscard]] std::vector<MisreadPart> parts() const;

    const MisreadEncodings& m_encodings;
    std::size_t m_encoding;
    // The repaired word; kept for their memory.
    std::u32string m_word;
    std::vector<Origin> m_origins;
    std::u32string m_fresh; // its repaired characters
};

} // namespace moji::repair
