#pragma once
// The encoders of the WHATWG Encoding Standard, written after its text: what bytes one code point
// alone gives. Indexes come from the model decoders (whatwg_decoders.h), read pointer by pointer.

#include "core/codec/one_way_codes.h"
#include "core/codec/whatwg_decoders.h"

#include <unordered_map>

namespace moji::test {

using WhatwgCode = std::optional<Bytes>; // nothing: "error with code point"

/// "Index pointer": the first one of a code point.
class WhatwgPointers {
public:
    void add(int pointer, char32_t codePoint) { m_pointers.emplace(codePoint, pointer); }
    void replace(int pointer, char32_t codePoint) { m_pointers[codePoint] = pointer; }
    /// -1: null.
    [[nodiscard]] int of(char32_t codePoint) const {
        const auto found = m_pointers.find(codePoint);
        return found == m_pointers.end() ? -1 : found->second;
    }

private:
    std::unordered_map<char32_t, int> m_pointers;
};

inline Bytes twoBytes(int lead, int trail) {
    return {static_cast<Byte>(lead), static_cast<Byte>(trail)};
}

/// The character that is all of `bytes` to the model decoder, 0 if it is none or several.
inline char32_t characterOf(WhatwgDecoder& decoder, const Bytes& bytes) {
    const auto spans = decoder.decode(bytes);
    return spans.size() == 1 && spans[0].count == 1 ? spans[0].codePoints[0] : 0;
}

using WhatwgEncoder = std::function<WhatwgCode(char32_t)>;

inline WhatwgEncoder singleByteEncoder(const std::string& name) {
    const auto decoder = whatwgDecoder(name);
    WhatwgPointers index;
    for (int pointer = 0; pointer < 128; ++pointer)
        if (const char32_t c = characterOf(*decoder, {static_cast<Byte>(0x80 + pointer)}))
            index.add(pointer, c);
    return [index](char32_t c) -> WhatwgCode {
        if (c < 0x80)
            return Bytes{static_cast<Byte>(c)};
        const int pointer = index.of(c);
        return pointer < 0 ? WhatwgCode() : Bytes{static_cast<Byte>(0x80 + pointer)};
    };
}

inline WhatwgEncoder eucKrEncoder() {
    const auto decoder = whatwgDecoder("EUC-KR");
    WhatwgPointers index;
    for (int pointer = 0; pointer < 126 * 190; ++pointer)
        if (const char32_t c =
                characterOf(*decoder, twoBytes(pointer / 190 + 0x81, pointer % 190 + 0x41)))
            index.add(pointer, c);
    return [index](char32_t c) -> WhatwgCode {
        if (c < 0x80)
            return Bytes{static_cast<Byte>(c)};
        const int pointer = index.of(c);
        return pointer < 0 ? WhatwgCode() : twoBytes(pointer / 190 + 0x81, pointer % 190 + 0x41);
    };
}

inline Bytes big5Bytes(int pointer) {
    const int trail = pointer % 157;
    return twoBytes(pointer / 157 + 0x81, trail + (trail < 0x3F ? 0x40 : 0x62));
}

inline WhatwgEncoder big5Encoder() {
    const auto decoder = whatwgDecoder("Big5");
    WhatwgPointers index; // without pointers less than (0xA1 - 0x81) * 157
    for (int pointer = (0xA1 - 0x81) * 157; pointer < 126 * 157; ++pointer) {
        const char32_t c = characterOf(*decoder, big5Bytes(pointer));
        const bool wantsLast =
            c == 0x2550 || c == 0x255E || c == 0x2561 || c == 0x256A || c == 0x5341 || c == 0x5345;
        if (wantsLast)
            index.replace(pointer, c);
        else if (c != 0)
            index.add(pointer, c);
    }
    return [index](char32_t c) -> WhatwgCode {
        if (c < 0x80)
            return Bytes{static_cast<Byte>(c)};
        const int pointer = index.of(c);
        return pointer < 0 ? WhatwgCode() : big5Bytes(pointer);
    };
}

inline Bytes shiftJisBytes(int pointer) {
    const int lead = pointer / 188;
    const int trail = pointer % 188;
    return twoBytes(lead + (lead < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41));
}

inline WhatwgEncoder shiftJisEncoder() {
    const auto decoder = whatwgDecoder("Shift_JIS");
    WhatwgPointers index; // "index Shift_JIS pointer"
    for (int pointer = 0; pointer < 60 * 188; ++pointer) {
        const bool isExcluded = within(pointer, 8272, 8835);
        const bool isUserDefined = within(pointer, 8836, 10715); // in no index
        if (isExcluded || isUserDefined)
            continue;
        if (const char32_t c = characterOf(*decoder, shiftJisBytes(pointer)))
            index.add(pointer, c);
    }
    return [index](char32_t c) -> WhatwgCode {
        if (c <= 0x80)
            return Bytes{static_cast<Byte>(c)};
        if (c == 0xA5)
            return Bytes{0x5C};
        if (c == 0x203E)
            return Bytes{0x7E};
        if (c >= 0xFF61 && c <= 0xFF9F)
            return Bytes{static_cast<Byte>(c - 0xFF61 + 0xA1)};
        const int pointer = index.of(c == 0x2212 ? 0xFF0D : c);
        return pointer < 0 ? WhatwgCode() : shiftJisBytes(pointer);
    };
}

/// Index jis0208, of which EUC-JP and ISO-2022-JP write the first 94 rows.
inline WhatwgPointers jis0208() {
    const auto decoder = whatwgDecoder("EUC-JP");
    WhatwgPointers index;
    for (int pointer = 0; pointer < 94 * 94; ++pointer)
        if (const char32_t c =
                characterOf(*decoder, twoBytes(pointer / 94 + 0xA1, pointer % 94 + 0xA1)))
            index.add(pointer, c);
    return index;
}

inline WhatwgEncoder eucJpEncoder() {
    return [index = jis0208()](char32_t c) -> WhatwgCode {
        if (c < 0x80)
            return Bytes{static_cast<Byte>(c)};
        if (c == 0xA5)
            return Bytes{0x5C};
        if (c == 0x203E)
            return Bytes{0x7E};
        if (c >= 0xFF61 && c <= 0xFF9F)
            return twoBytes(0x8E, static_cast<int>(c - 0xFF61 + 0xA1));
        const int pointer = index.of(c == 0x2212 ? 0xFF0D : c);
        return pointer < 0 ? WhatwgCode() : twoBytes(pointer / 94 + 0xA1, pointer % 94 + 0xA1);
    };
}

/// One code point between the escapes that it needs.
inline WhatwgEncoder iso2022JpEncoder() {
    return [index = jis0208()](char32_t c) -> WhatwgCode {
        if (c == 0x0E || c == 0x0F || c == 0x1B)
            return {};
        if (c < 0x80)
            return Bytes{static_cast<Byte>(c)};
        if (c == 0xA5 || c == 0x203E)
            return Bytes{0x1B, '(', 'J', static_cast<Byte>(c == 0xA5 ? 0x5C : 0x7E),
                         0x1B, '(', 'B'};
        if (c == 0x2212)
            c = 0xFF0D;
        if (c >= 0xFF61 && c <= 0xFF9F)
            c = kFullWidthKatakana[c - 0xFF61];
        const int pointer = index.of(c);
        if (pointer < 0)
            return {};
        return Bytes{0x1B,
                     '$',
                     'B',
                     static_cast<Byte>(pointer / 94 + 0x21),
                     static_cast<Byte>(pointer % 94 + 0x21),
                     0x1B,
                     '(',
                     'B'};
    };
}

inline Bytes gb18030Bytes(int pointer) {
    const int trail = pointer % 190;
    return twoBytes(pointer / 190 + 0x81, trail + (trail < 0x3F ? 0x40 : 0x41));
}
inline Bytes gb18030FourBytes(int pointer) {
    return {static_cast<Byte>(pointer / 12600 + 0x81),
            static_cast<Byte>(pointer / 1260 % 10 + 0x30),
            static_cast<Byte>(pointer / 10 % 126 + 0x81), static_cast<Byte>(pointer % 10 + 0x30)};
}

inline WhatwgEncoder gb18030Encoder(bool isGbk) {
    const auto decoder = whatwgDecoder("gb18030");
    WhatwgPointers index;
    for (int pointer = 0; pointer < 126 * 190; ++pointer)
        if (const char32_t c = characterOf(*decoder, gb18030Bytes(pointer)))
            index.add(pointer, c);
    WhatwgPointers oneWay; // the encoder's table: the pointers of what has the cells now
    for (const auto& [written, read] : kGb18030OneWay)
        oneWay.add(index.of(read), written);
    WhatwgPointers ranges;
    for (int pointer = 0; pointer < 39420; ++pointer)
        if (const char32_t c = characterOf(*decoder, gb18030FourBytes(pointer)))
            ranges.add(pointer, c);
    return [=](char32_t c) -> WhatwgCode {
        if (c < 0x80)
            return Bytes{static_cast<Byte>(c)};
        if (c == 0xE5E5)
            return {};
        if (isGbk && c == 0x20AC)
            return Bytes{0x80};
        if (const int pointer = oneWay.of(c); pointer >= 0)
            return gb18030Bytes(pointer);
        if (const int pointer = index.of(c); pointer >= 0)
            return gb18030Bytes(pointer);
        if (isGbk)
            return {};
        const int pointer = c >= 0x10000 ? 189000 + static_cast<int>(c - 0x10000) : ranges.of(c);
        return pointer < 0 ? WhatwgCode() : gb18030FourBytes(pointer);
    };
}

/// By the canonical name; empty for what is not modelled.
inline WhatwgEncoder whatwgEncoder(const std::string& encoding) {
    if (encoding == "EUC-KR")
        return eucKrEncoder();
    if (encoding == "Big5")
        return big5Encoder();
    if (encoding == "Shift_JIS")
        return shiftJisEncoder();
    if (encoding == "EUC-JP")
        return eucJpEncoder();
    if (encoding == "ISO-2022-JP")
        return iso2022JpEncoder();
    if (encoding == "gb18030" || encoding == "GBK")
        return gb18030Encoder(encoding == "GBK");
    return singleByteEncoder(encoding);
}

} // namespace moji::test
