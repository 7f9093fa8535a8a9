// What every lens can do: its picture and its tables, copied and written to files, cell by cell as
// its models have them; the dump of the bytes; the entries of menus.

#include "app/window_test.h"
#include "commands/command_palette.h"
#include "compare/compare_bar.h"
#include "compare/compare_mode.h"
#include "compare/compare_view.h"
#include "compare/comparison.h"
#include "document/document.h"
#include "document/notes.h"
#include "export/table_cells.h"
#include "folder/folder_panel.h"
#include "grid/byte_dump.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "help/manual_window.h"
#include "lenses/lens_registry.h"
#include "window/command_sources.h"
#include "window/find_bar.h"
#include "window/folder_dock.h"
#include "window/home.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/presentation.h"
#include "window/print_preview.h"

#include "files.h"
#include "patient.h"
#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QTextTable>
#include <QTimer>
#include <QXmlStreamReader>

using namespace moji;
using namespace moji::app;
using moji::test::contentsOf;

namespace {

const QByteArray kSample("=A\xE4\xB8\x96<script>\x1B\xE2\x80\xAE\xF0\x9F\x98\x80\xC0\xAF!\n");

/// The entries that open something by a letter, two of which have the same one.
QStringList sameLetters(const QMenu& menu) {
    QMap<QChar, QString> taken;
    QStringList twice;
    for (const QAction* action : menu.actions()) {
        const qsizetype at = action->text().indexOf(QLatin1Char('&'));
        if (!action->isVisible() || at < 0 || at + 1 >= action->text().size())
            continue;
        const QChar letter = action->text()[at + 1].toLower();
        if (taken.contains(letter))
            twice += QStringLiteral("%1 / %2").arg(taken[letter], action->text());
        taken[letter] = action->text();
    }
    return twice;
}

} // namespace

class TestLensActions : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() {
        close();
        m_other.reset();
    }
    void everyTableIsWrittenCellByCell_data() { lenses(); }
    void everyTableIsWrittenCellByCell();
    void everyPictureIsWritten_data() { lenses(); }
    void everyPictureIsWritten();
    void copies();
    void allRowsNotOnlyThoseInSight();
    void listsAreExportedToo_data();
    void listsAreExportedToo();
    void contextMenus_data() { lenses(); }
    void contextMenus();
    void theMenuKeyOpensThatOfTheCurrentRow();
    void thePreviewOfAPrintHasRoomForAPage();
    void menusOfTheWindow();
    void dumpAsPage();
    void thePaletteIsAboutTheLensThatHadTheFocus();
    void theMenuBarIsAboutTheLensThatHadTheFocus();
    void aLensWithoutATableSaysSo();
    void dumpsOfMuchAreCut();
    void aDumpStaysAsItWasAskedFor();
    void dumpsWhileAnotherLensIsUsed();
    void wrongNamesAreRefused();
    void aFileIsReplacedOnlyWithConsent();

private:
    static void lenses();
    [[nodiscard]] LensActions& actions() { return m_window->lensActions(); }
    [[nodiscard]] LensActions::Subject subject(const QString& id);
    void showList(const QString& id, const QTemporaryDir& files);
    void chooseInPalette(const QString& action);

    std::unique_ptr<Document> m_other; // compared with; open in no tab
};

void TestLensActions::init() {
    open();
    m_window->document().setBytes(toBytes(kSample), QStringLiteral("sample"));
    m_window->selection().select({0, 5});
}

void TestLensActions::lenses() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

LensActions::Subject TestLensActions::subject(const QString& id) {
    m_window->showLens(id);
    for (int i = 0; i < 200 && !m_window->document().jobs().idle(); ++i)
        QTest::qWait(20);
    QTest::qWait(100);
    return actions().subjectOf(id, std::nullopt);
}

