// Several documents, a tab each: opening, closing, what is asked, what stays.

#include "main_window.h"
#include "window/banner.h"
#include "window/file_actions.h"
#include "workspace.h"

#include <QMessageBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray contents(const MainWindow& page) {
    const Bytes bytes = const_cast<MainWindow&>(page).document().bytes({0, ~std::uint64_t{0}});
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

/// Presses a button of the question that will come.
void answerNext(QMessageBox::StandardButton button) {
    QTimer::singleShot(0, qApp, [button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            answerNext(button); // not there yet
        else
            box->button(button)->click();
    });
}

} // namespace

class TestWorkspace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void aFileTakesThePlaceOfTheSample();
    void furtherFilesOpenInTabs();
    void theTitleFollowsTheTabInFront();
    void keysGoFromTabToTab();
    void closingAsksForChangedDocuments();
    void savingOnClosingWritesTheFile();
    void theWindowClosesWithItsLastTab();
    void whatIsBeingSavedIsClosedWhenItIsSaved();
    void cancelKeepsTheWindow();
    void readOnlyFilesHaveABanner();
    void editsOfAKilledProgramAreOffered();

private:
    [[nodiscard]] QString file(const char* name, const QByteArray& bytes) const;
    [[nodiscard]] QTabWidget& tabs() const { return *m_workspace->findChild<QTabWidget*>(); }
    [[nodiscard]] static Banner* banner(const MainWindow& page);
    static void press(const Banner& banner, const QString& text);

    const CodecRegistry m_codecs;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

void TestWorkspace::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(m_codecs);
    m_workspace->addPage().openSample();
    m_workspace->resize(1440, 900);
    m_workspace->show();
    QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
}

void TestWorkspace::cleanup() {
    m_workspace.reset();
}

QString TestWorkspace::file(const char* name, const QByteArray& bytes) const {
    const QString path = m_folder->filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", name);
    return path;
}

Banner* TestWorkspace::banner(const MainWindow& page) {
    for (Banner* banner : page.findChildren<Banner*>())
        if (banner->isVisibleTo(&page))
            return banner;
    return nullptr;
}

void TestWorkspace::press(const Banner& banner, const QString& text) {
    for (QToolButton* button : banner.findChildren<QToolButton*>())
        if (button->text() == text)
            button->click();
}

void TestWorkspace::aFileTakesThePlaceOfTheSample() {
    m_workspace->current()->files().open(file("a", "one"));
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(contents(*m_workspace->current()), QByteArray("one"));
    QVERIFY(!tabs().tabBar()->isVisible());
}

