// Regular expressions over decoded text, against PCRE (by Qt) over the whole at once.

#include "codec/codec_registry.h"
#include "core/search/search_model.h"
#include "core/support/refused_threads.h"
#include "search/all_hits.h"
#include "search/program_hit_finder.h"
#include "search/regex_literal.h"
#include "search/text_hit_finder.h"

#include <QRegularExpression>
#include <QtTest>

#include <chrono>
#include <random>
#include <thread>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

SearchPattern regex(const CodecRegistry& codecs, const QString& pattern, bool matchCase = true,
                    bool wholeWords = false) {
    return *SearchPattern::compile(
        {SearchMode::Regex, pattern.toStdU32String(), &codecs.utf8(), matchCase, wholeWords});
}

/// All matches that are not empty, in bytes of UTF-8.
Ranges matchesByPcre(const QString& pattern, const QString& text, bool matchCase) {
    QRegularExpression::PatternOptions options =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    if (!matchCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    const QRegularExpression expression(pattern, options);
    Ranges hits;
    std::uint64_t bytes = 0; // of the first `units` of the text
    qsizetype units = 0;
    const auto bytesBefore = [&](qsizetype unit) {
        bytes +=
            static_cast<std::uint64_t>(QStringView(text).mid(units, unit - units).toUtf8().size());
        units = unit;
        return bytes;
    };
    auto matches = expression.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        const auto begin = bytesBefore(match.capturedStart());
        hits.push_back({begin, bytesBefore(match.capturedEnd())});
    }
    return hits;
}

QString randomText(std::mt19937& random, int length) {
    const QString alphabet = QString::fromUtf8("aab 1\nÉé世");
    QString text;
    for (int i = 0; i < length; ++i)
        text += alphabet[static_cast<int>(random() % static_cast<unsigned>(alphabet.size()))];
    return text;
}

/// Asks to stop when a megabyte has been read, and counts what is read after that.
class StoppingSource final : public ByteSource {
public:
    StoppingSource(ByteView bytes, std::stop_source& stop)
        : m_bytes(bytes)
        , m_stop(stop) {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        constexpr std::uint64_t kMegabyte = 1024 * 1024;
        (m_stop.stop_requested() ? m_after : m_before) += out.size();
        if (m_before > kMegabyte)
            m_stop.request_stop();
        const auto rest = m_bytes.subspan(std::min<std::uint64_t>(offset, m_bytes.size()));
        const std::size_t count = std::min(rest.size(), out.size());
        std::copy_n(rest.begin(), count, out.begin());
        return count;
    }
    [[nodiscard]] std::uint64_t readAfterStop() const { return m_after; }

private:
    ByteView m_bytes;
    std::stop_source& m_stop;
    mutable std::uint64_t m_before = 0;
    mutable std::uint64_t m_after = 0;
};

} // namespace

class TestRegexSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asPcreFinds_data();
    void asPcreFinds();
    void errorsAreReplacementCharacters();
    void emptyMatchesAreNoHits();
    void wholeWords();
    void longMatches();
    void matchesThatReachOverWindows();
    void expressionsRefused_data();
    void expressionsRefused();
    void endlessWorkCanBeStopped();
    void largeExpressionsCanBeStopped();
    void stopEndsReading_data();
    void stopEndsReading();
    void largeExpressionsWithoutThreads();
    void stepsAreLimited();
    void linearOrBacktracking_data();
    void linearOrBacktracking();
    void hostileExpressionsEnd_data();
    void hostileExpressionsEnd();
    void linesMayEndInCrLf();
    void asIcuFinds_data();
    void asIcuFinds();
    void literalsEveryMatchContains_data();
    void literalsEveryMatchContains();
    void rareLiterals_data();
    void rareLiterals();

private:
    CodecRegistry m_codecs;
};

