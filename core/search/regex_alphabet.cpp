#include "search/regex_alphabet.h"

#include "search/regex_parts.h"
#include "search/regex_sets.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace moji::search {

namespace {

using Letter = RegexAlphabet::Letter;

bool isAsciiWord(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
           (byte >= 'A' && byte <= 'Z') || byte == '_';
}

template <class... Bytes>
Letter letter(Bytes... bytes) {
    return {sizeof...(bytes), {bytes...}};
}

/// Hands out letters: bytes, and when few are left, pairs of bytes.
class Letters {
public:
    Letters(std::string bytes, std::size_t wanted) {
        std::size_t leads = 0;
        const auto most = [&] { return bytes.size() - 2 * leads + leads * leads; };
        while (most() < wanted && 2 * leads < bytes.size())
            ++leads;
        m_enough = 2 * leads <= bytes.size() && most() >= wanted;
        if (!m_enough)
            return;
        m_trails = bytes.substr(bytes.size() - leads);
        m_leads = bytes.substr(bytes.size() - 2 * leads, leads);
        m_singles = bytes.substr(0, bytes.size() - 2 * leads);
    }
    [[nodiscard]] bool areEnough() const { return m_enough; }
    [[nodiscard]] Letter take() {
        const std::size_t number = m_taken++;
        if (number < m_singles.size())
            return letter(m_singles[number]);
        const std::size_t pair = number - m_singles.size();
        return letter(m_leads[pair / m_trails.size()], m_trails[pair % m_trails.size()]);
    }

private:
    bool m_enough = false;
    std::size_t m_taken = 0;
    std::string m_singles;
    std::string m_leads;
    std::string m_trails;
};

std::string hex(char byte) {
    return fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
}

/// An expression for one of `bytes`, which is not empty.
std::string oneOf(const std::set<char>& bytes) {
    if (bytes.size() == 1)
        return hex(*bytes.begin());
    std::string expression = "[";
    for (const char byte : bytes)
        expression += hex(byte);
    expression += ']';
    return expression;
}

} // namespace

class RegexAlphabet::Builder {
public:
    Builder(const RegexParts& regex, bool knowsWords)
        : m_sets(regex.sets)
        , m_knowsLines(regex.hasLineEdges)
        , m_knowsWords(knowsWords || regex.hasWordEdges) {
        if (m_knowsLines) {
            m_lineEnd = addSet(lineEnds());
            addSet(icu::UnicodeSet(U'\n', U'\n'));
            addSet(icu::UnicodeSet(U'\r', U'\r'));
        }
        if (m_knowsWords) {
            m_word = addSet(*escapedSet(U'w'));
            m_continuing = addSet(wordContinuing());
        }
    }

    [[nodiscard]] std::optional<RegexAlphabet> build(std::size_t setsOfRegex) {
        m_made.m_classes = CodePointClasses(rangesOf(m_sets));
        if (!giveLetters())
            return {};
        m_made.m_ofSet.resize(setsOfRegex);
        for (std::size_t i = 0; i < classCount(); ++i) {
            noteWords(i);
            for (const std::size_t set : m_made.m_classes.setsOf(i))
                if (set < setsOfRegex)
                    m_made.m_ofSet[set].push_back(i);
        }
        for (char32_t c = 0; c < 0x80; ++c)
            if (const Letter& plain = m_made.letterOf(c); plain.size == 1)
                m_made.m_ascii[c] = plain.bytes[0];
        return std::move(m_made);
    }

private:
    static constexpr std::size_t kNone = ~std::size_t{0};

    std::size_t addSet(const icu::UnicodeSet& set) {
        m_sets.push_back(set);
        return m_sets.size() - 1;
    }

    [[nodiscard]] std::size_t classCount() const { return m_made.m_classes.count(); }
    [[nodiscard]] bool isIn(std::size_t number, std::size_t set) const {
        return set != kNone && m_made.m_classes.setsOf(number).contains(set);
    }

    [[nodiscard]] bool giveLetters() {
        constexpr std::size_t kEndings = 16; // for line ends; they are at most seven
        if (classCount() > CodePointClasses::kMost)
            return false;
        std::string word;
        std::string other;
        for (int byte = 0x01; byte < 0x100; ++byte)
            if (byte != '\n')
                (m_knowsWords && isAsciiWord(static_cast<char>(byte)) ? word : other) +=
                    static_cast<char>(byte);
        std::size_t words = 0;
        std::size_t others = m_knowsLines ? kEndings : 0;
        for (std::size_t i = 0; i < classCount(); ++i) {
            words += isIn(i, m_word) || isIn(i, m_continuing) ? 1 : 0;
            others += !isIn(i, m_word) || isIn(i, m_continuing) ? 1 : 0;
        }
        Letters inWord(word, words);
        Letters inGap(other, others);
        if (!inWord.areEnough() || !inGap.areEnough())
            return false;
        m_made.m_letters.resize(classCount());
        giveEndings(inGap);
        for (std::size_t i = 0; i < classCount(); ++i) {
            Class& made = m_made.m_letters[i];
            if (isIn(i, m_continuing)) {
                made.inWord = inWord.take();
                made.inGap = inGap.take();
            } else if (!isIn(i, m_lineEnd)) {
                made.plain = (isIn(i, m_word) ? inWord : inGap).take();
            }
        }
        return true;
    }

