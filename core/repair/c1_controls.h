#pragma once
// Windows-1252 that was read as ISO-8859-1: its quotes, dashes and dots became controls, 80..9F.

#include "codec/codec_registry.h"
#include "repair/misread_utf8.h"

#include <string_view>

namespace moji::repair {

/// A place for each control that is where its character belongs: an opening quote before a word, a
/// closing one after it, dots after it, a dash or bullet. Charts of controls are left alone, and
/// so are a few that would rather be letters in other encodings.
[[nodiscard]] std::vector<MisreadText::Place> misreadControls(const CodecRegistry& codecs,
                                                              std::u32string_view text);

} // namespace moji::repair
