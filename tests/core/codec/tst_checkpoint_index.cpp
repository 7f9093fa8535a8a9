#include "codec/checkpoint_index.h"

#include "codec/codec_registry.h"
#include "codec/span_cursor.h"
#include "codec/utf8.h"
#include "core/codec/samples.h"
#include "scan/text_indexer.h"

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
            const bool takesPart =
                info.family == CodecFamily::Unicode || info.family == CodecFamily::Stateful;
            if (takesPart && !isUtf8(*m_registry.find(info.name))) // that needs none
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }
    void checkpointsAreWhereADecodeFromTheBeginningIs() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        const Bytes bytes = longSample(codec, 200'000);
        const MemorySource source(bytes);
        IndexOptions options;
        options.blockSize = 65'536;
        TextIndexer indexer(source, codec, options);
        QVERIFY(bool(indexer.run({}, {}, {})));
        const auto index = indexer.snapshot()->checkpoints();

        auto next = index->checkpoints().begin();
        DecoderState state = codec.initialState();
        for (std::size_t at = 0; at < bytes.size();) {
            if (next != index->checkpoints().end() && next->offset == at) {
                QVERIFY(next->state == state);
                ++next;
            }
            const Span span = codec.next(ByteView(bytes).subspan(at), state, Tail::AtEnd);
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
        const CheckpointIndex index({{0, {}}, {100, {}}, {200, {}}, {300, {}}});
        QCOMPARE(index.before(0).offset, std::uint64_t{0});
        QCOMPARE(index.before(99).offset, std::uint64_t{0});
        QCOMPARE(index.before(100).offset, std::uint64_t{100});
        QCOMPARE(index.before(5000).offset, std::uint64_t{300});
    }
};

QTEST_GUILESS_MAIN(TestCheckpointIndex)
#include "tst_checkpoint_index.moc"
