// DocumentSaver, FileWatch and EditKeeper: what becomes of the file of a document.

#include "app/busy_pool.h"
#include "app/open_file.h"
#include "bytes/orphaned_journal.h"
#include "document/document_saver.h"
#include "document/edit_keeper.h"
#include "document/file_watch.h"
#include "document/inserted_file.h"
#include "text/qt_text.h"

#include "files.h"
#include "patient.h"
#include <QDeadlineTimer>
#include <QDir>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <random>

using namespace moji;
using namespace moji::app;
using moji::test::contentsOf;
using moji::test::writeFile;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

QByteArray contents(const Document& document) {
    return toQByteArray(document.bytes({0, document.size()}));
}

/// Saves and waits; the error where there was one.
std::optional<Error> save(Document& document, const SaveRequest& request) {
    DocumentSaver saver(&document);
    QSignalSpy saved(&saver, &DocumentSaver::saved);
    std::optional<Error> error;
    QObject::connect(&saver, &DocumentSaver::failed, [&](const Error& failed) { error = failed; });
    saver.save(request);
    [&] { QTRY_VERIFY(saved.count() == 1 || error.has_value()); }();
    return error;
}

FileStamp stampAt(const QString& path) {
    return stampOf(path.toStdString()).value_or(FileStamp{});
}

/// In place, as another program does to a file that is open; the stamp differs.
void overwrite(const QString& path, const QByteArray& bytes) {
    const FileStamp before = stampAt(path);
    QDeadlineTimer patience(60'000);
    do
        writeFile(path, bytes);
    while (stampAt(path) == before && !patience.hasExpired());
}

bool isKeepingEdits(Document& document) {
    return std::ranges::any_of(document.jobs().running(), [](const JobBase* job) {
        return job->title() == QStringLiteral("Keeping edits");
    });
}

qsizetype journalsIn(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList({QStringLiteral("*.journal")}, QDir::Files).size();
}

} // namespace

class TestDocumentSaver : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void savesAndGoesOnAsThatFile();
    void undoWorksAcrossSaving();
    void keepsPermissionsAndFollowsLinks();
    void keepsABackup();
    void aBackupFollowsNoLink();
    void withoutABackupNothingIsSaved();
    void whatIsNotSavedLeavesTheLastBackup();
    void failureLeavesFileAndDocumentAlone();
    void partsAreExportedWithoutChangingTheDocument();
    void convertsTheEncoding();
    void marksOfEncodingsAreWrittenAndDropped();
    void aSourceThatShrankIsNotConverted();
    void whatTheEncodingLacksIsNotSaved();
    void editsAreRefusedWhileSaving();
    void aFileWrittenToUnderTheEditsIsNotSavedUnasked();
    void whatChangedAfterTheQuestionWasNotAgreedTo();
    void undoneBytesOfAFileWrittenToSinceAreNotSavedUnasked();
    void anInsertedFileIsACopy();
    void aLargeInsertedFileWrittenToIsNotSavedUnasked();
    void anInsertedFileThatShrankIsNamed();
    void onlyThePartsFilesAreLookedAt();
    void noticesChangesReplacementAndRemoval();
    void ownSavingIsNoChange();
    void editsAreKeptAndForgotten();
    void cancelledEditsAreKeptAfterAll();
    void whatWasSavedIsForgottenAfterACancel();
    void tortureAgainstAVectorUndoneAndRedone();
};

void TestDocumentSaver::savesAndGoesOnAsThatFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    Document document(codecs());
    document.setBytes(asBytes("first"), QStringLiteral("Untitled"));
    document.insert(5, asBytes("!"), {});
    QVERIFY(!save(document, {.path = path}));
    QVERIFY(!document.isModified());
    QCOMPARE(document.path(), path);
    QCOMPARE(document.name(), QStringLiteral("a.txt"));
    QCOMPARE(contentsOf(path), QByteArray("first!"));
    QCOMPARE(document.table().pieceCount(), std::size_t{1});
    QVERIFY(document.file() != nullptr);
}

