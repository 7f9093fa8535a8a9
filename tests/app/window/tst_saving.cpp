// The file of a tab while other things happen to it: other programs change it during a save or
// after the reader ignored a change, another save is asked for, and it is saved in another encoding
// with bookmarks and notes.

#include "app/open_file.h"
#include "document/bookmarks.h"
#include "document/document_saver.h"
#include "document/notes.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/qt_text.h"
#include "window/bookmark_store.h"
#include "window/document_tab.h"

#include "files.h"
#include "patient.h"
#include <QApplication>
#include <QDeadlineTimer>
#include <QDialog>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QWidget>

#include <functional>

using namespace moji;
using namespace moji::app;
using moji::test::contentsOf;
using moji::test::writeFile;

namespace {

struct Character {
    std::uint64_t offset = 0;
    char32_t codePoint = 0;
};

/// All but a byte-order mark.
std::vector<Character> charactersOf(const Codec& codec, ByteView bytes) {
    std::vector<Character> characters;
    std::uint64_t offset = 0;
    for (const Span& span : decodeAll(codec, bytes)) {
        for (const char32_t codePoint : span.text())
            if (codePoint != 0xFEFF)
                characters.push_back({offset, codePoint});
        offset += span.length;
    }
    return characters;
}

} // namespace

class TestSaving : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_tab.reset(); }
    void whatWasIgnoredStaysIgnored_data() { changes(); }
    void whatWasIgnoredStaysIgnored();
    void whatIsKeptCanBeSaved_data() { changes(); }
    void whatIsKeptCanBeSaved();
    void whatComesDuringASaveIsSaidAfterIt_data();
    void whatComesDuringASaveIsSaidAfterIt();
    void ownSavingIsNeverSaid();
    void enterInAQuestionOverwritesNothing_data();
    void enterInAQuestionOverwritesNothing();
    void whatUndoBringsBackOfAChangedFileIsSaid();
    void thereIsOneSaveAtATime();
    void whatIsOpenedDuringASaveKeepsItsName_data();
    void whatIsOpenedDuringASaveKeepsItsName();
    void aTabThatIsBeingSavedIsNotReplaced();
    void theFirstBackupIsMadeOnceItIsWanted();
    void remarksStayWithTheirCharacters_data();
    void remarksStayWithTheirCharacters();
    void remarksOfTheFileBeforeAreNotThoseOfTheNewOne();
    void remarksMadeAmidEditsAreStoredOnceTheyAreUndone();
    void undoTakesBackAConversion();
    void undoBringsRemarksBackToTheirBytes();
    void whatWasWrittenMayBeEdited();

private:
    static void changes();
    void change(const QByteArray& how);
    [[nodiscard]] bool isChangeSaid() const {
        return m_tab->file().notices().find(NoticeKind::Changed) != nullptr;
    }
    void saveIn(const Codec& encoding, const QString& path);
    /// What is asked before the document is saved; it is answered with Enter.
    [[nodiscard]] QString questionAnsweredWithEnter();

    const CodecRegistry m_codecs;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    FileWatcher m_watcher;
    QWidget m_window;
    std::unique_ptr<DocumentTab> m_tab;
};

void TestSaving::initTestCase() {
    QApplication::setOrganizationName(QStringLiteral("Mojiscope"));
    QApplication::setApplicationName(QStringLiteral("test"));
    settings().useNoFolder();
}

void TestSaving::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("a"));
    m_tab = std::make_unique<DocumentTab>(m_codecs, &m_watcher, &m_window);
}

void TestSaving::changes() {
    QTest::addColumn<QByteArray>("how");
    for (const char* how : {"written", "replaced", "removed"})
        QTest::newRow(how) << QByteArray(how);
}

/// As another program does.
void TestSaving::change(const QByteArray& how) {
    if (how == "written") {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write("more"), 4);
    } else if (how == "removed") {
        QVERIFY(QFile::remove(m_path));
    } else {
        writeFile(m_path + QStringLiteral(".new"), "the other one");
        QCOMPARE(::rename(QFile::encodeName(m_path + QStringLiteral(".new")).constData(),
                          QFile::encodeName(m_path).constData()),
                 0);
    }
    m_tab->file().watch().look();
}

void TestSaving::whatWasIgnoredStaysIgnored() {
    QFETCH(QByteArray, how);
    writeFile(m_path, "0123456789");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    change(how);
    QVERIFY(isChangeSaid());
    m_tab->file().watch().acknowledge();
    QVERIFY(!isChangeSaid());
    const std::function<void()> edits[] = {[&] { document.insert(0, asBytes("-"), {}); },
                                           [&] { document.undoStack().undo(); },
                                           [&] { document.undoStack().redo(); }};
    for (const auto& edit : edits) {
        edit();
        m_tab->file().watch().look();
        QVERIFY(!isChangeSaid());
    }
    writeFile(m_path, "once more, and longer");
    m_tab->file().watch().look();
    QVERIFY(isChangeSaid());
}

