#pragma once
// The threads without which the program cannot work: Qt waits for ever for one of its own that the
// system refuses to start (a limit of processes or of address space).

#include <optional>
#include <string>

namespace moji::app {

/// Looks whether the system starts as many threads as the program needs at least, and starts the
/// one for pictures. To be called before Qt starts others. Returns why that is impossible; then
/// only std::_Exit() can end the program, as Qt would wait for its thread.
[[nodiscard]] std::optional<std::string> startFirstThreads();

/// Gives Qt's global pool, in which it converts large pictures, the one thread that it has from now
/// on. Qt has no such pool after a QCoreApplication has ended and before the next one begins: to be
/// called again once that exists. Returns as startFirstThreads() does.
[[nodiscard]] std::optional<std::string> startPictureThread();

} // namespace moji::app