void TestLensActions::everyTableIsWrittenCellByCell() {
    QFETCH(QString, id);
    const LensActions::Subject of = subject(id);
    if (of.table == nullptr) {
        for (const auto* view : of.panel->findChildren<QAbstractItemView*>())
            QVERIFY(!view->isVisible() || view->window() != m_window.get());
        return;
    }
    const QTemporaryDir folder;
    const TableCells table(*of.table);
    QVERIFY(table.rowCount() > 0);
    const QString json = folder.filePath(QStringLiteral("t.json"));
    actions().exportTable(of, json);
    QTRY_VERIFY(QFile::exists(json));
    const QJsonArray rows = QJsonDocument::fromJson(contentsOf(json)).array();
    QCOMPARE(rows.size(), table.rowCount());
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const QStringList cells = table.row(row);
        for (qsizetype column = 0; column < cells.size(); ++column)
            QCOMPARE(rows[row].toObject()[table.columns()[column]].toString(), cells[column]);
    }
    const QString html = folder.filePath(QStringLiteral("t.html"));
    actions().exportTable(of, html);
    QTextDocument page;
    page.setHtml(QString::fromUtf8(contentsOf(html)));
    QTextTable* found = nullptr;
    for (QTextFrame* frame : page.rootFrame()->childFrames())
        if (auto* one = qobject_cast<QTextTable*>(frame))
            found = one;
    QVERIFY(found != nullptr);
    QCOMPARE(found->rows(), static_cast<int>(rows.size()) + 1);
    QCOMPARE(found->columns(), static_cast<int>(table.columns().size()));
}

void TestLensActions::everyPictureIsWritten() {
    QFETCH(QString, id);
    const LensActions::Subject of = subject(id);
    const QTemporaryDir folder;
    QSignalSpy said(&actions(), &LensActions::said);
    for (const char* ending : {"png", "svg", "pdf"})
        actions().exportPicture(of,
                                folder.filePath(QStringLiteral("p.%1").arg(QLatin1String(ending))));
    QCOMPARE(said.size(), 3);
    const QImage png(folder.filePath(QStringLiteral("p.png")));
    QCOMPARE(png.size(), of.panel->size() * 2);
    QXmlStreamReader reader(contentsOf(folder.filePath(QStringLiteral("p.svg"))));
    int texts = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            QVERIFY(reader.name() != u"script");
            texts += reader.name() == u"text" ? 1 : 0;
        }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(texts > 3);
    const QByteArray pdf = contentsOf(folder.filePath(QStringLiteral("p.pdf")));
    QVERIFY(pdf.startsWith("%PDF-") && pdf.contains("/ToUnicode"));
}

void TestLensActions::copies() {
    const LensActions::Subject of = subject(QStringLiteral("decoders"));
    const QClipboard* clipboard = QApplication::clipboard();
    actions().copyPicture(of);
    QCOMPARE(clipboard->image().size(), of.panel->size() * 2);
    actions().copyTable(of, TableFormat::Csv);
    QTRY_VERIFY(clipboard->text().startsWith(QStringLiteral("Decoder,")));
    actions().copyTable(of, TableFormat::Html);
    QTRY_VERIFY(clipboard->mimeData()->hasHtml());
    QVERIFY(clipboard->mimeData()->html().contains(QStringLiteral("<th scope=\"col\">Decoder")));
}

void TestLensActions::allRowsNotOnlyThoseInSight() {
    QByteArray broken;
    for (int i = 0; i < 5000; ++i)
        broken += "x\xFF";
    m_window->document().setBytes(toBytes(broken), {});
    const LensActions::Subject of = subject(QStringLiteral("problems"));
    QTRY_COMPARE(of.table->model()->rowCount(), 5000);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.tsv"));
    actions().exportTable(of, path);
    QTRY_VERIFY(QFile::exists(path));
    const QList<QByteArray> lines = contentsOf(path).split('\n');
    QCOMPARE(lines.size(), 5002);
    for (int i = 0; i < 5000; ++i)
        QVERIFY2(lines[i + 1].contains("\tFF\t"), lines[i + 1].constData());
}

