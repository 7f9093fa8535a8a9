#pragma once
// The seven comparisons of the branchy decoder, and the four of its encoder, as tables.

#include "bytes/byte_source.h"
#include "utf8/branchy.h"

#include <QString>

namespace moji::app {

inline constexpr int kBranchyTests = 7;

struct BranchyForm {
    int byte; // which byte of the character is tested, from 1
    Byte mask;
    Byte value;      // the expected value under the mask
    QString pattern; // "110xxxxx"
};

[[nodiscard]] BranchyForm branchyForm(utf8::BranchyTest test);

inline constexpr int kBranchyLimits = 4;

struct BranchyLimit {
    char32_t limit; // the values below it
    int bytes;      // take so many
    Byte lead;
    QString pattern; // of the first byte
};

/// `row` from 0.
[[nodiscard]] BranchyLimit branchyLimit(int row);
/// The row of a step.
[[nodiscard]] int branchyLimitRow(const utf8::BranchyEncodeStep& step);

} // namespace moji::app
