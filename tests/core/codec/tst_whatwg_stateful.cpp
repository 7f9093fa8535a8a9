// ISO-2022-JP and UTF-16 beside the WHATWG Encoding Standard's decoders, which are written out here
// step by step as the standard's prose has them: the same characters, errors as many and ending at
// the same bytes.

#include "core/codec/icu_oracle.h"
#include "core/codec/samples.h"
#include "core/codec/span_rows.h"

#include <functional>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 2022;
constexpr int kEnd = -1; // end-of-queue
constexpr char32_t kError = 0xFFFFFFFF;

/// A character or an error, and the offset past its last byte.
struct Item {
    char32_t codePoint;
    std::size_t end;
    bool operator==(const Item&) const = default;
};

/// The I/O queue of the standard, from which bytes are taken and to which they are restored.
class Queue {
public:
    explicit Queue(ByteView bytes)
        : m_bytes(bytes) {}
    int take() { return m_at < m_bytes.size() ? m_bytes[m_at++] : (++m_at, kEnd); }
    void restore(std::size_t count) { m_at -= count; }
    std::size_t offset() const { return std::min(m_at, m_bytes.size()); }

private:
    ByteView m_bytes;
    std::size_t m_at = 0;
};

/// A handler answers a code point, kError, nothing for "continue"; `finished` ends it.
struct Handler {
    virtual ~Handler() = default;
    virtual std::optional<char32_t> handle(int byte, Queue& queue) = 0;
    bool finished = false;
};

std::vector<Item> run(Handler& handler, ByteView bytes) {
    Queue queue(bytes);
    std::vector<Item> items;
    while (!handler.finished) {
        if (const auto answer = handler.handle(queue.take(), queue))
            items.push_back({*answer, queue.offset()});
    }
    return items;
}

/// The standard's 12.2.1, "ISO-2022-JP decoder".
struct Iso2022JpDecoder final : Handler {
    enum State { Ascii, Roman, Katakana, LeadByte, TrailByte, EscapeStart, EscapeState };
    using Index = std::function<char32_t(int, int)>; // lead and trail as in EUC-JP; 0: null

    explicit Iso2022JpDecoder(Index index)
        : jis0208(std::move(index)) {}

    Index jis0208;
    State state = Ascii;
    State outputState = Ascii;
    int lead = 0;
    bool output = false;

    std::optional<char32_t> handle(int byte, Queue& queue) override {
        switch (state) {
        case Ascii:
        case Roman:
        case Katakana:
            return single(byte);
        case LeadByte:
            return leadByte(byte);
        case TrailByte:
            return trailByte(byte, queue);
        case EscapeStart:
            return escapeStart(byte, queue);
        case EscapeState:
            return escape(byte, queue);
        }
        return kError;
    }

    std::optional<char32_t> single(int byte) {
        if (byte == 0x1B) {
            state = EscapeStart;
            return {};
        }
        if (byte == kEnd) {
            finished = true;
            return {};
        }
        output = false;
        if (state == Katakana)
            return byte >= 0x21 && byte <= 0x5F ? 0xFF61 - 0x21 + char32_t(byte) : kError;
        if (state == Roman && byte == 0x5C)
            return 0xA5;
        if (state == Roman && byte == 0x7E)
            return 0x203E;
        return byte <= 0x7F && byte != 0x0E && byte != 0x0F ? char32_t(byte) : kError;
    }
    std::optional<char32_t> leadByte(int byte) {
        if (byte == 0x1B) {
            state = EscapeStart;
        } else if (byte >= 0x21 && byte <= 0x7E) {
            output = false;
            lead = byte;
            state = TrailByte;
        } else if (byte == kEnd) {
            finished = true;
        } else {
            output = false;
            return kError;
        }
        return {};
    }
    std::optional<char32_t> trailByte(int byte, Queue& queue) {
        if (byte == 0x1B) {
            state = EscapeStart;
            // The standard takes ESC here, and says the error then; the error is the lead's.
            queue.restore(1);
            state = LeadByte;
            return kError;
        }
        state = LeadByte;
        if (byte >= 0x21 && byte <= 0x7E) {
            const char32_t codePoint = jis0208(lead, byte);
            return codePoint != 0 ? codePoint : kError;
        }
        if (byte == kEnd)
            queue.restore(1);
        return kError;
    }
    std::optional<char32_t> escapeStart(int byte, Queue& queue) {
        if (byte == 0x24 || byte == 0x28) {
            lead = byte;
            state = EscapeState;
            return {};
        }
        queue.restore(1);
        output = false;
        state = outputState;
        return kError;
    }
    std::optional<char32_t> escape(int byte, Queue& queue) {
        std::optional<State> to;
        if (lead == 0x28 && byte == 0x42)
            to = Ascii;
        if (lead == 0x28 && byte == 0x4A)
            to = Roman;
        if (lead == 0x28 && byte == 0x49)
            to = Katakana;
        if (lead == 0x24 && (byte == 0x40 || byte == 0x42))
            to = LeadByte;
        if (to) {
            state = outputState = *to;
            const bool before = std::exchange(output, true);
            return before ? std::optional(kError) : std::nullopt;
        }
        queue.restore(2);
        output = false;
        state = outputState;
        return kError;
    }
};