void TestSaving::whatIsKeptCanBeSaved() {
    QFETCH(QByteArray, how);
    writeFile(m_path, "0123456789");
    QVERIFY(openFile(m_tab->document(), m_path));
    QVERIFY(m_tab->saving().isOnDisk());
    change(how);
    QVERIFY(!m_tab->saving().isOnDisk());
    m_tab->file().watch().acknowledge();
    QVERIFY(!m_tab->saving().isOnDisk());
}

void TestSaving::whatComesDuringASaveIsSaidAfterIt_data() {
    QTest::addColumn<bool>("isReadOnly");
    QTest::newRow("may-be-edited") << false;
    QTest::newRow("read-only") << true;
}

void TestSaving::whatComesDuringASaveIsSaidAfterIt() {
    QFETCH(bool, isReadOnly);
    writeFile(m_path, "0123456789");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.setReadOnly(isReadOnly);
    document.hold(true); // as an export does
    change("written");
    QVERIFY(!isChangeSaid());
    document.hold(false);
    QVERIFY(isChangeSaid());
    QCOMPARE(m_tab->file().notices().find(NoticeKind::ReadOnly) != nullptr, isReadOnly);
}

/// Not even for a moment, which a screen reader would read out.
void TestSaving::ownSavingIsNeverSaid() {
    writeFile(m_path, "0123456789");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    bool isSaid = false;
    connect(&m_tab->file().notices(), &Notices::changed, this,
            [&] { isSaid = isSaid || isChangeSaid(); });
    for (const Codec* encoding : {static_cast<const Codec*>(nullptr), m_codecs.find("UTF-16LE")}) {
        const QByteArray before = contentsOf(m_path);
        document.insert(0, asBytes("-"), {});
        DocumentSaver saver(&document);
        QSignalSpy saved(&saver, &DocumentSaver::saved);
        saver.save({.path = m_path, .encoding = encoding});
        QDeadlineTimer patience(60'000);
        while (contentsOf(m_path) == before && !patience.hasExpired())
            QTest::qSleep(1); // no events: the change is seen before the save has ended
        m_tab->file().watch().look();
        QCOMPARE(m_tab->file().watch().change(), FileChange::Replaced);
        QTRY_COMPARE(saved.count(), 1);
        m_tab->file().watch().look();
        QVERIFY(!isSaid);
        QVERIFY(!document.isReadOnly());
        QVERIFY(m_tab->saving().isOnDisk());
    }
}

QString TestSaving::questionAnsweredWithEnter() {
    QString question;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            question = box->text();
            QTest::keyClick(box, Qt::Key_Return);
        }
    });
    answers.start(10);
    m_tab->saving().save();
    [&] { QTRY_VERIFY(!m_tab->saving().isSaving()); }();
    return question;
}

void TestSaving::enterInAQuestionOverwritesNothing_data() {
    QTest::addColumn<QByteArray>("how");
    QTest::newRow("written") << QByteArray("written");
    QTest::newRow("replaced") << QByteArray("replaced");
}

void TestSaving::enterInAQuestionOverwritesNothing() {
    QFETCH(QByteArray, how);
    writeFile(m_path, "0123456789");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.insert(0, asBytes("-"), {});
    change(how);
    const QByteArray others = contentsOf(m_path);
    QVERIFY(questionAnsweredWithEnter().contains(QStringLiteral("Another program")));
    QCOMPARE(contentsOf(m_path), others);
    QVERIFY(document.isModified());
}

void TestSaving::whatUndoBringsBackOfAChangedFileIsSaid() {
    const QString second = m_folder->filePath(QStringLiteral("second"));
    writeFile(m_path, "0123456789");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.insert(0, asBytes("-"), {});
    DocumentSaver saver(&document);
    QSignalSpy saved(&saver, &DocumentSaver::saved);
    saver.save({.path = second});
    QTRY_COMPARE(saved.count(), 1);
    change("written");
    QVERIFY(!isChangeSaid()); // of the first file, which nothing is read from
    document.undoStack().undo();
    QVERIFY(isChangeSaid());
    QVERIFY(m_tab->file().notices().find(NoticeKind::Changed)->sentence.contains(m_path));
    QVERIFY(questionAnsweredWithEnter().contains(m_path));
    QCOMPARE(contentsOf(second), QByteArray("-0123456789"));
    document.undoStack().redo();
    QVERIFY(isChangeSaid()); // the rest of the bytes is from the first file
    QVERIFY(openFile(document, second));
    QVERIFY(!isChangeSaid());
    QCOMPARE(questionAnsweredWithEnter(), QString());
}