void TestDocumentSaver::undoWorksAcrossSaving() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    writeFile(path, "first!");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    document.replace({0, 5}, asBytes("second"), {});
    QVERIFY(!save(document, {.path = path})); // over the file that it reads from
    QCOMPARE(contents(document), QByteArray("second!"));
    document.undoStack().undo();
    QCOMPARE(contents(document), QByteArray("first!"));
    QVERIFY(document.isModified());
    QCOMPARE(contentsOf(path), QByteArray("second!"));
    document.undoStack().redo();
    QVERIFY(!document.isModified());
    QCOMPARE(contents(document), QByteArray("second!"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestDocumentSaver::keepsPermissionsAndFollowsLinks() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("real"));
    const QString link = folder.filePath(QStringLiteral("link"));
    writeFile(path, "x");
    const auto mode = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(path, mode));
    QVERIFY(QFile::link(path, link));
    Document document(codecs());
    QVERIFY(openFile(document, link));
    document.insert(1, asBytes("y"), {});
    QVERIFY(!save(document, {.path = link}));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentsOf(path), QByteArray("xy"));
    QVERIFY(QFileInfo(path).permission(QFile::ExeOwner));
    QVERIFY(!QFileInfo(path).permission(QFile::ReadOther));
}

void TestDocumentSaver::keepsABackup() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    Document document(codecs());
    document.setBytes(asBytes("new"), QStringLiteral("Untitled"));
    QVERIFY(!save(document, {.path = path, .backup = true}));
    QVERIFY(!QFile::exists(path + QLatin1Char('~'))); // there was nothing to keep
    writeFile(path, "before");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(!save(document, {.path = path, .mixed = {stampAt(path)}}));
    QVERIFY(!QFile::exists(path + QLatin1Char('~')));
    writeFile(path, "before");
    QVERIFY(!save(document, {.path = path, .backup = true, .mixed = {stampAt(path)}}));
    QCOMPARE(contentsOf(path + QLatin1Char('~')), QByteArray("before"));
    QCOMPARE(contentsOf(path), QByteArray("new"));
    QCOMPARE(QFile::permissions(path + QLatin1Char('~')), QFile::permissions(path));
    QVERIFY(!QFile::exists(path + QStringLiteral("~.part")));
}

void TestDocumentSaver::aBackupFollowsNoLink() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    const QString other = path + QStringLiteral(".other");
    writeFile(path, "before");
    writeFile(other, "of somebody else");
    for (const char* name : {"~", "~.part"})
        QVERIFY(QFile::link(other, path + QLatin1String(name)));
    Document document(codecs());
    document.setBytes(asBytes("new"), QStringLiteral("Untitled"));
    QVERIFY(!save(document, {.path = path, .backup = true}));
    QCOMPARE(contentsOf(other), QByteArray("of somebody else"));
    QCOMPARE(contentsOf(path + QLatin1Char('~')), QByteArray("before"));
}

void TestDocumentSaver::withoutABackupNothingIsSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    writeFile(path, "before");
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("a.txt~"))); // no file can take its place
    Document document(codecs());
    document.setBytes(asBytes("new"), QStringLiteral("Untitled"));
    QVERIFY(save(document, {.path = path, .backup = true}).has_value());
    QCOMPARE(contentsOf(path), QByteArray("before"));
}

