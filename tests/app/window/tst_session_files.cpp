// Sessions as files: everything comes back as it was, for every lens; what a session names is read
// and nothing else; a hostile one is refused with a reason.

#include "document/bookmarks.h"
#include "document/line_pins.h"
#include "document/notes.h"
#include "grid/byte_grid.h"
#include "grid/bytes_state.h"
#include "lenses/lens_registry.h"
#include "text/json_place.h"
#include "text/qt_text.h"
#include "window/banner.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/save_session_dialog.h"
#include "window/session_files.h"

#include "patient.h"
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QMessageBox>
#include <QRadioButton>
#include <QTemporaryDir>

#include <sys/stat.h>

#include <map>
#include <random>

using namespace moji;
using namespace moji::app;

namespace {

const QByteArray kContent(
    "caf\xC3\xA9\n\xD0\xBC\xD0\xB8\xD1\x80\n\xC0\xAF\xE4\xB8\x96\n\xED\xA0\x80 %D0%BC plain\n");

/// Of a listed value, "2 (what it means)" or "1..7", one that can be set: the last one.
QString settable(const QString& listed) {
    const QString value = listed.section(QStringLiteral(" ("), 0, 0);
    return value.section(QStringLiteral(".."), -1);
}

/// A state as different from a new lens's as its listed values allow.
LensState otherState(const Lens& lens) {
    LensState state;
    for (const QString& key : lens.stateKeys())
        if (const QStringList values = lens.stateValues(key); !values.empty())
            state[key] = settable(values.back());
    const LensState texts{{QStringLiteral("find"), QStringLiteral("koi")},
                          {QStringLiteral("filter"), QStringLiteral("a")},
                          {QStringLiteral("entry"), QStringLiteral("1,0")},
                          {QStringLiteral("text"), QStringLiteral("мир")}};
    for (auto text = texts.begin(); text != texts.end(); ++text)
        if (lens.stateKeys().contains(text.key()) && lens.stateValues(text.key()).empty())
            state[text.key()] = *text;
    return state;
}

QByteArray sessionWith(const QByteArray& document) {
    return R"({"mojiscope": 1, "documents": [)" + document + "]}";
}

const QByteArray kDocument = R"({"base64": "YWJj", "encoding": "UTF-8"})";

} // namespace

class TestSessionFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void everyLensComesBack_data();
    void everyLensComesBack();
    void tabsAndRemarksComeBack();
    void closedLensesStayClosed();
    void whatIsTooLongForASessionKeepsNoneFromOpening();
    void theJsonIsTheSameAgain();
    void filesAreNamedRelativeToTheSession();
    void changedFilesAreSaidToBe();
    void onlyRegularFilesAreOpened_data();
    void onlyRegularFilesAreOpened();
    void filesOutsideAreShown();
    void sessionsInSessionsAreBytes();
    void editedFilesAreKeptInside();
    void whatAPipeGaveIsKeptInside();
    void whatAPipeGaveHasNoPathToKeep();
    void hostileSessionsAreRefused_data();
    void hostileSessionsAreRefused();
    void schemaHasTheSameKeys();
    void hugeSessionsAreNotRead();
    void anyMutationIsHarmless();
    void mutatedStatesAreHarmless();

private:
    void settle();
    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QLatin1String(name));
    }
    void write(const QString& path, const QByteArray& bytes) const;
    /// In a new window.
    void reopen(const QString& path);
    [[nodiscard]] QStringList banners() const;
    [[nodiscard]] QByteArray contents(Document& document) const {
        return toQByteArray(document.bytes({0, document.size()}));
    }

    const CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
};

void TestSessionFiles::init() {
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
}

void TestSessionFiles::settle() {
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTest::qWait(0);
}

