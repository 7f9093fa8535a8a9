#pragma once
// UTF-8 decoders to compare: the same bytes, and what each makes of them. Ours and those of the
// libraries on the machine stand behind one interface; the list is DecoderRegistry.

#include "bytes/byte_source.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace moji {

/// What a decoder made of a stretch of bytes: a code point, or U+FFFD for an error. Readings follow
/// one another without a gap, but where a decoder drops bytes without a trace.
struct Reading {
    std::uint64_t offset = 0;
    std::uint64_t length = 0; // bytes
    char32_t codePoint = 0;   // as it stands: surrogates and values above 10FFFF too
    bool replaced = false;    // an error, not a genuine U+FFFD
    bool operator==(const Reading&) const = default;
};

/// Takes readings in order, some at a time. False: no more are wanted.
using ReadingSink = std::function<bool(std::span<const Reading>)>;

struct Verdict {
    std::optional<std::uint64_t> firstError; // where the first ill-formed sequence begins
    std::uint64_t replacements = 0;          // U+FFFD for errors
    [[nodiscard]] bool accepts() const { return !firstError; }
    bool operator==(const Verdict&) const = default;
};

enum class DecoderKind {
    Replaces,  // decodes all, with U+FFFD for errors
    Stops,     // decodes as far as the first error
    Validates, // has a verdict only
};

struct DecoderInfo {
    std::string id;      // "hoehrmann-retry"
    std::string library; // "ICU 72.1" for a library's, empty for ours
    DecoderKind kind = DecoderKind::Replaces;
};

/// Immutable; usable from several threads.
class ReadingDecoder {
public:
    explicit ReadingDecoder(DecoderInfo info)
        : m_info(std::move(info)) {}
    virtual ~ReadingDecoder() = default;
    ReadingDecoder(const ReadingDecoder&) = delete;
    ReadingDecoder& operator=(const ReadingDecoder&) = delete;

    [[nodiscard]] const DecoderInfo& info() const { return m_info; }

    /// Decodes all of `source` in constant memory. Readings go to `sink`, which may be empty; one
    /// that wants no more ends the run, and the verdict is then of what was read. Validating
    /// decoders give no readings. Error: what reading gives, or Cancelled.
    [[nodiscard]] virtual Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                                                 std::stop_token stop = {}) const = 0;

private:
    DecoderInfo m_info;
};

using DecoderPointer = std::unique_ptr<ReadingDecoder>;

} // namespace moji
