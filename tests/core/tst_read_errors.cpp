// A law for everything that reads bytes: where a read fails, whichever it is, the answer is that
// error (unless the same bytes are read again, and can be then); where somebody asks to stop during
// a read, the answer is Cancelled or whole; where the bytes end early, it ends too.

#include "bytes/byte_reader.h"
#include "bytes/journal_format.h"
#include "bytes/sha256.h"
#include "codec/codec_registry.h"
#include "codec/parallel_transcoder.h"
#include "codec/span_cursor.h"
#include "codec/span_reader.h"
#include "codec/transcoder.h"
#include "codec/transcoding_reader.h"
#include "compare/alignment.h"
#include "compare/comparable_text.h"
#include "compare/line_differences.h"
#include "compare/reading_differences.h"
#include "compare/text_alignment.h"
#include "core/troubled_source.h"
#include "decoders/decoder_registry.h"
#include "decoders/disagreement.h"
#include "detect/byte_survey.h"
#include "detect/detector.h"
#include "detect/line_detector.h"
#include "detect/line_recoder.h"
#include "repair/comparison.h"
#include "repair/mojibake.h"
#include "repair/reading.h"
#include "scan/checker.h"
#include "scan/codec_scan.h"
#include "scan/parallel_scan.h"
#include "scan/statistics.h"
#include "scan/text_indexer.h"
#include "search/replace_all.h"
#include "search/replacement.h"
#include "search/search.h"
#include "search/text_runs.h"
#include "survey/decoded_facts.h"
#include "survey/done_names.h"
#include "survey/mixed_detection.h"

#include <QtTest>

#include <algorithm>
#include <functional>

using namespace moji;
using moji::test::Trouble;
using moji::test::TroubledSource;

