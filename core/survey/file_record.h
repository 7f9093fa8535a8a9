#pragma once
// What a survey says of one file: a plain value.

#include "survey/line_ends.h"
#include "survey/trouble.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace moji {

enum class FileKind : std::uint8_t { Text, Binary, Empty, Special, Unreadable };
constexpr std::size_t kFileKinds = static_cast<std::size_t>(FileKind::Unreadable) + 1;
/// `text`, `binary` and so on.
[[nodiscard]] std::string_view identifier(FileKind kind);

/// Text in a file that was decoded with a wrong encoding.
struct MojibakeFinding {
    std::uint64_t places = 0;
    std::string chain; // how to bring the first back: "encode windows-1252, decode UTF-8"
    bool operator==(const MojibakeFinding&) const = default;
};

struct FirstProblem {
    std::uint64_t offset = 0; // bytes
    std::uint64_t line = 1;   // from 1
    bool operator==(const FirstProblem&) const = default;
};

struct FileRecord {
    std::string name; // bytes, as the walk has it
    std::uint64_t bytes = 0;
    FileKind kind = FileKind::Text;
    std::string type;  // of Binary: what file(1) calls it
    std::string error; // of Unreadable: the system's words

    // Of Text.
    std::string encoding; // canonical name; empty: none fits
    double score = 0;     // how likely it is, 0 to 1
    bool ambiguous = false;
    std::string evidence; // for people
    bool bom = false;
    bool ascii = false; // nothing but ASCII
    bool valid = true;
    std::uint64_t problems = 0; // as `moji check` counts them
    std::uint64_t damaged = 0;  // of UTF-8: problems that detection made allowance for
    std::optional<FirstProblem> firstProblem;
    LineEnds lineEnds;
    std::uint64_t lines = 0;
    /// Lines by encoding where they differ; a line in two encodings counts for both, ASCII for
    /// none.
    std::vector<std::pair<std::string, std::uint64_t>> mixed;
    std::optional<MojibakeFinding> mojibake;
    std::string declared; // canonical name; empty: nothing is declared, or an unknown name
    std::optional<bool> declaredAgrees;
    bool bidi = false;

    [[nodiscard]] Troubles troubles() const;
    bool operator==(const FileRecord&) const = default;
};

} // namespace moji
