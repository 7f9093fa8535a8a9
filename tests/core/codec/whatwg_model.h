#pragma once
// The decoders of the WHATWG Encoding Standard, written after its text, step by step: bytes are
// taken from a queue and may be put back. Slow and plain; what the codecs are measured by. The
// indexes are ICU's cells, asked for one at a time, with the differences listed in
// whatwg_icu_differences.json.

#include "codec/codec.h"

#include <unicode/ucnv.h>

#include <QtTest>

#include <deque>
#include <map>

namespace moji::test {

/// An index of the standard, by the bytes that its pointers represent.
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

} // namespace moji::test
