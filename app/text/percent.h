#pragma once
// A share of a whole, as the reader's language writes it: "85 %", in Chinese "85%", in Russian with
// a no-break space.

#include <QString>

namespace moji::app {

/// `percent` with this many decimals: 100 is the whole.
[[nodiscard]] QString percentText(double percent, int decimals = 0);

} // namespace moji::app
