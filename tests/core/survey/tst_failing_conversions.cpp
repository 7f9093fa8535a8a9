// System calls fail while a conversion replaces files or begins a journal: the answer says why, and
// what could not be finished is not left behind.

#include "core/bytes/failing_calls.h"

#include "bytes/file_source.h"
#include "files.h"
#include "survey/convert_journal.h"
#include "survey/file_replacing.h"
#include "survey/name_changes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace moji;
using moji::test::contentsOf;
using moji::test::Failing;
using moji::test::wordsFor;
using moji::test::writeFile;

namespace {

constexpr int kStale = EXDEV; // what errno happens to hold: never a reason here

/// Bytes that end early, or cannot be read.
class BadSource final : public ByteSource {
public:
    explicit BadSource(bool fails)
        : m_fails(fails) {}
    std::uint64_t size() const override { return 1'000'000; }
    Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
        if (offset == 0) {
            std::ranges::fill(out, Byte{'n'});
            return out.size();
        }
        errno = kStale;
        if (m_fails)
            return Error{ErrorCode::ReadFailed, "source", "the disk is gone"};
        return std::size_t{0};
    }

private:
    bool m_fails;
};

using Act = std::function<std::optional<Error>()>;

/// Runs `act` with the n-th call failing, for each n; `check` looks at what an error left.
void failAtEachPlace(const char* call, int number, const std::function<void()>& prepare,
                     const Act& act, const std::function<void()>& check) {
    int failures = 0;
    for (int nth = 1; nth < 100; ++nth) {
        prepare();
        std::optional<Error> error;
        bool happened = false;
        {
            const Failing failing(call, nth, number);
            errno = kStale;
            error = act();
            happened = failing.happened();
        }
        if (!happened) {
            QVERIFY(!error);
            break;
        }
        if (!error)
            continue; // not needed for success
        ++failures;
        QCOMPARE(error->detail, wordsFor(number));
        check();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(failures > 0, call);
}

} // namespace

class TestFailingConversions : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QLatin1String(name));
    }

