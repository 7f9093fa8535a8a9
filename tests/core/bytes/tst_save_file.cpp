// saveFile: what is written, what is kept of the old file, what is refused; and a process that is
// killed in the middle of saving, again and again.

#include "bytes/file_source.h"
#include "bytes/locked_file.h"
#include "bytes/save_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <random>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>

using namespace moji;

namespace {

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

Result<LostAttributes> save(const QByteArray& bytes, const QString& path,
                            const SaveOptions& options = {}) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    SourceReader reader(source);
    return saveFile(reader, path.toStdString(), options);
}

/// Hidden ones too.
QStringList namesIn(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
}

mode_t modeOf(const QString& path) {
    struct stat status {};
    return ::stat(path.toLocal8Bit().constData(), &status) == 0 ? status.st_mode & 07777 : 0;
}

/// Says that it is longer than it is, or fails on the way.
class BrokenReader final : public ByteReader {
public:
    Result<std::size_t> read(std::span<Byte> out) override {
        if (m_done)
            return Error{ErrorCode::ReadFailed, "original", "Input/output error"};
        m_done = true;
        std::fill(out.begin(), out.end(), Byte{'x'});
        return out.size();
    }

private:
    bool m_done = false;
};

} // namespace

class TestSaveFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesANewFile();
    void replacesAndKeepsWhatTheFileHas();
    void aNewFileHasAttributesAndTimesOfAnother();
    void followsLinksAlsoThoseThatLeadNowhere();
    void aNewFileTakesNoNameThatIsTaken();
    void readersOfTheOldFileGoOnReadingIt();
    void refusesWhatIsNoFile();
    void refusesReadOnlyAndHardLinkedFilesUntilAgreed();
    void anErrorLeavesAllAsItWas();
    void fewerBytesThanAnnouncedAreNotSaved();
    void aReplacementIsTakenAtTheEndOrNotAtAll();
    void whatKilledProgramsLeftIsRemoved();
    void whatKilledProgramsLeaveInALargeFolderIsRemovedLater();
    void tooSmallADiskLeavesAllAsItWas();
    void canBeCancelled();
    void namesOfAnyBytes();
    void killedAtAnyInstantTheFileIsOldOrNew();
};

void TestSaveFile::writesANewFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new"));
    std::uint64_t told = 0;
    SaveOptions options;
    options.size = 5;
    options.progress = [&](std::uint64_t done, std::uint64_t) { told = done; };
    QVERIFY(save("bytes", path, options).has_value());
    QCOMPARE(contentsOf(path), QByteArray("bytes"));
    QCOMPARE(told, std::uint64_t{5});
    QCOMPARE(namesIn(folder), QStringList{QStringLiteral("new")});
    QCOMPARE(modeOf(path), mode_t{newFilePermissions()});
    QVERIFY(save("", path).has_value());
    QCOMPARE(contentsOf(path), QByteArray());
}

void TestSaveFile::replacesAndKeepsWhatTheFileHas() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    write(path, "old");
    QCOMPARE(::chmod(path.toLocal8Bit().constData(), 0751), 0);
    const bool extended =
        ::setxattr(path.toLocal8Bit().constData(), "user.note", "kept", 4, 0) == 0;
    const auto saved = save("new", path);
    QVERIFY(saved.has_value());
    QVERIFY(saved->none());
    QCOMPARE(contentsOf(path), QByteArray("new"));
    QCOMPARE(modeOf(path), mode_t{0751});
    if (extended) {
        QByteArray value(8, '\0');
        const auto size = ::getxattr(path.toLocal8Bit().constData(), "user.note", value.data(),
                                     static_cast<std::size_t>(value.size()));
        QCOMPARE(value.left(static_cast<int>(size)), QByteArray("kept"));
    }
}

