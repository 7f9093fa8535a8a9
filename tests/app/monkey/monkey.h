#pragma once
// Random actions that a person could take in the real window, over hostile bytes. The seed decides
// about the actions; how far background work has come when they happen depends on the machine.

#include "app/monkey/hostile_bytes.h"

#include "codec/codec_registry.h"
#include "compare/compare_mode.h"
#include "document/selection.h"
#include "grid/byte_grid.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "window/find_bar.h"
#include "window/lens_docks.h"
#include "window/lens_host.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest>

namespace moji::app {

class Monkey {
public:
    /// `folder`: for files that it opens.
    Monkey(MainWindow& window, const CodecRegistry& codecs, std::uint64_t seed, QString folder)
        : m_window(window)
        , m_codecs(codecs)
        , m_folder(std::move(folder))
        , m_random(seed) {
        QObject::connect(&m_answers, &QTimer::timeout, [this] { answer(); });
        m_answers.start(kAnswerMs);
    }

    struct Action {
        const char* name;
        unsigned weight;
        void (Monkey::*does)();
    };
    /// Chooses the next action; what it does still depends on chance.
    [[nodiscard]] const Action& choose() {
        unsigned all = 0;
        for (const Action& action : kActions)
            all += action.weight;
        auto at = below(all);
        for (const Action& action : kActions) {
            if (at < action.weight)
                return action;
            at -= action.weight;
        }
        return kActions[0];
    }
    /// Returns what it was, in more words.
    QString act(const Action& action) {
        m_about = QLatin1String(action.name);
        (this->*action.does)();
        return m_about;
    }

private:
    static constexpr int kAnswerMs = 30;
    static constexpr int kMostTabs = 6;

    std::uint64_t below(std::uint64_t count) { return app::below(m_random, count); }
    bool oneIn(unsigned count) { return below(count) == 0; }
    void say(const QString& more) { m_about += QLatin1Char(' ') + more; }
    Document& document() { return m_window.document(); }
    const Codec& anyCodec() { return *m_codecs.find(oneOf(m_random, m_codecs.list()).name); }
    std::uint64_t place() {
        const std::uint64_t size = document().size();
        return oneIn(4) ? (oneIn(2) ? 0 : size) : below(size + 1);
    }
    ByteRange range() {
        const auto begin = place();
        const auto end = oneIn(6) ? document().size() : begin + below(40);
        return ByteRange{std::min(begin, end), end}.clampedTo({0, document().size()});
    }
    QWidget* target() {
        QWidget* focus = QApplication::focusWidget();
        return focus != nullptr ? focus : &m_window.grid();
    }
    /// Any that is seen, of any window.
    QWidget* anyWidget() {
        std::vector<QWidget*> seen;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (!top->isVisible())
                continue;
            for (QWidget* widget : top->findChildren<QWidget*>())
                if (widget->isVisible() && widget->isEnabled())
                    seen.push_back(widget);
        }
        return seen.empty() ? &m_window : seen[below(seen.size())];
    }
    QPoint pointIn(const QWidget& widget) {
        return {static_cast<int>(below(std::max(1, widget.width()))),
                static_cast<int>(below(std::max(1, widget.height())))};
    }

