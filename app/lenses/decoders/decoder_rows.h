#pragma once
// The rows of the decoders lens: how each decoder reads the same few bytes, and where it
// differs from the reference.

#include "decoders/decoder_registry.h"
#include "decoders/disagreement.h"

#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

struct DecoderRow {
    const ReadingDecoder* decoder = nullptr;
    std::vector<Reading> readings; // of those that decode
    std::vector<bool> differs;     // parallel to `readings`: the reference reads differently here
    Verdict verdict;
    bool disagrees = false; // with the reference, in a reading or in the verdict
    bool isReference = false;
    bool isPinned = false;
    std::optional<Disagreement> departure; // from the strict decoder

    /// Whether an attacker can use it to get past a check.
    [[nodiscard]] bool misreads() const { return departure && isUnsafe(departure->kind); }
};

/// The reference's row first, the others as the registry lists them.
[[nodiscard]] std::vector<DecoderRow> readByAll(const DecoderRegistry& decoders,
                                                const ReadingDecoder& reference, ByteView bytes);

/// "Hoehrmann, byte eaten"
[[nodiscard]] QString decoderName(const DecoderInfo& info);
/// "rejects", "misreads", "stops at 2"
[[nodiscard]] QString verdictText(const DecoderRow& row);
/// Why it differs from the strict decoder; empty if it does not.
[[nodiscard]] QString departureText(const DecoderRow& row, ByteView bytes);
/// The readings as text: "/ U+FFFD U+FFFD", for screen readers and for what only validates.
[[nodiscard]] QString readingText(const DecoderRow& row);

} // namespace moji::app
