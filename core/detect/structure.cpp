#include "detect/structure.h"

#include "bytes/borrowed_source.h"
#include "detect/accidental_utf8.h"
#include "detect/binary_data.h"
#include "detect/candidates.h"
#include "detect/foreign_words.h"
#include "detect/wide_text.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::uint64_t kMostAmongProblems = 12;
/// Damaged text may have a NUL where a bit was flipped: one in so many bytes, with other controls.
constexpr std::uint64_t kBytesForControl = 40;

/// By the number of well-formed sequences: chance makes a few fit.
double scoreOfUtf8(std::uint64_t wellFormed) {
    return wellFormed == 1 ? 0.98 : wellFormed < 4 ? 0.995 : 1;
}

/// Of UTF-8 with problems, a few sequences are less convincing still.
bool mayBeByAccident(const Utf8Balance& utf8, const WindowReading& reading, const TextScore& text) {
    return utf8.isValid()
               ? mayBeAccident(utf8.wellFormed, reading.text, text.plausibility)
               : utf8.wellFormed <= kMostAmongProblems && text.plausibility < kHardlyText;
}

bool isDamagedText(const Utf8Balance& balance, const ControlCounts& controls) {
    return !balance.isValid() && balance.isPossible() &&
           (controls.nuls + controls.others) * kBytesForControl <= controls.bytes;
}

/// Whether no text in an encoding of bytes has such controls, of which there are some.
bool isBinary(const ControlCounts& controls, const Utf8Balance& balance, ByteView beginning,
              const SevenBitProofs& proofs) {
    if (controls.nuls > 0)
        return !isDamagedText(balance, controls) || hasBinarySignature(beginning);
    if (proofs.explainControls())
        return false;
    return controls.isDense() ||
           (!balance.isValid() && !balance.isMostly() && hasBinarySignature(beginning));
}

/// Whether file(1) knows better. It is not asked of UTF-32, most of whose bytes are NULs where they
/// have to be, nor of what reads well.
bool isProgramData(const WideDamage& damage, ByteView beginning) {
    constexpr double kReadsWell = 0.6; // plausibility
    return damage.codec->info().sync != Synchronisation::FourBytes &&
           damage.text.plausibility < kReadsWell && hasBinarySignature(beginning);
}

} // namespace

bool beginsAsBinary(ByteView beginning, const CodecRegistry& registry) {
    const ControlCounts controls = countControls(beginning);
    if ((controls.nuls == 0 && !controls.isDense()) || detectByteOrderMark(beginning))
        return false;
    const auto survey = surveyBytes(BorrowedSource(beginning));
    if (!isBinary(controls, weighUtf8(beginning, Tail::MoreFollows), beginning, survey->sevenBit))
        return false;
    if (isAsciiBetweenNuls(*survey))
        return true;
    if (findWideText(*survey, registry))
        return false;
    const auto damage = findWideDamage(BorrowedSource(beginning), *survey, registry, {});
    return !*damage || isProgramData(**damage, beginning);
}

namespace {

Structure damagedWide(WideDamage damage) {
    Structure found;
    found.kind = StructureKind::DamagedWide;
    found.codec = damage.codec;
    found.text = damage.text;
    found.score = std::min(0.999, damage.share());
    found.wide = std::move(damage);
    return found;
}

/// A mark of another encoding than UTF-8: Open, if nothing is wrong with the rest or too much.
Result<Structure> examineMarked(const ByteSource& source, const ByteSurvey& survey,
                                const CodecRegistry& registry, const ByteOrderMark& mark,
                                const std::stop_token& stop) {
    const Codec* const codec = registry.find(mark.encoding);
    if (!codec)
        return Structure{};
    const auto disproof = findDisproof(source, survey, *codec, stop);
    if (!disproof)
        return disproof.error();
    if (!*disproof && !beginsShifted(survey, *codec))
        return Structure{};
    auto damage = findWideDamage(source, survey, registry, mark, stop);
    if (!damage)
        return damage.error();
    if (!*damage)
        return Structure{};
    Structure found = damagedWide(**std::move(damage));
    found.isMarked = true;
    return found;
}

/// UTF-16 and UTF-32 without a mark: Open, if it is neither.
Result<Structure> examineWide(const ByteSource& source, const ByteSurvey& survey,
                              const CodecRegistry& registry, const std::stop_token& stop) {
    if (isAsciiBetweenNuls(survey))
        return Structure{};
    if (const auto wide = findWideText(survey, registry)) {
        const auto disproof = findDisproof(source, survey, *wide->codec, stop);
        if (!disproof)
            return disproof.error();
        if (!*disproof && !beginsShifted(survey, *wide->codec)) {
            Structure found;
            found.kind = StructureKind::Wide;
            found.codec = wide->codec;
            found.text = wide->text;
            found.score = 1;
            return found;
        }
    }
    auto damage = findWideDamage(source, survey, registry, {}, stop);
    if (!damage)
        return damage.error();
    if (!*damage || isProgramData(**damage, survey.windows.front().bytes))
        return Structure{};
    return damagedWide(**std::move(damage));
}

} // namespace

Result<Structure> examineStructure(const ByteSource& source, const ByteSurvey& survey,
                                   const CodecRegistry& registry, const std::stop_token& stop) {
    Structure found;
    const auto mark = byteOrderMarkOf(survey);
    const bool isMarkedUtf8 = mark && mark->encoding == registry.utf8().name();
    if (survey.size == 0)
        return found;
    if (mark && !isMarkedUtf8)
        return examineMarked(source, survey, registry, *mark, stop);
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
    const SevenBitProofs& proofs = survey.sevenBit;
    if (controls.hasAny() || controls.isDense()) {
        const bool mayBeWide =
            controls.nuls > 0 || (controls.isDense() && !proofs.explainControls());
        if (mayBeWide) {
            auto wide = examineWide(source, survey, registry, stop);
            if (!wide || wide->kind != StructureKind::Open)
                return wide;
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
    const WindowReading reading = readWindows(survey, registry.utf8());
    const TextScore text = scoreReading(reading, {});
    if (mayBeByAccident(found.utf8, reading, text))
        return found;
    if (valid && mayBeForeign(found.utf8.wellFormed, reading.text))
        found.foreignBits = bitsForForeignWords(reading.text, registry);
    if (found.foreignBits > 0)
        return found;
    found.kind = valid ? StructureKind::Utf8 : StructureKind::DamagedUtf8;
    found.codec = &registry.utf8();
    found.text = text;
    found.score = valid ? scoreOfUtf8(found.utf8.wellFormed) : std::min(0.999, found.utf8.share());
    return found;
}

} // namespace moji
