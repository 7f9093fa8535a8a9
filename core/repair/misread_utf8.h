#pragma once
// UTF-8 that was read in another encoding, once or several times, found word by word.
//
// Whether a word was misread is weighed by its bits (text_cost.h) before and after, in the light of
// its neighbours and of what it looks like (misread_evidence.h); whether the document was, and in
// which encodings, by all its words together. A word that is what people write needs a document
// that is misread beyond doubt.

#include "repair/chain.h"
#include "repair/misread_word.h"

#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

/// A part of a text that was misread, and what it was.
struct MisreadPart {
    std::size_t begin = 0; // code points of the damaged text, or of a word in it
    std::size_t end = 0;
    std::u32string text;  // repaired
    bool hasGaps = false; // bytes were lost: U+FFFD, or a space in place of a no-break space
    bool dropped = false; // a byte is not there: the last one of í or ”, or any (U+FFFD)
    /// Whether it is one character of several.
    [[nodiscard]] bool isOpen() const { return dropped && text == U"\uFFFD"; }
};
/// Those of a word, counted from its beginning. Equal words share them: a text has the same words
/// again and again.
using MisreadParts = std::shared_ptr<const std::vector<MisreadPart>>;
/// Of parts that are counted from the beginning of the text; `begin` is that of the word.
[[nodiscard]] MisreadParts shared(std::vector<MisreadPart> parts, std::size_t begin);

struct MisreadText {
    /// A word, by the chain that repairs its parts.
    struct Place {
        std::size_t begin = 0; // code points of the damaged text
        std::size_t end = 0;
        MisreadParts parts; // in order; the rest of the word is intact
        std::shared_ptr<const Chain> chain;
        bool mayGoOn = false; // what comes out looks as if it was misread before, too
    };
    std::vector<Place> places;   // in order
    double net = 0;              // bits saved by all of them, less those of doubt
    std::vector<Place> examples; // of damage, which stay; without parts (damage_examples.h)
};

class MisreadChoice; // misread_choice.h

class MisreadUtf8Finder {
public:
    /// Borrows the codecs of `candidates`. Chains have at most `maxSteps` steps, two a reading;
    /// none where UTF-8 is no candidate.
    MisreadUtf8Finder(std::span<const Candidate> candidates, std::size_t maxSteps);

    /// The words that were surely misread. Takes time in proportion to the text.
    [[nodiscard]] MisreadText find(std::u32string_view text, const std::stop_token& stop) const;

    /// Whether the word at `at` proves that it was misread.
    [[nodiscard]] bool isProof(std::u32string_view text, std::size_t at) const;
    /// False where a word is UTF-8 in no encoding, found quickly.
    [[nodiscard]] bool mayBeMisread(std::u32string_view text, std::size_t at) const;
    /// Whether a word may be UTF-8 in a double-byte encoding whose first characters beyond ASCII
    /// are these.
    [[nodiscard]] bool mayBegin(std::u32string_view first) const {
        return m_encodings.mayBeginWide(first);
    }

    /// Code points at the front of `text` that are a byte-order mark read in another encoding.
    [[nodiscard]] std::size_t markAtFront(std::u32string_view text) const {
        return m_encodings.markAtFront(text);
    }

    [[nodiscard]] const ByteImages& images() const { return m_encodings.images(); }

private:
    [[nodiscard]] bool hasProof(std::u32string_view text, const std::stop_token& stop) const;
    void addWords(MisreadChoice& choice, std::u32string_view text,
                  const std::stop_token& stop) const;

    MisreadEncodings m_encodings;
    std::size_t m_mostReadings;
};

} // namespace moji::repair
