// Journals of conversions that were killed, damaged, tampered with or used twice, and files that
// changed meanwhile: what is undone, what is left, and in which words.

#include "core/bytes/failing_calls.h"
#include "core/codecs.h"
#include "core/troubled_source.h"

#include "files.h"
#include "survey/convert_journal.h"
#include "survey/file_replacing.h"
#include "survey/name_changes.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdlib>
#include <functional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace moji;
using moji::test::contentsOf;
using moji::test::Failing;
using moji::test::registry;
using moji::test::writeFile;

namespace {

/// Done when saving looks whether it may write: somebody else is faster.
std::function<void()> g_meanwhile;

} // namespace

extern "C" int access(const char* path, int mode) noexcept {
    if (const auto act = std::exchange(g_meanwhile, nullptr))
        act();
    return moji::test::real<int(const char*, int)>("access")(path, mode);
}

namespace {

const QByteArray kOld("caf\xE9\n");
const QByteArray kNew("caf\xC3\xA9\n");

QString reasonOf(int number) { // an errno
    return QString::fromStdString(moji::test::wordsFor(number));
}
template <class T>
QString wordsOf(const Result<T>& result) {
    return result ? QStringLiteral("done") : QString::fromStdString(result.error().detail);
}

} // namespace

class TestConvertJournal final : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }
    [[nodiscard]] std::string journalPath() const { return path("journal").toStdString(); }
    [[nodiscard]] PreparedFile prepared(const char* name = "file") const {
        ConvertRequest request;
        request.from = "ISO-8859-1";
        WalkedFile file;
        file.name = path(name).toStdString();
        return Converter(registry(), request).prepare(file);
    }
    /// A journal of one conversion that has been carried out.
    void convert(bool isPlain) const {
        writeFile(path("file"), kOld);
        const auto journal = ConvertJournal::create(journalPath(), {});
        QVERIFY(journal.has_value());
        PreparedFile file = prepared();
        file.isPlain = isPlain;
        QVERIFY((*journal)->add(file));
        QVERIFY(replaceFile(file.outcome.name, *file.after, {}));
        QCOMPARE(contentsOf(path("file")), kNew);
    }
    [[nodiscard]] std::vector<ConvertOutcome> undoAll() const {
        std::vector<ConvertOutcome> outcomes;
        const auto journal = ConvertJournal::open(journalPath());
        if (journal)
            (*journal)->undoAll(registry(), [&](ConvertOutcome outcome) {
                outcomes.push_back(std::move(outcome));
            });
        return outcomes;
    }
    /// Of the only record.
    [[nodiscard]] ConvertOutcome undone() const {
        const auto outcomes = undoAll();
        return outcomes.size() == 1 ? outcomes[0] : ConvertOutcome{};
    }
    void replaceInJournal(const QByteArray& old, const QByteArray& fresh) const {
        QByteArray bytes = contentsOf(path("journal"));
        QVERIFY(bytes.contains(old));
        writeFile(path("journal"), bytes.replace(old, fresh));
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void undoes_data() {
        QTest::addColumn<bool>("isPlain");
        QTest::newRow("encoded-again") << true;
        QTest::newRow("from-the-journal") << false;
    }
    void undoes() {
        QFETCH(bool, isPlain);
        convert(isPlain);
        QVERIFY(undone().action == ConvertAction::Restored);
        QCOMPARE(contentsOf(path("file")), kOld);
        QVERIFY(undone().action == ConvertAction::Unchanged); // once more
    }

    void whatCannotBeUndoneIsLeftAsItIs() {
        convert(true);
        writeFile(path("file"), "mine");
        QCOMPARE(undone().reason, std::string("the file has changed since it was converted"));
        QVERIFY(undone().action == ConvertAction::Left && undone().isDoubt);
        QCOMPARE(contentsOf(path("file")), QByteArray("mine"));
        QVERIFY(QFile::remove(path("file")));
        QVERIFY(undone().action == ConvertAction::Failed);
        QCOMPARE(QString::fromStdString(undone().reason), reasonOf(ENOENT));
    }

    void whatChangesWhileItIsUndoneStays() {
        convert(true);
        const auto journal = ConvertJournal::open(journalPath());
        QVERIFY(journal.has_value());
        g_meanwhile = [this] { writeFile(path("file"), "mine, and longer"); };
        const auto outcome = (*journal)->undo((*journal)->records()[0], registry());
        QVERIFY(!g_meanwhile);
        QCOMPARE(outcome.reason, std::string("the file has changed meanwhile"));
        QVERIFY(outcome.action == ConvertAction::Failed);
        QCOMPARE(contentsOf(path("file")), QByteArray("mine, and longer"));
    }

    void journalsThatLieAreNotBelieved_data() {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("fresh");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("unknown-source")
            << QByteArray(R"("from":"ISO-8859-1","to")") << QByteArray(R"("from":"klingon","to")")
            << QByteArray("names an unknown encoding");
        QTest::newRow("unknown-target")
            << QByteArray(R"("to":"UTF-8","original")") << QByteArray(R"("to":"","original")")
            << QByteArray("names an unknown encoding");
        QTest::newRow("another-source")
            << QByteArray(R"("from":"ISO-8859-1","to")") << QByteArray(R"("from":"IBM437","to")")
            << QByteArray("the journal does not give its old bytes");
        QTest::newRow("source-that-lacks-it")
            << QByteArray(R"("from":"ISO-8859-1","to")") << QByteArray(R"("from":"ASCII","to")")
            << QByteArray();
        QTest::newRow("another-target")
            << QByteArray(R"("to":"UTF-8","original")") << QByteArray(R"("to":"UTF-32","original")")
            << QByteArray();
    }
    void journalsThatLieAreNotBelieved() {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, fresh);
        QFETCH(QByteArray, reason);
        convert(true);
        replaceInJournal(old, fresh);
        const ConvertOutcome outcome = undone();
        QVERIFY(outcome.action == ConvertAction::Failed && !outcome.changed);
        if (!reason.isEmpty())
            QCOMPARE(outcome.reason, reason.toStdString());
        QCOMPARE(contentsOf(path("file")), kNew);
    }

    void aFailingDiskIsAnErrorAndLeavesTheFile_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("number");
        QTest::newRow("open") << QByteArray("open") << EMFILE;
        QTest::newRow("write") << QByteArray("write") << ENOSPC;
        QTest::newRow("fsync") << QByteArray("fsync") << EIO;
        QTest::newRow("rename") << QByteArray("rename") << EACCES;
    }
    void aFailingDiskIsAnErrorAndLeavesTheFile() {
        QFETCH(QByteArray, call);
        QFETCH(int, number);
        for (const bool isPlain : {true, false}) {
            init();
            convert(isPlain);
            const auto journal = ConvertJournal::open(journalPath());
            QVERIFY(journal.has_value());
            int failures = 0;
            for (int nth = 1; nth < 100; ++nth) {
                const Failing failing(call.constData(), nth, number);
                const auto outcome = (*journal)->undo((*journal)->records()[0], registry());
                if (outcome.action != ConvertAction::Failed) {
                    QVERIFY(outcome.action == ConvertAction::Restored);
                    if (!failing.happened())
                        break;
                    writeFile(path("file"), kNew); // read again in another way
                    continue;
                }
                QCOMPARE(QString::fromStdString(outcome.reason), reasonOf(number));
                QCOMPARE(contentsOf(path("file")), kNew);
                ++failures;
            }
            QVERIFY(failures > 0);
        }
    }

    void undoingNotesWhatItOverwritesBeforeItDoes() {
        convert(true);
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
        const auto journal = ConvertJournal::open(journalPath());
        QVERIFY(journal.has_value());
        int noted = 0; // failures after that
        for (int nth = 1; nth < 100; ++nth) {
            const Failing failing("write", nth, ENOSPC);
            const auto outcome = (*journal)->undo((*journal)->records()[0], registry());
            if (!failing.happened()) {
                QVERIFY(outcome.action == ConvertAction::Restored);
                break;
            }
            QVERIFY(outcome.action == ConvertAction::Failed);
            QCOMPARE(QString::fromStdString(outcome.reason), reasonOf(ENOSPC));
            QCOMPARE(contentsOf(path("file")), kNew);
            if (contentsOf(path("journal")).contains("overwriting"))
                ++noted;
        }
        QCOMPARE(contentsOf(path("other")), kOld);
        QVERIFY(noted > 0);
    }

    void theLastRecordOfAFileCounts() {
        convert(true);
        const QByteArray once = contentsOf(path("journal"));
        const QByteArray record = once.mid(once.indexOf('\n') + 1);
        writeFile(path("journal"), once + QByteArray(record).replace("ISO-8859-1", "klingon"));
        QCOMPARE(undone().reason, std::string("names an unknown encoding"));
    }

    void whatIsNoJournalIsRefused() {
        QCOMPARE(wordsOf(ConvertJournal::open(journalPath())), reasonOf(ENOENT));
        const QString words = QStringLiteral("is no journal of moji convert");
        for (const char* bytes : {"", "x\n", "{}\n", "{\"moji_journal\":2}\n"}) {
            writeFile(path("journal"), bytes);
            QCOMPARE(wordsOf(ConvertJournal::open(journalPath())), words);
        }
        QVERIFY(QFile::remove(path("journal")));
        {
            const auto journal = ConvertJournal::create(journalPath(), {});
            QVERIFY(journal.has_value());
            QCOMPARE(wordsOf(ConvertJournal::open(journalPath())),
                     QStringLiteral("another run is using it"));
        }
        const Failing failing("fstat", 1, EIO);
        QCOMPARE(wordsOf(ConvertJournal::open(journalPath())), reasonOf(EIO));
    }

    void whatIsNotWholeWasNeverDone() {
        const MemorySource list(Bytes{'a', 0, 'b', 0});
        {
            const auto journal = ConvertJournal::create(journalPath(), {}, &list);
            QVERIFY(journal.has_value());
            writeFile(path("file"), kOld);
            PreparedFile file = prepared();
            file.isPlain = false;
            QVERIFY((*journal)->add(file));
        }
        const QByteArray whole = contentsOf(path("journal"));
        const auto listEnd = whole.indexOf('\n') + 1 + 5;
        for (qsizetype size = 0; size <= whole.size(); ++size) {
            const bool isNearAnEnd = size + 3 > whole.size() || std::abs(size - listEnd) < 3;
            if (size % 5 != 0 && !isNearAnEnd)
                continue;
            writeFile(path("journal"), whole.first(size));
            const auto journal = ConvertJournal::open(journalPath());
            QCOMPARE(journal.has_value(), size >= listEnd);
            if (!journal)
                continue;
            QCOMPARE((*journal)->records().size(), size == whole.size() ? 1U : 0U);
            QCOMPARE((*journal)->list()->size(), 4U);
            if (size % 20 != 0)
                continue;
            QVERIFY((*journal)->add(prepared())); // what is not whole goes
            QVERIFY(contentsOf(path("journal")).startsWith(whole.first(listEnd)));
        }
    }

    /// What was noted in it then could not be undone.
    void aJournalThatIsRemovedBeforeItIsLockedIsNoJournal() {
        {
            const Failing removed("flock", 1, [&] { QVERIFY(QFile::remove(path("journal"))); });
            QVERIFY(!ConvertJournal::create(journalPath(), {}));
            QVERIFY(removed.happened());
        }
        const Failing removed("flock", 1, [&] { QVERIFY(QFile::remove(path("journal"))); });
        QVERIFY(!writeNameJournal(journalPath(), {}, {}));
        QVERIFY(removed.happened());
    }

    void readErrorsOfAJournalAreErrors() {
        convert(false);
        const Failing failing("pread", 1, EIO);
        QCOMPARE(wordsOf(ConvertJournal::open(journalPath())), reasonOf(EIO));
    }

    void aRecordThatCannotBeWrittenIsTakenBack_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("nth");
        QTest::newRow("write") << QByteArray("write") << 1;
        QTest::newRow("write-of-the-bytes") << QByteArray("write") << 2;
        QTest::newRow("write-of-the-end") << QByteArray("write") << 3;
        QTest::newRow("fdatasync") << QByteArray("fdatasync") << 1;
    }
    void aRecordThatCannotBeWrittenIsTakenBack() {
        QFETCH(QByteArray, call);
        QFETCH(int, nth);
        writeFile(path("file"), kOld);
        PreparedFile file = prepared();
        file.isPlain = false;
        const auto journal = ConvertJournal::create(journalPath(), {});
        QVERIFY(journal.has_value());
        const QByteArray before = contentsOf(path("journal"));
        {
            const Failing failing(call.constData(), nth, ENOSPC);
            QCOMPARE(wordsOf((*journal)->add(file)), reasonOf(ENOSPC));
        }
        QCOMPARE(contentsOf(path("journal")), before);
        QVERIFY((*journal)->add(file));
    }

    void whatCannotBeCutOffIsNotWrittenAfter() {
        convert(true);
        const QByteArray whole = contentsOf(path("journal"));
        writeFile(path("journal"), whole + "{\"torn");
        const auto journal = ConvertJournal::open(journalPath());
        QVERIFY(journal.has_value());
        writeFile(path("file"), kOld);
        {
            const Failing failing("ftruncate", 1, EIO);
            QCOMPARE(wordsOf((*journal)->add(prepared())), reasonOf(EIO));
        }
        QCOMPARE(contentsOf(path("journal")), whole + "{\"torn");
        QVERIFY((*journal)->add(prepared()));
        QVERIFY(contentsOf(path("journal")).startsWith(whole + "{\"file_bytes"));
    }

    void aSourceThatEndsOrFailsIsTakenBack() {
        const Bytes bytes(1000, 'x');
        writeFile(path("file"), kOld);
        const auto journal = ConvertJournal::create(journalPath(), {});
        QVERIFY(journal.has_value());
        const QByteArray before = contentsOf(path("journal"));
        PreparedFile file = prepared();
        file.isPlain = false;
        file.before = std::make_unique<test::TroubledSource>(bytes, test::Trouble::Ends, 1);
        QCOMPARE(wordsOf((*journal)->add(file)), QStringLiteral("has become shorter"));
        file.before = std::make_unique<test::TroubledSource>(bytes, test::Trouble::Fails, 1);
        QCOMPARE(wordsOf((*journal)->add(file)), QStringLiteral("on fire"));
        QCOMPARE(contentsOf(path("journal")), before);
    }

    void theDefaultPlaceIsTheUsersOwn() {
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", m_folder->path().toLocal8Bit());
        for (const char* state : {"", "set"}) {
            const QByteArray folder = *state ? path("state").toLocal8Bit() : QByteArray();
            *state ? qputenv("XDG_STATE_HOME", folder) : qputenv("XDG_STATE_HOME", "");
            const auto found = ConvertJournal::defaultPath();
            QVERIFY(found.has_value());
            QVERIFY(found->starts_with(
                (*state ? folder : m_folder->path().toLocal8Bit() + "/.local/state").toStdString() +
                "/mojiscope/convert-"));
        }
        writeFile(path("file"), "no folder");
        qputenv("XDG_STATE_HOME", path("file").toLocal8Bit());
        QVERIFY(!ConvertJournal::defaultPath());
        qunsetenv("XDG_STATE_HOME");
        qputenv("HOME", home);
    }
};

QTEST_GUILESS_MAIN(TestConvertJournal)
#include "tst_convert_journal.moc"
