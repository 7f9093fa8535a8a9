#pragma once
// Expressions that are a set, once or more, and a text after it, as `[a-z]+ing\b` and
// `[А-Яа-я]+ский`: the text is searched for, and only where it is found are the characters before
// it looked at. A match begins as far to the left as the set reaches, and ends with the last of the
// texts that the set reaches over.

#include "search/regex_alphabet.h"

#include <memory>

namespace moji::search {

/// In text that is written in one form: the letters of a RegexAlphabet, or UTF-8.
class RunBeforeText {
public:
    /// Nothing for an expression of another shape, or with letters of more than one byte.
    [[nodiscard]] static std::shared_ptr<const RunBeforeText> ofLetters(const RegexParts& parts,
                                                                        const RegexAlphabet&);
    /// For well-formed UTF-8, or for ASCII alone if the expression has a word edge.
    [[nodiscard]] static std::shared_ptr<const RunBeforeText> ofUtf8(const RegexParts& parts);

    virtual ~RunBeforeText() = default;

    struct Match {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    /// The first match in `text` that starts at `from` or after.
    [[nodiscard]] std::optional<Match> find(std::string_view text, std::size_t from) const;

protected:
    RunBeforeText(std::string text, bool endsAtWordEdge)
        : m_text(std::move(text))
        , m_endsAtWordEdge(endsAtWordEdge) {}

private:
    /// How many bytes at the end, or at the beginning, are characters of the set.
    [[nodiscard]] virtual std::size_t runAtEnd(std::string_view text) const = 0;
    [[nodiscard]] virtual std::size_t runAtBegin(std::string_view text) const = 0;

    [[nodiscard]] bool endsWell(std::string_view text, std::size_t begin) const;

    std::string m_text; // what follows the run
    bool m_endsAtWordEdge;
};

} // namespace moji::search
