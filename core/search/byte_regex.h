#pragma once
// A regular expression compiled to be matched on bytes of well-formed UTF-8 or UTF-16, or of an
// encoding in which each byte is a character: its machines in both directions, and the classes of
// characters that they tell apart. Immutable; ByteMatcher searches with it.

#include "search/class_reader.h"
#include "search/match_starts.h"
#include "search/regex_machine.h"
#include "search/text_side.h"

#include <memory>

namespace moji::search {

class ByteRegex {
public:
    /// For text in this form. Nothing if the expression needs backtracking, repeats positions (for
    /// which RE2 decides, always) or is too large.
    [[nodiscard]] static std::shared_ptr<const ByteRegex> of(const RegexParts& parts,
                                                             bool knowsWords, const ByteForm& form);
    [[nodiscard]] ByteForm::Kind form() const { return m_form; }

    using Direction = RegexMachine::Direction;
    struct Way {
        RegexMachine machine;
        ClassReader reader;
    };
    [[nodiscard]] const Way& way(Direction direction) const {
        return direction == Direction::Forwards ? m_forwards : m_backwards;
    }

    /// Variants of classes are numbered: first the classes themselves, where marks are outside
    /// words; then the edge of the text; then the classes again, where marks are in words.
    [[nodiscard]] std::size_t variantCount() const { return m_sides.size(); }
    [[nodiscard]] std::size_t edge() const { return m_classCount; }
    [[nodiscard]] std::size_t variant(std::uint16_t number, bool isInWord) const {
        return number + (isInWord && m_continues[number] ? m_classCount + 1 : 0);
    }
    /// Whether the characters of this class are in \w. The expression must know words.
    [[nodiscard]] bool isWord(std::uint16_t number) const { return m_isWord[number]; }
    /// Whether \b looks at what precedes the characters of this class.
    [[nodiscard]] bool continues(std::uint16_t number) const { return m_continues[number]; }
    [[nodiscard]] TextSide sideOf(std::size_t variant) const { return m_sides[variant]; }
    [[nodiscard]] bool isIn(std::size_t variant, std::uint32_t set) const {
        return m_isIn[set * variantCount() + variant];
    }

    /// Whether \b, ^ or $ and the like occur, so that what is beside a place matters.
    [[nodiscard]] bool knowsSides() const { return m_knowsSides; }
    [[nodiscard]] const MatchStarts& starts() const { return m_starts; }

private:
    ByteRegex(std::size_t classCount, Way forwards, Way backwards);
    void describe(const CodePointClasses& classes, const RegexParts& parts);

    Way m_forwards;
    Way m_backwards;
    std::size_t m_classCount = 0;
    std::vector<bool> m_isWord;
    std::vector<bool> m_continues;
    std::vector<TextSide> m_sides;
    std::vector<bool> m_isIn; // by set and variant
    bool m_knowsSides = false;
    ByteForm::Kind m_form = ByteForm::Kind::Utf8;
    MatchStarts m_starts;
};

} // namespace moji::search