void TestSessionFiles::write(const QString& path, const QByteArray& bytes) const {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestSessionFiles::reopen(const QString& path) {
    m_window.reset();
    init();
    m_window->opener().open(path);
    settle();
}

QStringList TestSessionFiles::banners() const {
    QStringList sentences;
    for (const Banner* banner : m_window->findChildren<Banner*>())
        if (!banner->isHidden())
            sentences += banner->sentence();
    return sentences;
}

void TestSessionFiles::everyLensComesBack_data() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

void TestSessionFiles::everyLensComesBack() {
    QFETCH(QString, id);
    m_window->document().setBytes(toBytes(kContent), QStringLiteral("content"));
    m_window->selection().select(9, 6);
    m_window->showLens(id);
    settle();
    LensHost* host = m_window->docks().host(id);
    const LensState bytes{{QStringLiteral("format"), QStringLiteral("oct")},
                          {QStringLiteral("density"), QStringLiteral("compact")},
                          {QStringLiteral("row"), QStringLiteral("8")},
                          {QStringLiteral("column"), QStringLiteral("text")}};
    if (host != nullptr)
        QCOMPARE(host->setState(otherState(*host->lens())), QStringList());
    else
        QCOMPARE(setBytesState(m_window->grid(), bytes), QStringList());
    settle();
    const LensState before = host != nullptr ? host->state() : bytesState(m_window->grid());
    const auto arrangement = m_window->docks().arrangement();
    const auto saved = m_window->sessions().save(path("one.mojiscope"), SessionFiles::Keep::Inside);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error()));
    reopen(path("one.mojiscope"));
    QCOMPARE(contents(m_window->document()), kContent);
    QCOMPARE(m_window->document().name(), QStringLiteral("content"));
    QCOMPARE(m_window->selection().anchor(), std::uint64_t{9});
    QCOMPARE(m_window->selection().caret(), std::uint64_t{6});
    QCOMPARE(m_window->docks().arrangement().open, arrangement.open);
    QCOMPARE(m_window->docks().arrangement().inFront, arrangement.inFront);
    QTRY_COMPARE(host != nullptr ? m_window->docks().host(id)->state()
                                 : bytesState(m_window->grid()),
                 before);
}

void TestSessionFiles::tabsAndRemarksComeBack() {
    const Codec* korean = m_codecs.find("EUC-KR");
    write(path("file.txt"), "first line\nsecond\n");
    m_window->opener().open({.path = path("file.txt"), .codec = korean});
    m_window->document().bookmarks().replaceAll({{2, {}}, {5, QStringLiteral("five")}});
    m_window->document().notes().write({3, 6}, QStringLiteral("three\nto six"));
    m_window->document().linePins().set(11, m_codecs.find("KOI8-R"));
    m_window->selection().select(4, 9);
    m_window->opener().open({.name = QStringLiteral("other"),
                             .bytes = std::make_shared<const MemorySource>(Bytes{0xFF, 0x00, 0x41}),
                             .codec = m_codecs.find("UTF-16LE")});
    m_window->tabs().setCurrent(m_window->tabs().at(0));
    for (const auto keep : {SessionFiles::Keep::Paths, SessionFiles::Keep::Inside}) {
        QVERIFY(m_window->sessions().save(path("tabs.mojiscope"), keep));
        reopen(path("tabs.mojiscope"));
        QCOMPARE(m_window->tabs().count(), 2);
        QCOMPARE(m_window->tabs().indexOf(m_window->tabs().current()), 0);
        Document& document = m_window->document();
        QCOMPARE(&document.codec(), korean);
        QCOMPARE(contents(document), QByteArray("first line\nsecond\n"));
        QVERIFY((document.bookmarks().list() ==
                 std::vector<Bookmark>{{2, {}}, {5, QStringLiteral("five")}}));
        QVERIFY((document.notes().list() ==
                 std::vector<Note>{{{3, 6}, QStringLiteral("three\nto six")}}));
        QVERIFY((document.linePins().all() == LinePins::Pins{{11, m_codecs.find("KOI8-R")}}));
        QCOMPARE(m_window->selection().anchor(), std::uint64_t{4});
        QCOMPARE(m_window->selection().caret(), std::uint64_t{9});
        QCOMPARE(contents(m_window->tabs().at(1).document()), QByteArray("\xFF\0A", 3));
        QVERIFY(banners().empty());
    }
}

