// Which files of a folder are journals that a killed program left, and what of them comes back.

#include "core/bytes/failing_calls.h"

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/orphaned_journal.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

using namespace moji;
using moji::test::Failing;

class TestOrphanedJournal : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] std::string path(const char* name) const {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }
    /// Leaves a journal of this document, which has no file, as a killed program does.
    [[nodiscard]] bool leave(const char* name, const PieceTable& table) const {
        const auto journal = EditJournal::create(path("made"));
        return journal && (*journal)->record({}, table, nullptr) &&
               QFile::copy(QString::fromStdString((*journal)->path()),
                           m_folder->filePath(QLatin1String(name)));
    }
    [[nodiscard]] bool leave(const char* name) const {
        PieceTable table;
        table.insert(0, Bytes(100, 'x'));
        return leave(name, table);
    }
    /// How many there are.
    [[nodiscard]] std::size_t found(bool* areSomeInUse = nullptr) const {
        return OrphanedJournal::findAll(m_folder->path().toStdString(), areSomeInUse).size();
    }

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    /// It may be readable at the next start.
    void whatCannotBeReadNowIsNeitherOfferedNorRemoved() {
        QVERIFY(leave("a.journal"));
        for (const char* call : {"lstat", "open", "pread", "fstat", "flock"}) {
            for (int nth = 1; nth < 100; ++nth) {
                bool happened = false;
                std::size_t count = 0;
                {
                    const Failing failing(call, nth, call[0] == 'o' ? EMFILE : EIO);
                    count = found();
                    happened = failing.happened();
                }
                QVERIFY2(QFile::exists(QString::fromStdString(path("a.journal"))), call);
                QCOMPARE(count <= 1, true);
                if (nth == 1 && std::strcmp(call, "fstat") != 0)
                    QCOMPARE(count, std::size_t{0});
                if (!happened) {
                    QCOMPARE(count, std::size_t{1});
                    break;
                }
            }
        }
    }

    void whatIsHeldIsInUse() {
        QVERIFY(leave("a.journal"));
        bool areSomeInUse = false;
        QCOMPARE(found(&areSomeInUse), std::size_t{1});
        QVERIFY(!areSomeInUse);
        const auto held = LockedFile::open(path("a.journal"), LockedFile::Mode::Existing);
        QVERIFY(bool(held));
        QCOMPARE(found(&areSomeInUse), std::size_t{0});
        QVERIFY(areSomeInUse);
        QCOMPARE(found(), std::size_t{0});
    }

    /// It is not followed, and nobody is thought to use it.
    void aPlantedLinkIsLeftAlone() {
        QVERIFY(leave("target"));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("state")));
        const std::string link = path("state/a.journal");
        QCOMPARE(::symlink(path("target").c_str(), link.c_str()), 0);
        bool areSomeInUse = false;
        QVERIFY(OrphanedJournal::findAll(path("state"), &areSomeInUse).empty());
        QVERIFY(!areSomeInUse);
        QCOMPARE(QFile::symLinkTarget(QString::fromStdString(link)).toStdString(), path("target"));
        QVERIFY(QFile::exists(QString::fromStdString(path("target"))));
    }

    void whatIsNoFileIsLeftAlone() {
        QCOMPARE(::mkfifo(path("a.journal").c_str(), 0600), 0);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("b.journal")));
        bool areSomeInUse = false;
        QCOMPARE(found(&areSomeInUse), std::size_t{0});
        QVERIFY(!areSomeInUse);
        QVERIFY(QFile::exists(QString::fromStdString(path("a.journal"))));
        QVERIFY(QFile::exists(QString::fromStdString(path("b.journal"))));
    }

    void anotherUsersJournalIsLeftAlone() {
        QVERIFY(leave("a.journal"));
        if (::chown(path("a.journal").c_str(), ::geteuid() + 1, gid_t(-1)) != 0)
            QSKIP("files cannot be given away here");
        QCOMPARE(found(), std::size_t{0});
        QVERIFY(QFile::exists(QString::fromStdString(path("a.journal"))));
    }

    /// A kill may leave an empty journal. Journals of conversions are empty for a moment, too.
    void onlyWhatIsNamedLikeAnEditJournalIsRemoved() {
        const auto put = [&](const char* name, const char* bytes) {
            QFile file(QString::fromStdString(path(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == qint64(strlen(bytes));
        };
        for (const char* name : {"12-0123abcd.journal", "12-0123abcd.journal.new"})
            QVERIFY(put(name, "mojiscope j"));
        for (const char* name : {"notes.txt", "convert-1-1.journal", "convert-1-1.journal.0"})
            QVERIFY(put(name, ""));
        QVERIFY(put("mine.txt", "mojiscope j"));
        bool areSomeInUse = false;
        QCOMPARE(found(&areSomeInUse), std::size_t{0});
        QVERIFY(!areSomeInUse);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files, QDir::Name),
                 (QStringList{QStringLiteral("convert-1-1.journal"),
                              QStringLiteral("convert-1-1.journal.0"), QStringLiteral("mine.txt"),
                              QStringLiteral("notes.txt")}));
    }

    /// A journal that was being written anew has its old name still.
    void anUnfinishedJournalIsRemoved() {
        QVERIFY(leave("a.journal.new"));
        QCOMPARE(found(), std::size_t{0});
        QVERIFY(!QFile::exists(QString::fromStdString(path("a.journal.new"))));
    }

    /// Typed bytes are written in blocks of 1 MiB.
    void aPieceMayBeginAtAnyByte_data() {
        QTest::addColumn<quint64>("offset");
        constexpr quint64 kBlock = 1024 * 1024;
        for (const quint64 offset : {quint64{0}, quint64{1}, kBlock - 1, kBlock, kBlock + 1})
            QTest::newRow(qPrintable(QString::number(offset))) << offset;
    }
    void aPieceMayBeginAtAnyByte() {
        QFETCH(quint64, offset);
        Bytes typed(2 * 1024 * 1024 + 5, Byte{'x'});
        for (std::size_t i = 0; i < typed.size(); i += 7)
            typed[i] = static_cast<Byte>(i / 7);
        PieceTable table;
        table.insert(0, typed);
        table.remove({0, offset});
        QVERIFY(leave("a.journal", table));
        const auto journals = OrphanedJournal::findAll(m_folder->path().toStdString());
        QCOMPARE(journals.size(), std::size_t{1});
        const auto rebuilt = journals[0].rebuild(nullptr);
        QVERIFY(bool(rebuilt));
        QVERIFY(*readRange(*rebuilt->snapshot(), {0, rebuilt->size()}) ==
                Bytes(typed.begin() + std::ptrdiff_t(offset), typed.end()));
    }

    /// Those of pieces that were not recorded completely are of other bytes.
    void remarksBelongToTheirPieces() {
        PieceTable table;
        table.insert(0, Bytes(100, 'x'));
        EditJournalHead head;
        const auto journal = EditJournal::create(path("made"));
        const QString left = m_folder->filePath(QStringLiteral("a.journal"));
        const auto remarksLeft = [&](qint64 without) -> std::optional<std::string> {
            QFile::remove(left);
            if (!QFile::copy(QString::fromStdString((*journal)->path()), left) ||
                !QFile::resize(left, QFile(left).size() - without))
                return "not copied";
            const auto all = OrphanedJournal::findAll(m_folder->path().toStdString());
            return all.size() == 1 ? all[0].head().remarks : "none found";
        };
        QVERIFY((*journal)->record(head, table, nullptr));
        QVERIFY(remarksLeft(0) == std::nullopt);
        head.remarks = "first";
        QVERIFY((*journal)->record(head, table, nullptr));
        QVERIFY(remarksLeft(0) == "first");
        head.remarks = "second";
        QVERIFY((*journal)->record(head, table, nullptr));
        QVERIFY(remarksLeft(0) == "second");
        QVERIFY(remarksLeft(1) == "first");
        QVERIFY((*journal)->record(head, table, nullptr));
        QVERIFY(remarksLeft(0) == "second");
    }
};

QTEST_GUILESS_MAIN(TestOrphanedJournal)
#include "tst_orphaned_journal.moc"
