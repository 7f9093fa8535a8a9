// Reading lessons: what a lesson may hold, and that every fault is named with its place. A lesson
// from anyone is refused with a reason.

#include "files.h"
#include "lessons/lesson_library.h"
#include "lessons/lesson_reader.h"
#include "lessons/lesson_writer.h"
#include "text/json_place.h"
#include "text/qt_text.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <sys/stat.h>

#include <cctype>
#include <random>

using namespace moji;
using namespace moji::app;
using moji::test::contentsOf;

namespace {

const QByteArray kStep = R"({"hex":"E4 B8 96","select":"0:3","lens":"automaton",
    "state":{"step":"1"},"point":"automaton/steps/1","text":{"en":"Look."}})";

QByteArray lessonWith(const QByteArray& steps) {
    return R"({"id":"one","title":{"en":"One"},"topic":{"en":"T"},"summary":{"en":"S"},"steps":[)" +
           steps + "]}";
}

/// The step with one more key.
QByteArray stepAnd(const QByteArray& more) {
    return QByteArray(kStep).chopped(1) + "," + more + "}";
}

QByteArray questionOf(const QByteArray& json) {
    return lessonWith(stepAnd("\"question\":" + json));
}

} // namespace

class TestLessonReader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsALesson();
    void keepsWhatAStepLeavesOut();
    void encodesAString();
    void choosesTheLanguage();
    void namesTheFault_data();
    void namesTheFault();
    void refusesHostileFiles_data();
    void refusesHostileFiles();
    void readsEveryLessonOfTheProgram();
    void indexListsEveryFile();
    void schemaHasTheSameKeys();
    void readsAFolder();
    void anyMutationIsHarmless();
    void aFifoIsNotWaitedFor();
    void recordsSteps();
    void recordsNothingIntoAnotherFile();

private:
    [[nodiscard]] LessonReading read(const QByteArray& json) const {
        return readLesson(json, m_vocabulary);
    }

    CodecRegistry m_codecs;
    LessonVocabulary m_vocabulary{&m_codecs, {QStringLiteral("automaton"), QStringLiteral("bits")}};
};

void TestLessonReader::readsALesson() {
    const LessonReading reading = read(lessonWith(kStep));
    QCOMPARE(reading.faults, QStringList());
    const Lesson& lesson = *reading.lesson;
    QCOMPARE(lesson.id, QStringLiteral("one"));
    const LessonStep& step = lesson.steps.at(0);
    QVERIFY(step.bytes == (Bytes{0xE4, 0xB8, 0x96}));
    QVERIFY(step.selection == (ByteRange{0, 3}));
    QCOMPARE(step.state.value(QStringLiteral("step")), QStringLiteral("1"));
    QCOMPARE(step.point.join(QLatin1Char('|')), QStringLiteral("automaton|steps|1"));
    QCOMPARE(step.text.in(QStringLiteral("ko")), QStringLiteral("Look."));
}

void TestLessonReader::keepsWhatAStepLeavesOut() {
    const LessonReading reading = read(lessonWith(kStep + R"(,{"text":{"en":"More."}})"));
    QCOMPARE(reading.faults, QStringList());
    const LessonStep& second = reading.lesson->steps.at(1);
    QVERIFY(second.bytes == reading.lesson->steps.at(0).bytes);
    QCOMPARE(second.lens, QStringLiteral("automaton"));
    QVERIFY(second.state.empty()); // a state belongs to its step
    QVERIFY(second.selection.empty());
}

void TestLessonReader::encodesAString() {
    const LessonReading reading =
        read(lessonWith(R"({"string":"é","encoding":"UTF-16BE","lens":"bits","text":{"en":"x"}})"));
    QCOMPARE(reading.faults, QStringList());
    QVERIFY(reading.lesson->steps.at(0).bytes == (Bytes{0x00, 0xE9}));
}

void TestLessonReader::choosesTheLanguage() {
    const LessonWords words(
        {{QStringLiteral("en"), QStringLiteral("E")}, {QStringLiteral("ru"), QStringLiteral("R")}});
    QCOMPARE(words.in(QStringLiteral("ru")), QStringLiteral("R"));
    QCOMPARE(words.in(QStringLiteral("zh")), QStringLiteral("E"));
}

