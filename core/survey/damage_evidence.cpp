#include "survey/damage_evidence.h"

#include "codec/codec.h"

namespace moji {

namespace {

// Malformed sequences.
constexpr std::uint64_t kSeveral = 2; // in a line: a single one is damage as likely as a letter
constexpr std::uint64_t kEnough = 8;  // in all lines of an encoding, if others are damaged
constexpr std::uint64_t kBeyondDoubt = 16;

/// In text of another encoding well-formed sequences are accidents.
bool isForeign(const Utf8Balance& balance) {
    return balance.problems > 0 && 2 * balance.wellFormed <= balance.problems;
}

} // namespace

void DamageEvidence::addLine(const Utf8Balance& balance, const Codec* codec) {
    m_all += balance.problems;
    if (!isForeign(balance))
        return;
    m_foreign += balance.problems;
    if (codec && balance.problems >= kSeveral)
        m_strength[codec].ofLines += balance.problems;
}

void DamageEvidence::addParts(const Utf8Balance& line, const Utf8Balance& parts,
                              const Codec& codec) {
    m_all += line.problems;
    if (isForeign(parts) && parts.problems >= kSeveral)
        m_strength[&codec].ofParts += parts.problems;
}

void DamageEvidence::move(const Codec& from, const Codec& to) {
    const auto moved = m_strength.extract(&from);
    if (moved.empty())
        return;
    m_strength[&to].ofLines += moved.mapped().ofLines;
    m_strength[&to].ofParts += moved.mapped().ofParts;
}

std::uint64_t DamageEvidence::ofOthersBelieved(const Codec& codec) const {
    std::uint64_t sum = 0;
    for (const auto& [other, strength] : m_strength)
        if (other != &codec && strength.ofLines >= kBeyondDoubt)
            sum += strength.ofLines;
    return sum;
}

bool DamageEvidence::isBelieved(const Codec& codec) const {
    const auto found = m_strength.find(&codec);
    if (found == m_strength.end())
        return false;
    const auto& [ofLines, ofParts] = found->second;
    const std::uint64_t ofOthers = ofOthersBelieved(codec);
    // A few bytes of noise read as a rare character of a double-byte set, hardly as letters.
    const bool isSingleByte = codec.info().family == CodecFamily::SingleByte;
    const bool isAll = isSingleByte && ofLines >= kSeveral && ofLines == m_all - ofOthers;
    return isAll || (ofLines >= kEnough && 3 * ofLines >= 2 * (m_foreign - ofOthers)) ||
           (ofParts >= kEnough && 2 * (ofLines + ofParts) >= m_all - ofOthers);
}

} // namespace moji
