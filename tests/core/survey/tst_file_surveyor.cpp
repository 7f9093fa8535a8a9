// What a survey says of odd files: kinds that cannot be read, files larger than memory holds,
// declarations that are wrong, lines in different encodings, disks that fail.

#include "core/bytes/failing_calls.h"
#include "core/codecs.h"
#include "core/troubled_source.h"

#include "files.h"
#include "survey/file_surveyor.h"

#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace moji;
using moji::test::encoded;
using moji::test::Failing;
using moji::test::registry;
using moji::test::repeated;
using moji::test::TroubledSource;
using moji::test::wordsFor;
using moji::test::writeFile;

namespace {

const std::u32string kRussian = U"Однажды вечером старый мельник вышел из дома и увидел, "
                                U"что вода в реке поднялась выше обычного.\n";
const std::u32string kFrench = U"Été comme hiver, la forêt près du château était déserte à cette "
                               U"heure où les élèves rentraient.\n";

Bytes operator+(Bytes left, const Bytes& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}
Bytes ascii(std::string_view text) {
    return {text.begin(), text.end()};
}

FileRecord recordOf(const Bytes& bytes, const SurveyOptions& options = {}) {
    return FileSurveyor(registry(), options).survey(MemorySource(bytes), "a");
}
FileRecord recordOf(const std::string& name, WalkedFile::Kind kind = WalkedFile::Kind::Regular) {
    WalkedFile file;
    file.name = name;
    file.kind = kind;
    file.error = "gone";
    return FileSurveyor(registry()).survey(file);
}

} // namespace

class TestFileSurveyor final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] std::string path(const char* name) const {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }

