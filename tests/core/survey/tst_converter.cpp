// What becomes of files that somebody wants converted: which are left, and in which words, what is
// written in the place of characters that the target lacks, and what a failing disk does.

#include "core/bytes/failing_calls.h"
#include "core/codecs.h"

#include "files.h"
#include "survey/converter.h"
#include "survey/transliterate.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace moji;
using moji::test::encoded;
using moji::test::Failing;
using moji::test::registry;
using moji::test::writeFile;

namespace {

const std::u32string kRussian = U"Однажды вечером старый мельник вышел из дома и увидел, "
                                U"что вода в реке поднялась выше обычного.\n";

QByteArray bytesOf(std::u32string_view text, std::string_view encoding) {
    const Bytes bytes = encoded(text, encoding);
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

/// The bytes that a file would have; none if it would stay as it is.
QByteArray afterOf(const PreparedFile& prepared) {
    if (prepared.outcome.action != ConvertAction::Converted)
        return {};
    const auto bytes = readRange(*prepared.after, {0, prepared.after->size()});
    return bytes ? QByteArray(reinterpret_cast<const char*>(bytes->data()),
                              static_cast<qsizetype>(bytes->size()))
                 : QByteArray();
}

ConvertRequest requestOf(std::string from, std::string to) {
    ConvertRequest request;
    request.from = std::move(from);
    request.to = std::move(to);
    return request;
}

QString reasonOf(const PreparedFile& prepared) {
    return QString::fromStdString(prepared.outcome.reason);
}

} // namespace

class TestConverter final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] WalkedFile file() const {
        WalkedFile file;
        file.name = m_folder.filePath(QStringLiteral("file")).toStdString();
        return file;
    }
    [[nodiscard]] PreparedFile prepare(const QByteArray& bytes,
                                       const ConvertRequest& request) const {
        writeFile(QString::fromStdString(file().name), bytes);
        return Converter(registry(), request).prepare(file());
    }

