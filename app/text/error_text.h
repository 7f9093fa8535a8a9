#pragma once
// An error of a file or an input, as a sentence for the reader.

#include "support/result.h"

#include <QString>

namespace moji::app {

[[nodiscard]] QString errorText(const Error& error);

} // namespace moji::app
