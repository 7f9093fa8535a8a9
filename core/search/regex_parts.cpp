#include "search/regex_parts.h"

#include "search/regex_sets.h"
#include "unicode/case_folding.h"
#include "unicode/surrogates.h"

#include <unicode/uchar.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <map>

namespace moji::search {

namespace {

using Kind = RegexParts::Kind;

struct Flags {
    bool matchCase = true;
    bool dotIsAll = false;
    bool comments = false;
};

// RE2 repeats at most this often.
constexpr int kMostRepeats = 1000;

bool isDigit(char32_t c) {
    return c >= U'0' && c <= U'9';
}

class Reader {
public:
    Reader(std::u32string_view expression, bool matchCase)
        : m_rest(expression) {
        m_flags.matchCase = matchCase;
    }

    [[nodiscard]] std::optional<RegexParts> read() {
        while (!m_rest.empty())
            if (!readOne())
                return {};
        flush();
        return std::move(m_read);
    }

private:
    [[nodiscard]] bool startsWith(std::u32string_view text) const {
        return m_rest.starts_with(text);
    }
    bool skip(std::u32string_view text) {
        const bool found = startsWith(text);
        m_rest.remove_prefix(found ? text.size() : 0);
        return found;
    }
    char32_t take() {
        const char32_t c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    void put(Kind kind, std::string syntax = {}) {
        flush();
        m_read.parts.push_back({kind, 0, std::move(syntax)});
    }
    bool putSyntax(std::string syntax) {
        put(Kind::Syntax, std::move(syntax));
        return true;
    }
    void putSet(const icu::UnicodeSet& set) {
        flush();
        appendSet(set);
    }
    void appendSet(const icu::UnicodeSet& set) {
        m_read.parts.push_back({Kind::Set, m_read.sets.size(), {}});
        m_read.sets.push_back(set);
    }
    void appendCharacter(char32_t c) {
        const std::pair key(c, m_flags.matchCase);
        const auto known = m_characters.find(key);
        if (known != m_characters.end()) {
            m_read.parts.push_back({Kind::Set, known->second, {}});
            return;
        }
        m_characters.emplace(key, m_read.sets.size());
        appendSet(setOf(c, m_flags.matchCase));
    }

    /// A literal character waits for its neighbours: without case, several may fold together.
    bool putLiteral(char32_t c) {
        m_run += c;
        return true;
    }
    void flush() {
        const std::u32string run = std::exchange(m_run, {});
        if (m_flags.matchCase)
            std::ranges::for_each(run, [&](char32_t c) { appendCharacter(c); });
        else
            appendFolded(run);
    }
    void appendFolded(std::u32string_view run) {
        std::u16string units;
        for (const char32_t c : run)
            unicode::appendCaseFolded(c, units);
        const std::u32string text = unicode::fromUtf16(units);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = endOfFoldings(text, at);
            if (end - at > 1)
                appendWays(std::u32string_view(text).substr(at, end - at));
            else
                appendCharacter(text[at]);
            at = end;
        }
    }
    /// All ways to write `text`: "ss" or "ß".
    void appendWays(std::u32string_view text) {
        m_read.parts.push_back({Kind::Syntax, 0, "(?:"});
        appendCharacter(text.front());
        if (text.size() > 1)
            appendWays(text.substr(1));
        for (const auto& [folding, set] : longFoldings()) {
            if (!text.starts_with(folding))
                continue;
            m_read.parts.push_back({Kind::Syntax, 0, "|"});
            appendSet(set);
            if (text.size() > folding.size())
                appendWays(text.substr(folding.size()));
        }
        m_read.parts.push_back({Kind::Syntax, 0, ")"});
    }
    /// A quantifier applies to the last character alone.
    void splitRun() {
        if (m_run.size() < 2)
            return flush();
        const char32_t last = m_run.back();
        m_run.pop_back();
        flush();
        m_run = last;
        flush();
    }

    bool readOne() {
        const char32_t c = take();
        switch (c) {
        case U'\\':
            return readEscape();
        case U'[':
            return readBrackets();
        case U'(':
            return openGroup();
        case U')':
            flush();
            m_flags = m_outer.back(); // the expression is valid: one is open
            m_outer.pop_back();
            return putSyntax(")");
        case U'|':
            return putSyntax("|");
        case U'*':
        case U'+':
        case U'?':
            splitRun();
            return putQuantifier(std::string(1, static_cast<char>(c)));
        case U'{':
            splitRun();
            return readCounts();
        case U'.':
            return putDot();
        case U'^':
            m_read.hasLineEdges = true;
            return put(Kind::LineBegin), true;
        case U'$':
            m_read.hasLineEdges = true;
            return put(Kind::LineEnd), true;
        default:
            return m_flags.comments ? readCommented(c) : putLiteral(c);
        }
    }
    bool readCommented(char32_t c) {
        if (c == U'#') {
            while (!m_rest.empty() && !lineEnds().contains(static_cast<UChar32>(m_rest.front())))
                take();
            return true;
        }
        return u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_PATTERN_WHITE_SPACE) != 0 ||
               putLiteral(c);
    }

    bool putDot() {
        icu::UnicodeSet all(0, 0x10FFFF);
        if (!m_flags.dotIsAll) {
            putSet(all.removeAll(lineEnds()));
            return true;
        }
        putSyntax("(?:"); // CR LF is one line end
        appendCharacter(U'\r');
        appendCharacter(U'\n');
        putSyntax("|");
        appendSet(all);
        return putSyntax(")");
    }
    bool putAnyLineEnd() {
        putSyntax("(?:");
        appendCharacter(U'\r');
        appendCharacter(U'\n');
        putSyntax("|");
        appendSet(lineEnds());
        return putSyntax(")");
    }

