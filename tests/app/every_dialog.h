#pragma once
// Every dialog and window of the program beside the main one, for tests that go through all.

#include "lenses/problems/problem_repair_dialog.h"
#include "window/convert_dialog.h"
#include "window/encoding_chooser.h"
#include "window/home.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QWidget>

namespace moji::app {

struct DialogRow {
    const char* title;
    const char* action; // that opens it
};

inline constexpr DialogRow kDialogs[] = {
    {"Preferences", "edit.preferences"},
    {"Command palette", "go.commands"},
    {"Encoding", "encoding.choose"},
    {"Save in another encoding", "file.saveInEncoding"},
    {"Paste as", "edit.pasteAs"},
    {"Note", "edit.note"},
    {"Bookmarks and notes", "go.bookmarks"},
    {"Save session", "file.saveSession"},
    {"Keyboard shortcuts", "help.shortcuts"},
    {"Manual", "help.manual"},
    {"About Mojiscope", "help.about"},
    {"Record a lesson", "help.recordLesson"},
    {"Repair problems", "problems.repair"},
};

/// Opens one over the first two bytes; nullptr if nothing opens.
inline QWidget* showDialog(MainWindow& window, const QString& action) {
    window.selection().select({0, 2});
    if (action == QLatin1String("edit.pasteAs")) // nothing cannot be pasted
        QApplication::clipboard()->setText(QStringLiteral("41 42"));
    if (action == QLatin1String("problems.repair")) { // no action: the Problems lens offers it
        auto* dialog = new ProblemRepairDialog(&window.document(), &window.selection(), {},
                                               ProblemRepairDialog::Scope::All, &window);
        dialog->open();
        return dialog;
    }
    if (action == QLatin1String("encoding.choose"))
        return &window.home().chooseEncoding();
    if (action == QLatin1String("file.saveInEncoding")) { // the action waits for an answer
        auto* dialog = new ConvertDialog(&window.document(), &window);
        dialog->open();
        return dialog;
    }
    if (action == QLatin1String("help.manual")) // its first page, which has no pictures to wait for
        window.inputBar().textField().setFocus();
    if (auto* found = window.findChild<QAction*>(action))
        found->trigger();
    for (QWidget* opened : QApplication::topLevelWidgets())
        if (opened != &window && opened->isVisible() &&
            (opened->windowType() == Qt::Dialog || opened->windowType() == Qt::Window))
            return opened;
    return nullptr;
}

} // namespace moji::app