private Q_SLOTS:
    void kinds() {
        using Kind = WalkedFile::Kind;
        QVERIFY(recordOf("x", Kind::Special).kind == FileKind::Special);
        QVERIFY(recordOf("x", Kind::Link).kind == FileKind::Special);
        QVERIFY(recordOf("x", Kind::Folder).kind == FileKind::Special);
        QCOMPARE(recordOf("x", Kind::Unreadable).error, std::string("gone"));
        QVERIFY(recordOf(Bytes()).kind == FileKind::Empty);
        QVERIFY(recordOf(ascii("\x7F"
                               "ELF\2\1\1") +
                         Bytes(9, 0) + Bytes{2, 0, 0x3E, 0})
                    .kind == FileKind::Binary);
    }

    /// What a walk took for files may be something else by now.
    void whatHasChangedMeanwhile() {
        QCOMPARE(recordOf(path("nowhere")).error, wordsFor(ENOENT));
        QCOMPARE(recordOf(m_folder.path().toStdString()).error, wordsFor(EISDIR));
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0600), 0);
        QVERIFY(recordOf(path("fifo")).kind == FileKind::Special); // and nobody waits
    }

    void filesOfTheSystemHaveMoreThanTheySay() {
        const FileRecord record = recordOf("/proc/self/limits");
        QVERIFY(record.kind == FileKind::Text && record.ascii && record.lines > 1);
    }

    void whatTheSystemRefuses_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::newRow("open") << QByteArray("open");
        QTest::newRow("fstat") << QByteArray("fstat");
        QTest::newRow("read") << QByteArray("read");
    }
    void whatTheSystemRefuses() {
        QFETCH(QByteArray, call);
        writeFile(QString::fromStdString(path("file")), "text");
        {
            const Failing failing(call.constData(), 1, EIO);
            const FileRecord record = recordOf(path("file"));
            QVERIFY(record.kind == FileKind::Unreadable);
            QCOMPARE(record.error, wordsFor(EIO));
        }
        const Failing interrupted("read", 1, EINTR);
        QVERIFY(recordOf(path("file")).kind == FileKind::Text);
        const Failing isShort("read", 1, 0);
        QCOMPARE(recordOf(path("file")).bytes, 4U);
    }

    void largeFilesAreReadInPieces() {
        const Bytes line = encoded(kRussian, "UTF-8");
        const Bytes large = repeated(line, 8'000); // 1.2 MB
        const std::string name = path("large");
        writeFile(QString::fromStdString(name), {reinterpret_cast<const char*>(large.data()),
                                                 static_cast<qsizetype>(large.size())});
        const FileRecord record = recordOf(name);
        QCOMPARE(record, [&] {
            FileRecord same = recordOf(large);
            same.name = name;
            return same;
        }());
        QCOMPARE(record.encoding, std::string("UTF-8"));
        QCOMPARE(record.lines, 8'000U);
        const Failing failing("open", 2, EMFILE); // it is opened once more
        QCOMPARE(recordOf(name).error, wordsFor(EMFILE));
    }

    void declarations_data() {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("declared");
        QTest::addColumn<int>("agrees"); // -1: not said
        QTest::addColumn<bool>("isPlain");
        const auto row = [](const char* name, const char* head, const char* encoding,
                            const char* declared, int agrees, bool isPlain = false) {
            QTest::newRow(name) << QByteArray(head) << QByteArray(encoding) << QByteArray(declared)
                                << agrees << isPlain;
        };
        row("right", "# coding: windows-1252\n", "windows-1252", "windows-1252", 1);
        row("nothing", "# no coding\n", "windows-1252", "", -1);
        row("unknown", "# coding: klingon\n", "windows-1252", "", -1);
        row("same-letters", "# coding: windows-1254\n", "windows-1252", "windows-1254", 1);
        row("other-letters", "# coding: koi8-r\n", "windows-1252", "KOI8-R", 0);
        row("malformed-so", "# coding: euc-jp\n", "windows-1252", "EUC-JP", 0);
        row("utf-8-with-its-mark", "# coding: utf-8-sig\n", "UTF-8", "UTF-8-SIG", 1);
        row("not-of-utf-8", "# coding: koi8-r\n", "UTF-8", "KOI8-R", 0);
        row("utf-16", "<?xml encoding='UTF-16'?>", "UTF-16LE", "UTF-16", 1);
        row("utf-32-is-not", "<?xml encoding='UTF-32'?>", "UTF-16LE", "UTF-32", 0);
        row("utf-16-is-read-by-its-mark", "<meta charset=koi8-r>", "UTF-16LE", "KOI8-R", -1);
        row("utf-16-of-a-style-sheet", "@charset \"utf-8\";", "UTF-16LE", "UTF-8", -1);
        row("utf-16-is-no-xml-of-utf-8", "<?xml encoding='UTF-8'?>", "UTF-16LE", "UTF-8", 0);
        row("message", "Content-Type: text/plain; charset=us-ascii\n\n", "windows-1252", "ASCII",
            0);
        row("mailbox", "From a Fri Nov  1\nContent-Type: text/plain; charset=us-ascii\n\n",
            "windows-1252", "ASCII", -1);
        row("mailbox-of-another", "From a Fri Nov  1\nContent-Type: text/plain; charset=koi8-r\n\n",
            "windows-1252", "KOI8-R", 0);
        row("latin-1-for-browsers", "<meta charset=latin1>", "windows-1252", "ISO-8859-1", 1);
        row("latin-5-for-browsers", "<meta charset=ISO-8859-9>", "windows-1254", "*", 1);
        row("ascii", "# coding: us-ascii\n", "ASCII", "ASCII", 1, true);
        row("ascii-as-any", "# coding: euc-jp\n", "ASCII", "EUC-JP", 1, true);
        row("ascii-as-utf-16", "# coding: utf-16le\n", "ASCII", "UTF-16LE", 0, true);
    }
    void declarations() {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, encoding);
        QFETCH(QByteArray, declared);
        QFETCH(int, agrees);
        QFETCH(bool, isPlain);
        std::u32string text(head.begin(), head.end());
        text += U"\n";
        text += isPlain                      ? U"plain\n"
                : encoding == "windows-1254" ? kFrench + U"“œuvre”\n"
                                             : kFrench;
        if (encoding == "UTF-16LE")
            text.insert(0, 1, 0xFEFF);
        const FileRecord record = recordOf(encoded(text, encoding.toStdString()));
        if (declared != "*")
            QCOMPARE(record.declared, declared.toStdString());
        QCOMPARE(record.declaredAgrees ? int(*record.declaredAgrees) : -1, agrees);
    }

    void declarationsAtTheEnd_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<int>("filling"); // characters before the declaration
        QTest::newRow("short") << QByteArray("windows-1252") << 10;
        QTest::newRow("long") << QByteArray("windows-1252") << 200000;
        QTest::newRow("utf-16") << QByteArray("UTF-16LE") << 20000;
        QTest::newRow("utf-16-long") << QByteArray("UTF-16BE") << 200001;
    }
    void declarationsAtTheEnd() {
        QFETCH(QByteArray, encoding);
        QFETCH(int, filling);
        std::u32string text = kFrench + U"\n" + std::u32string(std::size_t(filling), U'x') +
                              U"\n% Local Variables:\n% coding: koi8-r\n% End:\n";
        if (encoding.startsWith("UTF-16"))
            text.insert(0, 1, 0xFEFF);
        const FileRecord record = recordOf(encoded(text, encoding.toStdString()));
        QCOMPARE(record.encoding, encoding.toStdString());
        QCOMPARE(record.declared, std::string("KOI8-R"));
        QCOMPARE(record.declaredAgrees, std::optional(false));
    }

    void declarationsWhereBytesLeaveItOpen_data() {
        QTest::addColumn<Bytes>("text");
        QTest::addColumn<QByteArray>("encoding"); // empty: ambiguous
        QTest::addColumn<int>("agrees");          // -1: not said
        QTest::newRow("nothing") << ascii("#\xD0\xD1\n") << QByteArray() << -1;
        QTest::newRow("decides") << ascii("#coding:koi8-r\n\xD0\xD1\n") << QByteArray("KOI8-R")
                                 << 1;
        QTest::newRow("malformed") << ascii("#coding:utf-8\n\xD0\xD1\n") << QByteArray() << 0;
        QTest::newRow("letters-against-it")
            << encoded(U"# coding: cp1251\nx = 'Київ'\n", "windows-1251") << QByteArray() << 1;
        const std::u32string head =
            U"<html>\n  <head>\n    <meta http-equiv=\"Content-Type\" content=\"text/html; "
            U"charset=iso-8859-2\">\n  </head>\n";
        QTest::newRow("letters-of-others")
            << encoded(head + U"  <body>\n    <p>ěščř</p>\n  </body>\n</html>\n", "ISO-8859-2")
            << QByteArray() << -1;
    }
    void declarationsWhereBytesLeaveItOpen() {
        QFETCH(Bytes, text);
        QFETCH(QByteArray, encoding);
        const FileRecord record = recordOf(text);
        QCOMPARE(record.ambiguous, encoding.isEmpty());
        if (!record.ambiguous)
            QCOMPARE(record.encoding, encoding.toStdString());
        QTEST(record.declaredAgrees ? int(*record.declaredAgrees) : -1, "agrees");
    }

    void thaiForBrowsers() {
        const std::u32string head = U"<meta charset=ISO-8859-11>\n";
        const std::u32string thai = U"วันนี้อากาศดีมาก เราจึงไปเดินเล่นในสวนสาธารณะด้วยกัน";
        const FileRecord record = recordOf(encoded(head + thai + U" “ดี”…\n", "windows-874"));
        QCOMPARE(record.encoding, std::string("windows-874"));
        QCOMPARE(record.declared, std::string("ISO-8859-11"));
        QCOMPARE(record.declaredAgrees, std::optional(true));
    }

    void hebrewInVisualOrderIsLeftToPeople() {
        std::u32string text = U"בוקר טוב לכולם, היום נלך יחד אל הים ונשב שם עד הערב עם כל הילדים";
        std::ranges::reverse(text);
        const FileRecord record = recordOf(encoded(text, "windows-1255"));
        QVERIFY(record.ambiguous);
        QCOMPARE(record.evidence, std::string("reads as Hebrew in visual order"));
    }

    void linesInTwoEncodings_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("utf-8-and-cyrillic") << QByteArray("UTF-8") << QByteArray("windows-1251");
        QTest::newRow("two-cyrillic") << QByteArray("KOI8-R") << QByteArray("windows-1251");
        QTest::newRow("utf-8-and-dos") << QByteArray("UTF-8") << QByteArray("IBM866");
    }
    void linesInTwoEncodings() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        const Bytes one = encoded(kRussian, first.toStdString());
        const Bytes other = encoded(kRussian, second.toStdString());
        const FileRecord record = recordOf(repeated(one, 20) + repeated(other, 30));
        const std::map<std::string, std::uint64_t> found(record.mixed.begin(), record.mixed.end());
        QCOMPARE(found, (std::map<std::string, std::uint64_t>{{first.toStdString(), 20},
                                                              {second.toStdString(), 30}}));
        QVERIFY(record.ambiguous);
        const FileRecord unasked = recordOf(repeated(one, 20) + repeated(other, 30), {false, true});
        QVERIFY(unasked.mixed.empty());
    }

    void partsOfLinesInTwoEncodings() {
        std::u32string half = kRussian;
        half.back() = U' ';
        const Bytes line = encoded(half, "UTF-8") + encoded(kRussian, "windows-1251");
        const FileRecord record = recordOf(repeated(line, 10));
        const std::map<std::string, std::uint64_t> found(record.mixed.begin(), record.mixed.end());
        QCOMPARE(found,
                 (std::map<std::string, std::uint64_t>{{"UTF-8", 10}, {"windows-1251", 10}}));
    }

    void aStrayByteIsDamage() {
        const Bytes line = encoded(kRussian, "UTF-8");
        const FileRecord record = recordOf(repeated(line, 20) + Bytes{0xFF} + repeated(line, 20));
        QVERIFY(record.mixed.empty() && !record.valid);
        QCOMPARE(record.problems, 1U);
        QVERIFY(record.firstProblem.has_value());
        QCOMPARE(record.firstProblem->line, 21U);
        QCOMPARE(record.firstProblem->offset, 20 * line.size());
    }

    void linesAreCountedInCharacters() {
        // U+0A05 has a byte 0A.
        const std::u32string line = U"ਅ ਇਹ ਇੱਕ ਲਿਖਤ ਹੈ ਜਿਸ ਵਿੱਚ ਕਈ ਅੱਖਰ ਹਨ ਅਤੇ ਅਰਥ ਹਨ\n";
        const Bytes text = encoded(U"\uFEFF" + line + line, "UTF-16LE");
        const FileRecord record = recordOf(text + Bytes{0x00, 0xDC} + encoded(line, "UTF-16LE"));
        QVERIFY(record.firstProblem.has_value());
        QCOMPARE(record.firstProblem->offset, text.size());
        QCOMPARE(record.firstProblem->line, 3U);
    }

    void linesOfUtf16() {
        const Bytes bytes = encoded(U"\uFEFFa\r\nb\rc\nd\u202E", "UTF-16LE");
        const FileRecord record = recordOf(bytes);
        QCOMPARE(record.encoding, std::string("UTF-16LE"));
        QCOMPARE(record.lines, 3U);
        QVERIFY(record.bom && record.bidi);
        QCOMPARE(record.lineEnds.crlf + record.lineEnds.cr + record.lineEnds.lf, 3U);
        // A last line of which nothing can be decoded is a line.
        QCOMPARE(recordOf(encoded(U"\uFEFFab\ncd\n", "UTF-16LE") + Bytes{0x00, 0xDC}).lines, 3U);
    }

    void bytesThatTellABidiControl_data() {
        QTest::addColumn<QByteArray>("sign");
        QTest::addColumn<bool>("is");
        QTest::newRow("2029") << QByteArray("\xE2\x80\xA9") << false;
        QTest::newRow("202A") << QByteArray("\xE2\x80\xAA") << true;
        QTest::newRow("202E") << QByteArray("\xE2\x80\xAE") << true;
        QTest::newRow("202F") << QByteArray("\xE2\x80\xAF") << false;
        QTest::newRow("2065") << QByteArray("\xE2\x81\xA5") << false;
        QTest::newRow("2066") << QByteArray("\xE2\x81\xA6") << true;
        QTest::newRow("2069") << QByteArray("\xE2\x81\xA9") << true;
        QTest::newRow("206A") << QByteArray("\xE2\x81\xAA") << false;
        QTest::newRow("2266") << QByteArray("\xE2\x89\xA6") << false;
    }
    void bytesThatTellABidiControl() {
        QFETCH(QByteArray, sign);
        const Bytes text = encoded(kFrench, "UTF-8") + ascii(sign.toStdString());
        QTEST(recordOf(text).bidi, "is");
    }

    void signsOfSevenBitEncodings() {
        QVERIFY(recordOf(ascii("a ~ b, 1 + 2 = 3\n")).ascii);
        QVERIFY(recordOf(ascii("a ~{ b + c\n")).encoding != "HZ-GB-2312");
        QCOMPARE(recordOf(encoded(U"漢字かな交じり文を書く", "ISO-2022-JP")).encoding,
                 std::string("ISO-2022-JP"));
        QCOMPARE(recordOf(ascii("Hi Mom +Jjo-!\nA+ImIDkQ.\n")).encoding, std::string("UTF-7"));
    }

    /// Where a read fails, the record says so, or is as if nothing had failed.
    void readErrors_data() {
        QTest::addColumn<Bytes>("bytes");
        const Bytes russian = encoded(kRussian, "windows-1251");
        QTest::newRow("cyrillic") << russian;
        QTest::newRow("declared") << ascii("# coding: koi8-u\n") + encoded(kRussian, "KOI8-R");
        QTest::newRow("mixed") << russian + encoded(kRussian, "UTF-8") + russian;
        QTest::newRow("utf-16") << encoded(U"\uFEFF" + kRussian, "UTF-16LE");
        QTest::newRow("damaged") << encoded(kRussian + kRussian, "UTF-8") + Bytes{0xFF};
        QTest::newRow("large") << repeated(encoded(kRussian, "UTF-8"), 8'000) + Bytes{0xFF};
    }
    void readErrors() {
        QFETCH(Bytes, bytes);
        const FileRecord whole = recordOf(bytes);
        for (int nth = 1;; nth += nth / 8 + 1) {
            const TroubledSource source(bytes, test::Trouble::Fails, nth);
            const FileRecord record = FileSurveyor(registry()).survey(source, "a");
            if (!source.happened()) {
                QVERIFY(nth > 1);
                QCOMPARE(record, whole);
                return;
            }
            QVERIFY2(record.kind == FileKind::Unreadable, qPrintable(QString::number(nth)));
            QCOMPARE(record.error, std::string("on fire"));
        }
    }

    void cancelledSurveysEnd() {
        const Bytes bytes = repeated(encoded(kRussian, "windows-1251"), 8'000);
        for (int nth = 1; nth < 200; nth = 2 * nth + 1) {
            const TroubledSource source(bytes, test::Trouble::Stops, nth);
            const FileRecord record =
                FileSurveyor(registry()).survey(source, "a", source.stopToken());
            QVERIFY(record.kind == FileKind::Unreadable || record.kind == FileKind::Text);
        }
    }
};

QTEST_GUILESS_MAIN(TestFileSurveyor)
#include "tst_file_surveyor.moc"
