#pragma once
// The files of a survey counted up.

#include "survey/file_record.h"

#include <array>
#include <map>
#include <string>

namespace moji {

struct SurveyTotals {
    struct Share {
        std::uint64_t files = 0;
        std::uint64_t bytes = 0;
        bool operator==(const Share&) const = default;
    };
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;
    std::array<std::uint64_t, kFileKinds> kinds{};   // files, by FileKind
    std::map<std::string, Share> encodings;          // of text; "" where none fits
    LineEnds lineEnds;                               // lines, of all text
    std::array<std::uint64_t, kTroubles> troubles{}; // files, by Trouble

    void add(const FileRecord& record);
    [[nodiscard]] bool hasAny(Troubles wanted) const;
};

} // namespace moji
