#include "repair/known_words.h"

#include "repair/least_saved.h"

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
                       const std::vector<std::size_t>& settled)
    : m_encodings(encodings)
    , m_mostReadings(mostReadings)
    , m_settled(settled) {
    const auto isNarrow = [&](std::size_t encoding) { return encodings.isNarrow(encoding); };
    if (!settled.empty() && std::ranges::all_of(settled, isNarrow))
        m_quick.emplace(encodings, settled);
}

/// Whether the readings of a word do not depend on what is around it.
bool KnownWords::standsAlone(std::u32string_view word) const {
    constexpr char32_t kFirstAsian = 0x2E80; // and U+FFFD
    return word.size() <= kLongest &&
           std::ranges::none_of(word, [](char32_t c) { return c >= kFirstAsian; }) &&
           !m_encodings.mayGoOn(word);
}

bool KnownWords::isBySettled(const MisreadReading& reading) const {
    if (m_settled.empty() || reading.times != m_settled.size())
        return false;
    for (std::size_t i = 0; i < reading.times; ++i) {
        if ((reading.readAs[i] >> m_settled[i] & 1) == 0)
            return false;
    }
    return true;
}

/// In a text that was misread beyond doubt, a reading of the word that it certainly has, whatever
/// its neighbours are, need not be weighed, and the others are left out. That they might save a
/// little more is no matter there.
void KnownWords::keepSure(std::u32string_view word, std::vector<UnweighedReading>& readings) const {
    constexpr double kForgone = 15; // what a word may be worth less than by another reading
    const auto sure = std::ranges::find_if(
        readings, [this](const UnweighedReading& each) { return isBySettled(each.reading); });
    if (sure == readings.end() || sure->isSettled)
        return;
    if (readings.size() > 1 && sure->reading.provesNothing())
        return;
    const auto saved = leastSaved(word, sure->word);
    if (!saved || *saved + sure->reading.net <= 0)
        return;
    for (const UnweighedReading& other : readings) {
        if (&other == &*sure)
            continue;
        const auto least = leastSaved(other.word, sure->word);
        const double forgone = other.reading.provesNothing() ? 3 * kForgone : kForgone;
        if (!least || *least + sure->reading.net - other.reading.net < -forgone)
            return;
    }
    UnweighedReading kept = std::move(*sure);
    kept.reading.net += *saved;
    kept.isSettled = true;
    readings.clear();
    readings.push_back(std::move(kept));
}

KnownWords::Word KnownWords::look(std::u32string_view text, std::size_t begin, std::size_t end) {
    Word word;
    if (auto parts = m_quick ? m_quick->read(text, begin, end) : std::nullopt) {
        word.plain = shared(*std::move(parts), begin);
        return word;
    }
    const MisreadEncodings::Set once =
        m_settled.size() == 1 ? MisreadEncodings::Set{1} << m_settled[0] : 0;
    word.readings = unweighedReadings(m_encodings, text, begin, m_mostReadings, Wanted::All, once);
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
    keepSure(word, m_other.readings);
    return m_words.emplace(word, std::move(m_other)).first->second;
}

} // namespace moji::repair