void TestLensActions::listsAreExportedToo_data() {
    QTest::addColumn<QString>("heading");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("cell"); // of the first row
    QTest::newRow("find-results") << QStringLiteral("Context") << 3
                                  << QStringLiteral("one two one␊");
    QTest::newRow("differences") << QStringLiteral("Left") << 1
                                 << QStringLiteral("74 77 6F 20 6F 6E 65 0A 6F 6E 65  two one␊one");
    QTest::newRow("folder") << QStringLiteral("Name") << 2 << QStringLiteral("a.txt");
    QTest::newRow("lessons") << QStringLiteral("Section") << -1
                             << QStringLiteral("The first minute");
}

/// Find results, differences, the folder and the lessons: pictures and tables by the same entries,
/// from the context menu and from the menu Lenses, but nothing to present.
void TestLensActions::listsAreExportedToo() {
    QFETCH(QString, heading);
    QFETCH(int, rows);
    QFETCH(QString, cell);
    const QString id = QLatin1String(QTest::currentDataTag());
    m_window->document().setBytes(asBytes(std::string_view("one two one\none\n")), {});
    const QTemporaryDir files;
    showList(id, files);
    QTRY_VERIFY(actions().subjectOf(id, std::nullopt).table != nullptr);
    const LensActions::Subject of = actions().subjectOf(id, std::nullopt);
    QVERIFY(!of.isLens);
    if (rows >= 0)
        QTRY_COMPARE(of.table->model()->rowCount(), rows);

    const QTemporaryDir folder;
    const QString json = folder.filePath(QStringLiteral("t.json"));
    actions().exportTable(of, json);
    QTRY_VERIFY(QFile::exists(json));
    const QJsonArray written = QJsonDocument::fromJson(contentsOf(json)).array();
    QCOMPARE(written.size(), TableCells(*of.table).rowCount());
    QVERIFY(written[0].toObject().contains(heading));
    QStringList cells;
    for (const QJsonValue& each : written[0].toObject())
        cells += each.toString();
    QVERIFY2(cells.contains(cell), qPrintable(cells.join(QStringLiteral(" | "))));
    for (const char* ending : {"csv", "tsv", "md", "html", "png", "svg", "pdf"}) {
        const QString path = folder.filePath(QStringLiteral("t.") + QLatin1String(ending));
        const bool isPicture = tableFormatOf(path) == nullptr;
        isPicture ? actions().exportPicture(of, path) : actions().exportTable(of, path);
        QTRY_VERIFY2(QFileInfo(path).size() > 0, ending);
    }

    const QPoint place = of.table->viewport()->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                            of.table->viewport()->mapToGlobal(place));
    QApplication::sendEvent(of.table->viewport(), &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QStringList texts;
    for (const QAction* action : menu->actions())
        if (action->isVisible())
            texts += action->text();
    QVERIFY(texts.contains(QStringLiteral("Copy p&icture")));
    QVERIFY(texts.contains(QStringLiteral("Copy ta&ble as")));
    QVERIFY(texts.contains(QStringLiteral("Export tab&le…")));
    QVERIFY(!texts.contains(QStringLiteral("&Present\tF11")));
    QVERIFY(!texts.contains(QStringLiteral("Copy &dump as")));
    QCOMPARE(sameLetters(*menu), QStringList());
    menu->close();

    of.table->setFocus();
    QCOMPARE(actions().focused().id, id);
    actions().present();
    QCOMPARE(actions().presentation().lens(), QStringLiteral("bytes"));
    actions().presentation().leave();
}

