#pragma once
// All characters with a name of their own, for searching as one types: read from ICU once, kept as
// one text. Ideographs and Hangul syllables, whose names say only their number or sound, are found
// by number alone.

#include <QString>

#include <string>
#include <vector>

namespace moji::app {

class CharacterNames {
public:
    CharacterNames();

    struct Named {
        char32_t codePoint;
        std::string name;
    };
    /// Characters whose names have, for each word typed, a word that begins with it; those with the
    /// shortest names first, at most `most`.
    [[nodiscard]] std::vector<Named> find(const QString& typed, std::size_t most) const;
    [[nodiscard]] std::size_t size() const { return m_codePoints.size(); }

private:
    [[nodiscard]] std::string_view nameAt(std::size_t index) const;

    std::string m_text;                // " LATIN SMALL LETTER A\n" and so on
    std::vector<std::size_t> m_begins; // of each name, at its blank; one more at the end
    std::vector<char32_t> m_codePoints;
};

} // namespace moji::app