void TestSaving::thereIsOneSaveAtATime() {
    writeFile(m_path, QByteArray(8'000'000, 'a'));
    QVERIFY(openFile(m_tab->document(), m_path));
    m_tab->document().insert(0, asBytes("x"), {});
    m_tab->selection().select(ByteRange{1, 5});
    Saving& saving = m_tab->saving();
    bool isAsked = false;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            isAsked = true;
            dialog->reject();
        }
    });
    answers.start(10);
    saving.save();
    QVERIFY(saving.isSaving());
    QSignalSpy said(&saving, &Saving::said);
    void (Saving::*const all[])() = {&Saving::save, &Saving::saveAs, &Saving::saveInOtherEncoding,
                                     &Saving::exportSelection};
    for (qsizetype i = 0; i < 4; ++i) {
        (saving.*all[i])();
        QVERIFY(!isAsked); // nothing could come of it
        QCOMPARE(said.count(), i + 1);
        QVERIFY(said.last().front().toString().contains(QStringLiteral("still being saved")));
    }
    QTRY_VERIFY(!saving.isSaving());
    QCOMPARE(contentsOf(m_path).size(), 8'000'001);
}

void TestSaving::whatIsOpenedDuringASaveKeepsItsName_data() {
    QTest::addColumn<QByteArray>("encoding");
    QTest::newRow("as-it-is") << QByteArray();
    QTest::newRow("converted") << QByteArray("UTF-16LE");
}

void TestSaving::whatIsOpenedDuringASaveKeepsItsName() {
    QFETCH(QByteArray, encoding);
    const QString other = m_folder->filePath(QStringLiteral("other"));
    const QString saved = m_folder->filePath(QStringLiteral("saved"));
    writeFile(m_path, "first");
    writeFile(other, "other");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    DocumentSaver saver(&document);
    QSignalSpy ended(&saver, &DocumentSaver::saved);
    saver.save({.path = saved, .encoding = m_codecs.find(encoding.toStdString())});
    QVERIFY(openFile(document, other));
    const Codec* codec = &document.codec();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(contentsOf(saved).size(), encoding.isEmpty() ? 5 : 10);
    QCOMPARE(document.path(), other);
    QCOMPARE(document.name(), QStringLiteral("other"));
    QCOMPARE(toQByteArray(document.bytes({0, document.size()})), QByteArray("other"));
    QCOMPARE(&document.codec(), codec);
    QVERIFY(!document.isReadOnly());
}

void TestSaving::aTabThatIsBeingSavedIsNotReplaced() {
    writeFile(m_path, "0123456789");
    QVERIFY(openFile(m_tab->document(), m_path));
    m_tab->setReplaceable(true);
    QVERIFY(m_tab->isReplaceable());
    m_tab->saving().save();
    QVERIFY(m_tab->saving().isSaving());
    QVERIFY(!m_tab->isReplaceable());
    QSignalSpy said(&m_tab->saving(), &Saving::said);
    QTRY_VERIFY(!m_tab->saving().isSaving());
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(m_tab->isReplaceable());
}

void TestSaving::theFirstBackupIsMadeOnceItIsWanted() {
    settings().set(setting::kBackup, QStringLiteral("none"));
    const QString backup = m_path + QLatin1Char('~');
    writeFile(m_path, "0");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    QSignalSpy saved(&m_tab->saving(), &Saving::saved);
    const auto save = [&](const char* more) {
        const auto count = saved.count();
        document.insert(document.size(), asBytes(more), {});
        m_tab->saving().save();
        QTRY_COMPARE(saved.count(), count + 1);
    };
    save("1");
    QVERIFY(!QFile::exists(backup));
    settings().set(setting::kBackup, QStringLiteral("first"));
    save("2");
    QCOMPARE(contentsOf(backup), QByteArray("01"));
    save("3");
    QCOMPARE(contentsOf(backup), QByteArray("01"));
    settings().set(setting::kBackup, QStringLiteral("last"));
    save("4");
    QCOMPARE(contentsOf(backup), QByteArray("0123"));
    settings().set(setting::kBackup, QStringLiteral("none"));
}

void TestSaving::saveIn(const Codec& encoding, const QString& path) {
    DocumentSaver saver(&m_tab->document());
    QSignalSpy saved(&saver, &DocumentSaver::saved);
    QSignalSpy failed(&saver, &DocumentSaver::failed);
    saver.save({.path = path, .encoding = &encoding});
    QTRY_COMPARE(saved.count() + failed.count(), 1);
    QCOMPARE(failed.count(), 0);
}

