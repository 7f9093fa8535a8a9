#pragma once
// What the Folder panel keeps of a surveyed file: a compact value without memory of its own, so
// that a hundred thousand take a few megabytes and can be copied to another thread. Names and
// repeated words are kept beside it (folder_rows.h).

#include "survey/file_record.h"

#include <cstdint>
#include <string_view>

namespace moji::app {

/// Files that are counted and filtered together: those in one encoding, or of one kind.
using FileGroup = std::uint16_t;
/// The kinds come first (the number of a kind is its group), then the encodings.
constexpr FileGroup kFirstEncoding = kFileKinds;

struct FolderRow {
    enum LineEnd : std::uint8_t { kLf = 1, kCrlf = 2, kCr = 4 };

    const char* nameBegin = nullptr;
    std::uint64_t bytes = 0;
    std::uint64_t firstProblem = 0; // offset; where problems > 0
    std::uint32_t nameLength = 0;   // bytes
    std::uint32_t firstLine = 0;    // of the first problem, from 1
    std::uint32_t problems = 0;     // counts stop at the largest number there is room for
    std::uint32_t lines = 0;
    std::uint32_t mojibake = 0; // places
    std::uint32_t detail = 0;   // a text of FolderRows: the type, why it cannot be read, the mix
    std::uint32_t chain = 0;    // a text of FolderRows: how to bring mojibake back
    float score = 0;
    Troubles troubles;
    FileGroup group = 0;
    FileGroup declared = 0; // an encoding; 0: nothing is declared
    FileKind kind = FileKind::Text;
    std::uint8_t lineEnds = 0; // of LineEnd
    bool isAmbiguous = false;

    [[nodiscard]] std::string_view name() const { return {nameBegin, nameLength}; }
    [[nodiscard]] bool isOpenable() const {
        return kind != FileKind::Special && kind != FileKind::Unreadable;
    }
};

} // namespace moji::app