void TestLessonReader::namesTheFault_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const QByteArray& json, const char* fault) {
        QTest::newRow(name) << json << QString::fromUtf8(fault);
    };
    row("no-object", "[]", "A JSON object is expected.");
    row("no-id", QByteArray(lessonWith(kStep)).replace("\"id\":\"one\",", ""), "id is missing");
    row("bad-id", QByteArray(lessonWith(kStep)).replace("\"one\"", "\"../one\""),
        "id: use lower-case letters, digits and hyphens, at most 64");
    row("no-steps", lessonWith(""), "steps: a list of 1 to 64 steps is expected");
    row("unknown-key", lessonWith(stepAnd("\"colour\":\"red\"")), "step 1: unknown key: colour");
    row("outside", QByteArray(lessonWith(kStep)).replace("0:3", "0:4"),
        "step 1: select: 0:4 is outside the 3 bytes");
    row("unknown-lens", QByteArray(lessonWith(kStep)).replace("\"automaton\"", "\"telescope\""),
        "step 1: lens: unknown lens: telescope");
    row("unknown-place",
        QByteArray(lessonWith(kStep)).replace("automaton/steps/1", "telescope/steps"),
        "step 1: point: unknown place: telescope");
    row("unknown-encoding", lessonWith(stepAnd("\"encoding\":\"UTF-9\"")),
        "step 1: encoding: unknown encoding: UTF-9");
    row("state-of-wrong-type", QByteArray(lessonWith(kStep)).replace("\"1\"}", "1}"),
        "step 1: state.step: a text is expected");
    row("bad-hex", QByteArray(lessonWith(kStep)).replace("E4 B8 96", "E4 B8 9"), "step 1: hex: ");
    row("unmappable",
        lessonWith(R"({"string":"世","encoding":"KOI8-R","lens":"bits","text":{"en":"x"}})"),
        "step 1: string: KOI8-R cannot encode it");
    row("no-english", QByteArray(lessonWith(kStep)).replace("{\"en\":\"Look.\"}", "{\"ru\":\"x\"}"),
        "step 1: text: an object with the key \"en\" is expected");
    row("empty-text", QByteArray(lessonWith(kStep)).replace("Look.", ""),
        "step 1, text: en is empty");
    row("unknown-kind", questionOf(R"({"kind":"guess","text":{"en":"?"}})"),
        "step 1, question: kind: unknown kind of question: guess");
    row("two-bytes", questionOf(R"({"kind":"next-state","byte":"E4 B8","text":{"en":"?"}})"),
        "step 1, question: byte: one byte in hexadecimal is expected");
    row("unknown-rule", questionOf(R"({"kind":"click-byte","which":"best","text":{"en":"?"}})"),
        "step 1, question: which: unknown rule: best");
    row("unknown-measure", questionOf(R"({"kind":"choose","measure":"weight","text":{"en":"?"},
                       "options":[{"value":"1"},{"value":"2"}]})"),
        "step 1, question: measure: unknown measure: weight");
    row("unknown-decoder",
        questionOf(R"({"kind":"choose","measure":"replacements","with":"magic","text":{"en":"?"},
                       "options":[{"value":"1"},{"value":"2"}]})"),
        "step 1, question: with: unknown name for this measure: magic");
    row("nothing-right", questionOf(R"({"kind":"choose","text":{"en":"?"},
                       "options":[{"text":{"en":"a"},"why":{"en":"w"}},
                                  {"text":{"en":"b"},"why":{"en":"w"}}]})"),
        "step 1, question: options: exactly one must be right");
    row("no-reason", questionOf(R"({"kind":"choose","text":{"en":"?"},
                       "options":[{"text":{"en":"a"},"right":true},{"text":{"en":"b"}}]})"),
        "step 1, question, option 2: why: say why this answer is wrong");
}

void TestLessonReader::namesTheFault() {
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    const LessonReading reading = read(json);
    QVERIFY(!reading.lesson);
    const bool named = std::any_of(reading.faults.begin(), reading.faults.end(),
                                   [&](const QString& one) { return one.startsWith(fault); });
    QVERIFY2(named, qPrintable(reading.faults.join(QLatin1Char('\n'))));
}

