#pragma once
// The seven comparisons of the branchy decoder as a table.

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

} // namespace moji::app
