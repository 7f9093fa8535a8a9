// Several documents, a tab each: opening, closing, what is asked, what stays.

#include "app/busy_pool.h"
#include "grid/byte_grid.h"
#include "window/banner.h"
#include "window/main_window.h"
#include "window/possible_entries.h"

#include "files.h"
#include "patient.h"
#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <deque>
#include <functional>
#include <memory>

using namespace moji;
using namespace moji::app;
using moji::test::contentsOf;

namespace {

QByteArray contents(const Document& document) {
    const Bytes bytes = document.bytes({0, ~std::uint64_t{0}});
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

/// Answers the questions that come up, in the order given.
class Answers {
public:
    Answers() {
        QObject::connect(&m_timer, &QTimer::timeout, [this] { answer(); });
        m_timer.start(10);
    }
    /// Once `mayBe` is true.
    void give(QMessageBox::StandardButton button, std::function<bool()> mayBe = nullptr) {
        m_next.push_back({button, std::move(mayBe)});
    }
    [[nodiscard]] int given() const { return m_given; }

private:
    struct Next {
        QMessageBox::StandardButton button;
        std::function<bool()> mayBe;
    };

    void answer() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr || m_next.empty() || (m_next.front().mayBe && !m_next.front().mayBe()))
            return;
        const auto button = m_next.front().button;
        m_next.pop_front();
        ++m_given;
        box->button(button)->click();
    }

    QTimer m_timer;
    std::deque<Next> m_next;
    int m_given = 0;
};

} // namespace

class TestDocumentTabs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void aFileTakesThePlaceOfTheSample();
    void furtherFilesOpenInTabs();
    void manyTabsKeepTheirNames();
    void theTitleFollowsTheTabInFront();
    void nothingInANameIsObeyed();
    void keysGoFromTabToTab();
    void aFileIsReloadedByKey();
    void closingAsksForChangedDocuments();
    void savingOnClosingWritesTheFile();
    void theWindowClosesWithItsLastTab();
    void whatIsBeingSavedIsClosedWhenItIsSaved();
    void anExportSavesNoEdits();
    void cancelKeepsTheWindow();
    void answersOfAQuitThatFailedAreForgotten();
    void whatIsSavedWhileOthersAreAskedAboutIsLeft();
    void afterCancelNothingIsAskedAgain();
    void readOnlyFilesHaveABanner();
    void editsOfAKilledProgramAreOffered();
    void editsThatAreSavedAtOnceLeaveNoJournal();

private:
    /// Opens `path`, edits it, and leaves what a killed program leaves: a journal without its lock.
    void leaveJournal(const QString& state, const QString& path, const QString& journal) const;
    [[nodiscard]] QString file(const char* name, const QByteArray& bytes) const;
    /// A document of the file `name` with "one" in it, edited to "xone".
    DocumentTab& openEdited(const char* name) const;
    [[nodiscard]] QTabBar& tabs() const { return *m_window->tabs().bar(); }
    [[nodiscard]] static Banner* banner(const MainWindow& page);
    static void press(const Banner& banner, const QString& text);

    const CodecRegistry m_codecs;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestDocumentTabs::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->opener().openSample();
    m_window->resize(1440, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestDocumentTabs::cleanup() {
    m_window.reset();
}

QString TestDocumentTabs::file(const char* name, const QByteArray& bytes) const {
    const QString path = m_folder->filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", name);
    return path;
}

DocumentTab& TestDocumentTabs::openEdited(const char* name) const {
    m_window->opener().open(file(name, "one"));
    DocumentTab& tab = m_window->tabs().current();
    tab.document().insert(0, asBytes("x"), {});
    return tab;
}

Banner* TestDocumentTabs::banner(const MainWindow& page) {
    for (Banner* banner : page.findChildren<Banner*>())
        if (banner->isVisibleTo(&page))
            return banner;
    return nullptr;
}

void TestDocumentTabs::press(const Banner& banner, const QString& text) {
    for (QToolButton* button : banner.findChildren<QToolButton*>())
        if (button->text() == text)
            button->click();
}

void TestDocumentTabs::aFileTakesThePlaceOfTheSample() {
    m_window->opener().open(file("a", "one"));
    QCOMPARE(tabs().count(), 1);
    QCOMPARE(contents(m_window->document()), QByteArray("one"));
    QVERIFY(!tabs().isVisible());
}

void TestDocumentTabs::furtherFilesOpenInTabs() {
    m_window->opener().open(file("a", "one"));
    m_window->opener().open(file("b", "two"));
    m_window->opener().open(file("c&d", "three"));
    QCOMPARE(tabs().count(), 3);
    QCOMPARE(contents(m_window->document()), QByteArray("three"));
    QCOMPARE(tabs().tabText(1), QStringLiteral("b"));
    QCOMPARE(tabs().tabText(2), QStringLiteral("c&&d"));
    QCOMPARE(contents(m_window->tabs().at(0).document()), QByteArray("one"));
    QTRY_VERIFY(tabs().width() > m_window->width() / 2); // room for a longer name that comes later
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(tabs().count(), 2);
}

/// They scroll; so short names are never cut.
void TestDocumentTabs::manyTabsKeepTheirNames() {
    for (int i = 10; i < 40; ++i)
        m_window->opener().open(file(qPrintable(QStringLiteral("report %1.txt").arg(i)), "a"));
    QTRY_COMPARE(tabs().count(), 30);
    for (int i = 0; i < tabs().count(); ++i) {
        const int name = tabs().fontMetrics().horizontalAdvance(tabs().tabText(i));
        QTRY_VERIFY2(tabs().tabRect(i).width() > name, qPrintable(tabs().tabText(i)));
    }
}

void TestDocumentTabs::theTitleFollowsTheTabInFront() {
    m_window->opener().open(file("a", "one"));
    m_window->opener().open(file("b", "two"));
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("b")));
    tabs().setCurrentIndex(0);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a")));
    QVERIFY(!m_window->isWindowModified());
    m_window->document().insert(0, asBytes("x"), {});
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(tabs().tabText(0), QStringLiteral("a *"));
    m_window->document().undoStack().undo();
}

