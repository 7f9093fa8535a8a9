#pragma once
// Statistics as rows of text, in the reader's words and number format.

#include "scan/statistics.h"
#include "style/cell_role.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace moji::app {

struct StatisticsRow {
    QStringList cells;            // the first is a name, the others are values
    std::optional<CellRole> role; // whose colours come before the name
    bool operator==(const StatisticsRow&) const = default;
};

/// Role, count, share: one row for each ByteRole.
[[nodiscard]] std::vector<StatisticsRow> roleRows(const Statistics& statistics);
/// Measure, value: size, code points, lines, validity, entropy... `text`: what the document is in
/// its own encoding.
[[nodiscard]] std::vector<StatisticsRow> figureRows(const Statistics& statistics,
                                                    const CheckSummary& text);
/// "E4, lead of 3: 12 times, 6.70 % of all bytes"
[[nodiscard]] QString byteSentence(const Statistics& statistics, Byte byte);
/// The statistics in one sentence.
[[nodiscard]] QString statisticsSentence(const Statistics& statistics, const CheckSummary& text);

/// The role that a byte of this value has in well-formed UTF-8, Invalid for C0, C1 and F5..FF.
[[nodiscard]] CellRole roleOfValue(Byte byte);

} // namespace moji::app
