#pragma once
// Random regular expressions in ICU's syntax, and texts in which they match.

#include "codec/codec.h"

#include <fmt/format.h>

#include <random>
#include <string>
#include <vector>

namespace moji::test {

/// Expressions of literals, classes, positions, groups, alternatives and quantifiers.
class RandomRegex {
public:
    /// Borrows `random`.
    explicit RandomRegex(std::mt19937& random)
        : m_random(random) {}
    /// In UTF-8. ICU refuses a few.
    [[nodiscard]] std::string make() {
        switch (pick(8)) {
        case 0:
            return fmt::format("{}+{}{}", one(kSets), one(kLiterals), pick(2) == 0 ? "\\b" : "");
        case 1:
            return one(kSets) + quantifier();
        default:
            return alternatives(3);
        }
    }

private:
    using Choices = std::vector<std::string>;
    [[nodiscard]] std::size_t pick(std::size_t count) {
        return static_cast<std::size_t>(m_random() % count);
    }
    [[nodiscard]] const std::string& one(const Choices& choices) {
        return choices[pick(choices.size())];
    }

    [[nodiscard]] std::string alternatives(int depth) {
        std::string text = sequence(depth);
        while (pick(4) == 0)
            text.append("|").append(sequence(depth));
        return text;
    }
    [[nodiscard]] std::string sequence(int depth) {
        std::string text;
        for (std::size_t i = 0; i < 1 + pick(3); ++i)
            text += item(depth);
        return text;
    }
    [[nodiscard]] std::string item(int depth) {
        const std::size_t kind = pick(10);
        if (kind == 0)
            return one(kPositions);
        if (kind < 3 && depth > 0)
            return fmt::format("{}{}){}", one(kGroups), alternatives(depth - 1), repeat());
        return one(kind < 6 ? kLiterals : kSets) + repeat();
    }
    [[nodiscard]] std::string repeat() { return pick(2) == 0 ? quantifier() : std::string(); }
    [[nodiscard]] std::string quantifier() {
        const std::string text = one(kQuantifiers);
        return pick(4) == 0 ? text + "?" : text;
    }

    inline static const Choices kLiterals{
        "a", "b",      "c",       "ab",  "ss",  "S",         "k",         "1", "_", " ",
        "é", "Я",      "я",       "да",  "世",  "가",        "한",        "ß", "ς", "ſt",
        "😀", "\u0301", "\\u00AD", "\\n", "\\r", "\\x{FFFD}", "\\Qa.b\\E", "İ", "i"};
    inline static const Choices kSets{"\\w",         "\\W",
                                      "\\d",         "\\D",
                                      "\\s",         "\\S",
                                      ".",           "(?s:.)",
                                      "[a-c]",       "[^a]",
                                      "[а-я]",       "[^\\x00-\\x7F]",
                                      "[가-힣]",     "\\p{Lu}",
                                      "\\p{L}",      "\\P{L}",
                                      "\\p{Hangul}", "\\p{M}",
                                      "[\\w&&[^a]]", "[a-z0-9_]",
                                      "[[:alpha:]]", "\\h",
                                      "\\v",         "\\R",
                                      "[ab\\n]",     "[\\p{Cyrillic}1]",
                                      "[^\\s\\w]",   "[😀世]",
                                      "[k-s]",       "[^б-я]"};
    inline static const Choices kPositions{"^", "$", "\\b", "\\B", "\\b", "\\A", "\\z", "^", "$"};
    inline static const Choices kGroups{"(", "(?:", "(?:", "(", "(?i:", "(?s:", "(?<name>"};
    inline static const Choices kQuantifiers{"*",     "+",    "?",   "{2}",   "{0,1}",
                                             "{1,3}", "{2,}", "{0}", "{3,5}", "+"};

    std::mt19937& m_random;
};

/// Short texts of several scripts, a third of them with broken characters.
class RandomText {
public:
    /// Borrows both.
    RandomText(std::mt19937& random, const Codec& codec)
        : m_random(random)
        , m_codec(codec) {}

    [[nodiscard]] Bytes make() {
        const bool hasErrors = pick(3) == 0;
        const std::u32string_view script = kScripts[pick(std::size(kScripts))];
        Bytes bytes;
        for (std::size_t i = pick(60) + pick(60); i > 0; --i) {
            const auto& from = pick(3) == 0 ? kScripts[pick(std::size(kScripts))] : script;
            append(from[pick(from.size())], bytes);
            if (hasErrors && pick(12) == 0)
                breakEnd(bytes);
        }
        return bytes;
    }

private:
    [[nodiscard]] std::size_t pick(std::size_t count) {
        return static_cast<std::size_t>(m_random() % count);
    }
    void append(char32_t c, Bytes& bytes) {
        const auto encoded = encodeAll(m_codec, std::u32string_view(&c, 1));
        if (encoded)
            bytes.insert(bytes.end(), encoded->begin(), encoded->end());
    }
    void breakEnd(Bytes& bytes) {
        if (pick(2) == 0 && !bytes.empty())
            bytes.pop_back();
        else
            bytes.push_back(static_cast<Byte>(0x80 + pick(0x80)));
    }

    static constexpr std::u32string_view kScripts[] = {U"aaabbbcc  1_\nskS.",
                                                       U"abc",
                                                       U"яЯдабв Д\n1",
                                                       U"가한글 나\n",
                                                       U"世界😀 \u200D\uFE0F😀",
                                                       U"e\u0301a\u00AD\u0301 \u0301b",
                                                       U"\r\n\r\n\u0085\u2028a\v\f b",
                                                       U"ßssſtSςσΣİiıKké\uFFFD"};

    std::mt19937& m_random;
    const Codec& m_codec;
};

} // namespace moji::test
