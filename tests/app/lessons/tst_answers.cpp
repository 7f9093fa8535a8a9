// Answers to questions are computed from the bytes: from the automaton, the encodings, the
// decoders. The expected values come from the standards, not from the code.

#include "lessons/answers.h"
#include "lessons/measures.h"
#include "text/qt_text.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestAnswers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nextState_data();
    void nextState();
    void byteRules_data();
    void byteRules();
    void typedBytes_data();
    void typedBytes();
    void measures_data();
    void measures();
    void measuresNothingWithoutBytes();
    void options();
    void followsTheDocument();
    void addsTheWrittenReason();

private:
    [[nodiscard]] LessonSubject subject(const char* hex, ByteRange selection = {},
                                        const char* codec = "UTF-8") const;

    CodecRegistry m_codecs;
};

LessonSubject TestAnswers::subject(const char* hex, ByteRange selection, const char* codec) const {
    return {toBytes(QByteArray::fromHex(hex)), m_codecs.find(codec), selection, &m_codecs};
}

void TestAnswers::nextState_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("byte");
    QTest::addColumn<QString>("state");
    const auto row = [](const char* before, int byte, const char* state) {
        QTest::addRow("%s-%02X", before, byte)
            << QString::fromLatin1(before) << byte << QString::fromLatin1(state);
    };
    row("", 0x41, "ACCEPT");
    row("", 0xE4, "NEED2");
    row("", 0xC0, "REJECT");
    row("E4", 0xB8, "NEED1");
    row("E4B8", 0x96, "ACCEPT");
    row("ED", 0xA0, "REJECT");
    row("ED", 0x81, "NEED1");
    row("F0", 0x8F, "REJECT");
    row("F09F", 0x98, "NEED1");
    row("F4", 0x8F, "NEED2");
    row("F4", 0x90, "REJECT");
    row("C0", 0x41, "REJECT");
}

void TestAnswers::nextState() {
    QFETCH(QString, before);
    QFETCH(int, byte);
    QFETCH(QString, state);
    LessonQuestion question;
    question.kind = QuestionKind::NextState;
    question.byte = static_cast<Byte>(byte);
    const QByteArray hex = before.toLatin1();
    const LessonSubject bytes = subject(hex.constData(), {0, std::uint64_t(hex.size() / 2)});
    QCOMPARE(rightAnswers(question, bytes), QStringList{state});
    QVERIFY(judge(question, bytes, state).right);
    QCOMPARE(wrongAnswers(question, bytes).size(), 8);
    QCOMPARE(judge(question, bytes, {}).reason, QStringLiteral("Choose an answer first."));
    for (const QString& wrong : wrongAnswers(question, bytes)) {
        const Judgement judgement = judge(question, bytes, wrong);
        QVERIFY(!judgement.right);
        QVERIFY(judgement.reason.contains(hexText(Bytes{question.byte})));
    }
    QVERIFY(!judge(question, bytes, {}).right);
}

void TestAnswers::byteRules_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("hex");
    QTest::addColumn<QString>("offsets");
    const auto row = [](const char* rule, const char* hex, const char* offsets) {
        QTest::addRow("%s-%s", rule, hex) << QString::fromLatin1(rule) << QString::fromLatin1(hex)
                                          << QString::fromLatin1(offsets);
    };
    row("first-error", "41C0AF", "1");
    row("first-error", "4142", "");
    row("error", "41C0AF42E4B8", "1 2 4 5");
    row("rejected", "E080B1", "1");
    row("rejected", "41C241", "2");
    row("eaten", "41C241", "2");
    row("eaten", "F09F98223E", "3");
    row("eaten", "EDA080", "");
    row("failing-lane", "4142C0AF4344", "3");
    row("failing-lane", "E4B896", "");
    row("lead", "D09CF09F9880", "0");
    row("last", "E4B89641", "2");
    row("continuation", "41E4B896", "2 3");
    row("ascii", "41E4B89642", "0 4");
    row("character", "E4B896C3A9", "3 4");
    row("mark", "EFBBBF61", "0 1 2");
    row("mark", "61EFBBBF", "");
}

