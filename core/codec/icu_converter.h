#pragma once
// A converter of ICU that stops at malformed and unmapped input instead of replacing it.

#include "text/span.h"

#include <unicode/ucnv.h>

#include <memory>
#include <string>

namespace moji {

using IcuConverter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

/// `name` is any that ICU knows; nullptr if it knows none such.
[[nodiscard]] IcuConverter openStoppingConverter(const std::string& name);

/// What an error of a converter is to a codec.
[[nodiscard]] SpanStatus icuStatus(UErrorCode error);

} // namespace moji
