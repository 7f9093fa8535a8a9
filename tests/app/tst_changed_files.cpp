// A file changes under the window at each moment of its work: it shrinks, grows, is written to,
// replaced or removed, becomes a folder or a FIFO, or may not be read any more. The window goes on,
// says what happened, and a save leaves the whole document or what the other program left.

#include "app/window_test.h"

#include "codec/codec_registry.h"
#include "compare/compare_mode.h"
#include "document/document_saver.h"
#include "grid/byte_grid.h"
#include "snapshot.h"
#include "window/find_bar.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kPatienceMs = 60'000;

enum class Change { Shrinks, Grows, WrittenTo, Replaced, Removed, Folder, Fifo, Forbidden };

struct NamedChange {
    const char* name;
    Change change;
};
constexpr NamedChange kChanges[] = {
    {"shrinks", Change::Shrinks},
    {"grows", Change::Grows},
    {"written-to", Change::WrittenTo},
    {"replaced", Change::Replaced},
    {"removed", Change::Removed},
    {"folder", Change::Folder},
    {"fifo", Change::Fifo},
    {"forbidden", Change::Forbidden},
};

/// A megabyte of lines in ISO-2022-JP, which has to be read from the front.
QByteArray firstBytes() {
    return QByteArray("abc \x1B$B0!0\"0#\x1B(B def, 0123456789\n").repeated(35'000);
}

/// All of `path`; nothing if it is no ordinary file.
std::optional<QByteArray> fileAt(const QString& path) {
    struct stat is {};
    QFile file(path);
    if (::lstat(QFile::encodeName(path), &is) != 0 || !S_ISREG(is.st_mode) ||
        !file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

void put(const QString& path, const QByteArray& bytes, QIODevice::OpenMode mode) {
    QFile file(path);
    QVERIFY(file.open(mode));
    QCOMPARE(file.write(bytes), bytes.size());
}

void apply(Change change, const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    switch (change) {
    case Change::Shrinks:
        QCOMPARE(::truncate(name, 300'000), 0);
        return;
    case Change::Grows:
        return put(path, QByteArray(500'000, 'x'), QIODevice::Append);
    case Change::WrittenTo:
        return put(path, QByteArray(1'000'000, 'y'), QIODevice::ReadWrite);
    case Change::Replaced:
        put(path + QStringLiteral(".new"), QByteArray(400'000, 'z'), QIODevice::WriteOnly);
        QCOMPARE(::rename(name + ".new", name), 0);
        return;
    case Change::Forbidden:
        QCOMPARE(::chmod(name, 0), 0); // root may read it all the same
        return;
    default:
        QCOMPARE(::unlink(name), 0);
        if (change != Change::Folder && change != Change::Fifo)
            return;
        // A save may put the file there again just before.
        while ((change == Change::Folder ? ::mkdir(name, 0700) : ::mkfifo(name, 0600)) != 0) {
            QCOMPARE(errno, EEXIST);
            QCOMPARE(::unlink(name), 0);
        }
    }
}

/// The window goes on showing the bytes that it was opened with.
bool keepsOldBytes(Change change) {
    return change != Change::Shrinks && change != Change::Grows && change != Change::WrittenTo;
}

} // namespace

class TestChangedFiles : public QObject, private WindowTest {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;
    QStringList m_said; // by message boxes
    QTimer m_answers;

private Q_SLOTS:
    void initTestCase() { connect(&m_answers, &QTimer::timeout, this, &TestChangedFiles::answer); }
    void init() {
        m_path = m_folder.filePath(QStringLiteral("file.txt"));
        static_cast<void>(QFile::remove(m_path));
        static_cast<void>(QDir().rmdir(m_path));
        put(m_path, firstBytes(), QIODevice::WriteOnly);
        m_said.clear();
        m_answers.start(20);
        open();
    }
    void cleanup() {
        close();
        m_answers.stop();
    }

    void beforeItIsOpened_data() { changes(); }
    void beforeItIsOpened();
    void whileItIsScanned_data() { changes(); }
    void whileItIsScanned();
    void whileItIsIndexed_data() { changes(); }
    void whileItIsIndexed();
    void whileItIsSearched_data() { changes(); }
    void whileItIsSearched();
    void betweenAnEditAndItsSave_data() { changes(); }
    void betweenAnEditAndItsSave();
    void whileItIsSaved_data() { changes(); }
    void whileItIsSaved();
    void whileEditsAreKept_data() { changes(); }
    void whileEditsAreKept();
    void beforeEditsComeBack_data() { changes(); }
    void beforeEditsComeBack();
    void whileItIsCompared_data() { changes(); }
    void whileItIsCompared();
    void whileAPartIsExported_data() { changes(); }
    void whileAPartIsExported();

private:
    static void changes() {
        QTest::addColumn<Change>("change");
        for (const auto& [name, change] : kChanges)
            QTest::newRow(name) << change;
    }
    /// Agrees to everything, so that what is left is what the program itself refuses.
    void answer() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        m_said += box->text();
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::AcceptRole)
                return button->click();
        box->accept();
    }
    void openFile() {
        m_window->opener().open(OpenRequest{.path = m_path, .codec = m_codecs.find("ISO-2022-JP")});
        QCOMPARE(m_window->document().size(), std::uint64_t(firstBytes().size()));
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->document().jobs().idle(), kPatienceMs);
        QVERIFY(!m_window->grab().isNull());
    }
    void typeByte() { m_window->document().replace({0, 0}, asBytes("A"), QStringLiteral("Typed")); }
    [[nodiscard]] bool isSaid(const QString& part) const {
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part))
                return true;
        return false;
    }
    /// As the reader sees it above the bytes.
    void expectNotice(Change change) {
        if (change == Change::Forbidden)
            return;
        const char* part = change == Change::Removed ? "was removed or renamed"
                           : keepsOldBytes(change)   ? "has replaced"
                                                     : "Another program changed";
        QTRY_VERIFY2_WITH_TIMEOUT(isSaid(QLatin1String(part)), part, kPatienceMs);
    }
    /// Nothing but the file itself.
    void expectNoOtherFiles() {
        QCOMPARE(
            QDir(m_folder.path())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)
                .join(QLatin1Char(' ')),
            fileAt(m_path) || QFileInfo::exists(m_path) ? QStringLiteral("file.txt") : QString());
    }
    void save() {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->objectName() == QLatin1String("file.save"))
                action->trigger();
    }
    void expectWholeOr(const std::optional<QByteArray>& others) {
        const auto now = fileAt(m_path);
        QVERIFY2(now == others || now == contents(), qPrintable(m_said.join(QLatin1Char('|'))));
        if (m_window->document().isModified())
            QVERIFY(!m_said.isEmpty()); // why it was not saved
        expectNoOtherFiles();
    }
};

void TestChangedFiles::beforeItIsOpened() {
    QFETCH(Change, change);
    apply(change, m_path);
    const auto now = fileAt(m_path);
    m_window->opener().open(m_path);
    if (change == Change::Fifo) { // its writer may come
        QTest::qWait(20);
        QVERIFY(!m_window->document().jobs().idle());
        return;
    }
    settle();
    if (now)
        QCOMPARE(contents(), *now);
    else if (change == Change::Removed)
        QTRY_VERIFY(!m_said.isEmpty());
}

void TestChangedFiles::whileItIsScanned() {
    QFETCH(Change, change);
    openFile();
    apply(change, m_path);
    settle();
    expectNotice(change);
    QCOMPARE(m_window->document().size(), std::uint64_t(firstBytes().size()));
    if (keepsOldBytes(change))
        QCOMPARE(contents(), firstBytes());
}

void TestChangedFiles::whileItIsIndexed() {
    QFETCH(Change, change);
    openFile();
    const std::uint64_t size = m_window->document().size();
    m_window->jumpTo({size - 20, size - 10}); // what is there follows from all before it
    apply(change, m_path);
    QTest::keyClick(&m_window->grid(), Qt::Key_PageUp);
    settle();
    expectNotice(change);
}

void TestChangedFiles::whileItIsSearched() {
    QFETCH(Change, change);
    openFile();
    m_window->findBar().open(false);
    m_window->findBar().pattern().setEditText(QStringLiteral("nowhere"));
    QTest::keyClick(m_window->findBar().pattern().lineEdit(), Qt::Key_Return);
    apply(change, m_path);
    settle();
    expectNotice(change);
}

void TestChangedFiles::betweenAnEditAndItsSave() {
    QFETCH(Change, change);
    openFile();
    typeByte();
    apply(change, m_path);
    const auto others = fileAt(m_path);
    save();
    settle();
    expectWholeOr(others);
    if (change == Change::Replaced || change == Change::Removed) // agreed to
        QCOMPARE(fileAt(m_path), std::optional(QByteArray("A") + firstBytes()));
    if (change == Change::Shrinks)
        QCOMPARE(fileAt(m_path), others);
}

void TestChangedFiles::whileItIsSaved() {
    QFETCH(Change, change);
    openFile();
    typeByte();
    save();
    apply(change, m_path);
    settle();
    // The other program comes before or after the new file; neither is mixed with the other.
    const auto now = fileAt(m_path);
    expectNoOtherFiles();
    if (keepsOldBytes(change) && change != Change::Forbidden)
        QVERIFY(!now || now->startsWith('z') || *now == QByteArray("A") + firstBytes());
}

void TestChangedFiles::whileEditsAreKept() {
    QFETCH(Change, change);
    QTemporaryDir journals;
    openFile();
    m_window->keepEdits(journals.path());
    typeByte();
    apply(change, m_path);
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(journals.path()).isEmpty(), kPatienceMs);
    settle();
    m_window->document().undoStack().undo();
    QTRY_VERIFY_WITH_TIMEOUT(
        QDir(journals.path()).entryList({QStringLiteral("*.journal")}, QDir::Files).isEmpty(),
        kPatienceMs);
    settle();
}

