#pragma once
// UTF-8 that was read in a single-byte encoding, once or several times, found word by word.
//
// The bytes of a character beyond ASCII, read one by one, make a lead (C2..F4) with its
// continuation bytes (80..BF) again, whatever the encoding is. A word is taken for misread UTF-8
// if its letters beyond ASCII all belong to such sequences: then chance hardly made them. Other
// characters in it (quotes, dashes) may be intact and stay.
//
// Whether a word *was* misread is weighed by its bits (text_cost.h) before and after, in the light
// of its neighbours; whether the document was, by all words together.

#include "repair/byte_images.h"
#include "repair/chain.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

/// A part of a text that was UTF-8, and what it was.
struct MisreadPart {
    std::size_t begin = 0; // code points of the damaged text
    std::size_t end = 0;
    std::u32string text; // repaired
    bool hasGaps = false; // bytes were lost: U+FFFD, or a space in place of a no-break space
};

/// A word that was UTF-8 read in an encoding, or several times in several.
struct MisreadWord {
    std::size_t begin = 0; // code points of the damaged text
    std::size_t end = 0;
    std::vector<MisreadPart> parts; // in order; the rest of the word is intact
    /// The encodings of each reading, the last one first; all of a set read this word alike.
    std::vector<ByteImages::Set> readAs;
    bool surrogates = false; // CESU-8 rather than UTF-8, in the first reading
    bool ambiguous = false;  // may be what somebody wrote
    bool ordinary = false;   // is what people write: a word in letters of one alphabet
    [[nodiscard]] bool provesNothing() const { return ambiguous || ordinary; }
    double net = 0;          // bits saved, less those of doubt about this word
};

/// What repair makes of misread words of a text.
struct MisreadText {
    struct Place {
        MisreadWord word;
        Chain chain;
    };
    std::vector<Place> places; // in order
    double net = 0;            // bits saved by all of them, less those of doubt
};

class MisreadUtf8Finder {
public:
    /// Borrows the codecs of `candidates`. Chains have at most `maxSteps` steps, two a reading.
    MisreadUtf8Finder(std::span<const Candidate> candidates, std::size_t maxSteps);

    /// The words that were surely misread. Time in proportion to the text.
    [[nodiscard]] MisreadText find(std::u32string_view text, const std::stop_token& stop) const;

    [[nodiscard]] const ByteImages& images() const { return m_images; }

private:
    class WordReader;
    [[nodiscard]] std::vector<MisreadWord> readingsAt(std::u32string_view text,
                                                      std::size_t at) const;
    [[nodiscard]] bool hasIntact(std::u32string_view text,
                                 const std::vector<std::vector<MisreadWord>>& words,
                                 std::size_t encoding) const;

    ByteImages m_images;
    std::size_t m_mostReadings;
};

} // namespace moji::repair