void TestDocumentSaver::whatIsNotSavedLeavesTheLastBackup() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    writeFile(path, "two");
    writeFile(path + QLatin1Char('~'), "one");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    QVERIFY(document.insert(3, asBytes("世"), {}));
    const SaveRequest unmappable{.path = path, .encoding = codecs().find("KOI8-R"), .backup = true};
    QCOMPARE(save(document, unmappable)->code, ErrorCode::Malformed);
    QCOMPARE(contentsOf(path + QLatin1Char('~')), QByteArray("one"));
    writeFile(path, "two, changed by another program");
    QVERIFY(save(document, {.path = path, .backup = true}).has_value());
    QCOMPARE(contentsOf(path + QLatin1Char('~')), QByteArray("one"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void TestDocumentSaver::failureLeavesFileAndDocumentAlone() {
    const QTemporaryDir folder;
    Document document(codecs());
    document.setBytes(asBytes("x"), QStringLiteral("name"));
    document.insert(0, asBytes("y"), {});
    QCOMPARE(save(document, {.path = folder.path()})->code, ErrorCode::IsDirectory);
    QVERIFY(save(document, {.path = folder.filePath(QStringLiteral("no/such/folder"))}));
    QVERIFY(document.isModified());
    QVERIFY(!document.isReadOnly());
    QCOMPARE(document.name(), QStringLiteral("name"));
}

void TestDocumentSaver::partsAreExportedWithoutChangingTheDocument() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("part"));
    Document document(codecs());
    document.setBytes(asBytes("0123456789"), QStringLiteral("name"));
    document.insert(0, asBytes("-"), {});
    QVERIFY(!save(document, {.path = path, .part = ByteRange{2, 5}}));
    QCOMPARE(contentsOf(path), QByteArray("123"));
    QVERIFY(document.isModified());
    QVERIFY(document.path().isEmpty());
}

void TestDocumentSaver::convertsTheEncoding() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    Document document(codecs());
    document.setBytes(asBytes("так"), QStringLiteral("name"));
    QVERIFY(!save(document, {.path = path, .encoding = codecs().find("KOI8-R")}));
    QCOMPARE(contentsOf(path), QByteArray("\xD4\xC1\xCB"));
    QCOMPARE(contents(document), contentsOf(path));
    QCOMPARE(document.codec().name(), std::string("KOI8-R"));
    QVERIFY(!document.isModified());
}

/// As `moji encode` and `moji decode` do.
void TestDocumentSaver::marksOfEncodingsAreWrittenAndDropped() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    Document document(codecs());
    document.setBytes(asBytes("a"), QStringLiteral("name"));
    const auto savedAs = [&](const char* encoding) {
        return save(document, {.path = path, .encoding = codecs().find(encoding)})
                   ? QByteArray("failed")
                   : contentsOf(path).toHex(' ');
    };
    QCOMPARE(savedAs("UTF-16LE,version=1"), QByteArray("ff fe 61 00"));
    QCOMPARE(savedAs("UTF-8-SIG"), QByteArray("ef bb bf 61"));
    QCOMPARE(savedAs("UTF-16"), QByteArray("ff fe 61 00"));
    QCOMPARE(savedAs("KOI8-R"), QByteArray("61"));
}

void TestDocumentSaver::aSourceThatShrankIsNotConverted() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    writeFile(path, QByteArray(3'000'000, 'a'));
    writeFile(path + QLatin1Char('2'), "before");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    QVERIFY(QFile::resize(path, 100));
    SaveRequest request{.path = path + QLatin1Char('2'), .encoding = codecs().find("UTF-16LE")};
    request.mixed = {stampAt(path)}; // agreed to, but not to this
    const auto error = save(document, request);
    QVERIFY(error && error->detail.find("has shrunk") != std::string::npos);
    QCOMPARE(error->subject, path.toStdString());
    QCOMPARE(contentsOf(request.path), QByteArray("before"));
}

void TestDocumentSaver::whatTheEncodingLacksIsNotSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "old");
    Document document(codecs());
    document.setBytes(asBytes("ab世"), QStringLiteral("name"));
    QCOMPARE(save(document, {.path = path, .encoding = codecs().find("KOI8-R")})->code,
             ErrorCode::Malformed);
    QCOMPARE(contentsOf(path), QByteArray("old"));
}

void TestDocumentSaver::editsAreRefusedWhileSaving() {
    const QTemporaryDir folder;
    Document document(codecs());
    document.setBytes(Bytes(5'000'000, Byte{'x'}), QStringLiteral("name"));
    DocumentSaver saver(&document);
    QSignalSpy saved(&saver, &DocumentSaver::saved);
    saver.save({.path = folder.filePath(QStringLiteral("a"))});
    QVERIFY(saver.isSaving());
    document.insert(0, asBytes("y"), {});
    document.setReadOnly(false); // said by who does not know that it is being saved
    document.insert(0, asBytes("y"), {});
    QCOMPARE(document.size(), std::uint64_t{5'000'000});
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!document.isReadOnly());
}