void TestSaveFile::aNewFileTakesNoNameThatIsTaken() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new"));
    const QString other = folder.filePath(QStringLiteral("other"));
    SaveOptions options;
    options.isNew = true;
    QVERIFY(QFile::link(other, path)); // leads nowhere
    QVERIFY(!save("bytes", path, options));
    QVERIFY(!QFile::exists(other));
    QVERIFY(QFile::remove(path));
    write(other, "of somebody else");
    options.confirm = [&]() -> Result<Done> { // the link comes at the last moment
        return QFile::link(other, path)
                   ? Result<Done>(Done{})
                   : Error{ErrorCode::WriteFailed, path.toStdString(), "cannot be linked"};
    };
    QVERIFY(!save("bytes", path, options));
    QCOMPARE(contentsOf(other), QByteArray("of somebody else"));
    QVERIFY(QFile::remove(path));
    options.confirm = nullptr;
    QVERIFY(save("bytes", path, options));
    QCOMPARE(contentsOf(path), QByteArray("bytes"));
}

void TestSaveFile::aNewFileHasAttributesAndTimesOfAnother() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QString other = folder.filePath(QStringLiteral("other"));
    write(other, "other");
    QCOMPARE(::chmod(other.toLocal8Bit().constData(), 0600), 0);
    const struct timespec times[] = {{1'000'000'000, 0}, {1'000'000'001, 5000}};
    QCOMPARE(::utimensat(AT_FDCWD, other.toLocal8Bit().constData(), times, 0), 0);
    SaveOptions options;
    options.attributesOf = options.timesOf = other.toStdString();
    options.isNew = true;
    const auto saved = save("bytes", path, options);
    QVERIFY(saved.has_value() && saved->none());
    QCOMPARE(modeOf(path), mode_t{0600});
    struct stat status {};
    QCOMPARE(::stat(path.toLocal8Bit().constData(), &status), 0);
    QCOMPARE(status.st_mtim.tv_sec, times[1].tv_sec);
    // A file that is replaced keeps its own attributes.
    QCOMPARE(::chmod(path.toLocal8Bit().constData(), 0640), 0);
    options.isNew = false;
    QVERIFY(save("more", path, options).has_value());
    QCOMPARE(modeOf(path), mode_t{0640});
    QCOMPARE(::stat(path.toLocal8Bit().constData(), &status), 0);
    QCOMPARE(status.st_mtim.tv_sec, times[1].tv_sec);
}

void TestSaveFile::followsLinksAlsoThoseThatLeadNowhere() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
    const QString real = folder.filePath(QStringLiteral("sub/real"));
    const QString link = folder.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(QStringLiteral("sub/real"), link));
    QVERIFY(save("made", link).has_value());
    QCOMPARE(contentsOf(real), QByteArray("made"));
    QVERIFY(save("again", link).has_value());
    QCOMPARE(contentsOf(real), QByteArray("again"));
    QVERIFY(QFileInfo(link).isSymLink());

    const QString circle = folder.filePath(QStringLiteral("circle"));
    QVERIFY(QFile::link(QStringLiteral("circle"), circle));
    QVERIFY(!save("x", circle).has_value());
}