/// In tabs, in the title, in questions: neither a direction nor markup.
void TestDocumentTabs::nothingInANameIsObeyed() {
    const QString name = QString::fromUtf16(u"<b>rtl\u202Etxt.exe");
    const QString shown = QStringLiteral("<b>rtl<U+202E>txt.exe");
    const QString path = m_folder->filePath(name);
    QVERIFY(QFile::rename(file("a", "one"), path));
    m_window->opener().open(path);
    QCOMPARE(tabs().tabText(tabs().currentIndex()), shown);
    QVERIFY2(m_window->windowTitle().startsWith(shown), qPrintable(m_window->windowTitle()));
    m_window->document().insert(0, asBytes("x"), {});
    QString asked;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        asked = box->textFormat() == Qt::PlainText ? box->text() : QString();
        box->button(QMessageBox::Discard)->click();
    });
    answers.start(10);
    QVERIFY(m_window->close());
    QVERIFY2(asked.contains(shown), qPrintable(asked));
}

void TestDocumentTabs::keysGoFromTabToTab() {
    m_window->opener().open(file("a", "one"));
    m_window->opener().open(file("b", "two"));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 0);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 1);
    // Ctrl+Tab and Ctrl+Shift+Tab; as systems send the second, with Shift and without.
    QTest::keyClick(&m_window->grid(), Qt::Key_Tab, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 0);
    QTest::keyClick(&m_window->grid(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(tabs().currentIndex(), 1);
    QTest::keyClick(&m_window->grid(), Qt::Key_Tab, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 0);
    QTest::keyClick(&m_window->grid(), Qt::Key_Backtab, Qt::ControlModifier);
    QTRY_COMPARE(tabs().currentIndex(), 1);
}

/// Also after its notice was answered, and whether it changed or not.
void TestDocumentTabs::aFileIsReloadedByKey() {
    const auto* entry = m_window->findChild<QAction*>(QStringLiteral("file.reload"));
    QVERIFY(entry != nullptr);
    QVERIFY(!isPossible(*entry)); // the sample has no file
    QTest::keyClick(&m_window->grid(), Qt::Key_F5);
    m_window->opener().open(file("a", "one"));
    QVERIFY(isPossible(*entry));
    QVERIFY(!file("a", "other").isEmpty());
    QTRY_VERIFY(banner(*m_window) != nullptr);
    press(*banner(*m_window), QStringLiteral("Ignore"));
    QTRY_VERIFY(banner(*m_window) == nullptr);
    QTest::keyClick(&m_window->grid(), Qt::Key_F5);
    QTRY_COMPARE(contents(m_window->document()), QByteArray("other"));

    m_window->document().insert(0, asBytes("x"), {});
    Answers answers;
    answers.give(QMessageBox::Cancel);
    QTest::keyClick(&m_window->grid(), Qt::Key_F5);
    QCOMPARE(contents(m_window->document()), QByteArray("xother"));
}

void TestDocumentTabs::closingAsksForChangedDocuments() {
    const QString path = file("a", "one");
    m_window->opener().open(path);
    m_window->document().insert(0, asBytes("x"), {});
    Answers answers;
    answers.give(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QCOMPARE(tabs().count(), 1);
    answers.give(QMessageBox::Discard);
    QVERIFY(m_window->close());
    QCOMPARE(contentsOf(path), QByteArray("one"));
}

void TestDocumentTabs::savingOnClosingWritesTheFile() {
    const QString path = file("a", "one");
    m_window->opener().open(path);
    m_window->document().insert(0, asBytes("x"), {});
    Answers answers;
    answers.give(QMessageBox::Save);
    m_window->close();
    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(contentsOf(path), QByteArray("xone"));
}

void TestDocumentTabs::theWindowClosesWithItsLastTab() {
    m_window->opener().open(file("a", "one"));
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->isVisible());
}

void TestDocumentTabs::whatIsBeingSavedIsClosedWhenItIsSaved() {
    const QString one = file("a", QByteArray(8'000'000, 'a'));
    const QString two = file("b", QByteArray(8'000'000, 'b'));
    for (const QString& path : {one, two}) {
        m_window->opener().open(path);
        m_window->document().insert(0, asBytes("x"), {});
        m_window->tabs().current().saving().save();
        QVERIFY(m_window->tabs().current().saving().isSaving());
    }
    QVERIFY(!m_window->close()); // not yet
    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(contentsOf(one), 'x' + QByteArray(8'000'000, 'a'));
    QCOMPARE(contentsOf(two), 'x' + QByteArray(8'000'000, 'b'));
}

/// The part is saved, the edits are not.
void TestDocumentTabs::anExportSavesNoEdits() {
    const QString one = file("a", QByteArray(8'000'000, 'a'));
    m_window->opener().open(one);
    m_window->document().insert(0, asBytes("x"), {});
    DocumentTab& tab = m_window->tabs().current();
    tab.selection().select(ByteRange{1, 8'000'001});
    const QString part = m_folder->filePath(QStringLiteral("part"));
    bool isAsked = false;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (auto* place = qobject_cast<QFileDialog*>(dialog)) {
            place->selectFile(part);
            static_cast<QDialog*>(place)->done(QDialog::Accepted);
        } else if (auto* box = qobject_cast<QMessageBox*>(dialog)) {
            isAsked = true;
            box->button(QMessageBox::Cancel)->click();
        }
    });
    answers.start(10);
    tab.saving().exportSelection();
    QVERIFY(tab.saving().isSaving());
    QVERIFY(!m_window->close()); // not yet
    QTRY_VERIFY(isAsked || !m_window->isVisible());
    QVERIFY(m_window->isVisible());
    QCOMPARE(contentsOf(part).size(), 8'000'000);
    QCOMPARE(contentsOf(one).size(), 8'000'000);
}

