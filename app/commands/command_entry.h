#pragma once
// One thing that the command palette can do.

#include <QString>
#include <QStringList>

namespace moji::app {

enum class CommandKind { Place, Action, Lens, Encoding, File, Setting, Lesson, Character };

struct CommandEntry {
    CommandKind kind = CommandKind::Action;
    QString id; // "file.open", "UTF-8", a path, a key, U+4E16: by its kind
    QString title;
    QString detail = {};    // where it is, what it means
    QString keys = {};      // as a person reads them
    QStringList names = {}; // what else it is called; found, not shown
    QStringList terms = {}; // found by the beginnings of their words, not shown
    bool enabled = true;

    /// Under which its uses are counted.
    [[nodiscard]] QString key() const {
        return QStringLiteral("%1:%2").arg(static_cast<int>(kind)).arg(id);
    }
    bool operator==(const CommandEntry&) const = default;
};

/// "Action", "Encoding": for the right side of a row and for screen readers.
[[nodiscard]] QString commandKindName(CommandKind kind);

} // namespace moji::app
