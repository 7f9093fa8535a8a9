// The window as the reader's own: preferences that take effect at once, keys that can be changed,
// the command palette, the chooser of encodings and the start page, by keyboard.

#include "app/window_test.h"
#include "commands/command_palette.h"
#include "compare/compare_view.h"
#include "grid/byte_grid.h"
#include "preferences/encoding_list_edit.h"
#include "preferences/preferences_dialog.h"
#include "preferences/setting_editor.h"
#include "preferences/shortcuts.h"
#include "preferences/shortcuts_model.h"
#include "preferences/shortcuts_page.h"
#include "settings/setting_keys.h"
#include "settings/setting_list.h"
#include "settings/settings.h"
#include "text/number_style.h"
#include "text/qt_text.h"
#include "window/command_sources.h"
#include "window/encoding_chooser.h"
#include "window/home.h"
#include "window/lessons_dock.h"
#include "window/start_page.h"

#include <QAbstractItemModelTester>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace moji;
using namespace moji::app;

class TestHome : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        settings().useNoFolder();
        open();
        m_window->remember(false);
    }
    void cleanup() {
        close();
        settings().useNoFolder();
        setNumberStyle({});
        setTheme(Theme::Light);
        setRoleColourSet(RoleColourSet::Usual);
    }

    void everySettingHasAControlWithAName();
    void choicesTakeEffectAtOnce();
    void wordsAndBytesHaveTheirOwnSizes();
    void offsetsInOtherBases();
    void searchFindsSettings();
    void importNamesWhatIsWrong();
    void everyActionHasANameOfItsOwn();
    void mnemonicsAreUniqueInEachMenu();
    void noTwoActionsHaveTheSameKeys();
    void keysCanBeChangedAndComeBack();
    void takenKeysAreTakenAway();
    void keysCanBeAssignedAtOnce();
    void paletteFindsAndDoes();
    void paletteGoesToPlaces();
    void paletteInsertsCharacters();
    void paletteRemembersUses();
    void aLongTextWidensNoDialog();
    void chooserFindsByScriptAndRegion();
    void chooserPutsTheDetectedOnTop();
    void chooserKeepsWhatWasChosenMeanwhile_data();
    void chooserKeepsWhatWasChosenMeanwhile();
    void chooserSaysThatDetectingWasCancelled();
    void startPageReadsWhatIsPasted_data();
    void startPageReadsWhatIsPasted();
    void startPageLeavesWithEscape();
    void startPageStartsALesson();
    void theFirstMinuteIsOfferedOnce();

private:
    [[nodiscard]] Home& home() { return m_window->home(); }
    CommandPalette& openPalette(const QString& typed) {
        home().commands().show();
        CommandPalette& palette = home().commands().palette();
        QTest::keyClicks(&palette.field(), typed);
        return palette;
    }
};

void TestHome::everySettingHasAControlWithAName() {
    PreferencesDialog& dialog = home().showPreferences();
    for (const SettingInfo& info : settingList()) {
        if (info.isMemory() || info.type == SettingType::Shortcuts)
            continue;
        const SettingEditor* editor = dialog.editor(QLatin1String(info.key));
        QVERIFY2(editor != nullptr, info.key);
        const QWidget& control = editor->control();
        QVERIFY2(!control.accessibleName().isEmpty() ||
                     qobject_cast<const EncodingListEdit*>(&control),
                 info.key);
        QVERIFY2(!control.accessibleDescription().isEmpty(), info.key);
    }
    for (const QWidget* widget : dialog.findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisibleTo(&dialog) &&
            qobject_cast<const QAbstractItemView*>(widget) != nullptr)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
}

void TestHome::choicesTakeEffectAtOnce() {
    PreferencesDialog& dialog = home().showPreferences();
    const auto choose = [&](const char* key, const char* value) {
        auto& box = dynamic_cast<QComboBox&>(dialog.editor(QLatin1String(key))->control());
        box.setCurrentIndex(box.findData(QLatin1String(value)));
    };
    choose("appearance.theme", "contrast-dark");
    QCOMPARE(theme(), Theme::HighContrastDark);
    choose("appearance.roleColours", "distinct");
    QCOMPARE(roleColourSet(), RoleColourSet::Distinct);
    choose("bytes.perRow", "8");
    QCOMPARE(m_window->grid().byteLayout().metrics().bytesPerRow, 8);
    choose("bytes.group", "2");
    QCOMPARE(m_window->grid().wishes().group, 2);
    choose("bytes.density", "compact");
    QCOMPARE(m_window->grid().wishes().density, ByteDensity::Compact);
    settings().set(setting::kZoom, 2);
    QCOMPARE(zoom(), 2);
    settings().reset(QLatin1String(setting::kZoom.key));
    QCOMPARE(zoom(), 0);
    // And the other way round: what the menu chooses is shown.
    RowWishes wishes = m_window->grid().wishes();
    wishes.format = ByteFormat::Octal;
    m_window->grid().setWishes(wishes);
    QCOMPARE(dynamic_cast<QComboBox&>(dialog.editor(QStringLiteral("bytes.format"))->control())
                 .currentData()
                 .toString(),
             QStringLiteral("oct"));
}

