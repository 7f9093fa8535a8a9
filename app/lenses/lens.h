#pragma once
// What every lens is to the window: a panel that reads one Document and one Selection and knows no
// other lens. Everything else that it shows (a step, a choice, pins) is its state, which can be
// taken and given as a value: when another document comes to the front, from the command line
// (--state LENS.KEY=VALUE), in a session.

#include "widgets/panel.h"

#include <QMap>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QAbstractButton;
class QAbstractScrollArea;
class QComboBox;
class QLineEdit;
class QSplitter;

namespace moji::app {

/// Keys are the lens' own; values are text, as one would write them on the command line.
using LensState = QMap<QString, QString>;

class Lens : public Panel {
    Q_OBJECT
public:
    using Panel::Panel;

    /// The room that it has without being scrolled. It may arrange its parts by that: side by side
    /// in a wide dock, one below the other in a high one.
    virtual void adaptTo(QSize /*room*/) {}

    [[nodiscard]] LensState state() const;
    /// Sets what `state` names and leaves the rest. Returns "KEY=VALUE" of what was refused:
    /// unknown keys, and values that the key cannot have.
    QStringList setState(const LensState& state);
    /// All keys, in the order in which setState() applies them.
    [[nodiscard]] QStringList stateKeys() const;

protected:
    // For the constructor: the parts of the state.

    /// `write` returns whether it could.
    void keep(const char* key, std::function<QString()> read,
              std::function<bool(const QString&)> write);
    /// The number of the entry, from 0; when set also its text or data.
    void keep(const char* key, QComboBox* choice);
    /// on, off
    void keep(const char* key, QAbstractButton* checked);
    void keep(const char* key, QLineEdit* line);
    /// Buttons of which one is checked, by the names given here.
    void keepOneOf(const char* key,
                   std::vector<std::pair<const char*, QAbstractButton*>> buttons);
    /// The sizes, separated by commas; empty until a reader moved it.
    void keep(const char* key, QSplitter* splitter);
    /// How far it is scrolled down. Waits until there is as much to scroll.
    void keep(const char* key, QAbstractScrollArea* area);

private:
    struct Part {
        QString key;
        std::function<QString()> read;
        std::function<bool(const QString&)> write;
    };
    std::vector<Part> m_parts;
};

} // namespace moji::app
