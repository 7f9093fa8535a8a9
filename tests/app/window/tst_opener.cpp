// Every way in for documents: files, pipes, text, several at once, what cannot be opened.

#include "document/stream_reading.h"
#include "text/qt_text.h"
#include "window/main_window.h"

#include "patient.h"
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace moji;
using namespace moji::app;

namespace {

/// Closes the message that will come.
void dismissNext() {
    QTimer::singleShot(0, qApp, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            dismissNext(); // not there yet
        else
            box->close();
    });
}

QByteArray contents(const Document& document) {
    return toQByteArray(document.bytes({0, document.size()}));
}

} // namespace

class TestOpener : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void severalOpenInOrderTheLastInFront();
    void aSelectionBelongsToItsFile();
    void aSelectionOfARefusedFileIsForgotten();
    void aSelectionOfARefusedStreamIsForgotten();
    void pipesAreReadInTabsOfTheirOwn();
    void aPipeThatIsGivenUpLeavesAnEmptyTab();
    void aPipeThatIsWaitedForNamesItsTab();
    void aPipeBehindAnotherTabSaysNothing();
    void nothingIsTypedThatAStreamWouldDiscard();
    void theSampleTakesNoTabThatAwaitsAStream();
    void openedFilesAreRecent();
    void anOpenFileIsShownWhereItIs();
    void aFileIsOneByAllItsNames();
    void aRefusedFileLeavesNoTab();
    void textOpensInATab();

private:
    [[nodiscard]] QString file(const char* name, const QByteArray& bytes) const;
    [[nodiscard]] QString pipe(const char* name) const;
    void writeTo(const QString& pipe, const QByteArray& bytes) const;
    [[nodiscard]] Opener& opener() { return m_window->opener(); }
    [[nodiscard]] DocumentTabs& tabs() { return m_window->tabs(); }

    const CodecRegistry m_codecs;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestOpener::init() {
    m_window = std::make_unique<MainWindow>(m_codecs);
    opener().openSample();
    m_window->show();
}