void TestDocumentTabs::cancelKeepsTheWindow() {
    m_window->opener().open(file("a", "one"));
    m_window->opener().open(file("b", "two"));
    m_window->tabs().at(m_window->tabs().count() - 1).document().insert(0, asBytes("x"), {});
    Answers answers;
    answers.give(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
    m_window->tabs().at(m_window->tabs().count() - 1).document().undoStack().undo();
}

/// One document was being saved and the other left, when the saving was cancelled.
void TestDocumentTabs::answersOfAQuitThatFailedAreForgotten() {
    DocumentTab& saved = openEdited("a");
    openEdited("b");
    auto busy = std::make_unique<BusyPool>();
    Answers answers;
    answers.give(QMessageBox::Save);
    answers.give(QMessageBox::Discard);
    QVERIFY(!m_window->close()); // not yet
    QCOMPARE(answers.given(), 2);
    QVERIFY(saved.saving().isSaving());
    saved.document().jobs().cancelAll();
    busy.reset();
    QTRY_VERIFY(!saved.saving().isSaving());
    QVERIFY(m_window->isVisible());
    QVERIFY(saved.document().isModified());
    answers.give(QMessageBox::Discard);
    answers.give(QMessageBox::Discard);
    QVERIFY(m_window->close());
    QCOMPARE(answers.given(), 4); // about both, once more
}

void TestDocumentTabs::whatIsSavedWhileOthersAreAskedAboutIsLeft() {
    DocumentTab& saved = openEdited("a");
    openEdited("b");
    Answers answers;
    answers.give(QMessageBox::Save);
    answers.give(QMessageBox::Discard, [&] { return !saved.saving().isSaving(); });
    QVERIFY(m_window->close());
    QCOMPARE(answers.given(), 2);
    QCOMPARE(contentsOf(saved.document().path()), QByteArray("xone"));
}

/// The reader saves one document and stays: its saving is not what closes the window.
void TestDocumentTabs::afterCancelNothingIsAskedAgain() {
    DocumentTab& saved = openEdited("a");
    openEdited("b");
    auto busy = std::make_unique<BusyPool>();
    Answers answers;
    answers.give(QMessageBox::Save);
    answers.give(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY(saved.saving().isSaving());
    answers.give(QMessageBox::Discard); // where it is asked after all
    busy.reset();
    QTRY_VERIFY(!saved.saving().isSaving());
    QCoreApplication::processEvents();
    QCOMPARE(answers.given(), 2);
    QVERIFY(m_window->isVisible());
}

void TestDocumentTabs::readOnlyFilesHaveABanner() {
    const QString path = file("a", "one");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    m_window->opener().open(path);
    MainWindow& page = *m_window;
    QVERIFY(page.document().isReadOnly());
    QVERIFY(banner(page) != nullptr);
    page.document().insert(0, asBytes("x"), {});
    QCOMPARE(contents(page.document()), QByteArray("one"));
    press(*banner(page), QStringLiteral("Edit anyway"));
    QVERIFY(banner(page) == nullptr);
    page.document().insert(0, asBytes("x"), {});
    QCOMPARE(contents(page.document()), QByteArray("xone"));
    page.document().undoStack().undo();
}

void TestDocumentTabs::leaveJournal(const QString& state, const QString& path,
                                    const QString& journal) const {
    MainWindow other(m_codecs);
    other.keepEdits(state);
    other.opener().open(path);
    other.document().insert(3, asBytes("edit"), {});
    const auto journals = [&] { return QDir(state).entryList({QStringLiteral("*.journal")}); };
    QTRY_COMPARE(journals().size(), 1);
    QTRY_VERIFY(other.document().jobs().idle());
    QVERIFY(QFile::copy(QDir(state).filePath(journals().front()), journal));
}

void TestDocumentTabs::editsOfAKilledProgramAreOffered() {
    const QString state = m_folder->filePath(QStringLiteral("state"));
    const QString left = QDir(state).filePath(QStringLiteral("left.journal"));
    const QString path = file("a", "0123456789");
    leaveJournal(state, path, left);
    m_window->keepEdits(state);
    MainWindow& page = *m_window;
    QTRY_VERIFY(banner(page) != nullptr);
    press(*banner(page), QStringLiteral("Recover"));
    QCOMPARE(contents(m_window->document()), QByteArray("012edit3456789"));
    QCOMPARE(m_window->document().path(), path);
    QVERIFY(m_window->document().isModified());
    QTRY_VERIFY(!QFile::exists(left)); // once its edits are in a journal of this window
    m_window->document().undoStack().undo();
    QCOMPARE(contents(m_window->document()), QByteArray("0123456789"));
}

/// Before the half second is over after which this window would have kept them.
void TestDocumentTabs::editsThatAreSavedAtOnceLeaveNoJournal() {
    const QString state = m_folder->filePath(QStringLiteral("state"));
    const QString left = QDir(state).filePath(QStringLiteral("left.journal"));
    const QString path = file("a", "0123456789");
    leaveJournal(state, path, left);
    m_window->keepEdits(state);
    QTRY_VERIFY(banner(*m_window) != nullptr);
    press(*banner(*m_window), QStringLiteral("Recover"));
    for (QAction* action : m_window->findChildren<QAction*>())
        if (action->objectName() == QLatin1String("file.save"))
            action->trigger();
    QTRY_COMPARE(contentsOf(path), QByteArray("012edit3456789"));
    QTRY_VERIFY(!QFile::exists(left));
}

QTEST_MAIN(TestDocumentTabs)
#include "tst_document_tabs.moc"
