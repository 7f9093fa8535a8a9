// Every system call of saving, journaling, locking and reading fails once, at each place where it
// is made: the answer says why, a file is wholly old or wholly new, nothing is left open or behind.

#include "core/bytes/failing_calls.h"

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/locked_file.h"
#include "bytes/orphaned_journal.h"
#include "bytes/save_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <utility>

using namespace moji;
using moji::test::Failing;
using moji::test::openDescriptors;

namespace {

const Bytes kOld(3000, 'o');
const Bytes kNew(200'000, 'n');

struct Call {
    const char* name;
    std::vector<int> errors; // 0: a short read or write
};

const std::vector<Call> kCalls{
    {"open", {EMFILE, EACCES, EROFS, ENOSPC, EINTR}},
    {"write", {0, EINTR, EIO, ENOSPC, EDQUOT}},
    {"read", {0, EINTR, EIO}},
    {"pread", {0, EINTR, EIO}},
    {"fsync", {EIO, ENOSPC, EDQUOT}},
    {"fdatasync", {EIO, ENOSPC}},
    {"flock", {EWOULDBLOCK, ENOLCK, EINTR}},
    {"rename", {EIO, EROFS, ENOSPC, EACCES}},
    {"linkat", {EPERM, ENOENT, ENOSPC, EDQUOT}},
    {"fchmod", {EPERM, EROFS}},
    {"fchown", {EPERM}},
    {"ftruncate", {EIO}},
    {"fallocate", {EOPNOTSUPP, ENOSPC, EINTR}},
    {"fstat", {EIO}},
    {"stat", {EIO, EACCES}},
    {"lstat", {EIO}},
};

Bytes contents(const std::string& path) {
    const auto source = FileSource::open(path);
    return source ? *readRange(**source, {0, (*source)->size()}) : Bytes();
}

void put(const std::string& path, const Bytes& bytes) {
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())),
             qint64(bytes.size()));
}

/// Whether the error names its cause: the system's words for it, or ours.
bool saysWhy(const Error& error, int number) {
    return error.detail == std::generic_category().message(number) ||
           error.detail == "was replaced while it was being opened" ||
           error.detail == "is not a regular file" || error.code == ErrorCode::NotFound;
}

} // namespace

class TestFailingCalls : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_path;
    int m_failures = 0; // calls that failed

    [[nodiscard]] QStringList files(const QString& folder) const {
        return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }

    /// Runs `action` with each call failing at each place; `check` looks at what it left.
    void walk(const std::function<void()>& prepare,
              const std::function<std::optional<Error>()>& action,
              const std::function<void(const std::optional<Error>&)>& check) {
        m_failures = 0;
        for (const Call& call : kCalls) {
            for (const int number : call.errors) {
                for (int nth = 1; nth < 1000; ++nth) {
                    prepare();
                    const auto before = openDescriptors();
                    bool happened = false;
                    std::optional<Error> error;
                    {
                        const Failing failing(call.name, nth, number);
                        error = action();
                        happened = failing.happened();
                    }
                    const auto where =
                        QStringLiteral("%1 %2, errno %3").arg(call.name).arg(nth).arg(number);
                    QVERIFY2(openDescriptors() == before, qPrintable(where));
                    QVERIFY2(!error || number != 0, qPrintable(where)); // short is no failure
                    QVERIFY2(!error || saysWhy(*error, number),
                             qPrintable(where + QStringLiteral(": ") +
                                        QString::fromStdString(error->detail)));
                    check(error);
                    if (QTest::currentTestFailed()) {
                        qWarning("at %s", qPrintable(where));
                        return;
                    }
                    m_failures += happened && error.has_value();
                    if (!happened)
                        break;
                }
            }
        }
        QVERIFY(m_failures > 0);
    }

