#include "survey/converted_bytes.h"

#include "bytes/hex.h"
#include "survey/transliterate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace moji {

Result<std::size_t> ConvertedBytes::read(std::span<Byte> out) {
    while (m_given == m_bytes.size() && !m_atEnd) {
        m_bytes.clear();
        m_given = 0;
        if (auto done = produce(); !done)
            return done.error();
    }
    const std::size_t count = std::min(out.size(), m_bytes.size() - m_given);
    std::copy_n(m_bytes.data() + m_given, count, out.data());
    m_given += count;
    return count;
}

Result<Done> ConvertedBytes::produce() {
    const auto more = m_text.next(m_pending);
    if (!more)
        return more.error();
    m_atEnd = !*more;
    if (auto done = encode(m_pending, m_atEnd ? Tail::AtEnd : Tail::MoreFollows); !done)
        return done;
    m_pending.erase(0, m_encoded);
    if (m_atEnd) {
        const EncodeStep last = m_to.finish(m_state);
        m_bytes.insert(m_bytes.end(), last.bytes.begin(), last.bytes.begin() + last.length);
    }
    return Done{};
}

Result<Done> ConvertedBytes::encode(std::u32string_view text, Tail tail) {
    std::array<Byte, 4096> block{};
    m_encoded = 0;
    while (m_encoded < text.size()) {
        const auto step = m_to.encodeText(text.substr(m_encoded), m_state, tail, block);
        m_bytes.insert(m_bytes.end(), block.begin(),
                       block.begin() + static_cast<std::ptrdiff_t>(step.written));
        m_encoded += step.consumed;
        if (step.stopped) {
            const std::size_t at = m_encoded;
            if (auto done = substitute(text[at]); !done)
                return done;
            m_encoded = at + 1;
        } else if (step.consumed == 0) {
            break; // waits for what may combine
        }
    }
    return Done{};
}

Result<Done> ConvertedBytes::substitute(char32_t codePoint) {
    std::string instead;
    switch (m_unmappable) {
    case UnmappableWish::Error:
        return Error{ErrorCode::Malformed,
                     {},
                     fmt::format("{} has no character {}", m_to.name(), codePointName(codePoint))};
    case UnmappableWish::Replace:
        instead.assign(1, '?');
        break;
    case UnmappableWish::Escape:
        instead = codePoint > 0xFFFF
                      ? fmt::format("\\U{:08X}", static_cast<std::uint32_t>(codePoint))
                      : fmt::format("\\u{:04X}", static_cast<std::uint32_t>(codePoint));
        break;
    case UnmappableWish::Translit:
        instead = transliterated(codePoint);
        break;
    }
    if (instead.empty())
        instead.assign(1, '?');
    ++m_replaced;
    std::array<Byte, 256> block{};
    const std::u32string text(instead.begin(), instead.end());
    const auto step = m_to.encodeText(text, m_state, Tail::AtEnd, block);
    if (step.consumed < text.size())
        return Error{ErrorCode::Malformed,
                     {},
                     fmt::format("{} has neither the character {} nor a replacement for it",
                                 m_to.name(), codePointName(codePoint))};
    m_bytes.insert(m_bytes.end(), block.begin(),
                   block.begin() + static_cast<std::ptrdiff_t>(step.written));
    return Done{};
}

} // namespace moji