/// Fills the list and shows it.
void TestLensActions::showList(const QString& id, const QTemporaryDir& files) {
    if (id == QLatin1String("find-results")) {
        m_window->grid().setFocus();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(m_window->focusWidget(), QStringLiteral("one"));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        Q_EMIT m_window->findBar().listWanted();
    } else if (id == QLatin1String("differences")) {
        m_other = std::make_unique<Document>(m_codecs);
        m_other->setBytes(asBytes(std::string_view("one \n")), QStringLiteral("other"));
        m_window->compareMode().compareWith(m_other.get());
        Q_EMIT m_window->centre().bar().listWanted();
        QTRY_VERIFY(m_window->compareMode().comparison()->state() == Comparison::State::Done);
    } else if (id == QLatin1String("folder")) {
        for (const char* name : {"a.txt", "b.txt"}) {
            QFile file(files.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x\n") == 2);
        }
        m_window->folder().open({files.path()});
        QTRY_VERIFY(!m_window->folder().panel().isSurveying());
    } else {
        m_window->showLens(id);
    }
}

void TestLensActions::contextMenus() {
    QFETCH(QString, id);
    const LensActions::Subject of = subject(id);
    QWidget* at = of.bytes != nullptr   ? static_cast<QWidget*>(&of.bytes->grid())
                  : of.table != nullptr ? of.table->viewport()
                                        : of.panel;
    if (of.bytes != nullptr) { // Qt shows the actions of the grid
        QMenu menu;
        menu.addActions(at->actions());
        QCOMPARE(sameLetters(menu), QStringList());
        const auto entries = menu.actions();
        QVERIFY(std::any_of(entries.begin(), entries.end(), [](const QAction* action) {
            return action->menu() != nullptr &&
                   action->menu()->actions().front()->text().startsWith(QStringLiteral("&Present"));
        }));
        return;
    }
    const QPoint place = at->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, at->mapToGlobal(place));
    QApplication::sendEvent(at, &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QStringList texts;
    for (const QAction* action : menu->actions())
        if (action->isVisible())
            texts += action->text();
    QVERIFY(texts.contains(QStringLiteral("&Present\tF11")));
    QVERIFY(texts.contains(QStringLiteral("Copy p&icture")));
    QCOMPARE(texts.contains(QStringLiteral("Copy ta&ble as")), of.table != nullptr);
    QCOMPARE(sameLetters(*menu), QStringList());
    menu->close();
}

/// The rows below and above have entries of their own.
void TestLensActions::theMenuKeyOpensThatOfTheCurrentRow() {
    m_window->document().setBytes(asBytes(std::string_view("a\x80"
                                                           "b\x81"
                                                           "c\x82"
                                                           "d")),
                                  {});
    const LensActions::Subject of = subject(QStringLiteral("problems"));
    QTRY_COMPARE(of.table->model()->rowCount(), 3);
    of.table->setFocus();
    of.table->setCurrentIndex(of.table->model()->index(1, 0));
    QTest::keyClick(of.table, Qt::Key_F10, Qt::ShiftModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QCOMPARE(of.table->indexAt(of.table->viewport()->mapFromGlobal(menu->pos())).row(), 1);
    const auto entries = menu->actions();
    const auto deletes = std::find_if(entries.begin(), entries.end(), [](const QAction* action) {
        return action->text() == QStringLiteral("&Delete the bytes");
    });
    QVERIFY(deletes != entries.end());
    (*deletes)->trigger();
    menu->close();
    QCOMPARE(contents(), QByteArray("a\x80"
                                    "bc\x82"
                                    "d"));
}

void TestLensActions::thePreviewOfAPrintHasRoomForAPage() {
    showPrintPreview(m_window.get(), [](QPagedPaintDevice&) {});
    QDialog* dialog = nullptr;
    for (auto* each : m_window->findChildren<QDialog*>())
        if (each->inherits("QPrintPreviewDialog"))
            dialog = each;
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QVERIFY2(dialog->height() > 400 && dialog->width() > 600, // Qt's own is as high as its buttons
             qPrintable(QStringLiteral("%1 x %2").arg(dialog->width()).arg(dialog->height())));
    dialog->close();
}

void TestLensActions::menusOfTheWindow() {
    for (const QAction* action : m_window->menuBar()->actions()) {
        Q_EMIT action->menu()->aboutToShow();
        const QStringList twice = sameLetters(*action->menu());
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(QStringLiteral("; "))));
    }
}

