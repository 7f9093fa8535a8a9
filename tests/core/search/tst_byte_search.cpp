// Bytes with and without wildcards, against a search that compares every place.

#include "core/search/search_model.h"

#include "search/all_hits.h"

#include <QtTest>

#include <numeric>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

struct Masked {
    Bytes values;
    Bytes masks;

    [[nodiscard]] bool standsAt(ByteView bytes, std::size_t at) const {
        if (at + values.size() > bytes.size())
            return false;
        for (std::size_t i = 0; i < values.size(); ++i)
            if ((bytes[at + i] & masks[i]) != (values[i] & masks[i]))
                return false;
        return true;
    }
    [[nodiscard]] std::u32string written() const {
        constexpr char32_t kDigits[] = U"0123456789ABCDEF";
        std::u32string text;
        for (std::size_t i = 0; i < values.size(); ++i) {
            text += (masks[i] & 0xF0) != 0 ? kDigits[values[i] >> 4] : U'?';
            text += (masks[i] & 0x0F) != 0 ? kDigits[values[i] & 15] : U'?';
            text += U' ';
        }
        return text;
    }
};

Masked randomPattern(std::mt19937& random, std::size_t longest, unsigned values) {
    Masked pattern;
    pattern.values = randomBytes(random, 1 + random() % longest, values);
    for (std::size_t i = 0; i < pattern.values.size(); ++i) {
        constexpr Byte kMasks[] = {0xFF, 0xFF, 0xFF, 0xF0, 0x0F, 0x00};
        pattern.masks.push_back(i == 0 ? Byte{0xFF} : kMasks[random() % 6]);
    }
    return pattern;
}

SearchPattern hexPattern(std::u32string text) {
    return *SearchPattern::compile({SearchMode::Hex, std::move(text)});
}

} // namespace

class TestByteSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsTheFirstPlace();
    void lawsHold_data();
    void lawsHold();
    void overBlockEdges();
    void runsOfOneByte();
    void runsBetweenOtherBytes();
    void patternsRefused_data();
    void patternsRefused();
    void stopsWhenAsked();
    void aFileThatShrinksIsAnError();
    void moreHitsThanListed();
};

void TestByteSearch::findsTheFirstPlace() {
    std::mt19937 random(11);
    for (int round = 0; round < 20'000; ++round) {
        const unsigned values = round % 2 == 0 ? 3 : 256;
        const Bytes bytes = randomBytes(random, random() % 300, values);
        const Masked pattern = randomPattern(random, 8, values);
        std::size_t expected = BytePattern::npos;
        for (std::size_t at = bytes.size(); at-- > 0;)
            if (pattern.standsAt(bytes, at))
                expected = at;
        BytePattern tuned(pattern.values, pattern.masks);
        QCOMPARE(tuned.find(bytes), expected);
        ByteHistogram seen{};
        addToHistogram(bytes, seen);
        tuned.tune(seen);
        QCOMPARE(tuned.find(bytes), expected);
    }
}

void TestByteSearch::lawsHold_data() {
    QTest::addColumn<unsigned>("values");
    QTest::newRow("two-byte-values") << 2u;
    QTest::newRow("three-byte-values") << 3u;
    QTest::newRow("all-byte-values") << 256u;
}

