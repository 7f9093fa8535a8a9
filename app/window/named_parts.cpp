#include "window/named_parts.h"

#include "bytes/parse_range.h"
#include "grid/byte_grid.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/problems_button.h"

#include <QStatusBar>

namespace moji::app {

namespace {

LensPart whole(QWidget& widget, bool isExact = true) {
    return {&widget, widget.rect(), isExact};
}

std::optional<LensPart> partOfInput(MainWindow& window, const QStringList& item) {
    InputBar& fields = window.inputBar();
    if (item.empty())
        return whole(fields);
    if (item.front() == QLatin1String("text"))
        return whole(fields.textField());
    if (item.front() == QLatin1String("hex"))
        return whole(fields.hexField());
    return std::nullopt;
}

std::optional<LensPart> partOfStatus(MainWindow& window, const QStringList& item) {
    QStatusBar& bar = *window.statusBar();
    if (item.empty())
        return whole(bar);
    QWidget* found = nullptr;
    if (item.front() == QLatin1String("encoding"))
        found = bar.findChild<EncodingBox*>();
    else if (item.front() == QLatin1String("problems"))
        found = bar.findChild<ProblemsButton*>();
    return found == nullptr ? std::nullopt : std::optional(whole(*found));
}

} // namespace

std::optional<LensPart> partOfGrid(ByteGrid& grid, const QStringList& item, Reveal reveal) {
    if (item.empty())
        return whole(grid);
    const auto range = parseRange(toUtf8(item.front()));
    const std::uint64_t size = grid.document().size();
    if (!range || range->empty() || range->end > size)
        return whole(grid, false);
    if (reveal == Reveal::Yes && grid.byteLayout().visibleBytes().end <= range->begin)
        grid.showFrom(range->begin);
    const ByteLensLayout& layout = grid.byteLayout();
    QRect area;
    for (std::uint64_t row = layout.rowOf(range->begin); row <= layout.rowOf(range->end - 1); ++row)
        for (const ByteRange& run : layout.runsOfRow(row)) {
            const ByteRange part = run.clampedTo(*range);
            if (!part.empty() && part.intersects(*range))
                area |= layout.cells(ByteColumn::Hex, part.begin, part.end - 1);
        }
    return LensPart{&grid, area & grid.rect(), true};
}

std::optional<LensPart> findPart(MainWindow& window, const QStringList& path, Reveal reveal) {
    if (path.empty())
        return std::nullopt;
    const QString& place = path.front();
    const QStringList item = path.mid(1);
    if (place == QLatin1String("bytes"))
        return partOfGrid(window.grid(), item, reveal);
    if (place == QLatin1String("input"))
        return partOfInput(window, item);
    if (place == QLatin1String("status"))
        return partOfStatus(window, item);
    LensHost* host = window.docks().host(place);
    return host == nullptr ? std::nullopt : host->makeLens().part(item, reveal);
}

} // namespace moji::app
