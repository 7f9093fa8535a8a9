#pragma once
// The command line that shows the document in front as the window shows it: bytes, encoding,
// selection, the lens in front and what each lens in sight shows.

#include "support/result.h"

#include <QString>
#include <QStringList>

namespace moji::app {

class MainWindow;

/// The arguments, `mojiscope` first. Error, a sentence: the bytes are in no file and too many for a
/// command line.
[[nodiscard]] Result<QStringList, QString> shownCommand(MainWindow& window);

/// For a POSIX shell, in one line.
[[nodiscard]] QString shellCommand(const QStringList& arguments);

} // namespace moji::app
