#include "detect/detector.h"

#include "detect/binary_verdict.h"
#include "detect/candidates.h"
#include "detect/declared_encoding.h"
#include "detect/foreign_words.h"
#include "detect/guess_names.h"
#include "detect/guess_scores.h"
#include "detect/guesses.h"
#include "detect/odd_signs.h"
#include "detect/proved_encoding.h"
#include "detect/repeated_words.h"
#include "detect/signs_for_letters.h"
#include "detect/text_damage.h"
#include "detect/usual_reading.h"
#include "detect/utf8_lines.h"
#include "detect/word_evidence.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace moji {

namespace {

constexpr double kWorthMention = 14;       // bits worse than the best guess
constexpr double kWorthRefuting = 30;      // bits worse than the best disproved one
constexpr std::ptrdiff_t kMostGuesses = 8; // where the candidates were not named
// The encoding of some lines at best, or borne out by no words, or with signs that may be letters.
constexpr double kOfDoubtful = 0.5;

class Ranking {
public:
    Ranking(const ByteSource& source, const ByteSurvey& survey, const CodecRegistry& registry,
            const std::stop_token& stop)
        : m_source(source)
        , m_survey(survey)
        , m_registry(registry)
        , m_stop(stop)
        , m_mark(byteOrderMarkOf(survey)) {}

    /// Nothing where the verdict depends on readings that were not scored to their end.
    [[nodiscard]] Result<std::optional<Detection>> rank(std::vector<Candidate> candidates,
                                                        bool named) {
        promote(candidates, m_mark);
        for (const Candidate& candidate : candidates) {
            if (!named && isEnough(candidate))
                break;
            if (candidate.isCut)
                return std::optional<Detection>();
            const auto disproof = findDisproof(m_source, m_survey, *candidate.codec, m_stop);
            if (!disproof)
                return disproof.error();
            if (!*disproof || isEndCut(candidate, **disproof)) {
                if (auto added = addGuess(candidate, *disproof); !added)
                    return added.error();
            } else if (isWorthRefuting(candidate)) {
                m_detection.refuted.push_back(
                    {candidate.codec, **disproof, candidate.bits, candidate.text.bits});
            }
        }
        if (!named && !m_survey.isSevenBit())
            if (auto considered = considerDeclared(candidates); !considered)
                return considered.error();
        considerDamagedUtf8(candidates);
        if (auto considered = considerDamaged(candidates); !considered)
            return considered.error();
        judge(candidates);
        if (m_detection.ambiguous && m_isDeclaredCut)
            return std::optional<Detection>();
        if (!named) {
            if (m_declared)
                decideByDeclaration(m_detection, *m_declared, m_registry.utf8(),
                                    m_isDoubtful || !m_detection.looksLikeText);
            nameTheUsual(m_detection.guesses);
            leaveOutTheSame();
        }
        return std::optional(std::move(m_detection));
    }

    /// What the structure leaves open: UTF-8 may be named although it has faults; where it has
    /// none, it is well-formed by accident, perhaps. `proved`: by its shifts; nullptr: none is.
    void consider(const Structure& structure, const Codec* proved) {
        m_proved = proved;
        m_balance = &structure.utf8;
        m_mayBeAccident = structure.kind == StructureKind::Open;
        m_isHardlyForeign = structure.foreignBits > 0 && structure.foreignBits < kSurelyForeign;
    }

private:
    /// Makes what the text declares a guess although there are many that are likelier.
    [[nodiscard]] Result<Done> considerDeclared(const std::vector<Candidate>& candidates) {
        auto declared = declaredEncoding(m_source, m_registry);
        if (!declared)
            return declared.error();
        m_declared = *declared;
        if (!m_declared || m_detection.guesses.empty())
            return Done{};
        for (const Codec* const codec : {m_declared->named, m_declared->inBrowsers}) {
            const auto own = std::ranges::find(candidates, codec, &Candidate::codec);
            if (own == candidates.end() || own->reading.hopeless || isGuess(*codec))
                continue;
            const auto disproof = findDisproof(m_source, m_survey, *codec, m_stop);
            if (!disproof)
                return disproof.error();
            if (*disproof)
                continue;
            m_isDeclaredCut = m_isDeclaredCut || own->isCut;
            if (!own->isCut)
                if (auto added = addGuess(*own, {}); !added)
                    return added.error();
        }
        return Done{};
    }

