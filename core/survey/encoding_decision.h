#pragma once
// Which encoding a file is in: at once where its bytes leave no doubt, else by the detector.

#include "codec/codec_registry.h"
#include "survey/byte_facts.h"
#include "survey/file_record.h"

#include <optional>
#include <stop_token>

namespace moji {

/// What was decided; the members of the record that say it are set too.
struct EncodingDecision {
    const Codec* codec = nullptr; // nullptr: binary, or none fits
};

/// Decides by the bytes' facts alone: ASCII without a shift of any encoding of seven bits, or valid
/// UTF-8 beyond accident. Nothing where that is not enough. `text` are all the bytes or their
/// beginning.
[[nodiscard]] std::optional<EncodingDecision> decideByFacts(const ByteFacts& facts, ByteView text,
                                                            const CodecRegistry& registry,
                                                            FileRecord& record);

/// Asks the detector. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<EncodingDecision>
decideByDetection(const ByteSource& source, const ByteFacts& facts, const CodecRegistry& registry,
                  FileRecord& record, const std::stop_token& stop);

} // namespace moji
