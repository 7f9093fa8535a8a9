#pragma once
// The ISO/IEC 2022 encodings in use, except the browsers' ISO-2022-JP (iso2022_jp.h).

#include "codec/iso2022.h"

#include <memory>

namespace moji {

// Factories for CodecEntry::make; `converter` is the ICU name.
/// RFC 1468 with half-width katakana (ESC ( I), as in ICU.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022Jp(CodecInfo info, const char* converter);
/// RFC 2237: with JIS X 0212.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022Jp1(CodecInfo info, const char* converter);
/// RFC 1554: also with GB 2312, KS C 5601, ISO 8859-1 and ISO 8859-7.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022Jp2(CodecInfo info, const char* converter);
/// The same, with half-width katakana in G1 (SO).
[[nodiscard]] std::unique_ptr<Codec> makeJis7(CodecInfo info, const char* converter);
/// The same, and half-width katakana as A1..DF.
[[nodiscard]] std::unique_ptr<Codec> makeJis8(CodecInfo info, const char* converter);
/// RFC 1557, with the characters of EUC-KR. Text without the header is decoded as if it had one.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022Kr(CodecInfo info, const char* converter);
/// RFC 1922: GB 2312, and planes 1 and 2 of CNS 11643, with the characters of EUC-TW.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022Cn(CodecInfo info, const char* converter);
/// The same, but the encoder prefers CNS 11643.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022CnCns(CodecInfo info, const char* converter);
/// RFC 1922: with ISO-IR-165 and planes 3 to 7.
[[nodiscard]] std::unique_ptr<Codec> makeIso2022CnExt(CodecInfo info, const char* converter);

/// The same with ICU's characters, under ICU's names.
[[nodiscard]] std::unique_ptr<Codec> makeIcuIso2022Kr(CodecInfo info, const char* converter);
[[nodiscard]] std::unique_ptr<Codec> makeIcuIso2022Cn(CodecInfo info, const char* converter);
[[nodiscard]] std::unique_ptr<Codec> makeIcuIso2022CnCns(CodecInfo info, const char* converter);
[[nodiscard]] std::unique_ptr<Codec> makeIcuIso2022CnExt(CodecInfo info, const char* converter);

} // namespace moji
