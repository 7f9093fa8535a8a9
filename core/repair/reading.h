#pragma once
// What bytes read as under one encoding, measured in a single pass and in constant memory: how many
// errors, how plausible, and a digest by which equal readings are found without keeping any text.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "detect/text_scorer.h"
#include "support/progress.h"

#include <cstdint>
#include <stop_token>

namespace moji {

/// A 128-bit digest of a sequence of code points, for telling equal texts from different ones. It
/// is no defence against texts made to collide.
class TextDigest {
public:
    void add(char32_t codePoint) {
        m_low = (m_low ^ codePoint) * 0x9E3779B97F4A7C15u;
        m_low ^= m_low >> 29;
        m_high = (m_high + codePoint + 1) * 0xD6E8FEB86659FD93u;
        m_high ^= m_high >> 32;
    }
    bool operator==(const TextDigest&) const = default;

private:
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

struct EncodingReading {
    std::uint64_t errors = 0; // malformed sequences, as `check` counts them
    std::uint64_t codePoints = 0;
    TextDigest digest; // of the text, U+FFFD for each error
    double score = 0;  // TextScore::plausibility, of long texts by samples

    [[nodiscard]] bool sameTextAs(const EncodingReading& other) const {
        return errors == other.errors && codePoints == other.codePoints && digest == other.digest;
    }
};

/// Reads all of `source` as `codec`. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<EncodingReading> readAs(const ByteSource& source, const Codec& codec,
                                             const std::stop_token& stop = {},
                                             const ProgressCallback& progress = {});

} // namespace moji
