#include "repair/known_words.h"

#include "repair/least_saved.h"
#include "repair/text_cost.h"

#include <algorithm>
#include <functional>

namespace moji::repair {

namespace {

constexpr std::size_t kLongest = 64;         // characters of a word that is remembered
constexpr std::size_t kMostWords = 1U << 15; // that are remembered

} // namespace

std::size_t KnownWords::Hash::operator()(std::u32string_view word) const {
    std::uint64_t mixed = word.size();
    for (const char32_t c : word)
        mixed = (mixed ^ c) * 0x9E3779B97F4A7C15U;
    return mixed ^ mixed >> 32;
}

KnownWords::KnownWords(const MisreadEncodings& encodings, std::size_t mostReadings,
                       std::span<const std::size_t> settled)
    : m_encodings(encodings)
    , m_mostReadings(mostReadings) {
    for (const std::size_t encoding : settled)
        m_settled.push_back(MisreadEncodings::Set{1} << encoding);
    if (settled.size() == 1 && encodings.isNarrow(settled.front()))
        m_quick.emplace(encodings, settled.front());
}

/// Whether the readings of a word do not depend on what is around it.
bool KnownWords::standsAlone(std::u32string_view word) const {
    constexpr char32_t kFirstAsian = 0x2E80; // and U+FFFD
    return word.size() <= kLongest &&
           std::ranges::none_of(word, [](char32_t c) { return c >= kFirstAsian; }) &&
           !m_encodings.mayGoOn(word);
}

/// In a text that was misread beyond doubt, the only reading of a word that proves nothing need not
/// be weighed if it saves bits whatever its neighbours are: how many is no matter.
void KnownWords::settle(std::u32string_view word, std::vector<UnweighedReading>& readings) const {
    if (readings.size() != 1)
        return;
    UnweighedReading& only = readings.front();
    const MisreadReading& reading = only.reading;
    if (only.isSettled || !reading.provesNothing() || !isBy(m_settled, reading))
        return;
    const auto saved = leastSaved(word, only.word);
    if (!saved || *saved + reading.net <= 0)
        return;
    only.reading.net += *saved;
    only.isSettled = true;
}

/// A word that was misread several times saves much more than one that was misread once: where it
/// need not be weighed, it saves what it saves without its neighbours.
bool KnownWords::estimate(std::u32string_view text, std::vector<UnweighedReading>& readings) {
    constexpr double kEnough = 20; // bits, whatever the neighbours are
    for (UnweighedReading& each : readings) {
        MisreadReading& reading = each.reading;
        if (!each.isSettled || reading.times == 1)
            continue;
        CostInLine alone({}, {});
        reading.net += alone.bitsWith(text.substr(reading.begin, reading.end - reading.begin)) -
                       alone.bitsWith(each.word);
        if (reading.net < kEnough)
            return false;
    }
    return true;
}

KnownWords::Word KnownWords::look(std::u32string_view text, std::size_t begin, std::size_t end) {
    Word word;
    if (auto parts = m_quick ? m_quick->read(text, begin, end) : std::nullopt) {
        word.plain = shared(*std::move(parts), begin);
        return word;
    }
    word.readings =
        unweighedReadings(m_encodings, text, begin, m_mostReadings, Wanted::All, m_settled);
    if (!estimate(text, word.readings))
        word.readings = unweighedReadings(m_encodings, text, begin, m_mostReadings, Wanted::All);
    for (UnweighedReading& each : word.readings) {
        each.reading.begin -= begin;
        each.reading.end -= begin;
    }
    return word;
}

const KnownWords::Word& KnownWords::of(std::u32string_view text, std::size_t begin,
                                       std::size_t end) {
    const std::u32string_view word = text.substr(begin, end - begin);
    const auto known = m_words.find(word);
    if (known != m_words.end())
        return known->second;
    m_other = look(text, begin, end);
    if (m_words.size() == kMostWords || !standsAlone(word))
        return m_other;
    settle(word, m_other.readings);
    return m_words.emplace(word, std::move(m_other)).first->second;
}

} // namespace moji::repair
