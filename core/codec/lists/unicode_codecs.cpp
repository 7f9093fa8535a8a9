#include "codec/bocu1.h"
#include "codec/codec_entry.h"
#include "codec/scsu.h"
#include "codec/utf16.h"
#include "codec/utf32.h"
#include "codec/utf7.h"
#include "codec/utf8.h"
#include "codec/utf8_variants.h"

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
     makeCodec<Utf8Codec, Utf8Codec::Signature::Owned>},

    {"CESU-8", "csCESU8 csCESU-8 ibm-9400", Unicode, Utf8, AsciiReversible,
     makeCodec<Utf8VariantCodec<Utf8Variant::Cesu8>>},
    {"MUTF-8", "modified-utf-8 java-modified-utf-8 mutf8", Unicode, Utf8, AsciiCompatible,
     makeCodec<Utf8VariantCodec<Utf8Variant::Mutf8>>},
    {"WTF-8", "wtf8", Unicode, Utf8, AsciiReversible,
     makeCodec<Utf8VariantCodec<Utf8Variant::Wtf8>>},

    {"UTF-16LE",
     "utf_16_le UnicodeLittleUnmarked csUTF16LE ibm-1202 ibm-1203 ibm-13490 ibm-13491 ibm-17586 "
     "ibm-17587 ibm-21682 ibm-21683 ibm-25778 ibm-25779 ibm-29874 ibm-29875 cp1202 windows-1200 "
     "UTF16_LittleEndian UTF16_PlatformEndian x-utf-16le unicodeFEFF "
     "csUnicode ISO-10646-UCS-2 ucs-2 unicode",
     Unicode, TwoBytes, Reversible, makeCodec<Utf16Codec, ByteOrder::Little, OrderMark::Ignored>},
    {"UTF-16BE",
     "utf_16_be UnicodeBigUnmarked csUTF16BE ibm-1200 ibm-1201 ibm-13488 ibm-13489 ibm-17584 "
     "ibm-17585 ibm-21680 ibm-21681 ibm-25776 ibm-25777 ibm-29872 ibm-29873 ibm-61955 ibm-61956 "
     "cp1200 cp1201 windows-1201 UTF16_BigEndian UTF16_OppositeEndian x-utf-16be unicodeFFFE",
     Unicode, TwoBytes, Reversible, makeCodec<Utf16Codec, ByteOrder::Big, OrderMark::Ignored>},
    {"UTF-16", "utf_16 u16 csUTF16 ibm-1204 ibm-1205", Unicode, TwoBytes, None,
     makeCodec<Utf16Codec, ByteOrder::Little, OrderMark::Decides>},
    {"UTF-16,version=1", "", Unicode, TwoBytes, None,
     makeCodec<Utf16Codec, ByteOrder::Little, OrderMark::Decides>},
    {"UTF-16,version=2", "", Unicode, TwoBytes, None,
     makeCodec<Utf16Codec, ByteOrder::Big, OrderMark::Decides>},
    {"UTF-16LE,version=1", "UnicodeLittle x-UTF-16LE-BOM", Unicode, TwoBytes, None,
     makeCodec<Utf16Codec, ByteOrder::Little, OrderMark::Owned>},
    {"UTF-16BE,version=1", "UnicodeBig", Unicode, TwoBytes, None,
     makeCodec<Utf16Codec, ByteOrder::Big, OrderMark::Owned>},

    {"UTF-32LE", "utf_32_le csUTF32LE UTF32_LittleEndian UTF32_PlatformEndian ibm-1234 ibm-1235",
     Unicode, FourBytes, Reversible, makeCodec<Utf32Codec, ByteOrder::Little, OrderMark::Ignored>},
    {"UTF-32BE",
     "utf_32_be csUTF32BE UTF32_BigEndian UTF32_OppositeEndian ibm-1232 ibm-1233 ibm-9424", Unicode,
     FourBytes, Reversible, makeCodec<Utf32Codec, ByteOrder::Big, OrderMark::Ignored>},
    {"UTF-32", "utf_32 u32 csUTF32 csUCS4 ISO-10646-UCS-4 ucs-4 ibm-1236 ibm-1237", Unicode,
     FourBytes, None, makeCodec<Utf32Codec, ByteOrder::Little, OrderMark::Decides>},

    {"UTF-7", "utf_7 u7 csUTF7 unicode-1-1-utf-7 unicode-2-0-utf-7 windows-65000 cp65000 65000",
     Unicode, AfterLineFeed, None, makeCodec<Utf7Codec, Base64Flavour::Utf7>},
    {"IMAP-mailbox-name", "UTF-7-IMAP utf-7-imap4", Unicode, AfterLineFeed, None,
     makeCodec<Utf7Codec, Base64Flavour::ImapMailbox>},
    {"SCSU", "csSCSU ibm-1212 ibm-1213", Unicode, Checkpoint, None, makeCodec<ScsuCodec>},
    {"BOCU-1", "csBOCU1 csBOCU-1 ibm-1214 ibm-1215", Unicode, AfterLineFeed, None,
     makeCodec<Bocu1Codec>},
};

constexpr auto kNames = nameKeys<kEntries>();
static_assert(areDistinct(kNames));

} // namespace

CodecList unicodeCodecs() {
    return {kEntries, kNames};
}

} // namespace moji