    void noteWords(std::size_t number) {
        const Class& made = m_made.m_letters[number];
        for (const Letter& one : {made.plain, made.inWord, made.inGap}) {
            if (one.size > 0 && isIn(number, m_word))
                m_made.m_words.emplace(one.view());
            for (std::size_t i = 0; one.size == 2 && i < 2; ++i)
                m_made.m_partsOfPairs.set(static_cast<unsigned char>(one.bytes[i]));
        }
    }

    void giveEndings(Letters& letters) {
        if (!m_knowsLines)
            return;
        const auto take = [&] { return letters.take().bytes[0]; };
        const char beforeFeed = take();
        const char afterReturn = take();
        m_made.m_returnBeforeFeed = letter('\n', beforeFeed, beforeFeed);
        m_made.m_feedAfterReturn = letter(afterReturn, afterReturn, '\n');
        for (std::size_t i = 0; i < classCount(); ++i)
            if (isIn(i, m_lineEnd))
                m_made.m_letters[i].ending = letter('\n', take(), '\n');
    }

    std::vector<icu::UnicodeSet> m_sets; // of the expression, and then:
    std::size_t m_lineEnd = kNone;
    std::size_t m_word = kNone;
    std::size_t m_continuing = kNone;
    bool m_knowsLines;
    bool m_knowsWords;
    RegexAlphabet m_made;
};

std::optional<RegexAlphabet> RegexAlphabet::of(const RegexParts& regex, bool knowsWords) {
    return Builder(regex, knowsWords).build(regex.sets.size());
}

std::string RegexAlphabet::bytesOf(std::size_t set) const {
    std::set<char> singles;
    std::map<std::string, std::set<char>> lasts; // by the bytes before
    const auto add = [&](const Letter& one) {
        if (one.size == 1)
            singles.insert(one.bytes[0]);
        else if (one.size > 1)
            lasts[std::string(one.view().substr(0, one.size - 1u))].insert(one.view().back());
    };
    for (const std::size_t number : m_ofSet[set]) {
        const Class& made = m_letters[number];
        for (const Letter& one : {made.plain, made.inWord, made.inGap, made.ending})
            add(one);
        if (made.ending.size > 0 && number == classOf(U'\r'))
            add(m_returnBeforeFeed);
        if (made.ending.size > 0 && number == classOf(U'\n'))
            add(m_feedAfterReturn);
    }
    if (lasts.empty())
        return singles.empty() ? "[^\\x00-\\xff]" : oneOf(singles);
    std::string expression = "(?:";
    if (!singles.empty())
        expression += oneOf(singles) + "|";
    for (const auto& [first, last] : lasts) {
        for (const char byte : first)
            expression += hex(byte);
        expression += oneOf(last) + "|";
    }
    expression.back() = ')';
    return expression;
}

std::string RegexAlphabet::expression(const RegexParts& regex) const {
    std::vector<std::string> bytes(regex.sets.size());
    std::string expression;
    for (const RegexParts::Part& part : regex.parts) {
        switch (part.kind) {
        case RegexParts::Kind::Set:
            if (bytes[part.set].empty())
                bytes[part.set] = bytesOf(part.set);
            expression += bytes[part.set];
            break;
        case RegexParts::Kind::Syntax:
            expression += part.syntax;
            break;
        case RegexParts::Kind::LineBegin:
            expression += "(?m:^)";
            break;
        case RegexParts::Kind::LineEnd:
            expression += "(?m:$)";
            break;
        case RegexParts::Kind::WordEdge:
            expression += "\\b";
            break;
        case RegexParts::Kind::NoWordEdge:
            expression += "\\B";
            break;
        }
    }
    return expression;
}

std::size_t RegexAlphabet::append(char32_t c, std::string& text) const {
    const Class& made = m_letters[classOf(c)];
    const auto put = [&](const Letter& one) {
        text += one.view();
        return one.size;
    };
    if (made.plain.size > 0)
        return put(made.plain);
    if (made.ending.size == 0)
        return put(!text.empty() && isAsciiWord(text.back()) ? made.inWord : made.inGap);
    const std::string_view lone = m_letters[classOf(U'\r')].ending.view();
    if (c != U'\n' || !text.ends_with(lone))
        return put(made.ending);
    std::ranges::copy(m_returnBeforeFeed.view(), text.end() - std::ssize(lone));
    return put(m_feedAfterReturn);
}

bool RegexAlphabet::crossesWord(std::string_view text, std::size_t at) const {
    if (at == 0 || at >= text.size())
        return false;
    const std::size_t before = isPart(text[at - 1]) ? 2 : 1;
    const std::size_t after = isPart(text[at]) ? 2 : 1;
    return m_words.contains(text.substr(at - before, before)) &&
           m_words.contains(text.substr(at, after));
}

} // namespace moji::search
