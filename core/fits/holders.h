#pragma once
// Which encodings can hold a text. Most write each character in the same way wherever it is, so how
// often each occurs says all; the others encode the text once more.

#include "fits/character_census.h"
#include "fits/kept_census.h"
#include "fits/kept_size.h"

#include <map>

namespace moji::fits {

struct Holder {
    const Codec* codec = nullptr;
    std::uint64_t size = 0; // bytes
    bool operator==(const Holder&) const = default;
};
struct HolderReport {
    std::vector<Holder> holders; // the smallest first
    Malformed malformed;         // sequences of the source, which do not count
};
/// Those of `codecs` in which every character of the text survives. Error: that of the source, or
/// Cancelled.
[[nodiscard]] Result<HolderReport> holders(const ByteSource& source, const Codec& from,
                                           const std::vector<const Codec*>& codecs,
                                           const std::stop_token& stop = {},
                                           const ProgressCallback& progress = {});

/// What is known of a text's characters in each encoding. When the text changes it asks only about
/// characters that are new.
class HolderSearch {
public:
    struct Answer {
        std::optional<char32_t> combining; // one that may combine with others
        std::optional<char32_t> lost;      // else one that does not survive
        std::uint64_t size = 0;            // else of all, where each is written independently
    };
    /// In the order of `codecs`. Error: Cancelled; then all is as it was.
    [[nodiscard]] Result<std::vector<Answer>> update(const CharacterCounts& counts,
                                                     const std::vector<const Codec*>& codecs,
                                                     const std::stop_token& stop);

private:
    CharacterCounts m_counts; // that the answers are for
    std::map<const Codec*, Answer> m_answers;
};

/// The same as holders() for a text under edit: reads only what has changed, unless characters may
/// combine in an encoding, which then encodes the text once more.
class KeptHolders {
public:
    /// `text` is indexed completely. Errors as above; the next call resumes.
    [[nodiscard]] Result<std::vector<Holder>> update(const IndexedText& text,
                                                     const std::vector<const Codec*>& codecs,
                                                     const std::stop_token& stop,
                                                     const ProgressCallback& progress);

private:
    KeptCensus m_census;
    HolderSearch m_search;
    std::map<const Codec*, KeptSize> m_sizes;
};

} // namespace moji::fits
