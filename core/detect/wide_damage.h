#pragma once
// UTF-16 and UTF-32 with faults: lone surrogates, values past 10FFFF, and bytes that were lost or
// came in, after which all units are shifted until as many more are lost (a line end that a program
// took for a byte of text, a text to which bytes were appended, a file cut off in a unit). The
// Unicode Standard (3.9, D93) only knows that a unit is ill-formed; here the text that follows says
// where units begin again.

#include "codec/codec_registry.h"
#include "detect/bom.h"
#include "detect/byte_survey.h"
#include "detect/text_scorer.h"
#include "detect/verdict.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace moji {

struct WideDamage {
    const Codec* codec = nullptr;
    TextScore text; // of the beginning, kScoredCharacters at most
    std::uint64_t characters = 0;
    std::uint64_t problems = 0;   // lone surrogates, values too large, shifts
    std::vector<Disproof> places; // the first kKeptFaults of them

    static constexpr std::size_t kScoredCharacters = 4096;

    /// How sure it is that this is what the text was, by the share of what is well-formed.
    [[nodiscard]] double share() const {
        const auto good = static_cast<double>(characters);
        return good / (good + static_cast<double>(problems));
    }
};

/// The likeliest of UTF-16 and UTF-32 whose faults are few enough to be damage; the one that `mark`
/// names alone, if there is a mark. Nothing where the reading is no text, or has no fault.
/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<std::optional<WideDamage>>
findWideDamage(const ByteSource& source, const ByteSurvey& survey, const CodecRegistry& registry,
               const std::optional<ByteOrderMark>& mark, const std::stop_token& stop = {});

/// Whether bytes were lost or came in at the beginning, though nothing may be malformed: of UTF-16
/// and UTF-32.
[[nodiscard]] bool beginsShifted(const ByteSurvey& survey, const Codec& codec);

} // namespace moji
