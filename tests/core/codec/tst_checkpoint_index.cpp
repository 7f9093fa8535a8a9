#include "codec/checkpoint_index.h"

#include "codec/codec_registry.h"
#include "codec/span_cursor.h"
#include "core/codec/samples.h"

#include <QtTest>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 64;

/// About `size` bytes of any kind for this codec.
Bytes longSample(const Codec& codec, std::size_t size) {
    test::Samples samples(kSeed);
    Bytes bytes;
    while (bytes.size() < size) {
        const Bytes more = samples.anything(codec, 2000);
        bytes.insert(bytes.end(), more.begin(), more.end());
    }
    return bytes;
}

} // namespace

class TestCheckpointIndex : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void checkpointsAreWhereADecodeFromTheBeginningIs_data() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : m_registry.list()) {
            if (info.family == CodecFamily::Unicode || info.family == CodecFamily::Stateful)
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }
    void checkpointsAreWhereADecodeFromTheBeginningIs() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        const Bytes bytes = longSample(codec, 200'000);
        const MemorySource source(bytes);
        CheckpointBuilder builder(source, codec);
        QVERIFY(bool(builder.run()));
        const auto index = builder.snapshot();
        QVERIFY(index->isComplete());
        QCOMPARE(index->covered(), bytes.size());

        auto next = index->checkpoints().begin();
        DecoderState state = codec.initialState();
        std::uint64_t lineFeeds = 0;
        for (std::size_t at = 0; at < bytes.size();) {
            if (next != index->checkpoints().end() && next->offset == at) {
                QVERIFY(next->state == state);
                QCOMPARE(next->lineFeeds, lineFeeds);
                ++next;
            }
            const Span span = codec.next(ByteView(bytes).subspan(at), state, Tail::AtEnd);
            lineFeeds += span.text() == U"\n";
            at += span.length;
        }
        QVERIFY(next == index->checkpoints().end());
        QVERIFY(index->checkpoints().size() >= 3);

        SpanCursor with(source, codec, index.get());
        SpanCursor without(source, codec);
        for (const std::uint64_t offset : {0u, 65535u, 65536u, 65537u, 131100u, 199'999u}) {
            QVERIFY(bool(with.seek(offset)) && bool(without.seek(offset)));
            const auto a = with.next();
            const auto b = without.next();
            QVERIFY(bool(a) && bool(b) && *a && *b);
            QCOMPARE((*a)->offset, (*b)->offset);
            QCOMPARE((*a)->span, (*b)->span);
        }
    }

    void beforeFindsTheLastOneNotBehind() {
        const CheckpointIndex index({{0, {}, 0}, {100, {}, 5}, {200, {}, 5}, {300, {}, 9}}, 350,
                                    false);
        QCOMPARE(index.before(0).offset, std::uint64_t{0});
        QCOMPARE(index.before(99).offset, std::uint64_t{0});
        QCOMPARE(index.before(100).offset, std::uint64_t{100});
        QCOMPARE(index.before(5000).offset, std::uint64_t{300});
        QCOMPARE(index.beforeLine(4).offset, std::uint64_t{0});
        QCOMPARE(index.beforeLine(5).offset, std::uint64_t{200});
        QCOMPARE(index.beforeLine(8).offset, std::uint64_t{200});
        QCOMPARE(index.beforeLine(9).offset, std::uint64_t{300});
    }

    void anEmptyTextHasTheOneAtTheBeginning() {
        const MemorySource source(Bytes{});
        CheckpointBuilder builder(source, m_registry.utf8());
        QVERIFY(bool(builder.run()));
        QCOMPARE(builder.snapshot()->checkpoints().size(), std::size_t{1});
        QVERIFY(builder.snapshot()->isComplete());
    }

    void aStopLeavesWhatIsThereAndGoingOnIsPossible() {
        const MemorySource source(Bytes(300'000, 0x0A));
        CheckpointBuilder builder(source, m_registry.utf8());
        std::stop_source stop;
        const auto stopped = builder.run(stop.get_token(), [&](std::uint64_t done, std::uint64_t) {
            if (done > 100'000)
                stop.request_stop();
        });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        const auto half = builder.snapshot();
        QVERIFY(!half->isComplete());
        QCOMPARE(half->covered(), std::uint64_t{131072});
        QCOMPARE(half->checkpoints().back().lineFeeds, std::uint64_t{131072});

        QVERIFY(bool(builder.run()));
        QCOMPARE(builder.snapshot()->covered(), std::uint64_t{300'000});
        QCOMPARE(half->covered(), std::uint64_t{131072}); // a value
    }

    void aReadErrorEndsIt() {
        class Broken final : public ByteSource {
        public:
            std::uint64_t size() const override { return 10; }
            Result<std::size_t> read(std::uint64_t, std::span<Byte>) const override {
                return Error{ErrorCode::ReadFailed, "disk", ""};
            }
        };
        const Broken source;
        CheckpointBuilder builder(source, m_registry.utf8());
        const auto result = builder.run();
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::ReadFailed);
    }
};

QTEST_GUILESS_MAIN(TestCheckpointIndex)
#include "tst_checkpoint_index.moc"
