#pragma once
// What would become of a text in another encoding, in words: for the dialog that saves there.

#include "fits/fit_report.h"
#include "fits/round_trip.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace moji::app::convert_words {

inline constexpr int kColumns = 6;
[[nodiscard]] QStringList columns();
/// How often, which, what would be written instead, where.
[[nodiscard]] QStringList cells(const fits::LostCharacter& lost);
[[nodiscard]] QStringList malformedCells(const fits::Malformed& malformed);

/// Characters that cannot be written at all, and malformed sequences. (Those that come back as
/// another character can be written.)
[[nodiscard]] std::uint64_t unwritable(const fits::FitReport& report);
[[nodiscard]] QString verdict(const fits::FitReport& report, const QString& encoding);
/// Which normal forms bring more of the text there; empty if all of it is there.
[[nodiscard]] QString formsText(const fits::FitReport& report, const QString& encoding);
/// One sentence a library. `withoutMark`: the byte-order mark did not go.
[[nodiscard]] QString tripsText(const std::vector<fits::RoundTrip>& trips, bool withoutMark);

} // namespace moji::app::convert_words
