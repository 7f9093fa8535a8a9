#pragma once
// Which chains could turn a damaged text back: all pairs of encodings (write the text in one, read
// the bytes in the other), one after the other up to a number of steps. Ranked by what the text
// costs at the end of the chain and how usual such a chain is.
//
// The first pair is searched completely. Of what it yields, a second one is tried where bytes were
// well-formed UTF-8 or would be in the second (which hardly happens by chance), and on the most
// plausible other.

#include "repair/byte_images.h"
#include "repair/candidates.h"
#include "repair/chain.h"
#include "repair/duplicate_codes.h"
#include "repair/narrow_readings.h"
#include "repair/seen_texts.h"
#include "support/late.h"

#include <optional>
#include <stop_token>
#include <string>

namespace moji::repair {

struct FoundChain {
    Chain chain;
    double doubt = 0;    // bits of the chain itself: how unusual it is
    double bits = 0;     // of the text at its end
    std::u32string text; // the text at its end
};

class ChainSearch {
public:
    /// Borrows all. The search is made for many short texts.
    ChainSearch(const CodecRegistry& codecs, const DuplicateCodesOfAll& duplicates,
                const ByteImages& images, const std::vector<Candidate>& candidates,
                std::size_t maxSteps);

    /// Chains that give texts other than `sample` and than each other, the likeliest first, at most
    /// `count`; none that costs more than the sample itself. `tail` says whether the text goes on
    /// after the sample: a character may then be cut off.
    [[nodiscard]] std::vector<FoundChain> find(std::u32string_view sample, Tail tail,
                                               std::size_t count,
                                               const std::stop_token& stop = {}) const;

private:
    class WrittenBytes;
    struct Kept;
    struct Round;
    /// Written in one encoding, read in the other.
    struct Pair {
        const Codec& written;
        const Candidate& read;
        double doubt; // bits: of the whole chain
    };

    void add(const FoundChain& from, const Pair& pair, std::u32string_view text,
             Round& round) const;
    void tryPairs(const FoundChain& from, bool onlyUtf8, Round& round) const;
    void tryReadings(const FoundChain& from, const Codec& written, double doubt, bool onlyUtf8,
                     Round& round) const;
    /// A candidate and its place among the single-byte encodings of m_images, if it has one there.
    struct Tried {
        Candidate candidate;
        std::optional<std::size_t> image;
    };
    [[nodiscard]] bool isUtf8In(const Tried& tried, ByteImages::Set mayBe,
                                std::u32string_view text) const;
    [[nodiscard]] bool isDistinct(const Tried& tried) const;
    void tryUtf8(const FoundChain& from, double before, Round& round) const;
    [[nodiscard]] bool hidesUtf8(std::u32string_view text) const;
    /// A text to go on from.
    struct Lead {
        FoundChain found;
        bool onlyUtf8; // all that is to be tried is whether its bytes are UTF-8
    };
    [[nodiscard]] std::vector<Lead> promising(const Round& round, double limit) const;

    const CodecRegistry& m_codecs;
    const DuplicateCodesOfAll& m_duplicates;
    const ByteImages& m_images;
    Late<NarrowReadings> m_narrow;
    std::vector<Tried> m_candidates;
    std::optional<Candidate> m_utf8; // if it is one
    std::size_t m_maxSteps;
};

} // namespace moji::repair
