// PieceTable against a plain vector, under many random edits.

#include "bytes/piece_table.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace moji;

namespace {

Bytes contents(const ByteSource& source) {
    return *readRange(source, {0, source.size()});
}

std::shared_ptr<const ByteSource> memory(std::string_view text) {
    const ByteView bytes = asBytes(text);
    return std::make_shared<const MemorySource>(Bytes(bytes.begin(), bytes.end()));
}

/// The plain vector does what PieceTable does.
void replace(Bytes& bytes, ByteRange range, ByteView with) {
    const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(range.begin);
    const auto rest = bytes.erase(at, at + static_cast<std::ptrdiff_t>(range.length()));
    bytes.insert(rest, with.begin(), with.end());
}

/// Answers at most half of what it once had, as a file that shrank.
class ShrunkSource final : public ByteSource {
public:
    std::uint64_t size() const override { return 8; }
    Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
        const std::uint64_t left = offset < 4 ? 4 - offset : 0;
        const auto count = std::min<std::uint64_t>(left, out.size());
        std::fill_n(out.begin(), count, Byte{'s'});
        return std::size_t{count};
    }
};

} // namespace

class TestPieceTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editsLikeAVector_data();
    void editsLikeAVector();
    void snapshotsStay();
    void typingGrowsOnePiece();
    void manyPiecesAreReadEverywhere();
    void aSourceThatEndsEarlyEndsTheWhole();
    void piecesMakeTheSameTableAgain();
    void manyEditsAtOnceAreThoseOneByOne();
    void editsAtTheEndsAndOfNothing();
    void emptyTable();
};

void TestPieceTable::editsLikeAVector_data() {
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("longest"); // insertion
    QTest::newRow("single-bytes") << 1u << 1;
    QTest::newRow("short-insertions") << 2u << 9;
    QTest::newRow("insertions-beyond-the-growing-piece") << 3u << 3000;
}

void TestPieceTable::editsLikeAVector() {
    QFETCH(unsigned, seed);
    QFETCH(int, longest);
    std::mt19937 random(seed);
    const auto below = [&](std::uint64_t bound) {
        return std::uniform_int_distribution<std::uint64_t>(0, bound)(random);
    };
    Bytes oracle(500);
    for (Byte& byte : oracle)
        byte = static_cast<Byte>(below(255));
    PieceTable table(std::make_shared<const MemorySource>(oracle));

    for (int edit = 0; edit < 2000; ++edit) {
        const std::uint64_t begin = below(oracle.size());
        const std::uint64_t most = std::min<std::uint64_t>(oracle.size() - begin, 20);
        const ByteRange range{begin, begin + (below(2) == 0 ? below(most) : 0)};
        Bytes with(below(static_cast<std::uint64_t>(longest)));
        for (Byte& byte : with)
            byte = static_cast<Byte>(below(255));
        table.replace(range, with);
        replace(oracle, range, with);

        QCOMPARE(table.size(), std::uint64_t(oracle.size()));
        const ByteRange window =
            ByteRange{begin - std::min<std::uint64_t>(begin, 40), begin + 80}.clampedTo(
                {0, oracle.size()});
        const Bytes expected(oracle.begin() + static_cast<std::ptrdiff_t>(window.begin),
                             oracle.begin() + static_cast<std::ptrdiff_t>(window.end));
        QCOMPARE(*readRange(*table.snapshot(), window), expected);
    }
    QCOMPARE(contents(*table.snapshot()), oracle);
}

void TestPieceTable::snapshotsStay() {
    PieceTable table(memory("snapshot"));
    const PieceTable copy = table;
    const auto before = table.snapshot();
    table.replace({0, 4}, asBytes("gun"));
    QCOMPARE(asChars(contents(*table.snapshot())), "gunshot");
    QCOMPARE(asChars(contents(*before)), "snapshot");
    QCOMPARE(asChars(contents(*copy.snapshot())), "snapshot");
}

void TestPieceTable::typingGrowsOnePiece() {
    PieceTable table(memory("ab"));
    for (std::uint64_t i = 0; i < 100; ++i)
        table.insert(1 + i, asBytes("x"));
    QCOMPARE(table.pieceCount(), std::size_t{2}); // the short first piece grew
    QCOMPARE(table.size(), std::uint64_t{102});
}