void TestSaveFile::readersOfTheOldFileGoOnReadingIt() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    write(path, QByteArray(200'000, 'o'));
    const auto old = FileSource::open(path.toStdString());
    QVERIFY(old.has_value());
    SourceReader reader(**old); // saved over the file that is read from
    QVERIFY(saveFile(reader, path.toStdString(), {}).has_value());
    QVERIFY(save("new", path).has_value());
    QCOMPARE((*readRange(**old, {150'000, 150'001})).front(), Byte{'o'});
    QVERIFY(!(*old)->hasChanged());
}

void TestSaveFile::refusesWhatIsNoFile() {
    const QTemporaryDir folder;
    QCOMPARE(save("x", folder.path()).error().code, ErrorCode::IsDirectory);
    const QString fifo = folder.filePath(QStringLiteral("fifo"));
    QCOMPARE(::mkfifo(fifo.toLocal8Bit().constData(), 0600), 0);
    QVERIFY(!save("x", fifo).has_value());
    QVERIFY(!save("x", QStringLiteral("/dev/null")).has_value());
    const auto missing = save("x", folder.filePath(QStringLiteral("no/such/folder/a")));
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
}

void TestSaveFile::refusesReadOnlyAndHardLinkedFilesUntilAgreed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QString other = folder.filePath(QStringLiteral("b"));
    write(path, "old");
    QCOMPARE(::link(path.toLocal8Bit().constData(), other.toLocal8Bit().constData()), 0);
    QCOMPARE(::chmod(path.toLocal8Bit().constData(), 0444), 0);
    const auto target = inspectTarget(path.toStdString());
    QVERIFY(target.has_value());
    QVERIFY(target->readOnly);
    QCOMPARE(target->otherNames, std::uint64_t{1});

    SaveOptions options;
    QVERIFY(!save("new", path, options).has_value());
    options.replaceReadOnly = true;
    QVERIFY(!save("new", path, options).has_value());
    options.leaveOtherNames = true;
    QVERIFY(save("new", path, options).has_value());
    QCOMPARE(contentsOf(path), QByteArray("new"));
    QCOMPARE(contentsOf(other), QByteArray("old"));
    QCOMPARE(modeOf(path), mode_t{0444});
}

void TestSaveFile::anErrorLeavesAllAsItWas() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    write(path, "old");
    BrokenReader broken;
    QVERIFY(!saveFile(broken, path.toStdString(), {}).has_value());
    SaveOptions options;
    options.confirm = [] { return Result<Done>(Error{ErrorCode::Malformed, "a", "no"}); };
    QCOMPARE(save("new", path, options).error().code, ErrorCode::Malformed);
    QCOMPARE(contentsOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder).size(), 1);
}

/// As a document gives whose file has become shorter under it.
void TestSaveFile::aReplacementIsTakenAtTheEndOrNotAtAll() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    write(path, "old");
    {
        auto given = FileReplacement::of(path.toStdString());
        QVERIFY(bool(given));
        QVERIFY(bool(given->write(asBytes("half of"))));
        QCOMPARE(contentsOf(path), QByteArray("old"));
    } // given up
    QCOMPARE(contentsOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder), QStringList{QStringLiteral("file")});
    auto taken = FileReplacement::of(path.toStdString());
    QVERIFY(bool(taken));
    QVERIFY(bool(taken->write(asBytes("new"))));
    QVERIFY(bool(taken->write(asBytes("er"))));
    QVERIFY(bool(taken->commit()));
    QCOMPARE(contentsOf(path), QByteArray("newer"));
    QCOMPARE(namesIn(folder), QStringList{QStringLiteral("file")});
    QVERIFY(!FileReplacement::of(folder.path().toStdString()));
}

void TestSaveFile::fewerBytesThanAnnouncedAreNotSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    write(path, "old");
    SaveOptions options;
    options.size = 4;
    const auto saved = save("new", path, options);
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().code, ErrorCode::ReadFailed);
    QCOMPARE(contentsOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder).size(), 1);
}

void TestSaveFile::whatKilledProgramsLeftIsRemoved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QString left = folder.filePath(QStringLiteral(".a.0123abcd.part"));
    const QString inUse = folder.filePath(QStringLiteral(".a.89abcdef.part"));
    const QStringList others{QStringLiteral(".a.part"), QStringLiteral(".b.0123abcd.part"),
                             QStringLiteral(".a.0123abcd.parts")};
    write(left, "half of it");
    write(inUse, "half of it");
    for (const QString& other : others)
        write(folder.filePath(other), "somebody's");
    const auto held = LockedFile::open(inUse.toStdString(), LockedFile::Mode::Existing);
    QVERIFY(held.has_value());
    QVERIFY(save("new", path).has_value());
    QVERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(inUse));
    for (const QString& other : others)
        QVERIFY2(QFile::exists(folder.filePath(other)), qPrintable(other));
}