    bool putQuantifier(std::string quantifier) {
        if (skip(U"?")) {
            quantifier += '?';
        } else if (skip(U"+")) {
            quantifier += '+';
            m_read.needsBacktracking = true;
        }
        return putSyntax(std::move(quantifier));
    }
    bool readCounts() {
        std::string counts = "{";
        int number = 0;
        while (counts.back() != '}') {
            const char32_t c = take();
            if (isDigit(c))
                number = std::min(number * 10 + static_cast<int>(c - U'0'), kMostRepeats + 1);
            else if (c == U',')
                number = 0;
            else if (c != U'}')
                return false;
            m_read.needsBacktracking = m_read.needsBacktracking || number > kMostRepeats;
            counts += static_cast<char>(c);
        }
        return putQuantifier(std::move(counts));
    }

    bool openGroup() {
        flush();
        if (skip(U"?#")) {
            while (take() != U')') {
            }
            return true;
        }
        for (const std::string_view look : {"?=", "?!", "?<=", "?<!", "?>"}) {
            if (skip(std::u32string(look.begin(), look.end()))) {
                m_read.needsBacktracking = true;
                m_outer.push_back(m_flags);
                return putSyntax(std::string("(").append(look));
            }
        }
        if (skip(U"?<")) {
            while (take() != U'>') {
            }
        } else if (skip(U"?")) {
            return readFlags();
        }
        m_outer.push_back(m_flags);
        return putSyntax("(");
    }
    /// `(?is-x:...)`, `(?i)`, `(?:...)`
    bool readFlags() {
        const Flags outer = m_flags;
        bool on = true;
        for (;;) {
            switch (take()) {
            case U'-':
                on = false;
                break;
            case U'i':
                m_flags.matchCase = !on;
                break;
            case U's':
                m_flags.dotIsAll = on;
                break;
            case U'x':
                m_flags.comments = on;
                break;
            case U'm':
                if (!on)
                    return false;
                break;
            case U':':
                m_outer.push_back(outer);
                return putSyntax("(?:");
            case U')':
                return true;
            default:
                return false;
            }
        }
    }

    bool readBrackets() {
        // In ICU, `[]` starts a set that contains the bracket.
        if (startsWith(U"]") || startsWith(U"^]"))
            return false;
        std::u32string text = U"[";
        for (int depth = 1; depth > 0;) {
            const char32_t c = take();
            text += c;
            depth += c == U'[' ? 1 : c == U']' ? -1 : 0;
            if (c == U'\\')
                text += take();
        }
        if (m_flags.comments || text.find(U"\\Q") != text.npos)
            return false;
        return putSetOf(text);
    }
    bool putSetOf(std::u32string_view text) {
        auto set = setOf(text, m_flags.matchCase);
        if (set)
            putSet(*set);
        return set.has_value();
    }

    bool readEscape() {
        const char32_t c = take();
        if (auto set = escapedSet(c)) {
            putSet(*set);
            return true;
        }
        switch (c) {
        case U'b':
        case U'B':
            m_read.hasWordEdges = true;
            return put(c == U'b' ? Kind::WordEdge : Kind::NoWordEdge), true;
        case U'A':
            return putSyntax("\\A");
        case U'z':
            return putSyntax("\\z");
        case U'R':
            return putAnyLineEnd();
        case U'Q':
            return readQuoted();
        case U'p':
        case U'P':
        case U'N':
            return readNamedSet(c);
        case U'G':
        case U'X':
        case U'Z':
        case U'k':
            return false;
        default:
            return !isDigit(c) && readEscapedCharacter(c);
        }
    }
    bool readQuoted() {
        while (!m_rest.empty() && !skip(U"\\E"))
            putLiteral(take());
        return true;
    }
    bool readNamedSet(char32_t letter) {
        const std::size_t end = m_rest.find(U'}');
        if (!startsWith(U"{") || end == m_rest.npos)
            return false;
        const auto name = std::u32string(m_rest.substr(0, end + 1));
        m_rest.remove_prefix(end + 1);
        return putSetOf(std::u32string{U'\\', letter} + name);
    }
    /// \n, \x41, \u4E16, \cX, \0101 and the like; before punctuation the backslash is dropped.
    bool readEscapedCharacter(char32_t c) {
        const bool isLetter = c < 0x80 && u_isalnum(static_cast<UChar32>(c)) != 0;
        if (!isLetter)
            return putLiteral(c);
        std::u16string units = unicode::toUtf16(m_rest.substr(0, 16));
        units.insert(units.begin(), static_cast<char16_t>(c)); // an ASCII letter
        int32_t used = 0;
        const UChar32 read = u_unescapeAt(
            [](int32_t offset, void* text) {
                return (
                    *static_cast<const std::u16string*>(text))[static_cast<std::size_t>(offset)];
            },
            &used, static_cast<int32_t>(units.size()), &units);
        if (read < 0 || used < 1)
            return false;
        m_rest.remove_prefix(static_cast<std::size_t>(used) - 1);
        return putLiteral(static_cast<char32_t>(read));
    }

    std::u32string_view m_rest;
    Flags m_flags;
    std::vector<Flags> m_outer; // of the groups that are open
    std::u32string m_run;       // literal characters not yet in m_read
    std::map<std::pair<char32_t, bool>, std::size_t> m_characters; // their sets
    RegexParts m_read;
};

} // namespace

const icu::UnicodeSet& lineEnds() {
    static const icu::UnicodeSet kEnds = *escapedSet(U'v');
    return kEnds;
}

std::optional<RegexParts> readRegex(std::u32string_view expression, bool matchCase) {
    return Reader(expression, matchCase).read();
}

} // namespace moji::search