    [[nodiscard]] bool isGuess(const Codec& codec) const {
        return std::ranges::find(m_detection.guesses, &codec, &EncodingGuess::codec) !=
               m_detection.guesses.end();
    }

    /// Adds UTF-8 with its damage where that is as likely as the best guess. What stays of text in
    /// other encodings is refuted then: the damage explains it.
    void considerDamagedUtf8(const std::vector<Candidate>& candidates) {
        if (!m_balance || m_balance->isValid() || !m_balance->isPossible())
            return;
        const auto utf8 = std::ranges::find_if(candidates, [](const Candidate& candidate) {
            return candidate.codec->name() == "UTF-8";
        });
        if (utf8 == candidates.end() || utf8->reading.hopeless)
            return;
        auto& guesses = m_detection.guesses;
        EncodingGuess guess = damagedGuess(*utf8->codec, utf8->text, *m_balance);
        guess.bits = damagedBits(*utf8, *m_balance);
        const auto place = std::ranges::find_if(
            guesses, [&](const EncodingGuess& other) { return other.bits > guess.bits; });
        if (place != guesses.begin() && guess.bits > guesses.front().bits + kWorthMention)
            return;
        std::erase_if(m_detection.refuted,
                      [&](const RefutedGuess& refuted) { return refuted.codec == guess.codec; });
        guesses.insert(place, std::move(guess));
    }

    /// Names the likeliest of the refuted encodings, with its damage, where that is likelier than
    /// every one that reads all bytes.
    [[nodiscard]] Result<Done> considerDamaged(const std::vector<Candidate>& candidates) {
        auto& guesses = m_detection.guesses;
        auto& refuted = m_detection.refuted;
        for (auto at = refuted.begin(); at != refuted.end(); ++at) {
            const double bits = at->bits + kDamagedAtAll;
            if (!guesses.empty() && guesses.front().bits <= bits)
                break;
            const auto& own = *std::ranges::find(candidates, at->codec, &Candidate::codec);
            if (own.codec->info().family == CodecFamily::Unicode ||
                own.text.plausibility < kTextLike)
                continue;
            // A table of all bytes is none.
            if (doubtOfWords(*own.codec, m_survey, candidates) != WordDoubt::None)
                continue;
            auto damage = findTextDamage(m_source, own, m_stop);
            if (!damage)
                return damage.error();
            if (!*damage)
                continue;
            EncodingGuess guess = guessOf(own);
            guess.bits = bits;
            guess.damaged = (*damage)->problems;
            guess.damage = std::move((*damage)->places);
            m_share = (*damage)->share;
            guesses.insert(guesses.begin(), std::move(guess));
            refuted.erase(at);
            break;
        }
        return Done{};
    }

    [[nodiscard]] bool isEnough(const Candidate& candidate) const {
        const auto& guesses = m_detection.guesses;
        if (guesses.empty())
            return false;
        const bool asciiIsAll = m_survey.isSevenBit() && guesses.front().codec->name() == "ASCII" &&
                                guesses.size() >= 2; // itself and UTF-8
        return asciiIsAll || differentGuesses() >= kMostGuesses ||
               candidate.bits > guesses.front().bits + kWorthMention;
    }

    [[nodiscard]] std::ptrdiff_t differentGuesses() const {
        return std::ranges::count(m_detection.guesses, nullptr, &EncodingGuess::sameAs);
    }

    /// Leaves out the least likely of those that read as another one does.
    void leaveOutTheSame() {
        auto& guesses = m_detection.guesses;
        auto surplus = std::ssize(guesses) - kMostGuesses;
        for (auto at = guesses.end(); at != guesses.begin() && surplus > 0;)
            if ((--at)->sameAs) {
                at = guesses.erase(at);
                --surplus;
            }
    }

