#pragma once
// What input that is not valid may be instead, in words for people.

#include "cli/bad_stretches.h"
#include "cli/command.h"

#include <optional>
#include <string>

namespace moji::cli {

/// What bytes read as, if that is sure enough to be said.
struct OtherReading {
    const Codec* codec = nullptr;
    std::string text; // the beginning, in visible form
};

/// Of a stretch that is not valid; nothing where no encoding is likely, or it is `checked`.
[[nodiscard]] std::optional<OtherReading> readingOf(const BadStretch& stretch,
                                                    const ByteSource& source, const Codec& checked,
                                                    const CodecRegistry& codecs);

/// "this reads as KOI8-R (moji convert ...)" for a file that is not valid `checked`; empty where
/// nothing helpful is known. `isMixed`: whether other parts of it are valid. `part`: the encoding
/// of a part that is not. `name`: of the file; empty where it is none, so that it cannot be
/// converted.
[[nodiscard]] std::string adviceFor(const ByteSource& source, const Codec& checked, bool isMixed,
                                    const Codec* part, const std::string& name,
                                    const CodecRegistry& codecs);

} // namespace moji::cli