private Q_SLOTS:
    void init() {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.filePath(QStringLiteral("file")).toStdString();
    }
    void cleanup() {
        for (const QString& name : files(m_folder.path()))
            QFile::remove(m_folder.filePath(name));
    }

    void savingOverAFile() {
        walk([this] { put(m_path, kOld); },
             [this]() -> std::optional<Error> {
                 const MemorySource source(kNew);
                 SourceReader reader(source);
                 SaveOptions options;
                 options.size = kNew.size();
                 const auto saved = saveFile(reader, m_path, options);
                 return saved ? std::nullopt : std::optional(saved.error());
             },
             [this](const std::optional<Error>& error) {
                 QVERIFY(contents(m_path) == (error ? kOld : kNew));
                 QCOMPARE(files(m_folder.path()), QStringList{QStringLiteral("file")});
             });
    }

    void savingANewFile() {
        walk([this] { QFile::remove(QString::fromStdString(m_path)); },
             [this]() -> std::optional<Error> {
                 const MemorySource source(kNew);
                 SourceReader reader(source);
                 const auto saved = saveFile(reader, m_path, {});
                 return saved ? std::nullopt : std::optional(saved.error());
             },
             [this](const std::optional<Error>& error) {
                 QCOMPARE(files(m_folder.path()).size(), error ? 0 : 1);
                 QVERIFY(error || contents(m_path) == kNew);
             });
    }

    void spoolingAStream() {
        qputenv("TMPDIR", m_folder.path().toLocal8Bit());
        const Bytes big(3'000'000, 'b');
        put(m_path, big);
        Bytes spooled;
        walk([&] { spooled.clear(); },
             [&]() -> std::optional<Error> {
                 const auto reader = openReader(m_path);
                 if (!reader)
                     return reader.error();
                 const auto source = spool(**reader, "stream");
                 if (!source)
                     return source.error();
                 auto bytes = readRange(**source, {0, (*source)->size()});
                 if (!bytes)
                     return bytes.error();
                 spooled = std::move(*bytes);
                 return {};
             },
             [&](const std::optional<Error>& error) {
                 QVERIFY(error || spooled == big);
                 QCOMPARE(files(m_folder.path()), QStringList{QStringLiteral("file")});
             });
        qunsetenv("TMPDIR");
    }

    void lockingAFile() {
        for (const auto mode : {LockedFile::Mode::Existing, LockedFile::Mode::Create}) {
            const bool creates = mode == LockedFile::Mode::Create;
            walk(
                [&] {
                    if (creates)
                        QFile::remove(QString::fromStdString(m_path));
                    else
                        put(m_path, kOld);
                },
                [&]() -> std::optional<Error> {
                    const auto file = LockedFile::open(m_path, mode);
                    return file ? std::nullopt : std::optional(file.error());
                },
                [&](const std::optional<Error>&) { QVERIFY(creates || contents(m_path) == kOld); });
        }
    }

    /// What errno happens to hold is no reason.
    void alreadyLockedOrALinkIsSaid() {
        put(m_path, kOld);
        const auto first = LockedFile::open(m_path, LockedFile::Mode::Existing);
        QVERIFY(first.has_value());
        errno = EISDIR;
        const auto second = LockedFile::open(m_path, LockedFile::Mode::Existing);
        QVERIFY(!second.has_value());
        QCOMPARE(second.error().detail, std::generic_category().message(EWOULDBLOCK));
        const std::string link = m_path + "-link";
        QCOMPARE(::symlink(m_path.c_str(), link.c_str()), 0);
        const auto followed = LockedFile::open(link, LockedFile::Mode::Existing);
        QVERIFY(!followed.has_value());
        QCOMPARE(followed.error().detail, std::generic_category().message(ELOOP));
    }

    /// Whatever fails while edits are kept, the last state that was reported as kept comes back.
    void keepingEdits() {
        const QString folder = m_folder.filePath(QStringLiteral("state"));
        std::uint64_t kept = 0;           // bytes of the state that was kept last
        std::vector<std::uint64_t> later; // of those that could not be kept since
        walk([&] { QDir(folder).removeRecursively(); },
             [&]() -> std::optional<Error> {
                 kept = 0;
                 later.clear();
                 std::optional<Error> failed;
                 auto journal = EditJournal::create(folder.toStdString());
                 if (!journal)
                     return journal.error();
                 PieceTable table;
                 // The second is larger than what a journal grows to before it is written anew.
                 for (const std::size_t size : {10u, 5'000'000u, 7u, 9u, 11u}) {
                     table = PieceTable();
                     table.insert(0, Bytes(size, 'x'));
                     const auto done = (*journal)->record({}, table, nullptr);
                     later.push_back(size);
                     if (done) {
                         kept = size;
                         later.clear();
                     } else if (!failed) {
                         failed = done.error();
                     }
                 }
                 const QString path = QString::fromStdString((*journal)->path());
                 const auto armed = std::exchange(moji::test::failingCall, nullptr);
                 QFile::copy(path, path + QStringLiteral("-copy")); // as a killed program leaves it
                 moji::test::failingCall = armed;
                 return failed;
             },
             [&](const std::optional<Error>& error) {
                 const QStringList left = files(folder);
                 if (error && left.isEmpty())
                     return; // the journal could not be made
                 QCOMPARE(left.size(), 1);
                 const QString path = folder + QLatin1Char('/') + left.front();
                 QVERIFY(QFile::rename(path, path.chopped(5)));
                 const auto found = OrphanedJournal::findAll(folder.toStdString());
                 QVERIFY(kept == 0 || found.size() == 1);
                 if (!found.empty()) // a later state may be complete all the same
                     QVERIFY(found.front().size() == kept ||
                             std::ranges::count(later, found.front().size()) > 0);
             });
    }
};

QTEST_GUILESS_MAIN(TestFailingCalls)
#include "tst_failing_calls.moc"
