// Edits written to a journal come back from it, however it was cut off.

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/journal_format.h"
#include "bytes/orphaned_journal.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

using namespace moji;

namespace {

Bytes contents(const PieceTable& table) {
    return *readRange(*table.snapshot(), {0, table.size()});
}

struct Original {
    QTemporaryDir folder;
    std::string path;
    std::shared_ptr<const FileSource> source;

    explicit Original(const QByteArray& bytes) {
        path = folder.filePath(QStringLiteral("original")).toStdString();
        QFile file(QString::fromStdString(path));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        file.close();
        reopen();
    }
    void reopen() { source = std::move(*FileSource::open(path)); }
    [[nodiscard]] EditJournalHead head() const {
        return {path, "original", "EUC-KR", source->stamp()};
    }
    [[nodiscard]] std::string journals() const { return folder.path().toStdString() + "/state"; }
};

/// Leaves the journal as a killed program does: its lock goes, its file stays.
void abandon(std::unique_ptr<EditJournal> journal) {
    const QString path = QString::fromStdString(journal->path());
    const QString kept = path + QStringLiteral("-kept");
    QVERIFY(QFile::copy(path, kept));
    journal.reset();
    QVERIFY(QFile::rename(kept, path));
}

std::unique_ptr<EditJournal> newJournal(const Original& original) {
    auto journal = EditJournal::create(original.journals());
    return journal ? std::move(*journal) : nullptr;
}

} // namespace

class TestEditJournal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editsOfAFileComeBack();
    void bytesThatAreInNoFileComeBack();
    void journalsInUseAreLeftAlone();
    void aJournalThatEndedInOrderIsGone();
    void aJournalWithoutEditsIsRemoved();
    void otherFilesOfTheFolderStay();
    void anotherFileOfThatNameIsRefused();
    void cutOffAnywhereAnEarlierStateComesBack();
    void damageIsNoticed();
    void impossiblePiecesAreRefused_data();
    void impossiblePiecesAreRefused();
    void manyRecordsStaySmall();
    void manyMegabytesInNoFileComeBack();
    void aRecordThatIsBrokenOffDoesNotCount();
    void anInsertedFileThatShrankIsNamed();
    void killedProgramLeavesItsEdits();
};

void TestEditJournal::editsOfAFileComeBack() {
    Original original("0123456789");
    auto journal = newJournal(original);
    QVERIFY(journal != nullptr);
    PieceTable table(original.source);
    table.replace({3, 5}, asBytes("three"));
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    table.remove({0, 1});
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    const Bytes expected = contents(table);
    abandon(std::move(journal));

    original.reopen();
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].head() == original.head());
    QCOMPARE(found[0].size(), table.size());
    const auto rebuilt = found[0].rebuild(original.source);
    QVERIFY(rebuilt.has_value());
    QCOMPARE(contents(*rebuilt), expected);
    found[0].discard();
    QVERIFY(OrphanedJournal::findAll(original.journals()).empty());
}

void TestEditJournal::bytesThatAreInNoFileComeBack() {
    const Original original("");
    auto journal = newJournal(original);
    PieceTable table(std::make_shared<const MemorySource>(Bytes{0xE4, 0xB8, 0x96}));
    table.insert(3, asBytes("!"));
    EditJournalHead head;
    head.name = "untitled";
    QVERIFY(journal->record(head, table, nullptr).has_value());
    abandon(std::move(journal));
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(contents(*found[0].rebuild(nullptr)), (Bytes{0xE4, 0xB8, 0x96, '!'}));
}

void TestEditJournal::journalsInUseAreLeftAlone() {
    const Original original("abc");
    const auto one = newJournal(original);
    const auto two = newJournal(original);
    PieceTable table(original.source);
    table.remove({0, 1});
    QVERIFY(one->record(original.head(), table, original.source.get()).has_value());
    QVERIFY(OrphanedJournal::findAll(original.journals()).empty());
    QVERIFY(QFile::exists(QString::fromStdString(one->path())));
    QVERIFY(QFile::exists(QString::fromStdString(two->path())));
}

void TestEditJournal::aJournalThatEndedInOrderIsGone() {
    const Original original("abc");
    auto journal = newJournal(original);
    QVERIFY(journal->record(original.head(), PieceTable(original.source), nullptr).has_value());
    journal.reset();
    QVERIFY(QDir(QString::fromStdString(original.journals())).isEmpty());
}

void TestEditJournal::aJournalWithoutEditsIsRemoved() {
    const Original original("abc");
    abandon(newJournal(original));
    QVERIFY(OrphanedJournal::findAll(original.journals()).empty());
    QVERIFY(QDir(QString::fromStdString(original.journals())).isEmpty());
}

void TestEditJournal::otherFilesOfTheFolderStay() {
    const Original original("abc");
    abandon(newJournal(original));
    const QString other = QDir(QString::fromStdString(original.journals()))
                              .filePath(QStringLiteral("convert.journal"));
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"moji_journal\":1}\n");
    file.close();
    QVERIFY(OrphanedJournal::findAll(original.journals()).empty());
    QVERIFY(QFile::exists(other));
}