void TestAnswers::byteRules() {
    QFETCH(QString, rule);
    QFETCH(QString, hex);
    QFETCH(QString, offsets);
    LessonQuestion question;
    question.kind = QuestionKind::ClickByte;
    question.which = rule;
    question.characters = rule == QLatin1String("character") ? U"é" : U"";
    const LessonSubject bytes = subject(hex.toLatin1().constData(), {0, 1});
    const QStringList right = offsets.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QCOMPARE(rightAnswers(question, bytes), right);
    for (std::size_t i = 0; i < bytes.bytes.size(); ++i) {
        const QString answer = QString::number(i);
        const Judgement judgement = judge(question, bytes, answer);
        QCOMPARE(judgement.right, right.contains(answer));
        QCOMPARE(judgement.reason.isEmpty(), judgement.right);
    }
    // Several bytes are right if each of them is.
    for (std::size_t first = 0; first < bytes.bytes.size(); ++first) {
        bool areAllRight = right.contains(QString::number(first));
        for (std::size_t last = first + 1; last < bytes.bytes.size(); ++last) {
            areAllRight = areAllRight && right.contains(QString::number(last));
            const Judgement judgement =
                judge(question, bytes, QStringLiteral("%1..%2").arg(first).arg(last));
            QCOMPARE(judgement.right, areAllRight);
            QCOMPARE(judgement.reason.isEmpty(), areAllRight);
        }
    }
    for (const char* none : {"99", "0..99", "2..1", "1..", "..", "-1", ""})
        QVERIFY2(!judge(question, bytes, QLatin1String(none)).right, none);
}

void TestAnswers::typedBytes_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason"); // empty: right
    const auto row = [](const char* name, const char* encoding, const char* text, const char* typed,
                        const char* reason) {
        QTest::newRow(name) << QString::fromUtf8(encoding) << QString::fromUtf8(text)
                            << QString::fromUtf8(typed) << QString::fromUtf8(reason);
    };
    row("right", "UTF-8", "é", "C3 A9", "");
    row("in-any-form", "UTF-8", "é", "0xc3,0xa9", "");
    row("other-encoding", "windows-1251", "ПР", "CFD0", "");
    row("utf-16", "UTF-16LE", "a", "61 00", "");
    row("latin-1", "UTF-8", "é", "E9", "Byte 1 is not E9.");
    row("second-byte", "UTF-8", "é", "C3 A8", "Byte 2 is not A8.");
    row("too-few", "UTF-8", "é", "C3", "C3 is right so far, but bytes are missing after it.");
    row("too-many", "UTF-8", "é", "C3 A9 00", "The text ends before byte 3, which is 00.");
    row("no-hex", "UTF-8", "é", "eacute", "Enter the bytes in hexadecimal, such as C3 A9.");
    row("nothing", "UTF-8", "é", "", "Enter the bytes in hexadecimal, such as C3 A9.");
}

void TestAnswers::typedBytes() {
    QFETCH(QString, encoding);
    QFETCH(QString, text);
    QFETCH(QString, typed);
    QFETCH(QString, reason);
    LessonQuestion question;
    question.kind = QuestionKind::TypeBytes;
    question.encoding = encoding;
    question.characters = toCodePoints(text);
    const LessonSubject bytes = subject("41");
    const Judgement judgement = judge(question, bytes, typed);
    QCOMPARE(judgement.right, reason.isEmpty());
    QCOMPARE(judgement.reason, reason);
    for (const QString& wrong : wrongAnswers(question, bytes))
        QVERIFY2(!judge(question, bytes, wrong).right, qPrintable(wrong));
    QVERIFY(judge(question, bytes, rightAnswers(question, bytes).front()).right);
}

