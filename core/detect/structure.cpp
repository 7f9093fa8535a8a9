#include "detect/structure.h"

#include "detect/binary_data.h"
#include "detect/candidates.h"
#include "detect/seven_bit.h"
#include "detect/wide_text.h"

#include <algorithm>

namespace moji {

namespace {

/// A few sequences that read as hardly any text, of unassigned characters and controls, may be
/// accidents: other encodings are tried. More are none: of 23,948 windows of legacy text, one was
/// valid.
constexpr double kHardlyText = 0.04;
constexpr std::uint64_t kMostAccidents = 3;
/// Damaged text may have a NUL where a bit was flipped: one in so many bytes, with other controls.
constexpr std::uint64_t kBytesForControl = 40;

/// By the number of well-formed sequences: chance makes a few fit.
double scoreOfUtf8(std::uint64_t wellFormed) {
    return wellFormed == 1 ? 0.98 : wellFormed < 4 ? 0.995 : 1;
}

bool isDamagedText(const Utf8Balance& balance, const ControlCounts& controls) {
    return !balance.isValid() && balance.isPossible() &&
           (controls.nuls + controls.others) * kBytesForControl <= controls.bytes;
}

/// Whether no text in an encoding of bytes has such controls.
bool isBinary(const ControlCounts& controls, const Utf8Balance& balance, ByteView beginning,
              const SevenBitProofs& proofs) {
    if (controls.nuls > 0)
        return !isDamagedText(balance, controls) || hasBinarySignature(beginning);
    if (proofs.explainControls())
        return false;
    return controls.isDense() || (controls.others > 0 && !balance.isValid() &&
                                  !balance.isMostly() && hasBinarySignature(beginning));
}

} // namespace

bool beginsAsBinary(ByteView beginning, const CodecRegistry& registry) {
    const ControlCounts controls = countControls(beginning);
    if ((controls.nuls == 0 && !controls.isDense()) || detectByteOrderMark(beginning))
        return false;
    const auto survey = surveyBytes(MemorySource(Bytes(beginning.begin(), beginning.end())));
    return isBinary(controls, weighUtf8(beginning, Tail::MoreFollows), beginning,
                    findSevenBitProofs(*survey)) &&
           !findWideText(*survey, registry);
}

Result<Structure> examineStructure(const ByteSource& source, const ByteSurvey& survey,
                                   const CodecRegistry& registry, const std::stop_token& stop) {
    Structure found;
    const auto mark = byteOrderMarkOf(survey);
    const bool isMarkedUtf8 = mark && mark->encoding == registry.utf8().name();
    if (survey.size == 0 || (mark && !isMarkedUtf8))
        return found;
    if (!survey.isSevenBit()) {
        auto balance = weighUtf8(source, stop);
        if (!balance)
            return balance.error();
        found.utf8 = *std::move(balance);
    }
    if (isMarkedUtf8) {
        if (found.utf8.isPossible() && !found.utf8.isValid()) {
            found.kind = StructureKind::DamagedUtf8;
            found.codec = &registry.utf8();
            found.text = scoreReading(readWindows(survey, registry.utf8()), {});
            found.score = std::min(0.999, found.utf8.share());
        }
        return found; // if it is valid, the mark decides
    }
    const ControlCounts controls = countControls(survey.counts);
    const ByteView beginning = survey.windows.front().bytes;
    const SevenBitProofs proofs =
        survey.isSevenBit() ? findSevenBitProofs(survey) : SevenBitProofs{};
    if (controls.hasAny() || controls.isDense()) {
        const bool mayBeWide =
            controls.nuls > 0 || (controls.isDense() && !proofs.explainControls());
        if (const auto wide = mayBeWide ? findWideText(survey, registry) : std::nullopt) {
            const auto disproof = findDisproof(source, survey, *wide->codec, stop);
            if (!disproof)
                return disproof.error();
            if (!*disproof) {
                found.kind = StructureKind::Wide;
                found.codec = wide->codec;
                found.text = wide->text;
                found.score = 1;
                return found;
            }
        }
        if (isBinary(controls, found.utf8, beginning, proofs)) {
            found.kind = StructureKind::Binary;
            found.score = 1;
            return found;
        }
    }
    const bool valid = found.utf8.isValid() && found.utf8.wellFormed > 0;
    if (!valid && !found.utf8.isMostly())
        return found;
    const TextScore text = scoreReading(readWindows(survey, registry.utf8()), {});
    if (valid && found.utf8.wellFormed <= kMostAccidents && text.plausibility < kHardlyText)
        return found;
    found.kind = valid ? StructureKind::Utf8 : StructureKind::DamagedUtf8;
    found.codec = &registry.utf8();
    found.text = text;
    found.score = valid ? scoreOfUtf8(found.utf8.wellFormed) : std::min(0.999, found.utf8.share());
    return found;
}

} // namespace moji
