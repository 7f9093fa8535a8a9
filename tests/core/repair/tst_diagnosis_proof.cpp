// What of a diagnosis is believed: words that come again count once, and the line that a stretch is
// in speaks for it or against it.

#include "codec/codec_registry.h"
#include "repair/repairer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;

class TestDiagnosisProof final : public QObject {
    Q_OBJECT

private slots:
    void texts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QByteArray>("repaired");
        const auto row = [](const char* fact, const QByteArray& text, const char* label,
                            const QByteArray& repaired) {
            QTest::newRow(fact) << text << QByteArray(label) << repaired;
        };
        const auto clean = [&](const char* fact, const QByteArray& text) {
            row(fact, text, "clean", text);
        };
        clean("a damaged word", "домаЮу");
        row("three times in a line", "домаЮу домаЮу домаЮу", "lossless", "домаћу домаћу домаћу");
        clean("so often that it is a habit", "домаЮу домаЮу домаЮу домаЮу домаЮу");
        clean("so often in lines of their own", QByteArray("домаЮу\n").repeated(20));
        clean("a name that comes twice", "Pečman Pečman");
        clean("a word twice, and other words", "premjeöteno premjeöteno „%s“ Možda premješteno\n");
        row("two words, with whole ones between and after them", "кампан≥ю абв пол≥тика абв абв",
            "lossless", "кампанію абв політика абв абв");
        row("the letter that comes back is intact after them",
            "премьера кампан≥ю пол≥тика і країна", "partial",
            "премьера кампанію політика і країна");
        row("intact in the next line", "кампан≥ю\nпол≥тика\nтериторія", "lossless",
            "кампанію\nполітика\nтериторія");
        row("intact before and after them", "територія кампан≥ю пол≥тика політика", "partial",
            "територія кампанію політика політика");
        const QByteArray words = QByteArray("слово ").repeated(40);
        row("in a long line", words + "кампан≥ю пол≥тика " + words.trimmed(), "lossless",
            words + "кампанію політика " + words.trimmed());
    }
    void texts() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, label);
        QFETCH(QByteArray, repaired);
        static const CodecRegistry codecs;
        static const Repairer repairer(codecs);
        const RepairPlan plan = repairer.repair(text.toStdString()).front();
        QCOMPARE(QByteArray::fromStdString(plan.text), repaired);
        QCOMPARE(QByteArray(identifier(plan.label).data()), label);
    }
};

QTEST_GUILESS_MAIN(TestDiagnosisProof)
#include "tst_diagnosis_proof.moc"