void TestLensActions::dumpAsPage() {
    const LensActions::Subject of = subject(QStringLiteral("bytes"));
    m_window->selection().select({1, 23});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("d.html"));
    actions().exportDump(of, path);
    QTRY_VERIFY(contentsOf(path).contains("</html>"));
    QVERIFY(!contentsOf(path).contains("Notes on these bytes"));
    QVERIFY(m_window->document().notes().write({2, 5}, QStringLiteral("a <b>world</b> | here")));
    actions().exportDump(of, path);
    QTRY_VERIFY(contentsOf(path).contains("Notes on these bytes"));
    const QByteArray page = contentsOf(path);
    for (const char* part :
         {"<html lang=\"", "<title>sample</title>", "<h1>sample</h1>", "scope=\"row\">000000</th>",
          ">E4<small>lead of 3</small>", ">C0<small>invalid</small>", "invalid: overlong lead",
          "CJK UNIFIED IDEOGRAPH-4E16", "RIGHT-TO-LEFT OVERRIDE", "Notes on these bytes",
          "<td>E4 B8 96</td><td>a &lt;b&gt;world&lt;/b&gt; | here</td>"})
        QVERIFY2(page.contains(part), part);
    for (const char* part : {"<script", "\x1B", "\xE2\x80\xAE", "src=", "href="})
        QVERIFY2(!page.contains(part), part);
    actions().copyDump(of, TableFormat::Markdown);
    QTRY_VERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("# sample\n")));
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.contains(QStringLiteral("| 000002 | E4 B8 96 | \u4E16 | U+4E16 |")));
    QVERIFY(text.contains(QStringLiteral("| 000002 | 000004 | E4 B8 96 | a ")));
}

/// The palette of commands has the entry whichever lens has the focus.
void TestLensActions::dumpsWhileAnotherLensIsUsed() {
    const LensActions::Subject other = subject(QStringLiteral("strings"));
    QVERIFY(other.bytes == nullptr);
    QApplication::clipboard()->clear();
    actions().copyDump(other, TableFormat::Markdown);
    QTRY_VERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("# sample\n")));
}

void TestLensActions::chooseInPalette(const QString& action) {
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    CommandPalette& palette = m_window->home().commands().palette();
    QTRY_VERIFY(palette.field().hasFocus());
    palette.field().setText(action);
    QCOMPARE(palette.model().entryAt(0).id, action);
    QTest::keyClick(&palette.field(), Qt::Key_Down); // chosen, whatever is found for the name
    QTest::keyClick(&palette.field(), Qt::Key_Up);
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QVERIFY(!palette.isVisible());
}

