#include "detect/contest.h"

#include "detect/encoding_habits.h"
#include "detect/least_cost.h"
#include "detect/odd_signs.h"
#include "detect/signs_for_letters.h"
#include "detect/telling_words.h"
#include "detect/visual_order.h"
#include "support/parallel_for.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace moji {

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr std::uint64_t kWorthThreads = 8 * 1024; // bytes; threads cost more than reading fewer

constexpr std::size_t kWords = 160; // bytes of telling words
constexpr double kFarInWords = 45;  // bits
constexpr std::size_t kHead = 512;  // bytes that mostly suffice to see who is out
constexpr double kFarInHead = 150;  // bits
// Bits. A reading that is so much less likely is never a guess beside the best one.
constexpr double kNoGuess = 30;
constexpr double kEndCut = 10;         // bits: the input ends inside a character
constexpr double kVisualInLogical = 2; // bits more: in a set that is for logical order

bool isUtf8(const Candidate& candidate) {
    return candidate.codec->name() == "UTF-8";
}

/// UTF-16 and UTF-32, whose words do not begin and end at a byte.
bool isWide(const Candidate& candidate) {
    const Synchronisation sync = candidate.codec->info().sync;
    return sync == Synchronisation::TwoBytes || sync == Synchronisation::FourBytes;
}

/// Of two languages of an alphabet that are nearly as likely the habits of both count: what may be
/// a Turkish name is a German one as well.
double habitDoubt(const Candidate& candidate) {
    constexpr double kNearly = 4; // bits
    const std::string_view encoding = candidate.codec->name();
    const TextScore& text = candidate.text;
    const double doubt = encodingDoubt(
        encoding, habitLanguage(text.language, [&] { return candidate.reading.text; }));
    const bool isOfTwo = text.second && text.margin < kNearly &&
                         candidate.codec->info().family == CodecFamily::SingleByte;
    return isOfTwo ? std::min(doubt, encodingDoubt(encoding, text.second)) : doubt;
}

void weighDoubt(Candidate& candidate) {
    const bool isVisual = candidate.isVisual.value_or(false);
    candidate.bits = candidate.text.bits + habitDoubt(candidate) +
                     doubtOfOddSigns(*candidate.codec, candidate.reading.text) +
                     (candidate.reading.isEndCut ? kEndCut : 0) + (isVisual ? kVisualOrder : 0) +
                     (isVisual && candidate.codec->name() == "windows-1255" ? kVisualInLogical : 0);
}

/// Reads the windows. In which order Hebrew was stored is decided once, by what is read first.
void take(const ByteSurvey& survey, Candidate& candidate) {
    candidate.reading = readWindows(survey, *candidate.codec);
    if (!mayBeInVisualOrder(*candidate.codec))
        return;
    if (!candidate.isVisual)
        candidate.isVisual = isInVisualOrder(candidate.reading);
    if (*candidate.isVisual)
        candidate.reading.text = inLogicalOrder(candidate.reading.text);
}

/// The beginning of the first window, where there is much more than that.
std::optional<ByteSurvey> headOf(const ByteSurvey& survey) {
    if (survey.windows.empty() || survey.windows.front().bytes.size() < 2 * kHead)
        return std::nullopt;
    Bytes head = survey.windows.front().bytes;
    head.resize(kHead);
    return surveyOf(std::move(head), Tail::MoreFollows);
}

} // namespace

Contest::Contest(std::vector<Candidate> candidates, std::optional<Language> expected,
                 Weighing weighing)
    : m_all(std::move(candidates))
    , m_behind(m_all.size())
    , m_alive(m_all.size())
    , m_expected(expected)
    , m_isAll(weighing == Weighing::All) {
    std::iota(m_alive.begin(), m_alive.end(), std::size_t{0});
}

std::vector<Candidate> Contest::run(const ByteSurvey& survey) && {
    constexpr std::uint64_t kDense = 3; // bytes
    const std::uint64_t high =
        std::accumulate(survey.counts.begin() + 0x80, survey.counts.end(), std::uint64_t{0});
    m_isDense = high * kDense >= survey.size;
    if (!m_isAll)
        compareWords(survey);
    compareHeads(survey);
    read(survey);
    score(m_isAll ? kInfinite : kNoGuess);
    // Those given up would hardly have caught up: the difference stays as it was.
    const double least = best();
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (m_behind[i] > 0 && std::isfinite(least)) {
            m_all[i].bits = least + m_behind[i];
            m_all[i].isGivenUp = true;
        }
    std::ranges::stable_sort(m_all, {}, &Candidate::bits);
    return std::move(m_all);
}

