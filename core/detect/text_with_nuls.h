#pragma once
// Text in which NULs lie: a log whose last blocks a crash left empty, a list whose entries end in
// NUL. It is binary data to every program that reads text, and said to be; but what is between the
// NULs may well be read.

#include "codec/codec_registry.h"

#include <optional>

namespace moji {

struct TextWithNuls {
    const Codec* codec = nullptr; // of mixed lines: UTF-8
    bool mixedLines = false;      // some are UTF-8, others are not
};

/// What is between the NULs of `beginning`, if that is text beyond doubt: no other controls, and no
/// NUL for every few bytes, as UTF-16 and records have them. Nothing otherwise.
[[nodiscard]] std::optional<TextWithNuls> findTextBetweenNuls(ByteView beginning,
                                                              const CodecRegistry& registry);

} // namespace moji