    /// Whether it would have been the best guess, or nearly as good a one as that.
    [[nodiscard]] bool isWorthRefuting(const Candidate& candidate) const {
        const auto& refuted = m_detection.refuted;
        return m_detection.guesses.empty() && !candidate.reading.hopeless &&
               (refuted.empty() || candidate.bits < refuted.front().bits + kWorthRefuting);
    }

    /// Whether nothing is wrong but that the input ends inside its last character.
    [[nodiscard]] bool isEndCut(const Candidate& candidate, const Disproof& disproof) const {
        return candidate.reading.isEndCut && disproof.kind == SpanStatus::Truncated &&
               disproof.offset + disproof.bytes.size() == m_survey.size;
    }

    [[nodiscard]] Result<Done> addGuess(const Candidate& candidate,
                                        const std::optional<Disproof>& endCut) {
        EncodingGuess guess = guessOf(candidate);
        guess.basis = basisOf(*candidate.codec);
        if (endCut) {
            guess.damaged = 1;
            guess.damage = {*endCut};
        }
        for (const EncodingGuess& other : m_detection.guesses) {
            if (other.sameAs || other.text.bits != guess.text.bits ||
                other.isVisual != guess.isVisual)
                continue;
            const auto same =
                readTheSame(m_source, m_survey, *other.codec, *candidate.codec, m_stop);
            if (!same)
                return same.error();
            if (*same) {
                guess.sameAs = other.codec;
                break;
            }
        }
        m_detection.guesses.push_back(guess);
        return Done{};
    }

    [[nodiscard]] DetectionBasis basisOf(const Codec& codec) const {
        if (m_mark && codec.name() == m_mark->encoding)
            return DetectionBasis::ByteOrderMark;
        if (codec.name() == "ASCII")
            return DetectionBasis::Ascii;
        const bool manyBytes = codec.name() == "UTF-8" && !m_survey.isSevenBit();
        return manyBytes ? DetectionBasis::Structure : DetectionBasis::Letters;
    }

    /// The scores, and whether the best is sure.
    void judge(std::span<const Candidate> candidates) {
        auto& guesses = m_detection.guesses;
        if (guesses.empty())
            return;
        scoreGuesses(guesses, candidates);
        const EncodingGuess best = guesses.front();
        const bool marked = best.basis == DetectionBasis::ByteOrderMark;
        const bool isDamagedUtf8 = best.damaged > 0 && best.basis == DetectionBasis::Structure;
        if (!marked)
            lessen(isDamagedUtf8
                       ? m_balance->share()
                       : m_share * std::min(1.0, best.text.plausibility / kSurelyTextLike));
        const auto next = std::ranges::find_if(guesses, [&](const EncodingGuess& guess) {
            return guess.codec != best.codec && guess.sameAs != best.codec;
        });
        if (next != guesses.end()) {
            guesses.front().next = next->codec;
            guesses.front().margin = next->bits - best.bits;
        }
        m_detection.looksLikeText = marked || isDamagedUtf8 || best.text.plausibility >= kTextLike;
        m_detection.ambiguous = !m_detection.looksLikeText ||
                                (isOfOneLetter(best) && best.codec != m_proved) ||
                                best.score * m_share < kSureScore;
        if ((best.basis == DetectionBasis::Structure && m_mayBeAccident && best.damaged == 0) ||
            m_isHardlyForeign)
            doubt();
        if (best.basis != DetectionBasis::Letters || m_survey.isSevenBit())
            return;
        m_detection.mixedLines = best.codec->info().family == CodecFamily::SingleByte &&
                                 countUtf8Lines(m_survey).isMixture();
        if (!best.isVisual)
            m_detection.wordDoubt = doubtOfWords(*best.codec, m_survey, candidates);
        if (m_detection.mixedLines || m_detection.wordDoubt != WordDoubt::None ||
            saysLittle(best, candidates))
            doubt();
    }