void TestDocumentSaver::aFileWrittenToUnderTheEditsIsNotSavedUnasked() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "0123456789");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    document.insert(0, asBytes("-"), {});
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("more");
    file.close();
    QVERIFY(save(document, {.path = path}));
    QCOMPARE(contentsOf(path), QByteArray("0123456789more"));
    QVERIFY(!save(document, {.path = path, .mixed = {stampAt(path)}}));
    QCOMPARE(contentsOf(path), QByteArray("-0123456789"));
}

void TestDocumentSaver::whatChangedAfterTheQuestionWasNotAgreedTo() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    writeFile(path, "before");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    document.insert(0, asBytes("mine "), {});
    writeFile(path, "before, changed");
    SaveRequest request{.path = path, .mixed = {stampAt(path)}};
    request.agreed = stampAt(path);
    writeFile(path, "before, changed once more");
    QVERIFY(save(document, request).has_value());
    QCOMPARE(contentsOf(path), QByteArray("before, changed once more"));
    request.mixed = {stampAt(path)}; // asked again
    request.agreed = stampAt(path);
    QVERIFY(!save(document, request));
    QCOMPARE(contentsOf(path), QByteArray("mine before"));
}

void TestDocumentSaver::undoneBytesOfAFileWrittenToSinceAreNotSavedUnasked() {
    const QTemporaryDir folder;
    const QString first = folder.filePath(QStringLiteral("first"));
    const QString second = folder.filePath(QStringLiteral("second"));
    writeFile(first, "0123456789");
    Document document(codecs());
    QVERIFY(openFile(document, first));
    document.insert(0, asBytes("-"), {});
    QVERIFY(!save(document, {.path = second}));
    overwrite(first, "abcdefghij");
    QVERIFY(!save(document, {.path = second})); // which reads nothing from it
    document.undoStack().undo();
    const auto error = save(document, {.path = second});
    QVERIFY(error);
    QCOMPARE(error->subject, first.toStdString());
    QCOMPARE(contentsOf(second), QByteArray("-0123456789"));
    const FileStamp agreed = stampAt(first);
    overwrite(first, "ABCDEFGHIJ"); // after the question
    QVERIFY(save(document, {.path = second, .mixed = {agreed}}));
    QVERIFY(!save(document, {.path = second, .mixed = {stampAt(first)}}));
}

/// In `document`, as Edit > Insert file does.
bool insertAtFront(Document& document, const Result<std::shared_ptr<const ByteSource>>& source) {
    if (!source)
        return false;
    PieceTable table = document.table();
    const PieceTable::Edit edit{{0, 0}, {0, (*source)->size()}};
    table.replaceAll({&edit, 1}, *source);
    return document.adopt(table, {{0, 0}, (*source)->size()}, {});
}

void TestDocumentSaver::anInsertedFileIsACopy() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QString inserted = folder.filePath(QStringLiteral("inserted"));
    writeFile(path, "end");
    writeFile(inserted, QByteArray(2'000'000, 'A'));
    Document document(codecs());
    QVERIFY(openFile(document, path));
    QVERIFY(insertAtFront(document, fileToInsert(inserted.toStdString())));
    overwrite(inserted, QByteArray(2'000'000, 'B'));
    QVERIFY(!save(document, {.path = path}));
    QCOMPARE(contentsOf(path), QByteArray(2'000'000, 'A') + "end");
    QVERIFY(!fileToInsert(folder.path().toStdString()));
}

void TestDocumentSaver::aLargeInsertedFileWrittenToIsNotSavedUnasked() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QString inserted = folder.filePath(QStringLiteral("inserted"));
    writeFile(path, "end");
    writeFile(inserted, "large");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    QVERIFY(insertAtFront(document, fileToInsert(inserted.toStdString(), 4)));
    overwrite(inserted, "LARGE");
    const auto error = save(document, {.path = path});
    QVERIFY(error);
    QCOMPARE(error->subject, inserted.toStdString());
    QCOMPARE(contentsOf(path), QByteArray("end"));
    QVERIFY(!save(document, {.path = path, .mixed = {stampAt(inserted)}}));
    QCOMPARE(contentsOf(path), QByteArray("LARGEend"));
}

