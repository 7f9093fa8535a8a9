#pragma once
// What bytes a double-byte encoding cannot have, told without its tables: most text is not in any
// of these encodings and shows it in its first bytes of 80 and more.

#include "codec/codec.h"

namespace moji {

/// False only where the bytes are malformed in the encoding, whatever follows them. True for
/// encodings whose bytes are not known here.
[[nodiscard]] bool mayBeIn(const CodecInfo& encoding, ByteView bytes);

/// The same for what the encoding writes: the codes of four bytes that GBK is read with are those
/// of GB 18030, and of three bytes EUC-JP writes none (some are taken for pairs here, and pass).
[[nodiscard]] bool mayBeWrittenIn(const CodecInfo& encoding, ByteView bytes);

} // namespace moji