void TestByteSearch::lawsHold() {
    QFETCH(unsigned, values);
    std::mt19937 random(values);
    for (int round = 0; round < 60; ++round) {
        const Bytes bytes = randomBytes(random, random() % 400, values);
        const Masked masked = randomPattern(random, 6, values);
        const Ranges expected = greedy(bytes.size(), [&](std::uint64_t at) {
            return masked.standsAt(bytes, at)
                       ? std::optional(ByteRange{at, at + masked.values.size()})
                       : std::nullopt;
        });
        std::vector<std::uint64_t> places(bytes.size() + 1);
        std::iota(places.begin(), places.end(), 0);
        const CopyingSource source(bytes);
        const std::uint64_t blockSize = 1 + random() % 50;
        const std::string broken = brokenLaw({&source, nullptr}, hexPattern(masked.written()),
                                             expected, places, blockSize);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestByteSearch::overBlockEdges() {
    // Buffers hold 256 KiB and the pattern: hits at every place around the first two edges.
    constexpr std::size_t kEdge = 256 * 1024;
    for (std::size_t shift = 0; shift < 12; ++shift) {
        Bytes bytes(3 * kEdge, 'a');
        Ranges expected;
        for (const std::size_t edge : {kEdge, 2 * kEdge}) {
            const std::size_t at = edge - 8 + shift;
            std::ranges::copy(std::string_view("needle"),
                              bytes.begin() + static_cast<std::ptrdiff_t>(at));
            expected.push_back({at, at + 6});
        }
        const CopyingSource source(bytes);
        const std::string broken =
            brokenLaw({&source, nullptr}, hexPattern(U"6E 65 65 64 6C 65"), expected,
                      {0, kEdge, kEdge + 1, 2 * kEdge, 3 * kEdge}, kEdge);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestByteSearch::runsBetweenOtherBytes() {
    std::mt19937 random(9);
    for (int round = 0; round < 20; ++round) {
        Bytes bytes;
        while (bytes.size() < 1000) { // runs of up to 60 zeros, single other bytes between
            bytes.insert(bytes.end(), random() % 60, 0);
            bytes.push_back(static_cast<Byte>(random() % 3));
        }
        const std::size_t length = 1 + random() % 7;
        const Ranges expected = greedy(bytes.size(), [&](std::uint64_t at) {
            const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
            const bool hit = at + length <= bytes.size() &&
                             std::all_of(begin, begin + static_cast<std::ptrdiff_t>(length),
                                         [](Byte byte) { return byte == 0; });
            return hit ? std::optional(ByteRange{at, at + length}) : std::nullopt;
        });
        std::u32string zeros;
        for (std::size_t i = 0; i < length; ++i)
            zeros += U"00";
        std::vector<std::uint64_t> places(bytes.size() + 1);
        std::iota(places.begin(), places.end(), 0);
        const CopyingSource source(bytes);
        const std::string broken =
            brokenLaw({&source, nullptr}, hexPattern(zeros), expected, places, 100);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestByteSearch::runsOfOneByte() {
    const CopyingSource source(Bytes(5000, 0));
    for (const std::u32string_view zeros : {U"00 00", U"00 00 00", U"00 00 00 00 00 00 00"}) {
        const std::uint64_t length = (zeros.size() + 1) / 3;
        Ranges expected;
        for (std::uint64_t at = 0; at + length <= 5000; at += length)
            expected.push_back({at, at + length});
        const std::string broken = brokenLaw({&source, nullptr}, hexPattern(std::u32string(zeros)),
                                             expected, {0, 1, 2, 3, 2500, 4990, 4998, 5000}, 64);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestByteSearch::patternsRefused_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("position");
    using Kind = SearchFault::Kind;
    const auto row = [](const char* name, const char* pattern, Kind kind, int position) {
        QTest::newRow(name) << QString::fromUtf8(pattern) << static_cast<int>(kind) << position;
    };
    row("nothing", "", Kind::Empty, 0);
    row("separators-only", " , ", Kind::Empty, 0);
    row("no-digit", "E4 G0", Kind::NoHexDigit, 3);
    row("half-a-byte", "E4 B", Kind::HalfByte, 3);
    row("beyond-ascii", "E4 世", Kind::NoHexDigit, 3);
    row("wildcards-only", "?? ??", Kind::NothingFixed, 0);
}

void TestByteSearch::patternsRefused() {
    QFETCH(QString, pattern);
    QFETCH(int, kind);
    QFETCH(int, position);
    const auto compiled = SearchPattern::compile({SearchMode::Hex, pattern.toStdU32String()});
    QVERIFY(!compiled);
    QCOMPARE(static_cast<int>(compiled.error().kind), kind);
    QCOMPARE(static_cast<int>(compiled.error().position), position);
}

void TestByteSearch::stopsWhenAsked() {
    const CopyingSource source(Bytes(1024 * 1024, 'a'));
    std::stop_source stop;
    stop.request_stop();
    const SearchControl control{stop.get_token(), {}};
    const auto pattern = hexPattern(U"62");
    const SearchText text{&source, nullptr};
    QCOMPARE(findNext(text, pattern, 0, control).error().code, ErrorCode::Cancelled);
    QCOMPARE(findPrevious(text, pattern, source.size(), control).error().code,
             ErrorCode::Cancelled);
    for (const unsigned threads : {1u, 2u}) {
        AllHitsOptions options;
        options.threads = threads;
        options.blockSize = 4096;
        QCOMPARE(findAll(text, pattern, options, control).error().code, ErrorCode::Cancelled);
    }
}

void TestByteSearch::aFileThatShrinksIsAnError() {
    class Shrunk final : public ByteSource {
    public:
        std::uint64_t size() const override { return 1000; }
        Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
            const std::uint64_t left = offset < 500 ? 500 - offset : 0;
            const auto count = std::min<std::uint64_t>(left, out.size());
            std::fill_n(out.begin(), count, Byte{'a'});
            return static_cast<std::size_t>(count);
        }
    };
    const Shrunk source;
    QCOMPARE(findNext({&source, nullptr}, hexPattern(U"62"), 0).error().code,
             ErrorCode::ReadFailed);
}

void TestByteSearch::moreHitsThanListed() {
    const CopyingSource source(Bytes(10'000, 'a'));
    AllHitsOptions options;
    options.listed = 7;
    options.blockSize = 100;
    std::uint64_t told = 0;
    options.onCount = [&](std::uint64_t count) { told = count; };
    const auto all = findAll({&source, nullptr}, hexPattern(U"61"), options);
    QCOMPARE(all->count, std::uint64_t{10'000});
    QCOMPARE(told, std::uint64_t{10'000});
    QCOMPARE(all->first.size(), std::size_t{7});
    QCOMPARE(all->first.back(), (ByteRange{6, 7}));
    QVERIFY(all->isMarked({9'999, 10'000}));
    QVERIFY(!all->isMarked({10'000, 10'001}));
}

QTEST_GUILESS_MAIN(TestByteSearch)
#include "tst_byte_search.moc"
