// Edits that a killed program left are offered also where it takes its time to end, and bookmarks
// and notes come back with them. (What is offered, and what becomes of it: tst_document_tabs.)

#include "app/window_test.h"
#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/locked_file.h"
#include "bytes/piece_table.h"
#include "document/bookmarks.h"
#include "document/notes.h"
#include "settings/settings.h"
#include "window/banner.h"
#include "window/bookmark_store.h"

#include "files.h"
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QToolButton>

using namespace moji;
using namespace moji::app;
using moji::test::writeFile;

namespace {

/// As a killed program leaves them: "edit" in a file that never was saved.
void leaveEdits(const QString& path) {
    const QTemporaryDir elsewhere;
    const auto journal = EditJournal::create(elsewhere.path().toStdString());
    QVERIFY(journal.has_value());
    PieceTable table(std::make_shared<const MemorySource>(Bytes()));
    table.replace({0, 0}, asBytes("edit"));
    QVERIFY((*journal)->record({{}, "left", "UTF-8", {}}, table, nullptr).has_value());
    QVERIFY(QFile::copy(QString::fromStdString((*journal)->path()), path));
}

} // namespace

class TestRecovery : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { settings().useNoFolder(); }
    void init() { open(); }
    void cleanup() { close(); }

    void editsOfAProgramThatIsEndingAreOffered();
    void remarksAreRecoveredAtTheirBytes();
    void remarksOfAnOldJournalMoveWithItsEdits();

private:
    /// Answers the offer of edits left in a folder.
    void recover(const QString& folder);
    [[nodiscard]] bool isOffered() const {
        const auto banners = m_window->findChildren<Banner*>();
        return std::ranges::any_of(banners, [](const Banner* banner) {
            return banner->isVisible() && banner->sentence().contains(QStringLiteral("left"));
        });
    }
};

void TestRecovery::recover(const QString& folder) {
    const auto button = [this]() -> QAbstractButton* {
        for (auto* one : m_window->findChildren<QAbstractButton*>())
            if (one->isVisible() && one->text() == QStringLiteral("Recover"))
                return one;
        return nullptr;
    };
    m_window->keepEdits(folder);
    QTRY_VERIFY(button() != nullptr);
    button()->click();
}

void TestRecovery::editsOfAProgramThatIsEndingAreOffered() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.journal"));
    leaveEdits(path);
    auto held = std::make_unique<Result<LockedFile>>(
        LockedFile::open(path.toStdString(), LockedFile::Mode::Existing));
    QVERIFY(held->has_value());
    m_window->keepEdits(folder.path());
    QTest::qWait(500); // the first look, or, where it comes later, one look is enough
    QVERIFY(!isOffered());
    held.reset();
    QTRY_VERIFY(isOffered());
}

/// Those set before the edits, those set after them and not saved anywhere else, and those removed.
void TestRecovery::remarksAreRecoveredAtTheirBytes() {
    const QTemporaryDir folder;
    const QString state = folder.filePath(QStringLiteral("state"));
    const QString left = QDir(state).filePath(QStringLiteral("left.journal"));
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "0123456789");
    {
        MainWindow other(m_codecs);
        other.keepEdits(state);
        other.tabs().setUp([](DocumentTab& tab) { tab.rememberRemarks(); });
        other.opener().open(path);
        Document& document = other.document();
        document.bookmarks().toggle(2);
        document.bookmarks().toggle(7);
        document.notes().write({6, 9}, QStringLiteral("note"));
        other.tabs().current().storeRemarks();
        document.insert(3, asBytes("edit"), {});
        const auto journals = [&] { return QDir(state).entryList({QStringLiteral("*.journal")}); };
        QTRY_COMPARE(journals().size(), 1);
        QTRY_VERIFY(document.jobs().idle());
        const QString journal = QDir(state).filePath(journals().front());
        const qint64 size = QFileInfo(journal).size();
        document.bookmarks().toggle(4); // at an inserted byte
        document.bookmarks().remove(2);
        QTRY_VERIFY(QFileInfo(journal).size() > size);
        QTRY_VERIFY(document.jobs().idle());
        QVERIFY(QFile::copy(journal, left));
    }
    m_window->tabs().setUp([](DocumentTab& tab) { tab.rememberRemarks(); });
    recover(state);
    Document& document = m_window->document();
    QCOMPARE(contents(), QByteArray("012edit3456789"));
    QCOMPARE(document.bookmarks().list(), (std::vector<Bookmark>{{4, {}}, {11, {}}}));
    QCOMPARE(document.notes().list(), (std::vector<Note>{{{10, 13}, QStringLiteral("note")}}));
    document.undoStack().undo();
    QCOMPARE(document.bookmarks().list(), (std::vector<Bookmark>{{7, {}}}));
    QCOMPARE(document.notes().list(), (std::vector<Note>{{{6, 9}, QStringLiteral("note")}}));
    document.undoStack().redo();
    QCOMPARE(document.bookmarks().list(), (std::vector<Bookmark>{{4, {}}, {11, {}}}));
}

/// It says nothing of remarks: those of the file belong to its bytes.
void TestRecovery::remarksOfAnOldJournalMoveWithItsEdits() {
    const QTemporaryDir folder;
    const QString state = folder.filePath(QStringLiteral("state"));
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "0123456789");
    storeBookmarks(path, {{2, {}}, {5, {}}, {7, QStringLiteral("seven")}});
    {
        const std::shared_ptr<const ByteSource> source =
            std::move(*FileSource::open(path.toStdString()));
        PieceTable table(source);
        table.replace({5, 6}, {});
        table.replace({3, 3}, asBytes("edit"));
        const auto journal = EditJournal::create(state.toStdString());
        EditJournalHead head{path.toStdString(), "a", "UTF-8", {}};
        head.stamp = dynamic_cast<const FileSource&>(*source).stamp();
        QVERIFY((*journal)->record(head, table, source.get()).has_value());
        QVERIFY(QFile::copy(QString::fromStdString((*journal)->path()),
                            QDir(state).filePath(QStringLiteral("left.journal"))));
    }
    m_window->tabs().setUp([](DocumentTab& tab) { tab.rememberRemarks(); });
    recover(state);
    Document& document = m_window->document();
    QCOMPARE(contents(), QByteArray("012edit346789"));
    QCOMPARE(document.bookmarks().list(),
             (std::vector<Bookmark>{{2, {}}, {10, QStringLiteral("seven")}}));
    document.undoStack().undo();
    QCOMPARE(document.bookmarks().list(),
             (std::vector<Bookmark>{{2, {}}, {5, {}}, {7, QStringLiteral("seven")}}));
}

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"