void TestHome::wordsAndBytesHaveTheirOwnSizes() {
    const auto sizes = [] { return QSize(uiFont().pixelSize(), monoFont().pixelSize()); };
    const auto rowHeight = [&] { return m_window->grid().byteLayout().metrics().rowHeight; };
    const QSize usual = sizes();
    const int usualRow = rowHeight();
    QCOMPARE(usual.width(), usual.height());
    settings().set(setting::kByteSize, 26);
    QCOMPARE(sizes(), QSize(usual.width(), 26));
    QVERIFY(rowHeight() > usualRow);
    settings().set(setting::kByteSize, 0);
    settings().set(setting::kWordSize, 20);
    QCOMPARE(sizes(), QSize(20, 20)); // bytes as the words
    settings().set(setting::kByteSize, 13);
    QCOMPARE(sizes(), QSize(20, 13));
    QCOMPARE(rowHeight(), usualRow);
    QCOMPARE(QApplication::font().pixelSize(), 20);
    settings().set(setting::kZoom, 4); // enlarges both by half
    QCOMPARE(sizes(), QSize(30, 20));
    for (const QString& key :
         {QStringLiteral("appearance.wordSize"), QStringLiteral("appearance.byteSize"),
          QStringLiteral("appearance.zoom")})
        settings().reset(key);
    QCOMPARE(sizes(), usual);
}

void TestHome::offsetsInOtherBases() {
    QCOMPARE(offsetText(255), QStringLiteral("0000FF"));
    settings().set(setting::kOffsetBase, QStringLiteral("dec"));
    QCOMPARE(offsetText(255), QStringLiteral("000255"));
    QCOMPARE(ByteLensLayout::offsetDigits(9'999'999), 8);
    settings().set(setting::kOffsetBase, QStringLiteral("oct"));
    QCOMPARE(offsetText(255), QStringLiteral("000377"));
    QCOMPARE(hexOffsetText(255), QStringLiteral("0000FF")); // dumps stay as they are
    settings().set(setting::kOffsetBase, QStringLiteral("hex"));
    settings().set(setting::kHexCase, QStringLiteral("lower"));
    QCOMPARE(offsetText(255), QStringLiteral("0000ff"));
    QCOMPARE(byteText(0xE4, ByteFormat::Hexadecimal), QStringLiteral("e4"));
}

void TestHome::searchFindsSettings() {
    PreferencesDialog& dialog = home().showPreferences();
    auto* search = dialog.findChild<QLineEdit*>();
    QVERIFY(search != nullptr);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("colour-blind"));
    QVERIFY(dialog.editor(QStringLiteral("appearance.roleColours"))->isVisible());
    QVERIFY(!dialog.editor(QStringLiteral("appearance.theme"))->isVisible());
    search->clear();
    QTest::keyClicks(search, QStringLiteral("files.backup"));
    QVERIFY(dialog.editor(QStringLiteral("files.backup"))->isVisible());
    dialog.showSetting(QStringLiteral("work.threads"));
    QVERIFY(dialog.editor(QStringLiteral("work.threads"))->control().isVisible());
    QVERIFY(search->text().isEmpty());
}

void TestHome::importNamesWhatIsWrong() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.json"));
    PreferencesDialog& dialog = home().showPreferences();
    settings().set(setting::kZoom, 2);
    QVERIFY(dialog.exportTo(path));
    settings().set(setting::kZoom, 0);
    QVERIFY(dialog.importFrom(path));
    QCOMPARE(settings().get(setting::kZoom), 2);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) &&
            file.write("{\"bytes.group\": \"3\", \"appearance.zoom\": 1}") > 0);
    file.close();
    QVERIFY(!dialog.importFrom(path));
    QVERIFY(dialog.message().contains(QStringLiteral("bytes.group")));
    QCOMPARE(settings().get(setting::kZoom), 1);
}

