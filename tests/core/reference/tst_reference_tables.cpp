// The reference tables: shapes, the figures that follow from the standards, that T1, T2 and T3 are
// what their patterns make, and that the nineteen patterns are exactly the ill-formed texts.

#include "bytes/hex.h"
#include "reference/byte_patterns.h"
#include "reference/reference_registry.h"
#include "utf8/lookup_tables.h"
#include "utf8/strict.h"

#include <QtTest>

#include <set>

using namespace moji;
using namespace moji::reference;

namespace {

QString text(const Cell& cell) {
    return QString::fromStdString(inEnglish(cell.text));
}

Table tableOf(std::string_view id) {
    const Entry* entry = findTable(id);
    return entry == nullptr ? Table{} : entry->make();
}

bool isWellFormed(ByteView bytes) {
    while (!bytes.empty()) {
        const Span span = utf8::decodeStrict(bytes, Tail::AtEnd);
        if (isError(span.status))
            return false;
        bytes = bytes.subspan(span.length);
    }
    return true;
}

/// Whether `bytes` contain the pattern "1110xxxx 10xxxxxx" at any place.
bool contains(ByteView bytes, std::string_view pattern) {
    const std::size_t length = (pattern.size() + 1) / 9;
    for (std::size_t at = 0; at + length <= bytes.size(); ++at) {
        bool all = true;
        for (std::size_t i = 0; i < length; ++i)
            all &= fits(pattern.substr(i * 9, 8), bytes[at + i], 8);
        if (all)
            return true;
    }
    return false;
}

std::vector<std::string> invalidPatterns() {
    std::vector<std::string> patterns;
    for (const auto& row : tableOf("patterns").rows)
        patterns.push_back(inEnglish(row[1].text));
    return patterns;
}

} // namespace

class TestReferenceTables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTableIsWhole();
    void unknownNamesHaveNoTable();
    void rangesAreTable3_7();
    void thirteenBytesNeverOccur();
    void lengthsAreThoseOf1992();
    void planesAreCounted();
    void utf8dIsHoehrmanns();
    void nibbleTablesFollowFromTheirPatterns();
    void misprintsAreMarked();
    void nineteenPatternsAreTheIllFormedTexts();
    void examplesShowTheirPattern();
};

void TestReferenceTables::everyTableIsWhole() {
    std::set<std::string_view> ids;
    for (const Entry& entry : allTables()) {
        QVERIFY2(ids.insert(entry.id).second, entry.id);
        QCOMPARE(findTable(entry.id), &entry);
        const Table table = entry.make();
        QVERIFY2(!table.rows.empty() && !table.notes.empty(), entry.id);
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        for (const Column& column : table.columns)
            QVERIFY(!inEnglish(column.title).empty());
        for (const Words& note : table.notes)
            QVERIFY2(inEnglish(note).find('%') == std::string::npos, entry.id);
    }
    QVERIFY(ids.size() >= 12);
}

void TestReferenceTables::unknownNamesHaveNoTable() {
    QCOMPARE(findTable("no such table"), nullptr);
    QCOMPARE(findTable(""), nullptr);
}

void TestReferenceTables::rangesAreTable3_7() {
    const QStringList expected = {
        "U+0000..U+007F|00..7F||||128",
        "U+0080..U+07FF|C2..DF|80..BF|||1920",
        "U+0800..U+0FFF|E0|A0..BF|80..BF||2048",
        "U+1000..U+CFFF|E1..EC|80..BF|80..BF||49152",
        "U+D000..U+D7FF|ED|80..9F|80..BF||2048",
        "U+E000..U+FFFF|EE..EF|80..BF|80..BF||8192",
        "U+10000..U+3FFFF|F0|90..BF|80..BF|80..BF|196608",
        "U+40000..U+FFFFF|F1..F3|80..BF|80..BF|80..BF|786432",
        "U+100000..U+10FFFF|F4|80..8F|80..BF|80..BF|65536",
    };
    const Table table = tableOf("ranges");
    QStringList rows;
    for (const auto& row : table.rows) {
        QStringList cells;
        for (const Cell& cell : row)
            cells += text(cell);
        rows += cells.join('|');
        QVERIFY(isWellFormed(row[0].example));
    }
    QCOMPARE(rows, expected);
    QVERIFY(inEnglish(table.notes[0]).find("1112064") != std::string::npos);
    // Only these four rows say why the second byte is restricted.
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        QCOMPARE(table.rows[i][2].meaning.empty(), !(i == 2 || i == 4 || i == 6 || i == 8));
}