void TestSaving::remarksStayWithTheirCharacters_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("text");
    const auto pairs = [](const QStringList& encodings, const QString& text) {
        for (const QString& from : encodings)
            for (const QString& to : encodings)
                QTest::addRow("%s-%s", qPrintable(from), qPrintable(to)) << from << to << text;
    };
    // More than is decoded at once, and more than is read at once.
    pairs({QStringLiteral("UTF-8"), QStringLiteral("KOI8-R"), QStringLiteral("UTF-16LE")},
          QStringLiteral("да, нет\n").repeated(40'000) + QStringLiteral("ещё x раз"));
    pairs({QStringLiteral("UTF-8-SIG"), QStringLiteral("UTF-16"), QStringLiteral("UTF-7"),
           QStringLiteral("windows-1251"), QStringLiteral("gb18030")},
          QStringLiteral("да, ещё x раз"));
    pairs({QStringLiteral("UTF-8"), QStringLiteral("ISO-2022-JP"), QStringLiteral("Shift_JIS")},
          QStringLiteral("世界 abc\n日本 x").repeated(3'000));
}

void TestSaving::remarksStayWithTheirCharacters() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, text);
    const Codec& before = *m_codecs.find(from.toStdString());
    const Codec& after = *m_codecs.find(to.toStdString());
    std::u32string characters = text.toStdU32String();
    if (before.scheme().ownsMark)
        characters.insert(characters.begin(), 0xFEFF);
    const auto bytes = encodeAll(before, characters);
    QVERIFY(bytes);
    writeFile(m_path, toQByteArray(*bytes));
    Document& document = m_tab->document();
    m_tab->rememberRemarks();
    QVERIFY(openFile(document, m_path));
    document.setCodec(before);
    const std::vector<Character> old = charactersOf(before, *bytes);
    const std::size_t count = old.size();
    QCOMPARE(count, static_cast<std::size_t>(text.toUcs4().size()));
    const std::size_t marked[] = {0, 1, count / 2, count - 2, count - 1};
    for (const std::size_t index : marked)
        document.bookmarks().toggle(old[index].offset);
    document.bookmarks().toggle(bytes->size()); // after the last byte
    document.notes().write({old[1].offset, old[4].offset}, QStringLiteral("inner"));
    document.notes().write({old[count - 3].offset, bytes->size()}, QStringLiteral("last"));
    document.bookmarks().rename(old[1].offset, QStringLiteral("named"));
    m_tab->storeRemarks();

    saveIn(after, m_path);
    const Bytes written = document.bytes({0, document.size()});
    QCOMPARE(contentsOf(m_path), toQByteArray(written));
    const std::vector<Character> now = charactersOf(after, written);
    QCOMPARE(now.size(), count);
    std::vector<Bookmark> bookmarks;
    for (const std::size_t index : marked)
        bookmarks.push_back({now[index].offset, {}});
    bookmarks[1].name = QStringLiteral("named");
    bookmarks.push_back({written.size(), {}});
    QCOMPARE(document.bookmarks().list(), bookmarks);
    const std::vector<Note> notes{
        {{now[1].offset, now[4].offset}, QStringLiteral("inner")},
        {{now[count - 3].offset, written.size()}, QStringLiteral("last")}};
    QCOMPARE(document.notes().list(), notes);
    m_tab->storeRemarks();
    QCOMPARE(storedBookmarks(m_path), bookmarks);
    QCOMPARE(storedNotes(m_path), notes);
}

void TestSaving::remarksOfTheFileBeforeAreNotThoseOfTheNewOne() {
    writeFile(m_path, "\xD0\xB4\xD0\xB0!");
    const QString other = m_folder->filePath(QStringLiteral("other"));
    writeFile(other, "of other bytes");
    storeBookmarks(other, {{7, QStringLiteral("other's")}});
    m_tab->rememberRemarks();
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.bookmarks().toggle(3); // the second byte of a character
    document.notes().write({1, 3}, QStringLiteral("across"));
    saveIn(*m_codecs.find("KOI8-R"), other);
    QCOMPARE(document.bookmarks().list(), (std::vector<Bookmark>{{1, {}}}));
    QCOMPARE(document.notes().list(),
             (std::vector<Note>{{{0, 2}, QStringLiteral("across")}})); // whole characters
}

void TestSaving::remarksMadeAmidEditsAreStoredOnceTheyAreUndone() {
    writeFile(m_path, "0123456789");
    m_tab->rememberRemarks();
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.insert(0, asBytes("xx"), {});
    document.bookmarks().toggle(7);
    m_tab->storeRemarks(); // as each edit of them asks for
    QVERIFY(storedBookmarks(m_path).empty());
    document.undoStack().undo();
    QCOMPARE(storedBookmarks(m_path), (std::vector<Bookmark>{{5, {}}}));
    document.insert(0, asBytes("xx"), {});
    QVERIFY(openFile(document, m_path)); // without the edit
    QCOMPARE(storedBookmarks(m_path), (std::vector<Bookmark>{{5, {}}}));
}

void TestSaving::undoTakesBackAConversion() {
    const Codec& before = m_codecs.utf8();
    const Codec& after = *m_codecs.find("KOI8-R");
    const QString other = m_folder->filePath(QStringLiteral("other"));
    writeFile(m_path, "да, нет");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    const auto contents = [&] { return toQByteArray(document.bytes({0, document.size()})); };
    QUndoStack& undo = document.undoStack();
    document.insert(0, asBytes("x"), QStringLiteral("Insert"));
    m_tab->selection().setCaret(7); // at "нет", behind a space

    DocumentSaver saver(&document);
    QSignalSpy saved(&saver, &DocumentSaver::saved);
    saver.save({.path = other, .encoding = &after, .places = {7}});
    QTRY_COMPARE(saved.count(), 1);
    const QByteArray koi8("x\xC4\xC1, \xCE\xC5\xD4");
    QCOMPARE(contents(), koi8);
    QCOMPARE(&document.codec(), &after);
    QVERIFY(!document.isModified());
    QCOMPARE(m_tab->selection().caret(), std::uint64_t{5});
    QCOMPARE(undo.undoText(), QStringLiteral("Convert to KOI8-R"));

    undo.undo();
    QCOMPARE(contents(), QByteArray("xда, нет"));
    QCOMPARE(&document.codec(), &before);
    QCOMPARE(m_tab->selection().caret(), std::uint64_t{7});
    QVERIFY(document.isModified()); // unlike its file
    QCOMPARE(document.path(), other);
    undo.undo(); // what was edited before it
    QCOMPARE(contents(), QByteArray("да, нет"));
    undo.redo();
    undo.redo();
    QCOMPARE(contents(), koi8);
    QCOMPARE(&document.codec(), &after);
    QVERIFY(!document.isModified());

    undo.undo();
    m_tab->saving().save();
    QTRY_VERIFY(!m_tab->saving().isSaving());
    QCOMPARE(contentsOf(other), QByteArray("xда, нет"));
    QVERIFY(!document.isModified());
    QCOMPARE(contentsOf(m_path), QByteArray("да, нет"));
}

void TestSaving::undoBringsRemarksBackToTheirBytes() {
    writeFile(m_path, "да, нет");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.bookmarks().toggle(1); // the second byte of a character
    document.bookmarks().toggle(6);
    document.bookmarks().toggle(12); // after the last byte
    document.notes().write({2, 8}, QStringLiteral("note"));
    const auto bookmarks = document.bookmarks().list();
    const auto notes = document.notes().list();
    for (const char* encoding : {"KOI8-R", "UTF-16LE"}) {
        saveIn(*m_codecs.find(encoding), m_path);
        const auto converted = document.bookmarks().list();
        const auto convertedNotes = document.notes().list();
        QVERIFY(converted != bookmarks);
        document.undoStack().undo();
        QCOMPARE(document.bookmarks().list(), bookmarks);
        QCOMPARE(document.notes().list(), notes);
        document.undoStack().redo();
        QCOMPARE(document.bookmarks().list(), converted);
        QCOMPARE(document.notes().list(), convertedNotes);
        document.undoStack().undo();
    }
    saveIn(*m_codecs.find("KOI8-R"), m_path);
    document.bookmarks().toggle(5); // made since, at "е"
    document.bookmarks().remove(0); // and one that is not wanted any more
    document.undoStack().undo();
    QCOMPARE(document.bookmarks().list(), (std::vector<Bookmark>{{6, {}}, {8, {}}, {12, {}}}));
}

/// As of a file that was not to be written when it was opened, and then was.
void TestSaving::whatWasWrittenMayBeEdited() {
    writeFile(m_path, "one");
    Document& document = m_tab->document();
    QVERIFY(openFile(document, m_path));
    document.setReadOnly(true);
    QSignalSpy saved(&m_tab->saving(), &Saving::saved);
    m_tab->saving().save();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!document.isReadOnly());
}

QTEST_MAIN(TestSaving)
#include "tst_saving.moc"
