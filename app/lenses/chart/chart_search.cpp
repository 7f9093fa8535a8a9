#include "lenses/chart/chart_search.h"

#include "bytes/hex.h"
#include "bytes/stoppable_source.h"
#include "codec/span_cursor.h"
#include "text/qt_text.h"
#include "unicode/name_search.h"

#include <algorithm>

namespace moji::app {

namespace {

/// The first cell after `after`, around the end, that `is`.
template <class Is>
std::int32_t nextCell(const ChartData& data, std::int32_t after, Is is) {
    const auto count = static_cast<std::int32_t>(data.comparison.cells.size());
    for (std::int32_t step = 1; step <= count; ++step) {
        const std::int32_t cell = (after + step) % count;
        if (is(static_cast<std::size_t>(cell)))
            return cell;
    }
    return -1;
}

/// The code points of "U+AC00", or of a text of one or a few characters.
std::u32string charactersIn(const QString& wanted) {
    if (wanted.startsWith(QLatin1String("U+"), Qt::CaseInsensitive)) {
        bool isNumber = false;
        const uint number = QStringView(wanted).mid(2).toUInt(&isNumber, 16);
        return isNumber && number <= 0x10FFFF ? std::u32string(1, static_cast<char32_t>(number))
                                              : std::u32string();
    }
    return toCodePoints(wanted);
}

constexpr std::uint64_t kBlock = 256 * 1024;

/// The first that begins in `part`. Only blocks that have the bytes are decoded.
std::optional<ByteRange> findCodeIn(ByteRange part, const ByteSource& source, SpanCursor& cursor,
                                    const SoughtCode& sought, const ProgressCallback& report) {
    for (std::uint64_t at = part.begin; at < part.end; at += kBlock) {
        const std::uint64_t end = std::min(part.end, at + kBlock);
        const auto block = readRange(source, {at, end + sought.bytes.size() - 1});
        if (!block)
            return {};
        report(at, source.size());
        if (std::search(block->begin(), block->end(), sought.bytes.begin(), sought.bytes.end()) ==
            block->end())
            continue;
        if (!cursor.seek(at))
            return {};
        while (cursor.offset() < end) {
            const auto item = cursor.next();
            if (!item || !*item)
                return {};
            const auto& [offset, span, bytes] = **item;
            const auto text = isError(span.status) ? std::u32string_view() : span.text();
            if (offset >= at && std::ranges::equal(bytes, sought.bytes) && text == sought.text)
                return ByteRange{offset, offset + bytes.size()};
        }
    }
    return {};
}

} // namespace

std::optional<ByteRange> findCode(const ByteSource& source, const Codec& codec,
                                  const CheckpointIndex* checkpoints, const SoughtCode& sought,
                                  std::uint64_t from, const std::stop_token& stop,
                                  const ProgressCallback& report) {
    if (sought.bytes.empty())
        return {};
    const StoppableSource stoppable(source, stop);
    const std::uint64_t start = std::min(from, source.size());
    for (const ByteRange part : {ByteRange{start, source.size()}, ByteRange{0, start}}) {
        SpanCursor cursor(stoppable, codec, checkpoints);
        if (auto found = findCodeIn(part, stoppable, cursor, sought, report))
            return found;
    }
    return {};
}

std::int32_t findInChart(const ChartData& data, const QString& wanted, std::int32_t after) {
    const QString word = wanted.trimmed();
    if (word.isEmpty() || data.comparison.cells.empty())
        return -1;
    const auto withText = [&](std::u32string_view text) {
        return nextCell(data, after, [&](std::size_t cell) {
            return data.hereText(cell) == text || data.thereText(cell) == text;
        });
    };
    if (const std::int32_t found = withText(charactersIn(word)); found >= 0)
        return found;
    if (const auto bytes = parseHexBytes(toUtf8(word)); bytes && !bytes->empty()) {
        if (const std::int32_t found = data.find(*bytes); found >= 0)
            return found;
    }
    const std::u32string named = unicode::charactersNamed(toUtf8(word));
    if (named.empty())
        return -1;
    return nextCell(data, after, [&](std::size_t cell) {
        const std::u32string text = data.text(cell);
        return text.size() == 1 && named.find(text.front()) != std::u32string::npos;
    });
}

} // namespace moji::app
