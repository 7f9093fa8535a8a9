#pragma once
// QString::fromUtf8 as an entry of DecoderRegistry. The library has no Qt, so the application adds
// it:
//
//     DecoderRegistry decoders;
//     decoders.add(makeQtDecoder());
//
// As of Qt 6.4 it drops a byte-order mark at the beginning and puts one U+FFFD for each byte of an
// ill-formed sequence.

#include "decoders/decoder.h"

#include <memory>

namespace moji::app {

[[nodiscard]] std::unique_ptr<ReadingDecoder> makeQtDecoder();

} // namespace moji::app
