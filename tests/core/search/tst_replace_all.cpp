// Replacing every hit at once, against replacing them one by one in a plain vector; and what a
// replacement may say.

#include "codec/codec_registry.h"
#include "codec/encode_in_place.h"
#include "core/codecs.h"
#include "core/search/search_model.h"
#include "core/troubled_source.h"
#include "search/replace_all.h"

#include <QtTest>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

Bytes contents(const PieceTable& table) {
    const auto source = table.snapshot();
    return *readRange(*source, {0, source->size()});
}

PieceTable tableOf(ByteView bytes) {
    return PieceTable(std::make_shared<const MemorySource>(Bytes(bytes.begin(), bytes.end())));
}

} // namespace

class TestReplaceAll : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asOneByOne_data();
    void asOneByOne();
    void partsOfVeryManyHits();
    void groups_data();
    void groups();
    void groupsKeepTheirBytes();
    void replacementsRefused_data();
    void replacementsRefused();
    void manyHitsTakeFewPieces();
    void manyFarHitsTakeFewPieces();
    void nothingFoundChangesNothing();
    void shrunkTextIsReplacedCompletelyOrNotAtAll_data();
    void shrunkTextIsReplacedCompletelyOrNotAtAll();
    void aGroupThatCannotBeReadIsAnError();

private:
    [[nodiscard]] SearchPattern pattern(SearchMode mode, std::u32string text) const {
        return *SearchPattern::compile({mode, std::move(text), &m_codecs.utf8()});
    }
    CodecRegistry m_codecs;
};

void TestReplaceAll::asOneByOne_data() {
    QTest::addColumn<QString>("with");
    QTest::newRow("shorter") << QString();
    QTest::newRow("as-long") << QStringLiteral("41 42");
    QTest::newRow("longer") << QStringLiteral("41 42 43 44 45");
}

void TestReplaceAll::asOneByOne() {
    QFETCH(QString, with);
    std::mt19937 random(3);
    const auto wanted = pattern(SearchMode::Hex, U"00 01");
    const auto replacement = *Replacement::compile(SearchMode::Hex, with.toStdU32String(), wanted);
    const Bytes written = *hexBytesOf(with.toStdU32String());
    for (int round = 0; round < 60; ++round) {
        // Near hits and far ones, in a table that was edited before.
        Bytes bytes = randomBytes(random, random() % 5000, round % 2 == 0 ? 2 : 40);
        PieceTable table = tableOf(bytes);
        for (int edit = 0; edit < 20 && !bytes.empty(); ++edit) {
            const std::uint64_t at = random() % (bytes.size() + 1);
            const Bytes typed = randomBytes(random, random() % 4, 2);
            table.insert(at, typed);
            bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), typed.begin(),
                         typed.end());
        }
        const auto source = table.snapshot();
        const auto hits = findAll({source.get(), nullptr}, wanted)->first;
        for (auto hit = hits.rbegin(); hit != hits.rend(); ++hit) {
            const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(hit->begin);
            bytes.insert(bytes.erase(at, at + 2), written.begin(), written.end());
        }
        const auto replaced = replaceAll(table, {source.get(), nullptr}, wanted, replacement);
        QVERIFY(contents(replaced->table) == bytes);
        QCOMPARE(replaced->count, hits.size());
        if (hits.empty())
            continue;
        QCOMPARE(replaced->removed, (ByteRange{hits.front().begin, hits.back().end}));
        QCOMPARE(table.size() - replaced->removed.length() + replaced->inserted, bytes.size());
        std::vector<Splice> parts;
        for (const ByteRange hit : hits)
            parts.push_back({hit, written.size()});
        QVERIFY(replaced->parts == parts);
    }
}

