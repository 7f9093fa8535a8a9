#include "survey/encoding_decision.h"

#include "detect/binary_data.h"
#include "detect/bom.h"
#include "detect/detector.h"
#include "detect/seven_bit.h"

#include <fmt/format.h>

namespace moji {

namespace {

/// Of UTF-8 that is beyond accident: fewer sequences are weighed by the detector.
constexpr std::uint64_t kEnoughSequences = 4;

bool isPlainAscii(const ByteFacts& facts, ByteView text) {
    if (facts.highBytes() > 0 || text.size() < facts.size())
        return false;
    if (facts.counts()['~'] > 0 && asChars(text).find("~{") != std::string_view::npos)
        return false;
    return facts.counts()['+'] == 0 || !findSevenBitProofs(text).utf7;
}

EncodingDecision decide(FileRecord& record, const Codec* codec, std::string evidence) {
    record.kind = FileKind::Text;
    record.encoding = codec->name();
    record.score = 1;
    record.evidence = std::move(evidence);
    return {codec};
}

std::string evidenceOf(const Detection& detection, const EncodingGuess& guess) {
    if (guess.damaged > 0)
        return fmt::format("{} but for {} {}", guess.codec->name(), guess.damaged,
                           guess.damaged == 1 ? "problem" : "problems");
    if (guess.basis == DetectionBasis::ByteOrderMark)
        return "byte-order mark";
    if (guess.basis == DetectionBasis::Ascii)
        return "every byte is below 80";
    if (guess.basis == DetectionBasis::Structure)
        return "every sequence of several bytes is well-formed";
    if (guess.basis == DetectionBasis::Declaration)
        return "declares it";
    if (guess.isVisual)
        return "reads as Hebrew in visual order";
    if (detection.looksLikeText && guess.text.language)
        return fmt::format("reads as {}", languageInfo(*guess.text.language).name);
    return "reads as no known language";
}

} // namespace

std::optional<EncodingDecision> decideByFacts(const ByteFacts& facts, ByteView text,
                                              const CodecRegistry& registry, FileRecord& record) {
    const auto mark = detectByteOrderMark(text);
    const bool isMarked = mark && mark->encoding == registry.utf8().name();
    if (mark && !isMarked)
        return std::nullopt;
    const ControlCounts controls = countControls(facts.counts());
    if (controls.hasAny() || controls.shifts > 0 || facts.counts()[0x1B] > 0 || facts.errors() > 0)
        return std::nullopt;
    if (isMarked) {
        record.bom = true;
        return decide(record, &registry.utf8(), "byte-order mark");
    }
    if (isPlainAscii(facts, text)) {
        record.ascii = true;
        return decide(record, registry.find("ASCII"), "every byte is below 80");
    }
    if (facts.leads() >= kEnoughSequences)
        return decide(record, &registry.utf8(), "every sequence of several bytes is well-formed");
    return std::nullopt;
}

Result<EncodingDecision> decideByDetection(const ByteSource& source, const ByteFacts& facts,
                                           const CodecRegistry& registry, FileRecord& record,
                                           const std::stop_token& stop) {
    const auto detection = detectEncoding(source, registry, {}, stop);
    if (!detection)
        return detection.error();
    if (detection->binary) {
        record.kind = FileKind::Binary;
        record.type = detection->binary->type;
        return EncodingDecision{};
    }
    record.kind = FileKind::Text;
    // What is converted as it is would read backwards: that is left to people.
    record.ambiguous = detection->ambiguous ||
                       (!detection->guesses.empty() && detection->guesses.front().isVisual);
    if (detection->guesses.empty()) {
        record.valid = false;
        record.problems = facts.problems();
        record.evidence = "no encoding fits";
        return EncodingDecision{};
    }
    const EncodingGuess& best = detection->guesses.front();
    record.encoding = best.codec->name();
    record.score = best.score;
    record.evidence = evidenceOf(*detection, best);
    record.bom = best.basis == DetectionBasis::ByteOrderMark;
    record.ascii = best.codec->name() == "ASCII";
    const bool isUtf8 = best.codec == &registry.utf8();
    if (best.damaged > 0 || (isUtf8 && facts.problems() > 0)) {
        record.damaged = best.damaged;
        record.valid = false;
        record.problems = isUtf8 ? facts.problems() : best.damaged;
        if (!best.damage.empty())
            record.firstProblem = FirstProblem{best.damage.front().offset, 1};
    }
    return EncodingDecision{best.codec};
}

} // namespace moji