/// As after a killed program: a journal of edits is found at the next start.
void TestChangedFiles::beforeEditsComeBack() {
    QFETCH(Change, change);
    QTemporaryDir journals;
    QTemporaryDir left;
    const QStringList kind{QStringLiteral("*.journal")};
    openFile();
    m_window->keepEdits(journals.path());
    QSignalSpy recorded(&m_window->tabs().current(), &DocumentTab::editsRecorded);
    typeByte();
    QTRY_VERIFY_WITH_TIMEOUT(
        !recorded.isEmpty() && !QDir(journals.path()).entryList(kind).isEmpty(), kPatienceMs);
    for (const QString& name : QDir(journals.path()).entryList(kind))
        QVERIFY(QFile::copy(journals.filePath(name), left.filePath(name)));
    close();
    apply(change, m_path);
    open();
    m_window->keepEdits(left.path());
    const auto recover = [this] {
        for (auto* button : m_window->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QLatin1String("Recover"))
                return button;
        return static_cast<QAbstractButton*>(nullptr);
    };
    QTRY_VERIFY_WITH_TIMEOUT(recover() != nullptr, kPatienceMs);
    recover()->click();
    if (QFileInfo(m_path).isFile() && change == Change::Forbidden && ::geteuid() == 0) {
        QCOMPARE(contents(), QByteArray("A") + firstBytes()); // no change for root
        return;
    }
    QVERIFY(!m_said.isEmpty());
    QVERIFY(!m_window->document().isModified());
    QCOMPARE(QDir(left.path()).entryList(kind).size(), 1); // until it is discarded
}

