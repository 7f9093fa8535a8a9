#include "search/regex_literal.h"

#include <utility>

namespace moji::search {

namespace {

constexpr std::u32string_view kPunctuation = U"\\.^$|()[]{}*+?-/,:;=!<>#&~@%'\" `";
// One-letter escapes without argument that match one character or a position.
constexpr std::u32string_view kLetters = U"dDsSwWbBhHvVRXtnrfaeAzZG";

// With more, searching for each of them costs more than it saves.
constexpr std::size_t kMostLiterals = 8;

bool has(std::u32string_view set, char32_t c) {
    return set.find(c) != set.npos;
}

/// Reads an expression from its start. If it meets unknown syntax, it finds nothing.
class Reader {
public:
    explicit Reader(std::u32string_view expression)
        : m_rest(expression) {}

    [[nodiscard]] std::vector<std::u32string> read() {
        while (!m_rest.empty()) {
            if (!readOne(take()))
                return {};
        }
        return endBranch() ? std::move(m_found) : std::vector<std::u32string>();
    }

private:
    char32_t take() {
        const char32_t c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    bool readOne(char32_t c) {
        switch (c) {
        case U'\\':
            return readEscape();
        case U'[':
            endRun();
            return skipClass();
        case U'(':
            endRun();
            return openGroup();
        case U')':
            return m_depth-- > 0;
        case U'|': // inside a group it does not affect the text outside
            return m_depth > 0 || endBranch();
        case U'*':
        case U'?':
            return readOptional();
        case U'{':
            return skipCounts() && readOptional();
        case U'+': // once or more
            endRun();
            skipMode();
            return true;
        case U'.':
        case U'^':
        case U'$':
            endRun();
            return true;
        case U'}':
        case U']':
            return false;
        default:
            append(c);
            return true;
        }
    }

    bool readEscape() {
        if (m_rest.empty())
            return false;
        const char32_t c = take();
        if (has(kPunctuation, c)) {
            append(c);
            return true;
        }
        endRun();
        return has(kLetters, c);
    }

    /// Skips only classes of plain characters, ranges and escapes without arguments.
    bool skipClass() {
        if (!m_rest.empty() && m_rest.front() == U'^')
            take();
        for (bool isFirst = true; !m_rest.empty(); isFirst = false) {
            const char32_t c = take();
            if (c == U']')
                return !isFirst;
            if (c == U'[' || c == U'&' || (c == U'\\' && !readClassEscape()))
                return false;
        }
        return false;
    }
    bool readClassEscape() {
        if (m_rest.empty())
            return false;
        const char32_t c = take();
        return has(kPunctuation, c) || has(kLetters, c);
    }

    /// Refuses flags, which change what follows, and names.
    bool openGroup() {
        ++m_depth;
        if (m_rest.empty() || m_rest.front() != U'?')
            return true;
        take();
        return !m_rest.empty() && has(U":=!>", take());
    }

    /// The preceding character is optional.
    bool readOptional() {
        if (!m_run.empty())
            m_run.pop_back();
        endRun();
        skipMode();
        return true;
    }
    /// Lazy or possessive.
    void skipMode() {
        if (!m_rest.empty() && has(U"?+", m_rest.front()))
            take();
    }
    bool skipCounts() {
        while (!m_rest.empty()) {
            const char32_t c = take();
            if (c == U'}')
                return true;
            if (!has(U"0123456789,", c))
                return false;
        }
        return false;
    }

    void append(char32_t c) {
        if (m_depth == 0)
            m_run += c;
    }
    void endRun() {
        if (m_run.size() > m_longest.size())
            m_longest = m_run;
        m_run.clear();
    }

    [[nodiscard]] bool endBranch() {
        endRun();
        m_found.push_back(std::exchange(m_longest, {}));
        return !m_found.back().empty() && m_found.size() <= kMostLiterals;
    }

    std::u32string_view m_rest;
    int m_depth = 0;
    std::u32string m_run;
    std::u32string m_longest;
    std::vector<std::u32string> m_found;
};

} // namespace

std::vector<std::u32string> requiredLiterals(std::u32string_view expression) {
    return Reader(expression).read();
}

} // namespace moji::search
