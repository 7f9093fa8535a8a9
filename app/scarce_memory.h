#pragma once
// What the program does where the system gives it little memory (`ulimit -v`): it says so and ends
// with status 2, where Qt would end it by a signal. Edits are safe: their journal offers them at
// the next start. Work in the background gives up alone, see jobs/out_of_memory.h.

#include <optional>
#include <string>

namespace moji::app {

/// Where address space is limited, all threads share one heap: each would else reserve 64 MiB for
/// its own, which the window then lacks. To be called before threads start.
void shareHeapIfLimited();

/// From now on, memory that nothing in the program can do without ends it with status 2.
void endWhenOutOfMemory();

/// Ends it in the same way where address space is limited; to be called when Qt complains that
/// there is nothing to paint on, after which it uses what it has not got.
void endIfNothingToPaintOn();

/// Why there is too little address space for a window. Qt does not look whether it got the memory
/// for its first styles and pictures.
[[nodiscard]] std::optional<std::string> whyTooLittleMemory();

} // namespace moji::app
