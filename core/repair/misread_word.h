#pragma once
// A word read as UTF-8 that was read in another encoding before.
//
// The bytes of a character beyond ASCII, read one by one in a single-byte encoding, make a lead
// (C2..F4) and its continuation bytes (80..BF) again; read two by two in a double-byte one, all
// bytes of the word are well-formed UTF-8. Letters beyond ASCII that belong to no such sequence
// disprove the reading: what was misread was misread as a whole. Quotes, dashes and the like may be
// intact.

#include "repair/byte_images.h"
#include "repair/character_traits.h"
#include "repair/units.h"
#include "repair/utf8_starters.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

/// Characters of the original and where they are in the damaged text.
struct MisreadSequence {
    std::size_t begin = 0; // code points
    std::size_t end = 0;
    std::u32string text;       // one character; of double-byte encodings several
    bool guessedSpace = false; // a space was taken for a no-break space
    bool lost = false;         // U+FFFD is in the place of a byte; then in `text` too
    bool dropped = false;      // a byte is not there: the last one of í or ”, or any (U+FFFD)
};

struct MisreadParse {
    std::vector<MisreadSequence> sequences; // in order, at least one
    std::size_t end = 0;                    // of the word
    bool surrogates = false;                // CESU-8
};

/// The encodings in which UTF-8 may have been read: up to ByteImages::kMost.
class MisreadEncodings {
public:
    using Set = ByteImages::Set;

    /// Takes those of `candidates` that keep ASCII and have no state; borrows their codecs.
    explicit MisreadEncodings(std::span<const Candidate> candidates);

    [[nodiscard]] std::span<const Candidate> all() const { return m_all; }
    /// Code points at the front of `text` that are EF BB BF read in a single-byte encoding.
    [[nodiscard]] std::size_t markAtFront(std::u32string_view text) const;
    /// Those in which the word at `begin` may be UTF-8, found quickly: all that parse() reads it
    /// in, and few more. Double-byte ones only where it has Asian characters.
    [[nodiscard]] Set possible(std::u32string_view text, std::size_t begin) const;
    /// The single-byte ones of them.
    [[nodiscard]] Set possibleNarrow(std::u32string_view text, std::size_t begin) const;
    /// Whether a word that is UTF-8 in a double-byte encoding may have these characters, which are
    /// Asian, first of those beyond ASCII.
    [[nodiscard]] bool mayBeginWide(std::u32string_view first) const;
    /// Whether a word, which has no Asian characters, may go on after the space that ends it: in
    /// some encoding further bytes of a sequence are due there.
    [[nodiscard]] bool mayGoOn(std::u32string_view word) const;
    /// The word at `begin` as UTF-8 that was read in one of all(). Words end at white space, but
    /// for spaces in the place of A0.
    [[nodiscard]] std::optional<MisreadParse> parse(std::u32string_view text, std::size_t begin,
                                                    std::size_t encoding) const;

    /// The byte of a character in a single-byte one of all(); nothing where there is none.
    [[nodiscard]] std::optional<Byte> byte(std::size_t encoding, char32_t codePoint) const {
        return m_images.byte(encoding, codePoint);
    }
    [[nodiscard]] const ByteImages& images() const { return m_images; }
    [[nodiscard]] bool isNarrow(std::size_t encoding) const {
        return encoding < m_images.encodings().size();
    }

private:
    [[nodiscard]] bool hasLead(std::u32string_view text, std::size_t begin) const;
    [[nodiscard]] Set possibleWide(std::u32string_view text, std::size_t begin) const;
    [[nodiscard]] std::optional<MisreadParse> parseWide(std::u32string_view text, std::size_t begin,
                                                        const Codec& codec) const;

    ByteImages m_images;
    std::vector<Candidate> m_all; // the single-byte ones first
    Set m_noBreakSpaces = 0; // single-byte ones in which A0 is one, for which a space may be taken
    std::shared_ptr<const Utf8Starters> m_starters; // of the double-byte ones
};

} // namespace moji::repair
