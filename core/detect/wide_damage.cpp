#include "detect/wide_damage.h"

#include "bytes/borrowed_source.h"
#include "bytes/byte_reader.h"
#include "bytes/input_buffer.h"
#include "detect/character_kind.h"
#include "detect/wide_text.h"
#include "unicode/surrogates.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace moji {

namespace {

constexpr std::size_t kBlock = 32;        // units looked at together
constexpr std::size_t kSpan = 2 * kBlock; // units in which a shift is looked for
constexpr std::size_t kFewest = 6;        // units that must follow a shift
constexpr double kOrdinary = 3;           // bits: a unit that costs more is looked at
constexpr double kShift = 24;             // bits: what a shift must save
// Of each problem so many characters must be in order: fewer with a mark, and in UTF-32, most of
// whose bytes are known beforehand.
constexpr std::uint64_t kForOneProblem = 4;
constexpr std::uint64_t kUnmarked = 12;
constexpr std::uint64_t kForOneOdd = 40; // characters for a control that text does not have
constexpr double kProblem = 20;          // bits that one more costs, compared with other forms
constexpr std::uint64_t kHopeless = 64;  // problems before their share is looked at
constexpr std::uint64_t kHopedFor = InputBuffer::kDefaultSize; // bytes
constexpr double kTextLike = 0.3;                              // plausibility of a reading

struct Form {
    std::string_view name;
    std::size_t unit; // bytes
    bool isBig;       // the first byte of a unit is its highest
};
constexpr std::array kForms{Form{"UTF-32LE", 4, false}, Form{"UTF-32BE", 4, true},
                            Form{"UTF-16LE", 2, false}, Form{"UTF-16BE", 2, true}};

char32_t unitAt(ByteView bytes, const Form& form) {
    char32_t value = 0;
    for (std::size_t i = 0; i < form.unit; ++i)
        value = value << 8 | bytes[form.isBig ? i : form.unit - 1 - i];
    return value;
}

/// What is wrong with a unit after `before`; Ok: nothing. A high surrogate is judged by its
/// follower.
SpanStatus faultOf(char32_t before, char32_t unit, const Form& form) {
    if (unit > 0x10FFFF)
        return SpanStatus::TooLarge;
    if (form.unit == 4)
        return unicode::isSurrogate(unit) ? SpanStatus::Surrogate : SpanStatus::Ok;
    return unicode::isLowSurrogate(unit) && !unicode::isHighSurrogate(before)
               ? SpanStatus::Surrogate
               : SpanStatus::Ok;
}

constexpr double kNoText = 14; // bits

/// Roughly what a unit costs after another one, in bits: text stays in its script.
double bitsOf(char32_t before, char32_t unit) {
    if (unicode::isSurrogate(unit))
        return unicode::isLowSurrogate(unit) == unicode::isHighSurrogate(before) ? 5 : kNoText;
    const CharacterClass character = characterClass(unit);
    switch (character.kind) {
    case CharacterKind::Control:
    case CharacterKind::HighControl:
    case CharacterKind::PrivateUse:
    case CharacterKind::Unassigned:
        return kNoText;
    case CharacterKind::Asian:
        return 6;
    default:
        break;
    }
    constexpr double kSameScript = 1.5;
    constexpr double kOther = 8;
    const bool isAscii = unit < 0x80;
    if (isAscii)
        return before < 0x80 ? 1 : 3;
    return before >> 8 == unit >> 8 || before < 0x80 ? kSameScript : kOther;
}

/// Goes through the bytes of one source, unit after unit.
class Walk {
public:
    /// `size`: bytes of all; `isKnown`: there is little doubt about the form.
    Walk(const Form& form, std::uint64_t size, bool isKnown)
        : m_form(form)
        , m_size(size)
        , m_isKnown(isKnown) {}

