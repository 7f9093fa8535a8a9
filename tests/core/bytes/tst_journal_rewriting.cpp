// How long a journal of edits grows, and what is on the disk while it is written anew: a program
// may be killed at any instant, and any step may fail.

#include "core/bytes/failing_calls.h"

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/orphaned_journal.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>
#include <sys/statvfs.h>

using namespace moji;
using moji::test::Failing;
using moji::test::wordsFor;

namespace {

constexpr std::size_t kOld = 5'000'000; // bytes: more than a journal has to have to be written anew
constexpr std::size_t kFresh = 1'100'000; // less than a fourth of that, and more than one block

std::optional<std::uint64_t> freeBytes; // that every file system is said to have

Bytes contents(const PieceTable& table) {
    return *readRange(*table.snapshot(), {0, table.size()});
}

} // namespace

extern "C" int statvfs(const char* path, struct statvfs* status) noexcept {
    if (moji::test::fateOf("statvfs") != moji::test::Fate::AsUsual)
        return -1;
    const int result = moji::test::real<int(const char*, struct statvfs*)>("statvfs")(path, status);
    if (freeBytes) {
        status->f_frsize = 1;
        status->f_bavail = *freeBytes;
    }
    return result;
}

class TestJournalRewriting : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    std::shared_ptr<const FileSource> m_original; // ten bytes
    std::unique_ptr<EditJournal> m_journal;
    std::string m_name; // of the document
    PieceTable m_table;

    [[nodiscard]] QString state() const { return m_folder->filePath(QStringLiteral("state")); }
    [[nodiscard]] EditJournalHead head() const {
        return {m_folder->filePath(QStringLiteral("original")).toStdString(), m_name, "UTF-8",
                m_original->stamp()};
    }
    [[nodiscard]] Result<Done> record(const ProgressCallback& report = {},
                                      const std::stop_token& stop = {}) const {
        return m_journal->record(head(), m_table, m_original.get(), stop, report);
    }
    [[nodiscard]] FileStamp stamp() const {
        return stampOf(m_journal->path()).value_or(FileStamp{});
    }
    [[nodiscard]] QStringList names() const {
        return QDir(state()).entryList(QDir::Files | QDir::Hidden);
    }
    /// Whether a program that was killed now would leave this document, and no other.
    [[nodiscard]] bool isKept(const Bytes& expected) const {
        const QDir copy(m_folder->filePath(QStringLiteral("copy")));
        QDir(copy).removeRecursively();
        QDir().mkpath(copy.path());
        for (const QString& name : names())
            QFile::copy(QDir(state()).filePath(name), copy.filePath(name));
        const auto found = OrphanedJournal::findAll(copy.path().toStdString());
        if (found.size() != 1 || found[0].head() != head())
            return false;
        const auto rebuilt = found[0].rebuild(m_original);
        return rebuilt && contents(*rebuilt) == expected;
    }
    /// Records as many pieces, each a byte of the original.
    [[nodiscard]] bool recordPieces(std::size_t count) {
        m_table = PieceTable(std::vector<Piece>(count, Piece{m_original, 0, 1}));
        return bool(record());
    }
    /// With the next record the journal is written anew.
    [[nodiscard]] bool makeTooLong() {
        m_table = PieceTable(m_original);
        m_table.insert(5, Bytes(kOld, Byte{'w'}));
        const bool done = bool(record());
        m_table = PieceTable(m_original);
        m_table.insert(3, Bytes(kFresh, Byte{'n'}));
        return done;
    }

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QFile file(m_folder->filePath(QStringLiteral("original")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("0123456789"), qint64{10});
        file.close();
        m_original = std::move(*FileSource::open(file.fileName().toStdString()));
        m_name = "original";
        m_table = PieceTable(m_original);
        auto journal = EditJournal::create(state().toStdString());
        QVERIFY(bool(journal));
        m_journal = *std::move(journal);
    }
    void cleanup() {
        freeBytes.reset();
        m_journal.reset();
    }

    void aRecordTakesItsPiecesAlone() {
        constexpr std::uint64_t kRecord = 17; // kind, length, checksum
        constexpr std::uint64_t kPiece = 24;
        m_table.insert(5, asBytes("typed"));
        QVERIFY(bool(record()));
        for (int i = 0; i < 50; ++i) { // many times what is needed
            const FileStamp before = stamp();
            m_table.remove({0, 1});
            m_table.insert(0, asBytes(i % 2 == 0 ? "a" : "b"));
            QVERIFY(bool(record()));
            const std::uint64_t typed = kRecord + 16 + 1;
            QCOMPARE(stamp().inode, before.inode);
            QCOMPARE(stamp().size, before.size + typed + kRecord + kPiece * m_table.pieceCount());
        }
        m_name = "another";
        QVERIFY(bool(record()));
        QVERIFY(isKept(contents(m_table)));
    }

    /// Bytes that the document still has are not written a second time.
    void whatIsNeededIsKept() {
        m_table.insert(5, Bytes(5'000'000, Byte{'p'}));
        QVERIFY(bool(record()));
        for (int i = 0; i < 3; ++i) {
            const FileStamp before = stamp();
            m_table.remove({0, 1});
            QVERIFY(bool(record()));
            QCOMPARE(stamp().inode, before.inode);
            QVERIFY(stamp().size - before.size < 200);
        }
        QVERIFY(isKept(contents(m_table)));
    }

    /// Four times: 24 bytes for a piece.
    void fourTimesWhatIsNeededIsWrittenAnew() {
        struct Step {
            std::size_t pieces;
            bool isAnew;
        };
        // Before the last two but one, 7.2 MB are there, then 9.05 MB.
        for (const Step& step : {Step{100'000, false}, Step{100'000, false}, Step{100'000, false},
                                 Step{77'000, false}, Step{92'000, true}, Step{92'000, false}}) {
            const FileStamp before = stamp();
            QVERIFY(recordPieces(step.pieces));
            QCOMPARE(stamp().inode != before.inode, step.isAnew);
            QVERIFY(isKept(Bytes(step.pieces, Byte{'0'})));
        }
    }

    void whileItIsWrittenAnewTheOldOneCounts() {
        for (int round = 0; round < 2; ++round) {
            QVERIFY(makeTooLong());
            const Bytes old = [this] {
                PieceTable table(m_original);
                table.insert(5, Bytes(kOld, Byte{'w'}));
                return contents(table);
            }();
            int reports = 0;
            const FileStamp before = stamp();
            QVERIFY(bool(record([&](std::uint64_t, std::uint64_t) {
                ++reports;
                QVERIFY(isKept(old));
                bool areSomeInUse = false;
                QVERIFY(OrphanedJournal::findAll(state().toStdString(), &areSomeInUse).empty());
                QVERIFY(areSomeInUse);
                QCOMPARE(names().size(), 2);
            })));
            QCOMPARE(reports, 2);
            QVERIFY(stamp().inode != before.inode);
            QCOMPARE(names().size(), 1);
            QVERIFY(isKept(contents(m_table)));
        }
    }

    void whatFailsWhileItIsWrittenAnewLosesNothing_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("number");
        QTest::newRow("create") << QByteArray("open") << 1;
        QTest::newRow("first-bytes") << QByteArray("write") << 1;
        QTest::newRow("head") << QByteArray("write") << 3;
        QTest::newRow("bytes") << QByteArray("write") << 5;
        QTest::newRow("pieces") << QByteArray("write") << 9;
        QTest::newRow("disk") << QByteArray("fdatasync") << 1;
        QTest::newRow("name") << QByteArray("rename") << 1;
        QTest::newRow("cancelled") << QByteArray() << 0;
    }
    void whatFailsWhileItIsWrittenAnewLosesNothing() {
        QFETCH(QByteArray, call);
        QFETCH(int, number);
        const auto fail = [&] {
            std::stop_source stop;
            const ProgressCallback cancel = [&](std::uint64_t, std::uint64_t) {
                if (call.isEmpty())
                    stop.request_stop();
            };
            const Failing failing(call.constData(), number, ENOSPC);
            const auto done = record(cancel, stop.get_token());
            QVERIFY(!done);
            QCOMPARE(failing.happened(), !call.isEmpty());
            if (call.isEmpty())
                QCOMPARE(done.error().code, ErrorCode::Cancelled);
            else
                QCOMPARE(done.error().detail, wordsFor(ENOSPC));
        };
        PieceTable old(m_original);
        old.insert(5, Bytes(kOld, Byte{'w'}));
        for (const int times : {1, 2}) {
            QVERIFY(makeTooLong());
            for (int i = 0; i < times; ++i) {
                fail();
                QVERIFY(isKept(contents(old)));
            }
            QVERIFY(bool(record()));
            QVERIFY(isKept(contents(m_table)));
            QCOMPARE(names().size(), 1);
        }
        QVERIFY(makeTooLong());
        fail();
        m_journal.reset();
        QCOMPARE(names(), QStringList());
    }

    /// Nobody would find a record that comes after half of one.
    void afterHalfOfARecordItIsWrittenAnew() {
        m_table.insert(5, asBytes("typed"));
        QVERIFY(bool(record()));
        for (int number = 1; number <= 4; ++number) {
            const Bytes old = contents(m_table);
            m_table.insert(5, asBytes("more"));
            {
                const Failing failing("write", number, EIO);
                const auto done = record();
                QVERIFY(failing.happened());
                QVERIFY(!done);
                QCOMPARE(done.error().code, ErrorCode::WriteFailed);
                QCOMPARE(done.error().detail, wordsFor(EIO));
            }
            QVERIFY(isKept(old));
            QVERIFY(bool(record()));
            QVERIFY(isKept(contents(m_table)));
        }
    }

    void halfOfTheFreeSpaceIsLeftToOthers_data() {
        QTest::addColumn<quint64>("size");
        QTest::addColumn<quint64>("left");
        QTest::addColumn<bool>("isFull");
        QTest::newRow("half") << quint64{5'000'000} << quint64{10'000'000} << false;
        QTest::newRow("more-than-half") << quint64{5'000'000} << quint64{9'999'998} << true;
        QTest::newRow("small") << quint64{4 * 1024 * 1024} << quint64{0} << false;
        QTest::newRow("not-small") << quint64{4 * 1024 * 1024 + 1} << quint64{0} << true;
    }
    void halfOfTheFreeSpaceIsLeftToOthers() {
        QFETCH(quint64, size);
        QFETCH(quint64, left);
        QFETCH(bool, isFull);
        m_table.insert(5, Bytes(size, Byte{'p'}));
        freeBytes = left;
        const auto done = record();
        QCOMPARE(bool(done), !isFull);
        if (isFull)
            QCOMPARE(done.error().detail, wordsFor(ENOSPC));
        const Failing failing("statvfs", 1, EIO); // unknown: writing will show
        QVERIFY(bool(record()));
        QCOMPARE(failing.happened(), isFull);
        QVERIFY(isKept(contents(m_table)));
    }
};

QTEST_GUILESS_MAIN(TestJournalRewriting)
#include "tst_journal_rewriting.moc"