void TestReferenceTables::thirteenBytesNeverOccur() {
    QStringList bytes;
    for (const auto& row : tableOf("never").rows) {
        bytes += text(row[0]);
        QVERIFY(!isWellFormed(row[0].example));
    }
    QCOMPARE(bytes.join(' '), QStringLiteral("C0 C1 F5 F6 F7 F8 F9 FA FB FC FD FE FF"));
}

void TestReferenceTables::lengthsAreThoseOf1992() {
    const Table table = tableOf("lengths");
    const char* const expected[][5] = {
        {"7", "0", "00", "7F", "7F"},
        {"11", "80", "C2 80", "7FF", "DF BF"},
        {"16", "800", "E0 A0 80", "FFFF", "EF BF BF"},
        {"21", "10000", "F0 90 80 80", "1FFFFF", "F7 BF BF BF"},
        {"26", "200000", "F8 88 80 80 80", "3FFFFFF", "FB BF BF BF BF"},
        {"31", "4000000", "FC 84 80 80 80 80", "7FFFFFFF", "FD BF BF BF BF BF"},
        {"36", "80000000", "FE 82 80 80 80 80 80", "FFFFFFFFF", "FE BF BF BF BF BF BF"},
        {"42", "1000000000", "FF 81 80 80 80 80 80 80", "3FFFFFFFFFF", "FF BF BF BF BF BF BF BF"},
    };
    QCOMPARE(table.rows.size(), std::size(expected));
    for (std::size_t i = 0; i < std::size(expected); ++i) {
        for (std::size_t column = 0; column < 5; ++column)
            QCOMPARE(text(table.rows[i][column + 2]), QString::fromLatin1(expected[i][column]));
    }
    QCOMPARE(text(table.rows[1][7]), QStringLiteral("C1 BF"));
    QCOMPARE(text(table.rows[4][7]), QStringLiteral("F8 87 BF BF BF"));
}

void TestReferenceTables::planesAreCounted() {
    const Table table = tableOf("planes");
    QCOMPARE(table.rows.size(), std::size_t{17});
    for (std::size_t plane = 4; plane <= 13; ++plane)
        QCOMPARE(text(table.rows[plane][4]), QStringLiteral("0"));
    QCOMPARE(text(table.rows[0][5]), QStringLiteral("6400"));
    QCOMPARE(text(table.rows[15][5]), QStringLiteral("65534"));
    QVERIFY(text(table.rows[0][4]).toInt() > 50000);
}

void TestReferenceTables::utf8dIsHoehrmanns() {
    const Table table = tableOf("utf8d");
    QCOMPARE(table.rows.size(), std::size_t{16 + 9});
    QCOMPARE(text(table.rows[14][2]), QStringLiteral("3"));  // E1
    QCOMPARE(text(table.rows[14][14]), QStringLiteral("4")); // ED
    QCOMPARE(text(table.rows[15][1]), QStringLiteral("11")); // F0
    QVERIFY(table.rows[14][1].isWrong);                      // E0, the misprint
    int wrong = 0;
    for (const auto& row : table.rows) {
        for (const Cell& cell : row)
            wrong += cell.isWrong ? 1 : 0;
    }
    QCOMPARE(wrong, 1);
    // ACCEPT, by class.
    QStringList accept;
    for (std::size_t column = 1; column <= 12; ++column)
        accept += text(table.rows[16][column]);
    QCOMPARE(accept.join(' '), QStringLiteral("0 12 24 36 60 96 84 12 12 12 48 72"));
}

