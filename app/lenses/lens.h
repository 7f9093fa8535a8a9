#pragma once
// The interface of every lens: a panel that reads one Document and one Selection and knows no
// other lens. Everything else that it shows (a step, a choice, pins) is its state, which can be
// taken and given as a value: when another document comes to the front, from the command line
// (--state LENS.KEY=VALUE), in a session.

#include "lenses/lens_part.h"
#include "widgets/panel.h"

#include <QMap>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

class QAbstractButton;
class QAbstractScrollArea;
class QComboBox;
class QLineEdit;
class QSplitter;

namespace moji::app {

/// Keys belong to the lens; values are text, as on the command line.
using LensState = QMap<QString, QString>;

class Lens : public Panel {
    Q_OBJECT
public:
    using Panel::Panel;

    /// In place of what there is nothing of.
    [[nodiscard]] static QString noBytesText();

    /// The room available without scrolling. The lens may arrange its parts accordingly: side by
    /// side in a wide dock, one below the other in a high one.
    virtual void adaptTo(QSize /*room*/) {}

    /// The least height, not the preferred one, which would count all rows that its tables would
    /// like to show: a lens is scrolled as a whole only where even the least has no room.
    [[nodiscard]] int heightForWidth(int width) const override;

    [[nodiscard]] LensState state() const;
    /// Sets the keys in `state` and keeps the others. Returns "KEY=VALUE" of each refused pair:
    /// unknown keys and invalid values.
    QStringList setState(const LensState& state);
    /// All keys, in the order in which setState() applies them.
    [[nodiscard]] QStringList stateKeys() const;
    /// The values that `key` accepts, each with what it means; nothing if they cannot be listed.
    [[nodiscard]] QStringList stateValues(const QString& key) const;

    /// The names of the parts that one can point at.
    [[nodiscard]] QStringList partNames() const;
    /// {NAME, ITEM...}. Nothing in `path` is the lens itself; nullopt: no such part.
    [[nodiscard]] std::optional<LensPart> part(const QStringList& path, Reveal reveal);

protected:
    /// For constructors: a part that one can point at. The controls of the state are parts already.
    void namePart(const char* name, QWidget* widget);
    /// One whose items the lens itself finds; nullopt: no such item.
    void namePart(const char* name, QWidget* widget,
                  std::function<std::optional<QRect>(const QString& item)> find);

    /// For the `values` of a number: "1..12"; nothing if there is none.
    [[nodiscard]] static QStringList countsUpTo(std::uint64_t least, std::uint64_t most);

    // For constructors: declares the parts of the state.

    /// `write` returns whether the value is valid; `values` lists the valid ones.
    void keep(const char* key, std::function<QString()> read,
              std::function<bool(const QString&)> write, std::function<QStringList()> values = {});
    /// The entry's data if it is a text, or else its number, from 0; when set also its text.
    void keep(const char* key, QComboBox* choice);
    /// on, off
    void keep(const char* key, QAbstractButton* checked);
    void keep(const char* key, QLineEdit* line);
    /// Exclusive buttons, by the names given here.
    void keepOneOf(const char* key,
                   const std::vector<std::pair<const char*, QAbstractButton*>>& buttons);
    /// The sizes, separated by commas; empty until the reader moves it.
    void keep(const char* key, QSplitter* splitter);
    /// How far it is scrolled down. Waits until it can scroll that far.
    void keep(const char* key, QAbstractScrollArea* area);

private:
    struct Part {
        QString key;
        std::function<QString()> read;
        std::function<bool(const QString&)> write;
        std::function<QStringList()> values; // may be empty
    };
    struct Named {
        QString name;
        QWidget* widget;
        std::function<std::optional<QRect>(const QString&)> find; // may be empty
    };
    std::vector<Part> m_parts;
    std::vector<Named> m_named;
};

} // namespace moji::app
