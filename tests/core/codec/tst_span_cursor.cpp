#include "codec/span_cursor.h"

#include "codec/codec_registry.h"
#include "core/codec/samples.h"

#include <QtTest>

using namespace moji;

namespace {

/// Counts the bytes that are asked for.
class CountingSource final : public ByteSource {
public:
    explicit CountingSource(const Bytes& bytes)
        : m_source(bytes) {}
    std::uint64_t size() const override { return m_source.size(); }
    Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
        asked += out.size();
        return m_source.read(offset, out);
    }
    mutable std::size_t asked = 0;

private:
    MemorySource m_source;
};

/// A source whose reads fail past a place.
class FailingSource final : public ByteSource {
public:
    std::uint64_t size() const override { return 1000; }
    Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
        if (offset >= 500)
            return Error{ErrorCode::ReadFailed, "disk", ""};
        const auto count = std::min<std::size_t>(out.size(), 500 - offset);
        std::fill_n(out.begin(), count, Byte{0x61});
        return count;
    }
};

} // namespace

/// Another codec, counting what it is asked for one span at a time.
class CountingCodec final : public Codec {
public:
    explicit CountingCodec(const Codec& codec)
        : Codec(codec.info())
        , m_codec(codec) {}

    DecoderState initialState() const override { return m_codec.initialState(); }
    DecoderState stateAfterSync() const override { return m_codec.stateAfterSync(); }
    EncoderState initialEncoderState() const override { return m_codec.initialEncoderState(); }
    Span next(ByteView bytes, DecoderState& state, Tail tail) const override {
        ++calls;
        most = std::max(most, bytes.size());
        return m_codec.next(bytes, state, tail);
    }
    Spans decodeSpans(ByteView bytes, DecoderState& state, Tail tail,
                      std::span<Span> out) const override {
        return m_codec.decodeSpans(bytes, state, tail, out);
    }
    Characters decodeCharacters(ByteView bytes, DecoderState& state, Tail tail,
                                std::span<char32_t> out,
                                std::span<std::uint32_t> offsets) const override {
        return m_codec.decodeCharacters(bytes, state, tail, out, offsets);
    }
    Text decodeToUtf8(ByteView bytes, DecoderState& state, Tail tail, ErrorPolicy policy,
                      std::span<char> out) const override {
        return m_codec.decodeToUtf8(bytes, state, tail, policy, out);
    }
    Scanned tally(ByteView bytes, DecoderState& state, Tail tail, Tally& counts) const override {
        return m_codec.tally(bytes, state, tail, counts);
    }
    EncodeStep encode(std::u32string_view text, EncoderState& state, Tail tail) const override {
        return m_codec.encode(text, state, tail);
    }
    Encoded encodeText(std::u32string_view text, EncoderState& state, Tail tail,
                       std::span<Byte> out) const override {
        return m_codec.encodeText(text, state, tail, out);
    }

    mutable std::size_t calls = 0;
    mutable std::size_t most = 0; // bytes of one call

private:
    const Codec& m_codec;
};

