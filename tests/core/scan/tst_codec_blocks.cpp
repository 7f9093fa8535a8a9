// Texts in every encoding of the registry scanned by several threads, against check() and against
// one thread; and that threads do have work, wherever an encoding says that one may start.

#include "codec/codec_registry.h"
#include "core/codec/samples.h"
#include "core/scan/stretch_model.h"
#include "scan/codec_blocks.h"
#include "scan/codec_scan.h"
#include "scan/text_indexer.h"

#include <QtTest>

#include <atomic>

using namespace moji;
using namespace moji::test;

namespace {

Found checked(const ByteSource& source, const Codec& codec, std::uint64_t maxBytes) {
    Found found;
    SourceReader reader(source);
    CheckOptions options;
    options.maxBytes = maxBytes;
    options.onError = [&](const ErrorRecord& error) { found.errors.push_back(error); };
    found.summary = check(reader, codec, options).value();
    return found;
}

Found scanned(const ByteSource& source, const Codec& codec, const ScanOptions& chosen) {
    Found found;
    ScanOptions options = chosen;
    options.onError = [&](const ErrorRecord& error) { found.errors.push_back(error); };
    found.summary = scanCodec(source, codec, options).value();
    return found;
}

/// Text of the codec between noise; with line feeds, or without any.
Bytes hostileText(const Codec& codec, Samples& samples, bool hasLineFeeds) {
    Bytes bytes;
    while (bytes.size() < 3000) {
        const Bytes piece = samples.below(3) == 0 ? samples.noise(samples.below(60))
                                                  : samples.anything(codec, samples.below(200));
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    if (!hasLineFeeds)
        std::erase(bytes, Byte{0x0A});
    return bytes;
}

class CountingSource final : public CopyingSource {
public:
    using CopyingSource::CopyingSource;
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        bytesRead += out.size();
        return CopyingSource::read(offset, out);
    }
    mutable std::atomic<std::uint64_t> bytesRead = 0;
};

std::shared_ptr<const TextIndex> indexOf(const ByteSource& source, const Codec& codec,
                                         unsigned threads) {
    IndexOptions options;
    options.blockSize = 100;
    options.threads = threads;
    options.cells = 4000;
    TextIndexer indexer(source, codec, options);
    return indexer.run({}, {}, {}) ? indexer.snapshot() : nullptr;
}

bool areAlike(const TextIndex& one, const TextIndex& other) {
    return std::ranges::equal(
        one.parts(), other.parts(), [](const TextIndex::Part& a, const TextIndex::Part& b) {
            bool alike = a.length == b.length && a.block->totals == b.block->totals &&
                         a.block->before == b.block->before && a.block->after == b.block->after;
            for (std::uint64_t at = 0; alike && at < a.length; ++at)
                alike = a.block->cells.strongestIn({at, at + 1}) ==
                        b.block->cells.strongestIn({at, at + 1});
            return alike;
        });
}

} // namespace

class TestCodecBlocks : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private slots:
    void asCheckFinds() {
        Samples samples(21);
        std::uint64_t errors = 0;
        for (const CodecInfo& info : m_codecs.list()) {
            const Codec& codec = *m_codecs.find(info.name);
            for (int round = 0; round < 4; ++round) {
                const CopyingSource source(hostileText(codec, samples, round % 2 == 0));
                ScanOptions options;
                options.threads = 3;
                options.blockSize = std::array<std::size_t, 4>{500, 61, 700, 130}[round];
                options.maxBytes = round == 3 ? 2345 : ~std::uint64_t{0};
                const Found expected = checked(source, codec, options.maxBytes);
                errors += expected.errors.size();
                QVERIFY2(scanned(source, codec, options) == expected, info.name.c_str());
                options.threads = 1;
                options.maxErrors = 2;
                const Found few = scanned(source, codec, options);
                QVERIFY2(few.summary == expected.summary, info.name.c_str());
                QCOMPARE(few.errors.size(), std::min<std::size_t>(2, expected.errors.size()));
            }
        }
        QVERIFY(errors > 10'000);
    }

    /// More than a block's list has room for.
    void moreErrorsThanAreListed() {
        const Codec& codec = *m_codecs.find("EUC-KR");
        const CopyingSource source(Bytes(100'000, 0xFF));
        ScanOptions options;
        options.threads = 3;
        options.blockSize = 20'000;
        const Found found = scanned(source, codec, options);
        QCOMPARE(found.errors.size(), std::size_t{100'000});
        QVERIFY(found == checked(source, codec, ~std::uint64_t{0}));
    }

    void indexesDoNotDependOnThreads() {
        Samples samples(22);
        for (const CodecInfo& info : m_codecs.list()) {
            const Codec& codec = *m_codecs.find(info.name);
            for (const bool hasLineFeeds : {true, false}) {
                const CopyingSource source(hostileText(codec, samples, hasLineFeeds));
                const auto one = indexOf(source, codec, 1);
                const auto three = indexOf(source, codec, 3);
                QVERIFY(one && three && one->isComplete());
                QVERIFY2(areAlike(*one, *three), info.name.c_str());
            }
        }
    }

    /// Nothing that was scanned ahead is scanned again: each block is read once, and a few bytes
    /// before it.
    void whatIsScannedAheadCounts() {
        Samples samples(23);
        for (const CodecInfo& info : m_codecs.list()) {
            if (info.sync == Synchronisation::Checkpoint)
                continue;
            const Codec& codec = *m_codecs.find(info.name);
            const Bytes bytes = encodedLines(codec, samples, 400'000);
            if (info.sync == Synchronisation::AfterLineFeed &&
                std::ranges::find(bytes, Byte{0x0A}) == bytes.end()) {
                QCOMPARE(info.name, std::string("IMAP-mailbox-name")); // it shifts for a line feed
                continue;
            }
            const CountingSource source(bytes);
            CodecBlocksOptions options;
            options.range = {0, source.size()};
            options.state = codec.initialState();
            options.textEnd = source.size();
            options.blockSize = 40'000;
            options.threads = 3;
            CodecBlocks blocks(source, codec, options);
            std::uint64_t end = 0;
            while (!blocks.atEnd())
                end = blocks.next({})->summary.totals.range.end;
            QCOMPARE(end, source.size());
            // Ten times back by up to 4096 bytes for a line feed, and one short line.
            QVERIFY2(source.bytesRead < source.size() + 10 * 6000,
                     (info.name + " " + std::to_string(source.bytesRead)).c_str());
        }
    }

private:
    static Bytes encodedLines(const Codec& codec, Samples& samples, std::size_t size) {
        Bytes line;
        while (line.size() < 500) {
            for (const char32_t c : samples.text(40))
                if (const auto one = encodeAll(codec, {&c, 1}))
                    line.insert(line.end(), one->begin(), one->end());
            if (line.empty()) // of what people write it has nothing
                line.assign(500, Byte{0x41});
            if (const auto end = encodeAll(codec, U"\n"))
                line.insert(line.end(), end->begin(), end->end());
        }
        Bytes bytes;
        while (bytes.size() < size)
            bytes.insert(bytes.end(), line.begin(), line.end());
        return bytes;
    }
};

QTEST_GUILESS_MAIN(TestCodecBlocks)
#include "tst_codec_blocks.moc"