/// Gives up those that read the words with bytes of 80 and more much worse than the best one does.
void Contest::compareWords(const ByteSurvey& survey) {
    constexpr std::size_t kFew = 4;       // candidates
    constexpr double kUnlikely = 3;       // times what the best one may cost at least
    constexpr double kUnlikelyMore = 200; // bits
    Bytes words = tellingWords(survey, kWords);
    const auto inWords = std::stable_partition(m_alive.begin(), m_alive.end(), [&](std::size_t i) {
        return !isUtf8(m_all[i]) && !isWide(m_all[i]);
    });
    Places others(inWords, m_alive.end());
    m_alive.erase(inWords, m_alive.end());
    if (!words.empty() && m_alive.size() > kFew) {
        const ByteSurvey part = surveyOf(std::move(words), Tail::MoreFollows);
        std::vector<std::pair<double, std::size_t>> order;
        m_least.resize(m_all.size());
        double lowest = kInfinite; // of m_least
        for (const std::size_t i : m_alive) {
            take(part, m_all[i]);
            const WindowReading& reading = m_all[i].reading;
            // Any bound is right: where it is less than what is far, the reading is scored.
            const double enough = kUnlikely * lowest + kUnlikelyMore;
            m_least[i] = reading.hopeless ? kInfinite : leastOfWords(order, i, enough);
            order.emplace_back(m_least[i], i);
            lowest = std::min(lowest, m_least[i]);
        }
        std::ranges::sort(order);
        std::ranges::transform(order, m_alive.begin(), &std::pair<double, std::size_t>::second);
        score(kFarInWords);
        m_least.clear();
        giveUp(kFarInWords);
    }
    m_alive.insert(m_alive.end(), others.begin(), others.end());
}

/// leastCost() of a reading of the words; that of another one that reads the same, if there is any.
double Contest::leastOfWords(std::span<const std::pair<double, std::size_t>> known, std::size_t i,
                             double enough) const {
    const std::u32string& text = m_all[i].reading.text;
    const auto same = std::ranges::find_if(
        known, [&](const auto& other) { return m_all[other.second].reading.text == text; });
    return same != known.end() ? same->first : leastCost(text, enough);
}

/// Gives up those that read the beginning much worse.
void Contest::compareHeads(const ByteSurvey& survey) {
    const auto head = headOf(survey);
    if (!head)
        return;
    read(*head);
    score(m_isAll ? kInfinite : kFarInHead);
    giveUp(kFarInHead);
}

void Contest::read(const ByteSurvey& survey) {
    const auto readOne = [&](std::size_t i) { take(survey, m_all[m_alive[i]]); };
    if (survey.size > kWorthThreads) {
        parallelFor(m_alive.size(), readOne);
    } else {
        for (std::size_t i = 0; i < m_alive.size(); ++i)
            readOne(i);
    }
}

/// Scores the readings, the likeliest first; those that are more than `far` bits from the best not
/// to their end. Many read the same: the first of them is scored for all.
void Contest::score(double far) {
    double best = kInfinite;
    Places different;
    for (const std::size_t i : m_alive) {
        Candidate& candidate = m_all[i];
        candidate.bits = kInfinite;
        candidate.isCut = false;
        if (candidate.reading.hopeless)
            continue;
        const auto same = std::ranges::find_if(different, [&](std::size_t other) {
            return (m_least.empty() || m_least[other] == m_least[i]) &&
                   m_all[other].reading.text == candidate.reading.text;
        });
        // UTF-8 may be damaged: then its errors count for less.
        const double most = isUtf8(candidate) ? kInfinite : best + far;
        if (same != different.end()) {
            candidate.text = m_all[*same].text;
            candidate.isCut = m_all[*same].isCut;
        } else {
            different.push_back(i);
            const bool isFar =
                (m_isDense || !m_least.empty()) && std::isfinite(most) && leastOf(i, most) > most;
            const auto text = isFar ? std::optional<TextScore>()
                                    : scoreReading(candidate.reading, m_expected, most);
            candidate.isCut = !text;
            candidate.text = text.value_or(TextScore{});
        }
        if (candidate.isCut) {
            candidate.bits = most;
            continue;
        }
        weighDoubt(candidate);
        if (candidate.reading.errors == 0)
            best = std::min(best, candidate.bits);
    }
}

double Contest::leastOf(std::size_t place, double enough) const {
    return m_least.empty() ? leastCost(m_all[place].reading.text, enough) : m_least[place];
}

/// The others go on, the best ones first.
void Contest::giveUp(double far) {
    std::ranges::stable_sort(m_alive, {}, [&](std::size_t i) { return m_all[i].bits; });
    const double least = best();
    const auto kept =
        std::ranges::find_if(m_alive, [&](std::size_t i) { return m_all[i].bits >= least + far; });
    for (auto i = kept; i != m_alive.end(); ++i)
        m_behind[*i] = m_all[*i].bits - least;
    m_alive.erase(kept, m_alive.end());
}

/// The least bits of those that are not given up.
double Contest::best() const {
    double least = kInfinite;
    for (const std::size_t i : m_alive)
        least = std::min(least, m_all[i].bits);
    return least;
}

std::vector<Candidate> weighCandidates(const ByteSurvey& survey, const CodecRegistry& registry,
                                       const std::vector<std::string_view>& encodings,
                                       std::optional<Language> expected, Weighing weighing) {
    std::vector<Candidate> all(encodings.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].codec = registry.find(encodings[i]);
    std::erase_if(all, [](const Candidate& candidate) { return !candidate.codec; });
    auto weighed = Contest(std::move(all), expected, weighing).run(survey);
    preferCapitals(weighed);
    return weighed;
}

} // namespace moji
