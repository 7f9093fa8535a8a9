#pragma once
// A sentence that the core says in English and the application in the reader's language: a literal
// with the places %1 to %9, and what they hold. MOJI_WORDS marks the literal for Qt Linguist, so
// that the application finds it in its catalogues under the same context.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The literal itself. `context` names the group of sentences in the catalogue.
#define MOJI_WORDS(context, english) (english)
/// The same for a sentence with plural forms, by the count in its %1.
#define MOJI_COUNTED(context, english) (english)

namespace moji {

struct Words {
    /// Empty: `arguments` holds one piece of data that reads the same in every language.
    const char* english = "";
    std::vector<std::string> arguments = {};

    [[nodiscard]] bool empty() const { return english[0] == '\0' && arguments.empty(); }
    [[nodiscard]] bool isData() const { return english[0] == '\0'; }
};

/// Numbers, bytes, code points: what is not translated.
[[nodiscard]] inline Words dataWords(std::string data) {
    return data.empty() ? Words{} : Words{"", {std::move(data)}};
}

/// `sentence` with its places filled. A place without an argument stays as it is.
[[nodiscard]] std::string fillPlaces(std::string_view sentence,
                                     const std::vector<std::string>& arguments);

[[nodiscard]] std::string inEnglish(const Words& words);

} // namespace moji