void TestWorkspace::furtherFilesOpenInTabs() {
    m_workspace->current()->files().open(file("a", "one"));
    m_workspace->current()->files().open(file("b", "two"));
    m_workspace->current()->files().open(file("c&d", "three"));
    QCOMPARE(tabs().count(), 3);
    QCOMPARE(contents(*m_workspace->current()), QByteArray("three"));
    QCOMPARE(tabs().tabText(1), QStringLiteral("b"));
    QCOMPARE(tabs().tabText(2), QStringLiteral("c&&d"));
    QCOMPARE(contents(*m_workspace->pages().front()), QByteArray("one"));
    QTest::keyClick(m_workspace->current(), Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(tabs().count(), 2);
}

void TestWorkspace::theTitleFollowsTheTabInFront() {
    m_workspace->current()->files().open(file("a", "one"));
    m_workspace->current()->files().open(file("b", "two"));
    QVERIFY(m_workspace->windowTitle().startsWith(QStringLiteral("b")));
    tabs().setCurrentIndex(0);
    QVERIFY(m_workspace->windowTitle().startsWith(QStringLiteral("a")));
    QVERIFY(!m_workspace->isWindowModified());
    m_workspace->current()->document().insert(0, asBytes("x"), {});
    QVERIFY(m_workspace->isWindowModified());
    QCOMPARE(tabs().tabText(0), QStringLiteral("a *"));
    m_workspace->current()->document().undoStack().undo();
}

void TestWorkspace::keysGoFromTabToTab() {
    m_workspace->current()->files().open(file("a", "one"));
    m_workspace->current()->files().open(file("b", "two"));
    QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
    QTest::keyClick(m_workspace->current(), Qt::Key_PageDown, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 0);
    QTest::keyClick(m_workspace->current(), Qt::Key_PageUp, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 1);
}

void TestWorkspace::closingAsksForChangedDocuments() {
    const QString path = file("a", "one");
    m_workspace->current()->files().open(path);
    m_workspace->current()->document().insert(0, asBytes("x"), {});
    answerNext(QMessageBox::Cancel);
    QVERIFY(!m_workspace->close());
    QCOMPARE(tabs().count(), 1);
    answerNext(QMessageBox::Discard);
    QVERIFY(m_workspace->close());
    QCOMPARE(contentsOf(path), QByteArray("one"));
}

void TestWorkspace::savingOnClosingWritesTheFile() {
    const QString path = file("a", "one");
    m_workspace->current()->files().open(path);
    m_workspace->current()->document().insert(0, asBytes("x"), {});
    answerNext(QMessageBox::Save);
    m_workspace->close();
    QTRY_VERIFY(!m_workspace->isVisible());
    QCOMPARE(contentsOf(path), QByteArray("xone"));
}

void TestWorkspace::theWindowClosesWithItsLastTab() {
    m_workspace->current()->files().open(file("a", "one"));
    QTest::keyClick(m_workspace->current(), Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!m_workspace->isVisible());
}

void TestWorkspace::whatIsBeingSavedIsClosedWhenItIsSaved() {
    const QString one = file("a", QByteArray(8'000'000, 'a'));
    const QString two = file("b", QByteArray(8'000'000, 'b'));
    for (const QString& path : {one, two}) {
        m_workspace->current()->files().open(path);
        m_workspace->current()->document().insert(0, asBytes("x"), {});
        m_workspace->current()->files().save();
        QVERIFY(m_workspace->current()->files().isSaving());
    }
    QVERIFY(!m_workspace->close()); // not yet
    QTRY_VERIFY(!m_workspace->isVisible());
    QCOMPARE(contentsOf(one), 'x' + QByteArray(8'000'000, 'a'));
    QCOMPARE(contentsOf(two), 'x' + QByteArray(8'000'000, 'b'));
}

void TestWorkspace::cancelKeepsTheWindow() {
    m_workspace->current()->files().open(file("a", "one"));
    m_workspace->current()->files().open(file("b", "two"));
    m_workspace->pages().back()->document().insert(0, asBytes("x"), {});
    answerNext(QMessageBox::Cancel);
    QVERIFY(!m_workspace->close());
    QVERIFY(m_workspace->isVisible());
    m_workspace->pages().back()->document().undoStack().undo();
}

void TestWorkspace::readOnlyFilesHaveABanner() {
    const QString path = file("a", "one");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    m_workspace->current()->files().open(path);
    MainWindow& page = *m_workspace->current();
    QVERIFY(page.document().isReadOnly());
    QVERIFY(banner(page) != nullptr);
    page.document().insert(0, asBytes("x"), {});
    QCOMPARE(contents(page), QByteArray("one"));
    press(*banner(page), QStringLiteral("Edit all the same"));
    QVERIFY(banner(page) == nullptr);
    page.document().insert(0, asBytes("x"), {});
    QCOMPARE(contents(page), QByteArray("xone"));
    page.document().undoStack().undo();
}

void TestWorkspace::editsOfAKilledProgramAreOffered() {
    const QString state = m_folder->filePath(QStringLiteral("state"));
    const QString left = QDir(state).filePath(QStringLiteral("left.journal"));
    const QString path = file("a", "0123456789");
    {
        Workspace other(m_codecs);
        other.addPage();
        other.keepEdits(state);
        other.current()->files().open(path);
        other.current()->document().insert(3, asBytes("edit"), {});
        const auto journals = [&] { return QDir(state).entryList({QStringLiteral("*.journal")}); };
        QTRY_COMPARE(journals().size(), 1);
        QTRY_VERIFY(other.current()->document().jobs().idle());
        // What a program leaves that is killed: the file without its lock.
        QVERIFY(QFile::copy(QDir(state).filePath(journals().front()), left));
    }
    m_workspace->keepEdits(state);
    MainWindow& page = *m_workspace->current();
    QTRY_VERIFY(banner(page) != nullptr);
    press(*banner(page), QStringLiteral("Bring them back"));
    QCOMPARE(contents(*m_workspace->current()), QByteArray("012edit3456789"));
    QCOMPARE(m_workspace->current()->document().path(), path);
    QVERIFY(m_workspace->current()->document().isModified());
    QVERIFY(!QFile::exists(left));
    m_workspace->current()->document().undoStack().undo();
    QCOMPARE(contents(*m_workspace->current()), QByteArray("0123456789"));
}

QTEST_MAIN(TestWorkspace)
#include "tst_workspace.moc"