    /// A dialog or a menu waits: it is closed, or its first choice taken.
    void answer() {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
        } else if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            auto* discard = box->button(QMessageBox::Discard);
            discard != nullptr ? discard->click() : box->reject();
        } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            const bool accepts =
                qobject_cast<QFileDialog*>(dialog) == nullptr && ++m_dialogs % 3 == 0;
            accepts ? dialog->accept() : dialog->reject();
        } else if (QWidget* modal = QApplication::activeModalWidget()) {
            modal->close();
        }
    }

    void openBytes() {
        Bytes bytes = hostileBytes(m_random);
        const Codec* codec = oneIn(3) ? nullptr : oneIn(2) ? m_codecs.find("UTF-8") : &anyCodec();
        say(QStringLiteral("%1 bytes, %2")
                .arg(bytes.size())
                .arg(codec ? fromUtf8(codec->name()) : QStringLiteral("auto")));
        if (m_window.tabs().count() >= kMostTabs)
            m_window.tabs().close(m_window.tabs().at(static_cast<int>(below(kMostTabs))));
        if (oneIn(3)) {
            const QString path = QStringLiteral("%1/%2").arg(m_folder).arg(below(20));
            QFile file(path);
            if (file.open(QIODevice::WriteOnly) && file.write(toQByteArray(bytes)) >= 0) {
                file.close();
                m_window.opener().open({.path = path, .codec = codec});
            }
            return;
        }
        m_window.opener().open({.name = QStringLiteral("monkey"),
                                .bytes = std::make_shared<const MemorySource>(std::move(bytes)),
                                .codec = codec});
    }
    void select() { m_window.selection().select(place(), oneIn(3) ? place() : range().end); }
    void jump() { m_window.jumpTo(range()); }
    void hover() {
        m_window.selection().showHovered(oneIn(4) ? std::nullopt : std::optional(range()));
    }
    void press() {
        static constexpr int kKeys[] = {
            Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,        Qt::Key_Down, Qt::Key_Home,
            Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_Tab,  Qt::Key_Return,
            Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F3,   Qt::Key_F8,
            Qt::Key_F6,     Qt::Key_Space,  Qt::Key_Insert,    Qt::Key_A,    Qt::Key_Z,
            Qt::Key_C,      Qt::Key_V,      Qt::Key_X,         Qt::Key_E,    Qt::Key_0};
        static constexpr Qt::KeyboardModifiers::Int kModifiers[] = {Qt::NoModifier,
                                                                    Qt::NoModifier,
                                                                    Qt::ShiftModifier,
                                                                    Qt::ControlModifier,
                                                                    Qt::ControlModifier |
                                                                        Qt::ShiftModifier,
                                                                    Qt::AltModifier};
        const auto key = static_cast<Qt::Key>(oneOf(m_random, kKeys));
        const auto modifiers = Qt::KeyboardModifiers(QFlag(oneOf(m_random, kModifiers)));
        QWidget* widget = target();
        say(QKeySequence(static_cast<int>(modifiers) | key).toString() + QStringLiteral(" in ") +
            QLatin1String(widget->metaObject()->className()));
        for (auto times = oneIn(5) ? 1 + below(10) : 1; times > 0; --times)
            QTest::keyClick(target(), key, modifiers);
    }
    void type() {
        const auto& text = oneOf(m_random, kHostilePieces);
        const QString typed = oneIn(2) ? QString::number(below(0xFFFFFF), 16)
                                       : QString::fromUtf8(text.data(), qsizetype(text.size()));
        QKeyEvent event(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, typed);
        QApplication::sendEvent(target(), &event);
        if (oneIn(2))
            QTest::keyClicks(target(), QString::number(below(0xFFFF), 16));
    }
    void click() {
        QWidget* widget = anyWidget();
        say(QLatin1String(widget->metaObject()->className()));
        const QPoint at = pointIn(*widget);
        switch (below(5)) {
        case 0:
            QTest::mouseDClick(widget, Qt::LeftButton, Qt::NoModifier, at);
            break;
        case 1: {
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
            QApplication::sendEvent(widget, &event);
            break;
        }
        case 2:
            QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, at);
            QTest::mouseMove(widget, pointIn(*widget));
            QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, pointIn(*widget));
            break;
        default:
            QTest::mouseClick(widget, Qt::LeftButton, oneIn(4) ? Qt::ShiftModifier : Qt::NoModifier,
                              at);
        }
    }
    void wheel() {
        QWidget* widget = oneIn(2) ? static_cast<QWidget*>(&m_window.grid()) : anyWidget();
        const QPointF at = pointIn(*widget);
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, oneIn(2) ? 1200 : -1200},
                          Qt::NoButton, oneIn(5) ? Qt::ControlModifier : Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    }
    void trigger() {
        // These end the program, or start others.
        static const QStringList kOut{QStringLiteral("file.quit"),
                                      QStringLiteral("help.lessonFolder"),
                                      QStringLiteral("lens.print")};
        std::vector<QAction*> actions;
        for (QAction* action : m_window.findChildren<QAction*>())
            if (action->isEnabled() && !action->objectName().isEmpty() &&
                !kOut.contains(action->objectName()) &&
                (action->objectName() != QLatin1String("file.close") ||
                 m_window.tabs().count() > 1))
                actions.push_back(action);
        QAction* action = oneOf(m_random, actions);
        say(action->objectName());
        action->trigger();
    }
    void raiseLens() {
        const QString id = QLatin1String(oneOf(m_random, lensRows()).id);
        say(id);
        m_window.showLens(id);
    }
    void setState() {
        const QString id = m_window.docks().lensInFront();
        LensHost* host = m_window.docks().host(id);
        if (host == nullptr || host->lens() == nullptr || host->lens()->stateKeys().isEmpty())
            return raiseLens();
        const QString key = oneOf(m_random, host->lens()->stateKeys());
        const QStringList values = host->lens()->stateValues(key);
        const QString value = values.isEmpty() ? QString::number(below(1000))
                                               : oneOf(m_random, values)
                                                     .section(QStringLiteral(" ("), 0, 0)
                                                     .section(QStringLiteral(".."), -1);
        say(QStringLiteral("%1.%2=%3").arg(id, key, value));
        static_cast<void>(host->setState({{key, value}}));
    }
    void setCodec() {
        const Codec& codec = anyCodec();
        say(fromUtf8(codec.name()));
        document().setCodec(codec);
    }
    void edit() {
        Bytes bytes = hostileBytes(m_random);
        bytes.resize(std::min<std::size_t>(bytes.size(), oneIn(5) ? 100'000 : 8));
        const ByteRange what = range();
        say(QStringLiteral("%1 by %2 bytes").arg(what.length()).arg(bytes.size()));
        document().replace(what, bytes, QStringLiteral("Monkey"));
    }
    void undo() {
        QUndoStack& stack = document().undoStack();
        oneIn(4)
            ? stack.setIndex(static_cast<int>(below(static_cast<std::uint64_t>(stack.count()) + 1)))
        : oneIn(2) ? stack.undo()
                   : stack.redo();
    }
    void paste() {
        const Bytes bytes = hostileBytes(m_random);
        QApplication::clipboard()->setText(QString::fromUtf8(toQByteArray(bytes).left(50'000)));
        QTest::keyClick(&m_window.grid(), Qt::Key_V, Qt::ControlModifier);
        QApplication::clipboard()->clear();
    }
    void find() {
        static const QStringList kPatterns{
            QStringLiteral("a"),           QStringLiteral("."),
            QStringLiteral("(a|aa)+$"),    QStringLiteral("[^a]*b"),
            QStringLiteral("00"),          QStringLiteral("FF ??"),
            QStringLiteral("世"),          QStringLiteral("\\p{L}+"),
            QStringLiteral("(?<=x)y"),     QStringLiteral("((((a*)*)*)*)*b"),
            QString(300, QLatin1Char('a'))};
        FindBar& bar = m_window.findBar();
        bar.open(oneIn(2));
        const QString pattern = oneOf(m_random, kPatterns);
        say(pattern.left(20));
        for (QAbstractButton* button : bar.findChildren<QAbstractButton*>())
            if (button->isCheckable() && oneIn(2))
                button->click();
        for (QComboBox* box : bar.findChildren<QComboBox*>())
            if (box != &bar.pattern() && !box->isEditable() && box->count() > 0)
                box->setCurrentIndex(
                    static_cast<int>(below(static_cast<std::uint64_t>(box->count()))));
        bar.pattern().setEditText(pattern);
        QTest::keyClick(bar.pattern().lineEdit(), Qt::Key_Return,
                        oneIn(3) ? Qt::ShiftModifier : Qt::NoModifier);
    }
    void resize() {
        m_window.resize(500 + static_cast<int>(below(1200)), 350 + static_cast<int>(below(800)));
    }
    void theme() { setTheme(oneIn(2) ? Theme::Dark : Theme::Light); }
    void compare() {
        if (m_window.compareMode().isActive() && oneIn(2))
            return m_window.compareMode().end();
        if (oneIn(2))
            return m_window.compareMode().compareWithEncoding(anyCodec());
        m_window.compareMode().compareWithBytes(
            std::make_shared<const MemorySource>(hostileBytes(m_random)), QStringLiteral("other"));
    }
    void step() { m_window.tabs().step(oneIn(2) ? 1 : -1); }

    static constexpr Action kActions[] = {
        {"open", 6, &Monkey::openBytes},   {"select", 8, &Monkey::select},
        {"jump", 6, &Monkey::jump},        {"hover", 4, &Monkey::hover},
        {"press", 14, &Monkey::press},     {"type", 6, &Monkey::type},
        {"click", 14, &Monkey::click},     {"wheel", 6, &Monkey::wheel},
        {"trigger", 10, &Monkey::trigger}, {"lens", 8, &Monkey::raiseLens},
        {"state", 6, &Monkey::setState},   {"encoding", 5, &Monkey::setCodec},
        {"edit", 6, &Monkey::edit},        {"undo", 6, &Monkey::undo},
        {"paste", 2, &Monkey::paste},      {"find", 4, &Monkey::find},
        {"resize", 2, &Monkey::resize},    {"theme", 1, &Monkey::theme},
        {"compare", 3, &Monkey::compare},  {"tab", 4, &Monkey::step},
    };

    MainWindow& m_window;
    const CodecRegistry& m_codecs;
    const QString m_folder;
    Random m_random;
    QTimer m_answers;
    QString m_about;
    int m_dialogs = 0;
};

} // namespace moji::app