/// The standard's 14.2.1, "shared UTF-16 decoder".
struct Utf16Decoder final : Handler {
    explicit Utf16Decoder(bool isBigEndian)
        : big(isBigEndian) {}
    bool big;
    static constexpr int kNull = -1;
    int leadingByte = kNull;
    int leadSurrogate = kNull;

    std::optional<char32_t> handle(int byte, Queue& queue) override {
        if (byte == kEnd) {
            finished = leadingByte == kNull && leadSurrogate == kNull;
            leadingByte = leadSurrogate = kNull;
            return finished ? std::optional<char32_t>() : kError;
        }
        if (leadingByte == kNull) {
            leadingByte = byte;
            return {};
        }
        const int unit = big ? leadingByte << 8 | byte : byte << 8 | leadingByte;
        leadingByte = kNull;
        if (leadSurrogate != kNull) {
            const int lead = std::exchange(leadSurrogate, kNull);
            if (unit >= 0xDC00 && unit <= 0xDFFF)
                return char32_t(0x10000 + ((lead - 0xD800) << 10) + (unit - 0xDC00));
            queue.restore(2);
            return kError;
        }
        if (unit >= 0xD800 && unit <= 0xDBFF) {
            leadSurrogate = unit;
            return {};
        }
        return unit >= 0xDC00 && unit <= 0xDFFF ? kError : char32_t(unit);
    }
};

/// Ours as items: what is control without a code point is taken together with what follows.
std::vector<Item> itemsOf(const Codec& codec, ByteView bytes) {
    std::vector<Item> items;
    std::size_t end = 0;
    for (const Span& span : decodeAll(codec, bytes)) {
        end += span.length;
        if (isError(span.status))
            items.push_back({kError, end});
        for (const char32_t codePoint : span.text())
            items.push_back({codePoint, end});
    }
    return items;
}

QString shown(ByteView bytes) {
    return "seed " + QString::number(kSeed) + ": " + QString::fromStdString(hexBytes(bytes));
}

} // namespace

class TestWhatwgStateful : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void iso2022Jp() {
        const Codec& codec = *m_registry.find("ISO-2022-JP");
        std::vector<char32_t> index(94 * 94);
        const test::IcuOracle eucJp("euc-jp-2007");
        for (int i = 0; i < 94 * 94; ++i) {
            const Byte pair[] = {Byte(0xA1 + i / 94), Byte(0xA1 + i % 94)};
            const std::string text = eucJp.decode(pair);
            index[std::size_t(i)] =
                text.find('!') == std::string::npos ? char32_t(std::stoul(text, nullptr, 16)) : 0;
        }
        const auto jis0208 = [&](int lead, int trail) {
            return index[std::size_t((lead - 0x21) * 94 + trail - 0x21)];
        };
        test::Samples samples(kSeed);
        for (int round = 0; round < 20000; ++round) {
            Bytes bytes = samples.anything(codec, 1 + samples.below(24));
            if (round % 3 == 0) { // what its escapes are made of
                for (Byte& byte : bytes)
                    byte = Byte("\x1B\x1B$(BJI@0A\n\x0E"[samples.below(12)]);
            }
            Iso2022JpDecoder decoder(jis0208);
            QVERIFY2(itemsOf(codec, bytes) == run(decoder, bytes), qPrintable(shown(bytes)));
        }
    }

    void utf16_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("big");
        QTest::newRow("utf-16le") << QString("UTF-16LE") << false;
        QTest::newRow("utf-16be") << QString("UTF-16BE") << true;
    }
    void utf16() {
        QFETCH(QString, name);
        QFETCH(bool, big);
        const Codec& codec = *m_registry.find(name.toStdString());
        test::Samples samples(kSeed + 1);
        for (int round = 0; round < 20000; ++round) {
            Bytes bytes(samples.below(14));
            for (Byte& byte : bytes) // mostly surrogates
                byte =
                    samples.below(2) == 0 ? Byte(0xD8 + samples.below(8)) : Byte(samples.below(4));
            Utf16Decoder decoder(big);
            QVERIFY2(itemsOf(codec, bytes) == run(decoder, bytes), qPrintable(shown(bytes)));
        }
    }
};

QTEST_GUILESS_MAIN(TestWhatwgStateful)
#include "tst_whatwg_stateful.moc"