QString TestOpener::file(const char* name, const QByteArray& bytes) const {
    QFile file(m_folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", name);
    return file.fileName();
}

QString TestOpener::pipe(const char* name) const {
    const QString path = m_folder.filePath(QLatin1String(name));
    ::unlink(QFile::encodeName(path).constData());
    if (::mkfifo(QFile::encodeName(path).constData(), 0600) != 0)
        qFatal("no pipe %s", name);
    return path;
}

void TestOpener::writeTo(const QString& pipe, const QByteArray& bytes) const {
    const int descriptor = ::open(QFile::encodeName(pipe).constData(), O_WRONLY);
    QCOMPARE(::write(descriptor, bytes.constData(), static_cast<std::size_t>(bytes.size())),
             static_cast<ssize_t>(bytes.size()));
    ::close(descriptor);
}

void TestOpener::severalOpenInOrderTheLastInFront() {
    std::vector<OpenRequest> requests;
    for (const char* name : {"a", "b", "c"}) {
        requests.push_back({.path = file(name, name)});
        requests.back().inFront = *name == 'c';
    }
    opener().openAll(requests);
    QCOMPARE(tabs().count(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(contents(tabs().at(i).document()), QByteArray(1, static_cast<char>('a' + i)));
    QCOMPARE(tabs().indexOf(tabs().current()), 2);
}

void TestOpener::aSelectionBelongsToItsFile() {
    opener().openAll(
        {{.path = file("a", "0123"), .select = ByteRange{1, 3}}, {.path = file("b", "4567")}});
    QCOMPARE(tabs().at(0).selection().range(), (ByteRange{1, 3}));
    QCOMPARE(tabs().at(1).selection().range(), (ByteRange{0, 0}));
}

void TestOpener::aSelectionOfARefusedFileIsForgotten() {
    dismissNext();
    opener().open({.path = m_folder.filePath(QStringLiteral("none")), .select = ByteRange{1, 3}});
    opener().open(file("a", "0123"));
    QCOMPARE(m_window->selection().range(), (ByteRange{0, 0}));
}

/// As from a command line with --select for a stream that ends in an error, or is given up.
void TestOpener::aSelectionOfARefusedStreamIsForgotten() {
    opener().openNew();
    opener().open({.path = pipe("never"), .select = ByteRange{1, 3}});
    QTRY_VERIFY(!m_window->document().jobs().idle());
    m_window->document().jobs().cancelAll();
    QTRY_VERIFY(m_window->document().jobs().idle());
    opener().open(file("a", "0123"));
    QCOMPARE(contents(m_window->document()), QByteArray("0123"));
    QCOMPARE(m_window->selection().range(), (ByteRange{0, 0}));

    const int count = tabs().count();
    dismissNext();
    opener().open({.path = QStringLiteral("/proc/self/mem"), .select = ByteRange{1, 3}});
    opener().open(file("b", "4567"));
    QCOMPARE(tabs().count(), count + 2);
    QTRY_COMPARE(tabs().count(), count + 1); // the stream was refused
    QCOMPARE(contents(m_window->document()), QByteArray("4567"));
    QCOMPARE(m_window->selection().range(), (ByteRange{0, 0}));
}

void TestOpener::pipesAreReadInTabsOfTheirOwn() {
    const QString first = pipe("first");
    const QString second = pipe("second");
    opener().open({.path = first, .select = ByteRange{1, 2}});
    opener().open({.path = second});
    QCOMPARE(tabs().count(), 2); // the sample makes way for the first
    opener().open(file("a", "plain"));
    QCOMPARE(tabs().count(), 3);
    writeTo(second, "second");
    writeTo(first, "first");
    QTRY_COMPARE(contents(tabs().at(0).document()), QByteArray("first"));
    QTRY_COMPARE(contents(tabs().at(1).document()), QByteArray("second"));
    QCOMPARE(tabs().at(0).selection().range(), (ByteRange{1, 2}));
    QCOMPARE(tabs().at(1).selection().range(), (ByteRange{0, 0}));
    QCOMPARE(contents(m_window->document()), QByteArray("plain"));
}

void TestOpener::aPipeThatIsGivenUpLeavesAnEmptyTab() {
    opener().openNew();
    opener().open(pipe("never"));
    QTRY_VERIFY(!m_window->document().jobs().idle());
    m_window->document().jobs().cancelAll();
    QTRY_VERIFY(m_window->document().jobs().idle());
    QVERIFY(tabs().current().isReplaceable());
    opener().open(file("a", "now"));
    QCOMPARE(contents(m_window->document()), QByteArray("now"));
}

void TestOpener::aPipeThatIsWaitedForNamesItsTab() {
    opener().open(file("a", "1"));
    opener().open(pipe("queue"));
    DocumentTab& waiting = tabs().current();
    QCOMPARE(waiting.name(), QStringLiteral("queue"));
    QVERIFY(m_window->windowTitle().startsWith(QLatin1String("queue")));
    waiting.document().jobs().cancelAll();
    QTRY_COMPARE(waiting.name(), QStringLiteral("Untitled"));

    opener().open(pipe("queue"));
    QCOMPARE(tabs().current().name(), QStringLiteral("queue"));
    tabs().close(tabs().current());
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(tabs().current().name(), QStringLiteral("a"));
}

void TestOpener::aPipeBehindAnotherTabSaysNothing() {
    opener().open({.path = pipe("queue")});
    opener().open(file("a", "1"));
    QSignalSpy said(&opener(), &Opener::said);
    auto* reading = tabs().at(0).findChild<StreamReading*>();
    QSignalSpy tookLong(reading, &StreamReading::takesLong);
    QTRY_COMPARE(tookLong.count(), 1);
    QCOMPARE(said.count(), 0);
}

void TestOpener::nothingIsTypedThatAStreamWouldDiscard() {
    const QString path = pipe("queue");
    opener().open(path);
    DocumentTab& tab = tabs().current();
    Document& document = tab.document();
    QSignalSpy said(&tab, &DocumentTab::said);
    const auto isRefused = [&](bool (*last)(Document&)) {
        const auto count = said.count();
        return !last(document) && said.count() == count + 1 &&
               said.last().front().toString().contains(QStringLiteral("being read"));
    };
    const auto type = [](Document& to) { return to.insert(0, asBytes("abc"), {}); };
    QVERIFY(isRefused(type));
    tab.saving().save(); // nothing to save yet
    QVERIFY(said.last().front().toString().contains(QStringLiteral("still being read")));
    writeTo(path, "STREAM\n");
    QTRY_COMPARE(contents(document), QByteArray("STREAM\n"));
    QVERIFY(type(document));
    QVERIFY(document.isModified());

    // The same where it is read anew, over the bytes that are shown.
    document.undoStack().undo();
    opener().reload(tab);
    QTRY_VERIFY(tab.findChild<StreamReading*>() != nullptr);
    QVERIFY(isRefused(type));
    QCOMPARE(contents(document), QByteArray("STREAM\n"));
    document.jobs().cancelAll();
    QTRY_VERIFY(!document.isReadOnly());
    QVERIFY(type(document));
}

void TestOpener::theSampleTakesNoTabThatAwaitsAStream() {
    const QString path = pipe("queue");
    opener().open(path);
    DocumentTab& waiting = tabs().current();
    opener().openSample();
    QCOMPARE(tabs().count(), 2);
    QVERIFY(&tabs().current() != &waiting);
    QCOMPARE(tabs().current().document().name(), QStringLiteral("sample.txt"));
    writeTo(path, "STREAM\n");
    QTRY_COMPARE(contents(waiting.document()), QByteArray("STREAM\n"));
}

void TestOpener::openedFilesAreRecent() {
    const QStringList paths{file("a", "1"), file("b", "2"), file("c", "3")};
    for (const QString& path : paths)
        opener().open(path);
    QCOMPARE(opener().recentFiles().paths(), (QStringList{paths[2], paths[1], paths[0]}));
    opener().open(paths[0]);
    QCOMPARE(opener().recentFiles().paths(), (QStringList{paths[0], paths[2], paths[1]}));
}

void TestOpener::anOpenFileIsShownWhereItIs() {
    const QStringList paths{file("a", "1234"), file("b", "2")};
    opener().open(paths);
    tabs().at(0).document().replace({0, 1}, Bytes{'x'}, QStringLiteral("typing"));
    opener().open(paths[0]);
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(&tabs().current(), &tabs().at(0));
    QCOMPARE(contents(m_window->document()), QByteArray("x234"));

    // As a second start asks for it.
    opener().open(paths[1]);
    opener().open({.path = paths[0],
                   .codec = m_codecs.find("KOI8-R"),
                   .select = ByteRange{1, 3},
                   .inFront = false});
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(&tabs().current(), &tabs().at(1));
    QCOMPARE(tabs().at(0).document().codec().name(), std::string("KOI8-R"));
    QCOMPARE(tabs().at(0).selection().range(), (ByteRange{1, 3}));

    // Its tab says what became of it on the disk.
    QVERIFY(QFile::remove(paths[0]));
    opener().open(paths[0]);
    QCOMPARE(&tabs().current(), &tabs().at(0));
    QCOMPARE(tabs().count(), 2);
}

void TestOpener::aFileIsOneByAllItsNames() {
    const QString path = file("a", "1");
    const QString link = m_folder.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(path, link));
    opener().open(path);
    opener().open(file("b", "2"));
    opener().open(link);
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(m_window->document().path(), path);
    opener().open(QFileInfo(path).path() + QStringLiteral("/./a"));
    QCOMPARE(tabs().count(), 2);
    opener().open(file("copy", "1"));
    QCOMPARE(tabs().count(), 3);
}

void TestOpener::aRefusedFileLeavesNoTab() {
    opener().open(file("a", "1"));
    dismissNext();
    opener().open(m_folder.filePath(QStringLiteral("none")));
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(contents(m_window->document()), QByteArray("1"));
}

void TestOpener::textOpensInATab() {
    opener().open(file("a", "1"));
    opener().openText(QStringLiteral("naïve"), QStringLiteral("dropped text"));
    QCOMPARE(tabs().count(), 2);
    QCOMPARE(contents(m_window->document()), QByteArray("na\xC3\xAFve"));
    QVERIFY(m_window->document().path().isEmpty());
}

QTEST_MAIN(TestOpener)
#include "tst_opener.moc"
