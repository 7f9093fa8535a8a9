// Hits in a part of a text, against the plainest way to find them: match by match from where the
// part begins, without those that end after it.

#include "codec/codec_registry.h"
#include "core/search/search_model.h"
#include "search/part_search.h"

#include <QtTest>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

/// Of "a", "b" and "c" in turn at random.
Bytes letters(std::mt19937& random, std::size_t size) {
    Bytes bytes = randomBytes(random, size, 3);
    for (Byte& byte : bytes)
        byte = static_cast<Byte>(byte + 'a');
    return bytes;
}

Ranges hitsOfPart(const SearchText& text, const SearchPattern& pattern, ByteRange part) {
    Ranges hits;
    const auto finder = makeHitFinder(pattern, text);
    for (std::uint64_t at = part.begin; at < part.end;) {
        const auto match = *finder->first({at, part.end});
        if (!match || match->end > part.end)
            break;
        hits.push_back(*match);
        at = match->end;
    }
    return hits;
}

Bytes toBytes(std::string_view text) {
    const ByteView bytes = asBytes(text);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestPartSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asMatchByMatch_data();
    void asMatchByMatch();
    void whatIsAcrossAnEdgeIsNoHit();
    void hitsBeginWithThePart();
    void whatIsBesideThePartIsSeen();
    void onlyThePartIsReplaced();
    void anEmptyPartHasNone();

private:
    [[nodiscard]] SearchPattern pattern(SearchMode mode, std::u32string text,
                                        bool wholeWords = false) const {
        return *SearchPattern::compile({mode, std::move(text), &m_codecs.utf8(), true, wholeWords});
    }
    CodecRegistry m_codecs;
};

void TestPartSearch::asMatchByMatch_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("text");
    QTest::newRow("bytes") << static_cast<int>(SearchMode::Hex) << QStringLiteral("61 61");
    QTest::newRow("text") << static_cast<int>(SearchMode::Text) << QStringLiteral("aba");
    QTest::newRow("greedy") << static_cast<int>(SearchMode::Regex) << QStringLiteral("a+b?");
    QTest::newRow("look-behind") << static_cast<int>(SearchMode::Regex)
                                 << QStringLiteral("(?<=c)[ab]{2}");
}

void TestPartSearch::asMatchByMatch() {
    QFETCH(int, mode);
    QFETCH(QString, text);
    const auto wanted = pattern(static_cast<SearchMode>(mode), text.toStdU32String());
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
        const MemorySource source(letters(random, 200));
        const SearchText bytes{&source, nullptr};
        const std::uint64_t begin = random() % 150;
        const ByteRange part{begin, begin + random() % (source.size() - begin)};
        const Ranges expected = hitsOfPart(bytes, wanted, part);
        for (const unsigned threads : {1u, 3u}) {
            AllHitsOptions options;
            options.threads = threads;
            options.blockSize = 16;
            const auto all = *findAllIn(part, bytes, wanted, options);
            QVERIFY2(all.first == expected, describe(all.first).c_str());
            QCOMPARE(all.count, expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i)
                QCOMPARE(*hitsBefore(bytes, wanted, all, expected[i].begin), i);
        }
        for (std::uint64_t place = 0; place <= source.size(); place += 3) {
            const auto next = std::ranges::lower_bound(expected, place, {}, &ByteRange::begin);
            QCOMPARE(*findNextIn(part, bytes, wanted, place),
                     next == expected.end() ? std::nullopt : std::optional(*next));
            QCOMPARE(*findPreviousIn(part, bytes, wanted, place),
                     next == expected.begin() ? std::nullopt : std::optional(*std::prev(next)));
            const ByteRange range{place, place + 9};
            Ranges within;
            for (const ByteRange hit : expected)
                if (hit.intersects(range))
                    within.push_back(hit);
            QVERIFY(*hitsOfPartIn(part, bytes, wanted, range) == within);
        }
    }
}

void TestPartSearch::whatIsAcrossAnEdgeIsNoHit() {
    const MemorySource source(toBytes("one one one"));
    const auto all = *findAllIn({1, 10}, {&source, nullptr}, pattern(SearchMode::Text, U"one"));
    QVERIFY(all.first == (Ranges{{4, 7}}));
}

/// Not only where a hit of the whole text would.
void TestPartSearch::hitsBeginWithThePart() {
    const MemorySource source(toBytes("aaaaa"));
    const auto all = *findAllIn({1, 5}, {&source, nullptr}, pattern(SearchMode::Text, U"aa"));
    QVERIFY(all.first == (Ranges{{1, 3}, {3, 5}}));
}

void TestPartSearch::whatIsBesideThePartIsSeen() {
    const MemorySource source(toBytes("concat cat"));
    const auto word = pattern(SearchMode::Text, U"cat", true);
    QVERIFY(findAllIn({3, 10}, {&source, nullptr}, word)->first == (Ranges{{7, 10}}));
    const auto line = pattern(SearchMode::Regex, U"^cat");
    QVERIFY(findAllIn({7, 10}, {&source, nullptr}, line)->first.empty());
}

void TestPartSearch::onlyThePartIsReplaced() {
    const PieceTable table(std::make_shared<const MemorySource>(toBytes("a-b-c-d-")));
    const auto source = table.snapshot();
    const auto wanted = pattern(SearchMode::Text, U"-");
    const auto with = *Replacement::compile(SearchMode::Text, U" and ", wanted);
    const auto replaced = *replaceAllIn({2, 7}, table, {source.get(), nullptr}, wanted, with);
    QCOMPARE(replaced.count, std::uint64_t{2});
    const auto after = replaced.table.snapshot();
    QVERIFY(*readRange(*after, {0, after->size()}) == toBytes("a-b and c and d-"));
}

void TestPartSearch::anEmptyPartHasNone() {
    const MemorySource source(toBytes("aaa"));
    const SearchText text{&source, nullptr};
    const auto wanted = pattern(SearchMode::Text, U"a");
    QCOMPARE(findAllIn({1, 1}, text, wanted)->count, std::uint64_t{0});
    QVERIFY(!*findNextIn({1, 1}, text, wanted, 0));
    QVERIFY(!*findPreviousIn({1, 1}, text, wanted, 3));
    QVERIFY(hitsOfPartIn({1, 1}, text, wanted, {0, 3})->empty());
}

QTEST_APPLESS_MAIN(TestPartSearch)
#include "tst_part_search.moc"
