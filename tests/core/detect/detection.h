#pragma once
// What detection says of bytes, with all codecs.

#include "core/codecs.h"
#include "detect/detector.h"
#include "detect/structure.h"

#include <string>

namespace moji::test {

inline Detection detect(const Bytes& bytes, const DetectOptions& options = {}) {
    return detectEncoding(MemorySource(bytes), registry(), options).value();
}

inline Structure structureOf(const Bytes& bytes) {
    const MemorySource source(bytes);
    return examineStructure(source, surveyBytes(source).value(), registry()).value();
}

inline std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes))
        text += span.text();
    return text;
}

} // namespace moji::test
