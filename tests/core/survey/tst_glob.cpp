#include "survey/glob.h"
#include "survey/ignore_rules.h"
#include "survey/shard.h"

#include <QtTest>

using namespace moji;

class TestGlob : public QObject {
    Q_OBJECT

private slots:
    void matches_data() {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char* pattern, const char* path, bool is) {
            QTest::addRow("%s %s %s", pattern, is ? "has" : "lacks", path)
                << QByteArray(pattern) << QByteArray(path) << is;
        };
        row("*.txt", "a.txt", true);
        row("*.txt", "a/b.txt", true); // without a slash: the last part
        row("*.txt", "a.txt.gz", false);
        row("a?c", "abc", true);
        row("a?c", "a/c", false);
        row("[a-c]x", "bx", true);
        row("[!a-c]x", "bx", false);
        row("[]]x", "]x", true);
        row("[^a-c]x", "bx", false);
        row("[^a-c]x", "dx", true);
        row("[!]x]y", "]y", false);
        row("[a-]", "-", true);
        row("[a-]", "b", false);
        row("[\\]-]", "]", true);
        row("[\\]-]", "\\", false);
        row("[a-\\z]", "q", true);
        row("[a-\\z]", "\\", false);
        row("[acx]", "c", true);
        row("[a", "[a", false); // a set without its end
        row("[a", "a", false);
        row("[", "[", false);
        row("\\[a", "[a", true);
        row("[!a", "b", false);
        row("a[b\\", "a[b\\", false);
        row("[z-a]", "z", true);
        row("[z-a]", "a", false);
        row("x[!a]y", "x/y", false);
        row("/x?y", "x/y", false);
        row("/x[^a]y", "x/y", false);
        row("\\", "\\", true);
        row("a", "ab", false);
        row("ab", "a", false);
        row("a*", "a", true);
        row("a*b", "a", false);
        row("**", "a", true);
        row("a/***/b", "a/x/b", true);
        row("a/**/*.c", "a/x/y.h/z.c", true);
        row("a\\*", "a*", true);
        row("a\\*", "ab", false);
        row("/a", "a", true);
        row("/a", "b/a", false);
        row("src/*.c", "src/a.c", true);
        row("src/*.c", "src/x/a.c", false);
        row("src/*.c", "y/src/a.c", false);
        row("**/x", "x", true);
        row("**/x", "a/b/x", true);
        row("a/**", "a/b/c", true);
        row("a/**", "a", false);
        row("a/**/b", "a/b", true);
        row("a/**/b", "a/x/y/b", true);
        row("a/**/b", "a/x/y/c", false);
        row("*a*b*c", "xaxbxc", true);
        row("*a*b*c", "xaxbxcx", false);
        row("**/a/**/z", "q/a/b/a/c/z", true);
    }
    void matches() {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, path);
        QFETCH(bool, matches);
        QCOMPARE(pathPatternMatches(pattern.toStdString(), path.toStdString(), false), matches);
    }

    /// Which bytes are in a class, as Git says (wildmatch.c), and that a negated set has the
    /// others.
    void classesOfPosix_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const QByteArray lower = upper.toLower();
        const QByteArray digits = "0123456789";
        const QByteArray punctuation = "!\"#$%&'()*+,-.:;<=>?@[\\]^_`{|}~"; // a slash is in no set
        QByteArray controls = "\x7F";
        for (char byte = 1; byte < 0x20; ++byte)
            controls += byte;
        QTest::newRow("alnum") << upper + lower + digits;
        QTest::newRow("alpha") << upper + lower;
        QTest::newRow("blank") << QByteArray(" \t");
        QTest::newRow("cntrl") << controls;
        QTest::newRow("digit") << digits;
        QTest::newRow("graph") << upper + lower + digits + punctuation;
        QTest::newRow("lower") << lower;
        QTest::newRow("print") << upper + lower + digits + punctuation + " ";
        QTest::newRow("punct") << punctuation;
        QTest::newRow("space") << QByteArray(" \t\n\r");
        QTest::newRow("upper") << upper;
        QTest::newRow("xdigit") << digits + "ABCDEFabcdef";
    }
    void classesOfPosix() {
        QFETCH(QByteArray, bytes);
        const std::string name = QTest::currentDataTag();
        for (int value = 1; value < 256; ++value) {
            const std::string path(1, static_cast<char>(value));
            const bool is = bytes.contains(static_cast<char>(value));
            QCOMPARE(globMatches("[[:" + name + ":]]", path), is);
            QCOMPARE(globMatches("[^[:" + name + ":]]", path), !is && path != "/");
        }
    }

    void classesAmongOtherBytes_data() {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("has");
        QTest::addColumn<QByteArray>("lacks");
        const auto row = [](const char* pattern, const char* has, const char* lacks) {
            QTest::newRow(pattern) << QByteArray(pattern) << QByteArray(has) << QByteArray(lacks);
        };
        row("[_[:digit:]x]", "_5x", "a:[d");
        row("[[:digit:]-x]", "5-x", "amw"); // no range begins with a class
        row("[+-[:digit:]", "+-:[5", "a*"); // a range up to [, then bytes
        row("[[:digit:][:alpha:]]", "5aZ", "-:[");
        row("[[:]", "[:", "a]");
        row("[[:a]", "[:a", "b]");
        row("[[:foo:]]", "", "fo:[]");
        row("[[:ALPHA:]]", "", "aA:[]");
        row("[[::]]", "", ":[]");
        row("[[:alpha:", "", "a[:");
        row("[[:alpha:]", "", "a[:");
    }
    void classesAmongOtherBytes() {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, has);
        QFETCH(QByteArray, lacks);
        for (const char byte : has)
            QVERIFY2(globMatches(pattern.toStdString(), std::string(1, byte)),
                     qPrintable(QString(QLatin1Char(byte))));
        for (const char byte : lacks)
            QVERIFY2(!globMatches(pattern.toStdString(), std::string(1, byte)),
                     qPrintable(QString(QLatin1Char(byte))));
    }

    void foldersOnly() {
        QVERIFY(pathPatternMatches("build/", "a/build", true));
        QVERIFY(!pathPatternMatches("build/", "a/build", false));
    }

    void theLastRuleDecides() {
        const auto rules = IgnoreRules::parse("# no\n*.o\n!keep.o\n\\#x\ntrailing  \n/top\n");
        QCOMPARE(rules.ignores("a.o", false), std::optional(true));
        QCOMPARE(rules.ignores("d/keep.o", false), std::optional(false));
        QCOMPARE(rules.ignores("#x", false), std::optional(true));
        QCOMPARE(rules.ignores("trailing", false), std::optional(true));
        QCOMPARE(rules.ignores("top", false), std::optional(true));
        QCOMPARE(rules.ignores("d/top", false), std::optional<bool>());
        QCOMPARE(rules.ignores("a.c", false), std::optional<bool>());
    }

    void linesThatAreNoRules() {
        const auto rules = IgnoreRules::parse("\xEF\xBB\xBF*.o\r\n\n  \n!\n/\nkept\\ \n#\nlast");
        QCOMPARE(rules.ignores("a.o", false), std::optional(true));
        QCOMPARE(rules.ignores("kept ", false), std::optional(true));
        QCOMPARE(rules.ignores("kept", false), std::optional<bool>());
        QCOMPARE(rules.ignores("last", false), std::optional(true));
        QCOMPARE(rules.ignores("#", false), std::optional<bool>());
        QVERIFY(IgnoreRules::parse("# no rule\n!\n").empty());
    }

    void shardsAreDisjointAndComplete() {
        for (const std::uint64_t count : {1, 2, 7}) {
            for (int i = 0; i < 1000; ++i) {
                const std::string name = "folder/file" + std::to_string(i);
                std::uint64_t owners = 0;
                for (std::uint64_t index = 1; index <= count; ++index)
                    owners += Shard{index, count}.has(name) ? 1 : 0;
                QCOMPARE(owners, 1U);
            }
        }
        QVERIFY(Shard::parse("2/3").has_value());
        for (const char* wrong : {"", "1", "4/3", "0/3", "1/0", "x/2", "1/2x", "-1/2"})
            QVERIFY2(!Shard::parse(wrong), wrong);
    }
};

QTEST_GUILESS_MAIN(TestGlob)
#include "tst_glob.moc"
