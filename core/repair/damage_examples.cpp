#include "repair/damage_examples.h"

#include "repair/character_traits.h"
#include "repair/letters.h"

#include <algorithm>
#include <array>
#include <optional>

namespace moji::repair {

namespace {

constexpr std::size_t kBeside = 60; // code points between what is damaged and what it was
constexpr std::size_t kNear = 200;  // code points between examples
constexpr std::size_t kQuoted = 80; // code points in quotes, or of a word
constexpr char32_t kByteOrderMark = 0xFEFF;

/// What text about damage has in it: its names, and those of the encoding that makes most of it, as
/// programs write them.
constexpr std::array<std::u32string_view, 7> kNamesOfDamage = {
    U"ojibake", U"乱码", U"文字化け", U"ракозябр", U"latin1", U"latin-1", U"cp1252"};

struct Piece {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const Piece&) const = default;
};

/// A misread part, by its place.
struct Part {
    std::size_t place = 0;
    std::size_t index = 0;
    Piece span;                // of the text
    std::u32string_view fixed; // what it was
    bool isExample = false;
};

bool isQuote(char32_t c) {
    return c == U'"' || c == U'\'' || c == U'`' || c == U'/';
}

bool isOfWord(char32_t c) {
    const bool isDigit = c >= U'0' && c <= U'9';
    return isDigit || isWordLetter(c) || (c >= 0x80 && !isWordPunctuation(c));
}

class Examples {
public:
    Examples(MisreadText& found, std::u32string_view text)
        : m_found(found)
        , m_text(text) {
        for (std::size_t place = 0; place < found.places.size(); ++place) {
            const std::vector<MisreadPart>& parts = *found.places[place].parts;
            const std::size_t begin = found.places[place].begin;
            for (std::size_t i = 0; i < parts.size(); ++i)
                m_parts.push_back({place,
                                   i,
                                   {begin + parts[i].begin, begin + parts[i].end},
                                   parts[i].text,
                                   false});
        }
    }

    void setApart() {
        findNames();
        for (Part& part : m_parts)
            part.isExample = isSetBeside(part) || isMarkInQuotes(part);
        findAlone();
        takeOut();
    }

private:
    [[nodiscard]] char32_t at(std::size_t i) const { return characterAt(m_text, i); }

    /// Where the text speaks of damage by its name.
    void findNames() {
        for (const std::u32string_view name : kNamesOfDamage) {
            for (std::size_t i = m_text.find(name); i < m_text.size(); i = m_text.find(name, i + 1))
                m_named.push_back(i);
        }
        std::ranges::sort(m_named);
    }

    [[nodiscard]] bool isNamedNear(const Piece& span) const {
        const auto next =
            std::ranges::lower_bound(m_named, span.begin - std::min(span.begin, kNear));
        return next != m_named.end() && *next < span.end + kNear;
    }

    /// What is in quotes around a part, on its line.
    [[nodiscard]] std::optional<Piece> quoted(const Piece& part) const {
        std::size_t begin = part.begin;
        while (begin > 0 && !isQuote(at(begin - 1))) {
            if (at(begin - 1) == U'\n' || part.begin - begin == kQuoted)
                return std::nullopt;
            --begin;
        }
        if (begin == 0)
            return std::nullopt;
        for (std::size_t end = part.end; end < m_text.size() && end - part.end < kQuoted; ++end) {
            if (at(end) == at(begin - 1))
                return Piece{begin, end};
            if (at(end) == U'\n')
                break;
        }
        return std::nullopt;
    }

    /// The letters around a part; nothing where they are too many for a word.
    [[nodiscard]] std::optional<Piece> wordAround(const Piece& part) const {
        Piece word = part;
        while (word.begin > 0 && isOfWord(at(word.begin - 1)) && part.begin - word.begin <= kQuoted)
            --word.begin;
        while (word.end < m_text.size() && isOfWord(at(word.end)) && word.end - part.end <= kQuoted)
            ++word.end;
        return word.end - word.begin <= kQuoted ? std::optional(word) : std::nullopt;
    }

