#include "codec/codec_entry.h"

namespace moji {

std::span<const CodecEntry> statefulCodecs() {
    return {};
}

} // namespace moji
