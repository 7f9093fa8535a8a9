// transcodeInParallel() writes what transcode() writes, for every pair of encodings that it takes,
// text and damage, whatever the size of the pieces, and stops where transcode() stops.

#include "bytes/byte_reader.h"
#include "codec/codec_registry.h"
#include "codec/parallel_transcoder.h"
#include "core/codec/samples.h"

#include <QtTest>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 715;

struct Outcome {
    Bytes bytes;
    std::optional<TranscodeStop> stop;
    bool operator==(const Outcome& other) const {
        const auto place = [](const auto& at) {
            return at ? std::tuple(int(at->reason), at->offset, at->bytes, at->codePoint)
                      : std::tuple(-1, std::uint64_t{0}, Bytes(), char32_t{0});
        };
        return bytes == other.bytes && place(stop) == place(other.stop);
    }
};

class TestParallelTranscoder : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    static ByteSink sinkTo(Outcome& outcome) {
        return [&outcome](ByteView bytes) {
            outcome.bytes.insert(outcome.bytes.end(), bytes.begin(), bytes.end());
        };
    }
    static Outcome inOrder(const ByteSource& source, const Codec& from, const Codec& to,
                           const TranscodeOptions& options) {
        SourceReader reader(source);
        Outcome outcome;
        outcome.stop = transcode(reader, from, to, options, sinkTo(outcome)).value();
        return outcome;
    }
    static Outcome inParallel(const ByteSource& source, const Codec& from, const Codec& to,
                              const TranscodeOptions& options,
                              const ParallelTranscoding& parallel) {
        Outcome outcome;
        outcome.stop =
            transcodeInParallel(source, from, to, options, parallel, sinkTo(outcome)).value();
        return outcome;
    }

private slots:
    void everyEncoding_data() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : m_codecs.list()) {
            if (info.sync != Synchronisation::Checkpoint)
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }
    void everyEncoding() {
        QFETCH(QString, name);
        const Codec& from = *m_codecs.find(name.toStdString());
        test::Samples samples(kSeed);
        int tried = 0;
        for (int round = 0; round < 12; ++round) {
            const MemorySource source(samples.anything(from, 400 + samples.below(6000)));
            TranscodeOptions options;
            options.errors = std::array{ErrorPolicy::Replace, ErrorPolicy::Escape,
                                        ErrorPolicy::Stop}[samples.below(3)];
            options.unmappable =
                std::array{UnmappablePolicy::Question, UnmappablePolicy::Stop}[samples.below(2)];
            const ParallelTranscoding parallel{2 + static_cast<unsigned>(samples.below(3)),
                                               70 + samples.below(600), "sample"};
            for (const char* target : {"UTF-8", "UTF-16BE", "Big5", "CESU-8", "EUC-KR"}) {
                const Codec& to = *m_codecs.find(target);
                if (!canTranscodeInParallel(source, from, to, options, parallel))
                    continue;
                ++tried;
                QVERIFY2(inParallel(source, from, to, options, parallel) ==
                             inOrder(source, from, to, options),
                         qPrintable(QString("to %1, round %2").arg(target).arg(round)));
            }
        }
        QVERIFY(tried > 0);
    }

    /// A character whose code depends on the next one: Big5 writes 00CA 0304 as 88 62.
    void textAcrossAnEdge() {
        std::string text(1000, 'a');
        for (std::size_t at = 60; at < 900; at += 61)
            text.replace(at, 4, "\xC3\x8A\xCC\x84");
        const MemorySource source(Bytes(text.begin(), text.end()));
        const Codec& from = *m_codecs.find("UTF-8");
        const Codec& to = *m_codecs.find("Big5");
        for (std::uint64_t size = 55; size < 70; ++size) {
            const ParallelTranscoding parallel{2, size, "sample"};
            QVERIFY(canTranscodeInParallel(source, from, to, {}, parallel));
            QVERIFY(inParallel(source, from, to, {}, parallel) == inOrder(source, from, to, {}));
        }
    }

    void whatNeedsOneThread() {
        const MemorySource source(Bytes(10000, 'a'));
        const ParallelTranscoding parallel{4, 100, "sample"};
        const auto can = [&](const char* from, const char* to, bool addsMark = false) {
            TranscodeOptions options;
            options.addMark = addsMark;
            return canTranscodeInParallel(source, *m_codecs.find(from), *m_codecs.find(to), options,
                                          parallel);
        };
        QVERIFY(can("EUC-KR", "UTF-8"));
        QVERIFY(!can("ISO-2022-JP", "UTF-8")); // can only be decoded from the start
        QVERIFY(!can("UTF-8", "ISO-2022-JP")); // shifts
        QVERIFY(can("UTF-8", "UTF-16"));
        QVERIFY(!can("UTF-8", "UTF-16", true)); // a mark at the start only
        QVERIFY(!can("UTF-8", "SCSU"));
    }
};

} // namespace

QTEST_GUILESS_MAIN(TestParallelTranscoder)
#include "tst_parallel_transcoder.moc"
