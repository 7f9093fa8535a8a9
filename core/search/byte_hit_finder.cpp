#include "search/byte_hit_finder.h"

#include <algorithm>
#include <cstring>

namespace moji::search {

namespace {

constexpr std::size_t kRead = 256 * 1024;
// The system copies three times faster where file and memory are aligned alike.
constexpr std::uint64_t kAlignment = 64;
// Samples of the text from which the rarest bytes of the pattern are told.
constexpr std::uint64_t kSamples = 16;
constexpr std::uint64_t kSampleSize = 4 * 1024;
// Up to such a distance decoding on is quicker than finding where to start.
constexpr std::uint64_t kDecodeOn = 4 * 1024;

} // namespace

ByteHitFinder::ByteHitFinder(const SearchPattern& pattern, const SearchText& text,
                             std::stop_token stop)
    : m_source(*text.source)
    , m_pattern(std::get<BytePattern>(pattern.needle()))
    , m_codec(pattern.codec())
    , m_wholeWords(pattern.wholeWords())
    , m_stop(std::move(stop)) {
    if (m_codec != nullptr && m_codec->info().sync == Synchronisation::AfterLineFeed)
        m_cursor.emplace(m_source, *m_codec, text.checkpoints);
    if (m_codec != nullptr && m_wholeWords)
        m_words.emplace(m_source, *m_codec, text.checkpoints);
    tune();
}

void ByteHitFinder::tune() {
    ByteHistogram histogram{};
    Bytes sample(kSampleSize);
    const std::uint64_t step = std::max(m_source.size() / kSamples, kSampleSize);
    for (std::uint64_t offset = 0; offset < m_source.size(); offset += step) {
        const auto got = m_source.read(offset, sample);
        if (!got)
            break; // the search will meet this again, and say it
        addToHistogram(ByteView(sample).first(*got), histogram);
    }
    m_pattern.tune(histogram);
}

Result<std::optional<ByteRange>> ByteHitFinder::first(ByteRange starts) {
    const std::uint64_t size = m_source.size();
    m_last.reset();
    if (size < m_pattern.size())
        return m_last;
    const std::uint64_t behind = std::min(starts.end, size - m_pattern.size() + 1);
    for (std::uint64_t at = starts.begin; at < behind;) {
        const auto window = bytesFrom(at);
        if (!window)
            return window.error();
        const auto wanted = std::min<std::uint64_t>(window->size(), behind - at + reach() - 1);
        const std::size_t found = m_pattern.find(window->first(wanted));
        if (found == BytePattern::npos) {
            at += wanted - m_pattern.size() + 1;
            continue;
        }
        const ByteRange match{at + found, at + found + m_pattern.size()};
        const auto accepted = accepts(match);
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

std::optional<ByteRange> ByteHitFinder::group(int number) const {
    return number == 0 ? m_last : std::nullopt;
}

/// Whether every match is accepted, wherever it stands.
bool ByteHitFinder::acceptsAll() const {
    if (m_codec == nullptr)
        return true;
    const Synchronisation sync = m_codec->info().sync;
    return !m_wholeWords && (sync == Synchronisation::EveryByte || sync == Synchronisation::Utf8);
}

Result<std::optional<std::uint64_t>> ByteHitFinder::knownStart(std::uint64_t offset) {
    const auto byte = m_pattern.repeatedByte();
    if (!byte || !acceptsAll())
        return std::optional<std::uint64_t>();
    Bytes block(kRead);
    std::uint64_t run = std::min(offset, m_source.size()); // where it begins, as far as is known
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

/// Bytes from `offset` on, the pattern's length at least.
Result<ByteView> ByteHitFinder::bytesFrom(std::uint64_t offset) {
    const std::uint64_t end = m_windowBegin + m_window.size();
    if (offset >= m_windowBegin && offset + m_pattern.size() <= end)
        return m_window.subspan(static_cast<std::size_t>(offset - m_windowBegin));
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}, {}};
    m_buffer.resize(kRead + m_pattern.size() + kAlignment);
    const auto address = reinterpret_cast<std::uintptr_t>(m_buffer.data());
    const auto shift = static_cast<std::size_t>((offset - address) % kAlignment);
    const auto room = std::span(m_buffer).subspan(shift, kRead + m_pattern.size());
    const auto got = m_source.read(offset, room);
    if (!got)
        return got.error();
    if (*got < m_pattern.size())
        return Error{ErrorCode::ReadFailed, {}, "shrank while it was searched"};
    m_window = room.first(*got);
    m_windowBegin = offset;
    return m_window;
}

Result<bool> ByteHitFinder::accepts(ByteRange match) {
    if (m_codec == nullptr)
        return true;
    const auto begins = beginsCharacter(match.begin);
    if (!begins || !*begins || !m_wholeWords)
        return begins;
    return isWholeWord(match);
}

Result<bool> ByteHitFinder::beginsCharacter(std::uint64_t offset) {
    switch (m_codec->info().sync) {
    case Synchronisation::TwoBytes:
        return offset % 2 == 0;
    case Synchronisation::FourBytes:
        return offset % 4 == 0;
    case Synchronisation::AfterLineFeed:
        break;
    default: // the bytes of a character stand nowhere else
        return true;
    }
    if (m_cursor->offset() > offset || offset - m_cursor->offset() > kDecodeOn) {
        if (auto found = m_cursor->seek(offset); !found)
            return found.error();
    }
    while (m_cursor->offset() < offset) {
        const auto item = m_cursor->next();
        if (!item)
            return item.error();
        if (!*item)
            return false;
    }
    return m_cursor->offset() == offset;
}

Result<bool> ByteHitFinder::isWholeWord(ByteRange match) {
    const auto crosses = [&](std::uint64_t edge) -> Result<bool> {
        if (edge == 0 || edge == m_source.size())
            return false;
        const auto before = isInWord(edge - 1, true);
        if (!before || !*before)
            return before;
        return isInWord(edge, false);
    };
    const auto begin = crosses(match.begin);
    if (!begin || *begin)
        return begin ? Result<bool>(false) : begin;
    const auto end = crosses(match.end);
    return end ? Result<bool>(!*end) : end;
}

/// Whether the last (or first) character of what stands at `offset` belongs to words.
Result<bool> ByteHitFinder::isInWord(std::uint64_t offset, bool lastOfSpan) {
    if (auto found = m_words->seek(offset); !found)
        return found.error();
    const auto item = m_words->next();
    if (!item)
        return item.error();
    if (!*item || (*item)->span.count == 0)
        return false;
    const auto text = (*item)->span.text();
    return isWordCharacter(lastOfSpan ? text.back() : text.front());
}

} // namespace moji::search
