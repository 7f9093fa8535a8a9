#pragma once
// What bytes a double-byte encoding cannot have, told without its tables, which take milliseconds
// to build: most text is not in any of these encodings and shows it in its first bytes of 80 and
// more.

#include "codec/codec.h"

namespace moji {

/// False only where the bytes are malformed in the encoding, whatever follows them. True for
/// encodings whose bytes are not known here.
[[nodiscard]] bool mayBeIn(const CodecInfo& encoding, ByteView bytes);

/// The same without the codes of four bytes that GBK is read with: only GB 18030 writes them.
[[nodiscard]] bool mayBeWrittenIn(const CodecInfo& encoding, ByteView bytes);

} // namespace moji
