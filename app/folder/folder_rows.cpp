#include "folder/folder_rows.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace moji::app {

namespace {

constexpr std::size_t kNamePiece = 64 * 1024; // bytes

std::uint32_t capped(std::uint64_t count) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(count, std::numeric_limits<std::uint32_t>::max()));
}

std::uint8_t lineEndsOf(const LineEnds& ends) {
    return static_cast<std::uint8_t>((ends.lf > 0 ? FolderRow::kLf : 0) |
                                     (ends.crlf > 0 ? FolderRow::kCrlf : 0) |
                                     (ends.cr > 0 ? FolderRow::kCr : 0));
}

/// "KOI8-R 12, windows-1251 3": names and numbers, the same in every language.
std::string mixOf(const FileRecord& record) {
    std::string mix;
    for (const auto& [encoding, lines] : record.mixed)
        mix += (mix.empty() ? "" : ", ") + encoding + ' ' + std::to_string(lines);
    return mix;
}

} // namespace

FolderRows::FolderRows()
    : m_names(std::make_shared<Names>())
    , m_encodings(kFirstEncoding)
    , m_texts(1)
    , m_textNumbers{{std::string(), 0}} {}

/// Pieces of memory are never moved, and no byte that a snapshot knows is written again. Snapshots
/// only keep the list of pieces alive; they never read it.
const char* FolderRows::keep(std::string_view name) {
    if (name.size() > m_nameRoom || m_nameNext == nullptr) {
        m_nameRoom = std::max(kNamePiece, name.size());
        m_names->push_back(std::make_unique<char[]>(m_nameRoom));
        m_nameNext = m_names->back().get();
    }
    char* const kept = m_nameNext;
    std::memcpy(kept, name.data(), name.size());
    m_nameNext += name.size();
    m_nameRoom -= name.size();
    return kept;
}

FileGroup FolderRows::groupOf(const std::string& encoding) {
    const auto first = m_encodings.begin() + kFirstEncoding;
    const auto found = std::find(first, m_encodings.end(), encoding);
    if (found == m_encodings.end())
        m_encodings.push_back(encoding);
    else
        return static_cast<FileGroup>(found - m_encodings.begin());
    return static_cast<FileGroup>(m_encodings.size() - 1);
}

std::uint32_t FolderRows::textOf(std::string text) {
    const auto [found, isNew] =
        m_textNumbers.try_emplace(std::move(text), static_cast<std::uint32_t>(m_texts.size()));
    if (isNew)
        m_texts.push_back(found->first);
    return found->second;
}

FolderRow FolderRows::rowOf(const FileRecord& record) {
    FolderRow row;
    row.bytes = record.bytes;
    row.kind = record.kind;
    row.troubles = record.troubles();
    if (record.kind != FileKind::Text) {
        row.group = static_cast<FileGroup>(record.kind);
        row.detail = textOf(record.kind == FileKind::Unreadable ? record.error : record.type);
        return row;
    }
    row.group = groupOf(record.encoding);
    row.declared = record.declared.empty() ? FileGroup{0} : groupOf(record.declared);
    row.score = static_cast<float>(record.score);
    row.isAmbiguous = record.ambiguous;
    row.problems = capped(record.problems);
    if (record.firstProblem) {
        row.firstProblem = record.firstProblem->offset;
        row.firstLine = capped(record.firstProblem->line);
    }
    row.lines = capped(record.lines);
    row.lineEnds = lineEndsOf(record.lineEnds);
    row.detail = textOf(mixOf(record));
    if (record.mojibake) {
        row.mojibake = capped(record.mojibake->places);
        row.chain = textOf(record.mojibake->chain);
    }
    return row;
}

void FolderRows::count(const FolderRow& row, bool isAdded) {
    const auto change = [isAdded](std::uint64_t& total, std::uint64_t by) {
        total = isAdded ? total + by : total - by;
    };
    for (FolderTotals::Share* share : {&m_totals.all, &m_totals.groups[row.group]}) {
        change(share->files, 1);
        change(share->bytes, row.bytes);
    }
    for (std::size_t i = 0; i < kTroubles; ++i)
        if (row.troubles.has(static_cast<Trouble>(i)))
            change(m_totals.troubles[i], 1);
    change(m_totals.troubled, row.troubles.any() ? 1 : 0);
    if (m_totals.groups[row.group].files == 0)
        m_totals.groups.erase(row.group);
}

FolderRows::Number FolderRows::add(const FileRecord& record) {
    FolderRow row = rowOf(record);
    row.nameBegin = keep(record.name);
    row.nameLength = static_cast<std::uint32_t>(record.name.size());
    if (m_size % kBlock == 0)
        m_blocks.push_back(std::make_shared<Block>());
    (*m_blocks.back())[m_size % kBlock] = row;
    count(row, true);
    return m_size++;
}

/// A block that a snapshot may have is not written to: a copy takes its place.
void FolderRows::replace(const std::vector<std::pair<Number, FileRecord>>& records) {
    std::map<Number, std::shared_ptr<Block>> copies;
    for (const auto& [number, record] : records) {
        auto& copy = copies[number / kBlock];
        if (!copy)
            copy = std::make_shared<Block>(*m_blocks[number / kBlock]);
        FolderRow& old = (*copy)[number % kBlock];
        FolderRow row = rowOf(record);
        row.nameBegin = old.nameBegin;
        row.nameLength = old.nameLength;
        count(old, false);
        count(row, true);
        old = row;
    }
    for (auto& [block, copy] : copies)
        m_blocks[block] = std::move(copy);
}

FolderRows::Snapshot FolderRows::snapshot() const {
    Snapshot known;
    known.m_blocks.assign(m_blocks.begin(), m_blocks.end());
    known.m_names = m_names;
    known.m_encodings = m_encodings;
    known.m_size = m_size;
    return known;
}

} // namespace moji::app
