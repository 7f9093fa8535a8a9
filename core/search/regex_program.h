#pragma once
// A regular expression compiled for the bytes of the text (ByteRegex), and for text in an alphabet
// of its own (RegexAlphabet), which RE2 matches. Both take time that grows with the text alone.
// What they do not have (look-around, atomic groups, possessive quantifiers) PCRE2 matches by
// backtracking, up to a limit of steps.

#include "codec/codec.h"
#include "search/regex_alphabet.h"
#include "support/result.h"

#include <memory>

namespace re2 {
class RE2;
}
struct pcre2_real_code_8;

namespace moji::search {

class ByteRegex;
class PlainMatchers;

class RegexProgram {
public:
    /// For text in `codec`. `knowsWords`: RegexAlphabet::crossesWord() works. Nothing for what only
    /// ICU can match.
    [[nodiscard]] static std::optional<RegexProgram>
    compile(std::u32string_view expression, bool matchCase, bool knowsWords, const Codec& codec);

    [[nodiscard]] const RegexAlphabet& alphabet() const { return *m_alphabet; }
    [[nodiscard]] bool isLinear() const { return m_linear != nullptr; }
    /// Whether a search in so many letters may take longer than a person waits after Cancel.
    [[nodiscard]] bool isSlow(std::size_t letters) const;
    /// Whether no match contains a line feed.
    [[nodiscard]] bool staysInLine() const { return m_staysInLine; }
    /// For the bytes of the text, in ByteForm; nullptr if only letters can be searched.
    [[nodiscard]] const std::shared_ptr<const ByteRegex>& plain() const { return m_plain; }
    /// They search with plain(); nullptr if there is none.
    [[nodiscard]] const std::shared_ptr<PlainMatchers>& matchers() const { return m_matchers; }

    struct Match {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    /// The first match in letters that starts at `from` or after. TooLarge if it takes too many
    /// steps.
    [[nodiscard]] Result<std::optional<Match>> find(std::string_view letters,
                                                    std::size_t from) const;
    /// A group of a match.
    [[nodiscard]] std::optional<Match> group(std::string_view letters, Match match,
                                             int number) const;

private:
    RegexProgram() = default;
    [[nodiscard]] bool compileBacktracking(const std::string& expression);
    [[nodiscard]] Result<std::vector<Match>> backtrack(std::string_view text,
                                                       std::size_t from) const;

    std::shared_ptr<const RegexAlphabet> m_alphabet;
    std::shared_ptr<const re2::RE2> m_linear;
    std::shared_ptr<const pcre2_real_code_8> m_backtracking;
    std::shared_ptr<const ByteRegex> m_plain;
    std::shared_ptr<PlainMatchers> m_matchers;
    bool m_staysInLine = false;
};

/// "RE2 9.0.0, PCRE2 10.42 2022-12-11".
[[nodiscard]] std::string regexLibraries();

} // namespace moji::search
