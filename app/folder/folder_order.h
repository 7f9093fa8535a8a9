#pragma once
// Which rows of a survey are shown, and in which order: plain functions over a snapshot, so that a
// background job can sort and filter a hundred thousand files.

#include "folder/folder_rows.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace moji::app {

/// The columns of the table, in order.
enum class FolderColumn { Name, Encoding, Findings, Score, Size, Lines, LineEnds };
constexpr int kFolderColumns = static_cast<int>(FolderColumn::LineEnds) + 1;

struct FolderFilter {
    enum class Files { All, Troubled, WithTrouble };

    std::string name;           // a part of the name, or a glob with * or ?; empty: any
    std::size_t namePrefix = 0; // bytes of every name that the table leaves out, and `name` too
    std::optional<FileGroup> group;
    Files files = Files::All;
    Trouble trouble = Trouble::Invalid; // of WithTrouble

    [[nodiscard]] bool isEmpty() const { return name.empty() && !group && files == Files::All; }
    bool operator==(const FolderFilter&) const = default;
};

/// A filter ready to be asked about many rows.
class FolderMatcher {
public:
    explicit FolderMatcher(const FolderFilter& filter);
    [[nodiscard]] bool matches(const FolderRow& row) const;

private:
    [[nodiscard]] bool matchesName(std::string_view name) const;

    FolderFilter m_filter;
    std::string m_part; // of the name, in lower case (ASCII)
    bool m_isGlob = false;
};

struct FolderSort {
    FolderColumn column = FolderColumn::Name; // the walk's own order: by name, bytewise
    bool isDescending = false;

    [[nodiscard]] bool isWalkOrder() const { return column == FolderColumn::Name && !isDescending; }
    bool operator==(const FolderSort&) const = default;
};

/// The numbers of the rows to show, in order; equal ones by name. Nothing when told to stop.
[[nodiscard]] std::vector<FolderRows::Number> orderedRows(const FolderRows::Snapshot& rows,
                                                          const FolderFilter& filter,
                                                          const FolderSort& sort,
                                                          const std::stop_token& stop = {});

} // namespace moji::app
