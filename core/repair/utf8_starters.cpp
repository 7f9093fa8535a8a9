#include "repair/utf8_starters.h"

#include "utf8/strict.h"

#include <atomic>

namespace moji::repair {

namespace {

constexpr char32_t kCount = 0x10000;
constexpr Utf8Starters::Set kIsKnown = Utf8Starters::Set{1} << 63;

} // namespace

bool mayBeginUtf8(const Codec& codec, std::u32string_view text) {
    EncoderState state = codec.initialEncoderState();
    const EncodeStep step = codec.encode(text, state, Tail::AtEnd);
    return step.status == EncodeStep::Status::Ok &&
           !isError(utf8::decodeStrict(std::span(step.bytes).first(step.length), Tail::MoreFollows)
                        .status);
}

Utf8Starters::Utf8Starters(std::span<const Candidate> encodings)
    : m_encodings(encodings.begin(), encodings.end()) {}

Utf8Starters::Set Utf8Starters::of(char32_t codePoint) const {
    if (codePoint >= kCount)
        return find(codePoint);
    std::call_once(m_once, [this] { m_known.emplace(kCount); });
    const std::atomic_ref<Set> slot((*m_known)[codePoint]);
    Set known = slot.load(std::memory_order_relaxed);
    if (known == 0) {
        known = find(codePoint) | kIsKnown;
        slot.store(known, std::memory_order_relaxed);
    }
    return known & ~kIsKnown;
}

Utf8Starters::Set Utf8Starters::find(char32_t codePoint) const {
    Set found = 0;
    for (std::size_t i = 0; i < m_encodings.size(); ++i)
        found |= mayBeginUtf8(m_encodings[i].codec(), {&codePoint, 1}) ? Set{1} << i : 0;
    return found;
}

} // namespace moji::repair
