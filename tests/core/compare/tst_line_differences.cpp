// findLineDifferences(): whole lines, exact, in both ways of comparing; and ComparableText.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"
#include "compare/comparable_text.h"
#include "compare/line_differences.h"

#include <QtTest>

#include <random>

using namespace moji;

namespace {

MemorySource sourceOf(std::string_view text) {
    const ByteView bytes = asBytes(text);
    return MemorySource(Bytes(bytes.begin(), bytes.end()));
}

std::vector<LineDifference> differencesOf(std::string_view left, std::string_view right) {
    std::vector<LineDifference> found;
    const auto done =
        findLineDifferences(sourceOf(left), sourceOf(right), [&](const LineDifference& difference) {
            found.push_back(difference);
            return true;
        });
    return done ? found : std::vector<LineDifference>();
}

std::uint64_t linesOf(std::string_view text) {
    const auto feeds = static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
    return feeds + (!text.empty() && text.back() != '\n' ? 1 : 0);
}

/// What is wrong with differences; empty if they are right.
QString fault(std::string_view left, std::string_view right) {
    std::string rebuilt;
    std::uint64_t at = 0;
    for (const LineDifference& difference : differencesOf(left, right)) {
        const auto part = [](std::string_view text, ByteRange range) {
            return text.substr(range.begin, range.length());
        };
        rebuilt += left.substr(at, difference.left.begin - at);
        if (rebuilt.size() != difference.right.begin)
            return QStringLiteral("the text before is not the same");
        rebuilt += part(right, difference.right);
        at = difference.left.end;
        if (linesOf(left.substr(0, difference.left.begin)) != difference.leftLine ||
            linesOf(right.substr(0, difference.right.begin)) != difference.rightLine ||
            linesOf(part(left, difference.left)) != difference.leftCount ||
            linesOf(part(right, difference.right)) != difference.rightCount)
            return QStringLiteral("lines are counted wrongly");
        if (part(left, difference.left) == part(right, difference.right))
            return QStringLiteral("a difference is none");
    }
    return rebuilt + std::string(left.substr(at)) == right ? QString()
                                                           : QStringLiteral("not the other text");
}

std::string randomText(std::mt19937& random, std::size_t lines) {
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) {
        for (auto length = random() % 3; length > 0; --length)
            text += static_cast<char>('a' + random() % 3);
        if (i + 1 < lines || random() % 2 == 0)
            text += '\n';
    }
    return text;
}

} // namespace

