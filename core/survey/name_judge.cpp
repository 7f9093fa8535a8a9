#include "survey/name_judge.h"

#include "detect/character_kind.h"
#include "detect/text_scorer.h"
#include "repair/chain.h"
#include "survey/mojibake_signs.h"
#include "survey/shard.h"
#include "text/ascii.h"
#include "utf8/utf8_writer.h"
#include "utf8/valid_utf8.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

namespace {

constexpr double kSure = 0.95;
/// Bits by which one reading of a name must be likelier to be believed against its neighbours.
constexpr double kOverrules = 30;
/// Bits by which the neighbours' reading may be less likely than the best one.
constexpr double kTolerated = 10;

/// A quick look that ordinary names pass.
bool isSuspect(std::string_view name) {
    constexpr double kOrdinary = 0.75; // plausibility
    return mayHaveMojibake(name) || scoreText(fromUtf8(name)).plausibility < kOrdinary;
}

/// Whether a chain undoes a wrong decoding, not an escape.
bool isDecoding(const repair::Chain& chain) {
    return std::ranges::none_of(
        chain, [](const repair::Step& step) { return step.kind == repair::StepKind::Unescape; });
}

std::optional<std::u32string> reading(const Codec& codec, std::string_view name) {
    auto text = repair::decodeWhole(codec, asBytes(name));
    if (!text || text->find(U'\uFFFD') != std::u32string::npos)
        return std::nullopt;
    return text;
}

/// The text of lines without those that come twice.
std::string linesOf(std::span<const std::string_view> names) {
    constexpr std::size_t kMostBytes = 64 * 1024;
    std::vector<std::string_view> sorted(names.begin(), names.end());
    std::ranges::sort(sorted);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::string text;
    for (const std::string_view name : sorted) {
        if (text.size() + name.size() > kMostBytes)
            break;
        text.append(name).append("\n");
    }
    return text;
}

/// "don't", "qu'il": an apostrophe with a letter or two on one side.
bool isContraction(std::u32string_view text, std::size_t at) {
    constexpr std::size_t kShort = 2;
    const auto isWord = [](char32_t c) { return characterClass(c).kind == CharacterKind::Letter; };
    const auto before = text.substr(0, at);
    const auto after = text.substr(at + 1);
    const auto lettersAfter = std::ranges::find_if_not(after, isWord) - after.begin();
    const auto lettersBefore =
        std::find_if_not(before.rbegin(), before.rend(), isWord) - before.rbegin();
    const auto shorter = static_cast<std::size_t>(std::min(lettersAfter, lettersBefore));
    return text[at] == U'\u2019' && shorter > 0 && shorter <= kShort;
}

/// Whether something beyond ASCII is a letter. Signs alone tell no encoding: the same bytes are
/// letters in sets of DOS and Macintosh, in which names are, too.
bool isToldByLetters(std::u32string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const CharacterKind kind = characterClass(text[at]).kind;
        const bool isLetter = kind == CharacterKind::Letter || kind == CharacterKind::Asian;
        if (!isAscii(text.substr(at, 1)) && (isLetter || isContraction(text, at)))
            return true;
    }
    return false;
}

Bytes bytesOf(std::string_view text) {
    return {text.begin(), text.end()};
}

} // namespace

std::string_view identifier(NameTrouble trouble) {
    switch (trouble) {
    case NameTrouble::None:
        break;
    case NameTrouble::NotUtf8:
        return "not-utf8";
    case NameTrouble::Mojibake:
        return "mojibake";
    }
    return {};
}

bool isUsableName(std::string_view utf8) {
    if (utf8.empty() || utf8 == "." || utf8 == ".." || !isValidUtf8(asBytes(utf8)))
        return false;
    return std::ranges::none_of(fromUtf8(utf8), [](char32_t c) {
        return c == '/' || c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029 ||
               c == 0xFFFD || (c & 0xFFFE) == 0xFFFE;
    });
}

