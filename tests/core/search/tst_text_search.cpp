// Text under every codec of the registry, against a comparison character by character of all that
// the codec decodes; case, whole words, and the edges of the decoder's windows.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"
#include "codec/span_cursor.h"
#include "core/codec/samples.h"
#include "core/search/text_model.h"
#include "core/troubled_source.h"
#include "scan/text_indexer.h"
#include "search/all_hits.h"
#include "search/search.h"

#include <QtTest>

#include <numeric>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

std::vector<std::uint64_t> allPlaces(std::uint64_t size) {
    std::vector<std::uint64_t> places(size + 1);
    std::iota(places.begin(), places.end(), 0);
    return places;
}

Bytes bytesOf(std::string_view text) {
    const ByteView view = asBytes(text);
    return Bytes(view.begin(), view.end());
}

} // namespace

class TestTextSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void underEveryCodec();
    void trailBytesAreNoHits();
    void caseDoesNotCount_data();
    void caseDoesNotCount();
    void wholeWords_data();
    void wholeWords();
    void textThatHasNoBytes();
    void marksOfEncodingsAreNotSought();
    void textThatIsOnlyRead_data();
    void textThatIsOnlyRead();
    void textThatIsWrittenAsAnother();
    void overWindowEdges_data();
    void overWindowEdges();
    void checkpointsAreUsed();
    void aStopIsHeardWhereEveryHitIsRefused();
    void cancelledWhileItLooksForAPlaceToDecode();

private:
    [[nodiscard]] Ranges hits(std::string_view text, std::u32string pattern, bool matchCase,
                              bool wholeWords) const;
    CodecRegistry m_codecs;
};

Ranges TestTextSearch::hits(std::string_view text, std::u32string pattern, bool matchCase,
                            bool wholeWords) const {
    const CopyingSource source(bytesOf(text));
    const auto compiled = *SearchPattern::compile(
        {SearchMode::Text, std::move(pattern), &m_codecs.utf8(), matchCase, wholeWords});
    return findAll({&source, nullptr}, compiled)->first;
}

void TestTextSearch::underEveryCodec() {
    Samples samples(5);
    std::size_t found = 0;
    for (const CodecInfo& info : m_codecs.list()) {
        const Codec& codec = *m_codecs.find(info.name);
        for (int round = 0; round < 6; ++round) {
            const Bytes bytes = samples.anything(codec, 20 + samples.below(120));
            const auto characters = charactersOf(codec, bytes);
            if (characters.empty())
                continue;
            const std::size_t from = samples.below(characters.size());
            std::u32string wanted;
            for (std::size_t i = from; i < std::min(characters.size(), from + 1 + round / 2); ++i)
                wanted += characters[i].span.text();
            const bool matchCase = round % 2 == 0;
            const auto pattern =
                SearchPattern::compile({SearchMode::Text, wanted, &codec, matchCase});
            if (!pattern) // the character is only ever read
                continue;
            const Ranges expected = matchCase ? expectedHits(characters, wanted, plain)
                                              : expectedHits(characters, wanted, folded);
            found += expected.size();
            const CopyingSource source(bytes);
            const std::string broken =
                brokenLaw({&source, nullptr}, *pattern, expected, {0, 7, bytes.size() / 2}, 37);
            QVERIFY2(broken.empty(),
                     (info.name + " round " + std::to_string(round) + "\n" + broken).c_str());
        }
    }
}

void TestTextSearch::trailBytesAreNoHits() {
    // 能 is 94 5C in Shift_JIS, and 5C alone is the backslash.
    const Bytes bytes = bytesOf("\x94\x5C\\\x94\x5C\x94\x5C\\");
    const CopyingSource source(bytes);
    const auto pattern =
        *SearchPattern::compile({SearchMode::Text, U"\\", m_codecs.find("Shift_JIS")});
    const std::string broken =
        brokenLaw({&source, nullptr}, pattern, {{2, 3}, {7, 8}}, allPlaces(bytes.size()), 3);
    QVERIFY2(broken.empty(), broken.c_str());
}