void TestEditJournal::anotherFileOfThatNameIsRefused() {
    Original original("0123456789");
    auto journal = newJournal(original);
    PieceTable table(original.source);
    table.insert(0, asBytes("x"));
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    abandon(std::move(journal));
    QFile file(QString::fromStdString(original.path));
    QVERIFY(file.open(QIODevice::Append));
    file.write("more");
    file.close();
    original.reopen();
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(!found[0].rebuild(original.source).has_value());
    QVERIFY(!found[0].rebuild(nullptr).has_value());
}

void TestEditJournal::cutOffAnywhereAnEarlierStateComesBack() {
    Original original("0123456789");
    auto journal = newJournal(original);
    PieceTable table(original.source);
    std::vector<Bytes> states;
    for (int i = 0; i < 4; ++i) {
        table.insert(static_cast<std::uint64_t>(i), asBytes("edit"));
        QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
        states.push_back(contents(table));
    }
    QFile file(QString::fromStdString(journal->path()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    const QString folder = QString::fromStdString(original.journals()) + QStringLiteral("/cut");
    QVERIFY(QDir().mkpath(folder));
    std::size_t seen = 0;
    for (int length = 0; length <= whole.size(); ++length) {
        QFile cut(folder + QStringLiteral("/a.journal"));
        QVERIFY(cut.open(QIODevice::WriteOnly));
        cut.write(whole.left(length));
        cut.close();
        const auto found = OrphanedJournal::findAll(folder.toStdString());
        if (found.empty()) {
            QCOMPARE(seen, std::size_t{0});
            continue;
        }
        const auto rebuilt = found[0].rebuild(original.source);
        QVERIFY(rebuilt.has_value());
        const Bytes bytes = contents(*rebuilt);
        while (seen < states.size() && (seen == 0 || bytes != states[seen - 1]))
            ++seen;
        QCOMPARE(bytes, states[seen - 1]);
    }
    QCOMPARE(seen, states.size());
}

void TestEditJournal::damageIsNoticed() {
    Original original("0123456789");
    auto journal = newJournal(original);
    PieceTable table(original.source);
    table.insert(5, asBytes("typed"));
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    QFile file(QString::fromStdString(journal->path()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    const QString folder = QString::fromStdString(original.journals()) + QStringLiteral("/bad");
    QVERIFY(QDir().mkpath(folder));
    for (int at = 0; at < whole.size(); ++at) {
        QByteArray bad = whole;
        bad[at] = static_cast<char>(bad[at] ^ 0x10);
        QFile cut(folder + QStringLiteral("/a.journal"));
        QVERIFY(cut.open(QIODevice::WriteOnly));
        cut.write(bad);
        cut.close();
        // No lie: either nothing is offered, or what is offered is refused.
        for (const OrphanedJournal& found : OrphanedJournal::findAll(folder.toStdString()))
            QVERIFY2(!found.rebuild(original.source).has_value(), qPrintable(QString::number(at)));
    }
}

void TestEditJournal::impossiblePiecesAreRefused_data() {
    QTest::addColumn<QList<quint64>>("numbers"); // source, offset and length of each piece
    QTest::addColumn<bool>("possible");
    constexpr quint64 kMost = ~quint64{0};
    const auto row = [](const char* name, const QList<quint64>& numbers, bool possible = false) {
        QTest::newRow(name) << numbers << possible;
    };
    row("all-of-the-file", {0, 0, 10}, true);
    row("its-last-byte", {0, 9, 1}, true);
    row("all-that-was-typed", {1, 0, 5}, true);
    row("the-end-of-what-was-typed-and-the-file", {1, 4, 1, 0, 0, 10}, true);
    row("one-byte-past-the-file", {0, 0, 11});
    row("past-the-file", {0, 10, 1});
    row("no-bytes", {0, 0, 0});
    row("no-bytes-of-what-was-typed", {1, 0, 0});
    row("end-wraps-around", {0, kMost, 2});
    row("end-wraps-around-to-a-place", {0, kMost - 3, 10});
    row("sum-wraps-around", {0, 0, 10, 1, 0, kMost - 5});
    row("one-byte-past-what-was-typed", {1, 0, 6});
    row("after-what-was-typed", {1, 5, 1});
    row("unknown-source", {2, 0, 1});
    row("without-a-length", {0, 0});
    row("without-offset-and-length", {0, 0, 10, 1});
}

/// Records that are whole, and that no program wrote.
void TestEditJournal::impossiblePiecesAreRefused() {
    QFETCH(QList<quint64>, numbers);
    QFETCH(bool, possible);
    const Original original("0123456789");
    auto journal = newJournal(original);
    PieceTable table(original.source);
    table.insert(5, asBytes("typed"));
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    QFile file(QString::fromStdString(journal->path()));
    QVERIFY(file.open(QIODevice::Append));
    journal::PayloadWriter payload;
    for (const quint64 number : numbers)
        payload.number(number);
    Bytes record = journal::recordHeader(journal::kPieces, payload.payload());
    record.insert(record.end(), payload.payload().begin(), payload.payload().end());
    file.write(reinterpret_cast<const char*>(record.data()), qsizetype(record.size()));
    file.close();
    abandon(std::move(journal));
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].rebuild(original.source).has_value(), possible);
}

void TestEditJournal::manyRecordsStaySmall() {
    Original original("0123456789");
    auto journal = newJournal(original);
    PieceTable table(original.source);
    const Bytes pasted(300'000, Byte{'p'});
    const ByteView kept = asBytes("kept in every journal");
    table.insert(10, kept);
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    for (int i = 0; i < 60; ++i) { // 18 MB in all, of which the last matters
        table.replace({0, table.size() - kept.size()}, pasted);
        QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    }
    QVERIFY(QFileInfo(QString::fromStdString(journal->path())).size() < 8'000'000);
    const Bytes expected = contents(table);
    abandon(std::move(journal));
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(contents(*found[0].rebuild(original.source)), expected);
}

/// Written, and read again, in blocks of which a piece may take parts.
void TestEditJournal::manyMegabytesInNoFileComeBack() {
    Original original("0123456789");
    auto journal = newJournal(original);
    std::mt19937 random(7);
    Bytes pasted(5'000'001);
    for (Byte& byte : pasted)
        byte = static_cast<Byte>(random());
    PieceTable table(original.source);
    table.insert(5, pasted);
    for (const ByteRange& removed :
         {ByteRange{3, 7}, ByteRange{1'048'000, 1'049'000}, ByteRange{3'000'000, 3'000'001}})
        table.remove(removed);
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    const Bytes expected = contents(table);
    abandon(std::move(journal));
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    const auto rebuilt = found[0].rebuild(original.source);
    QVERIFY(rebuilt.has_value());
    found[0].discard(); // the bytes can be read all the same
    QVERIFY(contents(*rebuilt) == expected);
}

void TestEditJournal::aRecordThatIsBrokenOffDoesNotCount() {
    Original original("0123456789");
    auto journal = newJournal(original);
    PieceTable table(original.source);
    table.insert(10, asBytes("kept"));
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    const Bytes before = contents(table);
    table.insert(0, Bytes(3'000'000, Byte{'p'}));
    std::stop_source stop;
    const ProgressCallback report = [&](std::uint64_t, std::uint64_t) { stop.request_stop(); };
    const auto broken =
        journal->record(original.head(), table, original.source.get(), stop.get_token(), report);
    QCOMPARE(broken.error().code, ErrorCode::Cancelled);
    const auto found = [&](const Bytes& expected) {
        const QString folder =
            QString::fromStdString(original.journals()) + QStringLiteral("/copy");
        QDir().mkpath(folder);
        QFile::copy(QString::fromStdString(journal->path()), folder + QStringLiteral("/a.journal"));
        const auto all = OrphanedJournal::findAll(folder.toStdString());
        const bool same = all.size() == 1 && contents(*all[0].rebuild(original.source)) == expected;
        all[0].discard();
        return same;
    };
    QVERIFY(found(before));
    QVERIFY(journal->record(original.head(), table, original.source.get()).has_value());
    QVERIFY(found(contents(table))); // what was half written is not taken for the whole
}

void TestEditJournal::anInsertedFileThatShrankIsNamed() {
    const Original original("0123456789");
    auto journal = newJournal(original);
    const PieceTable table(original.source); // of a document that has another file, or none
    QVERIFY(QFile::resize(QString::fromStdString(original.path), 5));
    const auto recorded = journal->record({}, table, nullptr);
    QVERIFY(!recorded.has_value());
    QCOMPARE(recorded.error().subject, original.path);
}

void TestEditJournal::killedProgramLeavesItsEdits() {
    Original original("0123456789");
    int ready[2];
    QCOMPARE(::pipe(ready), 0);
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        const auto journal = newJournal(original);
        PieceTable table(original.source);
        table.insert(10, asBytes("unsaved"));
        const bool done =
            journal->record(original.head(), table, original.source.get()).has_value();
        [[maybe_unused]] const auto told = ::write(ready[1], done ? "1" : "0", 1);
        for (;;)
            ::pause();
    }
    char told = '0';
    QCOMPARE(::read(ready[0], &told, 1), ssize_t{1});
    QCOMPARE(told, '1');
    QVERIFY(OrphanedJournal::findAll(original.journals()).empty()); // it lives
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(ready[0]);
    ::close(ready[1]);
    const auto found = OrphanedJournal::findAll(original.journals());
    QCOMPARE(found.size(), std::size_t{1});
    const Bytes bytes = contents(*found[0].rebuild(original.source));
    QCOMPARE(asChars(bytes), "0123456789unsaved");
}

QTEST_GUILESS_MAIN(TestEditJournal)
#include "tst_edit_journal.moc"