void TestDocumentSaver::anInsertedFileThatShrankIsNamed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    const QString inserted = folder.filePath(QStringLiteral("inserted"));
    writeFile(path, "end");
    writeFile(inserted, "large");
    Document document(codecs());
    QVERIFY(openFile(document, path));
    QVERIFY(insertAtFront(document, fileToInsert(inserted.toStdString(), 4)));
    QVERIFY(QFile::resize(inserted, 2));
    for (const Codec* encoding : {static_cast<const Codec*>(nullptr), codecs().find("UTF-16LE")}) {
        const auto error =
            save(document, {.path = path, .encoding = encoding, .mixed = {stampAt(inserted)}});
        QVERIFY(error);
        QCOMPARE(error->subject, inserted.toStdString());
        QCOMPARE(contentsOf(path), QByteArray("end"));
    }
}

void TestDocumentSaver::onlyThePartsFilesAreLookedAt() {
    const QTemporaryDir folder;
    const QString part = folder.filePath(QStringLiteral("part"));
    const QString inserted = folder.filePath(QStringLiteral("inserted"));
    writeFile(inserted, "large");
    Document document(codecs());
    document.setBytes(asBytes("end"), QStringLiteral("name"));
    QVERIFY(insertAtFront(document, fileToInsert(inserted.toStdString(), 4)));
    overwrite(inserted, "LARGE");
    QVERIFY(save(document, {.path = part, .part = ByteRange{4, 8}}));
    QVERIFY(!save(document, {.path = part, .part = ByteRange{5, 8}}));
    QCOMPARE(contentsOf(part), QByteArray("end"));
}

void TestDocumentSaver::noticesChangesReplacementAndRemoval() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "one");
    Document document(codecs());
    FileWatcher watcher;
    FileWatch watch(&document, &watcher);
    QVERIFY(openFile(document, path));
    QCOMPARE(watch.change(), FileChange::None);
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("more");
    file.close();
    QTRY_COMPARE(watch.change(), FileChange::Written);
    watch.acknowledge();
    QCOMPARE(watch.change(), FileChange::None);

    writeFile(folder.filePath(QStringLiteral("b")), "other");
    QCOMPARE(::rename(folder.filePath(QStringLiteral("b")).toLocal8Bit().constData(),
                      path.toLocal8Bit().constData()),
             0);
    QTRY_COMPARE(watch.change(), FileChange::Replaced);
    QCOMPARE(contents(document).left(3), QByteArray("one")); // what was opened
    QVERIFY(QFile::remove(path));
    QTRY_COMPARE(watch.change(), FileChange::Vanished);
    writeFile(path, "again");
    QTRY_COMPARE(watch.change(), FileChange::Replaced);
    QVERIFY(openFile(document, path));
    QCOMPARE(watch.change(), FileChange::None);
}

void TestDocumentSaver::ownSavingIsNoChange() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "one");
    Document document(codecs());
    FileWatcher watcher;
    FileWatch watch(&document, &watcher);
    QVERIFY(openFile(document, path));
    document.insert(0, asBytes("-"), {});
    QVERIFY(!save(document, {.path = path}));
    watch.look();
    QCOMPARE(watch.change(), FileChange::None);
}