void TestTextSearch::caseDoesNotCount_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* text, const char* pattern, int count) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(pattern) << count;
    };
    row("ascii", "Error ERROR error erro", "eRRor", 3);
    row("cyrillic", "Ошибка ОШИБКА", "ошибка", 2);
    row("final-sigma", "ΟΔΟΣ οδος οδοσ", "ΟΔΟΣ", 3);
    row("sharp-s-is-ss", "Straße STRASSE strasse STRAẞE", "straße", 4);
    row("ss-is-sharp-s", "Straße", "SS", 1);
    row("half-a-sharp-s-is-none", "Straße", "S", 1);
    row("ligature-fi-is-fi", "oﬃce", "ffi", 1);
    row("part-of-a-ligature-is-none", "oﬃce", "ff", 0);
    row("kelvin-is-k", "\u212A", "k", 1);
    row("beyond-the-first-plane", "𐐀𐐨", "𐐨", 2);
    row("dotted-I-is-not-i", "İ", "i", 0);
}

void TestTextSearch::caseDoesNotCount() {
    QFETCH(QString, text);
    QFETCH(QString, pattern);
    QFETCH(int, count);
    const auto found = hits(text.toStdString(), pattern.toStdU32String(), false, false);
    QCOMPARE(static_cast<int>(found.size()), count);
}

void TestTextSearch::wholeWords_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* text, const char* pattern, int count) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(pattern) << count;
    };
    row("alone", "cat", "cat", 1);
    row("among-others", "a cat, cat; concat cats cat_ cat9 (cat)", "cat", 3);
    row("beside-a-letter-beyond-ascii", "écat caté cat", "cat", 1);
    row("before-a-combining-mark", "cat\u0301 cat", "cat", 1);
    row("ends-that-are-no-letters", "a-b a-b-c xa-b", "a-b", 2);
    row("punctuation-has-no-words", "a;;b", ";", 2);
    row("beside-bytes-that-are-no-text", "\u00e9 cat", "cat", 1);
}

void TestTextSearch::wholeWords() {
    QFETCH(QString, text);
    QFETCH(QString, pattern);
    QFETCH(int, count);
    for (const bool matchCase : {true, false}) {
        const auto found = hits(text.toStdString(), pattern.toStdU32String(), matchCase, true);
        QCOMPARE(static_cast<int>(found.size()), count);
    }
}

void TestTextSearch::textThatHasNoBytes() {
    const auto pattern =
        SearchPattern::compile({SearchMode::Text, U"né世", m_codecs.find("windows-1252")});
    QVERIFY(!pattern);
    QVERIFY(pattern.error().kind == SearchFault::Kind::Unmappable);
    QCOMPARE(pattern.error().position, std::size_t{2});
    QVERIFY(pattern.error().codePoint == U'世');
}

/// Characters that the encoding reads but does not write are found all the same.
void TestTextSearch::textThatIsOnlyRead_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("pattern");
    QTest::newRow("JIS-X-0212") << "EUC-JP" << QByteArray("ab\x8F\xB0\xA1z") << "b丂z";
    QTest::newRow("HKSCS") << "Big5" << QByteArray("ab\x87\x40z") << "b䏰z";
    QTest::newRow("user-defined") << "Shift_JIS" << QByteArray("ab\xF0\x40z") << "b\uE000z";
    QTest::newRow("four-bytes") << "GBK" << QByteArray("ab\x94\x39\xFC\x36z") << "b😀z";
}

void TestTextSearch::textThatIsOnlyRead() {
    QFETCH(QString, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, pattern);
    const Codec& codec = *m_codecs.find(encoding.toStdString());
    const CopyingSource source(bytesOf({bytes.constData(), std::size_t(bytes.size())}));
    for (const bool matchCase : {true, false}) {
        const auto compiled = SearchPattern::compile(
            {SearchMode::Text, pattern.toStdU32String(), &codec, matchCase, false});
        QVERIFY(bool(compiled));
        const auto found = findAll({&source, nullptr}, *compiled)->first;
        QCOMPARE(found, (Ranges{{1, std::uint64_t(bytes.size())}}));
    }
}

/// The standard's encoder writes a yen sign as a backslash, but a backslash is none.
void TestTextSearch::textThatIsWrittenAsAnother() {
    const CopyingSource source(bytesOf("a\\b"));
    const auto compiled =
        SearchPattern::compile({SearchMode::Text, U"\u00A5", m_codecs.find("Shift_JIS"), true});
    QVERIFY(bool(compiled));
    QVERIFY((findAll({&source, nullptr}, *compiled)->first.empty()));
}

