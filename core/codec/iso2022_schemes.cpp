#include "codec/iso2022_schemes.h"

namespace moji {

namespace {

using enum GraphicKind;
using Set = Iso2022Scheme::Set;
using Designation = Iso2022Scheme::Designation;

std::unique_ptr<Codec> make(CodecInfo info, const Iso2022Scheme& scheme, const char* converter) {
    return std::make_unique<Iso2022Codec>(std::move(info), scheme, converter);
}

// Sets are numbered from 1, as their comments say. The older schemes are the first entries of these
// lists.
constexpr Set kJapaneseSets[] = {
    {Set94, "\x1B(J"},                                        // 1: JIS X 0201, Roman
    {Set94, "\x1B(I"},                                        // 2: JIS X 0201, katakana
    {Set94x94, "\x1B$B", nullptr, true},                      // 3: JIS X 0208
    {Set94x94, "\x1B$(D"},                                    // 4: JIS X 0212
    {Set96, "\x1B.A\x1BN"},                                   // 5: ISO 8859-1
    {Set96, "\x1B.F\x1BN"},                                   // 6: ISO 8859-7
    {Set94x94, "\x1B$A", nullptr, false, kGb2312Corrections}, // 7: GB 2312
    {Set94x94, "\x1B$(C"},                                    // 8: KS C 5601
};
constexpr std::uint8_t kKatakana = 2;
constexpr Designation kJapanese[] = {
    {"\x1B(B", 0, 0, false},
    {"\x1B$B", 0, 3},
    {"\x1B(J", 0, 1},
    {"\x1B$@", 0, 3, false}, // JIS C 6226 of 1978
    {"\x1B(I", 0, kKatakana, false},
    {"\x1B&@\x1B$B", 0, 3, false}, // preceded by the announcement of the 1990 revision
    {"\x1B(H", 0, 1, false},       // registered for Sweden, but some writers use it for Roman
    {"\x1B$(@", 0, 3, false},      // the long forms of ESC $ @ and ESC $ B
    {"\x1B$(B", 0, 3, false},
    {"\x1B$(D", 0, 4},
    {"\x1B.A", 2, 5},
    {"\x1B.F", 2, 6},
    {"\x1B$A", 0, 7},
    {"\x1B$(A", 0, 7, false}, // the long form, which Python's codecs write
    {"\x1B$(C", 0, 8},
    {"\x1B)I", 1, kKatakana},
};
constexpr std::size_t kRfc1468 = 9; // of kJapanese
constexpr std::size_t kRfc2237 = 10;
constexpr std::size_t kRfc1554 = 15;

constexpr Iso2022Scheme japanese(std::size_t sets, std::size_t designations) {
    Iso2022Scheme scheme;
    scheme.sets = std::span(kJapaneseSets).first(sets);
    scheme.designations = std::span(kJapanese).first(designations);
    scheme.lineEnd = LineEnd::FreesPairs;
    scheme.hasSingleShifts = designations >= kRfc1554;
    return scheme;
}

// KS X 1001 as in EUC-KR: ICU's converter has different signs in 21 24, 21 29, 21 2A, 21 2D, 22 26
// and 22 41, and lacks the euro and the registered sign (22 66, 22 67).
constexpr Set kKoreanSets[] = {{Set94x94, "", "windows-949-2000"}};
constexpr Set kIcuKoreanSets[] = {{Set94x94, "\x1B$)C\x0E"}};
constexpr Designation kKorean[] = {{"\x1B$)C", 1, 1}};

// CNS 11643 as in EUC-TW: in ICU's ISO-2022-CN, plane 1 has ASCII instead of full-width forms and
// lacks the radicals, and ISO-2022-CN-EXT lacks planes 3 to 7.
constexpr const char* kEucTw = "euc-tw-2014";
constexpr Set kChineseSets[] = {
    {Set94x94, "\x1B$)A\x0E", nullptr, false, kGb2312Corrections}, // 1: GB 2312
    {Set94x94, "", kEucTw},                                        // 2: CNS 11643, plane 1
    {Set94x94, "\x8E\xA2", kEucTw},                                // 3: plane 2
    {Set94x94, "\x1B$)E\x0E"},                                     // 4: ISO-IR-165
    {Set94x94, "\x8E\xA3", kEucTw},                                // 5: plane 3
    {Set94x94, "\x8E\xA4", kEucTw},                                // 6: plane 4
    {Set94x94, "\x8E\xA5", kEucTw},                                // 7: plane 5
    {Set94x94, "\x8E\xA6", kEucTw},                                // 8: plane 6
    {Set94x94, "\x8E\xA7", kEucTw},                                // 9: plane 7
};
constexpr Set kIcuChineseSets[] = {
    {Set94x94, "\x1B$)A\x0E"},  // 1: GB 2312
    {Set94x94, "\x1B$)G\x0E"},  // 2: CNS 11643, plane 1
    {Set94x94, "\x1B$*H\x1BN"}, // 3: plane 2
    {Set94x94, "\x1B$)E\x0E"},  // 4: ISO-IR-165
};
constexpr std::size_t kRfc1922 = 3; // of these sets, and of kChinese
constexpr Designation kChinese[] = {
    {"\x1B$)A", 1, 1}, {"\x1B$)G", 1, 2}, {"\x1B$*H", 2, 3}, {"\x1B$)E", 1, 4}, {"\x1B$+I", 3, 5},
    {"\x1B$+J", 3, 6}, {"\x1B$+K", 3, 7}, {"\x1B$+L", 3, 8}, {"\x1B$+M", 3, 9},
};
constexpr Designation kTaiwanese[] = {
    {"\x1B$)G", 1, 2},
    {"\x1B$*H", 2, 3},
    {"\x1B$)A", 1, 1},
};

constexpr Iso2022Scheme korean(std::span<const Set> sets) {
    Iso2022Scheme scheme;
    scheme.sets = sets;
    scheme.designations = kKorean;
    scheme.lineEnd = LineEnd::ShiftsIn;
    scheme.header = "\x1B$)C";
    scheme.hasShifts = true;
    scheme.initialG1 = 1;
    return scheme;
}

constexpr Iso2022Scheme chinese(std::span<const Set> sets,
                                std::span<const Designation> designations) {
    Iso2022Scheme scheme;
    scheme.sets = sets;
    scheme.designations = designations;
    scheme.lineEnd = LineEnd::ClearsState;
    scheme.hasShifts = true;
    scheme.hasSingleShifts = true;
    return scheme;
}

} // namespace

std::unique_ptr<Codec> makeIso2022Jp(CodecInfo info, const char* converter) {
    return make(std::move(info), japanese(3, kRfc1468), converter);
}

std::unique_ptr<Codec> makeIso2022Jp1(CodecInfo info, const char* converter) {
    return make(std::move(info), japanese(4, kRfc2237), converter);
}

std::unique_ptr<Codec> makeIso2022Jp2(CodecInfo info, const char* converter) {
    return make(std::move(info), japanese(8, kRfc1554), converter);
}

std::unique_ptr<Codec> makeJis7(CodecInfo info, const char* converter) {
    Iso2022Scheme scheme = japanese(8, std::size(kJapanese));
    scheme.hasShifts = true;
    scheme.initialG1 = kKatakana;
    return make(std::move(info), scheme, converter);
}

std::unique_ptr<Codec> makeJis8(CodecInfo info, const char* converter) {
    Iso2022Scheme scheme = japanese(8, kRfc1554);
    scheme.katakana8 = kKatakana;
    return make(std::move(info), scheme, converter);
}

std::unique_ptr<Codec> makeIso2022Kr(CodecInfo info, const char* converter) {
    return make(std::move(info), korean(kKoreanSets), converter);
}

std::unique_ptr<Codec> makeIcuIso2022Kr(CodecInfo info, const char* converter) {
    return make(std::move(info), korean(kIcuKoreanSets), converter);
}

std::unique_ptr<Codec> makeIso2022Cn(CodecInfo info, const char* converter) {
    const auto sets = std::span(kChineseSets).first(kRfc1922);
    return make(std::move(info), chinese(sets, std::span(kChinese).first(kRfc1922)), converter);
}

std::unique_ptr<Codec> makeIcuIso2022Cn(CodecInfo info, const char* converter) {
    const auto sets = std::span(kIcuChineseSets).first(kRfc1922);
    return make(std::move(info), chinese(sets, std::span(kChinese).first(kRfc1922)), converter);
}

std::unique_ptr<Codec> makeIso2022CnCns(CodecInfo info, const char* converter) {
    const auto sets = std::span(kChineseSets).first(kRfc1922);
    return make(std::move(info), chinese(sets, kTaiwanese), converter);
}

std::unique_ptr<Codec> makeIcuIso2022CnCns(CodecInfo info, const char* converter) {
    const auto sets = std::span(kIcuChineseSets).first(kRfc1922);
    return make(std::move(info), chinese(sets, kTaiwanese), converter);
}

std::unique_ptr<Codec> makeIso2022CnExt(CodecInfo info, const char* converter) {
    return make(std::move(info), chinese(kChineseSets, kChinese), converter);
}

std::unique_ptr<Codec> makeIcuIso2022CnExt(CodecInfo info, const char* converter) {
    const auto designations = std::span(kChinese).first(std::size(kIcuChineseSets));
    return make(std::move(info), chinese(kIcuChineseSets, designations), converter);
}

} // namespace moji