void TestReplaceAll::partsOfVeryManyHits() {
    Bytes bytes;
    for (std::uint64_t i = 0; i <= Replaced::kMostParts; ++i)
        bytes.insert(bytes.end(), {'a', 'b', Byte(i % 7 == 0 ? 'b' : 'c')});
    bytes.resize(bytes.size() + 100'000, 'c'); // and one far away
    bytes.push_back('b');
    const PieceTable table = tableOf(bytes);
    const auto source = table.snapshot();
    const auto wanted = pattern(SearchMode::Text, U"b");
    const auto with = *Replacement::compile(SearchMode::Text, U"--", wanted);
    const auto replaced = *replaceAll(table, {source.get(), nullptr}, wanted, with);
    QVERIFY(replaced.count > Replaced::kMostParts);
    QVERIFY(!replaced.parts.empty() && replaced.parts.size() < replaced.count);
    const Bytes after = contents(replaced.table);
    std::uint64_t was = 0; // what comes before them has been compared
    std::uint64_t is = 0;
    const auto keeps = [&](std::uint64_t upTo) {
        const bool same =
            std::equal(bytes.begin() + std::ptrdiff_t(was), bytes.begin() + std::ptrdiff_t(upTo),
                       after.begin() + std::ptrdiff_t(is));
        is += upTo - was;
        was = upTo;
        return same;
    };
    for (const Splice& part : replaced.parts) {
        QVERIFY(keeps(part.removed.begin));
        was = part.removed.end;
        is += part.inserted;
    }
    QVERIFY(keeps(bytes.size()));
    QCOMPARE(is, after.size());
}

void TestReplaceAll::groups_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* pattern, const char* with,
                        const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(pattern)
                            << QString::fromUtf8(with) << QString::fromUtf8(expected);
    };
    row("swapped", "k=v, 世=界", "(\\w)=(\\w)", "$2=$1", "v=k, 界=世");
    row("the-whole", "a b", "\\w", "<$0>", "<a> <b>");
    row("named", "2026-11", "(?<year>\\d+)-(?<month>\\d+)", "${month}/${year}", "11/2026");
    row("a-digit-after-a-group", "ab", "(a)", "$12", "a2b");
    row("a-group-that-took-no-part", "ab", "(x)?a", "[$1]", "[]b");
    row("escapes", "a", "a", "\\$1\\\\\\t\\u4e16\\n", "$1\\\t世\n");
    row("line-ends-by-escape", "a\n", "(\\n)", "\\r$1", "a\r\n");
    row("around-a-look-behind", "xa ya", "(?<=x)a", "世", "x世 ya");
}

void TestReplaceAll::groups() {
    QFETCH(QString, text);
    QFETCH(QString, pattern);
    QFETCH(QString, with);
    QFETCH(QString, expected);
    const QByteArray utf8 = text.toUtf8();
    const PieceTable table = tableOf(asBytes({utf8.data(), static_cast<std::size_t>(utf8.size())}));
    const auto wanted = this->pattern(SearchMode::Regex, pattern.toStdU32String());
    const auto replacement = Replacement::compile(SearchMode::Regex, with.toStdU32String(), wanted);
    QVERIFY(replacement.has_value());
    const auto source = table.snapshot();
    const auto replaced = replaceAll(table, {source.get(), nullptr}, wanted, *replacement);
    const Bytes bytes = contents(replaced->table);
    QCOMPARE(QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()),
                               static_cast<qsizetype>(bytes.size())),
             expected);
}

/// What a group matched is put back as it was, also where it is no text.
void TestReplaceAll::groupsKeepTheirBytes() {
    const PieceTable table = tableOf(asBytes("<\xE4\xB8\xFF>"));
    const auto wanted = pattern(SearchMode::Regex, U"<(.*)>");
    const auto replacement = *Replacement::compile(SearchMode::Regex, U"[$1]", wanted);
    const auto source = table.snapshot();
    const auto replaced = replaceAll(table, {source.get(), nullptr}, wanted, replacement);
    QCOMPARE(std::string(asChars(contents(replaced->table))), std::string("[\xE4\xB8\xFF]"));
}

void TestReplaceAll::replacementsRefused_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("with");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("position");
    using Kind = SearchFault::Kind;
    const auto row = [](const char* name, SearchMode mode, const char* with, Kind kind,
                        int position) {
        QTest::newRow(name) << static_cast<int>(mode) << QString::fromUtf8(with)
                            << static_cast<int>(kind) << position;
    };
    row("no-second-group", SearchMode::Regex, "a$2", Kind::NoSuchGroup, 1);
    row("no-such-name", SearchMode::Regex, "${no}", Kind::NoSuchGroup, 0);
    row("a-dollar-alone", SearchMode::Regex, "5$", Kind::NoSuchGroup, 1);
    row("unknown-escape", SearchMode::Regex, "ab\\q", Kind::BadEscape, 2);
    row("cut-off-escape", SearchMode::Regex, "\\u4E", Kind::BadEscape, 0);
    row("half-a-pair", SearchMode::Regex, "a\\uD83D", Kind::BadEscape, 1);
    row("a-name-without-end", SearchMode::Regex, "ab${year", Kind::NoSuchGroup, 2);
    row("half-a-byte", SearchMode::Hex, "41 4", Kind::HalfByte, 3);
    row("a-wildcard", SearchMode::Hex, "41 4?", Kind::NoHexDigit, 4);
}

