// The tabs of the last session: asked once whether they open again, and opened as they were.

#include "app/open_file.h"
#include "document/edit_commands.h"
#include "document/line_pins.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/qt_text.h"
#include "window/banner.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/saved_session.h"
#include "window/second_start.h"
#include "window/session.h"

#include "patient.h"
#include <QTemporaryDir>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

class TestSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup() { settings().useNoFolder(); }
    void tabsComeBackAsTheyWere();
    void pinsOfUnsavedBytesAreNotThoseOfTheFile();
    void whatAPipeGaveIsInNoFile();
    void theEncodingIsThatOfTheFile();
    void theEncodingIsThatOfTheFileWhoseTextUndoCannotReach();
    void aReloadedFileHasItsOwnEncoding();
    void manyTabsComeBack();
    void itIsAskedOnce();
    void neverMeansNever();
    void missingFilesAreLeftOut();
    void secondStartsHandOverTheirFiles();
    void whatIsHandedOverComesBack();

private:
    [[nodiscard]] QString file(const char* name, const QByteArray& bytes) const;
    /// As a start of the program without files.
    [[nodiscard]] std::unique_ptr<MainWindow> start() const;
    [[nodiscard]] static QToolButton* button(const MainWindow& window, const QString& text);
    /// An edit, not made yet: all of the document becomes "да" in UTF-8.
    [[nodiscard]] ConvertText* converted(Document& document) const {
        const ByteView text = asBytes("да\n");
        PieceTable table = document.table();
        table.replace({0, table.size()}, text);
        return new ConvertText(document, table, {{0, document.size()}, text.size()},
                               m_codecs.utf8(), {});
    }

    const CodecRegistry m_codecs;
    QTemporaryDir m_folder;
};

void TestSession::initTestCase() {
    QApplication::setOrganizationName(QStringLiteral("Mojiscope"));
    QApplication::setApplicationName(QStringLiteral("test"));
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
}

