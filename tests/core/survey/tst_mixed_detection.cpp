// Lines in several encodings, and lines that only look so: detection and the survey say the same.

#include "core/codecs.h"

#include "survey/file_surveyor.h"
#include "survey/mixed_detection.h"

#include <QtTest>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

using Lines = std::map<std::string, std::uint64_t>;

const std::u32string kRussian[] = {
    U"Однажды вечером старый мельник вышел из дома и увидел реку.\n",
    U"Программа для ведения архивов файлов работает без установки.\n",
    U"Важная информация об обновлениях содержится в отдельном файле.\n",
    U"Ключи для отбора файлов с длинными именами описаны ниже.\n",
};
const std::u32string kUkrainian = U"Працює під Linux і Windows версії проекту.\n";
const std::u32string kGerman[] = {
    U"Möglichkeit, Dateien mit langem Namen in einem Archiv zu sichern\n",
    U"Bitte lesen Sie die Datei README für wichtige Hinweise zum Programm\n",
    U"Unterstützung erweiterter Attribute und Zeitstempel der Dateien\n",
    U"Automatische Eingabe des Passworts für geschützte Archive mit Daten\n",
};

Bytes& operator+=(Bytes& bytes, const Bytes& more) {
    bytes.insert(bytes.end(), more.begin(), more.end());
    return bytes;
}
Bytes russian(const char* encoding, int times) {
    Bytes bytes;
    for (int i = 0; i < times; ++i)
        for (const std::u32string& line : kRussian)
            bytes += encoded(line, encoding);
    return bytes;
}

struct Answer {
    std::string encoding;
    Lines mixed;
};
Answer surveyed(const Bytes& bytes) {
    const FileRecord record = FileSurveyor(registry()).survey(MemorySource(bytes), "a");
    return {record.encoding, Lines(record.mixed.begin(), record.mixed.end())};
}
Answer detected(const Bytes& bytes) {
    const auto found = detectWithLines(MemorySource(bytes), registry());
    const auto& guesses = found->detection.guesses;
    return {guesses.empty() ? std::string() : guesses.front().codec->name(),
            found->mixture ? found->mixture->lines : Lines()};
}

} // namespace

class TestMixedDetection : public QObject {
    Q_OBJECT

private slots:
    void bothSayTheSame_data() {
        QTest::addColumn<Bytes>("bytes");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<Lines>("mixed");
        // All of the Russian reads the same in KOI8-U.
        QTest::newRow("a-line-of-ukrainian") << [] {
            Bytes bytes = russian("KOI8-R", 5);
            bytes += encoded(kUkrainian, "KOI8-U");
            return bytes += russian("KOI8-R", 2);
        }() << QByteArray("KOI8-U") << Lines();
        // Each line has hardly a letter beyond ASCII, which could be damage in UTF-8.
        QTest::newRow("german-among-russian") << [] {
            Bytes bytes = russian("IBM866", 1);
            for (const std::u32string& line : kGerman)
                bytes += encoded(line, "IBM850");
            return bytes += russian("IBM866", 2);
        }() << QByteArray("IBM866") << Lines{{"IBM850", 4}, {"IBM866", 12}};
        // The signs are box drawing and letters in KOI8-U.
        QTest::newRow("a-line-of-full-width-signs") << [] {
            Bytes bytes;
            for (int i = 0; i < 20; ++i)
                bytes += encoded(U"辞書の登録と削除を行なうコマンドです\n", "EUC-JP");
            bytes += encoded(U"　　　　：\n", "EUC-JP");
            return bytes += encoded(U"辞書の一覧を表示します\n", "EUC-JP");
        }() << QByteArray("EUC-JP") << Lines();
        // As names between commas it looks odd, and less so in GBK.
        QTest::newRow("a-line-of-names-and-full-width-commas") << [] {
            Bytes bytes;
            for (int i = 0; i < 20; ++i)
                bytes += encoded(U"辞書の登録と削除を行なうコマンドです\n", "EUC-JP");
            return bytes += encoded(
                       U"てID，NO，U_CX，C_TIME，U_TIME，I_TIME，HOST_NAME，などの情報とともに\n",
                       "EUC-JP");
        }() << QByteArray("EUC-JP") << Lines();
    }
    void bothSayTheSame() {
        QFETCH(Bytes, bytes);
        QFETCH(QByteArray, encoding);
        QFETCH(Lines, mixed);
        for (const Answer& answer : {surveyed(bytes), detected(bytes)}) {
            QCOMPARE(QByteArray::fromStdString(answer.encoding), encoding);
            QVERIFY(answer.mixed == mixed);
        }
    }

    /// As the encoding of the lines does.
    void theOtherGuessesFollow() {
        Bytes bytes = russian("KOI8-R", 5);
        bytes += encoded(kUkrainian, "KOI8-U");
        const auto found = detectWithLines(MemorySource(bytes), registry());
        const auto& guesses = found->detection.guesses;
        QVERIFY(guesses.size() > 1);
        for (std::size_t i = 1; i < guesses.size(); ++i)
            QVERIFY(guesses[i].score <= guesses[i - 1].score);
        QVERIFY(guesses.front().sameAs == nullptr);
    }

    void aDeclarationIsComparedWithTheEncodingOfTheLines() {
        Bytes bytes = encoded(U"# -*- coding: koi8-u -*-\n", "ASCII");
        bytes += russian("KOI8-R", 5);
        bytes += encoded(kUkrainian, "KOI8-U");
        const FileRecord record = FileSurveyor(registry()).survey(MemorySource(bytes), "a");
        QCOMPARE(record.encoding, std::string("KOI8-U"));
        QCOMPARE(record.declaredAgrees, std::optional(true));
    }
};

QTEST_GUILESS_MAIN(TestMixedDetection)
#include "tst_mixed_detection.moc"