void TestLessonReader::refusesHostileFiles_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no-json") << QByteArray("\0\xFF<html>", 8);
    QTest::newRow("deep") << QByteArray(100000, '[');
    QTest::newRow("deep-objects") << QByteArray("{\"a\":").repeated(100000);
    QTest::newRow("huge") << QByteArray(kMostLessonFile + 1, ' ');
    QTest::newRow("many-steps") << lessonWith((kStep + ",").repeated(kMostLessonSteps) + kStep);
    QTest::newRow("steps-of-wrong-type") << lessonWith("1,null,\"x\",[]");
    QTest::newRow("many-bytes") << lessonWith("{\"hex\":\"" +
                                              QByteArray("41").repeated(kMostLessonBytes + 1) +
                                              "\",\"lens\":\"bits\",\"text\":{\"en\":\"x\"}}");
    QTest::newRow("long-text")
        << QByteArray(lessonWith(kStep)).replace("Look.", QByteArray(kMostJsonText + 1, 'x'));
    QTest::newRow("text-of-wrong-type")
        << QByteArray(lessonWith(kStep)).replace("{\"en\":\"Look.\"}", "[1]");
    QTest::newRow("large-range")
        << QByteArray(lessonWith(kStep)).replace("0:3", "0:18446744073709551615");
}

void TestLessonReader::refusesHostileFiles() {
    QFETCH(QByteArray, json);
    const LessonReading reading = read(json);
    QVERIFY(!reading.lesson);
    QVERIFY(!reading.faults.empty());
    for (const QString& fault : reading.faults)
        QVERIFY2(fault.size() < 400, qPrintable(fault));
}

void TestLessonReader::readsEveryLessonOfTheProgram() {
    const LessonLibrary library(m_codecs);
    QCOMPARE(library.faults(), QStringList());
    QVERIFY(library.lessons().size() >= 20);
    for (const LessonLibrary::Listed& listed : library.lessons()) {
        const auto steps = listed.lesson.steps.size();
        // The introduction of the start page shows three things and asks nothing.
        const bool isIntroduction = listed.lesson.id == QLatin1String("first-minute");
        QVERIFY2(isIntroduction ? steps == 3 : steps >= 5 && steps <= 12,
                 qPrintable(listed.lesson.id));
        QCOMPARE(listed.lesson.questions() == 0, isIntroduction);
        QCOMPARE(QFileInfo(listed.path).completeBaseName(), listed.lesson.id);
    }
}

void TestLessonReader::indexListsEveryFile() {
    const QDir folder(QStringLiteral(MOJISCOPE_SOURCE "/resources/lessons"));
    QSet<QString> files;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}))
        files += name;
    files -= {QStringLiteral("index.json"), QStringLiteral("lesson.schema.json")};
    QSet<QString> listed;
    for (const QString& path : LessonLibrary::builtInPaths())
        listed += QFileInfo(path).fileName();
    QCOMPARE(listed, files);
}

/// The schema is for editors; it must not promise other keys than the program reads.
void TestLessonReader::schemaHasTheSameKeys() {
    const QJsonObject schema =
        QJsonDocument::fromJson(
            contentsOf(QStringLiteral(MOJISCOPE_SOURCE "/resources/lessons/lesson.schema.json")))
            .object();
    const QJsonObject definitions = schema.value(QLatin1String("$defs")).toObject();
    for (const char* kind : {"lesson", "step", "note", "question", "option"}) {
        const QJsonObject object = qstrcmp(kind, "lesson") == 0
                                       ? schema
                                       : definitions.value(QLatin1String(kind)).toObject();
        const QStringList keys = object.value(QLatin1String("properties")).toObject().keys();
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()), lessonKeys(QLatin1String(kind)));
        QCOMPARE(object.value(QLatin1String("additionalProperties")), QJsonValue(false));
    }
}

