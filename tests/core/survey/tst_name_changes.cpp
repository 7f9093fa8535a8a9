// Names of files: which collide, which cannot be file names, and which changes cannot be made.

#include "core/bytes/failing_calls.h"

#include "files.h"
#include "survey/name_changes.h"
#include "survey/name_judge.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdarg>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/vfs.h>

using namespace moji;
using moji::test::Failing;
using moji::test::Fate;
using moji::test::fateOf;
using moji::test::real;
using moji::test::writeFile;

namespace {

/// What statfs() says of every folder, if not 0; and whether folders have the casefold attribute.
long g_fileSystem = 0;
bool g_hasCasefold = false;

} // namespace

extern "C" {

int statfs(const char* path, struct statfs* status) noexcept {
    const int done = real<int(const char*, struct statfs*)>("statfs")(path, status);
    if (g_fileSystem != 0)
        status->f_type = g_fileSystem;
    return fateOf("statfs") == Fate::AsUsual ? done : -1;
}
int ioctl(int descriptor, unsigned long request, ...) noexcept {
    va_list list;
    va_start(list, request);
    auto* const out = va_arg(list, void*);
    va_end(list);
    if (request != FS_IOC_GETFLAGS)
        return real<int(int, unsigned long, ...)>("ioctl")(descriptor, request, out);
    *static_cast<int*>(out) = g_hasCasefold ? 0x40000000 : 0;
    return fateOf("ioctl") == Fate::AsUsual ? 0 : -1;
}
}

class NameChangesTest : public QObject {
    Q_OBJECT

private slots:
    void keysMergeCaseAndNormalForm() {
        const auto merged = [](std::string_view name) {
            return collisionKey(name, NameMerging::CaseAndNormalForm);
        };
        QCOMPARE(merged("\xC3\x89t\xC3\xA9.TXT"), merged("e\xCC\x81te\xCC\x81.txt"));
        QVERIFY(merged("a") != merged("b"));
        QCOMPARE(collisionKey("A", NameMerging::None), std::string("A"));
        QVERIFY(collisionKey("A", NameMerging::None) != collisionKey("a", NameMerging::None));
    }

    void fileSystemsThatMerge() {
        const QTemporaryDir temporary;
        const std::string folder = temporary.path().toStdString();
        QVERIFY(mergingIn(folder) == NameMerging::None);
        g_fileSystem = 0x4D44; // FAT
        QVERIFY(mergingIn(folder) == NameMerging::CaseAndNormalForm);
        {
            const Failing failing("statfs", 1, EIO);
            QVERIFY(mergingIn(folder) == NameMerging::None);
        }
        g_fileSystem = 0;
        g_hasCasefold = true;
        QVERIFY(mergingIn(folder) == NameMerging::CaseAndNormalForm);
        for (const char* call : {"ioctl", "open"}) {
            const Failing failing(call, 1, EACCES);
            QVERIFY(mergingIn(folder) == NameMerging::None);
        }
        g_hasCasefold = false;
    }

