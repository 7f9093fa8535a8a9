#pragma once
// The model decoders of the WHATWG Encoding Standard, one for each shape of legacy encoding, and
// which encoding has which.

#include "core/codec/whatwg_model.h"

#include <functional>

namespace moji::test {

constexpr bool within(int byte, int first, int last) {
    return byte >= first && byte <= last;
}

/// EUC-KR, Big5, Shift_JIS: a lead byte is kept, its trail looked up.
class WhatwgPairDecoder : public WhatwgDecoder {
public:
    struct Rules {
        std::function<bool(int)> isLead;
        std::function<bool(int)> hasPointer; // a trail byte in range
        std::function<std::u32string(int lead, int trail)> lookUp;
        std::function<char32_t(int)> single; // beyond ASCII, 0: none
    };
    explicit WhatwgPairDecoder(Rules rules)
        : m_rules(std::move(rules)) {}

protected:
    Answer handle(int byte) override {
        if (byte == -1) {
            if (m_lead == 0)
                return finished();
            m_lead = 0;
            return error(SpanStatus::Truncated);
        }
        if (m_lead != 0) {
            const int lead = std::exchange(m_lead, 0);
            const bool hasPointer = m_rules.hasPointer(byte);
            const std::u32string found = hasPointer ? m_rules.lookUp(lead, byte) : std::u32string();
            return found.empty() ? fail(hasPointer, byte) : text(found);
        }
        if (byte < 0x80)
            return character(static_cast<char32_t>(byte));
        if (const char32_t codePoint = m_rules.single(byte); codePoint != 0)
            return character(codePoint);
        if (!m_rules.isLead(byte))
            return error(SpanStatus::Illegal);
        m_lead = byte;
        return more();
    }

private:
    Rules m_rules;
    int m_lead = 0;
};

class WhatwgEucJpDecoder : public WhatwgDecoder {
protected:
    Answer handle(int byte) override {
        if (byte == -1) {
            if (m_lead == 0)
                return finished();
            m_lead = 0;
            m_jis0212 = false;
            return error(SpanStatus::Truncated);
        }
        if (m_lead == 0x8E && within(byte, 0xA1, 0xDF)) {
            m_lead = 0;
            return character(static_cast<char32_t>(0xFF61 - 0xA1 + byte));
        }
        if (m_lead == 0x8F && within(byte, 0xA1, 0xFE)) {
            m_jis0212 = true;
            m_lead = byte;
            return more();
        }
        if (m_lead != 0) {
            const int lead = std::exchange(m_lead, 0);
            const bool jis0212 = std::exchange(m_jis0212, false);
            const bool hasPointer = within(lead, 0xA1, 0xFE) && within(byte, 0xA1, 0xFE);
            const char32_t codePoint = hasPointer ? lookUp(jis0212, lead, byte) : 0;
            return codePoint != 0 ? character(codePoint) : fail(hasPointer, byte);
        }
        if (byte < 0x80)
            return character(static_cast<char32_t>(byte));
        if (byte != 0x8E && byte != 0x8F && !within(byte, 0xA1, 0xFE))
            return error(SpanStatus::Illegal);
        m_lead = byte;
        return more();
    }

private:
    /// Index jis0212 has 6067 pointers; the 21 that ICU has besides are in row 83.
    [[nodiscard]] char32_t lookUp(bool jis0212, int lead, int byte) const {
        if (!jis0212)
            return m_index.at({lead, byte});
        return lead == 0xF3 ? 0 : m_index.at({0x8F, lead, byte});
    }

