#pragma once
// What `moji` says to people, in their language. Sentences are English literals with the places %1
// to %9, marked for Qt Linguist by these functions' names; those without a translation stay
// English. Machine-readable output (--format jsonl and others) always is.

#include "support/words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace moji::cli {

/// Sets the language that people are spoken to in. False if there is no catalogue for the language
/// of `locale` ("ru", "ru_RU.UTF-8"); then it becomes English.
bool setLanguage(std::string_view locale);
/// The language that the environment asks for: LANGUAGE, LC_ALL, LC_MESSAGES, LANG, as POSIX and
/// gettext order them. English where none is named or the locale is C or POSIX.
[[nodiscard]] std::string languageOfEnvironment();
/// The codes of the languages there are.
[[nodiscard]] std::vector<std::string_view> languages();

/// A sentence whose places may still have to be filled.
class Phrase : public std::string {
public:
    explicit Phrase(std::string text)
        : std::string(std::move(text)) {}
    /// The sentence with its places filled, in fmt's default form of each value.
    template <class... Values>
    [[nodiscard]] std::string with(Values&&... values) const {
        return fillPlaces(*this, {fmt::format("{}", std::forward<Values>(values))...});
    }
};

/// `english` in the reader's language. `context` names the group of sentences in the catalogues.
[[nodiscard]] Phrase phrase(const char* context, std::string_view english);

/// A sentence of the core. `context` is the one that the core marked its literal with.
[[nodiscard]] std::string phrase(const char* context, const Words& words);

/// A reason of the core (support/reasons.h): what it gave in English, in the reader's language.
[[nodiscard]] std::string reasonText(std::string_view english);

/// Marks the literal of a sentence that is said later.
#define MOJI_PHRASE(context, english) (english)

/// The form of a sentence for a count, its places not filled yet; see countedPhrase().
[[nodiscard]] Phrase pluralOf(const char* context, std::uint64_t count, const char* one,
                              const char* many);

/// A sentence with a count, which fills its %1: `one` for 1 and `many` for others in
/// English, the language's own plural forms elsewhere. Mark both with MOJI_COUNTED. `others` fill
/// %2 and so on.
template <class... Values>
[[nodiscard]] std::string countedPhrase(const char* context, std::uint64_t count, const char* one,
                                        const char* many, Values&&... others) {
    return pluralOf(context, count, one, many).with(count, std::forward<Values>(others)...);
}

} // namespace moji::cli