void TestLensActions::thePaletteIsAboutTheLensThatHadTheFocus() {
    const LensActions::Subject of = subject(QStringLiteral("decoders"));
    const auto focusTable = [&] {
        m_window->activateWindow();
        of.table->setFocus();
        return QTest::qWaitFor([&] { return of.table->hasFocus(); }, 60'000);
    };
    QVERIFY(focusTable());
    QClipboard* clipboard = QApplication::clipboard();
    clipboard->clear();
    chooseInPalette(QStringLiteral("lens.copyTable.json"));
    QTRY_VERIFY(clipboard->text().contains(QStringLiteral("\"Decoder\"")));
    QVERIFY(focusTable());
    chooseInPalette(QStringLiteral("lens.copyPicture"));
    QCOMPARE(clipboard->image().size(), of.panel->size() * 2);
    QVERIFY(focusTable());
    chooseInPalette(QStringLiteral("view.present"));
    QCOMPARE(actions().presentation().lens(), of.id);
    actions().presentation().leave();
    QVERIFY(focusTable());
    chooseInPalette(QStringLiteral("help.manual"));
    const auto* manual = m_window->findChild<ManualWindow*>();
    QVERIFY(manual != nullptr);
    QCOMPARE(manual->page(), QStringLiteral("decoders"));
    QVERIFY(focusTable());
    chooseInPalette(QStringLiteral("view.closeLens"));
    QTRY_VERIFY(!m_window->docks().dock(of.id)->isVisible());
}

/// F10 gives the menu bar the focus.
void TestLensActions::theMenuBarIsAboutTheLensThatHadTheFocus() {
    const LensActions::Subject of = subject(QStringLiteral("decoders"));
    of.table->setFocus();
    m_window->menuBar()->setFocus(Qt::MenuBarFocusReason);
    QCOMPARE(m_window->focusWidget(), m_window->menuBar());
    QCOMPARE(actions().focused().id, of.id);
    QCOMPARE(actions().focused().table, of.table);
}

void TestLensActions::aLensWithoutATableSaysSo() {
    const LensActions::Subject of = subject(QStringLiteral("bytes"));
    QSignalSpy said(&actions(), &LensActions::said);
    actions().copyTable(of, TableFormat::Csv);
    chooseInPalette(QStringLiteral("lens.exportTable")); // asks for no file
    QCOMPARE(said.size(), 2);
    QCOMPARE(said[1][0].toString(), QStringLiteral("Bytes has no table."));
}

/// It is of the bytes as they were.
void TestLensActions::aDumpStaysAsItWasAskedFor() {
    m_window->document().setBytes(Bytes(20'000, 'x'), {});
    QApplication::clipboard()->clear();
    actions().copyDump(subject(QStringLiteral("bytes")), TableFormat::Markdown);
    m_window->document().setBytes(Bytes(3, 'y'), {});
    QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.contains(QStringLiteral("| 004E1F | 78 | x | U+0078 |")));
    QVERIFY(!text.contains(QStringLiteral("U+0079")));
}

void TestLensActions::dumpsOfMuchAreCut() {
    m_window->document().setBytes(Bytes(kMostDumped + 1, 'x'), {});
    const QByteArray page =
        ByteDump(m_window->document(), QStringLiteral("x"), {0, kMostDumped + 1}).asMarkdown();
    QVERIFY(page.contains("Only the first 65,536 bytes of 65,537 bytes are shown."));
}

void TestLensActions::wrongNamesAreRefused() {
    const LensActions::Subject of = subject(QStringLiteral("decoders"));
    const QTemporaryDir folder;
    QSignalSpy said(&actions(), &LensActions::said);
    actions().exportPicture(of, folder.filePath(QStringLiteral("p.jpg")));
    actions().exportTable(of, folder.filePath(QStringLiteral("t.xls")));
    actions().exportPicture(of, folder.filePath(QStringLiteral("none/p.png")));
    QCOMPARE(said.size(), 3);
    QVERIFY(QDir(folder.path()).isEmpty());
}

/// Also where its ending is not what the reader wrote, so that the dialog for files cannot ask.
void TestLensActions::aFileIsReplacedOnlyWithConsent() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("decoders.csv"));
    QFile there(path);
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    const LensActions::Subject of = subject(QStringLiteral("decoders"));
    QMenu menu;
    actions().addTo(&menu, [&] { return of; });
    auto* action = menu.findChild<QAction*>(QStringLiteral("lens.exportTable"));
    QVERIFY(action != nullptr);
    int asked = 0;
    QMessageBox::StandardButton answer = QMessageBox::No;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (auto* place = qobject_cast<QFileDialog*>(dialog)) {
            place->selectFile(folder.filePath(QStringLiteral("decoders")));
            static_cast<QDialog*>(place)->done(QDialog::Accepted);
        } else if (auto* box = qobject_cast<QMessageBox*>(dialog)) {
            ++asked;
            box->button(answer)->click();
        }
    });
    answers.start(10);
    QSignalSpy said(&actions(), &LensActions::said);
    action->trigger();
    QVERIFY(said.isEmpty());
    QCOMPARE(asked, 1);
    QCOMPARE(test::contentsOf(path), QByteArray("mine"));
    answer = QMessageBox::Yes;
    action->trigger();
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(asked, 2);
    QVERIFY(test::contentsOf(path).startsWith("Decoder,"));
    QVERIFY(QFile::remove(path));
    action->trigger(); // nothing to ask about
    QTRY_COMPARE(said.size(), 2);
    QCOMPARE(asked, 2);
}

QTEST_MAIN(TestLensActions)
#include "tst_lens_actions.moc"