    /// Takes the front of `bytes`, which are at `offset`; returns how much of it. All of them if
    /// `atEnd`, unless it becomes hopeless.
    std::size_t take(std::uint64_t offset, ByteView bytes, bool atEnd) {
        std::size_t at = 0;
        while (bytes.size() - at >= (kSpan + 1) * m_form.unit ||
               (atEnd && bytes.size() - at >= m_form.unit)) {
            at += takeBlock(offset + at, bytes.subspan(at));
            if (m_isLost = isLostAt(offset + at); m_isLost)
                return at;
        }
        if (atEnd && at < bytes.size()) {
            addProblem(offset + at, bytes.subspan(at), SpanStatus::Truncated);
            at = bytes.size();
        }
        return at;
    }
    [[nodiscard]] bool isHopeless() const {
        return m_isLost || (m_found.problems > kHopeless && !isDamage());
    }
    /// Whether so little is wrong that it is damage.
    [[nodiscard]] bool isDamage() const {
        const std::uint64_t characters = m_found.characters;
        return m_found.problems * m_forOneProblem <= characters &&
               m_odd * kForOneOdd <= characters + (m_isKnown ? kForOneOdd : 0);
    }
    [[nodiscard]] WideDamage found() && {
        endSurrogate();
        m_found.text = scoreText(m_text);
        return std::move(m_found);
    }

private:
    /// A place where the units are shifted from: `units` belong to what is before it, `bytes` to
    /// nothing.
    struct Shift {
        std::size_t units = 0;
        std::size_t bytes = 0;
    };

    /// Whether there is so much wrong before `offset` that it would be no damage even if nothing
    /// were for as long as a buffer is, or to the end.
    [[nodiscard]] bool isLostAt(std::uint64_t offset) const {
        const std::uint64_t follows = std::min(m_size - std::min(m_size, offset), kHopedFor);
        return m_found.problems * m_forOneProblem > m_found.characters + follows / m_form.unit;
    }

    std::size_t takeBlock(std::uint64_t offset, ByteView bytes) {
        const std::size_t units = std::min(bytes.size() / m_form.unit, kBlock);
        if (!isOrdinary(bytes.first(units * m_form.unit))) {
            if (const Shift shift = findShift(bytes); shift.bytes > 0) {
                const std::size_t before = shift.units * m_form.unit;
                addUnits(offset, bytes.first(before));
                addProblem(offset + before, bytes.subspan(before, shift.bytes),
                           SpanStatus::TooShort);
                return before + shift.bytes;
            }
        }
        addUnits(offset, bytes.first(units * m_form.unit));
        return units * m_form.unit;
    }

    /// What each unit costs; `before`: the unit before the first one.
    [[nodiscard]] std::vector<double> bitsOfEach(char32_t before, ByteView bytes) const {
        std::vector<double> all;
        for (; bytes.size() >= m_form.unit; bytes = bytes.subspan(m_form.unit)) {
            const char32_t unit = unitAt(bytes, m_form);
            all.push_back(bitsOf(before, unit));
            before = unit;
        }
        return all;
    }
    /// Whether nothing is unusual, so that no shift need be looked for.
    [[nodiscard]] bool isOrdinary(ByteView bytes) const {
        char32_t before = m_before;
        for (; bytes.size() >= m_form.unit; bytes = bytes.subspan(m_form.unit)) {
            const char32_t unit = unitAt(bytes, m_form);
            if (bitsOf(before, unit) > kOrdinary)
                return false;
            before = unit;
        }
        return true;
    }

    [[nodiscard]] Shift findShift(ByteView bytes) {
        bytes = bytes.first(std::min(bytes.size(), (kSpan + 1) * m_form.unit - 1));
        const std::vector<double> here = bitsOfEach(m_before, bytes);
        const double all = std::accumulate(here.begin(), here.end(), 0.0);
        Shift best;
        double least = all - kShift;
        for (std::size_t more = 1; more < m_form.unit; ++more) {
            const std::vector<double> shifted = bitsOfEach(m_before, bytes.subspan(more));
            double sum = std::accumulate(shifted.begin(), shifted.end(), 0.0);
            for (std::size_t units = 0; units + kFewest < shifted.size(); ++units) {
                if (sum < least) {
                    least = sum;
                    best = {units, more};
                }
                sum += here[units] - shifted[units];
            }
        }
        if (best.bytes > 0)
            best = confirmed(bytes, best);
        return best.units < kBlock ? best : Shift{}; // the next block has it in front
    }

