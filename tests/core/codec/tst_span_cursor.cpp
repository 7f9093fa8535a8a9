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

/// Whose reading fails behind a place.
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