void TestReplaceAll::replacementsRefused() {
    QFETCH(int, mode);
    QFETCH(QString, with);
    QFETCH(int, kind);
    QFETCH(int, position);
    const auto wanted = pattern(SearchMode::Regex, U"(a)");
    const auto replacement =
        Replacement::compile(static_cast<SearchMode>(mode), with.toStdU32String(), wanted);
    QVERIFY(!replacement);
    QCOMPARE(static_cast<int>(replacement.error().kind), kind);
    QCOMPARE(static_cast<int>(replacement.error().position), position);
}

void TestReplaceAll::manyHitsTakeFewPieces() {
    // 200,000 hits, 8 bytes apart: one edit, whose bytes (1.8 MB) lie in a temporary file.
    Bytes bytes;
    for (int i = 0; i < 200'000; ++i)
        for (const char c : {'a', 'b', 'c', 'd', 'e', 'f', 'g', '\n'})
            bytes.push_back(static_cast<Byte>(c));
    const PieceTable table = tableOf(bytes);
    const auto wanted = pattern(SearchMode::Text, U"cd");
    const auto replacement = *Replacement::compile(SearchMode::Text, U"世", wanted);
    const auto source = table.snapshot();
    const auto replaced = replaceAll(table, {source.get(), nullptr}, wanted, replacement);
    QCOMPARE(replaced->count, std::uint64_t{200'000});
    QVERIFY(replaced->table.pieceCount() <= 3);
    QCOMPARE(replaced->table.size(), std::uint64_t{200'000 * 9});
    const auto after = replaced->table.snapshot();
    QCOMPARE(findAll({after.get(), nullptr}, pattern(SearchMode::Text, U"b世e"))->count,
             std::uint64_t{200'000});
}

/// Hits too far from each other to be one edit: their number is bounded all the same.
void TestReplaceAll::manyFarHitsTakeFewPieces() {
    constexpr std::size_t kHits = 150'000;
    Bytes bytes(kHits * 600, '.');
    for (std::size_t i = 0; i < kHits; ++i)
        bytes[i * 600] = 'x';
    const PieceTable table = tableOf(bytes);
    const auto wanted = pattern(SearchMode::Text, U"x");
    const auto replacement = *Replacement::compile(SearchMode::Text, U"yz", wanted);
    const auto source = table.snapshot();
    const auto replaced = replaceAll(table, {source.get(), nullptr}, wanted, replacement);
    QCOMPARE(replaced->count, std::uint64_t{kHits});
    QVERIFY(replaced->table.pieceCount() < 110'000);
    QCOMPARE(replaced->table.size(), std::uint64_t{kHits * 601});
    const auto after = replaced->table.snapshot();
    QCOMPARE(findAll({after.get(), nullptr}, pattern(SearchMode::Text, U"yz."))->count,
             std::uint64_t{kHits});
}

void TestReplaceAll::nothingFoundChangesNothing() {
    const PieceTable table = tableOf(asBytes("abc"));
    const auto wanted = pattern(SearchMode::Text, U"x");
    const auto source = table.snapshot();
    const auto replaced = replaceAll(table, {source.get(), nullptr}, wanted,
                                     *Replacement::compile(SearchMode::Text, U"y", wanted));
    QCOMPARE(replaced->count, std::uint64_t{0});
    QVERIFY(contents(replaced->table) == contents(table));
}

namespace {

/// From its n-th read on, of a snapshot, it has only its first bytes, like a file that is cut.
class CutSource final : public ByteSource {
public:
    CutSource(const Bytes& bytes, std::uint64_t left, int number)
        : m_bytes(bytes)
        , m_left(left)
        , m_number(number) {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const std::uint64_t end = ++m_readings < m_number ? m_bytes.size() : m_left;
        const std::uint64_t begin = std::min(offset, end);
        const auto count = std::min<std::size_t>(out.size(), end - begin);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(begin), count, out.begin());
        return count;
    }
    [[nodiscard]] bool happened() const { return m_readings >= m_number; }

private:
    const Bytes& m_bytes;
    std::uint64_t m_left;
    int m_number;
    mutable int m_readings = 0;
};

} // namespace

void TestReplaceAll::shrunkTextIsReplacedCompletelyOrNotAtAll_data() {
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("wholeWords");
    for (const char* encoding : {"UTF-8", "UTF-16LE", "Shift_JIS", "ISO-2022-JP"}) {
        const auto row = [&](const char* name, SearchMode mode, const char* pattern, bool words) {
            QTest::addRow("%s, %s", name, encoding)
                << QByteArray(encoding) << static_cast<int>(mode) << QString::fromUtf8(pattern)
                << words;
        };
        row("bytes", SearchMode::Hex, "6E 65", false);
        row("text", SearchMode::Text, "one", false);
        row("words", SearchMode::Text, "one", true);
        row("expression", SearchMode::Regex, "o(n)e", false);
        row("words by expression", SearchMode::Regex, "(o)(n)e", true);
        row("look-behind", SearchMode::Regex, "(?<= )(o)ne", false);
        row("to the end", SearchMode::Regex, "o(ne)\\z|o(n)e\\b", false);
    }
}

/// Hits past the place where it was cut must not be missing, nor parts of hits.
void TestReplaceAll::shrunkTextIsReplacedCompletelyOrNotAtAll() {
    QFETCH(QByteArray, encoding);
    QFETCH(int, mode);
    QFETCH(QString, pattern);
    QFETCH(bool, wholeWords);
    const Codec& codec = *m_codecs.find(encoding.toStdString());
    const std::size_t far = hasShifts(codec) ? 2000 : 200; // each hit is read in many pieces
    std::u32string text;
    while (text.size() < 70'000)
        text += U"one bone once one" + std::u32string(far, U'y') + U'\n';
    text += U"one";
    const Bytes bytes = encoded(text, codec.name());
    const auto wanted = *SearchPattern::compile(
        {static_cast<SearchMode>(mode), pattern.toStdU32String(), &codec, true, wholeWords});
    const auto replacement =
        *Replacement::compile(static_cast<SearchMode>(mode),
                              mode == static_cast<int>(SearchMode::Regex) ? U"$1" : U"00", wanted);
    const PieceTable table = tableOf(bytes);
    const auto all = replaceAll(table, {table.snapshot().get(), nullptr}, wanted, replacement);
    QVERIFY(all.has_value() && (all->count > 0 || mode == static_cast<int>(SearchMode::Hex)));
    const Bytes expected = contents(all->table);
    for (const std::uint64_t cut : {1u, 7u, 5'000u}) {
        for (int number = 1;; number += number) {
            const CutSource source(bytes, bytes.size() - cut, number);
            const auto replaced = replaceAll(table, {&source, nullptr}, wanted, replacement);
            if (replaced)
                QVERIFY2(contents(replaced->table) == expected,
                         qPrintable(QStringLiteral("reading %1, %2 cut").arg(number).arg(cut)));
            else
                QVERIFY(replaced.error().code == ErrorCode::ReadFailed);
            if (!source.happened())
                break;
        }
    }
}

/// It was taken for one that had no part in the match.
void TestReplaceAll::aGroupThatCannotBeReadIsAnError() {
    const Bytes bytes = encoded(U"one bone", "UTF-8");
    const auto wanted = pattern(SearchMode::Regex, U"b(o)(n)");
    const auto replacement = *Replacement::compile(SearchMode::Regex, U"$2$1", wanted);
    const PieceTable table = tableOf(bytes);
    int failures = 0;
    for (int number = 1;; ++number) {
        const TroubledSource source(bytes, Trouble::FailsOnce, number);
        const auto replaced = replaceAll(table, {&source, nullptr}, wanted, replacement);
        if (!source.happened())
            break;
        if (replaced)
            QCOMPARE(std::string(asChars(contents(replaced->table))), std::string("one noe"));
        else
            ++failures;
    }
    QVERIFY(failures > 0);
}

QTEST_GUILESS_MAIN(TestReplaceAll)
#include "tst_replace_all.moc"
