#include "repair/damage_examples.h"

#include "repair/character_traits.h"
#include "repair/damage_cues.h"
#include "repair/letters.h"
#include "repair/quotes_around.h"

#include <algorithm>
#include <optional>

namespace moji::repair {

namespace {

constexpr std::size_t kBeside = 60; // code points between what is damaged and what it was
constexpr std::size_t kNear = 200;  // code points between examples
constexpr std::size_t kWord = 80;   // code points of a word
constexpr char32_t kByteOrderMark = 0xFEFF;

/// A misread part, by its place.
struct Part {
    std::size_t place = 0;
    std::size_t index = 0;
    Piece span;                // of the text
    std::u32string_view fixed; // what it was
    bool isExample = false;
    bool isPaired = false; // what it was stands beside it
};

class Examples {
public:
    Examples(MisreadText& found, std::u32string_view text)
        : m_found(found)
        , m_text(text) {
        for (std::size_t place = 0; place < found.places.size(); ++place) {
            const std::vector<MisreadPart>& parts = *found.places[place].parts;
            const std::size_t begin = found.places[place].begin;
            for (std::size_t i = 0; i < parts.size(); ++i)
                m_parts.push_back(
                    {place, i, {begin + parts[i].begin, begin + parts[i].end}, parts[i].text});
        }
    }

    void setApart() {
        m_damage = namesOfDamage(m_text);
        m_encodings = namesOfEncodings(m_text);
        for (Part& part : m_parts) {
            part.isPaired = isSetBeside(part) || isOfDifference(part);
            part.isExample =
                part.isPaired || isMarkInQuotes(part) || isArgument(part) || isAfterBytes(part);
        }
        findAlone();
        if (areFewAmongDamage())
            std::ranges::for_each(m_parts, [](Part& part) { part.isExample = false; });
        takeOut();
    }

private:
    [[nodiscard]] char32_t at(std::size_t i) const { return characterAt(m_text, i); }

    static bool hasNear(const std::vector<std::size_t>& places, const Piece& span) {
        const auto next =
            std::ranges::lower_bound(places, span.begin - std::min(span.begin, kNear));
        return next != places.end() && *next < span.end + kNear;
    }
    /// Whether the text speaks of damage near a part, or of encodings and a character by itself:
    /// beside the name of an encoding, "Latin1 Ñ\u0081Ð¸Ð¼Ð²Ð¾Ð»Ñ‹", whole words are none.
    [[nodiscard]] bool isNamedNear(const Part& part) const {
        const auto isCharacter = [](const Part& each) { return each.fixed.size() == 1; };
        return hasNear(m_damage, part.span) ||
               (hasNear(m_encodings, part.span) && areAllOfLine(part, isCharacter));
    }
    /// Whether all parts in the line of one are so.
    template <class Predicate>
    [[nodiscard]] bool areAllOfLine(const Part& part, const Predicate& predicate) const {
        const Piece line = lineAround(part.span, kNear);
        auto each = std::ranges::lower_bound(m_parts, line.begin, {},
                                             [](const Part& p) { return p.span.begin; });
        for (; each != m_parts.end() && each->span.begin < line.end; ++each) {
            if (!predicate(*each))
                return false;
        }
        return true;
    }

    /// What is in quotes or brackets around a part, on its line.
    [[nodiscard]] std::optional<Piece> quoted(const Piece& part) const {
        const std::optional<Piece> plain = inPlainQuotes(m_text, part);
        return plain ? plain : inPairOfQuotes(m_text, part, [this](std::size_t place) {
            return isInPart(place);
        });
    }
    [[nodiscard]] bool isInPart(std::size_t place) const {
        const auto part =
            std::ranges::upper_bound(m_parts, place, {}, [](const Part& p) { return p.span.end; });
        return part != m_parts.end() && part->span.begin <= place;
    }
    /// The letters around a part; nothing where they are too many for a word.
    [[nodiscard]] std::optional<Piece> wordAround(const Piece& part) const {
        Piece word = part;
        while (word.begin > 0 && isOfWord(at(word.begin - 1)) && part.begin - word.begin <= kWord)
            --word.begin;
        while (word.end < m_text.size() && isOfWord(at(word.end)) && word.end - part.end <= kWord)
            ++word.end;
        return word.end - word.begin <= kWord ? std::optional(word) : std::nullopt;
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
            if (before && (hasArrow(*before) || isNamedNear(part) || isAlone(part)))
                return true;
            if (isDamagedTwice(*all, text))
                return true;
        }
        const std::optional<Piece> word = wordAround(part.span);
        if (!word)
            return false;
        const auto after = following(*word, repaired(*word));
        return (after && isLink(*after)) || isSaidOf(*word);
    }

    [[nodiscard]] std::u32string_view textOf(const Piece& piece) const {
        return m_text.substr(piece.begin, piece.end - piece.begin);
    }
    /// The line of a place, and a bound around it.
    [[nodiscard]] Piece lineAround(const Piece& span, std::size_t reach) const {
        const std::size_t from = span.begin - std::min(span.begin, reach);
        const std::u32string_view before = m_text.substr(from, span.begin - from);
        const std::u32string_view after = m_text.substr(span.end, reach);
        return {from + before.rfind(U'\n') + 1, // npos + 1 is 0
                span.end + std::min(after.find(U'\n'), after.size())};
    }