namespace {

/// Calls `does` with every menu of the bar, and the menus in them.
template <class Does>
void forEveryMenu(const QList<QAction*>& actions, const Does& does) {
    for (QAction* action : actions)
        if (QMenu* menu = action->menu()) {
            does(*menu);
            forEveryMenu(menu->actions(), does);
        }
}

} // namespace

void TestHome::everyActionHasANameOfItsOwn() {
    QSet<QString> ids;
    for (const Shortcuts::Row& row : home().shortcuts().rows()) {
        QVERIFY2(!ids.contains(row.id), qPrintable(row.id));
        ids.insert(row.id);
    }
    QVERIFY(ids.size() > 90);
    forEveryMenu(m_window->menuBar()->actions(), [&](const QMenu& menu) {
        for (const QAction* action : menu.actions())
            if (!action->isSeparator() && action->menu() == nullptr)
                QVERIFY2(!action->objectName().isEmpty(),
                         qPrintable(menu.title() + QLatin1String(": ") + action->text()));
    });
}

void TestHome::mnemonicsAreUniqueInEachMenu() {
    forEveryMenu(m_window->menuBar()->actions(), [](QMenu& menu) {
        Q_EMIT menu.aboutToShow();
        QMap<QChar, QString> taken;
        for (const QAction* action : menu.actions()) {
            const QString text = QString(action->text()).remove(QStringLiteral("&&"));
            const qsizetype at = text.indexOf(QLatin1Char('&'));
            if (at < 0 || action->isSeparator() || !action->isVisible())
                continue;
            const QChar letter = text[at + 1].toLower();
            QVERIFY2(
                !taken.contains(letter),
                qPrintable(
                    QStringLiteral("%1: %2 and %3").arg(menu.title(), taken.value(letter), text)));
            taken[letter] = text;
        }
    });
}

void TestHome::noTwoActionsHaveTheSameKeys() {
    for (const Shortcuts::Row& row : home().shortcuts().rows())
        QVERIFY2(home().shortcuts().conflictsOf(row).isEmpty(), qPrintable(row.id));
}

void TestHome::keysCanBeChangedAndComeBack() {
    Shortcuts& shortcuts = home().shortcuts();
    ShortcutsModel model(&shortcuts);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QKeySequence keys(QStringLiteral("Ctrl+Alt+T"));
    QAction* action = shortcuts.find(QStringLiteral("help.start"))->action;
    shortcuts.set(QStringLiteral("help.start"), {keys});
    QCOMPARE(action->shortcut(), keys);
    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(home().startPage() != nullptr);
    shortcuts.set(QStringLiteral("edit.find"), {});
    QVERIFY(shortcuts.find(QStringLiteral("edit.find"))->action->shortcuts().isEmpty());
    shortcuts.resetAll();
    QVERIFY(action->shortcuts().isEmpty());
    QCOMPARE(shortcuts.find(QStringLiteral("edit.find"))->action->shortcut(),
             QKeySequence(Qt::CTRL | Qt::Key_F));
}

void TestHome::takenKeysAreTakenAway() {
    Shortcuts& shortcuts = home().shortcuts();
    const QKeySequence ofFind(Qt::CTRL | Qt::Key_F);
    QCOMPARE(shortcuts.ownersOf(ofFind, QString()), QStringList{QStringLiteral("edit.find")});
    settings().set(setting::kShortcuts, QJsonObject{{QStringLiteral("help.start"),
                                                     QJsonArray{QStringLiteral("Ctrl+F")}}});
    const Shortcuts::Row& start = *shortcuts.find(QStringLiteral("help.start"));
    QCOMPARE(shortcuts.conflictsOf(start), QStringList{QStringLiteral("Find…")});
    PreferencesDialog& dialog = home().showPreferences(QStringLiteral("shortcuts"));
    QVERIFY(dialog.shortcutsPage().isVisible());
    dialog.shortcutsPage().setFilter(QStringLiteral("start page"));
    QCOMPARE(dialog.shortcutsPage().shownCount(), 2); // each names the other
    const QAbstractItemModel& shown = *dialog.shortcutsPage().table().model();
    QVERIFY(shown.index(0, ShortcutsModel::Conflict)
                .data()
                .toString()
                .contains(QStringLiteral("Start page")));
    QVERIFY(shown.index(1, ShortcutsModel::Conflict)
                .data()
                .toString()
                .contains(QStringLiteral("Find")));
}

