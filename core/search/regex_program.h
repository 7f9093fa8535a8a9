#pragma once
// A regular expression compiled for text in an alphabet of its own (RegexAlphabet), and for plain
// UTF-8, which need not be rewritten but in which RE2 knows the words of ASCII and the line feed
// alone. RE2 matches in time that grows with the text alone, and an expression of one common shape
// is found without it (RunBeforeText). What RE2 does not have (look-around, atomic groups,
// possessive quantifiers) PCRE2 matches by backtracking, up to a limit of steps.

#include "search/regex_alphabet.h"
#include "search/run_before_text.h"
#include "support/result.h"

#include <memory>
#include <span>

namespace re2 {
class RE2;
}
struct pcre2_real_code_8;

namespace moji::search {

class RegexProgram {
public:
    /// `knowsWords`: RegexAlphabet::crossesWord() works. Nothing for what only ICU can match.
    [[nodiscard]] static std::optional<RegexProgram> compile(std::u32string_view expression,
                                                             bool matchCase, bool knowsWords);

    [[nodiscard]] const RegexAlphabet& alphabet() const { return *m_alphabet; }
    [[nodiscard]] bool isLinear() const { return m_linear != nullptr; }
    /// Whether a search in `bytes` of text may take longer than a person waits after Cancel.
    [[nodiscard]] bool isSlow(std::size_t bytes) const;
    /// Whether no match contains a line feed.
    [[nodiscard]] bool staysInLine() const { return m_staysInLine; }

    using Match = RunBeforeText::Match;
    /// Whether the words beside a place matter.
    [[nodiscard]] bool knowsWords() const { return m_knowsWords; }

    enum class Form { Letters, Plain };

    /// Whether matches in these bytes, of UTF-8 or of an encoding that extends ASCII, are the same
    /// as in their letters.
    [[nodiscard]] bool canReadPlain(std::string_view text, bool isUtf8) const;

    /// The first match in `text` that starts at `from` or after. TooLarge if it takes too many
    /// steps.
    [[nodiscard]] Result<std::optional<Match>> find(std::string_view text, std::size_t from,
                                                    Form form) const;
    /// A group of the match that starts at `begin`.
    [[nodiscard]] std::optional<Match> group(std::string_view text, std::size_t begin, int number,
                                             Form form) const;

private:
    RegexProgram() = default;
    void compilePlain(const RegexParts& parts);
    [[nodiscard]] bool compileBacktracking(const std::string& expression);
    [[nodiscard]] Result<std::vector<Match>> backtrack(std::string_view text,
                                                       std::size_t from) const;

    std::shared_ptr<const RegexAlphabet> m_alphabet;
    std::shared_ptr<const re2::RE2> m_linear;
    std::shared_ptr<const pcre2_real_code_8> m_backtracking;
    std::shared_ptr<const re2::RE2> m_plain;
    std::shared_ptr<const RunBeforeText> m_run; // finds the same as m_linear
    std::shared_ptr<const RunBeforeText> m_plainRun;
    bool m_staysInLine = false;
    bool m_knowsWords = false;
    bool m_knowsLines = false;
};

/// "RE2 9.0.0, PCRE2 10.42 2022-12-11".
[[nodiscard]] std::string regexLibraries();

} // namespace moji::search