    WhatwgIndex m_index{"jis0212", "euc-jp-2007", false};
    int m_lead = 0;
    bool m_jis0212 = false;
};

class WhatwgGb18030Decoder : public WhatwgDecoder {
protected:
    Answer handle(int byte) override {
        if (byte == -1) {
            if (m_first == 0)
                return finished();
            clear();
            return error(SpanStatus::Truncated);
        }
        if (m_third != 0)
            return fourth(byte);
        if (m_second != 0) {
            if (within(byte, 0x81, 0xFE)) {
                m_third = byte;
                return more();
            }
            restore({m_second, byte});
            clear();
            return error(SpanStatus::Illegal);
        }
        if (m_first != 0)
            return second(byte);
        if (byte < 0x80)
            return character(static_cast<char32_t>(byte));
        if (byte == 0x80)
            return character(0x20AC);
        if (!within(byte, 0x81, 0xFE))
            return error(SpanStatus::Illegal);
        m_first = byte;
        return more();
    }

private:
    Answer second(int byte) {
        if (within(byte, 0x30, 0x39)) {
            m_second = byte;
            return more();
        }
        const int leading = m_first;
        clear();
        const bool hasPointer = within(byte, 0x40, 0x7E) || within(byte, 0x80, 0xFE);
        const char32_t codePoint = hasPointer ? m_index.at({leading, byte}) : 0;
        return codePoint != 0 ? character(codePoint) : fail(hasPointer, byte);
    }
    Answer fourth(int byte) {
        if (!within(byte, 0x30, 0x39)) {
            restore({m_second, m_third, byte});
            clear();
            return error(SpanStatus::Illegal);
        }
        const int pointer =
            ((m_first - 0x81) * 10 + m_second - 0x30) * 1260 + (m_third - 0x81) * 10 + byte - 0x30;
        const std::array<int, 4> bytes{m_first, m_second, m_third, byte};
        clear();
        if ((pointer > 39419 && pointer < 189000) || pointer > 1237575)
            return error(SpanStatus::Unmapped);
        if (pointer == 7457)
            return character(0xE7C7);
        if (pointer >= 189000)
            return character(static_cast<char32_t>(0x10000 + pointer - 189000));
        return character(m_index.at({bytes[0], bytes[1], bytes[2], bytes[3]}));
    }
    void clear() { m_first = m_second = m_third = 0; }