/// Also where no lens was open. A session that does not say leaves them as they are.
void TestSessionFiles::closedLensesStayClosed() {
    const auto open = [&] { return m_window->docks().arrangement().open; };
    for (const LensRow& row : lensRows())
        if (QDockWidget* dock = m_window->docks().dock(QLatin1String(row.id)))
            dock->close();
    QCOMPARE(open(), QStringList());
    QVERIFY(m_window->sessions().save(path("none.mojiscope"), SessionFiles::Keep::Inside));
    reopen(path("none.mojiscope"));
    QCOMPARE(open(), QStringList());
    m_window.reset();
    init();
    const QStringList usual = open();
    QVERIFY(!usual.empty());
    write(path("silent.mojiscope"), sessionWith(kDocument));
    m_window->opener().open(path("silent.mojiscope"));
    QCOMPARE(open(), usual);
}

/// The reader refuses it from strangers.
void TestSessionFiles::whatIsTooLongForASessionKeepsNoneFromOpening() {
    m_window->document().setBytes(toBytes(kContent), QStringLiteral("content"));
    const QString tooLong(10'000, QLatin1Char('a'));
    QVERIFY(m_window->document().bookmarks().toggle(1));
    m_window->document().bookmarks().rename(1, tooLong);
    m_window->showLens(QStringLiteral("strings"));
    m_window->docks()
        .host(QStringLiteral("strings"))
        ->setState({{QStringLiteral("filter"), tooLong}});
    settle();
    QVERIFY(m_window->sessions().save(path("long.mojiscope"), SessionFiles::Keep::Inside));
    const SessionReading reading =
        readSessionFile(path("long.mojiscope"), sessionVocabulary(m_codecs));
    QCOMPARE(reading.faults, QStringList());
    QVERIFY(tooLong.startsWith(reading.session->documents[0].bookmarks.at(0).name));
    reopen(path("long.mojiscope"));
    QCOMPARE(contents(m_window->document()), kContent);
}

void TestSessionFiles::theJsonIsTheSameAgain() {
    m_window->document().setBytes(toBytes(kContent), QStringLiteral("a name with 世"));
    m_window->document().notes().write({0, 4}, QStringLiteral("“quotes” \"and\" \\ back\tslashes"));
    QVERIFY(m_window->sessions().save(path("one.mojiscope"), SessionFiles::Keep::Inside));
    const auto reading = readSessionFile(path("one.mojiscope"), sessionVocabulary(m_codecs));
    QVERIFY(reading.session);
    QFile file(path("one.mojiscope"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(sessionJson(*reading.session), file.readAll());
}

void TestSessionFiles::filesAreNamedRelativeToTheSession() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("a/data")));
    write(path("a/data/file"), "content");
    m_window->opener().open(path("a/data/file"));
    QVERIFY(m_window->sessions().save(path("a/x.mojiscope"), SessionFiles::Keep::Paths));
    QVERIFY(QDir(m_folder.path()).rename(QStringLiteral("a"), QStringLiteral("b")));
    reopen(path("b/x.mojiscope"));
    QCOMPARE(m_window->document().path(), path("b/data/file"));
    QVERIFY(banners().empty());
}

void TestSessionFiles::changedFilesAreSaidToBe() {
    write(path("changing"), "content");
    m_window->opener().open(path("changing"));
    m_window->document().notes().write({5, 7}, QStringLiteral("note"));
    QVERIFY(m_window->sessions().save(path("x.mojiscope"), SessionFiles::Keep::Paths));
    write(path("changing"), "CONTENt");
    reopen(path("x.mojiscope"));
    QCOMPARE(contents(m_window->document()), QByteArray("CONTENt"));
    QCOMPARE(banners().size(), qsizetype{1});
    QVERIFY(
        banners().front().contains(QStringLiteral("not the file that the session was saved with")));
    write(path("changing"), "cut");
    reopen(path("x.mojiscope"));
    QCOMPARE(contents(m_window->document()), QByteArray("cut"));
    QVERIFY(m_window->document().notes().list().empty());
}

void TestSessionFiles::onlyRegularFilesAreOpened_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"missing", "fifo", "folder", "/dev/zero", "/dev/tty"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestSessionFiles::onlyRegularFilesAreOpened() {
    QFETCH(QString, name);
    ::mkfifo(QFile::encodeName(path("fifo")).constData(), 0600);
    QDir(m_folder.path()).mkpath(QStringLiteral("folder"));
    write(path("x.mojiscope"), sessionWith(R"({"encoding": "UTF-8", "path": ")" + name.toUtf8() +
                                           R"("}, )" + kDocument));
    reopen(path("x.mojiscope"));
    QCOMPARE(m_window->tabs().count(), 1);
    QCOMPARE(contents(m_window->document()), QByteArray("abc"));
    QCOMPARE(banners().size(), qsizetype{1});
    QVERIFY2(banners().front().contains(QStringLiteral("cannot be opened")),
             qPrintable(banners().front()));
    QVERIFY(banners().front().contains(name));
}

