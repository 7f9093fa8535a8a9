// A file that gets its name when it is complete: with a system that can make files without names,
// and with one that can only hide them.

#include "core/bytes/failing_calls.h"

#include "bytes/leftovers.h"
#include "bytes/unnamed_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

using namespace moji;
using moji::test::Failing;
using moji::test::openDescriptors;
using moji::test::wordsFor;

namespace {

/// Descriptor 0 is free while it lives, as in a program that was started without standard input.
class WithoutInput {
public:
    WithoutInput() { ::close(0); }
    ~WithoutInput() {
        ::close(0);
        if (m_kept >= 0)
            ::dup2(m_kept, 0);
        ::close(m_kept);
    }
    WithoutInput(const WithoutInput&) = delete;
    WithoutInput& operator=(const WithoutInput&) = delete;

private:
    const int m_kept = ::fcntl(0, F_DUPFD_CLOEXEC, 3);
};

bool isOpen(int descriptor) {
    return ::fcntl(descriptor, F_GETFD) >= 0;
}

} // namespace

class TestUnnamedFile : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    std::string m_path;

    [[nodiscard]] QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }
    [[nodiscard]] QByteArray contents() const {
        QFile file(QString::fromStdString(m_path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
    }
    void put(const QByteArray& bytes) const {
        QFile file(QString::fromStdString(m_path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    /// With "new" in it; nothing if it cannot be made.
    [[nodiscard]] std::optional<UnnamedFile> made() const {
        QFETCH(bool, isHidden);
        const Failing failing("open", isHidden ? 1 : -1, EOPNOTSUPP); // 1: that without a name
        auto file = UnnamedFile::beside(m_path);
        if (!file || !file->write(asBytes("new")))
            return {};
        return *std::move(file);
    }
    static void addBothWays() {
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("without-a-name") << false;
        QTest::newRow("hidden") << true;
    }

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        m_path = m_folder->filePath(QStringLiteral("a")).toStdString();
    }

    void nobodyElseMayReadIt_data() { addBothWays(); }
    void nobodyElseMayReadIt() {
        const mode_t before = ::umask(0);
        const auto file = made();
        ::umask(before);
        QVERIFY(file.has_value());
        struct stat status {};
        QCOMPARE(::fstat(file->descriptor(), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode_t{0600});
    }

    void givenUpItLeavesNothing_data() { addBothWays(); }
    void givenUpItLeavesNothing() {
        const auto before = openDescriptors();
        {
            auto file = made();
            QVERIFY(file.has_value());
            const UnnamedFile moved(*std::move(file)); // the one that it was leaves it alone
            file.reset();
            QVERIFY(isOpen(moved.descriptor()));
            QVERIFY(!QFile::exists(QString::fromStdString(m_path)));
        }
        QCOMPARE(openDescriptors(), before);
        QCOMPARE(names(), QStringList());
    }

    /// The folder is forced to disk too, but the name stands if that fails.
    void itTakesItsName_data() { addBothWays(); }
    void itTakesItsName() {
        const auto before = openDescriptors();
        for (const bool isNew : {true, false}) {
            auto file = made();
            QVERIFY(file.has_value());
            const Failing failing("fsync", 1, EIO);
            QVERIFY(bool(isNew ? file->takeNewName() : file->takeName()));
            QVERIFY(failing.happened());
            QCOMPARE(contents(), QByteArray("new"));
            put("old");
        }
        QCOMPARE(openDescriptors(), before);
        auto refused = made();
        QVERIFY(refused.has_value());
        const auto taken = refused->takeNewName();
        QVERIFY(!taken);
        QCOMPARE(taken.error().detail, wordsFor(EEXIST));
        refused.reset();
        QCOMPARE(contents(), QByteArray("old"));
        QCOMPARE(names(), QStringList{QStringLiteral("a")});
    }

    /// Nothing is removed by a name that another program may have now.
    void whatHasItsNameIsNotRemoved_data() { addBothWays(); }
    void whatHasItsNameIsNotRemoved() {
        for (const bool isNew : {true, false}) {
            auto file = made();
            QVERIFY(file.has_value());
            QVERIFY(bool(isNew ? file->takeNewName() : file->takeName()));
            const Failing failing("unlink", 1, EIO);
            file.reset();
            QVERIFY(!failing.happened());
        }
    }

    /// As some file systems answer to a name that must be new.
    void aNewNameIsTakenBySecondNameElsewhere_data() {
        QTest::addColumn<bool>("isHidden");
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("EINVAL") << false << EINVAL << true;
        QTest::newRow("ENOSYS") << false << ENOSYS << true;
        QTest::newRow("ENOSYS-hidden") << true << ENOSYS << true;
        QTest::newRow("EIO") << false << EIO << false;
    }
    void aNewNameIsTakenBySecondNameElsewhere() {
        QFETCH(int, error);
        QFETCH(bool, isTaken);
        const auto take = [&]() -> Result<Done> {
            auto file = made();
            if (!file)
                return Error{ErrorCode::ReadFailed, m_path, "cannot be made"};
            const Failing failing("renameat2", 1, error);
            return file->takeNewName();
        };
        const auto taken = take();
        QCOMPARE(bool(taken), isTaken);
        QCOMPARE(names(), isTaken ? QStringList{QStringLiteral("a")} : QStringList());
        if (!isTaken) {
            QCOMPARE(taken.error().code, ErrorCode::WriteFailed);
            QCOMPARE(taken.error().detail, wordsFor(error));
            return;
        }
        put("old");
        const auto again = take();
        QVERIFY(!again);
        QCOMPARE(again.error().detail, wordsFor(EEXIST));
        QCOMPARE(contents(), QByteArray("old"));
        QCOMPARE(names(), QStringList{QStringLiteral("a")});
    }

    void aNameThatCannotBeTakenIsSaidAndMayBeTakenLater_data() { addBothWays(); }
    void aNameThatCannotBeTakenIsSaidAndMayBeTakenLater() {
        auto file = made();
        QVERIFY(file.has_value());
        {
            const Failing failing("rename", 1, EIO);
            const auto taken = file->takeName();
            QVERIFY(!taken);
            QCOMPARE(taken.error().subject, m_path);
            QCOMPARE(taken.error().detail, wordsFor(EIO));
        }
        const QStringList hidden = names();
        QCOMPARE(hidden.size(), 1);
        QVERIFY(hidden.front().startsWith(QString::fromStdString(hiddenPrefix(m_path))));
        // Saving elsewhere removes what nobody holds; this is held.
        QVERIFY(bool(UnnamedFile::beside(m_path)));
        QCOMPARE(names(), hidden);
        QVERIFY(bool(file->takeName()));
        QCOMPARE(names(), QStringList{QStringLiteral("a")});
        QCOMPARE(contents(), QByteArray("new"));
    }

    void aNameThatCannotBeGivenIsSaid() {
        auto file = UnnamedFile::beside(m_path);
        QVERIFY(bool(file));
        for (const bool isNew : {true, false}) {
            const Failing failing("linkat", 1, EPERM);
            const auto taken = isNew ? file->takeNewName() : file->takeName();
            if (!failing.happened())
                QSKIP("the system makes no files without names here");
            QVERIFY(!taken);
            QCOMPARE(taken.error().detail, wordsFor(EPERM));
            QCOMPARE(names(), QStringList());
        }
    }

    void noRoomIsSaidBeforeBytesAreWritten_data() {
        QTest::addColumn<bool>("isHidden");
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("isFull");
        QTest::newRow("ENOSPC") << false << ENOSPC << true;
        QTest::newRow("EDQUOT") << false << EDQUOT << true;
        QTest::newRow("EFBIG") << false << EFBIG << true;
        QTest::newRow("cannot-reserve") << false << EOPNOTSUPP << false;
        QTest::newRow("interrupted") << false << EINTR << false;
    }
    void noRoomIsSaidBeforeBytesAreWritten() {
        QFETCH(int, error);
        QFETCH(bool, isFull);
        auto file = made();
        QVERIFY(file.has_value());
        const Failing failing("fallocate", 1, error);
        const auto room = file->reserve(1000);
        QVERIFY(failing.happened());
        QCOMPARE(bool(room), !isFull);
        if (isFull)
            QCOMPARE(room.error().detail, wordsFor(error));
        QVERIFY(bool(file->reserve(1000)));
        QVERIFY(bool(file->reserve(0)));
        struct stat status {};
        QCOMPARE(::fstat(file->descriptor(), &status), 0);
        QCOMPARE(status.st_size, off_t{3}); // reserved bytes are not in it
    }

    /// Once for each 64 MiB.
    void bytesAreForcedToDiskAtIntervals() {
        constexpr std::size_t kBlock = 1024 * 1024;
        constexpr int kBlocks = 64;
        auto file = UnnamedFile::beside(m_path);
        QVERIFY(bool(file));
        const Bytes block(kBlock, Byte{'x'});
        const auto fill = [&](std::size_t size) {
            const auto written = file->write(ByteView(block).first(size));
            // They count, but need not take room on the disk of the test.
            return bool(written) && ::ftruncate(file->descriptor(), 0) == 0;
        };
        for (int round = 0; round < 2; ++round) {
            const Failing failing("fdatasync", 1, EIO);
            for (int i = 1; i < kBlocks; ++i)
                QVERIFY(fill(kBlock));
            QVERIFY(fill(kBlock - 1));
            QVERIFY(!failing.happened());
            const auto written = file->write(asBytes("x"));
            QVERIFY(failing.happened());
            QVERIFY(!written);
            QCOMPARE(written.error().detail, wordsFor(EIO));
        }
        for (int i = 0; i <= kBlocks; ++i)
            QVERIFY(fill(kBlock));
    }

    void standardInputMayBeClosed_data() { addBothWays(); }
    void standardInputMayBeClosed() {
        for (const bool isNew : {true, false}) {
            const WithoutInput without;
            auto file = made();
            QVERIFY(file.has_value());
            QCOMPARE(file->descriptor(), 0);
            QVERIFY(bool(isNew ? file->takeNewName() : file->takeName()));
            QCOMPARE(names(), QStringList{QStringLiteral("a")});
            file.reset();
            QVERIFY(!isOpen(0));
        }
        auto file = made();
        QVERIFY(file.has_value());
        const WithoutInput without; // the folder is 0
        const Failing failing("fsync", 1, EIO);
        QVERIFY(bool(file->takeName()));
        QVERIFY(failing.happened());
        QVERIFY(!isOpen(0));
    }
};

QTEST_GUILESS_MAIN(TestUnnamedFile)
#include "tst_unnamed_file.moc"