void TestReferenceTables::nibbleTablesFollowFromTheirPatterns() {
    for (const utf8::LookupTables* tables : {&utf8::kPaperTables, &utf8::kSimdjsonTables}) {
        const utf8::LookupTables made = tablesFromPatterns(*tables);
        QCOMPARE(made.byte1High, tables->byte1High);
        QCOMPARE(made.byte1Low, tables->byte1Low);
        QCOMPARE(made.byte2High, tables->byte2High);
    }
}

void TestReferenceTables::misprintsAreMarked() {
    const Table table = tableOf("lookup-misprint");
    const auto wrongIn = [&](std::size_t column) {
        QStringList nibbles;
        for (const auto& row : table.rows) {
            if (row[column].isWrong)
                nibbles += text(row[0]).left(1);
        }
        return nibbles.join(QString());
    };
    QCOMPARE(wrongIn(1), QStringLiteral("89ABE"));
    QCOMPARE(wrongIn(3), QStringLiteral("0123456789ABCDEF"));
    QCOMPARE(wrongIn(5), QStringLiteral("89AB"));
    for (const char* correct : {"lookup", "lookup-simdjson"}) {
        for (const auto& row : tableOf(correct).rows) {
            for (const Cell& cell : row)
                QVERIFY(!cell.isWrong);
        }
    }
}

void TestReferenceTables::nineteenPatternsAreTheIllFormedTexts() {
    const std::vector<std::string> patterns = invalidPatterns();
    QCOMPARE(patterns.size(), std::size_t{19});
    std::vector<bool> occursAlone(patterns.size());
    const auto patternsIn = [&](ByteView bytes) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < patterns.size(); ++i) {
            if (contains(bytes, patterns[i]))
                found.push_back(i);
        }
        return found;
    };
    const auto isRight = [&](ByteView text) {
        Bytes after00 = {0x00};
        after00.insert(after00.end(), text.begin(), text.end());
        const std::vector<std::size_t> found = patternsIn(after00);
        if (found.size() == 1)
            occursAlone[found.front()] = true;
        return found.empty() == isWellFormed(text);
    };
    // Bytes of every kind, in all strings of four, before ASCII.
    constexpr Byte kBytes[] = {0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC3, 0xDF,
                               0xE0, 0xE4, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFF};
    constexpr std::size_t kCount = std::size(kBytes);
    for (std::size_t i = 0; i < kCount * kCount * kCount * kCount; ++i) {
        const Byte bytes[] = {kBytes[i % kCount], kBytes[i / kCount % kCount],
                              kBytes[i / kCount / kCount % kCount],
                              kBytes[i / kCount / kCount / kCount], 0x41};
        QVERIFY2(isRight(bytes), hexBytes(bytes).c_str());
    }
    // Two of them need five.
    for (const Bytes& bytes :
         {Bytes{0xF0, 0x9F, 0x98, 0x80, 0x80, 0x41}, Bytes{0xF0, 0x9F, 0x98, 0xC3, 0xA9, 0x41}})
        QVERIFY2(isRight(bytes), hexBytes(bytes).c_str());
    for (std::size_t i = 0; i < patterns.size(); ++i)
        QVERIFY2(occursAlone[i], patterns[i].c_str()); // none can be left out
    // A continuation byte at the start is found with the byte before the text only, as the note
    // says.
    const Bytes strayAtStart = {0x80, 0x41};
    QVERIFY(patternsIn(strayAtStart).empty() && !isWellFormed(strayAtStart));
    QVERIFY(inEnglish(tableOf("patterns").notes.front())
                .find("the byte before the text counts as 00") != std::string::npos);
}

void TestReferenceTables::examplesShowTheirPattern() {
    const Table table = tableOf("patterns");
    int byTables = 0;
    for (const auto& row : table.rows) {
        Bytes example = row[1].example;
        example.push_back(0x41);
        QVERIFY2(contains(example, inEnglish(row[1].text)), inEnglish(row[1].text).c_str());
        QVERIFY(!isWellFormed(example));
        byTables += text(row[5]) == QStringLiteral("T1, T2 and T3") ? 1 : 0;
    }
    QCOMPARE(byTables, 12);
}

QTEST_APPLESS_MAIN(TestReferenceTables)
#include "tst_reference_tables.moc"
