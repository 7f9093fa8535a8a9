// Bytes that were never text, read as text in some encoding and saved: a program in a script, an
// archive in a message. A few places look misread by chance; nothing is to be repaired.

#include "core/codecs.h"
#include "repair/chain.h"
#include "repair/repairer.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

const Repairer& repairer() {
    static const Repairer all(registry());
    return all;
}

/// Printable ASCII and spaces, and in between `high` of 100 bytes from 80 on.
Bytes noise(std::mt19937& random, std::size_t length, unsigned high) {
    Bytes bytes;
    while (bytes.size() < length) {
        const unsigned kind = random() % 100;
        bytes.push_back(static_cast<Byte>(kind < high        ? 0x80 + random() % 0x80
                                          : kind < high + 12 ? U' '
                                                             : 0x21 + random() % 0x5E));
    }
    return bytes;
}

} // namespace

class TestNoise final : public QObject {
    Q_OBJECT

private slots:
    void isNotRepaired_data() {
        QTest::addColumn<QString>("encoding");
        for (const char* const name : {"ISO-8859-1", "windows-1250", "windows-1251", "macintosh",
                                       "IBM437", "IBM850", "KOI8-R"})
            QTest::newRow(name) << name;
    }
    void isNotRepaired() {
        QFETCH(QString, encoding);
        const Codec& codec = *registry().find(encoding.toStdString());
        std::mt19937 random(11);
        for (const unsigned high : {20u, 50u, 100u - 12u}) {
            for (int round = 0; round < 8; ++round) {
                std::u32string characters;
                for (const Byte byte : noise(random, 3000, high))
                    characters += decodeWhole(codec, {&byte, 1}, Tail::AtEnd).value_or(U"");
                const std::string text = toUtf8(characters);
                const RepairPlan plan = repairer().repair(text).front();
                QVERIFY2(plan.text == text, plan.text.c_str());
            }
        }
    }

    /// A text with some noise in it is a text.
    void besideMisreadTextIsLeftAlone() {
        const std::string misread = "DÃ©jÃ  vu : la fenÃªtre est fermÃ©e. ";
        const std::string program = "q\xC2\x81¬{\xC2\x90þ x=Ð\xC2\x8DÞ7 ";
        const RepairPlan plan =
            repairer().repair(misread + program + misread + program + misread).front();
        const std::string clean = "Déjà vu : la fenêtre est fermée. ";
        QCOMPARE(QByteArray::fromStdString(plan.text),
                 QByteArray::fromStdString(clean + program + clean + program + clean));
    }

    /// Odd words with characters that are in no encoding, as those of phonetics, were never bytes
    /// that were read as text.
    void besideSignsOfPhoneticsIsRepaired() {
        std::string phonetics;
        for (int i = 0; i < 4; ++i)
            phonetics += "[pˈaβ̞lo lˌe̞θaˈeta rˈejɛ]\n";
        const std::string text = "Updated by Enrico TrÃ¶ger\n" + phonetics;
        const std::string repaired = "Updated by Enrico Tröger\n" + phonetics;
        QCOMPARE(QByteArray::fromStdString(repairer().repair(text).front().text),
                 QByteArray::fromStdString(repaired));
    }

    /// Few odd words among many are no sign of noise, as they are where they are most of them.
    void besideFewOddWordsIsRepaired() {
        std::string text = "No, kĂłrwa!\n";
        for (int i = 0; i < 10; ++i)
            text += "¤§¬×Ł ";
        QCOMPARE(QByteArray::fromStdString(repairer().repair(text).front().text),
                 QByteArray::fromStdString(text));
        for (int i = 0; i < 40; ++i)
            text += "Gdzieś późną nocą źrebię śpi. ";
        const std::string repaired =
            "No, kórwa!\n" + text.substr(std::string("No, kĂłrwa!\n").size());
        QCOMPARE(QByteArray::fromStdString(repairer().repair(text).front().text),
                 QByteArray::fromStdString(repaired));
    }

    /// A picture is in no encoding.
    void bytesWithControlsAreNotDecoded() {
        const std::string russian = "\xF0\xD2\xC9\xD7\xC5\xD4, \xCB\xC1\xCB \xC4\xC5\xCC\xC1?";
        QCOMPARE(QByteArray::fromStdString(repairer().repair(russian).front().text),
                 QByteArray("Привет, как дела?"));
        const std::string picture = "\x89PNG\r\n\x1A\n\x01\x02IHDR" + russian;
        QCOMPARE(QByteArray::fromStdString(repairer().repair(picture).front().text),
                 QByteArray::fromStdString(picture));
        const std::string wide("G\0r\0\xF6\0\xDF\0e\0", 10);
        QCOMPARE(QByteArray::fromStdString(repairer().repair(wide).front().text),
                 QByteArray("Größe"));
    }

    /// Quotation marks in place show how a text was read; among controls anywhere they do not.
    void signsOutOfPlaceAreNoText() {
        const std::string text = "I don\xC2\x92t know";
        QCOMPARE(QByteArray::fromStdString(repairer().repair(text).front().text),
                 QByteArray("I don’t know"));
        const std::string among = "I don\xC2\x92t \xC2\x81 (\xC2\x94x 7\xC2\x91 know";
        QCOMPARE(QByteArray::fromStdString(repairer().repair(among).front().text),
                 QByteArray::fromStdString(among));
    }
};

QTEST_GUILESS_MAIN(TestNoise)
#include "tst_noise.moc"
