#pragma once
// The encodings to consider for some bytes, and how likely their readings are.

#include "codec/codec_registry.h"
#include "detect/bom.h"
#include "detect/utf8_balance.h"
#include "detect/window_reading.h"

#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace moji {

struct Candidate {
    const Codec* codec = nullptr;
    WindowReading reading;
    TextScore text; // of the reading, unless that is hopeless
    /// Of the text and of the doubt about its encoding; infinite where the reading is hopeless.
    double bits = std::numeric_limits<double>::infinity();
    /// Hebrew as it is seen (visual_order.h), which the reading has in logical order; nothing while
    /// that is not known.
    std::optional<bool> isVisual;
    /// The reading costs more than `bits`: so much that it was not scored to its end.
    bool isCut = false;
    /// Given up for what it reads in a part: `text` is of that.
    bool isGivenUp = false;
};

/// How much of each reading is scored.
enum class Weighing : std::uint8_t {
    Contenders, // those far from the best flawless one not to their end
    All,
};

/// Those of detectableEncodings() that could read the bytes at all, judged without decoding: the
/// tables of the others are never made.
[[nodiscard]] std::vector<std::string_view> worthTrying(const ByteSurvey& survey);

/// The candidates among worthTrying(), rare encodings only where no other reads as a text.
[[nodiscard]] std::vector<Candidate> weighUsual(const ByteSurvey& survey,
                                                const CodecRegistry& registry,
                                                std::optional<Language> expected,
                                                Weighing weighing = Weighing::Contenders);

/// All of `encodings`, the cheapest first; as given where they cost the same.
[[nodiscard]] std::vector<Candidate> weighCandidates(const ByteSurvey& survey,
                                                     const CodecRegistry& registry,
                                                     const std::vector<std::string_view>& encodings,
                                                     std::optional<Language> expected,
                                                     Weighing weighing = Weighing::All);

/// What the reading in UTF-8 costs if its errors are damage.
[[nodiscard]] double damagedBits(const Candidate& utf8, const Utf8Balance& balance);

/// The mark that the bytes begin with.
[[nodiscard]] std::optional<ByteOrderMark> byteOrderMarkOf(const ByteSurvey& survey);
/// Puts the encoding that a mark names in front.
void promote(std::vector<Candidate>& candidates, const std::optional<ByteOrderMark>& mark);

// Plausibility of the likeliest reading.
constexpr double kTextLike = 0.25; // below, it looks like no text
constexpr double kSurelyTextLike = 0.6;

} // namespace moji