void TestChangedFiles::whileItIsCompared() {
    QFETCH(Change, change);
    m_window->opener().openText(QString::fromLatin1(firstBytes()), QStringLiteral("left"));
    m_window->compareMode().compareWithFile(m_path);
    apply(change, m_path);
    settle();
    QVERIFY(m_window->compareMode().isActive());
    Document& right = m_window->compareMode().comparison()->document(Side::Right);
    QTRY_VERIFY_WITH_TIMEOUT(right.jobs().idle(), kPatienceMs);
    QCOMPARE(right.size(), std::uint64_t(firstBytes().size()));
    m_window->compareMode().goNext();
    settle();
    m_window->compareMode().end();
}

void TestChangedFiles::whileAPartIsExported() {
    QFETCH(Change, change);
    QTemporaryDir other;
    const QString path = other.filePath(QStringLiteral("part"));
    openFile();
    DocumentSaver saver(&m_window->document());
    int ended = 0;
    connect(&saver, &DocumentSaver::saved, this, [&ended] { ++ended; });
    connect(&saver, &DocumentSaver::failed, this, [&ended] { --ended; });
    apply(change, m_path);
    saver.save({.path = path, .part = ByteRange{200'000, 1'000'000}});
    QTRY_VERIFY_WITH_TIMEOUT(ended != 0, kPatienceMs);
    const auto part = fileAt(path);
    QCOMPARE(part.has_value(), ended > 0); // wholly or not at all
    QCOMPARE(QDir(other.path()).entryList(QDir::Files | QDir::Hidden).size(), ended > 0 ? 1 : 0);
    if (keepsOldBytes(change))
        QCOMPARE(part, std::optional(firstBytes().mid(200'000, 800'000)));
    if (change == Change::Shrinks)
        QCOMPARE(ended, -1);
    settle();
}

QTEST_MAIN(TestChangedFiles)
#include "tst_changed_files.moc"