void TestSessionFiles::filesOutsideAreShown() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("inner")));
    write(path("outer.txt"), "outer");
    QVERIFY(QFile::link(path("outer.txt"), path("inner/link")) ||
            QFile::exists(path("inner/link")));
    for (const QByteArray& name : {path("outer.txt").toUtf8(), QByteArray("link")}) {
        write(path("inner/x.mojiscope"),
              sessionWith(R"({"encoding": "UTF-8", "path": ")" + name + R"("})"));
        reopen(path("inner/x.mojiscope"));
        QCOMPARE(contents(m_window->document()), QByteArray("outer"));
        QCOMPARE(banners().size(), qsizetype{1});
        QVERIFY(banners().front().contains(path("outer.txt")));
    }
}

/// Otherwise it would open itself without end.
void TestSessionFiles::sessionsInSessionsAreBytes() {
    const QByteArray json = sessionWith(R"({"encoding": "UTF-8", "path": "self.mojiscope"})");
    write(path("self.mojiscope"), json);
    reopen(path("self.mojiscope"));
    QCOMPARE(m_window->tabs().count(), 1);
    QCOMPARE(contents(m_window->document()), json);
}

void TestSessionFiles::editedFilesAreKeptInside() {
    write(path("edited"), "on disk");
    m_window->opener().open(path("edited"));
    m_window->document().insert(0, asBytes("not "), QStringLiteral("typing"));
    QVERIFY(m_window->sessions().save(path("x.mojiscope"), SessionFiles::Keep::Paths));
    reopen(path("x.mojiscope"));
    QCOMPARE(contents(m_window->document()), QByteArray("not on disk"));
    QVERIFY(m_window->document().path().isEmpty());
    m_window->document().setBytes(Bytes(kMostInside + 1, Byte{'x'}), QStringLiteral("large"));
    const auto saved = m_window->sessions().save(path("y.mojiscope"), SessionFiles::Keep::Paths);
    QVERIFY(!saved);
    QVERIFY(saved.error().contains(QStringLiteral("large")));
    QVERIFY(!QFile::exists(path("y.mojiscope")));
}

void TestSessionFiles::whatAPipeGaveIsKeptInside() {
    QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    m_window->opener().open(
        {.path = path("pipe"), .bytes = std::make_shared<const MemorySource>(Bytes(3, 'a'))});
    QVERIFY(m_window->sessions().save(path("x.mojiscope"), SessionFiles::Keep::Paths));
    reopen(path("x.mojiscope"));
    QCOMPARE(contents(m_window->document()), QByteArray("aaa"));
    QCOMPARE(m_window->document().name(), QStringLiteral("pipe"));
    QVERIFY(m_window->document().path().isEmpty());
    QVERIFY(banners().empty());
}

void TestSessionFiles::whatAPipeGaveHasNoPathToKeep() {
    m_window->opener().open(
        {.path = path("pipe"), .bytes = std::make_shared<const MemorySource>(Bytes(3, 'a'))});
    m_window->sessions().saveAs();
    auto* dialog = m_window->findChild<SaveSessionDialog*>();
    QVERIFY(dialog != nullptr);
    for (const QRadioButton* way : dialog->findChildren<QRadioButton*>())
        QCOMPARE(way->isEnabled(), way->isChecked()); // there is no other way
    dialog->reject();
}

