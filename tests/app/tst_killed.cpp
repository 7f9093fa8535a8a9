// A program is killed at random instants while it saves a file, keeps edits in a journal, writes
// its settings and its state, and saves a session: what it said to be safe is there afterwards,
// each file is wholly old or wholly new, and the next program leaves nothing behind.
//
// The program is this one, started again with --write KIND FOLDER: it writes one state after
// another and, after each, its number to standard output: the promise.

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/orphaned_journal.h"
#include "bytes/save_file.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "text/whole_file.h"
#include "window/saved_session.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <functional>
#include <map>
#include <random>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace moji;
using namespace moji::app;

extern char** environ;

namespace {

constexpr std::uint64_t kSeed = 20266;
constexpr int kMostMs = 60; // of a program's life after its first promise
constexpr std::size_t kDocument = 700'000;

/// The contents of a saved document.
Bytes stateOf(std::uint64_t number) {
    std::mt19937_64 random(number);
    Bytes bytes(kDocument + number % 100'000);
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8)
        for (std::size_t at = 0, value = random(); at < 8; ++at, value >>= 8)
            bytes[i + at] = static_cast<Byte>(value);
    for (std::size_t at = 0; at < 8; ++at)
        bytes[at] = static_cast<Byte>(number >> (8 * at));
    return bytes;
}

std::string file(const QString& folder, const char* name) {
    return nativePath(folder + QLatin1Char('/') + QLatin1String(name));
}

Bytes contentsOf(const std::string& path) {
    const auto source = FileSource::open(path);
    if (!source)
        return {};
    auto bytes = readRange(**source, {0, (*source)->size()});
    return bytes ? std::move(*bytes) : Bytes();
}

// Each kind: what is there (0: nothing), and writing the state of a number. A state that is not
// whole is nothing.

std::uint64_t savedNumber(const QString& folder) {
    const Bytes bytes = contentsOf(file(folder, "document"));
    if (bytes.size() < 8)
        return 0;
    std::uint64_t number = 0;
    for (std::size_t at = 0; at < 8; ++at)
        number |= std::uint64_t{bytes[at]} << (8 * at);
    return bytes == stateOf(number) ? number : 0;
}

bool save(const QString& folder, std::uint64_t number) {
    const MemorySource source(stateOf(number));
    SourceReader reader(source);
    return saveFile(reader, file(folder, "document")).has_value();
}

/// Edits: every number in a line of its own, behind the contents of no file.
Bytes linesUpTo(std::uint64_t number) {
    std::string text;
    for (std::uint64_t line = 1; line <= number; ++line)
        text += std::to_string(line) + '\n';
    return {text.begin(), text.end()};
}

std::uint64_t numberOf(const PieceTable& table) {
    const auto snapshot = table.snapshot();
    const auto bytes = readRange(*snapshot, {0, snapshot->size()});
    if (!bytes)
        return 0;
    const auto lines = static_cast<std::uint64_t>(std::count(bytes->begin(), bytes->end(), '\n'));
    return *bytes == linesUpTo(lines) ? lines : 0;
}

std::uint64_t keptNumber(const QString& folder) {
    std::uint64_t most = 0;
    for (const OrphanedJournal& found : OrphanedJournal::findAll(file(folder, "journals")))
        if (const auto table = found.rebuild(nullptr))
            most = std::max(most, numberOf(*table));
    return most;
}

/// As a window does it: what was left comes back, is recorded anew, and then discarded.
bool keep(const QString& folder, std::uint64_t number) {
    static PieceTable table;
    static std::unique_ptr<EditJournal> journal;
    const EditJournalHead head{{}, "edits", "UTF-8", {}};
    if (journal == nullptr) {
        const auto found = OrphanedJournal::findAll(file(folder, "journals"));
        for (const OrphanedJournal& one : found)
            if (auto rebuilt = one.rebuild(nullptr); rebuilt && rebuilt->size() > table.size())
                table = std::move(*rebuilt);
        auto created = EditJournal::create(file(folder, "journals"));
        if (!created || !(*created)->record(head, table, nullptr))
            return false;
        journal = std::move(*created);
        for (const OrphanedJournal& one : found)
            one.discard();
    }
    const std::string line = std::to_string(number) + '\n';
    table.replace({table.size(), table.size()}, asBytes(line));
    return journal->record(head, table, nullptr).has_value();
}

QString nameOf(std::uint64_t number) {
    return QString::number(number).rightJustified(4000, QLatin1Char('0'));
}

std::uint64_t numberIn(const QString& name) {
    const std::uint64_t number = name.toULongLong();
    return name == nameOf(number) ? number : 0;
}

std::uint64_t chosenNumber(const QString& folder) {
    Settings settings;
    settings.useFolder(folder);
    const bool isWhole = settings.takeFaults().isEmpty() &&
                         settings.get(setting::kTheme) == QStringLiteral("dark"); // set once
    return isWhole ? numberIn(settings.get(setting::kWordFont)) : 0;
}

bool choose(const QString& folder, std::uint64_t number) {
    Settings settings;
    settings.useFolder(folder);
    if (number == 1)
        settings.set(setting::kTheme, QStringLiteral("dark"));
    settings.set(setting::kWordFont, nameOf(number));
    settings.flush();
    return chosenNumber(folder) == number;
}

std::uint64_t rememberedNumber(const QString& folder) {
    Settings settings;
    settings.useFolder(folder);
    const QStringList searches = settings.get(setting::kSearches);
    const bool isWhole = settings.takeFaults().isEmpty() && searches.size() == 2 &&
                         settings.get(setting::kFolders) == QStringList(QStringLiteral("/once"));
    return isWhole && searches[0] == searches[1] ? numberIn(searches[0]) : 0;
}

bool remember(const QString& folder, std::uint64_t number) {
    Settings settings;
    settings.useFolder(folder);
    if (number == 1)
        settings.set(setting::kFolders, {QStringLiteral("/once")});
    settings.set(setting::kSearches, {nameOf(number), nameOf(number)});
    settings.flush();
    return rememberedNumber(folder) == number;
}

const QString kSession = QStringLiteral("/one.mojiscope");

std::uint64_t sessionNumber(const QString& folder) {
    static const CodecRegistry codecs;
    const SessionReading reading =
        readSessionFile(folder + kSession, {&codecs, {QStringLiteral("bytes")}});
    if (!reading.session || reading.session->documents.size() != 2)
        return 0;
    const auto& documents = reading.session->documents;
    const std::uint64_t number = documents[0].name.toULongLong();
    return documents[1].name == documents[0].name && documents[0].bytes == stateOf(number) ? number
                                                                                           : 0;
}

bool saveSession(const QString& folder, std::uint64_t number) {
    SavedSession session;
    SessionDocument document;
    document.name = QString::number(number);
    document.encoding = QStringLiteral("UTF-8");
    document.bytes = stateOf(number);
    session.documents = {document, document};
    session.documents[1].bytes = Bytes{1, 2, 3};
    return replaceWholly(folder + kSession, sessionJson(session)).has_value();
}

struct Kind {
    std::uint64_t (*number)(const QString& folder);
    bool (*write)(const QString& folder, std::uint64_t number);
    QStringList files; // that may be there at the end
};

const std::map<QString, Kind> kKinds{
    {QStringLiteral("document"), {savedNumber, save, {QStringLiteral("document")}}},
    {QStringLiteral("journal"), {keptNumber, keep, {}}},
    {QStringLiteral("settings"), {chosenNumber, choose, {QStringLiteral("settings.json")}}},
    {QStringLiteral("state"), {rememberedNumber, remember, {QStringLiteral("state.json")}}},
    {QStringLiteral("session"), {sessionNumber, saveSession, {QStringLiteral("one.mojiscope")}}},
};

/// Until it is killed, or `last` is written.
int writeOn(const Kind& kind, const QString& folder, std::uint64_t last) {
    for (std::uint64_t number = kind.number(folder) + 1; number <= last; ++number) {
        if (!kind.write(folder, number))
            return 3;
        if (::write(STDOUT_FILENO, &number, sizeof number) != sizeof number)
            return 4;
    }
    return 0;
}

} // namespace

