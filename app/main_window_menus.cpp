// The menus of MainWindow, and the keys.

#include "compare/compare_mode.h"
#include "lens.h"
#include "lenses/bytes/byte_grid.h"
#include "lenses/bytes/byte_lens.h"
#include "main_window.h"
#include "style/fonts.h"
#include "style/icons.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "window/bookmark_menu.h"
#include "window/byte_format_menu.h"
#include "window/edit_actions.h"
#include "window/file_actions.h"
#include "window/go_to_bar.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/paste_reading.h"
#include "window/recent_files.h"
#include "window/repair_menu.h"
#include "window/status_bar.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>

namespace moji::app {

QAction* MainWindow::addAction(QMenu* menu, const QString& text, const QKeySequence& key,
                               std::function<void()> does, const char* iconName) {
    QAction* action = menu->addAction(text);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(does));
    if (iconName != nullptr) {
        m_icons.emplace_back(action, iconName);
        action->setIcon(icon(iconName));
        action->setIconVisibleInMenu(false);
    }
    return action;
}

void MainWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeGoMenu();
    makeEncodingMenu();
    makeLensMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addAction(menu, tr("&New"), QKeySequence::New, [this] { Q_EMIT newPageWanted(); });
    m_openAction = addAction(
        menu, tr("&Open…"), QKeySequence::Open, [this] { m_files->openByDialog(); }, "open");
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const QString& path : m_recentFiles->paths())
            addAction(recent, QString(path).replace(QLatin1Char('&'), QStringLiteral("&&")), {},
                      [this, path] { m_files->open(path); });
        recent->addSeparator();
        addAction(recent, tr("Clear list"), {}, [this] { m_recentFiles->clear(); });
    });
    addAction(menu, tr("Open the &sample"), {},
              [this] { m_files->leave([this] { openSample(); }); });
    menu->addSeparator();
    m_saveAction = addAction(
        menu, tr("&Save"), QKeySequence::Save, [this] { m_files->save(); }, "save");
    addAction(menu, tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
              [this] { m_files->saveAs(); });
    addAction(menu, tr("Save in another &encoding…"), {},
              [this] { m_files->saveInOtherEncoding(); });
    addAction(menu, tr("E&xport the selection…"), {}, [this] { m_files->exportSelection(); });
    menu->addSeparator();
    addAction(menu, tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
    addAction(menu, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q),
              [this] { Q_EMIT quitWanted(); });
}

void MainWindow::makeEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QUndoStack& undo = m_document->undoStack();
    m_undoAction = addAction(
        menu, tr("&Undo"), QKeySequence::Undo, [&undo] { undo.undo(); }, "undo");
    m_redoAction = addAction(
        menu, tr("&Redo"), {}, [&undo] { undo.redo(); }, "redo");
    m_redoAction->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    const auto refresh = [this, &undo] {
        const bool editable = !m_document->isReadOnly();
        m_undoAction->setEnabled(editable && undo.canUndo());
        m_redoAction->setEnabled(editable && undo.canRedo());
    };
    connect(&undo, &QUndoStack::canUndoChanged, m_undoAction, refresh);
    connect(&undo, &QUndoStack::canRedoChanged, m_redoAction, refresh);
    connect(m_document, &Document::readOnlyChanged, m_undoAction, refresh);
    refresh();
    connect(&undo, &QUndoStack::undoTextChanged, m_undoAction, [this](const QString& name) {
        m_undoAction->setText(name.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(name));
    });
    connect(&undo, &QUndoStack::redoTextChanged, m_redoAction, [this](const QString& name) {
        m_redoAction->setText(name.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(name));
    });
    menu->addSeparator();
    addClipboardActions(menu);
    menu->addSeparator();
    new RepairMenu(menu->addMenu(tr("&Repair the bytes")), m_document, m_selection);
    menu->addSeparator();
    addFindActions(menu);
}