/// A folder with many files is not read at every save, but again after one save for each 32 files.
void TestSaveFile::whatKilledProgramsLeaveInALargeFolderIsRemovedLater() {
    constexpr int kFiles = 100;
    constexpr int kSavesUntilRead = kFiles / 32;
    const QTemporaryDir folder;
    for (int i = 0; i < kFiles; ++i)
        write(folder.filePath(QString::number(i)), "somebody's");
    const QString path = folder.filePath(QStringLiteral("0"));
    const QString left = folder.filePath(QStringLiteral(".0.0123abcd.part"));
    write(left, "half of it");
    QVERIFY(save("new", path).has_value());
    QVERIFY(!QFile::exists(left));
    write(left, "half of another");
    for (int i = 0; i < kSavesUntilRead; ++i) {
        QVERIFY(save("newer", path).has_value());
        QVERIFY(QFile::exists(left));
    }
    QVERIFY(save("newest", path).has_value());
    QVERIFY(!QFile::exists(left));
    QCOMPARE(namesIn(folder).size(), kFiles);
}

void TestSaveFile::tooSmallADiskLeavesAllAsItWas() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    write(path, "old");
    // A bound on the size of files fails as a full disk does: write(2) answers with an error.
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{64 * 1024, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto unannounced = save(QByteArray(1'000'000, 'x'), path);
    SaveOptions options;
    options.size = 1'000'000;
    const auto announced = save(QByteArray(1'000'000, 'x'), path, options);
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!unannounced.has_value());
    QVERIFY(!announced.has_value());
    QCOMPARE(announced.error().code, ErrorCode::WriteFailed);
    QCOMPARE(contentsOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder).size(), 1);
}

void TestSaveFile::canBeCancelled() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    write(path, "old");
    std::stop_source stop;
    SaveOptions options;
    options.stop = stop.get_token();
    options.progress = [&](std::uint64_t, std::uint64_t) { stop.request_stop(); };
    QCOMPARE(save(QByteArray(3'000'000, 'x'), path, options).error().code, ErrorCode::Cancelled);
    QCOMPARE(contentsOf(path), QByteArray("old"));
    QCOMPARE(namesIn(folder).size(), 1);
}

void TestSaveFile::namesOfAnyBytes() {
    const QTemporaryDir folder;
    const std::string folderName = folder.path().toStdString();
    const MemorySource source(Bytes{'x'});
    for (const std::string& name :
         {std::string(255, 'n'), std::string("\xFF\xC0"), std::string("a\nb"), std::string(" ")}) {
        SourceReader reader(source);
        QVERIFY2(saveFile(reader, folderName + "/" + name, {}).has_value(), name.c_str());
        QVERIFY(stampOf(folderName + "/" + name).has_value());
    }
}

/// Old and new differ in length and in every byte, so that a mixture cannot pass for either.
void TestSaveFile::killedAtAnyInstantTheFileIsOldOrNew() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QByteArray contents[2] = {QByteArray(3'000'000, 'o'), QByteArray(2'500'001, 'n')};
    write(path, contents[0]);
    std::mt19937 random(20);
    int kills = 0;
    int replaced = 0;
    for (; kills < 100; ++kills) {
        const bool wasNew = contentsOf(path) == contents[1];
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            for (bool next = !wasNew;; next = !next)
                if (!save(contents[next ? 1 : 0], path).has_value())
                    ::_exit(3);
        }
        // On a busy machine a save takes longer: wait until some of them end.
        const int longest = replaced > 0 ? 12'000 : 12'000 + 2'000 * kills;
        std::this_thread::sleep_for(
            std::chrono::microseconds(std::uniform_int_distribution(0, longest)(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status)); // it saved until it was killed
        const QByteArray found = contentsOf(path);
        QVERIFY2(found == contents[0] || found == contents[1], qPrintable(QString::number(kills)));
        replaced += (found == contents[1]) != wasNew ? 1 : 0;
    }
    QVERIFY(replaced > 0); // the kills did not all come before the first save
}

QTEST_GUILESS_MAIN(TestSaveFile)
#include "tst_save_file.moc"
