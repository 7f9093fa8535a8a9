#pragma once
// Shows one after the other what the window has: lenses with their pages, bars, dialogs, the other
// panels. A test looks at each.

#include "compare/compare_mode.h"
#include "lenses/lens_registry.h"
#include "lenses/problems/problem_repair_dialog.h"
#include "lessons/lessons_panel.h"
#include "widgets/encoding_box.h"
#include "widgets/panel.h"
#include "window/bookmarks_window.h"
#include "window/convert_dialog.h"
#include "window/encoding_chooser.h"
#include "window/find_bar.h"
#include "window/folder_dock.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/save_session_dialog.h"

#include "patient.h"
#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QTabBar>

#include <functional>

namespace moji::app {

class WindowTour {
public:
    /// `look` may be asked several times; it is given the name of the place and what it consists
    /// of.
    using Look = std::function<void(const QString& place, QWidget& part)>;

    WindowTour(MainWindow& window, Look look)
        : m_window(window)
        , m_look(std::move(look)) {}

    void lenses() {
        for (const LensRow& row : lensRows()) {
            const QString id = QLatin1String(row.id);
            m_window.showLens(id);
            settle();
            m_look(id, *m_window.lens(id));
            pagesOf(id, *m_window.lens(id));
        }
    }

    /// Find, replace, go to, and the like, which appear in the window.
    void bars() {
        for (const char* id : {"edit.find", "edit.replace", "go.goTo", "edit.selectRange",
                               "edit.fill", "help.start", "help.lessons"}) {
            trigger(id);
            m_look(QLatin1String(id), m_window);
        }
    }

    void panels(const QString& folder) {
        const Codec& other = *m_window.document().codecs().find("windows-1251");
        m_window.compareMode().compareWithEncoding(other);
        settle();
        m_look(QStringLiteral("compare"), m_window);
        m_window.compareMode().end();
        m_window.folder().open({folder});
        settle();
        m_look(QStringLiteral("folder"), m_window);
    }

    void dialogs() {
        for (const char* id : {"help.about", "help.shortcuts", "help.manual", "help.recordLesson",
                               "edit.preferences", "edit.pasteAs", "edit.note", "go.commands"}) {
            m_window.inputBar().textField().setFocus(); // the manual's page about it has no picture
            trigger(id);
            lookAtDialogs(QLatin1String(id));
        }
        Document& document = m_window.document();
        show(new ConvertDialog(&document, &m_window));
        show(new EncodingChooser(&document, &m_window));
        show(new SaveSessionDialog(
            1000, 2,
            [](const QString&, SessionFiles::Keep) { return Result<Done, QString>(Done()); },
            &m_window));
        show(new BookmarksWindow(&document, &m_window));
        show(new ProblemRepairDialog(&document, &m_window.selection(), {},
                                     ProblemRepairDialog::Scope::All, &m_window));
    }

    void settle() {
        constexpr int kPatience = 60'000;
        QCoreApplication::processEvents();
        (void)QTest::qWaitFor([&] { return m_window.document().jobs().idle(); }, kPatience);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
    }

private:
    void trigger(const char* id) {
        auto* action = m_window.findChild<QAction*>(QLatin1String(id));
        QVERIFY2(action != nullptr, id);
        action->trigger();
        settle();
    }

    void show(QDialog* dialog) {
        const QString name = QLatin1String(dialog->metaObject()->className());
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        settle();
        m_look(name, *dialog);
        pagesOf(name, *dialog);
        delete dialog;
    }

    void lookAtDialogs(const QString& name) {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            const bool isOurs = top != &m_window && top->isVisible() &&
                                QByteArrayView(top->metaObject()->className()).startsWith("moji::");
            if (!isOurs || (!qobject_cast<QDialog*>(top) && !top->isWindow()))
                continue;
            m_look(name, *top);
            pagesOf(name, *top);
            top->close();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// What its tabs, lists of pages, choices and switches lead to, one at a time.
    void pagesOf(const QString& name, QWidget& part) {
        constexpr int kMostChoices = 12;
        const auto look = [&](const QString& page) {
            settle();
            m_look(name + QLatin1Char('/') + page, part);
        };
        for (auto* tabs : part.findChildren<QTabBar*>())
            for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                look(tabs->tabText(i));
            }
        for (auto* list : part.findChildren<QListWidget*>())
            for (int i = 0; list->isVisible() && i < std::min(list->count(), kMostChoices); ++i) {
                list->setCurrentRow(i);
                look(list->item(i)->text());
            }
        for (auto* button : part.findChildren<QAbstractButton*>())
            if (button->isVisible() && button->isCheckable() && button->isEnabled() &&
                button->group() != nullptr && button->group()->exclusive()) {
                button->click();
                look(button->text());
            }
        for (auto* box : part.findChildren<QComboBox*>()) {
            if (!box->isVisible() || qobject_cast<EncodingBox*>(box) != nullptr)
                continue;
            const int before = box->currentIndex();
            for (int i = 0; i < std::min(box->count(), kMostChoices); ++i) {
                box->setCurrentIndex(i);
                look(box->itemText(i));
            }
            box->setCurrentIndex(before);
            settle();
        }
    }

    MainWindow& m_window;
    Look m_look;
};

} // namespace moji::app