/// They act on the field that is typed in, or else on the bytes.
void MainWindow::addClipboardActions(QMenu* menu) {
    const auto field = [this] { return qobject_cast<InputField*>(focusWidget()); };
    const auto add = [&](const QString& text, const QKeySequence& key,
                         void (QPlainTextEdit::*inField)(), void (ByteGrid::*inGrid)()) {
        addAction(menu, text, key, [this, field, inField, inGrid] {
            if (InputField* typedIn = field())
                (typedIn->*inField)();
            else
                (gridWithFocus().*inGrid)();
        });
    };
    add(tr("Cu&t"), QKeySequence::Cut, &QPlainTextEdit::cut, &ByteGrid::cut);
    add(tr("&Copy"), QKeySequence::Copy, &QPlainTextEdit::copy, &ByteGrid::copy);
    add(tr("&Paste"), QKeySequence::Paste, &QPlainTextEdit::paste, &ByteGrid::paste);
    QAction* written =
        addAction(menu, tr("Paste as &bytes"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
                  [this] { grid().editor().pasteWritten(QApplication::clipboard()->text()); });
    connect(menu, &QMenu::aboutToShow, written, [this, written] {
        const auto reading = readingOf(QApplication::clipboard()->text(), *m_document);
        written->setText(reading ? tr("Paste as &bytes: %1, %2")
                                       .arg(reading->name(), bytesText(reading->bytes.size()))
                                 : tr("Paste as &bytes"));
    });
    menu->addSeparator();
    add(tr("Select &all"), QKeySequence::SelectAll, &QPlainTextEdit::selectAll,
        &ByteGrid::selectAll);
    auto* edit = new EditActions(grid(), *this, [this](ByteRange range) { jumpTo(range); });
    connect(edit, &EditActions::said, m_statusBar, &StatusBar::say);
    edit->addTo(*menu);
    for (QAction* action : menu->actions())
        grid().addAction(action);
    grid().setContextMenuPolicy(Qt::ActionsContextMenu);
}

void MainWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    addByteFormatMenu(*menu, grid());
    m_compare->addTo(menu);
    connect(&grid(), &ByteGrid::formatChanged, this, [this] {
        if (m_remembers)
            QSettings().setValue(kByteFormatKey, QLatin1String(infoOf(grid().format()).id));
    });
    QMenu* themes = menu->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<Theme, QString> all[] = {{Theme::System, tr("As the &system")},
                                             {Theme::Light, tr("&Light")},
                                             {Theme::Dark, tr("&Dark")}};
    for (const auto& [choice, text] : all) {
        QAction* action = addAction(themes, text, {}, [this, choice = choice] {
            setTheme(choice);
            if (m_remembers)
                QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
        });
        action->setCheckable(true);
        action->setChecked(theme() == choice);
        group->addAction(action);
    }
    menu->addSeparator();
    QAction* larger = addAction(menu, tr("&Larger"), {}, [this] { zoomTo(zoom() + 1); });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addAction(menu, tr("S&maller"), QKeySequence(Qt::CTRL | Qt::Key_Minus),
              [this] { zoomTo(zoom() - 1); });
    addAction(menu, tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0), [this] { zoomTo(0); });
    menu->addSeparator();
    QAction* full = addAction(menu, tr("&Full screen"), QKeySequence(Qt::Key_F11), [this] {
        window()->setWindowState(window()->windowState() ^ Qt::WindowFullScreen);
    });
    full->setCheckable(true);
    const auto withLens = [this](auto does) {
        return [this, does] {
            for (const auto& [id, dock] : m_docks)
                if (dock->isAncestorOf(QApplication::focusWidget()))
                    return does(dock);
        };
    };
    addAction(menu, tr("&Take lens out of the window, or back"), {},
              withLens([](QDockWidget* dock) { dock->setFloating(!dock->isFloating()); }));
    addAction(menu, tr("&Close lens"), {}, withLens([](QDockWidget* dock) { dock->close(); }));
    addAction(menu, tr("&Reset layout"), {}, [this] {
        restoreDocks(m_defaultState);
        for (const auto& [id, dock] : m_docks)
            dock->show();
    });
}