void TestLessonReader::readsAFolder() {
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& json) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(json);
    };
    write("good.json", lessonWith(kStep));
    write("again.json.txt", "no lesson");
    write("bad.json", "{}");
    LessonLibrary library(m_codecs);
    const std::size_t builtIn = library.lessons().size();
    library.readFolder(folder.path());
    QCOMPARE(library.lessons().size(), builtIn + 1);
    QVERIFY(library.find(QStringLiteral("one")) != nullptr);
    QVERIFY(library.faults().front().startsWith(QStringLiteral("bad.json: ")));
    library.readFolder(folder.path()); // not twice
    QCOMPARE(library.lessons().size(), builtIn + 1);
    write("same.json", lessonWith(kStep));
    library.readFolder(folder.path());
    QVERIFY(library.faults().contains(QStringLiteral("same.json: there is another lesson one")));
    write("z\xE2\x80\xAEtxt.json", "{}"); // U+202E would show nosj.txt
    library.readFolder(folder.path());
    QVERIFY(library.faults().back().startsWith(QStringLiteral("z<U+202E>txt.json: ")));
}

/// Lessons of the program with random damage: a lesson, or faults, never both or neither.
void TestLessonReader::anyMutationIsHarmless() {
    QList<QByteArray> seeds;
    for (const QString& path : LessonLibrary::builtInPaths())
        seeds += contentsOf(path);
    const QByteArray pieces[] = {"{",
                                 "}",
                                 "[",
                                 "]",
                                 "\"",
                                 ",",
                                 ":",
                                 "null",
                                 "-1",
                                 "1e999",
                                 "\xFF",
                                 "0:0",
                                 "18446744073709551615",
                                 "\"hex\":\"F\"",
                                 "\\u0000",
                                 "\xE2\x80\xAE"};
    std::mt19937 random(20266);
    const auto below = [&](qsizetype n) { return qsizetype(random() % std::uint32_t(n)); };
    int readable = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray json = seeds[below(seeds.size())];
        for (qsizetype edits = 1 + below(3); edits > 0; --edits) {
            const qsizetype at = below(json.size());
            switch (below(4)) {
            case 0:
                json[at] = std::isalnum(static_cast<unsigned char>(json[at])) && below(4) > 0
                               ? "0123456789abcdef"[below(16)]
                               : char(random());
                break;
            case 1:
                json.remove(at, 1 + below(20));
                break;
            case 2:
                json.insert(at, pieces[below(qsizetype(std::size(pieces)))]);
                break;
            default:
                json.insert(at, json.mid(below(json.size()), below(200)));
            }
        }
        const LessonReading reading = readLesson(json, m_vocabulary);
        QVERIFY(reading.lesson.has_value() == reading.faults.empty());
        if (!reading.lesson)
            continue;
        ++readable;
        QVERIFY(reading.lesson->steps.size() <= std::size_t(kMostLessonSteps));
        for (const LessonStep& step : reading.lesson->steps)
            QVERIFY(step.bytes.size() <= kMostLessonBytes &&
                    step.selection.end <= step.bytes.size());
    }
    QVERIFY(readable > 20);
}

void TestLessonReader::aFifoIsNotWaitedFor() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lesson.json"));
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    QCOMPARE(readLessonFile(path, m_vocabulary).faults.size(), 1);
    QVERIFY(!appendStep(path, RecordedStep{}));
}

void TestLessonReader::recordsSteps() {
    const RecordedStep step{.bytes = {0xC0, 0xAF},
                            .encoding = QStringLiteral("UTF-8"),
                            .selection = {0, 2},
                            .lens = QStringLiteral("bits"),
                            .state = {{QStringLiteral("historic"), QStringLiteral("on")}},
                            .notes = {},
                            .text = QStringLiteral("A slash?")};
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("My Lesson.json"));
    QVERIFY(appendStep(path, step));
    QVERIFY(appendStep(path, step));
    const LessonReading reading = readLessonFile(path, m_vocabulary);
    QCOMPARE(reading.faults, QStringList());
    QCOMPARE(reading.lesson->id, QStringLiteral("my-lesson"));
    QCOMPARE(reading.lesson->steps.size(), std::size_t(2));
    const LessonStep& read = reading.lesson->steps[1];
    QVERIFY(read.bytes == step.bytes && read.selection == step.selection);
    QCOMPARE(read.state, step.state);
    QCOMPARE(read.text.text(), step.text);
}

void TestLessonReader::recordsNothingIntoAnotherFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("notes.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[1, 2, 3]");
    file.close();
    QVERIFY(!appendStep(path, RecordedStep{}));
    QCOMPARE(contentsOf(path), QByteArray("[1, 2, 3]"));
}

QTEST_GUILESS_MAIN(TestLessonReader)
#include "tst_lesson_reader.moc"
