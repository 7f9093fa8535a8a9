#pragma once
// The same bytes under many encodings: read under each, ranked, equal readings told to be equal.

#include "codec/codec_registry.h"
#include "repair/reading.h"

#include <span>
#include <string_view>
#include <vector>

namespace moji {

struct ComparedReading {
    const Codec* codec = nullptr;
    EncodingReading reading;
    const Codec* sameAs = nullptr; // the first codec above it with the same text and errors
};

enum class ReadingOrder {
    AsGiven,
    BestFirst, // by score; as given where the scores are the same
};

/// Reads `source` under every codec of `codecs`, several at a time. `progress` counts the bytes of
/// all readings together and is called from the calling thread. Errors: those of the source, and
/// Cancelled.
[[nodiscard]] Result<std::vector<ComparedReading>>
compareReadings(const ByteSource& source, std::span<const Codec* const> codecs, ReadingOrder order,
                const std::stop_token& stop = {}, const ProgressCallback& progress = {});

/// The encodings that unknown bytes are tried under first, the likeliest first.
[[nodiscard]] std::span<const std::string_view> usualEncodings();
/// Those for which the grid of mojibake is made where none are named: the ones that text is most
/// often confused between.
[[nodiscard]] std::span<const std::string_view> confusableEncodings();

/// Codecs by name; names that the registry lacks are left out.
[[nodiscard]] std::vector<const Codec*> findCodecs(const CodecRegistry& registry,
                                                   std::span<const std::string_view> names);

} // namespace moji
