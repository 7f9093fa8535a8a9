#pragma once
// The first line of a journal: what a conversion was asked to do, so that a killed run can go on,
// and any run can be undone.

#include "bytes/byte_source.h"
#include "survey/convert_request.h"
#include "survey/file_selection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace moji {

struct JournalHead {
    std::string folder;     // relative names are looked up in it
    bool isOfNames = false; // names were changed, not contents
    ConvertRequest request;
    FileSelection files; // no paths and no list: the run can be undone, but not gone on with
    std::string plan;    // a file of lines of `moji convert --dry-run`; empty: none
    std::string backup;  // the suffix that the old files got; empty: none
    bool keepsTimes = false;
    bool hasList = false; // names of files follow, each with a NUL after it
    std::uint64_t listBytes = 0;
};

/// The head as a JSON object in one line. Names are bytes of any kind, so they are hexadecimal.
[[nodiscard]] std::string lineOf(const JournalHead& head);
/// Whether a file begins as a journal does, whatever its names and encodings are.
[[nodiscard]] Result<bool> beginsAsJournal(const ByteSource& bytes);
/// Nothing if the line is not the head of a journal.
[[nodiscard]] std::optional<JournalHead> parseJournalHead(std::string_view line);

} // namespace moji
