#pragma once
// The quick way through a text that was misread beyond doubt: a word that is plainly damaged so
// needs no other reading and is not weighed.

#include "repair/misread_utf8.h"

#include <optional>
#include <vector>

namespace moji::repair {

class SettledWords {
public:
    /// Borrows `encodings`; `settled` are single-byte ones, one for each time that the text was
    /// misread, the last time first.
    SettledWords(const MisreadEncodings& encodings, std::vector<std::size_t> settled)
        : m_encodings(encodings)
        , m_settled(std::move(settled)) {}

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
    [[nodiscard]] char32_t characterAt(std::size_t encoding, std::size_t at,
                                       std::size_t& next) const;
    [[nodiscard]] bool readOnce(std::size_t encoding);
    [[nodiscard]] std::vector<MisreadPart> parts() const;

    const MisreadEncodings& m_encodings;
    std::vector<std::size_t> m_settled;
    // The word as it has been read so far; kept for their memory.
    std::u32string m_word;
    std::vector<Origin> m_origins;
    std::u32string m_fresh; // its repaired characters
};

} // namespace moji::repair