    /// What a piece of the text was.
    [[nodiscard]] std::u32string repaired(const Piece& span) const {
        std::u32string text;
        std::size_t from = span.begin;
        auto part = std::ranges::lower_bound(m_parts, span.begin, {},
                                             [](const Part& p) { return p.span.begin; });
        for (; part != m_parts.end() && part->span.end <= span.end; ++part) {
            text += m_text.substr(from, part->span.begin - from);
            text += part->fixed;
            from = part->span.end;
        }
        return text += m_text.substr(from, span.end - from);
    }

    /// Whether the text has `word` by itself at a place.
    [[nodiscard]] bool hasWord(std::size_t place, std::u32string_view word) const {
        const std::size_t end = place + word.size();
        return (place == 0 || !isOfWord(at(place - 1))) &&
               (end == m_text.size() || !isOfWord(at(end)));
    }

    /// What is between a damaged piece and what it was, which follows, or precedes, on the line.
    [[nodiscard]] std::optional<Piece> following(const Piece& damaged,
                                                 std::u32string_view word) const {
        std::u32string_view line = m_text.substr(damaged.end, kBeside + word.size());
        line = line.substr(0, line.find(U'\n'));
        for (std::size_t i = line.find(word); i < line.size(); i = line.find(word, i + 1)) {
            if (hasWord(damaged.end + i, word))
                return Piece{damaged.end, damaged.end + i};
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Piece> preceding(const Piece& damaged,
                                                 std::u32string_view word) const {
        const std::size_t begin = damaged.begin - std::min(damaged.begin, kBeside + word.size());
        const std::u32string_view before = m_text.substr(begin, damaged.begin - begin);
        const std::size_t i = before.rfind(word);
        if (i == before.npos || !hasWord(begin + i, word))
            return std::nullopt;
        const Piece between{begin + i + word.size(), damaged.begin};
        const std::u32string_view rest = m_text.substr(between.begin, between.end - between.begin);
        return rest.find(U'\n') == rest.npos ? std::optional(between) : std::nullopt;
    }

    [[nodiscard]] bool has(const Piece& between, std::u32string_view what) const {
        return m_text.substr(between.begin, between.end - between.begin).find(what) !=
               std::u32string_view::npos;
    }
    [[nodiscard]] bool hasArrow(const Piece& between) const {
        return has(between, U"→") || has(between, U"->");
    }
    /// Whether a tag ends there: an attribute and what the element contains are no pair.
    [[nodiscard]] bool hasTag(const Piece& between) const {
        return has(between, U"\">") || has(between, U"'>") || has(between, U"<");
    }
    /// Whether there are only signs that set one word beside another.
    [[nodiscard]] bool isLink(const Piece& between) const {
        constexpr std::u32string_view kLink = U"|=→\t";
        const std::u32string_view all = m_text.substr(between.begin, between.end - between.begin);
        return all.find_first_of(kLink) != all.npos &&
               all.find_first_not_of(U" |=:->→\t") == all.npos;
    }

    /// Whether what the part was stands beside it, with all that is in quotes, or the word.
    [[nodiscard]] bool isSetBeside(const Part& part) const {
        if (const std::optional<Piece> all = quoted(part.span)) {
            const std::u32string text = repaired(*all);
            if (const std::optional<Piece> after = following(*all, text); after && !hasTag(*after))
                return true;
            const std::optional<Piece> before = preceding(*all, text);
            if (before && (hasArrow(*before) || isNamedNear(*all) || isAlone(part)))
                return true;
            if (isDamagedTwice(*all, text))
                return true;
        }
        const std::optional<Piece> word = wordAround(part.span);
        const auto after = word ? following(*word, repaired(*word)) : std::nullopt;
        return after && isLink(*after);
    }

    /// Whether the same follows in quotes, damaged otherwise: a table that was damaged once more.
    [[nodiscard]] bool isDamagedTwice(const Piece& quotes, std::u32string_view text) const {
        const auto next = std::ranges::lower_bound(m_parts, quotes.end, {},
                                                   [](const Part& p) { return p.span.begin; });
        if (next == m_parts.end() || next->span.begin > quotes.end + kBeside)
            return false;
        const std::optional<Piece> other = quoted(next->span);
        return other && other->begin > quotes.end && repaired(*other) == text &&
               !has(*other, m_text.substr(quotes.begin, quotes.end - quotes.begin));
    }

    /// Whether nothing else is in the quotes, or something else in quotes is set beside them.
    [[nodiscard]] bool isAlone(const Part& part) const {
        const std::optional<Piece> all = quoted(part.span);
        if (!all)
            return false;
        const auto isRest = [](char32_t c) { return c < 0x80 && c != U' '; };
        if (std::ranges::none_of(m_text.substr(all->begin, all->end - all->begin), isRest))
            return true;
        const std::size_t next = m_text.find_first_not_of(U" ,:=>", all->end + 1);
        return next > all->end + 1 && next < m_text.size() && at(next) == at(all->end);
    }

    /// "ï»¿" in a program is what it looks for at the beginning of a text; in the header of an XMP
    /// packet it was a mark.
    [[nodiscard]] bool isMarkInQuotes(const Part& part) const {
        if (part.fixed != std::u32string_view(&kByteOrderMark, 1) ||
            !isQuote(at(part.span.begin - 1)))
            return false;
        const bool isAll = quoted(part.span) == part.span;
        return (isAll || isNamedNear(part.span)) &&
               !m_text.substr(0, part.span.begin - 1).ends_with(U"<?xpacket begin=");
    }

    /// Quotes near other examples or where the text names damage.
    void findAlone() {
        const Part* last = nullptr; // example
        const auto isNear = [&](const Part& part) {
            return last && std::max(last->span.begin, part.span.begin) -
                                   std::min(last->span.begin, part.span.begin) <=
                               kNear;
        };
        const auto look = [&](Part& part) {
            part.isExample =
                part.isExample || ((isNear(part) || isNamedNear(part.span)) && isAlone(part));
            if (part.isExample)
                last = &part;
        };
        std::ranges::for_each(m_parts, look);
        last = nullptr;
        std::ranges::for_each(m_parts.rbegin(), m_parts.rend(), look);
    }

    void takeOut() {
        std::vector<MisreadText::Place>& examples = m_found.examples;
        std::vector<MisreadText::Place> rest;
        std::size_t keptParts = 0;
        auto part = m_parts.begin();
        for (std::size_t i = 0; i < m_found.places.size(); ++i) {
            MisreadText::Place& place = m_found.places[i];
            std::vector<MisreadPart> kept;
            const std::size_t before = examples.size();
            for (; part != m_parts.end() && part->place == i; ++part) {
                if (part->isExample)
                    examples.push_back({part->span.begin, part->span.end, {}, place.chain});
                else
                    kept.push_back((*place.parts)[part->index]);
            }
            if (kept.empty())
                continue;
            keptParts += kept.size();
            if (examples.size() > before)
                place.parts = shared(std::move(kept), 0);
            examples.resize(before); // the whole word is settled
            rest.push_back(std::move(place));
        }
        m_found.net *= static_cast<double>(keptParts) / static_cast<double>(m_parts.size());
        m_found.places = std::move(rest);
    }

    MisreadText& m_found;
    std::u32string_view m_text;
    std::vector<Part> m_parts;
    std::vector<std::size_t> m_named;
};

} // namespace

void setExamplesApart(MisreadText& found, std::u32string_view text) {
    if (!found.places.empty())
        Examples(found, text).setApart();
}

} // namespace moji::repair
