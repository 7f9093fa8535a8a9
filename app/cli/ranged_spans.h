#pragma once
// The characters of a part of an input, `--range A:B`: the very spans that a full run gives.

#include "bytes/byte_range.h"
#include "cli/command.h"
#include "text/span.h"

#include <functional>
#include <optional>
#include <string>

namespace moji::cli {

/// `--range A:B`; nothing, after a message, where `text` is no range.
[[nodiscard]] std::optional<ByteRange> rangeOption(const std::string& text);

/// A span, its offset in the input, and all of its bytes.
using SpanUser = std::function<void(std::uint64_t offset, const Span& span, ByteView bytes)>;

/// Calls `use` for every span that touches `range`, in order. A far range of a file need not be
/// waited for: where the encoding allows it, decoding starts shortly before. An empty range has no
/// spans, but an input that cannot be opened is still an error.
[[nodiscard]] Result<Done> forEachSpanIn(const Context& context, const Input& input,
                                         const Codec& codec, ByteRange range, const SpanUser& use);

} // namespace moji::cli
