#pragma once
// The decoders of the WHATWG Encoding Standard, written after its text, step by step: bytes are
// taken from a queue and may be put back. Slow and plain; what the codecs are measured by. The
// indexes are ICU's cells, asked for one at a time, with the differences listed in
// whatwg_icu_differences.json.

#include "codec/codec.h"

#include <unicode/ucnv.h>

#include <QtTest>

#include <deque>
#include <functional>
#include <map>

namespace moji::test {

/// An index of the standard, by the bytes that its pointers stand for.
class WhatwgIndex {
public:
    WhatwgIndex(const char* key, const char* converter, bool hasPrivateUse)
        : m_hasPrivateUse(hasPrivateUse) {
        UErrorCode error = U_ZERO_ERROR;
        m_converter.reset(ucnv_open(converter, &error));
        ucnv_setToUCallBack(m_converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                            &error);
        if (U_FAILURE(error))
            qFatal("no converter %s", converter);
        QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/whatwg_icu_differences.json"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no whatwg_icu_differences.json");
        const auto indexes = QJsonDocument::fromJson(file.readAll())["indexes"].toObject();
        const auto differences = indexes[key]["differences"].toObject();
        for (auto it = differences.begin(); it != differences.end(); ++it) {
            const auto whatwg = it.value()[0];
            m_differences[it.key().toUInt(nullptr, 16)] =
                whatwg.isNull() ? 0 : whatwg.toString().toUInt(nullptr, 16);
        }
    }

    [[nodiscard]] const std::map<unsigned, char32_t>& differences() const { return m_differences; }

    /// 0: no such pointer.
    char32_t at(std::initializer_list<int> bytes) const {
        unsigned number = 0;
        std::array<char, 4> code{};
        std::size_t length = 0;
        for (const int byte : bytes) {
            number = number << 8 | static_cast<unsigned>(byte);
            code[length++] = static_cast<char>(byte);
        }
        if (const auto found = m_differences.find(number); found != m_differences.end())
            return found->second;
        std::array<char16_t, 8> out{};
        UErrorCode error = U_ZERO_ERROR;
        ucnv_reset(m_converter.get());
        const int units = ucnv_toUChars(m_converter.get(), out.data(), out.size(), code.data(),
                                        static_cast<int>(length), &error);
        const char32_t codePoint =
            units == 2 ? U16_GET_SUPPLEMENTARY(out[0], out[1]) : char32_t{out[0]};
        const bool isPrivate = codePoint >= 0xE000 && codePoint <= 0xF8FF;
        return U_SUCCESS(error) && (m_hasPrivateUse || !isPrivate) ? codePoint : 0;
    }

private:
    std::unique_ptr<UConverter, decltype(&ucnv_close)> m_converter{nullptr, &ucnv_close};
    bool m_hasPrivateUse;
    std::map<unsigned, char32_t> m_differences;
};

/// One decoder: a handler that answers for a byte (or the end, -1) as the standard's does.
class WhatwgDecoder {
public:
    virtual ~WhatwgDecoder() = default;

    [[nodiscard]] std::vector<Span> decode(ByteView bytes) {
        m_queue.assign(bytes.begin(), bytes.end());
        std::vector<Span> spans;
        std::size_t begin = bytes.size() - m_queue.size();
        for (;;) {
            const bool atEnd = m_queue.empty();
            const int byte = atEnd ? -1 : m_queue.front();
            if (!atEnd)
                m_queue.pop_front();
            Answer answer = handle(byte);
            if (answer.kind == Answer::Continue)
                continue;
            if (answer.kind == Answer::Finished)
                return spans;
            const std::size_t end = bytes.size() - m_queue.size();
            answer.span.length = static_cast<std::uint32_t>(end - begin);
            spans.push_back(answer.span);
            begin = end;
        }
    }

protected:
    struct Answer {
        enum { Continue, Finished, Span_ } kind;
        Span span;
    };
    static Answer more() { return {Answer::Continue, {}}; }
    static Answer finished() { return {Answer::Finished, {}}; }
    static Answer text(std::u32string_view codePoints) {
        Span span{1, SpanStatus::Ok, static_cast<std::uint8_t>(codePoints.size()), {}};
        std::ranges::copy(codePoints, span.codePoints.begin());
        return {Answer::Span_, span};
    }
    static Answer character(char32_t codePoint) { return text({&codePoint, 1}); }
    static Answer error(SpanStatus status) { return {Answer::Span_, Span::error(1, status)}; }

    void restore(std::initializer_list<int> bytes) {
        for (auto it = std::rbegin(bytes); it != std::rend(bytes); ++it)
            m_queue.push_front(*it);
    }
    /// The last steps of the double-byte decoders.
    Answer fail(bool hasPointer, int byte) {
        if (byte < 0x80)
            restore({byte});
        return error(hasPointer ? SpanStatus::Unmapped : SpanStatus::Illegal);
    }
    virtual Answer handle(int byte) = 0;

private:
    std::deque<int> m_queue;
};

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

/// By the canonical name; nullptr for what is not modelled.
std::unique_ptr<WhatwgDecoder> whatwgDecoder(const std::string& encoding);

} // namespace moji::test