void TestTextSearch::overWindowEdges_data() {
    QTest::addColumn<bool>("matchCase");
    QTest::newRow("case-counts") << true;
    QTest::newRow("case-does-not-count") << false;
}

void TestTextSearch::overWindowEdges() {
    QFETCH(bool, matchCase);
    constexpr std::size_t kEdge = DecodedText::kSegment;
    const std::string word = "Straße世";
    for (std::size_t shift = 0; shift <= word.size(); shift += 1) {
        std::string text(2 * kEdge + 100, 'a');
        Ranges expected;
        for (const std::size_t edge : {kEdge, 2 * kEdge}) {
            const std::size_t at = edge - shift;
            text.replace(at, word.size(), word);
            expected.push_back({at, at + word.size()});
        }
        const CopyingSource source(bytesOf(text));
        const auto pattern =
            *SearchPattern::compile({SearchMode::Text, U"Straße世", &m_codecs.utf8(), matchCase});
        const std::string broken = brokenLaw({&source, nullptr}, pattern, expected,
                                             {kEdge - 4, kEdge, kEdge + 1, text.size()}, kEdge);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

/// An encoding with shifts: from any place as from the beginning.
void TestTextSearch::checkpointsAreUsed() {
    const Codec& codec = *m_codecs.find("ISO-2022-JP");
    std::u32string text;
    for (int i = 0; i < 40'000; ++i)
        text += i % 50 == 0 ? U"世界a" : U"日b";
    const Bytes bytes = *encodeAll(codec, text);
    const CopyingSource source(bytes);
    TextIndexer indexer(source, codec, {});
    QVERIFY(indexer.run({}, {}, {}));
    const auto index = indexer.snapshot()->checkpoints();
    const auto characters = charactersOf(codec, bytes);
    const auto expected = expectedHits(characters, U"界a", plain);
    QCOMPARE(expected.size(), std::size_t{800});
    const auto pattern = *SearchPattern::compile({SearchMode::Text, U"界a", &codec});
    const std::string broken = brokenLaw({&source, index.get()}, pattern, expected,
                                         {0, DecodedText::kSegment, bytes.size() - 100}, 65536);
    QVERIFY2(broken.empty(), broken.c_str());
}

void TestTextSearch::aStopIsHeardWhereEveryHitIsRefused() {
    const Bytes bytes(1000, Byte{'a'});
    const TroubledSource source(bytes, Trouble::Stops, 1);
    const auto compiled = *SearchPattern::compile(
        {SearchMode::Text, U"a", &m_codecs.utf8(), false, true}); // a whole word
    const auto found = findNext({&source, nullptr}, compiled, 0, {source.stopToken(), {}});
    QVERIFY(!found);
    QVERIFY(found.error().code == ErrorCode::Cancelled);
}

void TestTextSearch::cancelledWhileItLooksForAPlaceToDecode() {
    const Bytes bytes(4 * 1024 * 1024, Byte{'a'});
    const TroubledSource source(bytes, Trouble::Stops, 1);
    const auto compiled = *SearchPattern::compile(
        {SearchMode::Regex, U"a+z", m_codecs.find("ISO-2022-JP")}); // decoded from the front
    const auto found =
        findPrevious({&source, nullptr}, compiled, source.size(), {source.stopToken(), {}});
    QVERIFY(!found);
    QVERIFY(found.error().code == ErrorCode::Cancelled);
    QCOMPARE(source.readings(), 1);
}

/// An encoding that owns its byte-order mark has it once, not before each text that is sought.
void TestTextSearch::marksOfEncodingsAreNotSought() {
    const CodecRegistry codecs;
    for (const char* name : {"UTF-8-SIG", "UTF-16", "UTF-16LE,version=1", "UTF-16BE,version=1"}) {
        const Codec& codec = *codecs.find(name);
        const Bytes text = *encodeAll(codec, U"\uFEFFone bone One");
        const MemorySource source(text);
        for (const SearchMode mode : {SearchMode::Text, SearchMode::Regex})
            for (const bool matchCase : {true, false}) {
                const auto pattern = SearchPattern::compile({mode, U"one", &codec, matchCase});
                QCOMPARE(findAll({&source, nullptr}, *pattern)->count, matchCase ? 2u : 3u);
            }
    }
}

QTEST_GUILESS_MAIN(TestTextSearch)
#include "tst_text_search.moc"
