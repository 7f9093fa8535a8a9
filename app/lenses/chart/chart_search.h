#pragma once
// Finds what the reader writes in a map: a character, its number, its name or its bytes.

#include "codec/checkpoint_index.h"
#include "codec/codec.h"
#include "lenses/chart/chart_pages.h"
#include "support/progress.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <string>

namespace moji::app {

/// The next cell after `after` (-1: from the start) for "가", "U+AC00", "B0 A1" or words of a name;
/// goes on at the start. -1: there is none.
[[nodiscard]] std::int32_t findInChart(const ChartData& data, const QString& wanted,
                                       std::int32_t after);

/// A code in a document. Other states of the encoding may have the same bytes for another text.
struct SoughtCode {
    Bytes bytes;
    std::u32string text; // empty: the code is an error
};

/// The bytes of the code in a source that is read as `codec`, the first that begin at `from` or
/// after it, then from the start. Nothing: there is none, it was told to stop, or the source cannot
/// be read.
[[nodiscard]] std::optional<ByteRange> findCode(const ByteSource& source, const Codec& codec,
                                                const CheckpointIndex* checkpoints,
                                                const SoughtCode& sought, std::uint64_t from,
                                                const std::stop_token& stop,
                                                const ProgressCallback& report);

} // namespace moji::app
