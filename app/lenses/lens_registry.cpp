#include "lenses/lens_registry.h"

#include "grid/byte_lens.h"
#include "lenses/automaton/automaton_lens.h"
#include "lenses/bits/bits_lens.h"
#include "lenses/chart/chart_lens.h"
#include "lenses/decoders/decoders_lens.h"
#include "lenses/encodings/encodings_lens.h"
#include "lenses/escapes/escapes_lens.h"
#include "lenses/inspector/inspector_lens.h"
#include "lenses/length/length_lens.h"
#include "lenses/lines/lines_lens.h"
#include "lenses/lookup/lookup_lens.h"
#include "lenses/mojibake/mojibake_lens.h"
#include "lenses/problems/problems_lens.h"
#include "lenses/statistics/statistics_lens.h"
#include "lenses/strings/strings_lens.h"
#include "lenses/table/table_lens.h"
#include "lenses/tables/tables_lens.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace moji::app {

namespace {

const std::vector<LensRow>& rows() {
    static const std::vector<LensRow> list{
        {"bytes", QT_TRANSLATE_NOOP("Lens", "Bytes"), LensPlace::Centre, makeByteLens},
        {"bits", QT_TRANSLATE_NOOP("Lens", "Bits"), LensPlace::Bottom, makeBitsLens},
        {"automaton", QT_TRANSLATE_NOOP("Lens", "Automaton"), LensPlace::Bottom, makeAutomatonLens},
        {"table", QT_TRANSLATE_NOOP("Lens", "Plan 9 table"), LensPlace::Bottom, makeTableLens},
        {"lookup", QT_TRANSLATE_NOOP("Lens", "Lookup lanes"), LensPlace::Bottom, makeLookupLens},
        {"encodings", QT_TRANSLATE_NOOP("Lens", "Encodings"), LensPlace::Bottom, makeEncodingsLens},
        {"decoders", QT_TRANSLATE_NOOP("Lens", "Decoders"), LensPlace::Bottom, makeDecodersLens},
        {"mojibake", QT_TRANSLATE_NOOP("Lens", "Mojibake"), LensPlace::Bottom, makeMojibakeLens},
        {"problems", QT_TRANSLATE_NOOP("Lens", "Problems"), LensPlace::Bottom, makeProblemsLens,
         problemCount},
        {"lines", QT_TRANSLATE_NOOP("Lens", "Lines"), LensPlace::Bottom, makeLinesLens},
        {"strings", QT_TRANSLATE_NOOP("Lens", "Strings"), LensPlace::Bottom, makeStringsLens},
        {"escapes", QT_TRANSLATE_NOOP("Lens", "Escapes"), LensPlace::Bottom, makeEscapesLens},
        {"statistics", QT_TRANSLATE_NOOP("Lens", "Statistics"), LensPlace::Bottom,
         makeStatisticsLens},
        {"length", QT_TRANSLATE_NOOP("Lens", "Length"), LensPlace::Bottom, makeLengthLens},
        {"tables", QT_TRANSLATE_NOOP("Lens", "Tables"), LensPlace::Bottom, makeTablesLens},
        {"chart", QT_TRANSLATE_NOOP("Lens", "Chart"), LensPlace::Bottom, makeChartLens, nullptr,
         true},
        {"inspector", QT_TRANSLATE_NOOP("Lens", "Inspector"), LensPlace::Right, makeInspectorLens},
    };
    return list;
}

} // namespace

QString LensRow::name() const {
    return QCoreApplication::translate("Lens", title);
}

std::span<const LensRow> lensRows() {
    return rows();
}

const LensRow* findLens(std::string_view id) {
    const auto all = lensRows();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const LensRow& row) { return row.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace moji::app