void NameSample::add(std::string_view name) {
    const std::uint64_t hash = hashOfName(name);
    if (m_names.size() == kMost && hash >= m_names.front().first)
        return;
    m_names.emplace_back(hash, name);
    std::ranges::push_heap(m_names);
    if (m_names.size() > kMost) {
        std::ranges::pop_heap(m_names);
        m_names.pop_back();
    }
}

std::string NameSample::text() const {
    std::vector<std::string_view> names;
    for (const auto& [hash, name] : m_names)
        names.push_back(name);
    return linesOf(names);
}

NameJudge::NameJudge(const CodecRegistry& registry, const Codec* from)
    : m_registry(registry)
    , m_from(from)
    , m_repairer(registry) {}

void NameJudge::learn(std::string_view name) {
    if (isAscii(name))
        return;
    if (!isValidUtf8(asBytes(name)))
        m_foreign.add(name);
    else if (isSuspect(name))
        m_suspect.add(name);
}

void NameJudge::closeLearning() {
    if (std::exchange(m_hasLearnt, true))
        return;
    m_foreignPool = detectPool(m_foreign.text());
    m_suspectPool = repairPool(m_suspect.text());
}

/// Memory can be read, so that there is no error.
Detection NameJudge::detectionOf(std::string_view text) const {
    return detectEncoding(MemorySource(bytesOf(text)), m_registry).value();
}

NameJudge::PoolVerdict NameJudge::detectPool(const std::string& text) const {
    if (text.empty())
        return {};
    const Detection detection = detectionOf(text);
    if (detection.guesses.empty())
        return {};
    const EncodingGuess& best = detection.guesses.front();
    const auto read = best.damaged == 0 ? reading(*best.codec, text) : std::nullopt;
    return {best.codec, best.score,
            read && isToldByLetters(*read) && !detection.ambiguous && best.score >= kSure};
}

std::optional<NameJudge::PoolRepair> NameJudge::repairPool(const std::string& text) const {
    if (text.empty())
        return std::nullopt;
    const auto plans = m_repairer.repair(text);
    if (plans.front().score < kSure)
        return std::nullopt;
    for (const repair::RepairedSegment& segment : plans.front().segments)
        // Names that look damaged too are what the chain is sought for.
        if ((segment.label == repair::Label::Lossless ||
             (segment.besideDamage && segment.damaged.empty())) &&
            isDecoding(segment.chain))
            return PoolRepair{segment.chain, plans.front().score};
    return std::nullopt;
}

void NameJudge::judgeForced(std::string_view name, NameVerdict& verdict) const {
    verdict.encoding = m_from->name();
    const auto text = reading(*m_from, name);
    verdict.reading = text ? toUtf8(*text) : std::string();
    verdict.score = text ? 1 : 0;
    verdict.reason = text ? "as asked for" : "has bytes that are malformed in this encoding";
}

void NameJudge::judgeForeign(std::string_view name, std::span<const PoolVerdict> pools,
                             NameVerdict& verdict) const {
    const Detection detection = detectionOf(name);
    const bool fits = !detection.guesses.empty() && detection.guesses.front().damaged == 0;
    const Codec* const alone = fits ? detection.guesses.front().codec : nullptr;
    const auto aloneText = alone ? reading(*alone, name) : std::nullopt;
    const bool isTold = aloneText && isToldByLetters(*aloneText);
    const bool isSureAlone =
        isTold && !detection.ambiguous && detection.guesses.front().score >= kSure;
    const auto take = [&](const Codec& codec, const std::u32string& text, double score,
                          std::string reason) {
        verdict.encoding = codec.name();
        verdict.reading = toUtf8(text);
        verdict.score = score;
        verdict.reason = std::move(reason);
    };
    for (const PoolVerdict& pool : pools) {
        const auto together = pool.isSure ? reading(*pool.codec, name) : std::nullopt;
        if (!together)
            continue;
        const double excess =
            aloneText ? scoreText(*together).bits - scoreText(*aloneText).bits : 0;
        if (!aloneText || *together == *aloneText || (excess < kTolerated && !isSureAlone))
            return take(*pool.codec, *together, pool.score, "reads as text, as its neighbours do");
        if (isSureAlone && excess >= kOverrules)
            break;
        take(*alone, *aloneText, detection.guesses.front().score,
             fmt::format("by itself it reads as {}, with its neighbours as {}", alone->name(),
                         pool.codec->name()));
        verdict.ambiguous = true;
        return;
    }
    if (!aloneText) {
        verdict.reason = "no encoding fits";
        return;
    }
    take(*alone, *aloneText, detection.guesses.front().score,
         isSureAlone ? "reads as text"
         : isTold    ? "too short to be sure"
                     : "has signs but no letters that tell its encoding");
    verdict.ambiguous = detection.ambiguous || !isTold;
}

