// Names of files: which collide, and which cannot be file names.

#include "survey/name_changes.h"
#include "survey/name_judge.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace moji;

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