class TestKilled : public QObject {
    Q_OBJECT

    /// A program that writes; killed after so many milliseconds from its first promise on, if it is
    /// to live no longer. Returns its last promise.
    static std::uint64_t promised(const QString& kind, const QString& folder, double ms,
                                  std::uint64_t last) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0)
            qFatal("no pipe");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        QByteArray arguments[] = {QFile::encodeName(QCoreApplication::applicationFilePath()),
                                  "--write", kind.toUtf8(), QFile::encodeName(folder),
                                  QByteArray::number(qulonglong(last))};
        std::vector<char*> pointers;
        for (QByteArray& argument : arguments)
            pointers.push_back(argument.data());
        pointers.push_back(nullptr);
        pid_t child = 0;
        if (::posix_spawn(&child, pointers[0], &actions, nullptr, pointers.data(), environ) != 0)
            qFatal("the program does not start");
        posix_spawn_file_actions_destroy(&actions);
        ::close(ends[1]);
        std::uint64_t number = 0;
        std::uint64_t latest = 0;
        const auto next = [&] {
            const bool is = ::read(ends[0], &number, sizeof number) == sizeof number;
            latest = is ? number : latest;
            return is;
        };
        if (ms >= 0 && next()) {
            ::usleep(static_cast<useconds_t>(ms * 1000));
            ::kill(child, SIGKILL);
        }
        while (next()) // what it promised before it was killed
            ;
        ::close(ends[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
            qWarning("the program ended with %d", WEXITSTATUS(status));
        return WIFEXITED(status) && WEXITSTATUS(status) != 0 ? ~std::uint64_t{0} : latest;
    }

private Q_SLOTS:
    void nothingIsLost_data() {
        QTest::addColumn<QString>("name");
        for (const auto& kind : kKinds)
            QTest::newRow(qPrintable(kind.first)) << kind.first;
    }

    void nothingIsLost() {
        QFETCH(QString, name);
        const Kind& kind = kKinds.at(name);
        const int own = qEnvironmentVariableIntValue("MOJISCOPE_KILLS");
        const int rounds = own > 0                                             ? own
                           : qEnvironmentVariableIsSet("MOJISCOPE_EXHAUSTIVE") ? 1000
                                                                               : 12;
        QTemporaryDir folder;
        std::mt19937_64 random(kSeed);
        std::uint64_t states = 0;
        int midway = 0; // kills between a promise and the next
        for (int round = 0; round < rounds; ++round) {
            const double ms = std::uniform_real_distribution<>(0, kMostMs)(random);
            const std::uint64_t promise = promised(name, folder.path(), ms, ~std::uint64_t{0});
            QVERIFY(promise != ~std::uint64_t{0} && promise > states);
            const std::uint64_t found = kind.number(folder.path());
            QVERIFY2(found == promise || found == promise + 1,
                     qPrintable(QStringLiteral("round %1: %2 was promised, %3 is there")
                                    .arg(round)
                                    .arg(promise)
                                    .arg(found)));
            midway += found > promise;
            states = promise;
        }
        // A last program, which is not killed, leaves what belongs there and nothing else.
        QVERIFY(promised(name, folder.path(), -1, kind.number(folder.path()) + 1) > states);
        QStringList left;
        for (const QString& one : QDir(folder.path()).entryList(QDir::Files | QDir::Hidden))
            if (!one.endsWith(QStringLiteral(".lock")))
                left += one;
        QCOMPARE(left, kind.files);
        std::fprintf(
            stderr,
            "%s: %d kills, %llu states written, %d killed between a state and its promise\n",
            qPrintable(name), rounds, static_cast<unsigned long long>(states), midway);
    }
};

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    if (argc == 5 && qstrcmp(argv[1], "--write") == 0)
        return writeOn(kKinds.at(QString::fromUtf8(argv[2])), QFile::decodeName(argv[3]),
                       QByteArray(argv[4]).toULongLong());
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed.moc"