QString TestSession::file(const char* name, const QByteArray& bytes) const {
    QFile file(m_folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", name);
    return file.fileName();
}

std::unique_ptr<MainWindow> TestSession::start() const {
    auto window = std::make_unique<MainWindow>(m_codecs);
    window->resize(1440, 900);
    window->remember(true);
    window->show();
    return window;
}

QToolButton* TestSession::button(const MainWindow& window, const QString& text) {
    for (QToolButton* button : window.findChildren<QToolButton*>())
        if (button->text() == text && button->isVisibleTo(&window))
            return button;
    return nullptr;
}

void TestSession::tabsComeBackAsTheyWere() {
    settings().set(setting::kRestoresTabs, QStringLiteral("always"));
    const QString big = file("big", QByteArray(100'000, 'x'));
    const QString korean = file("korean", "\xB0\xA1\xB3\xAA");
    {
        const auto window = start();
        window->opener().open({.path = korean, .codec = m_codecs.find("EUC-KR")});
        window->selection().select(2, 0);
        window->opener().open(big);
        window->selection().setCaret(50'000);
        window->showLens(QStringLiteral("automaton"));
        QCOMPARE(window->docks()
                     .host(QStringLiteral("automaton"))
                     ->setState({{QStringLiteral("recovery"), QStringLiteral("1")}}),
                 QStringList());
        window->tabs().setCurrent(window->tabs().at(0));
        QVERIFY(window->close());
    }
    const auto window = start();
    QCOMPARE(window->tabs().count(), 2);
    QCOMPARE(window->document().path(), korean);
    QCOMPARE(QString::fromStdString(std::string(window->document().codec().name())),
             QStringLiteral("EUC-KR"));
    QCOMPARE(window->selection().anchor(), std::uint64_t{2});
    QCOMPARE(window->selection().caret(), std::uint64_t{0});
    window->tabs().setCurrent(window->tabs().at(1));
    QCOMPARE(window->selection().caret(), std::uint64_t{50'000});
    QCOMPARE(window->docks().host(QStringLiteral("automaton"))->state()[QStringLiteral("recovery")],
             QStringLiteral("1"));
}

/// More than a session in a file, which may be a stranger's, can have.
/// The edits are discarded: what was line 2 is another line of the file.
void TestSession::pinsOfUnsavedBytesAreNotThoseOfTheFile() {
    settings().useNoFolder();
    const auto window = start();
    window->opener().open({file("lines", "one\ntwo\nthree\n")});
    Document& document = window->document();
    const Codec* codec = m_codecs.find("KOI8-R");
    document.linePins().set(4, codec);
    const auto kept = [&] {
        const auto requests = sessionOf(sessionText(window->tabs()), m_codecs);
        return requests.empty() ? LinePins::Pins() : requests.front().remarks->pins;
    };
    QCOMPARE(kept(), (LinePins::Pins{{4, codec}}));
    QVERIFY(document.insert(0, asBytes("zero\n"), QStringLiteral("Typing")));
    QCOMPARE(kept(), LinePins::Pins());
    document.undoStack().undo();
    QCOMPARE(kept(), (LinePins::Pins{{4, codec}}));
}

/// Nor would it be there a second time.
void TestSession::whatAPipeGaveIsInNoFile() {
    settings().useNoFolder();
    const auto window = start();
    window->opener().open(file("real", "content"));
    window->opener().open({.path = m_folder.filePath(QStringLiteral("fifo")),
                           .bytes = std::make_shared<const MemorySource>(Bytes(3, 'a'))});
    QCOMPARE(window->tabs().count(), 2);
    const auto requests = sessionOf(sessionText(window->tabs()), m_codecs);
    QCOMPARE(requests.size(), std::size_t{1});
    QCOMPARE(requests.front().path, m_folder.filePath(QStringLiteral("real")));
}

/// Of what was converted, and not saved.
void TestSession::theEncodingIsThatOfTheFile() {
    settings().useNoFolder();
    const auto window = start();
    window->opener().open({.path = file("koi", "\xC4\xC1\n"), .codec = m_codecs.find("KOI8-R")});
    Document& document = window->document();
    const auto kept = [&] {
        return sessionOf(sessionText(window->tabs()), m_codecs).front().codec->name();
    };
    QUndoStack& edits = document.undoStack();
    edits.push(converted(document));
    QCOMPARE(document.codec().name(), "UTF-8");
    QCOMPARE(kept(), "KOI8-R");
    QVERIFY(document.insert(0, asBytes("x"), QStringLiteral("Typing")));
    QCOMPARE(kept(), "KOI8-R");
    edits.setClean(); // saved
    QCOMPARE(kept(), "UTF-8");
    edits.undo();
    QCOMPARE(kept(), "UTF-8");
    edits.undo();
    QCOMPARE(document.codec().name(), "KOI8-R");
    QCOMPARE(kept(), "UTF-8");
}

/// An edit after Undo drops what was undone, here the conversion that was saved.
void TestSession::theEncodingIsThatOfTheFileWhoseTextUndoCannotReach() {
    settings().useNoFolder();
    const auto window = start();
    window->opener().open({.path = file("koi", "\xC4\xC1\n"), .codec = m_codecs.find("KOI8-R")});
    Document& document = window->document();
    QUndoStack& edits = document.undoStack();
    const auto kept = [&] { return encodingWithoutEdits(document).name(); };
    const auto type = [&] { QVERIFY(document.insert(0, asBytes("x"), QStringLiteral("Typing"))); };
    edits.push(converted(document));
    edits.setClean(); // saved
    edits.undo();
    type();
    QCOMPARE(edits.cleanIndex(), -1);
    QCOMPARE(document.codec().name(), "KOI8-R");
    QCOMPARE(kept(), "UTF-8");
    document.setCodec(*m_codecs.find("windows-1251")); // of other bytes than the file's
    QCOMPARE(kept(), "UTF-8");
    edits.push(converted(document));
    QCOMPARE(kept(), "UTF-8");
    edits.undo();
    edits.setClean();
    QCOMPARE(kept(), "windows-1251");
    // Where nothing that was dropped was a conversion, the bytes are read as the reader says.
    type();
    edits.setClean();
    edits.undo();
    document.insert(1, asBytes("y"), QStringLiteral("Typing"));
    QCOMPARE(edits.cleanIndex(), -1);
    document.setCodec(*m_codecs.find("KOI8-U"));
    QCOMPARE(kept(), "KOI8-U");
    edits.push(converted(document));
    QCOMPARE(kept(), "KOI8-U");
}

/// Of a file that another program has changed since: it is no text of the conversion.
void TestSession::aReloadedFileHasItsOwnEncoding() {
    settings().useNoFolder();
    const auto window = start();
    window->opener().open({.path = file("koi", "\xC4\xC1\n"), .codec = m_codecs.find("KOI8-R")});
    Document& document = window->document();
    document.undoStack().push(converted(document));
    Q_EMIT window->tabs().current().file().reloadWanted();
    QTRY_VERIFY(!document.isModified());
    QCOMPARE(document.bytes({0, document.size()}), (Bytes{0xC4, 0xC1, 0x0A}));
    QCOMPARE(document.codec().name(), "KOI8-R");
}

void TestSession::manyTabsComeBack() {
    constexpr int kTabs = 220;
    static_assert(kTabs > kMostSessionDocuments);
    DocumentTabs tabs(m_codecs, nullptr);
    for (int i = 0; i < kTabs; ++i) {
        const QString path = file(qPrintable(QStringLiteral("many%1").arg(i)), "aaa");
        QVERIFY(openFile(tabs.add().document(), path));
    }
    tabs.setCurrent(tabs.at(kTabs)); // the first of all is empty and no file
    const auto requests = sessionOf(sessionText(tabs), m_codecs);
    QCOMPARE(static_cast<int>(requests.size()), kTabs);
    QCOMPARE(requests.back().path, m_folder.filePath(QStringLiteral("many%1").arg(kTabs - 1)));
    QVERIFY(requests.back().inFront);
    QVERIFY(!requests.front().inFront);
}

void TestSession::itIsAskedOnce() {
    {
        const auto window = start();
        window->opener().open(file("a", "one"));
        QVERIFY(window->close());
    }
    {
        const auto window = start();
        QToolButton* yes = button(*window, QStringLiteral("Open, now and at every start"));
        QVERIFY(yes != nullptr);
        yes->click();
        QCOMPARE(window->document().name(), QStringLiteral("a"));
        QVERIFY(window->close());
    }
    const auto window = start();
    QVERIFY(button(*window, QStringLiteral("Never")) == nullptr);
    QCOMPARE(window->document().name(), QStringLiteral("a"));
}

void TestSession::neverMeansNever() {
    {
        const auto window = start();
        window->opener().open(file("a", "one"));
        QVERIFY(window->close());
    }
    {
        const auto window = start();
        button(*window, QStringLiteral("Never"))->click();
        window->opener().open(file("a", "one"));
        QVERIFY(window->close());
    }
    const auto window = start();
    QVERIFY(button(*window, QStringLiteral("Never")) == nullptr);
    QVERIFY(window->document().path().isEmpty());
}

void TestSession::missingFilesAreLeftOut() {
    settings().set(setting::kRestoresTabs, QStringLiteral("always"));
    const QString gone = file("gone", "one");
    {
        const auto window = start();
        window->opener().open(gone);
        window->opener().open(file("here", "two"));
        QVERIFY(window->close());
    }
    QVERIFY(QFile::remove(gone));
    const auto window = start();
    QCOMPARE(window->tabs().count(), 1);
    QCOMPARE(window->document().name(), QStringLiteral("here"));
}

void TestSession::secondStartsHandOverTheirFiles() {
    SecondStarts seconds(m_codecs);
    QSignalSpy requested(&seconds, &SecondStarts::requested);
    QVERIFY(!canHandOver());
    seconds.listen();
    QVERIFY(canHandOver());
    const QString path = file("a", "one");
    std::atomic<bool> taken = false;
    const std::unique_ptr<QThread> second(
        QThread::create([&] { taken = handOver({{.path = path}}); }));
    second->start();
    QTRY_COMPARE(requested.count(), 1);
    QVERIFY(second->wait(5000));
    QVERIFY(taken);
    const auto requests = requested[0][0].value<std::vector<OpenRequest>>();
    QCOMPARE(requests.size(), std::size_t{1});
    QCOMPARE(requests[0].path, path);
}

void TestSession::whatIsHandedOverComesBack() {
    const auto bytes = std::make_shared<const MemorySource>(Bytes{0xFF, 0x00});
    OpenRequest text{.name = QStringLiteral("text"), .bytes = bytes, .select = ByteRange{1, 2}};
    text.codec = m_codecs.find("EUC-KR");
    text.inFront = false;
    const auto requests =
        handoverOf(handoverText({text, {.path = QStringLiteral("/x y")}}), m_codecs);
    QCOMPARE(requests.size(), std::size_t{2});
    QCOMPARE(requests[0].name, text.name);
    QVERIFY(readRange(*requests[0].bytes, {0, 9}).value() == (Bytes{0xFF, 0x00}));
    QVERIFY(requests[0].codec == text.codec);
    QCOMPARE(*requests[0].select, (ByteRange{1, 2}));
    QVERIFY(!requests[0].inFront);
    QCOMPARE(requests[1].path, QStringLiteral("/x y"));
    QVERIFY(requests[1].inFront);
    QVERIFY(handoverOf("{]", m_codecs).empty());
}

QTEST_MAIN(TestSession)
#include "tst_session.moc"