    void changesThatCannotBeMade_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("trouble");
        const auto row = [](const char* title, const char* path, const QByteArray& name,
                            const char* trouble) {
            QTest::newRow(title) << QByteArray(path) << name << QString::fromLatin1(trouble);
        };
        row("fine", "a", "new", "");
        row("gone", "lost", "new", "the file is not there any more");
        row("slash", "a", "b/c", "'b/c' cannot be a file name");
        row("taken", "a", "b", "another file is called 'b' already");
        row("too-long", "a", QByteArray(300, 'x'),
            "the new name would have 300 bytes; this file system allows 255");
    }
    void changesThatCannotBeMade() {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, name);
        const QTemporaryDir folder;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path())); // names without a folder
        writeFile(QStringLiteral("a"), "a");
        writeFile(QStringLiteral("b"), "b");
        std::vector<NameChange> changes{{path.toStdString(), name.toStdString(), "", 0}};
        const auto troubles = checkChanges(changes);
        QVERIFY(QDir::setCurrent(before));
        QTEST(QString::fromStdString(troubles[0]), "trouble");
    }

    void filesThatHaveGoneMeanwhile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        writeFile(path, "a");
        std::vector<NameChange> changes{{path.toStdString(), "b", "", 0}};
        QVERIFY(checkChanges(changes)[0].empty());
        NameChangeRun run(changes);
        QVERIFY(run.isUntouched(0));
        writeFile(folder.filePath(QStringLiteral("b")), "other");
        QVERIFY(!run.make(0) && !run.isMade(0)); // the name is taken
        QVERIFY(QFile::remove(path));
        const auto done = run.make(0);
        QVERIFY(!done && done.error().code == ErrorCode::NotFound);
        QCOMPARE(test::contentsOf(folder.filePath(QStringLiteral("b"))), QByteArray("other"));
    }

    void aNameThatCannotBeTakenBackStays() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        writeFile(path, "a");
        std::vector<NameChange> changes{{path.toStdString(), "b", "", 0}};
        QVERIFY(checkChanges(changes)[0].empty());
        NameChangeRun run(changes);
        QVERIFY(run.make(0));
        writeFile(path, "new"); // the old name is taken again
        QVERIFY(!run.takeBack(0) && run.isMade(0));
    }

    void journalsThatAreNone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QString none = QStringLiteral("is no journal of moji convert --names");
        const QString damaged =
            QStringLiteral("is damaged: it has a new name that is not the name of a file");
        JournalHead head;
        QTest::newRow("empty") << QByteArray() << none;
        QTest::newRow("text") << QByteArray("text\n") << none;
        QTest::newRow("of-texts") << QByteArray::fromStdString(lineOf(head)) + "\n" << none;
        head.isOfNames = true;
        const auto row = [&](const char* name, const char* line) {
            QTest::newRow(name) << QByteArray::fromStdString(lineOf(head)) + "\n" + line + "\n"
                                << damaged;
        };
        row("no-path", R"({"path":"","new_name":"61"})");
        row("path-of-no-bytes", R"({"path":"6","new_name":"61"})");
        row("no-name", R"({"path":"61","new_name":""})");
        row("dot", R"({"path":"61","new_name":"2E"})");
        row("dots", R"({"path":"61","new_name":"2E2E"})");
        row("slash", R"({"path":"61","new_name":"612F62"})");
        row("nul", R"({"path":"61","new_name":"610062"})");
    }
    void journalsThatAreNone() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("journal"));
        writeFile(path, bytes);
        const auto journal = readNameJournal(path.toStdString());
        QVERIFY(!journal.has_value());
        QCOMPARE(QString::fromStdString(journal.error().detail), reason);
    }

    void journalsThatCannotBeRead() {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString() + "/journal";
        const auto lost = readNameJournal(path);
        QVERIFY(!lost.has_value());
        QCOMPARE(lost.error().detail, std::generic_category().message(ENOENT));
        JournalHead head;
        head.isOfNames = true;
        QVERIFY(writeNameJournal(path, head, {}));
        QVERIFY(readNameJournal(path).has_value());
        const Failing failing("pread", 1, EIO);
        const auto failed = readNameJournal(path);
        QVERIFY(failing.happened() && !failed.has_value());
        QCOMPARE(failed.error().detail, std::generic_category().message(EIO));
    }

    void changesThatTheFileSystemWouldMergeAreRefused() {
        const QTemporaryDir folder;
        const std::string prefix = folder.path().toStdString() + "/";
        for (const char* name : {"1", "2", "3"})
            QVERIFY(QFile(folder.filePath(QLatin1String(name))).open(QFile::WriteOnly));
        const std::vector<NameChange> wanted{{prefix + "1", "\xC3\x89t\xC3\xA9", "", 0},
                                             {prefix + "2", "e\xCC\x81te\xCC\x81", "", 0},
                                             {prefix + "3", "other", "", 0}};
        auto changes = wanted;
        const auto merging = checkChanges(changes, NameMerging::CaseAndNormalForm);
        QVERIFY(!merging[0].empty() && !merging[1].empty());
        QVERIFY(merging[2].empty());
        const auto exact = checkChanges(changes, NameMerging::None);
        QVERIFY(exact[0].empty() && exact[1].empty() && exact[2].empty());
        QVERIFY(changes[0].inode != 0);
    }

    void whatIsMadeIsFoundOutAndTakenBack() {
        const QTemporaryDir folder;
        const std::string prefix = folder.path().toStdString() + "/";
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("outer/inner")));
        std::vector<NameChange> changes{{prefix + "outer/inner", "new inner", "", 0},
                                        {prefix + "outer", "new outer", "", 0}};
        QVERIFY(checkChanges(changes)[0].empty());
        NameChangeRun run(changes);
        QVERIFY(run.make(0) && run.make(1));
        QVERIFY(QDir(folder.filePath(QStringLiteral("new outer/new inner"))).exists());
        NameChangeRun later(changes); // of another process
        QVERIFY(later.isMade(0) && later.isMade(1) && !later.isUntouched(0));
        QVERIFY(later.takeBack(1) && later.takeBack(0));
        QVERIFY(QDir(folder.filePath(QStringLiteral("outer/inner"))).exists());
        QVERIFY(!later.takeBack(0));
    }

    void journalsThatWereCutOffSayNothing() {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString() + "/journal";
        const std::vector<NameChange> changes{{"a\xFF\n", "b", "KOI8-R", 7}, {"c", "d", "", 8}};
        JournalHead head;
        head.folder = "/fol\xFF";
        head.isOfNames = true;
        QVERIFY(writeNameJournal(path, head, changes));
        QVERIFY(!writeNameJournal(path, head, changes));
        const auto whole = readNameJournal(path);
        QVERIFY(whole && whole->changes.size() == 2);
        QCOMPARE(whole->head.folder, head.folder);
        QCOMPARE(whole->changes[0].path, std::string("a\xFF\n"));
        QCOMPARE(whole->changes[0].inode, std::uint64_t{7});
        QFile file(QString::fromStdString(path));
        QVERIFY(file.resize(file.size() - 3));
        const auto cut = readNameJournal(path);
        QVERIFY(cut && cut->changes.empty());
    }

    void usableNames_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("usable");
        QTest::newRow("ordinary") << QByteArray("a b.txt") << true;
        QTest::newRow("cyrillic") << QByteArray("\xD0\x96") << true;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("dot-dot") << QByteArray("..") << false;
        QTest::newRow("slash") << QByteArray("a/b") << false;
        QTest::newRow("control") << QByteArray("a\x07") << false;
        QTest::newRow("malformed") << QByteArray("\xFF") << false;
        QTest::newRow("replacement") << QByteArray("\xEF\xBF\xBD") << false;
    }
    void usableNames() {
        QFETCH(QByteArray, name);
        QTEST(isUsableName({name.constData(), static_cast<std::size_t>(name.size())}), "usable");
    }
};

QTEST_APPLESS_MAIN(NameChangesTest)
#include "tst_name_changes.moc"