class TestLineDifferences final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeLines() {
        const auto found = differencesOf("a\nb\nc\n", "a\nx\ny\nc\n");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0], (LineDifference{{2, 4}, {2, 6}, 1, 1, 1, 2}));
    }

    void insertionsAreTheLastOfEqualLines() {
        const auto found = differencesOf("a\nb\n", "a\na\na\nb\n");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].left, (ByteRange{2, 2}));
        QCOMPARE(found[0].right, (ByteRange{2, 6}));
    }

    void aMissingLineFeedIsADifference() {
        QCOMPARE(differencesOf("a\nb", "a\nb\n").size(), std::size_t{1});
        QVERIFY(differencesOf("a\nb", "a\nb").empty());
        QVERIFY(differencesOf("", "").empty());
        QCOMPARE(differencesOf("", "a").size(), std::size_t{1});
    }

    void randomTexts() {
        std::mt19937 random(7);
        for (int i = 0; i < 2000; ++i) {
            const std::string left = randomText(random, random() % 12);
            const std::string right = randomText(random, random() % 12);
            QCOMPARE(fault(left, right), QString());
        }
    }

    /// More lines differ than are compared at once, so that bytes are aligned first.
    void textsThatDifferInManyLines() {
        std::mt19937 random(11);
        std::string left;
        std::string right;
        for (int i = 0; i < 12'000; ++i) {
            const std::string line = "line " + std::to_string(i) + " of a long text";
            left += line + '\n';
            right += random() % 2 == 0 ? line + '\n' : line + std::to_string(random()) + "\n";
        }
        QCOMPARE(fault(left, right), QString());
        QVERIFY(differencesOf(left, right).size() > 1000);
    }

    /// Too many lines are elsewhere to search for the fewest edits: of lines that occur once, the
    /// most that have kept their order are found again, and those beside them.
    void linesThatOccurOnceAreFoundAgain() {
        std::mt19937 random(19);
        std::vector<std::string> moved;
        for (int i = 0; i < 10'000; ++i)
            moved.push_back("moved line " + std::to_string(i) + "\n");
        const std::vector<std::string> there = moved;
        std::ranges::shuffle(moved, random);
        std::string left;
        std::string right;
        std::uint64_t leftLines = 0;
        std::uint64_t kept = 0;
        std::size_t next = 0;
        while (next < moved.size()) {
            const std::string common = "line " + std::to_string(next) + " that stays\n}\n";
            left += common;
            right += common;
            kept += 2;
            for (auto count = 1 + random() % 4; count > 0 && next < moved.size(); --count, ++next) {
                left += there[next];
                right += moved[next];
            }
            leftLines = kept + next;
        }
        std::uint64_t inLeft = 0;
        std::string rebuilt;
        std::uint64_t at = 0;
        for (const LineDifference& difference : differencesOf(left, right)) {
            inLeft += difference.leftCount;
            rebuilt += left.substr(at, difference.left.begin - at);
            rebuilt += right.substr(difference.right.begin, difference.right.length());
            at = difference.left.end;
        }
        QVERIFY2(leftLines - inLeft >= kept, qPrintable(QString::number(leftLines - inLeft)));
        QVERIFY(rebuilt + left.substr(at) == right);
    }

    void shuffledLines_data() {
        QTest::addColumn<int>("lines");
        QTest::newRow("in-memory") << 20'000;
        QTest::newRow("by-hashes") << 700'000; // 17 MB a side
    }

    /// Few lines keep their order; there is little to find and it must not take long.
    void shuffledLines() {
        QFETCH(int, lines);
        std::mt19937 random(13);
        std::vector<std::string> all;
        for (int i = 0; i < lines; ++i)
            all.push_back("line " + std::to_string(i % (lines / 2)) + " of a long text\n");
        const auto text = [&] {
            std::string whole;
            for (const std::string& line : all)
                whole += line;
            return whole;
        };
        const std::string left = text();
        std::ranges::shuffle(all, random);
        const std::string right = text();
        QCOMPARE(fault(left, left + "x"), QString());
        const auto found = differencesOf(left, right);
        QVERIFY(!found.empty());
        // Applied to the left text, the differences give the right one.
        std::string rebuilt;
        std::uint64_t at = 0;
        for (const LineDifference& difference : found) {
            rebuilt += left.substr(at, difference.left.begin - at);
            rebuilt += right.substr(difference.right.begin, difference.right.length());
            at = difference.left.end;
        }
        QVERIFY(rebuilt + left.substr(at) == right);
    }

    /// More edits than are searched at once, among lines that say little of where they belong.
    void manyEditsAmongShortLines() {
        std::mt19937 random(17);
        std::string left;
        std::string right;
        std::uint64_t edits = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string line(1, static_cast<char>('a' + random() % 4));
            left += line + '\n';
            const bool isDeleted = random() % 20 == 0;
            edits += isDeleted ? 1 : 0;
            right += isDeleted ? "" : line + '\n';
        }
        QCOMPARE(fault(left, right), QString());
        QVERIFY(edits > 900);
        std::uint64_t found = 0;
        for (const LineDifference& difference : differencesOf(left, right))
            found += difference.leftCount + difference.rightCount;
        QCOMPARE_LE(found, edits);
    }

    /// Every difference is told, however many there are.
    void manyDifferences() {
        std::string left;
        std::string right;
        for (int i = 0; i < 600'000; ++i) {
            const std::string line = "line " + std::to_string(i) + " of a long text";
            left += line + '\n';
            right += i % 5 == 0 ? "new " + line + '\n' : line + '\n';
        }
        QCOMPARE(differencesOf(left, right).size(), std::size_t{120'000});
    }

    /// Texts of more than 6 million lines, and more than 32 MiB of them other ones.
    void joinedDifferencesAreSaid() {
        constexpr int kLines = 3'100'000;
        const auto randomLines = [](unsigned seed) {
            std::mt19937 random(seed);
            std::string text;
            for (int i = 0; i < kLines; ++i) {
                for (std::uint32_t bits = random() | 0x80000000u; bits > 1; bits >>= 4)
                    text += "0123456789abcdef"[bits & 0xF];
                text += '\n';
            }
            return text;
        };
        const auto joins = [](const std::string& left, const std::string& right) {
            return findLineDifferences(sourceOf(left), sourceOf(right),
                                       [](const LineDifference&) { return true; })
                .value()
                .joined;
        };
        const std::string left = randomLines(1);
        const std::string right = randomLines(2);
        QVERIFY(joins(left, right));
        QVERIFY(!joins(left, left + right));
        QVERIFY(!joins("a\nb\n", "a\nc\n"));
    }

    void stopsWhenNoMoreAreWanted() {
        int count = 0;
        QVERIFY(findLineDifferences(sourceOf("a\nb\nc\n"), sourceOf("x\nb\ny\n"),
                                    [&](const LineDifference&) {
                                        ++count;
                                        return false;
                                    })
                    .has_value());
        QCOMPARE(count, 1);
    }

    void comparableTextsAndTheirOffsets() {
        const CodecRegistry codecs;
        const Codec& codec = *codecs.find("EUC-KR");
        const MemorySource source(Bytes{'a', 0xC7, 0xD1, '\n', 0xC7, '\n'});
        const auto text = ComparableText::of(source, codec, ComparableText::Mark::Keep, "test");
        QVERIFY(text.has_value());
        // Hangul HAN is ED 95 9C; the malformed byte C7 is U+DCC7.
        const Bytes expected{'a', 0xED, 0x95, 0x9C, '\n', 0xED, 0xB3, 0x87, '\n'};
        QCOMPARE(readRange(text->utf8(), {0, text->utf8().size()}).value(), expected);
        OriginalOffsets offsets(source, codec, ComparableText::Mark::Keep);
        QCOMPARE(offsets.at(0).value(), std::uint64_t{0});
        QCOMPARE(offsets.at(4).value(), std::uint64_t{3});
        QCOMPARE(offsets.at(5).value(), std::uint64_t{4});
        QCOMPARE(offsets.at(9).value(), std::uint64_t{6});
    }
};

QTEST_APPLESS_MAIN(TestLineDifferences)
#include "tst_line_differences.moc"
