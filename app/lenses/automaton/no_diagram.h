#pragma once
// Why an encoding has no diagram.

#include "codec/codec.h"

#include <QString>

namespace moji::app {

/// A sentence or two for the reader, in place of the diagram.
[[nodiscard]] QString whyNoDiagram(const Codec& codec);

} // namespace moji::app