void TestSessionFiles::hostileSessionsAreRefused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& json, const char* reason) {
        QTest::newRow(name) << json << QString::fromUtf8(reason);
    };
    const auto with = [](const QByteArray& members) {
        return sessionWith(R"({"base64": "YWJj", "encoding": "UTF-8", )" + members + "}");
    };
    const auto named = [](const QByteArray& path) {
        return sessionWith(R"({"encoding": "UTF-8", "path": ")" + path + R"("})");
    };
    row("empty", "", "Not JSON");
    row("list", "[]", "object is expected");
    row("cut", sessionWith(kDocument).chopped(1), "Not JSON");
    row("deep", QByteArray(100000, '['), "deeper than 32 levels");
    row("deep-objects", QByteArray(R"({"a":)").repeated(5000), "deeper than 32 levels");
    row("other-version", R"({"mojiscope": 2, "documents": [], "else": {}})",
        "Version 2 of the format");
    row("no-version", R"({"documents": []})", "mojiscope is missing");
    row("version-text", R"({"mojiscope": "1", "documents": []})", "mojiscope: a whole number");
    row("no-documents", R"({"mojiscope": 1})", "documents is missing");
    row("documents-object", R"({"mojiscope": 1, "documents": {}})", "documents: a list");
    row("document-number", sessionWith("7"), "documents: a list of objects");
    row("too-many", sessionWith(QByteArray(kDocument + ",").repeated(201).chopped(1)),
        "at most 200");
    row("unknown-key", with(R"("run": "rm -rf /")"), "document 1: unknown key: run");
    row("key-twice", with(R"("caret": 1, "caret": 2)"), "has the key caret twice");
    row("key-escaped", with(R"("c\u0061ret": 1, "caret": 2)"), "written with escapes");
    row("fraction", with(R"("caret": 1.5)"), "caret: a whole number");
    row("negative", with(R"("caret": -1)"), "caret: a whole number");
    row("huge", with(R"("caret": 1e300)"), "caret: a whole number");
    row("past-53-bits", with(R"("caret": 9007199254740992)"), "caret: a whole number");
    row("not-a-number", with(R"("caret": NaN)"), "Not JSON");
    row("unknown-encoding", sessionWith(R"({"base64": "", "encoding": "UTF-9"})"),
        "unknown encoding: UTF-9");
    row("no-encoding", sessionWith(R"({"base64": ""})"), "encoding is missing");
    row("not-base64", sessionWith(R"({"base64": "a*b", "encoding": "UTF-8"})"), "not base64");
    row("base64-number", sessionWith(R"({"base64": 7, "encoding": "UTF-8"})"), "base64: a text");
    row("base64-and-path", with(R"("path": "/etc/passwd")"), "use one of them");
    row("too-many-bytes",
        sessionWith(R"({"encoding": "UTF-8", "base64": ")" +
                    QByteArray(kMostInside + 1, 'x').toBase64() + R"("})"),
        "more than 16777216 bytes");
    row("neither", sessionWith(R"({"encoding": "UTF-8"})"), "path or base64");
    row("up", named("../secret"), "“..” is in it");
    row("up-inside", named("/home/../etc/passwd"), "“..” is in it");
    row("nul", named(R"(a\u0000b)"), "control character");
    row("line-feed", named(R"(a\nb)"), "control character");
    row("bidi", named(R"(a\u202Etxt.exe)"), "reorders text");
    row("lone-surrogate", named(R"(a\uD800b)"), "path: ");
    row("not-utf8", named("a\xFFz"), "Not JSON");
    row("long-name", named(QByteArray(5000, 'a')), "longer than 4096");
    row("bidi-name", with(R"("name": "a\u2066b")"), "name: ");
    row("short-hash", sessionWith(R"({"path": "a", "encoding": "UTF-8", "sha256": "abc"})"),
        "64 hexadecimal digits");
    row("unknown-lens", with(R"("lenses": {"shell": {"command": "ls"}})"), "unknown lens: shell");
    row("state-list", with(R"("lenses": {"bits": [1]})"), "an object is expected");
    row("state-key", with(R"("lenses": {"bits": {"a b": "1"}})"), "bits: unknown key: a b");
    row("state-number", with(R"("lenses": {"bits": {"historic": 1}})"), "bits.historic: a text");
    row("open-unknown", R"({"mojiscope": 1, "documents": [], "open": ["bits", "shell"]})",
        "open: unknown lens: shell");
    row("open-text", R"({"mojiscope": 1, "documents": [], "open": "bits"})",
        "open: a list of lenses");
    row("note-backwards", with(R"("notes": [{"select": "5:3", "text": "x"}])"),
        "note 1: select: use START:END");
    row("note-empty", with(R"("notes": [{"select": "3:3", "text": "x"}])"), "use START:END");
    row("note-long",
        with(R"("notes": [{"select": "0:1", "text": ")" + QByteArray(2001, 'x') + R"("}])"),
        "longer than 2000");
    row("notes-many",
        with(R"("notes": [)" +
             QByteArray(R"({"select": "0:1", "text": "x"},)").repeated(10001).chopped(1) + "]"),
        "at most 10000");
    row("bookmark-text", with(R"("bookmarks": [{"offset": "1"}])"),
        "bookmark 1: offset: a whole number");
    row("pin-unknown", with(R"("pins": [{"offset": 0, "encoding": "UTF-9"}])"),
        "pin 1: encoding: unknown");
}

