#pragma once
// The encodings that the reader has pinned, in the settings.

#include "codec/codec_registry.h"

#include <vector>

namespace moji::app {

[[nodiscard]] std::vector<const Codec*> loadPins(const CodecRegistry& codecs);
void savePins(const std::vector<const Codec*>& pins);

} // namespace moji::app