private Q_SLOTS:
    void convertsAsAsked_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("bom");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("name"); // that is reported
        const auto row = [](const char* name, const QByteArray& bytes, const char* from,
                            const char* to, BomWish bom, const QByteArray& after,
                            const char* reported) {
            QTest::newRow(name) << bytes << QByteArray(from) << QByteArray(to)
                                << static_cast<int>(bom) << after << QByteArray(reported);
        };
        const QByteArray mark("\xEF\xBB\xBF");
        const QByteArray e("\xC3\xA9");
        using enum BomWish;
        row("latin-1", "\xE9", "ISO-8859-1", "UTF-8", Keep, e, "UTF-8");
        row("mark-added", "\xE9", "ISO-8859-1", "UTF-8", Add, mark + e, "UTF-8");
        row("marked-name", "\xE9", "ISO-8859-1", "UTF-8-SIG", Keep, mark + e, "UTF-8-SIG");
        row("icus-name", "\xE9", "ISO-8859-1", "UTF-16BE,version=1", Keep,
            QByteArray("\xFE\xFF\0\xE9", 4), "UTF-16BE,version=1");
        row("icus-name-without", "\xE9", "ISO-8859-1", "UTF-16BE,version=1", Remove,
            QByteArray("\0\xE9", 2), "UTF-16BE");
        row("from-icus-name", QByteArray("\xFF\xFE\xE9\0", 4), "UTF-16LE,version=1", "ISO-8859-1",
            Keep, "\xE9", "ISO-8859-1");
        row("marked-name-without", "\xE9", "ISO-8859-1", "UTF-8-SIG", Remove, e, "UTF-8");
        row("from-marked-name", mark + e, "UTF-8-SIG", "ISO-8859-1", Keep, "\xE9", "ISO-8859-1");
        row("mark-removed", mark + e, "UTF-8", "UTF-8", Remove, e, "UTF-8");
        row("to-utf-16", "a", "ASCII", "UTF-16", Keep,
            QByteArray("\xFF\xFE"
                       "a\0",
                       4),
            "UTF-16");
        row("to-utf-16-without", "a", "ASCII", "UTF-16", Remove, QByteArray("a\0", 2), "UTF-16LE");
        row("to-utf-32", "a", "ASCII", "UTF-32", Keep,
            QByteArray("\xFF\xFE\0\0"
                       "a\0\0\0",
                       8),
            "UTF-32");
        row("to-gb18030", mark + "a", "UTF-8", "gb18030", Keep,
            "\x84\x31\x95\x33"
            "a",
            "gb18030");
        row("utf-16-big-end", QByteArray("\xFE\xFF\0a", 4), "UTF-16", "UTF-8", Remove, "a",
            "UTF-8");
        row("utf-16-unmarked", QByteArray("a\0", 2), "UTF-16", "UTF-8", Keep, "a", "UTF-8");
        row("utf-32-big-end", QByteArray("\0\0\xFE\xFF\0\0\0a", 8), "UTF-32", "UTF-8", Remove, "a",
            "UTF-8");
        row("utf-16-though-the-mark-is-of-utf-8", mark + "x", "UTF-16", "UTF-8", Keep,
            "\xEB\xAF\xAF\xE7\xA2\xBF", "UTF-8");
    }
    void convertsAsAsked() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, bom);
        QFETCH(QByteArray, name);
        ConvertRequest request = requestOf(from.toStdString(), to.toStdString());
        request.bom = static_cast<BomWish>(bom);
        const PreparedFile prepared = prepare(bytes, request);
        QTEST(afterOf(prepared), "after");
        QCOMPARE(prepared.outcome.to, name.toStdString());
        QVERIFY(prepared.outcome.proof == Proof::Reversible);
        QVERIFY(prepared.stamp != FileStamp{});
    }

    void whatIsNoFileIsLeft() {
        Converter converter(registry(), {});
        WalkedFile odd = file();
        odd.kind = WalkedFile::Kind::Special;
        QCOMPARE(reasonOf(converter.prepare(odd)), QStringLiteral("not a regular file"));
        odd.kind = WalkedFile::Kind::Unreadable;
        odd.error = "gone";
        QVERIFY(converter.prepare(odd).outcome.action == ConvertAction::Failed);
        QCOMPARE(reasonOf(converter.carryOut(odd, "UTF-8", "")), QStringLiteral("gone"));
        odd.error.clear(); // then the name has to do
        QCOMPARE(converter.prepare(odd).outcome.reason, odd.name);
        const PreparedFile empty = prepare({}, {});
        QVERIFY(empty.outcome.action == ConvertAction::Unchanged);
        QVERIFY(QFile::remove(QString::fromStdString(file().name)));
        QVERIFY(converter.prepare(file()).outcome.action == ConvertAction::Failed);
    }

    void whatIsNotSureIsLeft_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<double>("least");
        QTest::addColumn<QString>("reason");
        const QByteArray russian = bytesOf(kRussian, "windows-1251");
        const QByteArray utf8 = bytesOf(kRussian, "UTF-8");
        const auto row = [](const char* name, const QByteArray& bytes, double least,
                            const char* reason) {
            QTest::newRow(name) << bytes << least << QString::fromLatin1(reason);
        };
        row("binary",
            QByteArray("\x7F"
                       "ELF\2\1\1\0\0\0\0\0\0\0\0\0\2\0\x3E\0",
                       20),
            0.95, "binary: *");
        row("one-problem", utf8.repeated(9) + "\xFF" + utf8, 0.95, "1 problem in UTF-8");
        row("two-problems", utf8.repeated(9) + "\xFF" + utf8 + "\xFF", 0.95, "2 problems in UTF-8");
        row("too-sure-a-wish", russian, 1.1, "not sure enough: windows-1251 ?.??");
        row("ambiguous",
            "5 \xB0"
            "C",
            0, "not sure enough: * ?.??, ambiguous");
        row("mixed", russian.repeated(4) + utf8.repeated(4), 0.95,
            "lines are in different encodings (see --lines)");
        row("declared-otherwise", "# coding: koi8-r\n" + bytesOf(U"Привет, мир", "windows-1251"),
            0.1, "declares KOI8-R, reads as windows-1251 ?.??");
    }
    void whatIsNotSureIsLeft() {
        QFETCH(QByteArray, bytes);
        QFETCH(double, least);
        QFETCH(QString, reason);
        ConvertRequest request;
        request.least = least;
        const PreparedFile prepared = prepare(bytes, request);
        QVERIFY(prepared.outcome.action == ConvertAction::Left);
        const QRegularExpression pattern(QRegularExpression::wildcardToRegularExpression(reason));
        QVERIFY2(pattern.match(reasonOf(prepared)).hasMatch(), qPrintable(reasonOf(prepared)));
        QCOMPARE(prepared.outcome.isDoubt, !reason.startsWith(QStringLiteral("binary")));
    }

    void linesAreConvertedEachFromItsEncoding() {
        const QByteArray ascii("plain\n");
        const QByteArray russian = bytesOf(kRussian, "windows-1251");
        const QByteArray utf8 = bytesOf(kRussian, "UTF-8");
        ConvertRequest request;
        request.lines = true;
        const QByteArray mixed = ascii + russian.repeated(4) + ascii + utf8.repeated(4);
        const QByteArray expected = ascii + utf8.repeated(4) + ascii + utf8.repeated(4);
        const PreparedFile prepared = prepare(mixed, request);
        QCOMPARE(afterOf(prepared), expected);
        QCOMPARE(prepared.outcome.from, std::string("UTF-8,windows-1251"));
        QVERIFY(!prepared.isPlain);
        const PreparedFile again =
            Converter(registry(), {})
                .carryOut(file(), "UTF-8,windows-1251", prepared.outcome.sha256);
        QCOMPARE(afterOf(again), expected);
        request.least = 1.1;
        QCOMPARE(reasonOf(prepare(mixed, request)), QStringLiteral("line 2 is not sure enough"));
        QCOMPARE(reasonOf(Converter(registry(), request)
                              .carryOut(file(), "UTF-8,windows-1251", prepared.outcome.sha256)),
                 QStringLiteral("line 2 is not sure enough"));
    }

    void partsOfLinesAreConvertedEachFromItsEncoding() {
        std::u32string half = kRussian;
        half.back() = U' ';
        const QByteArray ascii("plain\n");
        const QByteArray line = bytesOf(half, "UTF-8") + bytesOf(kRussian, "windows-1251");
        const QByteArray other = bytesOf(half, "windows-1251") + bytesOf(kRussian, "UTF-8");
        const QByteArray expected = bytesOf(half + kRussian, "UTF-8");
        ConvertRequest request;
        request.lines = true;
        const PreparedFile prepared = prepare((line + other + ascii).repeated(5) + line, request);
        QCOMPARE(afterOf(prepared), (expected + expected + ascii).repeated(5) + expected);
        QVERIFY(prepared.outcome.proof == Proof::Reversible);
    }

    void plansThatDoNotFitAreNotCarriedOut() {
        const PreparedFile prepared = prepare("\xE9", requestOf("ISO-8859-1", "UTF-8"));
        Converter converter(registry(), {});
        QCOMPARE(reasonOf(converter.carryOut(file(), "ISO-8859-1", std::string(64, '0'))),
                 QStringLiteral("the file has changed since the plan was made"));
        QCOMPARE(reasonOf(converter.carryOut(file(), "klingon", prepared.outcome.sha256)),
                 QStringLiteral("no encoding is called 'klingon'"));
        QCOMPARE(afterOf(converter.carryOut(file(), "ISO-8859-1", prepared.outcome.sha256)),
                 QByteArray("\xC3\xA9"));
    }

    void whatCannotBeBroughtBackIsLeft() {
        // An escape sequence that changes nothing is lost.
        const PreparedFile prepared = prepare("a\x1B(Bb", requestOf("ISO-2022-JP", "UTF-8"));
        QCOMPARE(reasonOf(prepared),
                 QStringLiteral("converting back would not give the same bytes"));
        QVERIFY(!prepared.outcome.changed && prepared.outcome.isDoubt);
    }

    void plansCannotBeCarriedOutOnAFailingDisk() {
        const QByteArray russian = bytesOf(kRussian, "windows-1251").repeated(14'000);
        const PreparedFile prepared = prepare(russian, requestOf("windows-1251", "UTF-8"));
        const Failing failing("pread", 2, EIO); // the first only looks whether it can be read
        const PreparedFile failed =
            Converter(registry(), {}).carryOut(file(), "windows-1251", prepared.outcome.sha256);
        QVERIFY(failed.outcome.action == ConvertAction::Failed);
        QCOMPARE(failed.outcome.reason, std::generic_category().message(EIO));
    }

    void malformedBytesAreAnError() {
        const PreparedFile prepared = prepare("ab\xFF", requestOf("UTF-8", "UTF-16LE"));
        QVERIFY(prepared.outcome.action == ConvertAction::Failed);
        QCOMPARE(reasonOf(prepared), QStringLiteral("offset 2 is not valid UTF-8"));
    }

    void declarationsAndLineEndsAreChangedAlong() {
        ConvertRequest request = requestOf("KOI8-R", "UTF-8");
        request.declarations = true;
        request.eol = EolWish::CrLf;
        QCOMPARE(afterOf(prepare("# coding: koi8-r-unix\n\xC1\r\n\r\xC1", request)),
                 QByteArray("# coding: UTF-8-unix\r\n\xD0\xB0\r\n\r\n\xD0\xB0"));
        request.eol = EolWish::Lf;
        request.bom = BomWish::Add;
        QCOMPARE(afterOf(prepare("\xC1\r\n\r\n\r\xC1\n", request)),
                 QByteArray("\xEF\xBB\xBF\xD0\xB0\n\n\n\xD0\xB0\n"));
        QVERIFY(prepare("a\nb", request).outcome.changed);
        request.bom = BomWish::Keep;
        QVERIFY(prepare("a\nb", request).outcome.action == ConvertAction::Unchanged);
    }

    void declarationsAtTheEndAreChangedAlong() {
        ConvertRequest request = requestOf("KOI8-R", "UTF-8");
        request.declarations = true;
        const QByteArray end = ";; Local Variables:\n;; coding: %\n;; End:\n";
        for (const int size : {0, 100, 4000, 4096, 5000, 300000}) {
            const QByteArray filling = QByteArray(size, 'x') + "\n";
            QByteArray before = "\xC1\n" + filling + end;
            QByteArray after = "\xD0\xB0\n" + filling + end;
            QCOMPARE(afterOf(prepare(before.replace("%", "koi8-r-unix"), request)),
                     after.replace("%", "UTF-8-unix"));
        }
        QCOMPARE(afterOf(prepare("# coding: koi8-r\n\xC1\n# vim: fenc=koi8-r", request)),
                 QByteArray("# coding: UTF-8\n\xD0\xB0\n# vim: fenc=UTF-8"));
    }

    void charactersThatTheTargetLacks_data() {
        QTest::addColumn<int>("wish");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, UnmappableWish wish, const char* text,
                            const char* after, const char* reason) {
            QTest::newRow(name) << static_cast<int>(wish) << QByteArray(text) << QByteArray(after)
                                << QString::fromLatin1(reason);
        };
        using enum UnmappableWish;
        row("error", Error, "a\xE2\x82\xAC", "", "ISO-8859-1 has no character U+20AC");
        row("replace-one", Replace, "a\xE2\x82\xAC", "a?", "1 character that ISO-8859-1 lacks");
        row("replace-two", Replace,
            "\xE2\x82\xAC"
            "b\xF0\x9F\x98\x80",
            "?b?", "2 characters that ISO-8859-1 lacks");
        row("escape", Escape, "\xE2\x82\xAC\xF0\x9F\x98\x80", "\\u20AC\\U0001F600",
            "2 characters that ISO-8859-1 lacks");
        row("translit", Translit, "\xD0\x81\xD0\xB6\xC5\x82\xE2\x80\xA6", "Yozhl...",
            "4 characters that ISO-8859-1 lacks");
        row("translit-unknown", Translit, "\xEE\x80\x80", "?", "1 character that ISO-8859-1 lacks");
    }
    void charactersThatTheTargetLacks() {
        QFETCH(int, wish);
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        ConvertRequest request = requestOf("UTF-8", "ISO-8859-1");
        request.unmappable = static_cast<UnmappableWish>(wish);
        const PreparedFile prepared = prepare(text, request);
        QTEST(afterOf(prepared), "after");
        QCOMPARE(reasonOf(prepared), reason);
        QVERIFY(prepared.outcome.proof != Proof::Reversible);
    }

    void soundsOfLetters_data() {
        QTest::addColumn<char32_t>("letter");
        QTest::addColumn<QByteArray>("sound");
        QTest::newRow("capital-yo") << char32_t{0x0401} << QByteArray("Yo");
        QTest::newRow("small-yo") << char32_t{0x0451} << QByteArray("yo");
        QTest::newRow("capital-shcha") << char32_t{0x0429} << QByteArray("Shh");
        QTest::newRow("capital-hard-sign") << char32_t{0x042A} << QByteArray("''");
        QTest::newRow("small-hard-sign") << char32_t{0x044A} << QByteArray("''");
        QTest::newRow("ukrainian") << char32_t{0x0457} << QByteArray("i");
        QTest::newRow("latin") << char32_t{0x00DF} << QByteArray("ss");
        QTest::newRow("private") << char32_t{0xE000} << QByteArray();
    }
    void soundsOfLetters() {
        QFETCH(char32_t, letter);
        QFETCH(QByteArray, sound);
        QCOMPARE(transliterated(letter), sound.toStdString());
    }

    void aFailingDiskFailsTheFile() {
        const QByteArray russian = bytesOf(kRussian, "windows-1251");
        // More than a source keeps in memory, so that it is read again and again.
        const QByteArray many = russian.repeated(14'000);
        const QByteArray mixed = many + bytesOf(kRussian, "UTF-8").repeated(4);
        for (const bool lines : {false, true}) {
            writeFile(QString::fromStdString(file().name), lines ? mixed : many);
            ConvertRequest request;
            request.lines = lines;
            Converter converter(registry(), request);
            int failures = 0;
            for (int nth = 1; nth < 1000; nth = 2 * nth + 1) {
                PreparedFile prepared;
                bool happened = false;
                {
                    const Failing failing("pread", nth, EIO);
                    prepared = converter.prepare(file());
                    happened = failing.happened();
                }
                if (!happened) {
                    QVERIFY(!afterOf(prepared).isEmpty());
                    break;
                }
                if (prepared.outcome.action == ConvertAction::Converted)
                    continue; // read again in another way
                QVERIFY(prepared.outcome.action == ConvertAction::Failed);
                QCOMPARE(prepared.outcome.reason, std::generic_category().message(EIO));
                ++failures;
            }
            QVERIFY(failures > 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestConverter)
#include "tst_converter.moc"