namespace {

using Work = std::function<std::optional<Error>(const ByteSource&, const std::stop_token&)>;

template <class T>
std::optional<Error> errorOf(const Result<T>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

/// Reads to the end.
std::optional<Error> drain(ByteReader& reader) {
    Bytes block(64 * 1024);
    for (;;) {
        const auto count = reader.read(block);
        if (!count || *count == 0)
            return errorOf(count);
    }
}

Bytes repeated(std::initializer_list<std::string_view> pieces, std::size_t size) {
    Bytes bytes;
    while (bytes.size() < size) {
        for (const std::string_view piece : pieces)
            bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    return bytes;
}

// "Привет, мир! Русский текст." in windows-1251 and in UTF-8.
constexpr std::string_view kCyrillic =
    "\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0! \xD0\xF3\xF1\xF1\xEA\xE8\xE9 \xF2\xE5\xEA\xF1\xF2.\n";
constexpr std::string_view kUtf8 =
    "\xD0\x9F\xD1\x80\xD0\xB8\xD0\xB2\xD0\xB5\xD1\x82, \xD0\xBC\xD0\xB8\xD1\x80! caf\xC3\xA9\n";

} // namespace

class TestReadErrors : public QObject {
    Q_OBJECT

    const CodecRegistry m_codecs;
    const Codec& m_utf8 = *m_codecs.find("UTF-8");
    const Codec& m_cyrillic = *m_codecs.find("windows-1251");
    const Codec& m_shifting = *m_codecs.find("ISO-2022-JP");
    const DecoderRegistry m_decoders;
    const Bytes m_text = repeated({kUtf8, "a\xE4\xB8 \xFF"}, 300'000);

    void addRows();
    void addRowsOfCodecs();
    void addRowsOfDetection();
    void addRowsOfSearch();
    void addRowsOfComparing();

    static void row(const char* fact, const Bytes& bytes, const Work& work) {
        QTest::newRow(fact) << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                          qsizetype(bytes.size()))
                            << work;
    }
    /// For work that nobody can stop.
    template <class Function>
    static Work unstopped(Function work) {
        return [work](const ByteSource& source, const std::stop_token&) { return work(source); };
    }
    [[nodiscard]] search::SearchPattern pattern(search::SearchMode mode, std::u32string text,
                                                const Codec& codec, bool matchCase = true) const {
        return *search::SearchPattern::compile({mode, std::move(text), &codec, matchCase, false});
    }

    void walk(Trouble trouble, const std::function<void(const std::optional<Error>&)>& check) {
        QFETCH(QByteArray, bytes);
        QFETCH(Work, work);
        const Bytes copy(bytes.begin(), bytes.end());
        for (int number = 1; number < 100'000; number += 1 + number / 2) {
            const TroubledSource source(copy, trouble, number);
            const std::optional<Error> error = work(source, source.stopToken());
            if (!source.happened()) {
                QVERIFY(!error);
                QVERIFY(number > 1);
                return;
            }
            check(error);
            if (QTest::currentTestFailed()) {
                qWarning("at reading %d", number);
                return;
            }
        }
    }

private Q_SLOTS:
    void failedReadsAreTold_data() { addRows(); }
    void failedReadsAreTold() {
        walk(Trouble::Fails, [](const std::optional<Error>& error) {
            QVERIFY(error);
            QCOMPARE(error->detail, std::string("on fire"));
        });
    }

    void oneFailedReadIsTold_data() { addRows(); }
    void oneFailedReadIsTold() {
        // A search is tuned by samples, which it can do without.
        const bool takesSamples = QByteArrayView(QTest::currentDataTag()).startsWith("search") ||
                                  QByteArrayView(QTest::currentDataTag()).startsWith("regular");
        walk(Trouble::FailsOnce, [takesSamples](const std::optional<Error>& error) {
            QVERIFY(error || takesSamples);
            QVERIFY(!error || error->detail == "on fire");
        });
    }

    void whoAsksToStopGetsNoHalfAnswer_data() { addRows(); }
    void whoAsksToStopGetsNoHalfAnswer() {
        walk(Trouble::Stops, [](const std::optional<Error>& error) {
            QVERIFY(!error || error->code == ErrorCode::Cancelled);
        });
    }

    void bytesThatEndEarlyEndTheWork_data() { addRows(); }
    void bytesThatEndEarlyEndTheWork() {
        walk(Trouble::Ends, [](const std::optional<Error>& error) {
            QVERIFY(!error || error->code == ErrorCode::ReadFailed ||
                    error->code == ErrorCode::Malformed);
        });
    }
};

void TestReadErrors::addRows() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Work>("work");
    addRowsOfCodecs();
    addRowsOfDetection();
    addRowsOfSearch();
    addRowsOfComparing();
}

void TestReadErrors::addRowsOfCodecs() {
    row("hash", m_text,
        unstopped([](const ByteSource& source) { return errorOf(sha256Of(source)); }));
    row("reading a range", m_text, unstopped([](const ByteSource& source) {
            return errorOf(readRange(source, {10, 20}));
        }));
    Bytes journal = journal::recordHeader(journal::kSource, m_text);
    journal.insert(journal.end(), m_text.begin(), m_text.end());
    row("record of a journal", journal, unstopped([](const ByteSource& source) {
            std::uint64_t at = 0;
            return errorOf(journal::nextRecord(source, at));
        }));
    row("names of a report", repeated({"{\"file\":\"a\"}\n"}, 300'000),
        unstopped([](const ByteSource& source) {
            SourceReader reader(source);
            return errorOf(DoneNames::of(reader, "report"));
        }));
    row("batches of spans", m_text, [this](const ByteSource& source, const std::stop_token& stop) {
        return errorOf(forEachBatch(
            source, m_utf8, [](const SpanReader::Batch&) {}, stop));
    });
    for (const Codec* const codec : {&m_utf8, &m_cyrillic, &m_shifting}) {
        QTest::addRow("a place, %s", codec->name().c_str())
            << QByteArray(reinterpret_cast<const char*>(m_text.data()), qsizetype(m_text.size()))
            << unstopped([codec](const ByteSource& source) {
                   SpanCursor cursor(source, *codec);
                   if (const auto sought = cursor.seek(200'000); !sought)
                       return errorOf(sought);
                   for (;;) {
                       const auto next = cursor.next();
                       if (!next || !*next)
                           return errorOf(next);
                   }
               });
    }
    row("transcoding", m_text, unstopped([this](const ByteSource& source) {
            SourceReader reader(source);
            return errorOf(transcode(reader, m_cyrillic, m_utf8, {}, [](ByteView) {}));
        }));
    row("transcoding as it is read", m_text, unstopped([this](const ByteSource& source) {
            SourceReader reader(source);
            TranscodingReader transcoded(reader, m_cyrillic, m_utf8,
                                         TranscodingReader::Malformed::Replace);
            return drain(transcoded);
        }));
    row("transcoding by several", m_text, unstopped([this](const ByteSource& source) {
            ParallelTranscoding parallel;
            parallel.threads = 2;
            parallel.pieceSize = 20'000;
            return errorOf(
                transcodeInParallel(source, m_cyrillic, m_utf8, {}, parallel, [](ByteView) {}));
        }));
    row("checking", m_text, unstopped([this](const ByteSource& source) {
            SourceReader reader(source);
            return errorOf(check(reader, m_utf8, {}));
        }));
    row("checking one that shifts", m_text, unstopped([this](const ByteSource& source) {
            SourceReader reader(source);
            return errorOf(check(reader, m_shifting, {}));
        }));
    row("statistics", m_text, unstopped([](const ByteSource& source) {
            SourceReader reader(source);
            return errorOf(collectStatistics(reader, ~std::uint64_t{0}, {}));
        }));
    row("scan", m_text, [](const ByteSource& source, const std::stop_token& stop) {
        ScanOptions options;
        options.blockSize = 20'000;
        options.stop = stop;
        return errorOf(scanUtf8(source, options));
    });
    for (const Codec* const codec : {&m_cyrillic, &m_shifting}) {
        row(codec == &m_cyrillic ? "scan of one byte a character" : "scan of one that shifts",
            m_text, [codec](const ByteSource& source, const std::stop_token& stop) {
                ScanOptions options;
                options.blockSize = 20'000;
                options.stop = stop;
                return errorOf(scanCodec(source, *codec, options));
            });
        row(codec == &m_cyrillic ? "index" : "index of one that shifts", m_text,
            [codec](const ByteSource& source, const std::stop_token& stop) {
                IndexOptions options;
                options.blockSize = 20'000;
                TextIndexer indexer(source, *codec, options);
                return errorOf(indexer.run(stop, {}, {}));
            });
    }
    row("line ends", m_text, [this](const ByteSource& source, const std::stop_token& stop) {
        return errorOf(decodedFacts(source, *m_codecs.find("UTF-16LE"), stop));
    });
    for (const DecoderPointer& decoder : m_decoders.list()) {
        QTest::addRow("decoder %s", decoder->info().id.c_str())
            << QByteArray(reinterpret_cast<const char*>(m_text.data()), qsizetype(m_text.size()))
            << Work([&decoder](const ByteSource& source, const std::stop_token& stop) {
                   // Those that stop at an error do so before the end.
                   return errorOf(decoder->decode(source, {}, stop));
               });
    }
}

void TestReadErrors::addRowsOfDetection() {
    const std::vector<std::pair<const char*, Bytes>> texts{
        {"one byte a character", repeated({kCyrillic}, 60'000)},
        {"damaged UTF-8", m_text},
        {"several encodings", repeated({kUtf8, kCyrillic}, 60'000)},
        {"UTF-16", repeated({{"\x1F\x04\x40\x04\x38\x04\x32\x04 \0\n\0", 12}}, 60'000)},
        {"data", repeated({{"\0\1\2\3\xFF\0\0\0", 8}}, 60'000)},
    };
    for (const auto& [what, bytes] : texts) {
        const QByteArray data(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
        const auto add = [&](const char* name, const Work& work) {
            QTest::addRow("%s, %s", name, what) << data << work;
        };
        add("detection", [this](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(detectEncoding(source, m_codecs, {}, stop));
        });
        add("detection with lines", [this](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(detectWithLines(source, m_codecs, {}, stop));
        });
        add("guess for opening", [this](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(guessForOpening(source, m_codecs, stop));
        });
        add("lines", [this](const ByteSource& source, const std::stop_token& stop) {
            LineRecoder recoder(source, m_codecs, {}, {}, stop);
            return drain(recoder);
        });
    }
}

void TestReadErrors::addRowsOfSearch() {
    using namespace search;
    const auto add = [this](const char* fact, const SearchPattern& sought) {
        row(fact, m_text, [sought](const ByteSource& source, const std::stop_token& stop) {
            const SearchText text{&source, nullptr};
            if (const auto hit = findNext(text, sought, 0, {stop, {}}); !hit)
                return errorOf(hit);
            return errorOf(findPrevious(text, sought, source.size(), {stop, {}}));
        });
    };
    add("search for bytes", pattern(SearchMode::Hex, U"00 01", m_utf8));
    add("search for text", pattern(SearchMode::Text, U"nowhere", m_utf8));
    add("search in any case", pattern(SearchMode::Text, U"nowhere", m_utf8, false));
    add("search in one that shifts", pattern(SearchMode::Text, U"nowhere", m_shifting));
    add("regular expression", pattern(SearchMode::Regex, U"no[a-z]+re", m_utf8));
    add("regular expression of one that shifts",
        pattern(SearchMode::Regex, U"no.here", m_shifting));
    add("regular expression that looks around",
        pattern(SearchMode::Regex, U"(?<=no)where", m_utf8));
    const SearchPattern letter = pattern(SearchMode::Regex, U"c(.)f", m_utf8);
    row("searches for what is replaced", m_text,
        [this, letter](const ByteSource& source, const std::stop_token& stop) {
            const PieceTable table(std::make_shared<MemorySource>(m_text));
            const auto with = Replacement::compile(SearchMode::Regex, U"$1", letter);
            return errorOf(replaceAll(table, {&source, nullptr}, letter, *with, {stop, {}}));
        });
    row("searches for all hits", m_text,
        [letter](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(hitsIn({&source, nullptr}, letter, {0, source.size()}, {stop, {}}));
        });
    row("runs of text", m_text, [this](const ByteSource& source, const std::stop_token& stop) {
        SourceReader reader(source);
        TextRunOptions options;
        options.codecs = {&m_utf8, &m_cyrillic};
        return errorOf(findTextRuns(
            reader, options, [](const TextRun&) { return true; }, stop));
    });
}

void TestReadErrors::addRowsOfComparing() {
    const auto other = std::make_shared<MemorySource>(repeated({kUtf8}, 200'000));
    row("alignment", m_text, [other](const ByteSource& source, const std::stop_token& stop) {
        return errorOf(align(source, *other, {}, stop));
    });
    row("alignment, second", m_text,
        [other](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(align(*other, source, {}, stop));
        });
    row("texts aligned", m_text,
        [this, other](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(alignTexts({source, m_cyrillic}, {*other, m_utf8}, 1000, stop));
        });
    row("differing lines", m_text, [other](const ByteSource& source, const std::stop_token& stop) {
        return errorOf(findLineDifferences(
            source, *other, [](const LineDifference&) { return true; }, stop));
    });
    row("differing readings", m_text,
        [this](const ByteSource& source, const std::stop_token& stop) {
            return errorOf(differencesOfReadings(source, m_cyrillic, m_utf8, 100'000, stop));
        });
    row("comparable text", m_text, unstopped([this](const ByteSource& source) {
            return errorOf(
                ComparableText::of(source, m_cyrillic, ComparableText::Mark::Drop, "file"));
        }));
    row("one reading", m_text, [this](const ByteSource& source, const std::stop_token& stop) {
        return errorOf(readAs(source, m_cyrillic, stop));
    });
    row("several readings", m_text, [this](const ByteSource& source, const std::stop_token& stop) {
        const auto codecs = findCodecs(m_codecs, usualEncodings());
        return errorOf(compareReadings(source, codecs, ReadingOrder::BestFirst, stop));
    });
    row("what an encoding can write", repeated({"abc\n"}, 300'000),
        unstopped([this](const ByteSource& source) {
            return errorOf(canWrite(source, m_utf8, m_cyrillic));
        }));
    row("what can be undone", repeated({"abc\n"}, 300'000),
        unstopped([this](const ByteSource& source) {
            return errorOf(isReversible(source, m_utf8, m_utf8, m_cyrillic));
        }));
}

QTEST_GUILESS_MAIN(TestReadErrors)
#include "tst_read_errors.moc"
