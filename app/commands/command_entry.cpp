#include "commands/command_entry.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

/// The translation context.
struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(CommandText)
};

} // namespace

QString commandKindName(CommandKind kind) {
    switch (kind) {
    case CommandKind::Place:
        return CommandText::tr("Place");
    case CommandKind::Action:
        return CommandText::tr("Action");
    case CommandKind::Lens:
        return CommandText::tr("Lens");
    case CommandKind::Encoding:
        return CommandText::tr("Encoding");
    case CommandKind::File:
        return CommandText::tr("Recent file");
    case CommandKind::Setting:
        return CommandText::tr("Setting");
    case CommandKind::Lesson:
        return CommandText::tr("Lesson");
    case CommandKind::Character:
        return CommandText::tr("Character");
    }
    return {};
}

} // namespace moji::app
