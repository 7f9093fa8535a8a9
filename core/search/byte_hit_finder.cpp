#include "search/byte_hit_finder.h"

#include <algorithm>
#include <cstring>

namespace moji::search {

namespace {

constexpr std::size_t kRead = 256 * 1024;

} // namespace

ByteHitFinder::ByteHitFinder(const SearchPattern& pattern, const SearchText& text,
                             std::stop_token stop)
    : m_source(*text.source)
    , m_pattern(std::get<BytePattern>(pattern.needle()))
    , m_edges(pattern, text)
    , m_stop(std::move(stop))
    , m_window(m_source, m_stop) {
    m_pattern.tune(m_window.sample());
}

Result<std::optional<ByteRange>> ByteHitFinder::first(ByteRange starts) {
    const std::uint64_t size = m_source.size();
    m_last.reset();
    if (size < m_pattern.size())
        return m_last;
    const std::uint64_t after = std::min(starts.end, size - m_pattern.size() + 1);
    for (std::uint64_t at = starts.begin; at < after;) {
        const auto window = m_window.from(at, m_pattern.size());
        if (!window)
            return window.error();
        const auto wanted = std::min<std::uint64_t>(window->size(), after - at + reach() - 1);
        const std::size_t found = m_pattern.find(window->first(wanted));
        if (found == BytePattern::npos) {
            at += wanted - m_pattern.size() + 1;
            continue;
        }
        const ByteRange match{at + found, at + found + m_pattern.size()};
        const auto accepted = m_edges.areOf(match);
        if (!accepted)
            return accepted.error();
        if (*accepted) {
            m_last = match;
            break;
        }
        at = match.begin + 1;
    }
    return m_last;
}

Result<std::optional<ByteRange>> ByteHitFinder::group(int number) const {
    return number == 0 ? m_last : std::nullopt;
}

Result<std::optional<std::uint64_t>> ByteHitFinder::knownStart(std::uint64_t offset) {
    const auto byte = m_pattern.repeatedByte();
    if (!byte || !m_edges.areEverywhere())
        return std::optional<std::uint64_t>();
    Bytes block(kRead);
    std::uint64_t run = std::min(offset, m_source.size()); // start of the run, as far as known
    while (run > 0) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const std::size_t count = static_cast<std::size_t>(std::min<std::uint64_t>(run, kRead));
        const auto got = m_source.read(run - count, std::span(block).first(count));
        if (!got)
            return got.error();
        const ByteView bytes = ByteView(block).first(count);
        const bool goesOn =
            bytes[0] == *byte && std::memcmp(bytes.data(), bytes.data() + 1, count - 1) == 0;
        if (!goesOn) {
            const auto other = std::find_if(bytes.rbegin(), bytes.rend(),
                                            [&](Byte value) { return value != *byte; });
            run -= static_cast<std::uint64_t>(other - bytes.rbegin());
            break;
        }
        run -= count;
    }
    return std::optional(offset - (offset - run) % m_pattern.size());
}

} // namespace moji::search