    /// Whether it is of no known language, or UTF-8 but for its end, or its signs may be others or
    /// letters.
    [[nodiscard]] bool saysLittle(const EncodingGuess& guess,
                                  std::span<const Candidate> candidates) const {
        const auto own = std::ranges::find(candidates, guess.codec, &Candidate::codec);
        const Synchronisation sync = guess.codec->info().sync;
        const bool isWide = sync == Synchronisation::TwoBytes || sync == Synchronisation::FourBytes;
        return !guess.text.language || (isWide && isUtf8ButForItsEnd()) ||
               (own != candidates.end() && isOneSign(*guess.codec, own->reading.text)) ||
               mayBeLetters(*guess.codec, m_survey, candidates) ||
               mayBeUsual(*guess.codec, m_survey, candidates);
    }

    [[nodiscard]] bool isUtf8ButForItsEnd() const {
        if (!m_balance || m_balance->wellFormed == 0 || m_balance->problems != 1)
            return false;
        const Disproof& place = m_balance->places.front();
        return place.offset + place.bytes.size() == m_survey.size;
    }

    void doubt() {
        m_isDoubtful = true;
        m_detection.ambiguous = true;
        lessen(kOfDoubtful);
    }

    /// The likelihood of all guesses, where there may be no text at all, or several.
    void lessen(double share) {
        for (EncodingGuess& guess : m_detection.guesses)
            guess.score *= share;
    }

    const ByteSource& m_source;
    const ByteSurvey& m_survey;
    const CodecRegistry& m_registry;
    const std::stop_token& m_stop;
    std::optional<ByteOrderMark> m_mark;
    std::optional<DeclaredEncoding> m_declared;
    bool m_isDeclaredCut = false; // what is declared was not scored to its end
    bool m_isDoubtful = false;
    const Codec* m_proved = nullptr;
    const Utf8Balance* m_balance = nullptr;
    bool m_mayBeAccident = false;
    bool m_isHardlyForeign = false; // valid UTF-8 that another encoding reads a little better
    double m_share = 1;             // TextDamage::share of the best guess
    Detection m_detection;
};

} // namespace

Result<Detection> detectEncoding(const ByteSource& source, const CodecRegistry& registry,
                                 const DetectOptions& options, const std::stop_token& stop,
                                 const ProgressCallback& progress) {
    const bool named = !options.candidates.empty();
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}, {}};
    if (!named) {
        const auto binary = beginsAsBinary(source, registry);
        if (!binary)
            return binary.error();
        if (*binary)
            return binaryDetection(source, registry);
    }
    const auto survey =
        surveyBytes(source, stop, progress, named ? SurveyExtent::All : SurveyExtent::UntilZeros);
    if (!survey)
        return survey.error();
    if (survey->size == 0)
        return Detection{};
    if (survey->isMostlyZeros)
        return binaryDetection(source, registry, survey->size);
    const auto structure = examineStructure(source, *survey, registry, stop);
    if (!structure)
        return structure.error();
    std::vector<std::string_view> names;
    for (const Codec* codec : options.candidates)
        names.push_back(codec->name());
    if (survey->isSevenBit()) // of those that read the same, ASCII is named
        std::stable_partition(names.begin(), names.end(),
                              [](std::string_view name) { return name == "ASCII"; });
    if (!named) {
        if (structure->kind == StructureKind::Binary)
            return binaryDetection(source, registry, survey->size);
        if (structure->kind != StructureKind::Open) {
            Detection detection = detectionOf(*structure);
            detection.bytesRead = survey->size;
            return detection;
        }
    }
    for (const Weighing weighing : {Weighing::Contenders, Weighing::All}) {
        auto candidates = named ? weighCandidates(*survey, registry, names, options.language)
                                : weighUsual(*survey, registry, options.language, weighing);
        discountRepeats(candidates, *survey, named ? Weighing::All : weighing);
        const auto proved = preferProved(candidates, source, *survey, registry, stop);
        if (!proved)
            return proved.error();
        Ranking ranking(source, *survey, registry, stop);
        ranking.consider(*structure, *proved);
        auto ranked = ranking.rank(std::move(candidates), named);
        if (!ranked)
            return ranked.error();
        if (*ranked) {
            (*ranked)->bytesRead = survey->size;
            return **std::move(ranked);
        }
    }
    return Detection{}; // not reached: with all of them weighed, there is a verdict
}

} // namespace moji