void TestAnswers::measures_data() {
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("hex");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* measure, const char* with, const char* hex, const char* value) {
        QTest::addRow("%s-%s-%s", measure, with, hex)
            << QString::fromLatin1(measure) << QString::fromLatin1(with) << QString::fromLatin1(hex)
            << QString::fromUtf8(value);
    };
    row("bytes", "", "F09F9880", "4");
    row("code-points", "", "65CC81", "2");
    row("utf16-units", "", "F09F988041", "3");
    row("graphemes", "", "65CC8141", "2");
    row("bytes-nfc", "", "41CC80", "2");
    row("bytes-nfd", "", "C380", "3");
    row("errors", "", "C0AF41", "2");
    row("code-point", "", "E4B89641", "U+4E16");
    row("plane", "", "F0A08080", "2");
    row("replacements", "whatwg", "F09F98223E", "1");
    row("replacements", "plan9", "F09F98223E", "3");
    row("verdict", "branchy", "C0AF", "accepts");
    row("verdict", "whatwg", "C0AF", "refuses");
    row("reading", "KOI8-R", "CFF0E8E2E5F2", "оПХБЕР");
    row("encoded", "UTF-16BE", "CEB1", "03 B1");
    row("encoded", "windows-1251", "D29B", "none"); // қ
    row("length-in", "UTF-16LE", "F09F9880", "4");
    row("escaped", "percent", "D182", "%D1%82");
    row("first-line", "bytes", "610A5A0A", "Z");
    row("first-line", "bytes", "EFBD9E0AF09F9880", "\uff5e");
    row("first-line", "code-points", "EFBD9E0AF09F9880", "\uff5e");
    row("first-line", "utf16-units", "EFBD9E0AF09F9880", "😀");
    row("detected", "", "D09FD180D0B8D0B2D0B5D182", "UTF-8");
    row("repair", "", "E58DA0EC8F99EC9899", "destroyed");
    row("repaired", "", "436166C383C2A9", "Café");
}

void TestAnswers::measures() {
    QFETCH(QString, measure);
    QFETCH(QString, with);
    QFETCH(QString, hex);
    QFETCH(QString, value);
    QVERIFY(measureNames().contains(measure));
    QVERIFY(isKnownFor(measure, with, m_codecs));
    QVERIFY(!isKnownFor(measure, QStringLiteral("no such name"), m_codecs));
    QCOMPARE(measured(measure, with, subject(hex.toLatin1().constData())).value_or(QString()),
             value);
}

void TestAnswers::measuresNothingWithoutBytes() {
    for (const QString& measure : measureNames())
        QVERIFY2(!measured(measure, QStringLiteral("UTF-8"), subject("")), qPrintable(measure));
}

void TestAnswers::options() {
    LessonQuestion question;
    question.kind = QuestionKind::Choose;
    question.measure = QStringLiteral("bytes");
    question.options.resize(2);
    question.options[0].value = QStringLiteral("1");
    question.options[1].value = QStringLiteral("3");
    QCOMPARE(rightAnswers(question, subject("E4B896")), QStringList{QStringLiteral("1")});
    QVERIFY(!judge(question, subject("E4B896"), QStringLiteral("0")).right);
    QVERIFY(!judge(question, subject("E4B896"), QStringLiteral("0")).reason.isEmpty());
    QVERIFY(!judge(question, subject("E4B896"), {}).right);
    QVERIFY(!judge(question, subject("E4B896"), QStringLiteral("7")).right);
    question.measure.clear();
    question.options[0].right = true;
    QVERIFY(judge(question, subject("E4B896"), QStringLiteral("0")).right);
}

/// The same question has another answer once the bytes are others.
void TestAnswers::followsTheDocument() {
    LessonQuestion question;
    question.kind = QuestionKind::NextState;
    question.byte = 0x80;
    QCOMPARE(rightAnswers(question, subject("E4", {0, 1})).front(), QStringLiteral("NEED1"));
    QCOMPARE(rightAnswers(question, subject("E0", {0, 1})).front(), QStringLiteral("REJECT"));
    QCOMPARE(rightAnswers(question, subject("C2", {0, 1})).front(), QStringLiteral("ACCEPT"));
}

void TestAnswers::addsTheWrittenReason() {
    LessonQuestion question;
    question.kind = QuestionKind::TypeBytes;
    question.encoding = QStringLiteral("UTF-8");
    question.characters = U"é";
    question.why = LessonWords({{QStringLiteral("en"), QStringLiteral("Count the bits.")}});
    QCOMPARE(judge(question, subject("41"), QStringLiteral("E9")).reason,
             QStringLiteral("Byte 1 is not E9. Count the bits."));
    QCOMPARE(judge(question, subject("41"), QStringLiteral("C3 A9")).reason, QString());
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