    WhatwgIndex m_index{"gb18030", "gb18030", true};
    int m_first = 0;
    int m_second = 0;
    int m_third = 0;
};

class WhatwgSingleByteDecoder : public WhatwgDecoder {
public:
    WhatwgSingleByteDecoder(const char* key, const char* converter)
        : m_index(key, converter, std::string_view(key) != "windows-874") {}

protected:
    Answer handle(int byte) override {
        if (byte == -1)
            return finished();
        if (byte < 0x80)
            return character(static_cast<char32_t>(byte));
        const char32_t codePoint = m_index.at({byte});
        return codePoint != 0 ? character(codePoint) : error(SpanStatus::Unmapped);
    }

private:
    WhatwgIndex m_index;
};

/// Big5's pointers of two code points.
inline std::u32string big5Pair(int lead, int trail) {
    switch (lead << 8 | trail) {
    case 0x8862:
        return U"\u00CA\u0304";
    case 0x8864:
        return U"\u00CA\u030C";
    case 0x88A3:
        return U"\u00EA\u0304";
    case 0x88A5:
        return U"\u00EA\u030C";
    default:
        return {};
    }
}

inline std::function<std::u32string(int, int)> lookUpIn(const char* key, const char* converter,
                                                        bool hasPrivateUse) {
    auto index = std::make_shared<WhatwgIndex>(key, converter, hasPrivateUse);
    return [index](int lead, int trail) {
        const char32_t codePoint = index->at({lead, trail});
        return codePoint == 0 ? std::u32string() : std::u32string(1, codePoint);
    };
}

inline WhatwgPairDecoder::Rules eucKrRules() {
    return {[](int byte) { return within(byte, 0x81, 0xFE); },
            [](int byte) { return within(byte, 0x41, 0xFE); },
            lookUpIn("euc-kr", "windows-949-2000", false), [](int) { return char32_t{0}; }};
}

inline WhatwgPairDecoder::Rules big5Rules() {
    const auto index = lookUpIn("big5", "ibm-1375_P100-2008", false);
    return {[](int byte) { return within(byte, 0x81, 0xFE); },
            [](int byte) { return within(byte, 0x40, 0x7E) || within(byte, 0xA1, 0xFE); },
            [index](int lead, int trail) {
                const std::u32string pair = big5Pair(lead, trail);
                return pair.empty() ? index(lead, trail) : pair;
            },
            [](int) { return char32_t{0}; }};
}

inline WhatwgPairDecoder::Rules shiftJisRules() {
    const auto index = lookUpIn("jis0208", "ibm-943_P15A-2003", false);
    return {[](int byte) { return within(byte, 0x81, 0x9F) || within(byte, 0xE0, 0xFC); },
            [](int byte) { return within(byte, 0x40, 0x7E) || within(byte, 0x80, 0xFC); },
            [index](int lead, int trail) {
                const int pointer = (lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 + trail -
                                    (trail < 0x7F ? 0x40 : 0x41);
                if (within(pointer, 8836, 10715))
                    return std::u32string(1, static_cast<char32_t>(0xE000 - 8836 + pointer));
                return index(lead, trail);
            },
            [](int byte) -> char32_t {
                if (byte == 0x80)
                    return 0x80;
                return within(byte, 0xA1, 0xDF) ? static_cast<char32_t>(0xFF61 - 0xA1 + byte) : 0;
            }};
}

struct SingleByte {
    const char* encoding;
    const char* key;
    const char* converter;
};
constexpr SingleByte kSingleByte[] = {
    {"IBM866", "ibm866", "ibm-866_P100-1995"},
    {"ISO-8859-2", "iso-8859-2", "ibm-912_P100-1995"},
    {"ISO-8859-3", "iso-8859-3", "ibm-913_P100-2000"},
    {"ISO-8859-4", "iso-8859-4", "ibm-914_P100-1995"},
    {"ISO-8859-5", "iso-8859-5", "ibm-915_P100-1995"},
    {"ISO-8859-6", "iso-8859-6", "ibm-1089_P100-1995"},
    {"ISO-8859-7", "iso-8859-7", "ibm-9005_X110-2007"},
    {"ISO-8859-8", "iso-8859-8", "ibm-5012_P100-1999"},
    {"ISO-8859-8-I", "iso-8859-8", "ibm-5012_P100-1999"},
    {"ISO-8859-10", "iso-8859-10", "iso-8859_10-1998"},
    {"ISO-8859-13", "iso-8859-13", "ibm-921_P100-1995"},
    {"ISO-8859-14", "iso-8859-14", "iso-8859_14-1998"},
    {"ISO-8859-15", "iso-8859-15", "ibm-923_P100-1998"},
    {"KOI8-R", "koi8-r", "ibm-878_P100-1996"},
    {"KOI8-U", "koi8-u", "ibm-1168_P100-2002"},
    {"macintosh", "macintosh", "macos-0_2-10.2"},
    {"windows-874", "windows-874", "windows-874-2000"},
    {"windows-1250", "windows-1250", "ibm-5346_P100-1998"},
    {"windows-1251", "windows-1251", "ibm-5347_P100-1998"},
    {"windows-1252", "windows-1252", "ibm-5348_P100-1997"},
    {"windows-1253", "windows-1253", "ibm-5349_P100-1998"},
    {"windows-1254", "windows-1254", "ibm-5350_P100-1998"},
    {"windows-1255", "windows-1255", "ibm-9447_P100-2002"},
    {"windows-1256", "windows-1256", "ibm-9448_X100-2005"},
    {"windows-1257", "windows-1257", "ibm-9449_P100-2002"},
    {"windows-1258", "windows-1258", "ibm-5354_P100-1998"},
    {"x-mac-cyrillic", "x-mac-cyrillic", "macos-7_3-10.2"},
};

/// By the canonical name; nullptr for what is not modelled.
inline std::unique_ptr<WhatwgDecoder> whatwgDecoder(const std::string& encoding) {
    if (encoding == "EUC-KR")
        return std::make_unique<WhatwgPairDecoder>(eucKrRules());
    if (encoding == "Big5")
        return std::make_unique<WhatwgPairDecoder>(big5Rules());
    if (encoding == "Shift_JIS")
        return std::make_unique<WhatwgPairDecoder>(shiftJisRules());
    if (encoding == "EUC-JP")
        return std::make_unique<WhatwgEucJpDecoder>();
    if (encoding == "gb18030" || encoding == "GBK")
        return std::make_unique<WhatwgGb18030Decoder>();
    for (const auto& [name, key, converter] : kSingleByte) {
        if (encoding == name)
            return std::make_unique<WhatwgSingleByteDecoder>(key, converter);
    }
    return nullptr;
}

} // namespace moji::test