class TestSpanCursor : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void aSeekReadsAFewBytes_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16", "UTF-32BE"})
            QTest::newRow(name) << QString(name);
    }
    void aSeekReadsAFewBytes() {
        QFETCH(QString, name);
        const CountingSource source(Bytes(1 << 20, 0x61));
        SpanCursor cursor(source, *m_registry.find(name.toStdString()));
        for (const std::uint64_t offset : {0u, 77777u, 500001u, (1u << 20) - 1}) {
            source.asked = 0;
            QVERIFY(bool(cursor.seek(offset)));
            QVERIFY2(source.asked <= 150, qPrintable(QString::number(source.asked)));
            QVERIFY(cursor.offset() <= offset && offset < cursor.offset() + 4);
        }
    }

    void aRangeCostsWhatItShows_data() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : m_registry.list())
            QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
    }
    /// A range of the middle of noise, of lead bytes only and of text: the codec is asked once for
    /// each span shown or decoded on the way to it, with few bytes, and once more for each read.
    void aRangeCostsWhatItShows() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        constexpr std::size_t kSize = 200'000;
        constexpr ByteRange kRange{100'143, 103'174};
        test::Samples samples(77);
        const Bytes leads(kSize, 0x8E);
        for (Bytes bytes : {samples.noise(kSize), leads, samples.anything(codec, kSize / 4)}) {
            bytes.resize(kSize, 0x8E);
            const CountingSource source(bytes);
            const CountingCodec counting(codec);
            SpanCursor cursor(source, counting);
            const auto start = cursor.startBefore(kRange.begin);
            QVERIFY(bool(start));
            source.asked = 0;
            QVERIFY(bool(cursor.seek(kRange.begin)));
            while (cursor.offset() < kRange.end) {
                const auto item = cursor.next();
                QVERIFY(bool(item) && *item);
            }
            const std::uint64_t decoded = kRange.end - start->offset;
            // looked for a line feed, read ahead in blocks of 64 KiB at most
            QVERIFY2(source.asked <= 2 * decoded + 2 * 65'536 + 4096, qPrintable(name));
            QVERIFY2(counting.calls <= decoded + 32, qPrintable(name));
            QVERIFY2(counting.most <= 64, qPrintable(name));
            if (codec.info().sync == Synchronisation::EveryByte)
                QVERIFY(decoded == kRange.length());
        }
    }

    void readingOnTakesLargeBlocks() {
        const CountingSource source(Bytes(1 << 20, 0x61));
        SpanCursor cursor(source, m_registry.utf8());
        QVERIFY(bool(cursor.seek(1000)));
        std::uint64_t offset = 1000;
        for (;; ++offset) {
            const auto item = cursor.next();
            QVERIFY(bool(item));
            if (!*item)
                break;
            QCOMPARE((*item)->offset, offset);
        }
        QCOMPARE(offset, std::uint64_t{1 << 20});
        QVERIFY(source.asked < (1 << 20) + 200'000);
    }

    void seekingPastTheEndIsTheEnd() {
        const MemorySource source(Bytes{0x61, 0xE4, 0xB8});
        SpanCursor cursor(source, m_registry.utf8());
        for (const std::uint64_t offset : {3u, 4u, 1000u}) {
            QVERIFY(bool(cursor.seek(offset)));
            const auto item = cursor.next();
            QVERIFY(bool(item) && !*item);
        }
        QVERIFY(bool(cursor.seek(2)));
        QCOMPARE(cursor.offset(), std::uint64_t{1});
    }

    void emptyBytesHaveNoSpans() {
        const MemorySource source(Bytes{});
        SpanCursor cursor(source, *m_registry.find("UTF-16"));
        QVERIFY(bool(cursor.seek(0)));
        const auto item = cursor.next();
        QVERIFY(bool(item) && !*item);
    }

    void theMarkAtTheBeginningDecidesEverywhere() {
        Bytes bytes{0xFE, 0xFF};
        for (int i = 0; i < 1000; ++i)
            bytes.insert(bytes.end(), {0x4E, 0x16});
        const MemorySource source(bytes);
        SpanCursor cursor(source, *m_registry.find("UTF-16"));
        QVERIFY(bool(cursor.seek(1501)));
        const auto item = cursor.next();
        QVERIFY(bool(item) && *item);
        QCOMPARE((*item)->offset, std::uint64_t{1500});
        QCOMPARE((*item)->span, Span::character(2, 0x4E16));
    }

    void goingOnReadsNothingTwice() {
        Bytes bytes; // one line, whose front would have to be looked for
        while (bytes.size() < 200'000)
            bytes.insert(bytes.end(), {0x88, 0x9F, 0x20});
        for (const char* const name : {"Shift_JIS", "GB18030", "ISO-2022-JP", "SCSU"}) {
            const CountingSource source(bytes);
            SpanCursor cursor(source, *m_registry.find(name));
            for (std::uint64_t offset = 0; offset < bytes.size(); offset += 30)
                QVERIFY(bool(cursor.seek(offset)) && cursor.offset() <= offset);
            QVERIFY2(source.asked < 3 * bytes.size(), name);
        }
    }

    void aReadErrorIsReported() {
        const FailingSource source;
        SpanCursor cursor(source, m_registry.utf8());
        const auto sought = cursor.seek(700);
        QVERIFY(!sought);
        QCOMPARE(sought.error().code, ErrorCode::ReadFailed);
        QVERIFY(bool(cursor.seek(10)));
    }
};

QTEST_GUILESS_MAIN(TestSpanCursor)
#include "tst_span_cursor.moc"
