#include "codec/codec_entry.h"
#include "codec/utf8.h"

namespace moji {

namespace {

using enum CodecFamily;
using enum CodecTraits;
using enum Synchronisation;

constexpr CodecEntry kEntries[] = {
    {"UTF-8",
     "utf8 unicode-1-1-utf-8 unicode11utf8 unicode-2-0-utf-8 unicode20utf8 x-unicode20utf8 csUTF8 "
     "cp65001 windows-65001 65001 u8 ibm-1208 cp1208 ibm-1209 ibm-5304 ibm-5305 ibm-13496 "
     "ibm-13497 ibm-17592 ibm-17593 x-UTF_8J",
     Unicode, Utf8, AsciiReversible, makeCodec<Utf8Codec, Utf8Codec::Signature::None>},
    {"UTF-8-SIG", "utf-8-signature utf-8-bom x-UTF-8-BOM", Unicode, Utf8, AsciiCompatible,
     makeCodec<Utf8Codec, Utf8Codec::Signature::Written>},
};

} // namespace

std::span<const CodecEntry> unicodeCodecs() {
    return kEntries;
}

} // namespace moji
