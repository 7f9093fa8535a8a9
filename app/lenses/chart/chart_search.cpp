#include "lenses/chart/chart_search.h"

#include "bytes/hex.h"
#include "text/qt_text.h"
#include "unicode/name_search.h"

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

} // namespace

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
