#pragma once
// --check-lessons: plays lessons in a window that is not shown, and says what does not hold.

#include "codec/codec_registry.h"

#include <QString>

namespace moji::app {

/// One line of JSON for each lesson: {"lesson", "steps", "questions", "ok", "faults"}. `file` is
/// empty for the lessons of the program. Returns the exit status: 1 if there is a fault.
[[nodiscard]] int checkLessons(const QString& file, const CodecRegistry& codecs);

} // namespace moji::app
