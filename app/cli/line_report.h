#pragma once
// `moji detect --lines`: an encoding for each line.

#include "cli/command.h"
#include "detect/line_detector.h"

namespace moji::cli {

/// The lines of one input, as they are decided. The status is kNo where nothing decodes one.
[[nodiscard]] Result<ExitStatus> reportLines(Context& context, const Input& input,
                                             const LineDetectOptions& options);

} // namespace moji::cli