    /// The language models know better whether there is a shift and where, but they take long:
    /// after the first ones, what they said of those goes.
    [[nodiscard]] Shift confirmed(ByteView bytes, const Shift& shift) {
        constexpr std::size_t kMostAsked = 64;
        if (m_asked == kMostAsked)
            return 2 * m_confirmed >= m_asked ? shift : Shift{};
        const Shift place = placeOf(bytes, shift);
        ++m_asked;
        m_confirmed += place.bytes > 0 ? 1 : 0;
        return place;
    }

    [[nodiscard]] std::u32string textOf(ByteView bytes) const {
        constexpr char32_t kNoCharacter = 0xFFFF;
        std::u32string text;
        for (; bytes.size() >= m_form.unit; bytes = bytes.subspan(m_form.unit))
            text += unitAt(bytes, m_form) > 0x10FFFF ? kNoCharacter : unitAt(bytes, m_form);
        return text;
    }
    /// Where the bytes of `near`, or others close to them, belong to no unit, if they do.
    [[nodiscard]] Shift placeOf(ByteView bytes, const Shift& near) const {
        const std::u32string here = textOf(bytes);
        const std::u32string shifted = textOf(bytes.subspan(near.bytes));
        const auto bitsAt = [&](std::size_t units) {
            return scoreText(here.substr(0, units) + shifted.substr(units)).bits;
        };
        Shift best;
        double least = scoreText(here).bits - kShift;
        if (bitsAt(near.units) > least + kShift / 2) // nor would it be anywhere else
            return best;
        for (std::size_t units = 0; units + kFewest < shifted.size(); ++units) {
            const double all = bitsAt(units);
            if (all < least) {
                least = all;
                best = {units, near.bytes};
            }
        }
        return best;
    }

    void addUnits(std::uint64_t offset, ByteView bytes) {
        for (std::size_t at = 0; at < bytes.size(); at += m_form.unit) {
            const ByteView sequence = bytes.subspan(at, m_form.unit);
            const char32_t unit = unitAt(sequence, m_form);
            if (!unicode::isLowSurrogate(unit))
                endSurrogate();
            if (const SpanStatus fault = faultOf(m_before, unit, m_form); fault != SpanStatus::Ok)
                addProblem(offset + at, sequence, fault);
            else if (unicode::isLowSurrogate(unit))
                addCharacter(unicode::fromSurrogates(m_before, unit));
            else if (!unicode::isHighSurrogate(unit))
                addCharacter(unit);
            m_before = unit;
            if (unicode::isHighSurrogate(unit) && m_form.unit == 2)
                m_high = {offset + at, Bytes(sequence.begin(), sequence.end()),
                          SpanStatus::Surrogate};
            else
                m_high.bytes.clear();
        }
    }
    /// A high surrogate that nothing followed.
    void endSurrogate() {
        if (m_high.bytes.empty())
            return;
        addProblem(m_high.offset, m_high.bytes, m_high.kind);
        m_high.bytes.clear();
    }
    void addCharacter(char32_t c) {
        ++m_found.characters;
        m_odd += isOddInText(c) ? 1 : 0;
        if (m_text.size() < WideDamage::kScoredCharacters)
            m_text += c;
    }
    void addProblem(std::uint64_t offset, ByteView bytes, SpanStatus kind) {
        ++m_found.problems;
        if (m_found.places.size() < kKeptFaults)
            m_found.places.push_back({offset, Bytes(bytes.begin(), bytes.end()), kind});
    }