void TestPieceTable::manyPiecesAreReadEverywhere() {
    constexpr std::uint64_t kPieces = 20000;
    Bytes zeros(kPieces);
    PieceTable table(std::make_shared<const MemorySource>(zeros));
    // One byte overwritten at every second place, from both ends towards the middle.
    for (std::uint64_t i = 0; i < kPieces / 4; ++i) {
        table.replace({2 * i, 2 * i + 1}, asBytes("L"));
        const std::uint64_t at = kPieces - 1 - 2 * i;
        table.replace({at, at + 1}, asBytes("R"));
    }
    QVERIFY(table.pieceCount() > kPieces / 2);
    const Bytes all = contents(*table.snapshot());
    for (std::uint64_t i = 0; i < kPieces; ++i) {
        const bool left = i < kPieces / 2 && i % 2 == 0;
        const bool right = i >= kPieces / 2 && i % 2 == 1;
        const char expected = left ? 'L' : right ? 'R' : '\0';
        QCOMPARE(static_cast<char>(all[i]), expected);
    }
}

void TestPieceTable::aSourceThatEndsEarlyEndsTheWhole() {
    PieceTable table(std::make_shared<const ShrunkSource>());
    table.insert(0, asBytes("<"));
    table.insert(table.size(), asBytes(">"));
    QCOMPARE(table.size(), std::uint64_t{10});
    QCOMPARE(asChars(contents(*table.snapshot())), "<ssss");
}

void TestPieceTable::piecesMakeTheSameTableAgain() {
    PieceTable table(memory("0123456789"));
    for (std::uint64_t i = 0; i < 5; ++i)
        table.replace({2 * i, 2 * i + 1}, asBytes("edit"));
    const std::vector<Piece> pieces = table.pieces();
    QCOMPARE(pieces.size(), table.pieceCount());
    PieceTable again(pieces);
    QCOMPARE(contents(*again.snapshot()), contents(*table.snapshot()));
    again.remove({1, again.size()});
    QCOMPARE(again.size(), std::uint64_t{1});
    QVERIFY(PieceTable(std::span<const Piece>{}).pieces().empty());
}

/// From the last to the first, so that no offset moves before it is used.
void TestPieceTable::manyEditsAtOnceAreThoseOneByOne() {
    std::mt19937 random(7);
    const auto below = [&](std::uint64_t limit) { return random() % limit; };
    const auto inserted = memory("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    for (int round = 0; round < 300; ++round) {
        PieceTable table(memory("0123456789abcdefghij"));
        for (std::uint64_t i = below(4); i > 0; --i) // so that edits span pieces
            table.replace({below(5), 5 + below(5)}, asBytes("--"));
        Bytes expected = contents(*table.snapshot());
        std::vector<PieceTable::Edit> edits;
        for (std::uint64_t at = below(4); at <= table.size();) {
            const std::uint64_t end = std::min(table.size(), at + below(4));
            const std::uint64_t begin = below(20);
            edits.push_back({{at, end}, {begin, begin + below(5)}});
            at = end + below(5) + (end == at ? 1 : 0);
        }
        table.replaceAll(edits, inserted);
        const Bytes letters = contents(*inserted);
        for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
            replace(expected, edit->range,
                    ByteView(letters).subspan(edit->bytes.begin, edit->bytes.length()));
        QCOMPARE(asChars(contents(*table.snapshot())), asChars(expected));
        QCOMPARE(table.size(), std::uint64_t(expected.size()));
    }
}

void TestPieceTable::editsAtTheEndsAndOfNothing() {
    const auto inserted = memory("AB");
    PieceTable table(memory("0123"));
    table.replaceAll({}, inserted);
    QCOMPARE(asChars(contents(*table.snapshot())), "0123");
    const std::vector<PieceTable::Edit> ends{{{0, 0}, {0, 1}}, {{4, 4}, {1, 2}}};
    table.replaceAll(ends, inserted);
    QCOMPARE(asChars(contents(*table.snapshot())), "A0123B");
    const std::vector<PieceTable::Edit> all{{{0, 6}, {0, 0}}};
    table.replaceAll(all, inserted);
    QCOMPARE(table.size(), std::uint64_t{0});
    QCOMPARE(table.pieceCount(), std::size_t{0});
    const std::vector<PieceTable::Edit> intoNothing{{{0, 0}, {0, 2}}};
    table.replaceAll(intoNothing, inserted);
    QCOMPARE(asChars(contents(*table.snapshot())), "AB");
}

void TestPieceTable::emptyTable() {
    PieceTable table;
    QCOMPARE(table.size(), std::uint64_t{0});
    QVERIFY(contents(*table.snapshot()).empty());
    table.replace({0, 0}, {});
    QCOMPARE(table.pieceCount(), std::size_t{0});
    table.insert(0, asBytes("a"));
    table.remove({0, 1});
    QCOMPARE(table.size(), std::uint64_t{0});
    QCOMPARE(table.pieceCount(), std::size_t{0});
}

QTEST_GUILESS_MAIN(TestPieceTable)
#include "tst_piece_table.moc"