void TestRegexSearch::asPcreFinds_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("matchCase");
    const auto row = [](const char* name, const char* pattern, bool matchCase = true) {
        QTest::newRow(name) << QString::fromUtf8(pattern) << matchCase;
    };
    row("literal", "ab");
    row("repeated", "a+");
    row("words", "\\w+");
    row("class-over-lines", "[a1\\n]+");
    row("alternatives", "aa|ab|世");
    row("line-begin", "^a.");
    row("line-end", ".1$");
    row("look-behind", "(?<=世)a");
    row("look-ahead", "a(?=\\n)");
    row("back-reference", "(.)\\1");
    row("no-case", "é+", false);
    row("lines", "(?m)^.*$");
    row("pairs-of-anything", "(?s)..");
    row("run-before-letter", "[ab]+b");
    row("run-before-text-of-it", "[ab]+ab");
    row("run-before-other-letter", "[ab]+世");
    row("run-before-word-end", "[ab]+a\\b");
    row("run-of-words", "\\w+é");
    row("run-of-words-to-their-end", "\\w+1\\b");
    row("run-over-lines", "[a\\n]+a");
    row("run-of-all-but-line-ends", ".+世");
    row("run-before-word-begin", "[^b]+ \\b");
    row("blanks", "\\h+\\w");
    row("all-but-blanks", "\\H+");
    row("all-but-line-ends", "\\V+");
    row("vertical-space", "1\\v");
    row("comment", "a(?#one or more)+");
    row("quoted-to-the-end", "\\Qa");
    row("flags-for-a-group", "(?i:A)b");
    row("flags-on-and-off", "(?i)A(?-i)b");
    row("spread-out", "(?x) a  b? # a comment\n 1?");
    row("by-number", "\\x61\\x{62}|\\x{4e16}");
    row("at-least-two", "a{2,}");
    row("two-or-three", "a{2,3}b?");
}

