// Whole files and memory scanned by several threads: always the same result, whatever the number of
// threads and the size of blocks.

#include "core/codecs.h"
#include "core/scan/stretch_model.h"

#include "scan/codec_scan.h"
#include "scan/parallel_scan.h"
#include "scan/utf8_stream.h"

#include <QTest>

#include <fmt/format.h>

#include <atomic>
#include <numeric>

using namespace moji;
using namespace moji::test;

namespace {

Found scanned(const ByteSource& source, ScanOptions options) {
    Found found;
    options.onError = [&](const ErrorRecord& error) { found.errors.push_back(error); };
    found.summary = scanUtf8(source, options).value().check;
    return found;
}

std::string describe(const Found& found) {
    std::string text;
    for (std::size_t i = 0; i < found.errors.size() && i < 30; ++i) {
        const ErrorRecord& e = found.errors[i];
        text += fmt::format("{}+{} {} p{} {}:{}; ", e.offset, e.bytes.size(), identifier(e.kind),
                            e.problem, e.line, e.column);
    }
    const CheckSummary& s = found.summary;
    return text + fmt::format("{} errors, {} problems, {} code points, {} lines, {} U+FFFD",
                              s.errors, s.problems, s.codePoints, s.lines, s.replacementCharacters);
}

} // namespace

class TestParallelScan : public QObject {
    Q_OBJECT

private slots:
    void anyThreadsAndBlocksFindTheSame_data() {
        QTest::addColumn<unsigned>("badIn100");
        QTest::newRow("clean") << 0u;
        QTest::newRow("a-few-errors") << 2u;
        QTest::newRow("half-errors") << 50u;
        QTest::newRow("nothing-but-errors") << 100u;
    }
    void anyThreadsAndBlocksFindTheSame() {
        QFETCH(unsigned, badIn100);
        const unsigned seed = 4;
        std::mt19937 random(seed);
        for (int round = 0; round < 6; ++round) {
            const Bytes bytes = spoiltText(random, random() % 3000, badIn100);
            const MemorySource memory(bytes);
            const CopyingSource copying(bytes);
            const Found expected = strictly(bytes);
            for (const unsigned threads : {1u, 2u, 5u}) {
                for (const std::size_t blockSize : {8u, 9u, 10u, 11u, 61u, 64u, 500u, 4096u}) {
                    ScanOptions options;
                    options.threads = threads;
                    options.blockSize = blockSize;
                    const Found found = scanned(
                        round % 2 ? static_cast<const ByteSource&>(memory) : copying, options);
                    QVERIFY2(found == expected,
                             (describe(found) + "\nexpected " + describe(expected)).c_str());
                }
            }
        }
    }

    void zerosAreFoundAsOtherBytesAre_data() { anyThreadsAndBlocksFindTheSame_data(); }
    void zerosAreFoundAsOtherBytesAre() {
        QFETCH(unsigned, badIn100);
        std::mt19937 random(5);
        Bytes bytes;
        for (int part = 0; part < 8; ++part) { // runs of whole blocks and of parts, in turns
            bytes.resize(bytes.size() + random() % 1500);
            const Bytes text = spoiltText(random, random() % 700, badIn100);
            bytes.insert(bytes.end(), text.begin(), text.end());
        }
        const MemorySource source(bytes);
        const Found expected = strictly(bytes);
        for (const unsigned threads : {1u, 3u}) {
            for (const std::size_t blockSize : {64u, 65u, 200u, 4096u}) {
                ScanOptions options;
                options.threads = threads;
                options.blockSize = blockSize;
                options.countBytes = true;
                QVERIFY2(scanned(source, options) == expected, describe(expected).c_str());
                const auto statistics = scanUtf8(source, options).value().statistics;
                QCOMPARE(statistics->histogram[0],
                         static_cast<std::uint64_t>(std::ranges::count(bytes, Byte{0})));
            }
        }
    }

    // Every error at every place relative to an edge.
    void errorsAtEdges_data() {
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("stray") << QByteArray("\x80");
        QTest::newRow("strays") << QByteArray("\x80\x80\x80\x80\x80\x80\x80");
        QTest::newRow("header-bits-and-strays") << QByteArray("\xFC\x80\x80\x80\x80\x80\x80");
        QTest::newRow("overlong-E0-80-80") << QByteArray("\xE0\x80\x80");
        QTest::newRow("surrogate-ED-A0-80") << QByteArray("\xED\xA0\x80");
        QTest::newRow("too-large-F4-90-80-80") << QByteArray("\xF4\x90\x80\x80");
        QTest::newRow("overlong-F0-80-80-80") << QByteArray("\xF0\x80\x80\x80");
        QTest::newRow("cut-off-F0-9F-98") << QByteArray("\xF0\x9F\x98");
        QTest::newRow("leads") << QByteArray("\xE0\xE0\xED\xF0\xF0\x80");
        QTest::newRow("nothing-wrong") << QByteArray("\xF0\x9F\x98\x80");
    }
    void errorsAtEdges() {
        QFETCH(QByteArray, error);
        for (std::size_t before = 0; before < 150; ++before) {
            Bytes bytes(before, 'a');
            bytes.insert(bytes.end(), error.begin(), error.end());
            bytes.resize(bytes.size() + 70, 'b');
            const MemorySource source(bytes);
            const Found expected = strictly(bytes);
            for (const std::size_t blockSize : {8u, 64u, 128u}) {
                ScanOptions options;
                options.threads = 2;
                options.blockSize = blockSize;
                const Found found = scanned(source, options);
                QVERIFY2(found == expected, describe(found).c_str());
            }
        }
    }

