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
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace moji;
using moji::test::contentsOf;
using moji::test::Failing;
using moji::test::writeFile;

namespace {

constexpr int kStale = EXDEV; // what errno happens to hold: never a reason here

std::string wordsFor(int number) {
    return std::generic_category().message(number);
}

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