void TestHome::keysCanBeAssignedAtOnce() {
    PreferencesDialog& dialog = home().showPreferences(QStringLiteral("shortcuts"));
    auto* keys = dialog.findChild<QKeySequenceEdit*>();
    QVERIFY(keys != nullptr && waitForExposed(&dialog));
    QPushButton* assign = nullptr;
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Assign"))
            assign = button;
    QVERIFY(assign != nullptr && !assign->isEnabled());
    const QPoint before = keys->mapTo(&dialog, QPoint());
    keys->setFocus();
    QTest::keyClick(keys, Qt::Key_O, Qt::ControlModifier); // those of Open
    QVERIFY(assign->isEnabled());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(keys->mapTo(&dialog, QPoint()), before);
    QTest::keyClick(keys, Qt::Key_Escape); // takes it back
    QVERIFY(keys->keySequence().isEmpty() && !assign->isEnabled());
    QVERIFY(dialog.isVisible());
    QTest::keyClick(keys, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestHome::paletteFindsAndDoes() {
    m_window->document().setBytes(asBytes("abc"), QStringLiteral("three"));
    CommandPalette& palette = openPalette(QStringLiteral("koi8-r"));
    QCOMPARE(palette.model().entryAt(0).kind, CommandKind::Encoding);
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QVERIFY(!palette.isVisible());
    QCOMPARE(fromUtf8(m_window->document().codec().name()), QStringLiteral("KOI8-R"));
    openPalette(QStringLiteral("statistics"));
    QCOMPARE(palette.model().entryAt(0).kind, CommandKind::Lens);
    QTest::keyClick(&palette.field(), Qt::Key_Down); // and back
    QTest::keyClick(&palette.field(), Qt::Key_Up);
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(m_window->docks().lensInFront(), QStringLiteral("statistics"));
    openPalette(QStringLiteral("bytes.offsetBase"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QVERIFY(m_window->findChild<PreferencesDialog*>()->isVisible());
    openPalette(QStringLiteral("qqqqxx"));
    QCOMPARE(palette.model().rowCount(), 0);
    QCOMPARE(palette.field().accessibleDescription(),
             QStringLiteral("Nothing found for “qqqqxx”. Fewer words find more."));
    QTest::keyClick(&palette.field(), Qt::Key_Return); // nothing to do
    QVERIFY(palette.isVisible());
    QTest::keyClick(&palette.field(), Qt::Key_Escape);
    QVERIFY(!palette.isVisible());
}

void TestHome::paletteGoesToPlaces() {
    m_window->document().setBytes(asBytes("one\ntwo\nthree"), QStringLiteral("lines"));
    CommandPalette& palette = openPalette(QStringLiteral(":3"));
    QCOMPARE(palette.model().entryAt(0).kind, CommandKind::Place);
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QTRY_COMPARE(m_window->selection().caret(), std::uint64_t{8});
    openPalette(QStringLiteral("0x5"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QTRY_COMPARE(m_window->selection().caret(), std::uint64_t{5});
}

void TestHome::paletteInsertsCharacters() {
    m_window->document().setBytes(asBytes("ab"), QStringLiteral("two"));
    m_window->selection().setCaret(1);
    CommandPalette& palette = openPalette(QStringLiteral("U+4E16"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(contents(), QByteArray("a\xE4\xB8\x96"
                                    "b"));
    m_window->document().undoStack().undo();
    m_window->document().setCodec(*m_codecs.find("KOI8-R"));
    openPalette(QStringLiteral("U+4E16"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(contents(), QByteArray("ab")); // KOI8-R has no such character
    m_window->document().setCodec(*m_codecs.find("ISO-2022-JP"));
    m_window->document().setBytes(asBytes("\x1B$B$\"$$\x1B(B"), QStringLiteral("kana"));
    m_window->selection().setCaret(5); // between two kana
    openPalette(QStringLiteral("U+4E16"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(contents(), QByteArray("\x1B$B$\"@$$$\x1B(B"));
}

void TestHome::paletteRemembersUses() {
    CommandPalette& palette = openPalette(QStringLiteral("gb18030"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    home().commands().show();
    QCOMPARE(palette.model().entryAt(0).id, QStringLiteral("gb18030"));
    QCOMPARE(settings().get(setting::kPaletteUses).size(), 1);
}

/// Nothing is called so, which a sentence says.
void TestHome::aLongTextWidensNoDialog() {
    const QString typed(5000, QLatin1Char('W'));
    const auto typeInto = [&typed](QDialog& dialog) {
        auto* field = dialog.findChild<QLineEdit*>();
        field->setText(typed);
        QCoreApplication::processEvents();
    };
    EncodingChooser& chooser = home().chooseEncoding();
    const int width = chooser.width();
    typeInto(chooser);
    QCOMPARE(chooser.width(), width);
    chooser.close();
    PreferencesDialog& dialog = home().showPreferences();
    const int before = dialog.width();
    typeInto(dialog);
    QCOMPARE(dialog.width(), before);
}

void TestHome::chooserFindsByScriptAndRegion() {
    m_window->document().setBytes(asBytes("abc"), QStringLiteral("three"));
    EncodingChooser& chooser = home().chooseEncoding();
    const QAbstractItemModelTester tester(&chooser.model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto finds = [&](const char* typed, const char* name) {
        chooser.field().setText(QString::fromUtf8(typed));
        return chooser.model().rowOf(QString::fromUtf8(name)) >= 0;
    };
    QVERIFY(finds("cp1251", "windows-1251"));
    QVERIFY(finds("utf8", "UTF-8"));
    QVERIFY(!finds("utf8", "KOI8-R"));
    QVERIFY(finds("cyrillic", "KOI8-R")); // at once
    QVERIFY(!finds("cyrillic", "Big5-HKSCS") || finds("cyrillic", "UTF-8"));
    QVERIFY(!finds("cyrillic", "windows-1252"));
    QVERIFY(finds("Korea", "EUC-KR") && finds("Thailand", "windows-874"));
    QVERIFY(finds("Hebrew", "windows-1255") && finds("Vietnam", "VISCII"));
    chooser.field().setText(QStringLiteral("koi8-r"));
    QTest::keyClick(&chooser.field(), Qt::Key_Return);
    QCOMPARE(fromUtf8(m_window->document().codec().name()), QStringLiteral("KOI8-R"));
}

void TestHome::chooserPutsTheDetectedOnTop() {
    const QByteArray korean =
        "\xB4\xEB\xC7\xD1\xB9\xCE\xB1\xB9\xC0\xBA \xB9\xCE\xC1\xD6\xB0\xF8\xC8"
        "\xAD\xB1\xB9\xC0\xCC\xB4\xD9. \xB1\xB9\xB9\xCE\xC0\xC7 \xB1\xC7\xB8\xAE";
    m_window->document().setBytes(toBytes(korean), QStringLiteral("korean"));
    EncodingChooser& chooser = home().chooseEncoding();
    QTRY_COMPARE(chooser.model().nameAt(0), QStringLiteral("EUC-KR"));
    QVERIFY(chooser.model()
                .index(0, EncodingsTable::Likely)
                .data()
                .toString()
                .endsWith(QLatin1Char('%')));
    QCOMPARE(chooser.table().currentIndex().row(), 0);
    QTest::keyClick(&chooser.field(), Qt::Key_Return);
    QCOMPARE(fromUtf8(m_window->document().codec().name()), QStringLiteral("EUC-KR"));
}

void TestHome::chooserKeepsWhatWasChosenMeanwhile_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QList<int>>("keys");
    QTest::addColumn<bool>("clicks");
    QTest::newRow("arrows") << QString() << QList<int>{Qt::Key_Down, Qt::Key_Down} << false;
    QTest::newRow("words") << QStringLiteral("Korea") << QList<int>{} << false;
    QTest::newRow("words-and-arrows")
        << QStringLiteral("Korea") << QList<int>{Qt::Key_Down, Qt::Key_Down} << false;
    QTest::newRow("click-on-the-current") << QString() << QList<int>{} << true;
}

/// The detection comes late, with the event loop.
void TestHome::chooserKeepsWhatWasChosenMeanwhile() {
    QFETCH(QString, typed);
    QFETCH(QList<int>, keys);
    QFETCH(bool, clicks);
    m_window->document().setBytes(
        toBytes("\xB4\xEB\xC7\xD1\xB9\xCE\xB1\xB9\xC0\xBA \xB9\xCE\xC1\xD6\xB0\xF8\xC8"
                "\xAD\xB1\xB9\xC0\xCC\xB4\xD9. \xB1\xB9\xB9\xCE\xC0\xC7 \xB1\xC7\xB8\xAE"),
        QStringLiteral("korean"));
    EncodingChooser& chooser = home().chooseEncoding();
    chooser.field().setText(typed);
    for (const int key : keys)
        QTest::keyClick(&chooser.field(), static_cast<Qt::Key>(key));
    QTableView& table = chooser.table();
    if (clicks)
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(table.currentIndex()).center());
    const QString chosen = chooser.model().nameAt(table.currentIndex().row());
    QVERIFY(chosen != QStringLiteral("EUC-KR"));
    QCOMPARE(chooser.fact(), QStringLiteral("Detecting…"));
    QTRY_COMPARE(chooser.fact(), QStringLiteral("Detected: EUC-KR."));
    QCOMPARE(chooser.model().nameAt(table.currentIndex().row()), chosen);
    chooser.detect(); // the reader asks for it
    QTRY_COMPARE(chooser.fact(), QStringLiteral("Detected: EUC-KR."));
    QCOMPARE(table.currentIndex().row(), 0);
    QTest::keyClick(&chooser.field(), Qt::Key_Down);
    const QString next = chooser.model().nameAt(1);
    QTest::keyClick(&chooser.field(), Qt::Key_Return);
    QCOMPARE(fromUtf8(m_window->document().codec().name()), next);
}

void TestHome::chooserSaysThatDetectingWasCancelled() {
    m_window->document().setBytes(asBytes("abc"), QStringLiteral("three"));
    EncodingChooser& chooser = home().chooseEncoding();
    QCOMPARE(chooser.fact(), QStringLiteral("Detecting…"));
    m_window->document().jobs().cancelAll();
    QVERIFY2(chooser.fact().startsWith(QLatin1String("Detecting the encoding was cancelled.")),
             qPrintable(chooser.fact()));
}

void TestHome::startPageReadsWhatIsPasted_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << "Hi 世" << QByteArray("Hi \xE4\xB8\x96");
    QTest::newRow("hex") << "E4 B8 96 21" << QByteArray("\xE4\xB8\x96!");
    QTest::newRow("escapes") << "\\u4E16!" << QByteArray("\xE4\xB8\x96!");
    QTest::newRow("percent") << "%E4%B8%96" << QByteArray("\xE4\xB8\x96");
    QTest::newRow("number") << "10" << QByteArray("10"); // more likely text than a byte
}

void TestHome::startPageReadsWhatIsPasted() {
    QFETCH(QString, typed);
    QFETCH(QByteArray, bytes);
    m_window->opener().openSample();
    StartPage& page = home().showStart();
    QVERIFY(page.paste().hasFocus());
    page.paste().setPlainText(typed);
    QTest::keyClick(&page.paste(), Qt::Key_Return);
    QVERIFY(home().startPage() == nullptr);
    QCOMPARE(contents(), bytes);
    QVERIFY(m_window->grid().hasFocus());
}

void TestHome::startPageLeavesWithEscape() {
    m_window->opener().openSample();
    StartPage& page = home().showStart();
    QCOMPARE(page.geometry(), m_window->centre().rect());
    QTest::keyClick(&page.paste(), Qt::Key_Escape);
    QVERIFY(home().startPage() == nullptr);
    QVERIFY(m_window->grid().hasFocus());
    home().showStart();
    m_window->grid().setFocus(); // as F6 does
    QVERIFY(home().startPage() == nullptr);
}

void TestHome::startPageStartsALesson() {
    StartPage& page = home().showStart();
    QTreeWidget& lessons = page.lessons();
    QVERIFY(lessons.topLevelItemCount() > 3); // topics
    QTreeWidgetItem* first = lessons.topLevelItem(0)->child(0);
    QCOMPARE(first->data(0, Qt::UserRole).toString(), QStringLiteral("first-minute"));
    Q_EMIT lessons.itemActivated(first, 0);
    QVERIFY(m_window->lessons().isRunning());
    QVERIFY(home().startPage() == nullptr);
}

void TestHome::theFirstMinuteIsOfferedOnce() {
    const auto button = [](StartPage& page, const char* text) -> QPushButton* {
        for (QPushButton* one : page.findChildren<QPushButton*>())
            if (one->text() == QLatin1String(text) && one->isVisible())
                return one;
        return nullptr;
    };
    QPushButton* show = button(home().showStart(), "Show me");
    QVERIFY(show != nullptr);
    show->click();
    QVERIFY(m_window->lessons().isRunning());
    QCOMPARE(m_window->lessons().lesson().steps.size(), std::size_t{3});
    m_window->lessons().leave();
    QVERIFY(button(home().showStart(), "Show me") == nullptr);
}

QTEST_MAIN(TestHome)
#include "tst_home.moc"