    void addingStretchesIsAssociative() {
        const unsigned seed = 77;
        std::mt19937 random(seed);
        for (int round = 0; round < 3000; ++round) {
            const Bytes bytes = spoiltText(random, 1 + random() % 24, 80);
            std::array<std::size_t, 4> cuts{0, cutNear(bytes, random() % bytes.size()),
                                            cutNear(bytes, random() % bytes.size()), bytes.size()};
            std::ranges::sort(cuts);
            std::array<StretchTotals, 3> parts;
            for (std::size_t i = 0; i < 3; ++i)
                parts[i] = scanStretch(ByteView(bytes).subspan(cuts[i], cuts[i + 1] - cuts[i]),
                                       cuts[i], {});
            StretchTotals leftFirst = parts[0];
            leftFirst.append(parts[1]);
            leftFirst.append(parts[2]);
            StretchTotals rightFirst = parts[1];
            rightFirst.append(parts[2]);
            StretchTotals all = parts[0];
            all.append(rightFirst);
            QVERIFY(leftFirst == all);
            QVERIFY(all == scanStretch(bytes, 0, {}));
        }
    }

    void bothSidesOfAnEdgeCutAlike() {
        const unsigned seed = 6;
        std::mt19937 random(seed);
        const Bytes bytes = spoiltText(random, 20'000, 40);
        for (std::size_t edge = 3; edge + 3 <= bytes.size(); ++edge) {
            const std::size_t whole = cutNear(bytes, edge);
            QCOMPARE(cutNear(ByteView(bytes).subspan(edge - 3, 6), 3) + edge - 3, whole);
            QVERIFY(whole + 1 >= edge && whole <= edge + 3);
        }
    }

    void bytesAreCountedToo() {
        const unsigned seed = 31;
        std::mt19937 random(seed);
        const Bytes bytes = spoiltText(random, 50'000, 10);
        const MemorySource source(bytes);
        ScanOptions options;
        options.threads = 3;
        options.blockSize = 1000;
        options.countBytes = true;
        const auto statistics = scanUtf8(source, options).value().statistics;
        QVERIFY(statistics.has_value());
        ByteHistogram histogram{};
        for (const Byte byte : bytes)
            ++histogram[byte];
        QVERIFY(statistics->histogram == histogram);
        std::uint64_t invalid = 0;
        for (const ErrorRecord& error : strictly(bytes).errors)
            invalid += error.bytes.size();
        QCOMPARE(statistics->roles[static_cast<std::size_t>(ByteRole::Invalid)], invalid);
        QCOMPARE(std::reduce(statistics->roles.begin(), statistics->roles.end()),
                 std::uint64_t{bytes.size()});
    }

    void nothingButErrors() {
        // More errors in a block than are listed with it.
        const std::uint64_t size = 6'000'000;
        const ComputedSource source(size, [](std::uint64_t) { return Byte{0xFF}; });
        std::uint64_t next = 0;
        bool inOrder = true;
        ScanOptions options;
        options.maxErrors = 1'500'000;
        options.onError = [&](const ErrorRecord& error) {
            inOrder = inOrder && error.offset == next && error.problem == next + 1 &&
                      error.column == next + 1 && error.line == 1;
            ++next;
        };
        const auto result = scanUtf8(source, options);
        QVERIFY(result && inOrder);
        QCOMPARE(next, options.maxErrors);
        QCOMPARE(result->check.errors, size);
        QCOMPARE(result->check.problems, size);
        QCOMPARE(result->check.kinds[static_cast<std::size_t>(SpanStatus::HeaderBits)], size);
    }

    void maxBytesAreAsIfTheyWereAll() {
        const unsigned seed = 41;
        std::mt19937 random(seed);
        const Bytes bytes = spoiltText(random, 3000, 10);
        const MemorySource source(bytes);
        for (std::size_t maxBytes = 0; maxBytes < bytes.size(); maxBytes += 37) {
            ScanOptions options;
            options.maxBytes = maxBytes;
            options.blockSize = 100;
            options.threads = 2;
            QVERIFY(scanned(source, options) == strictly(ByteView(bytes).first(maxBytes)));
        }
    }

    void progressGoesUpToTheEnd() {
        const MemorySource source(Bytes(10'000, 'a'));
        ScanOptions options;
        options.blockSize = 512;
        std::uint64_t last = 0;
        bool rises = true;
        options.onProgress = [&](std::uint64_t done, std::uint64_t total) {
            rises = rises && done > last && total == 10'000;
            last = done;
        };
        QVERIFY(scanUtf8(source, options));
        QVERIFY(rises);
        QCOMPARE(last, std::uint64_t{10'000});
    }

    void readErrorsComeInTheirTurn() {
        class Failing final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 1'000'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                if (offset + out.size() > 500'000)
                    return Error{ErrorCode::ReadFailed, "disk", "on fire"};
                std::ranges::fill(out, Byte{0xFF});
                return out.size();
            }
        };
        for (const unsigned threads : {1u, 4u}) {
            std::uint64_t errors = 0;
            ScanOptions options;
            options.threads = threads;
            options.blockSize = 10'000;
            options.onError = [&](const ErrorRecord&) { ++errors; };
            const auto result = scanUtf8(Failing(), options);
            QVERIFY(!result);
            QCOMPARE(result.error().detail, std::string("on fire"));
            QCOMPARE(errors, std::uint64_t{490'000}); // whole blocks before the trouble
        }
    }

    void aSourceThatShrinksIsTrouble() {
        class Shrinking final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 100'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                const std::uint64_t left = 60'000 - std::min<std::uint64_t>(offset, 60'000);
                const auto count = std::min<std::size_t>(out.size(), left);
                std::ranges::fill(out.first(count), Byte{'a'});
                return count;
            }
        };
        ScanOptions options;
        options.blockSize = 1000;
        options.name = "file";
        const auto result = scanUtf8(Shrinking(), options);
        QVERIFY(!result);
        QCOMPARE(result.error().subject, std::string("file"));
        QVERIFY(result.error().detail.starts_with("shrank"));
    }

    void aSourceThatChangesIsStillTiled() {
        // Other bytes at each reading: neighbours cannot agree on their edge.
        class Changing final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 100'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t,
                                                   std::span<Byte> out) const override {
                static constexpr Byte kBytes[] = {0xF0, 0x9F, 0x98, 0x80};
                const unsigned phase = m_readings++;
                for (std::size_t i = 0; i < out.size(); ++i)
                    out[i] = kBytes[(i + phase) % 4];
                return out.size();
            }

        private:
            mutable std::atomic<unsigned> m_readings = 0;
        };
        for (const unsigned threads : {1u, 3u}) {
            std::uint64_t end = 0;
            bool tiled = true;
            ScanOptions options;
            options.threads = threads;
            options.blockSize = 100;
            options.onBlock = [&](const BlockSummary& block) {
                tiled = tiled && block.totals.range.begin == end;
                end = block.totals.range.end;
            };
            QVERIFY(scanUtf8(Changing(), options));
            QVERIFY(tiled);
            QCOMPARE(end, std::uint64_t{100'000});
        }
    }

    void aStopIsHeeded() {
        const ComputedSource endless(std::uint64_t{1} << 50,
                                     [](std::uint64_t) { return Byte{'a'}; });
        for (const unsigned threads : {1u, 3u}) {
            std::stop_source stop;
            ScanOptions options;
            options.threads = threads;
            options.stop = stop.get_token();
            options.onProgress = [&](std::uint64_t, std::uint64_t) { stop.request_stop(); };
            const auto result = scanUtf8(endless, options);
            QVERIFY(!result);
            QVERIFY(result.error().code == ErrorCode::Cancelled);
        }
    }

    void whoAsksForAnAnswerReadsUpToAnError() {
        const ComputedSource bad(std::uint64_t{1} << 50, [](std::uint64_t offset) {
            return offset == 5'000'000 ? Byte{0xFF} : offset % 80 == 0 ? Byte{'\n'} : Byte{'a'};
        });
        for (const unsigned threads : {1u, 3u}) {
            ScanOptions options;
            options.threads = threads;
            options.endAtError = true;
            QVERIFY(scanUtf8(bad, options).value().check.errors > 0);
            QVERIFY(scanCodec(bad, *registry().find("UTF-8"), options).value().errors > 0);
        }
        ScanOptions options;
        options.endAtError = true;
        QCOMPARE(scanUtf8(MemorySource(Bytes(10'000'000, 'a')), options).value().check.bytes,
                 std::uint64_t{10'000'000});
    }

    void aStreamFindsTheSame() {
        const unsigned seed = 8;
        std::mt19937 random(seed);
        for (const unsigned badIn100 : {0u, 1u, 30u, 100u}) {
            const Bytes bytes = spoiltText(random, 700'000, badIn100);
            const MemorySource source(bytes);
            SourceReader reader(source);
            Found streamed;
            CheckOptions options;
            options.onError = [&](const ErrorRecord& error) { streamed.errors.push_back(error); };
            streamed.summary = checkUtf8(reader, options).value().summary;
            QVERIFY(streamed == scanned(source, {}));
        }
    }
};

QTEST_GUILESS_MAIN(TestParallelScan)
#include "tst_parallel_scan.moc"
