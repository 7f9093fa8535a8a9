#pragma once
// What becomes of a short text that is written in one encoding and read in another, for a grid of
// encodings, and whether that can be undone. Plain values.

#include "repair/repair_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace moji::app {

/// Only this many characters of a longer text are shown.
inline constexpr std::size_t kMostGarbled = 64;

struct ForwardCell {
    std::u32string text; // as read; U+FFFD for each error
    std::uint64_t errors = 0;
    bool same = false;                               // the text itself
    repair::Label outcome = repair::Label::Lossless; // Clean where it is the same
};

struct ForwardRow {
    const Codec* writtenAs = nullptr;
    std::optional<Bytes> bytes;     // nothing where the encoding lacks a character
    std::vector<ForwardCell> cells; // empty without bytes
};

/// A row for each of `codecs`, those that lack a character last, and a cell for each in each row.
[[nodiscard]] std::vector<ForwardRow> forwardGrid(std::u32string_view text,
                                                  const std::vector<const Codec*>& codecs);

} // namespace moji::app