    /// Whether the text says of a damaged word what it should be: “Ã©” instead of “é”; Müller
    /// becomes MÃ¼ller.
    [[nodiscard]] bool isSaidOf(const Piece& word) const {
        if (textOf({word.end, std::min(word.end + 5, m_text.size())}) == U" [sic")
            return true;
        const std::u32string intact = inSmallLetters(repaired(word));
        const std::size_t reach = kBeside + intact.size();
        const Piece line = lineAround(word, reach);
        const std::u32string after = inSmallLetters(textOf({word.end, line.end}));
        const std::size_t next = placeOfWord(intact, after);
        if (next < after.size() && leadsToIntact(std::u32string_view(after).substr(0, next)))
            return true;
        const std::size_t from = word.begin - std::min(word.begin, reach);
        const std::u32string before = inSmallLetters(textOf({from, word.begin}));
        const std::size_t last = placeOfWord(intact, before);
        if (last >= before.size())
            return false;
        const std::u32string_view lead = std::u32string_view(before).substr(0, last);
        const std::u32string_view between =
            std::u32string_view(before).substr(last + intact.size());
        constexpr std::ptrdiff_t kNextLine = 1;
        return std::ranges::count(between, U'\n') <= kNextLine &&
               (between.find(U'\n') == between.npos || between.find(U"actual") != between.npos) &&
               leadsToDamage(lead.substr(lead.rfind(U'\n') + 1), between);
    }

    /// Whether a call looks for it: replace(s, "â€™", "'"), s/Ã¡/a/; or is about an encoding.
    [[nodiscard]] bool isArgument(const Part& part) const {
        const std::optional<Piece> all = inPlainQuotes(m_text, part.span);
        if (!all)
            return false;
        const Piece line = lineAround(*all, kBeside);
        const std::u32string_view before = textOf({line.begin, all->begin});
        const auto isRest = [](char32_t c) { return c < 0x80; };
        if (looksForNext(before) && std::ranges::none_of(textOf(*all), isRest))
            return true;
        const auto named = std::ranges::find_if(
            std::ranges::lower_bound(m_encodings, line.begin), m_encodings.end(),
            [&](std::size_t place) { return place < all->begin || place >= all->end; });
        return named != m_encodings.end() && *named < line.end && before.find(U'(') != before.npos;
    }

    /// Whether its line and the one before or after, one with a minus and one with a plus in front,
    /// are the same but for the damage.
    [[nodiscard]] bool isOfDifference(const Part& part) const {
        const Piece line = lineAround(part.span, kNear);
        const char32_t sign = at(line.begin);
        if (sign != U'-' && sign != U'+')
            return false;
        const std::u32string same =
            (sign == U'-' ? U"+" : U"-") + repaired({line.begin + 1, line.end});
        const std::u32string_view before = m_text.substr(0, line.begin);
        return (!before.empty() && before.substr(0, before.size() - 1).ends_with(same)) ||
               m_text.substr(std::min(line.end + 1, m_text.size())).starts_with(same);
    }

    /// Whether its line has the bytes of what it was: C3 A9 (Ã©).
    [[nodiscard]] bool isAfterBytes(const Part& part) const {
        return part.fixed.size() == 1 &&
               hasBytesOf(textOf(lineAround(part.span, kBeside)), part.fixed);
    }

    /// Whether nothing else is in the word, and what it was is no dash nor space: text about Ã©.
    [[nodiscard]] bool isAloneInText(const Part& part) const {
        const bool isWritten = std::ranges::all_of(part.fixed, [](char32_t c) {
            return isWordLetter(c) || c == U'’' || c == U'“' || c == U'”' || c == kByteOrderMark;
        });
        const auto isEnd = [](char32_t c) { return c < 0x80 && !isWordLetter(c); };
        return isWritten && isEnd(at(part.span.begin - 1)) && isEnd(at(part.span.end));
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
    /// packet it was a mark. Between spaces it is what a sentence is about.
    [[nodiscard]] bool isMarkInQuotes(const Part& part) const {
        if (part.fixed != std::u32string_view(&kByteOrderMark, 1))
            return false;
        if (part.span.begin > 0 && at(part.span.begin - 1) == U' ' &&
            part.span.end < m_text.size() && at(part.span.end) == U' ')
            return true;
        if (!isQuote(at(part.span.begin - 1)))
            return false;
        const bool isAll = quoted(part.span) == part.span;
        return (isAll || isNamedNear(part)) &&
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
            part.isExample = part.isExample ||
                             ((isNear(part) || isNamedNear(part)) && isAlone(part)) ||
                             (isNamedNear(part) && isAloneInText(part));
            if (part.isExample)
                last = &part;
        };
        std::ranges::for_each(m_parts, look);
        last = nullptr;
        std::ranges::for_each(m_parts.rbegin(), m_parts.rend(), look);
    }

    /// Whether much more was misread than the examples, and none has beside it what it was: then
    /// all of the text was, and what looks like one is a part of it: "search": "╒ô╒╢╒┐╓Ç╒Ñ╒¼".
    [[nodiscard]] bool areFewAmongDamage() const {
        constexpr std::ptrdiff_t kMuchMore = 2;
        const auto examples = std::ranges::count_if(m_parts, &Part::isExample);
        return std::ssize(m_parts) - examples >= kMuchMore * examples &&
               std::ranges::none_of(m_parts, &Part::isPaired);
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
    std::vector<std::size_t> m_damage;    // where it is named
    std::vector<std::size_t> m_encodings; // where they are
};

} // namespace

void setExamplesApart(MisreadText& found, std::u32string_view text) {
    if (!found.places.empty())
        Examples(found, text).setApart();
}

} // namespace moji::repair