private Q_SLOTS:
    void cleanup() {
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden))
            QFile::remove(m_folder.filePath(name));
    }

    void aFileWithTwoNamesSaysWhyItCouldNotBeRead_data() {
        QTest::addColumn<bool>("fails");
        QTest::addColumn<QString>("reason");
        QTest::newRow("read-error") << true << QStringLiteral("the disk is gone");
        QTest::newRow("shrunk")
            << false
            << QStringLiteral("only 262144 of 1000000 bytes could be read: the source has shrunk");
    }
    void aFileWithTwoNamesSaysWhyItCouldNotBeRead() {
        QFETCH(bool, fails);
        QFETCH(QString, reason);
        writeFile(path("file"), "old");
        QVERIFY(::link(qPrintable(path("file")), qPrintable(path("other"))) == 0);
        const auto done = replaceFile(path("file").toStdString(), BadSource(fails), {});
        QVERIFY(!done.has_value());
        QCOMPARE(QString::fromStdString(done.error().detail), reason);
    }

    void aFileWithTwoNamesSaysWhyItCouldNotBeWritten_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("number");
        QTest::newRow("open") << QByteArray("open") << EROFS;
        QTest::newRow("write") << QByteArray("write") << ENOSPC;
        QTest::newRow("ftruncate") << QByteArray("ftruncate") << EIO;
        QTest::newRow("fsync") << QByteArray("fsync") << EDQUOT;
    }
    void aFileWithTwoNamesSaysWhyItCouldNotBeWritten() {
        QFETCH(QByteArray, call);
        QFETCH(int, number);
        const MemorySource bytes(Bytes(1000, 'n'));
        writeFile(path("file"), "old");
        QVERIFY(::link(qPrintable(path("file")), qPrintable(path("other"))) == 0);
        failAtEachPlace(
            call.constData(), number, [] {},
            [&]() -> std::optional<Error> {
                const auto done = replaceFile(path("file").toStdString(), bytes, {});
                return done ? std::nullopt : std::optional(done.error());
            },
            [] {});
        QCOMPARE(contentsOf(path("other")), QByteArray(1000, 'n')); // the last one did not fail
    }

    void aJournalThatCannotBeBegunIsNotLeftBehind_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("number");
        QTest::newRow("open") << QByteArray("open") << EACCES;
        QTest::newRow("flock") << QByteArray("flock") << ENOLCK;
        QTest::newRow("write") << QByteArray("write") << ENOSPC;
        QTest::newRow("fsync") << QByteArray("fsync") << EIO;
    }
    void aJournalThatCannotBeBegunIsNotLeftBehind() {
        QFETCH(QByteArray, call);
        QFETCH(int, number);
        const MemorySource list(Bytes{'a', 0});
        const std::vector<NameChange> changes(3);
        failAtEachPlace(
            call.constData(), number, [&] { QFile::remove(path("journal")); },
            [&]() -> std::optional<Error> {
                const auto made = ConvertJournal::create(path("journal").toStdString(), {}, &list);
                return made ? std::nullopt : std::optional(made.error());
            },
            [&] { QVERIFY(!QFile::exists(path("journal"))); });
        if (call == "flock")
            return;
        failAtEachPlace(
            call.constData(), number, [&] { QFile::remove(path("names")); },
            [&]() -> std::optional<Error> {
                const auto made = writeNameJournal(path("names").toStdString(), {}, changes);
                return made ? std::nullopt : std::optional(made.error());
            },
            [&] { QVERIFY(!QFile::exists(path("names"))); });
    }

    void theOldBytesGetAnotherName_data() {
        QTest::addColumn<int>("number"); // of linkat()
        QTest::newRow("as-usual") << 0;
        QTest::newRow("no-links-here") << EPERM; // FAT
        QTest::newRow("no-links-at-all") << EOPNOTSUPP;
        QTest::newRow("too-many-links") << EMLINK;
        QTest::newRow("another-file-system") << EXDEV;
    }
    void theOldBytesGetAnotherName() {
        QFETCH(int, number);
        writeFile(path("file"), "old");
        const MemorySource bytes(Bytes{'n', 'e', 'w'});
        ReplaceOptions options;
        options.backup = path("file.bak").toStdString();
        const Failing failing(number != 0 ? "linkat" : "none", 1, number);
        QVERIFY(replaceFile(path("file").toStdString(), bytes, options));
        QCOMPARE(contentsOf(path("file")), QByteArray("new"));
        QCOMPARE(contentsOf(path("file.bak")), QByteArray("old"));
        const auto again = replaceFile(path("file").toStdString(), bytes, options);
        QVERIFY(!again.has_value());
        QCOMPARE(again.error().detail, std::string("is there already"));
        QCOMPARE(contentsOf(path("file.bak")), QByteArray("old"));
    }

    void theBackupOfALinkedFileIsNoLink() {
        writeFile(path("file"), "old");
        QCOMPARE(::symlink("file", qPrintable(path("linked"))), 0);
        const MemorySource bytes(Bytes{'n', 'e', 'w'});
        ReplaceOptions options;
        options.backup = path("backup").toStdString();
        QVERIFY(replaceFile(path("linked").toStdString(), bytes, options));
        QVERIFY(QFileInfo(path("linked")).isSymLink());
        QCOMPARE(contentsOf(path("file")), QByteArray("new"));
        QCOMPARE(contentsOf(path("backup")), QByteArray("old"));
    }

    void aBackupOfAKilledRunIsGood() {
        writeFile(path("file"), "old");
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("file.bak"))), 0);
        const MemorySource bytes(Bytes{'n', 'e', 'w'});
        ReplaceOptions options;
        options.backup = path("file.bak").toStdString();
        const auto done = replaceFile(path("file").toStdString(), bytes, options);
        QVERIFY2(done, done ? "" : done.error().detail.c_str());
        QCOMPARE(contentsOf(path("file")), QByteArray("new"));
        QCOMPARE(contentsOf(path("file.bak")), QByteArray("old"));

        // With a third name the file is overwritten, and that backup with it.
        cleanup();
        writeFile(path("file"), "old");
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("file.bak"))), 0);
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
        QVERIFY(!replaceFile(path("file").toStdString(), bytes, options));
        QCOMPARE(contentsOf(path("file.bak")), QByteArray("old"));
    }

    void withoutABackupNothingIsReplaced_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("hasOtherNames");
        for (const bool other : {false, true}) {
            const auto row = [&](const char* call, int number) {
                QTest::addRow("%s%s", call, other ? "-of-a-second-name" : "")
                    << QByteArray(call) << number << other;
            };
            row("write", ENOSPC);
            row("fsync", EIO);
        }
        QTest::newRow("linkat") << QByteArray("linkat") << EROFS << false;
        QTest::newRow("open") << QByteArray("open") << EROFS << true;
    }
    void withoutABackupNothingIsReplaced() {
        QFETCH(QByteArray, call);
        QFETCH(int, number);
        QFETCH(bool, hasOtherNames);
        const MemorySource bytes(Bytes{'n', 'e', 'w'});
        ReplaceOptions options;
        options.backup = path("file.bak").toStdString();
        failAtEachPlace(
            call.constData(), number,
            [&] {
                cleanup();
                writeFile(path("file"), "old");
                if (hasOtherNames)
                    QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
            },
            [&]() -> std::optional<Error> {
                const auto done = replaceFile(path("file").toStdString(), bytes, options);
                return done ? std::nullopt : std::optional(done.error());
            },
            [&] {
                const bool isOld = contentsOf(path("file")) == "old";
                QVERIFY(isOld || contentsOf(path("file.bak")) == "old");
            });
    }

    void aFileThatHasChangedIsNotReplaced() {
        for (const bool hasOtherNames : {false, true}) {
            cleanup();
            writeFile(path("file"), "old");
            if (hasOtherNames)
                QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
            ReplaceOptions options;
            options.stamp = *stampOf(path("file").toStdString());
            options.keepsTimes = true;
            const auto time = QFileInfo(path("file")).lastModified();
            const MemorySource bytes(Bytes{'n', 'e', 'w', 'e', 'r'});
            QVERIFY(replaceFile(path("file").toStdString(), bytes, options));
            QCOMPARE(QFileInfo(path("file")).lastModified(), time);
            const auto again = replaceFile(path("file").toStdString(), bytes, options);
            QVERIFY(!again.has_value());
            QCOMPARE(again.error().detail, std::string("the file has changed meanwhile"));
        }
    }

    void namesAreGivenOnFileSystemsWithoutTheFlag_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("isGiven");
        QTest::newRow("nfs") << EINVAL << true;
        QTest::newRow("old-kernel") << ENOSYS << true;
        QTest::newRow("read-only") << EROFS << false;
    }
    void namesAreGivenOnFileSystemsWithoutTheFlag() {
        QFETCH(int, number);
        QFETCH(bool, isGiven);
        const std::string folder = path("").toStdString() + "/";
        writeFile(path("a"), "a");
        {
            const Failing failing("renameat2", 1, number);
            const auto done = renameIn(folder, "a", "b");
            QCOMPARE(done.has_value(), isGiven);
            if (!isGiven) {
                QCOMPARE(done.error().detail, wordsFor(number));
                return;
            }
        }
        QCOMPARE(contentsOf(path("b")), QByteArray("a"));
        writeFile(path("c"), "c");
        const Failing failing("renameat2", 1, number);
        const auto taken = renameIn(folder, "b", "c");
        QVERIFY(!taken.has_value());
        QCOMPARE(taken.error().detail, std::string("another file is called 'c' already"));
        QCOMPARE(contentsOf(path("c")), QByteArray("c"));
        QVERIFY(!renameIn(folder, "lost", "d"));
    }

    void aJournalThatIsThereStays() {
        writeFile(path("journal"), "precious");
        const auto made = ConvertJournal::create(path("journal").toStdString(), {});
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().detail, wordsFor(EEXIST));
        QCOMPARE(contentsOf(path("journal")), QByteArray("precious"));
    }
};

QTEST_GUILESS_MAIN(TestFailingConversions)
#include "tst_failing_conversions.moc"
