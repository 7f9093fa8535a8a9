#pragma once
// What the core gives as a reason in English, in Error::detail and elsewhere, said in the reader's
// language: a reason is a plain text, which machine-readable output shows as it is, and here the
// sentence that it came from is found again.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace moji {

/// Gives a sentence of the catalogue's context "Reasons" in another language. `count`: the number
/// in its first place, where it has plural forms.
using Translate =
    std::function<std::string(const char* english, std::optional<std::uint64_t> count)>;

/// `reason` in the language of `translate`; what the system says (system_reasons.h) too. What is
/// none of these sentences (a message of a library, a name) stays as it is.
[[nodiscard]] std::string reasonInLanguage(std::string_view reason, const Translate& translate);

} // namespace moji
