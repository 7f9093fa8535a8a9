#pragma once
// What `moji text` prints about a text.

#include "cli/command.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::cli {

struct TextQuestions {
    std::vector<const Codec*> codecs; // whose bytes are counted
    std::optional<std::uint64_t> cut; // after so many of each unit
    std::string locale;               // of case maps and of the order of lines
};

/// For people.
void writeTextFacts(const Context& context, const Input& input, std::u32string_view text,
                    const TextQuestions& questions);
/// A JSON object for each fact; `fact` says which.
void writeTextJson(const Context& context, const Input& input, std::u32string_view text,
                   const TextQuestions& questions);

} // namespace moji::cli
