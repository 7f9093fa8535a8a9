#pragma once
// The rows of the decoders lens: what each decoder makes of the same few bytes, and where it
// departs from the one it is compared with.

#include "decoders/decoder_registry.h"
#include "decoders/disagreement.h"

#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

struct DecoderRow {
    const ReadingDecoder* decoder = nullptr;
    std::vector<Reading> readings; // of those that decode
    std::vector<bool> differs;     // as `readings`: the reference has no such reading
    Verdict verdict;
    bool disagrees = false; // with the reference, in a reading or in the verdict
    bool isReference = false;
    std::optional<Disagreement> departure; // from the strict decoder

    /// Whether it can be used to smuggle something past a check.
    [[nodiscard]] bool misreads() const { return departure && isUnsafe(departure->kind); }
};

/// The reference's row first, the others as the registry lists them.
[[nodiscard]] std::vector<DecoderRow> readByAll(const DecoderRegistry& decoders,
                                                const ReadingDecoder& reference, ByteView bytes);

/// "Hoehrmann, byte eaten"
[[nodiscard]] QString decoderName(const DecoderInfo& info);
/// "rejects", "misreads", "stops at 2"
[[nodiscard]] QString verdictText(const DecoderRow& row);
/// Why it departs from the strict decoder; empty where it does not.
[[nodiscard]] QString departureText(const DecoderRow& row, ByteView bytes);
/// The readings as text: "/ U+FFFD U+FFFD", for screen readers and for what only validates.
[[nodiscard]] QString readingText(const DecoderRow& row);

} // namespace moji::app
