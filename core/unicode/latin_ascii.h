#pragma once
// Text in Latin letters, and those without their marks, as far as ICU's transforms Any-Latin and
// Latin-ASCII (CLDR, UTS #35) can: "Привет" is "Privet".

#include <optional>
#include <string>
#include <string_view>

namespace moji::unicode {

/// What has no such letters stays as it is. Nothing where ICU has no such transform. Callable from
/// several threads.
[[nodiscard]] std::optional<std::u16string> toLatinAscii(std::u16string_view text);

} // namespace moji::unicode