void TestDocumentSaver::editsAreKeptAndForgotten() {
    const QTemporaryDir folder;
    const QString state = folder.filePath(QStringLiteral("state"));
    const QString path = folder.filePath(QStringLiteral("a"));
    writeFile(path, "0123456789");
    const auto journals = [&] {
        return QDir(state).entryList({QStringLiteral("*.journal")}, QDir::Files);
    };
    Document document(codecs());
    {
        EditKeeper keeper(&document, state);
        QVERIFY(openFile(document, path));
        document.insert(3, asBytes("edit"), {});
        QTRY_COMPARE(journals().size(), 1);
        QTRY_VERIFY(document.jobs().idle());
        // As a program that is killed leaves it.
        QVERIFY(QFile::copy(QDir(state).filePath(journals().front()),
                            QDir(state).filePath(QStringLiteral("left.journal"))));
        document.undoStack().undo();
        QTRY_COMPARE(journals().size(), 1); // of the other
    }
    const auto found = OrphanedJournal::findAll(state.toStdString());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(found[0].head().path), path);
    const std::shared_ptr<const ByteSource> file = std::move(*FileSource::open(path.toStdString()));
    const auto table = found[0].rebuild(file);
    QVERIFY(table.has_value());
    Document again(codecs());
    again.openEdited(file, path, {}, *table, QStringLiteral("Bring back"));
    QCOMPARE(contents(again), QByteArray("012edit3456789"));
    QVERIFY(again.isModified());
    again.undoStack().undo();
    QCOMPARE(contents(again), QByteArray("0123456789"));
    QVERIFY(!again.isModified());
}

/// Cancel in the status bar stops all work of the document, but is about what takes long.
void TestDocumentSaver::cancelledEditsAreKeptAfterAll() {
    const QTemporaryDir folder;
    Document document(codecs());
    document.setBytes(asBytes("0123456789"), {});
    const EditKeeper keeper(&document, folder.path());
    {
        const BusyPool busy;
        document.insert(3, asBytes("edit"), {});
        QTRY_VERIFY(isKeepingEdits(document));
        document.jobs().cancelAll();
        QVERIFY(!isKeepingEdits(document));
    }
    QTRY_COMPARE(journalsIn(folder), 1);
}

/// The journal would offer edits that are saved.
void TestDocumentSaver::whatWasSavedIsForgottenAfterACancel() {
    const QTemporaryDir folder;
    Document document(codecs());
    document.setBytes(asBytes("0123456789"), {});
    const EditKeeper keeper(&document, folder.path());
    document.insert(3, asBytes("edit"), {});
    QTRY_COMPARE(journalsIn(folder), 1);
    QTRY_VERIFY(!isKeepingEdits(document));
    {
        const BusyPool busy;
        document.undoStack().setClean(); // as a save does
        Q_EMIT document.identityChanged();
        QTRY_VERIFY(isKeepingEdits(document));
        document.jobs().cancelAll();
        QVERIFY(!isKeepingEdits(document));
    }
    QCOMPARE(journalsIn(folder), 1);
    QTRY_COMPARE(journalsIn(folder), 0);
}

/// 100,000 random edits; then all is undone, and all done again.
void TestDocumentSaver::tortureAgainstAVectorUndoneAndRedone() {
    constexpr int kEdits = 100'000;
    constexpr int kLookEvery = 5'000;
    std::mt19937 random(5);
    const auto below = [&](std::uint64_t bound) {
        return std::uniform_int_distribution<std::uint64_t>(0, bound)(random);
    };
    Bytes oracle(4000);
    for (Byte& byte : oracle)
        byte = static_cast<Byte>(below(255));
    const Bytes first = oracle;
    Document document(codecs());
    document.setBytes(oracle, {});
    const auto bytes = [&] { return document.bytes({0, document.size()}); };
    for (int i = 1; i <= kEdits; ++i) {
        const std::uint64_t begin = below(oracle.size());
        const std::uint64_t removed = below(std::min<std::uint64_t>(oracle.size() - begin, 8));
        Bytes with(below(8));
        for (Byte& byte : with)
            byte = static_cast<Byte>(below(255));
        document.replace({begin, begin + removed}, with, QString::number(i));
        const auto at = oracle.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto rest = oracle.erase(at, at + static_cast<std::ptrdiff_t>(removed));
        oracle.insert(rest, with.begin(), with.end());
        if (i % kLookEvery == 0)
            QVERIFY2(bytes() == oracle, qPrintable(QString::number(i)));
    }
    QUndoStack& history = document.undoStack();
    while (history.canUndo())
        history.undo();
    QVERIFY(bytes() == first);
    QVERIFY(!document.isModified());
    while (history.canRedo())
        history.redo();
    QVERIFY(bytes() == oracle);
}

QTEST_GUILESS_MAIN(TestDocumentSaver)
#include "tst_document_saver.moc"
