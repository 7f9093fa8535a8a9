#pragma once
// UTF-8 decoders to compare: what each makes of the same bytes. ReadingDecoder is the interface of
// our own decoders and those of installed libraries; DecoderRegistry lists them.

#include "bytes/byte_source.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace moji {

/// What a decoder made of some bytes: a code point, or U+FFFD for an error. Readings are
/// contiguous, unless a decoder drops bytes silently.
struct Reading {
    std::uint64_t offset = 0;
    std::uint64_t length = 0; // bytes
    char32_t codePoint = 0;   // unchanged: surrogates and values above 10FFFF are possible
    bool replaced = false;    // replaces an error; not a genuine U+FFFD
    bool operator==(const Reading&) const = default;
};

/// Receives readings in order, in batches. Returns false to stop.
using ReadingSink = std::function<bool(std::span<const Reading>)>;

struct Verdict {
    std::optional<std::uint64_t> firstError; // where the first ill-formed sequence starts
    std::uint64_t replacements = 0;          // U+FFFD for errors
    [[nodiscard]] bool accepts() const { return !firstError; }
    bool operator==(const Verdict&) const = default;
};

enum class DecoderKind {
    Replaces,  // decodes everything, with U+FFFD for errors
    Stops,     // decodes as far as the first error
    Validates, // has a verdict only
};

struct DecoderInfo {
    std::string id;      // "hoehrmann-retry"
    std::string library; // "ICU 72.1" for a library's decoder, empty for our own
    DecoderKind kind = DecoderKind::Replaces;
};

/// Immutable; several threads may use it.
class ReadingDecoder {
public:
    explicit ReadingDecoder(DecoderInfo info)
        : m_info(std::move(info)) {}
    virtual ~ReadingDecoder() = default;
    ReadingDecoder(const ReadingDecoder&) = delete;
    ReadingDecoder& operator=(const ReadingDecoder&) = delete;

    [[nodiscard]] const DecoderInfo& info() const { return m_info; }

    /// Decodes all of `source` in constant memory. Readings go to `sink`, which may be empty; if it
    /// returns false, decoding stops, and the verdict covers the bytes read so far. Validating
    /// decoders give no readings. Error: that of the source, or Cancelled.
    [[nodiscard]] virtual Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                                                 std::stop_token stop = {}) const = 0;

private:
    DecoderInfo m_info;
};

using DecoderPointer = std::unique_ptr<ReadingDecoder>;

} // namespace moji