void TestRegexSearch::asPcreFinds() {
    QFETCH(QString, pattern);
    QFETCH(bool, matchCase);
    std::mt19937 random(7);
    for (const int length : {0, 1, 300, 250'000}) { // the last over two edges of windows
        const QString text = randomText(random, length);
        const QByteArray utf8 = text.toUtf8();
        const CopyingSource source(Bytes(utf8.begin(), utf8.end()));
        std::vector<std::uint64_t> places;
        for (std::uint64_t place = 0; place < source.size(); place += source.size() / 5 + 1)
            places.push_back(place);
        const std::string broken =
            brokenLaw({&source, nullptr}, regex(m_codecs, pattern, matchCase),
                      matchesByPcre(pattern, text, matchCase), places, 10'000 + source.size() / 7);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestRegexSearch::errorsAreReplacementCharacters() {
    const ByteView bytes = asBytes("a\xFF"
                                   "b\xE4\xB8"
                                   "c\xEF\xBF\xBD");
    const CopyingSource source(Bytes(bytes.begin(), bytes.end()));
    const auto all = findAll({&source, nullptr}, regex(m_codecs, QStringLiteral("\\x{FFFD}")));
    QCOMPARE(describe(all->first), describe({{1, 2}, {3, 5}, {6, 9}}));
}

void TestRegexSearch::emptyMatchesAreNoHits() {
    const ByteView bytes = asBytes("baab\n");
    const CopyingSource source(Bytes(bytes.begin(), bytes.end()));
    QCOMPARE(describe(findAll({&source, nullptr}, regex(m_codecs, QStringLiteral("a*")))->first),
             describe({{1, 3}}));
    QCOMPARE(findAll({&source, nullptr}, regex(m_codecs, QStringLiteral("^")))->count,
             std::uint64_t{0});
}

void TestRegexSearch::wholeWords() {
    const ByteView bytes = asBytes("cat concat cats dog");
    const CopyingSource source(Bytes(bytes.begin(), bytes.end()));
    const auto pattern = regex(m_codecs, QStringLiteral("cat|dog"), true, true);
    QCOMPARE(describe(findAll({&source, nullptr}, pattern)->first), describe({{0, 3}, {16, 19}}));
}

void TestRegexSearch::longMatches() {
    // 60,000 bytes long, beginning in the last bytes of a window and in the first of the next.
    constexpr std::size_t kEdge = DecodedText::kSegment;
    constexpr std::size_t kLength = 60'000;
    for (const std::size_t begin : {kEdge - 1, kEdge, kEdge - kLength, kEdge + 1}) {
        Bytes bytes(2 * kEdge, '.');
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(begin), kLength, Byte{'x'});
        const CopyingSource source(bytes);
        const std::string broken =
            brokenLaw({&source, nullptr}, regex(m_codecs, QStringLiteral("x+")),
                      {{begin, begin + kLength}}, {0, begin, begin + 1, 2 * kEdge}, 50'000);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

void TestRegexSearch::matchesThatReachOverWindows() {
    // Longer than is promised: pieces, but the same from everywhere, and they tile the text.
    const CopyingSource source(Bytes(1'000'000, 'x'));
    const auto pattern = regex(m_codecs, QStringLiteral("x+"));
    const auto all = findAll({&source, nullptr}, pattern)->first;
    std::uint64_t end = 0;
    for (const ByteRange hit : all) {
        QCOMPARE(hit.begin, end);
        end = hit.end;
    }
    QCOMPARE(end, source.size());
    const std::string broken =
        brokenLaw({&source, nullptr}, pattern, all, {0, 1, 999'999}, 300'000);
    QVERIFY2(broken.empty(), broken.c_str());
}

void TestRegexSearch::expressionsRefused_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("position");
    QTest::newRow("unclosed-group") << QStringLiteral("ab(c") << 4;
    QTest::newRow("unclosed-class") << QString::fromUtf8("世[a") << 3;
    QTest::newRow("nothing-to-repeat") << QStringLiteral("a**b*?+") << 3;
    QTest::newRow("bad-escape") << QStringLiteral("x\\p{Nothing}") << 12;
}

void TestRegexSearch::expressionsRefused() {
    QFETCH(QString, pattern);
    QFETCH(int, position);
    const auto compiled =
        SearchPattern::compile({SearchMode::Regex, pattern.toStdU32String(), &m_codecs.utf8()});
    QVERIFY(!compiled);
    QVERIFY(compiled.error().kind == SearchFault::Kind::BadRegex);
    QVERIFY(compiled.error().reason.starts_with("U_REGEX"));
    QCOMPARE(static_cast<int>(compiled.error().position), position);
}

void TestRegexSearch::endlessWorkCanBeStopped() {
    // 2^60 ways to divide the text, but a stack of only 60 levels: no memory limit ends the search.
    const CopyingSource source(Bytes(60, 'a'));
    const auto pattern = regex(m_codecs, QStringLiteral("(?:(a)+)+\\1[bc]"));
    QVERIFY(pattern.backtracks());
    std::stop_source stop;
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const auto found = findNext({&source, nullptr}, pattern, 0, {stop.get_token(), {}});
    QVERIFY(!found);
    QVERIFY(found.error().code == ErrorCode::Cancelled);
}

/// RE2 gives up its tables here and works for seconds.
void TestRegexSearch::largeExpressionsCanBeStopped() {
    std::mt19937 random(3);
    Bytes bytes(600'000);
    for (Byte& byte : bytes)
        byte = random() % 2 == 0 ? 'a' : 'b';
    const CopyingSource source(bytes);
    const auto pattern = regex(m_codecs, QStringLiteral("[ab]*a[ab]{900}c"));
    QVERIFY(!pattern.backtracks());
    std::stop_source stop;
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const auto found = findNext({&source, nullptr}, pattern, 0, {stop.get_token(), {}});
    QVERIFY(!found);
    QVERIFY(found.error().code == ErrorCode::Cancelled);
}

void TestRegexSearch::stopEndsReading_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("codec");
    for (const char* codec : {"UTF-8", "windows-1251", "EUC-KR", "UTF-16LE"})
        for (const char* pattern :
             {"\\w+", "[b-z]+ing\\b", "^\\s*$", "\\bM\\w+s\\b", "q", "(?<=x)y", "(b)\\1"})
            QTest::addRow("%s in %s", pattern, codec)
                << QString::fromUtf8(pattern) << QString::fromUtf8(codec);
}

void TestRegexSearch::stopEndsReading() {
    QFETCH(QString, pattern);
    QFETCH(QString, codec);
    const Bytes bytes(8 * 1024 * 1024, 'a');
    std::stop_source stop;
    const StoppingSource source(bytes, stop);
    const auto compiled = SearchPattern::compile(
        {SearchMode::Regex, pattern.toStdU32String(), m_codecs.find(codec.toStdString())});
    QVERIFY(compiled.has_value());
    AllHitsOptions options;
    options.threads = 1;
    const auto all = findAll({&source, nullptr}, *compiled, options, {stop.get_token(), {}});
    QVERIFY(!all);
    QVERIFY(all.error().code == ErrorCode::Cancelled);
    QVERIFY(source.readAfterStop() <= 1024 * 1024);
}

/// Where no thread can be started for such a search, it is done all the same.
void TestRegexSearch::largeExpressionsWithoutThreads() {
    Bytes bytes(400'000, 'a'); // letters at random, for which no table of states is large enough
    std::mt19937 random(1);
    for (std::uint8_t& byte : bytes)
        byte = random() % 2 == 0 ? 'a' : 'b';
    bytes[399'929] = 'a';
    bytes[399'990] = 'c';
    const CopyingSource source(bytes);
    const auto pattern = regex(m_codecs, QStringLiteral("a[ab]{60}c"));
    QVERIFY(pattern.program()->isSlow(bytes.size()));
    const OnlyThreads only(0);
    const auto hit = findNext({&source, nullptr}, pattern, 0);
    QVERIFY(hit);
    QVERIFY(*hit == ByteRange(399'929, 399'991));
    QVERIFY(only.refused() > 0);
}

void TestRegexSearch::stepsAreLimited() {
    Bytes bytes(200, 'a');
    bytes.insert(bytes.end(), {' ', 'b'});
    const CopyingSource source(bytes);
    const auto pattern = regex(m_codecs, QStringLiteral("(?=a)(?:a+)+[bc]"));
    const auto found = findNext({&source, nullptr}, pattern, 0);
    QVERIFY(!found);
    QVERIFY(found.error().code == ErrorCode::TooLarge);
}

void TestRegexSearch::linearOrBacktracking_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("backtracks");
    const auto row = [](const char* pattern, bool backtracks) {
        QTest::newRow(pattern) << QString::fromUtf8(pattern) << backtracks;
    };
    row("\\w+\\d", false);
    row("(a+)+[bc]", false);
    row("[[a-z]&&[^aeiou]]\\b", false);
    row("(?i)stra\xC3\x9F"
        "e$",
        false);
    row("(?<year>\\d{4})-\\p{Lu}\\N{DIGIT ONE}", false);
    row("(?x) a b # c", false);
    row("\\Qa|b\\E\\R", false);
    row("(?<=x)a", true);
    row("a(?!b)", true);
    row("a++b", true);
    row("(?>a|ab)c", true);
    row("(a)\\1", true);
    row("\\X", true);
}

void TestRegexSearch::linearOrBacktracking() {
    QFETCH(QString, pattern);
    QFETCH(bool, backtracks);
    QCOMPARE(regex(m_codecs, pattern).backtracks(), backtracks);
}

void TestRegexSearch::hostileExpressionsEnd_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<qulonglong>("hits"); // in 64 KiB of a
    const auto row = [](const char* pattern, qulonglong hits) {
        QTest::newRow(pattern) << QString::fromUtf8(pattern) << hits;
    };
    row("\\w+\\d", 0);
    row("(a+)+[bc]", 0);
    row("(a|aa)+$", 1);
    row("(.*)*x", 0);
    row("(\\w+\\s?)*$", 1);
    row(".*.*.*=.*", 0);
    row("(?:a?){30}a{30}b", 0);
}

/// By backtracking, each of these would take years.
void TestRegexSearch::hostileExpressionsEnd() {
    QFETCH(QString, pattern);
    QFETCH(qulonglong, hits);
    const CopyingSource source(Bytes(64 * 1024, 'a'));
    const auto all = findAll({&source, nullptr}, regex(m_codecs, pattern));
    QVERIFY(all.has_value());
    QCOMPARE(qulonglong{all->count}, hits);
}

void TestRegexSearch::linesMayEndInCrLf() {
    const ByteView bytes = asBytes("ab\r\ncd \r\n\r\nef");
    const CopyingSource source(Bytes(bytes.begin(), bytes.end()));
    const auto hits = [&](const char* pattern) {
        return describe(
            findAll({&source, nullptr}, regex(m_codecs, QString::fromUtf8(pattern)))->first);
    };
    QCOMPARE(hits("\\w+$"), describe({{0, 2}, {11, 13}}));
    QCOMPARE(hits("^\\w"), describe({{0, 1}, {4, 5}, {11, 12}}));
    QCOMPARE(hits("d .?$"), describe({{5, 7}}));
    QCOMPARE(hits("(?s)b.c"), describe({{1, 5}}));
    QCOMPARE(hits("\\R"), describe({{2, 4}, {7, 9}, {9, 11}}));
}

void TestRegexSearch::asIcuFinds_data() {
    QTest::addColumn<QString>("codec");
    for (const char* codec : {"UTF-8", "UTF-16LE", "windows-1251", "Shift_JIS", "UTF-7"})
        QTest::newRow(codec) << QString::fromUtf8(codec);
}

/// The linear engines against ICU: random expressions, random texts, some with errors in them.
void TestRegexSearch::asIcuFinds() {
    QFETCH(QString, codec);
    const Codec* const encoding = m_codecs.find(codec.toStdString());
    QVERIFY(encoding != nullptr);
    const QStringList atoms =
        QString::fromUtf8(
            "a b \\w \\d [a-c] [^a] . \\s ss (?:a|bc) (\\w) \\W \\S я [а-я] 世 Ss \\b \\B $ "
            "\\p{Lu}")
            .split(QLatin1Char(' '));
    const std::u32string alphabet = U"aabbcs S1 _\n\n\r.ЯяЖ世é\u0301\u00ADß";
    std::mt19937 random(21);
    const auto pick = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    const QStringList runs = QString::fromUtf8("\\w [a-c] [^a] . [а-я] \\S [ab\\n]").split(u' ');
    const QStringList texts = QString::fromUtf8("a bc aa я Яя 世 b\u0301").split(u' ');
    const auto runBeforeText = [&] {
        return runs[static_cast<int>(pick(7))] + u'+' + texts[static_cast<int>(pick(7))] +
               (pick(2) == 0 ? QStringLiteral("\\b") : QString());
    };
    for (int round = 0; round < 180; ++round) {
        QString pattern = pick(6) == 0 ? QStringLiteral("^") : QString();
        for (std::size_t i = 0; i < 1 + pick(4); ++i) {
            const QString atom =
                atoms[static_cast<int>(pick(static_cast<std::size_t>(atoms.size())))];
            const bool isEdge = atom == u"$" || atom == u"\\b" || atom == u"\\B";
            const QStringList quantifiers{QString(),           QString(),
                                          QStringLiteral("*"), QStringLiteral("+"),
                                          QStringLiteral("?"), QStringLiteral("{2,3}"),
                                          QStringLiteral("+?")};
            pattern += atom;
            if (!isEdge)
                pattern += quantifiers[static_cast<int>(pick(7))];
        }
        if (round >= 150)
            pattern = runBeforeText();
        const bool hasErrors = round % 3 == 0 && codec != QLatin1String("UTF-16LE");
        Bytes bytes;
        for (int i = 0; i < 400; ++i) {
            const auto encoded = encodeAll(*encoding, {&alphabet[pick(alphabet.size())], 1});
            if (encoded && !(bytes.size() > 0 && bytes.back() == '\r'))
                bytes.insert(bytes.end(), encoded->begin(), encoded->end());
            else if (encoded)
                bytes.push_back(' ');
            if (pick(60) == 0 && hasErrors)
                bytes.push_back(static_cast<Byte>(0x80 + pick(0x80)));
        }
        const CopyingSource source(bytes);
        const SearchText text{&source, nullptr};
        const auto compiled = SearchPattern::compile(
            {SearchMode::Regex, pattern.toStdU32String(), encoding, pick(2) == 0, false});
        QVERIFY2(compiled.has_value(), qPrintable(pattern));
        QVERIFY2(compiled->program() != nullptr, qPrintable(pattern));
        ProgramHitFinder ours(*compiled, text, {});
        RegexHitFinder icu(*compiled, text, {});
        for (std::uint64_t at = 0; at < source.size();) {
            const auto expected = *icu.first({at, source.size()});
            const auto found = *ours.first({at, source.size()});
            QVERIFY2(found == expected,
                     qPrintable(QStringLiteral("%1 in round %2 from %3: %4, ICU finds %5")
                                    .arg(pattern)
                                    .arg(round)
                                    .arg(at)
                                    .arg(found ? qint64(found->begin) : -1)
                                    .arg(expected ? qint64(expected->begin) : -1)));
            if (!found)
                break;
            for (int group = 0; group <= compiled->regex()->groupCount(); ++group)
                QVERIFY2(*ours.group(group) == *icu.group(group), qPrintable(pattern));
            at = found->end;
        }
    }
}

void TestRegexSearch::literalsEveryMatchContains_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("literal");
    const auto row = [](const char* pattern, const char* literal) {
        QTest::newRow(pattern) << QString::fromUtf8(pattern) << QString::fromUtf8(literal);
    };
    row("error", "error");
    row("ne+dle", "dle");
    row("err?or", "er");
    row("colou{0,1}r", "colo");
    row("\\d+ Ошибка: \\w+", " Ошибка: ");
    row("a\\.b\\[c", "a.b[c");
    row("[a\\]x]key=(va|lue)*", "key=");
    row("(abcd)?ef", "ef");
    row("(?=abcd)ab", "ab");
    row("one|two", "one/two");
    row("one|tw+o?|\\d", "");
    row("a(b|c)d|[x]yz", "a/yz");
    row("a|b|c|d|e|f|g|h|i", "");
    row("(one|two)three", "three");
    row("(?i)abc", "");
    row("(?<=x)abc", "");
    row("\\Qa|b\\E", "");
    row("[[a]b]c", "");
    row("[]a]b", "");
    row("\\x41b", "");
    row("ab*?c", "a");
    row("x{2,3}+yz", "yz");
    row("😀?a", "a");
}

void TestRegexSearch::literalsEveryMatchContains() {
    QFETCH(QString, pattern);
    QFETCH(QString, literal);
    QStringList literals;
    for (const std::u32string& one : requiredLiterals(pattern.toStdU32String()))
        literals += QString::fromStdU32String(one);
    QCOMPARE(literals.join(QLatin1Char('/')), literal);
}

void TestRegexSearch::rareLiterals_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("matchCase");
    const auto row = [](const char* pattern, bool matchCase) {
        QTest::newRow(pattern) << QString::fromUtf8(pattern) << matchCase;
    };
    row("É\\w*z", true);
    row("\\w*QZ", true);
    row("[ab1]+qz+", false);
    row("(?s)a.{200}QZ", true);
    row("^.*QZ.*$", true);
    row("(?<=a)QZ|é9", true);
    row("(?:世|b)9q", false);
}

/// Most segments have none of what is looked for, and are not decoded.
void TestRegexSearch::rareLiterals() {
    QFETCH(QString, pattern);
    QFETCH(bool, matchCase);
    std::mt19937 random(8);
    QString text = randomText(random, 400'000);
    for (int i = 0; i < 12; ++i)
        text.insert(static_cast<int>(random() % 400'000), i % 3 == 0   ? QStringLiteral("bQZ")
                                                          : i % 3 == 1 ? QString::fromUtf8("é9q")
                                                                       : QString::fromUtf8("Éaz"));
    const QByteArray utf8 = text.toUtf8();
    const CopyingSource source(Bytes(utf8.begin(), utf8.end()));
    const std::string broken = brokenLaw({&source, nullptr}, regex(m_codecs, pattern, matchCase),
                                         matchesByPcre(pattern, text, matchCase),
                                         {0, 65'535, 250'000, source.size()}, 150'000);
    QVERIFY2(broken.empty(), broken.c_str());
}

QTEST_GUILESS_MAIN(TestRegexSearch)
#include "tst_regex_search.moc"
