#pragma once
// Small files of the program's own (settings, sessions, lessons), read and replaced as a whole.

#include "support/result.h"

#include <QByteArray>
#include <QString>

namespace moji::app {

/// A regular file, or one of the program's resources. Errors: the system's; TooLarge above `most`
/// bytes; a FIFO or a device, which could keep the window waiting for ever.
[[nodiscard]] Result<QByteArray> readWholly(const QString& path, qsizetype most);

/// Wholly old or wholly new, even if the program is killed meanwhile; what a killed program left
/// beside it goes. Other names of the file keep the old bytes.
[[nodiscard]] Result<Done> replaceWholly(const QString& path, const QByteArray& bytes);
/// The same, for the owner's eyes only (0600).
[[nodiscard]] Result<Done> replacePrivately(const QString& path, const QByteArray& bytes);

/// Why: the system's words if there are any. The caller's sentence names the file.
[[nodiscard]] QString reasonOf(const Error& error);

} // namespace moji::app