void MainWindow::makeGoMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Go"));
    m_goToAction = addAction(
        menu, tr("&Go to…"), QKeySequence(Qt::CTRL | Qt::Key_G), [this] { m_goToBar->ask(); },
        "goto");
    menu->addSeparator();
    m_bookmarks = new BookmarkMenu(menu, m_document, m_selection, this);
    connect(m_bookmarks, &BookmarkMenu::wanted, this, &MainWindow::jumpTo);
    menu->addSeparator();
    m_nextProblemAction = addAction(
        menu, tr("&Next problem"), QKeySequence(Qt::Key_F8),
        [this] { m_problemWalk->findNext(m_selection->range()); }, "next");
    m_previousProblemAction = addAction(
        menu, tr("&Previous problem"), QKeySequence(Qt::SHIFT | Qt::Key_F8),
        [this] { m_problemWalk->findPrevious(m_selection->range()); }, "previous");
    m_compare->addStepsTo(menu);
    menu->addSeparator();
    addHistoryActions(menu);
    menu->addSeparator();
    addAction(menu, tr("Next p&anel"), QKeySequence(Qt::Key_F6), [this] { cyclePanels(1); });
    addAction(menu, tr("Previous pa&nel"), QKeySequence(Qt::SHIFT | Qt::Key_F6),
              [this] { cyclePanels(-1); });
}

void MainWindow::addHistoryActions(QMenu* menu) {
    m_backAction = addAction(menu, tr("&Back"), QKeySequence(Qt::ALT | Qt::Key_Left),
                             [this] { m_history->goBack(); });
    m_forwardAction = addAction(menu, tr("&Forward"), QKeySequence(Qt::ALT | Qt::Key_Right),
                                [this] { m_history->goForward(); });
    const auto refresh = [this] {
        m_backAction->setEnabled(m_history->canGoBack());
        m_forwardAction->setEnabled(m_history->canGoForward());
    };
    connect(m_history, &PositionHistory::changed, this, refresh);
    refresh();
}

void MainWindow::makeEncodingMenu() {
    QMenu* menu = menuBar()->addMenu(tr("E&ncoding"));
    constexpr std::size_t kUsual = 20; // the registry lists the usual ones first
    const auto& list = m_document->codecs().list();
    auto* group = new QActionGroup(this);
    for (std::size_t i = 0; i < std::min(kUsual, list.size()); ++i) {
        const QString name = fromUtf8(list[i].name);
        QAction* action = addAction(menu, name, {}, [this, name] {
            if (const Codec* codec = m_document->codecs().find(toUtf8(name)))
                m_document->setCodec(*codec);
        });
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, [this, group] {
        group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
        for (QAction* action : group->actions())
            action->setChecked(action->text() == fromUtf8(m_document->codec().name()));
    });
}

void MainWindow::makeLensMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Lenses"));
    int number = 0;
    for (const LensRow& row : lensRows()) {
        const QKeySequence key =
            number < 9 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number)) : QKeySequence();
        addAction(menu, row.name(), key,
                  [this, id = QString(QLatin1String(row.id))] { showLens(id); });
        ++number;
    }
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    addAction(menu, tr("&Keys"), QKeySequence(Qt::Key_F1), [this] {
        QStringList lines;
        for (const QAction* action : findChildren<QAction*>())
            if (!action->shortcut().isEmpty())
                lines += QStringLiteral("%1\t%2").arg(
                    action->shortcut().toString(QKeySequence::NativeText),
                    QString(action->text()).remove(QLatin1Char('&')));
        auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Keys"), lines.join(QLatin1Char('\n')),
                                    QMessageBox::Close, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setModal(false);
        box->show();
    });
    addAction(menu, tr("&About Mojiscope"), {}, [this] {
        QMessageBox::about(
            this, tr("About Mojiscope"),
            tr("Mojiscope %1\nA microscope for text bytes.").arg(QLatin1String(MOJISCOPE_VERSION)));
    });
}

} // namespace moji::app
