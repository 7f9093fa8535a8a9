#include "search/replacement.h"

#include "bytes/whole_source.h"
#include "codec/encode_in_place.h"
#include "search/replace_in_place.h"
#include "unicode/surrogates.h"

namespace moji::search {

namespace {

using Kind = SearchFault::Kind;

struct Group {
    int number = 0;
};
struct Literal {
    std::u32string text;
    std::size_t position = 0; // index in the template of its first character
};
using TemplatePart = std::variant<Literal, Group>;

SearchFault fault(Kind kind, std::size_t position) {
    return {kind, position, 0, {}};
}

int hexValue(char32_t c) {
    if (c >= U'0' && c <= U'9')
        return static_cast<int>(c - U'0');
    const char32_t lower = c | 0x20;
    return lower >= U'a' && lower <= U'f' ? static_cast<int>(lower - U'a') + 10 : -1;
}

/// Parses a template for `Regex`.
class TemplateReader {
public:
    TemplateReader(std::u32string_view text, const Regex& regex)
        : m_text(text)
        , m_regex(regex) {}

    [[nodiscard]] Result<std::vector<TemplatePart>, SearchFault> read() {
        while (m_at < m_text.size()) {
            const char32_t c = m_text[m_at];
            const auto wrong = c == U'\\'  ? readEscape()
                               : c == U'$' ? readGroup()
                                           : (put(c, m_at), ++m_at, std::nullopt);
            if (wrong)
                return *wrong;
        }
        return std::move(m_parts);
    }

private:
    void put(char32_t c, std::size_t position) {
        if (m_parts.empty() || !std::holds_alternative<Literal>(m_parts.back()))
            m_parts.emplace_back(Literal{{}, position});
        std::get<Literal>(m_parts.back()).text += c;
    }

    [[nodiscard]] std::optional<SearchFault> readEscape() {
        const std::size_t begin = m_at++;
        const char32_t c = m_at < m_text.size() ? m_text[m_at++] : U'\0';
        switch (c) {
        case U'n':
            return put(U'\n', begin), std::nullopt;
        case U't':
            return put(U'\t', begin), std::nullopt;
        case U'r':
            return put(U'\r', begin), std::nullopt;
        case U'\\':
        case U'$':
            return put(c, begin), std::nullopt;
        case U'u':
            return readFourDigits(begin);
        default:
            return fault(Kind::BadEscape, begin);
        }
    }

    [[nodiscard]] std::optional<SearchFault> readFourDigits(std::size_t begin) {
        char32_t codePoint = 0;
        for (int i = 0; i < 4; ++i) {
            const int digit = m_at < m_text.size() ? hexValue(m_text[m_at]) : -1;
            if (digit < 0)
                return fault(Kind::BadEscape, begin);
            codePoint = codePoint * 16 + static_cast<char32_t>(digit);
            ++m_at;
        }
        if (unicode::isSurrogate(codePoint))
            return fault(Kind::BadEscape, begin);
        put(codePoint, begin);
        return {};
    }

    [[nodiscard]] std::optional<SearchFault> readGroup() {
        const std::size_t begin = m_at++;
        const auto number =
            m_at < m_text.size() && m_text[m_at] == U'{' ? readName() : readNumber();
        if (!number)
            return fault(Kind::NoSuchGroup, begin);
        m_parts.emplace_back(Group{*number});
        return {};
    }

    /// Reads as many digits as form a valid group number: without a group 12, `$12` is group 1 and
    /// a 2.
    [[nodiscard]] std::optional<int> readNumber() {
        std::optional<int> number;
        while (m_at < m_text.size() && m_text[m_at] >= U'0' && m_text[m_at] <= U'9') {
            const int longer = number.value_or(0) * 10 + static_cast<int>(m_text[m_at] - U'0');
            if (longer > m_regex.groupCount())
                break;
            number = longer;
            ++m_at;
        }
        return number;
    }

    [[nodiscard]] std::optional<int> readName() {
        const std::size_t end = m_text.find(U'}', m_at);
        if (end == m_text.npos)
            return {};
        const auto name = unicode::toUtf16(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return m_regex.groupNamed(name);
    }

    std::u32string_view m_text;
    const Regex& m_regex;
    std::size_t m_at = 0;
    std::vector<TemplatePart> m_parts;
};

} // namespace

Result<Replacement, SearchFault> Replacement::compile(SearchMode mode, std::u32string_view text,
                                                      const SearchPattern& pattern) {
    Replacement replacement;
    if (mode != SearchMode::Hex && hasShifts(*pattern.codec()))
        replacement.m_shifts = pattern.codec();
    const auto add = [&](std::u32string_view literal, Bytes bytes) {
        if (replacement.m_shifts)
            replacement.m_parts.emplace_back(std::u32string(literal));
        else
            replacement.m_parts.emplace_back(std::move(bytes));
    };
    if (mode != SearchMode::Regex) {
        auto bytes =
            mode == SearchMode::Hex ? hexBytesOf(text) : encodedText(*pattern.codec(), text);
        if (!bytes)
            return bytes.error();
        add(text, *std::move(bytes));
        return replacement;
    }
    const auto parts = TemplateReader(text, *pattern.regex()).read();
    if (!parts)
        return parts.error();
    for (const TemplatePart& part : *parts) {
        if (const auto* group = std::get_if<Group>(&part)) {
            replacement.m_parts.emplace_back(group->number);
            continue;
        }
        const auto& literal = std::get<Literal>(part);
        auto bytes = encodedText(*pattern.codec(), literal.text);
        if (!bytes) {
            bytes.error().position += literal.position;
            return bytes.error();
        }
        add(literal.text, *std::move(bytes));
    }
    return replacement;
}

Result<std::optional<std::u32string>> Replacement::text(const HitFinder& finder,
                                                        const SearchText& text) const {
    std::u32string all;
    for (const Part& part : m_parts) {
        if (const auto* literal = std::get_if<std::u32string>(&part)) {
            all += *literal;
            continue;
        }
        const auto range = finder.group(std::get<int>(part));
        if (!range)
            return range.error();
        if (!*range)
            continue;
        auto matched = textAt(text, *m_shifts, **range);
        if (!matched || !*matched)
            return matched;
        all += **matched;
    }
    return std::optional(std::move(all));
}

Result<Done> Replacement::append(const HitFinder& finder, const ByteSource& source,
                                 Bytes& out) const {
    for (const Part& part : m_parts) {
        if (const auto* bytes = std::get_if<Bytes>(&part)) {
            out.insert(out.end(), bytes->begin(), bytes->end());
            continue;
        }
        const auto range = finder.group(std::get<int>(part));
        if (!range)
            return range.error();
        if (!*range)
            continue;
        const auto matched = readRange(WholeSource(source, "replacement"), **range);
        if (!matched)
            return matched.error();
        out.insert(out.end(), matched->begin(), matched->end());
    }
    return Done{};
}

} // namespace moji::search