void TestSessionFiles::hostileSessionsAreRefused() {
    QFETCH(QByteArray, json);
    QFETCH(QString, reason);
    const SessionReading reading = readSession(json, sessionVocabulary(m_codecs));
    QVERIFY(!reading.session);
    QVERIFY(!reading.faults.empty());
    QVERIFY2(reading.faults.join(QLatin1Char('\n')).contains(reason),
             qPrintable(reading.faults.mid(0, 3).join(QLatin1Char('\n'))));
    // The window says so and stays as it was.
    write(path("hostile.mojiscope"), json);
    QTimer::singleShot(0, this, [] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            QVERIFY(box->text().contains(QStringLiteral("hostile.mojiscope")));
            box->accept();
        }
    });
    m_window->opener().open(path("hostile.mojiscope"));
    QCOMPARE(m_window->tabs().count(), 1);
    QCOMPARE(m_window->document().size(), std::uint64_t{0});
}

/// The schema is for editors; it must not promise other keys than the program reads.
void TestSessionFiles::schemaHasTheSameKeys() {
    QFile file(QStringLiteral(MOJISCOPE_SOURCE "/resources/sessions/session.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object();
    const auto member = [](const QJsonObject& object, const char* key) {
        return object.value(QLatin1String(key)).toObject();
    };
    const QJsonObject document = member(member(schema, "$defs"), "document");
    std::map<QString, QJsonObject> objects{{QStringLiteral("session"), schema},
                                           {QStringLiteral("document"), document}};
    for (const char* kind : {"bookmark", "note", "pin"})
        objects[QLatin1String(kind)] =
            member(member(member(document, "properties"), QByteArray(kind).append('s').constData()),
                   "items");
    for (const auto& [kind, object] : objects) {
        const QStringList keys = member(object, "properties").keys();
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()), sessionKeys(kind));
        QCOMPARE(object.value(QLatin1String("additionalProperties")), QJsonValue(false));
    }
}

void TestSessionFiles::hugeSessionsAreNotRead() {
    write(path("huge.mojiscope"), "{");
    QVERIFY(QFile::resize(path("huge.mojiscope"), qint64{1} << 30));
    const SessionReading reading =
        readSessionFile(path("huge.mojiscope"), sessionVocabulary(m_codecs));
    QVERIFY(!reading.session);
    QVERIFY(reading.faults.front().contains(QStringLiteral("Larger than")));
    QVERIFY(!readSessionFile(m_folder.path(), sessionVocabulary(m_codecs)).session);
    QVERIFY(!readSessionFile(QStringLiteral("/dev/zero"), sessionVocabulary(m_codecs)).session);
}

