#pragma once
// All rows of a survey, in the order of the walk. Rows are added at the end while other threads
// sort and filter those that were there before: a snapshot is cheap and never changes.
//
//     FolderRows rows;
//     rows.add(record);
//     const FolderRows::Snapshot known = rows.snapshot(); // for a job
//     known[0].name();

#include "folder/folder_row.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace moji::app {

/// Files counted up.
struct FolderTotals {
    struct Share {
        std::uint64_t files = 0;
        std::uint64_t bytes = 0;
    };
    Share all;
    std::map<FileGroup, Share> groups;
    std::array<std::uint64_t, kTroubles> troubles{}; // files, by Trouble
    std::uint64_t troubled = 0;                      // files with any
};

class FolderRows {
public:
    using Number = std::uint32_t; // of a row, from 0

private:
    static constexpr Number kBlock = 1024;
    using Block = std::array<FolderRow, kBlock>;
    using Names = std::vector<std::unique_ptr<char[]>>;

public:
    class Snapshot {
    public:
        [[nodiscard]] Number size() const { return m_size; }
        [[nodiscard]] const FolderRow& operator[](Number row) const {
            return (*m_blocks[row / kBlock])[row % kBlock];
        }
        /// The name of an encoding; empty: none fits.
        [[nodiscard]] const std::string& encoding(FileGroup group) const {
            return m_encodings[group];
        }
        /// Kinds and encodings together.
        [[nodiscard]] FileGroup groups() const {
            return static_cast<FileGroup>(m_encodings.size());
        }

    private:
        friend class FolderRows;
        std::vector<std::shared_ptr<const Block>> m_blocks;
        std::shared_ptr<const Names> m_names; // keeps the names of the rows
        std::vector<std::string> m_encodings; // by group; of kinds: empty
        Number m_size = 0;
    };

    FolderRows();

    /// The number of the new row.
    Number add(const FileRecord& record);
    /// Files that were surveyed again; their names stay.
    void replace(const std::vector<std::pair<Number, FileRecord>>& records);

    [[nodiscard]] Number size() const { return m_size; }
    [[nodiscard]] const FolderRow& operator[](Number row) const {
        return (*m_blocks[row / kBlock])[row % kBlock];
    }
    [[nodiscard]] Snapshot snapshot() const;
    [[nodiscard]] const FolderTotals& totals() const { return m_totals; }
    /// Of FolderRow::detail and chain.
    [[nodiscard]] const std::string& text(std::uint32_t number) const { return m_texts[number]; }
    [[nodiscard]] const std::string& encoding(FileGroup group) const { return m_encodings[group]; }

private:
    [[nodiscard]] FolderRow rowOf(const FileRecord& record);
    [[nodiscard]] FileGroup groupOf(const std::string& encoding);
    [[nodiscard]] std::uint32_t textOf(std::string text);
    [[nodiscard]] const char* keep(std::string_view name);
    void count(const FolderRow& row, bool isAdded);

    std::vector<std::shared_ptr<Block>> m_blocks;
    Number m_size = 0;
    std::shared_ptr<Names> m_names;
    std::size_t m_nameRoom = 0; // bytes left in the last piece
    char* m_nameNext = nullptr;
    std::vector<std::string> m_encodings;
    std::vector<std::string> m_texts;
    std::unordered_map<std::string, std::uint32_t> m_textNumbers;
    FolderTotals m_totals;
};

} // namespace moji::app