    const Form& m_form;
    std::uint64_t m_size;
    bool m_isKnown;
    std::uint64_t m_forOneProblem = m_isKnown ? kForOneProblem : kUnmarked; // characters
    bool m_isLost = false;
    char32_t m_before = U' ';
    Disproof m_high; // a high surrogate at the end, if it has bytes
    std::u32string m_text;
    std::uint64_t m_odd = 0;
    std::size_t m_asked = 0;     // how often the models were asked
    std::size_t m_confirmed = 0; // and agreed
    WideDamage m_found;
};

Result<std::optional<WideDamage>> walk(const ByteSource& source, const Form& form, bool isMarked,
                                       const std::stop_token& stop) {
    SourceReader reader(source);
    InputBuffer buffer(reader);
    Walk walk(form, source.size(), isMarked || form.unit == 4);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, std::string(form.name), {}};
        buffer.consume(walk.take(buffer.offset(), buffer.view(), buffer.atEnd()));
        if (walk.isHopeless())
            return std::optional<WideDamage>();
        if (buffer.atEnd())
            break;
        if (auto filled = buffer.fill(); !filled)
            return filled.error();
    }
    if (!walk.isDamage())
        return std::optional<WideDamage>();
    return std::optional(std::move(walk).found());
}

/// Text in small Latin letters is the same in both orders, but for a byte in front: then the faults
/// that come later are likelier.
bool isBetter(const WideDamage& damage, const WideDamage& other) {
    const auto bits = [](const WideDamage& reading) {
        return reading.text.bits + kProblem * static_cast<double>(reading.problems);
    };
    const double less = bits(other) - bits(damage);
    const bool isNear = std::abs(less) < kProblem;
    return isNear ? damage.places.front().offset > other.places.front().offset : less > 0;
}

/// Whether few of the first units are no text at all, in one alignment at least: a quick look,
/// since every program and image is asked.
bool mayBeText(ByteView bytes, const Form& form) {
    constexpr std::size_t kLooked = 64;        // units
    constexpr std::size_t kUnitsForOneOdd = 2; // one fault leaves a half in some alignment
    bytes = bytes.first(std::min(bytes.size(), kLooked * form.unit));
    for (std::size_t shift = 0; shift < form.unit && shift < bytes.size(); ++shift) {
        std::size_t odd = 0;
        std::size_t units = 0;
        char32_t before = U' ';
        for (ByteView rest = bytes.subspan(shift); rest.size() >= form.unit;
             rest = rest.subspan(form.unit)) {
            const char32_t unit = unitAt(rest, form);
            odd += bitsOf(before, unit) >= kNoText ? 1 : 0;
            before = unit;
            ++units;
        }
        if (odd * kUnitsForOneOdd <= units)
            return true;
    }
    return false;
}

/// The beginning, if it is text in this form, damaged or not: all that need be read of most binary
/// data.
Result<std::optional<WideDamage>> beginning(const ByteSurvey& survey, const Form& form,
                                            bool isMarked, const std::stop_token& stop) {
    return walk(BorrowedSource(survey.windows.front().bytes), form, isMarked, stop);
}

} // namespace

Result<std::optional<WideDamage>> findWideDamage(const ByteSource& source, const ByteSurvey& survey,
                                                 const CodecRegistry& registry,
                                                 const std::optional<ByteOrderMark>& mark,
                                                 const std::stop_token& stop) {
    std::optional<WideDamage> best;
    for (const Form& form : kForms) {
        const Codec* const codec = registry.find(form.name);
        if (mark && mark->encoding != codec->name())
            continue;
        if (!mark) {
            if (!mayBeText(survey.windows.front().bytes, form))
                continue;
            const auto front = beginning(survey, form, false, stop);
            if (!front)
                return front.error();
            if (!*front || (*front)->text.plausibility < kTextLike)
                continue;
        }
        auto found = walk(source, form, mark.has_value(), stop);
        if (!found)
            return found.error();
        if (!*found || (*found)->problems == 0 ||
            (!mark && (*found)->text.plausibility < kTextLike))
            continue;
        if (!best || isBetter(**found, *best)) {
            best = *std::move(found);
            best->codec = codec;
        }
    }
    return best;
}

bool beginsShifted(const ByteSurvey& survey, const Codec& codec) {
    const auto form = std::ranges::find(kForms, codec.name(), &Form::name);
    if (form == kForms.end())
        return false;
    const auto front = beginning(survey, *form, true, {});
    return front && *front && (*front)->problems > 0;
}

} // namespace moji