/// Bytes of a session exchanged, removed, repeated: it is read or refused, and what is read can be
/// written and read again.
void TestSessionFiles::anyMutationIsHarmless() {
    m_window->document().setBytes(toBytes(kContent), QStringLiteral("content"));
    m_window->document().notes().write({0, 4}, QStringLiteral("note"));
    m_window->document().bookmarks().toggle(3);
    QVERIFY(m_window->sessions().save(path("seed.mojiscope"), SessionFiles::Keep::Inside));
    QFile file(path("seed.mojiscope"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray seed = file.readAll();
    std::mt19937 random(20263);
    const auto below = [&](qsizetype n) { return qsizetype(random() % std::uint32_t(n)); };
    const SessionVocabulary vocabulary = sessionVocabulary(m_codecs);
    const QByteArray pieces[] = {"{",     "}",
                                 "[",     "]",
                                 "\"",    "\\",
                                 ",",     ":",
                                 "null",  "-1",
                                 "1e999", "\\u0000",
                                 "\xFF",  "\xE2\x80\xAE",
                                 "0:0",   "..",
                                 "true",  "99999999999999999999"};
    int readable = 0;
    for (int round = 0; round < 20000; ++round) {
        QByteArray json = seed;
        for (qsizetype edits = below(3); edits >= 0; --edits) {
            const qsizetype at = below(json.size());
            switch (below(4)) {
            case 0:
                json[at] = char(random());
                break;
            case 1:
                json.remove(at, 1 + below(20));
                break;
            case 2:
                json.insert(at, pieces[std::size_t(below(std::size(pieces)))]);
                break;
            default:
                json.insert(at, json.mid(below(json.size()), below(200)));
            }
            if (json.isEmpty())
                break;
        }
        const SessionReading reading = readSession(json, vocabulary);
        QVERIFY(reading.session.has_value() == reading.faults.empty());
        if (!reading.session)
            continue;
        ++readable;
        const SessionReading again = readSession(sessionJson(*reading.session), vocabulary);
        QVERIFY2(again.session, qPrintable(again.faults.join(QLatin1Char('\n'))));
        QCOMPARE(sessionJson(*again.session), sessionJson(*reading.session));
    }
    QVERIFY(readable > 100); // the mutations are not all coarse
}

/// A session that is well formed says anything at all about lenses, places and remarks.
void TestSessionFiles::mutatedStatesAreHarmless() {
    std::mt19937 random(20264);
    const auto below = [&](std::size_t n) { return std::size_t(random() % n); };
    const QString values[] = {{},
                              QStringLiteral("on"),
                              QStringLiteral("-1"),
                              QStringLiteral("0"),
                              QStringLiteral("1"),
                              QStringLiteral("7"),
                              QStringLiteral("2147483647"),
                              QStringLiteral("18446744073709551615"),
                              QStringLiteral("0:18446744073709551615 3"),
                              QStringLiteral("5:2 1"),
                              QStringLiteral("0 9999999999 1"),
                              QStringLiteral("-5,2147483647"),
                              QStringLiteral("((((a*)*)*)*)$"),
                              QString(2000, QChar(0x202E)),
                              QStringLiteral("{\"steps\":[{}]}"),
                              QStringLiteral("UTF-16LE")};
    for (int round = 0; round < 40; ++round) {
        SavedSession session;
        SessionDocument document;
        document.bytes = toBytes(kContent);
        document.encoding = round % 3 == 0 ? QStringLiteral("UTF-16LE") : QStringLiteral("UTF-8");
        document.anchor = random();
        document.caret = below(2) == 0 ? below(60) : kMostJsonNumber;
        document.bookmarks = {{below(100), {}}, {kMostJsonNumber, {}}};
        document.notes = {{{below(60), 60 + below(60)}, QStringLiteral("note")},
                          {{kMostJsonNumber, kMostJsonNumber + 1}, QStringLiteral("far")}};
        document.pins = {{below(100), QStringLiteral("KOI8-R")}};
        for (const LensRow& row : lensRows()) {
            const QString id = QLatin1String(row.id);
            const LensHost* host = m_window->docks().host(id);
            QStringList keys = bytesStateKeys();
            if (host != nullptr)
                keys = qobject_cast<Lens*>(m_window->lens(id))->stateKeys();
            for (const QString& key : keys)
                document.lenses[id][key] = values[below(std::size(values))];
            document.lenses[id][QStringLiteral("no-such-key")] = QStringLiteral("1");
        }
        session.documents = {document};
        session.front = int(below(3));
        const QString shown = QLatin1String(lensRows()[below(lensRows().size())].id);
        session.hasLenses = true;
        session.open = {shown};
        session.inFront = {shown};
        write(path("mutated.mojiscope"), sessionJson(session));
        m_window->opener().open(path("mutated.mojiscope"));
        QCOMPARE(contents(m_window->document()), kContent);
        QVERIFY(m_window->selection().caret() <= m_window->document().size());
        m_window->showLens(shown);
        settle();
        m_window->grab();
    }
}

QTEST_MAIN(TestSessionFiles)
#include "tst_session_files.moc"