void NameJudge::judgeSuspect(std::string_view name, std::span<const PoolRepair> pools,
                             NameVerdict& verdict) const {
    const auto take = [&](const repair::Chain& chain, const std::string& text, double score,
                          std::string reason) {
        verdict.trouble = NameTrouble::Mojibake;
        verdict.chain = describe(chain);
        verdict.reading = text;
        verdict.score = score;
        verdict.reason = std::move(reason);
    };
    const auto plans = m_repairer.repair(name);
    const repair::RepairPlan& plan = plans.front();
    if (plan.label == repair::Label::Lossless && plan.segments.size() == 1 &&
        isDecoding(plan.segments[0].chain)) {
        const repair::Chain& chain = plan.segments[0].chain;
        const bool isProven = repair::comesFrom(m_registry, chain, name, plan.text) ||
                              !plan.whole; // only a part of the name is mojibake
        if (isProven)
            return take(chain, plan.text, plan.score, "reads as text when decoded again");
    }
    for (const PoolRepair& pool : pools) {
        const auto text = repair::replay(m_registry, pool.chain, name);
        if (text && repair::comesFrom(m_registry, pool.chain, name, *text) &&
            scoreText(fromUtf8(*text)).bits < scoreText(fromUtf8(name)).bits)
            return take(pool.chain, *text, pool.score,
                        "reads as text when decoded again, as its neighbours do");
    }
}

std::vector<NameVerdict> NameJudge::judge(std::span<const std::string_view> names) {
    std::vector<NameVerdict> verdicts(names.size());
    std::vector<std::string_view> foreign;
    std::vector<std::string_view> suspects;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (isAscii(names[i]))
            continue;
        if (!isValidUtf8(asBytes(names[i]))) {
            verdicts[i].trouble = NameTrouble::NotUtf8;
            foreign.push_back(names[i]);
        } else if (isSuspect(names[i])) {
            suspects.push_back(names[i]);
        }
    }
    if (foreign.empty() && suspects.empty())
        return verdicts;
    closeLearning();
    std::vector<PoolVerdict> encodings;
    if (foreign.size() > 1 && !m_from)
        encodings.push_back(detectPool(linesOf(foreign)));
    encodings.push_back(m_foreignPool);
    std::vector<PoolRepair> repairs;
    for (const auto& pool :
         {suspects.size() > 1 ? repairPool(linesOf(suspects)) : std::nullopt, m_suspectPool})
        if (pool)
            repairs.push_back(*pool);
    for (std::size_t i = 0, suspect = 0; i < names.size(); ++i) {
        if (verdicts[i].trouble == NameTrouble::NotUtf8) {
            m_from ? judgeForced(names[i], verdicts[i])
                   : judgeForeign(names[i], encodings, verdicts[i]);
        } else if (suspect < suspects.size() && suspects[suspect].data() == names[i].data()) {
            ++suspect;
            judgeSuspect(names[i], repairs, verdicts[i]);
        }
    }
    return verdicts;
}

} // namespace moji
