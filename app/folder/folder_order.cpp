#include "folder/folder_order.h"

#include "survey/glob.h"

#include <algorithm>
#include <bit>

namespace moji::app {

namespace {

using Number = FolderRows::Number;

constexpr Number kLooksAtStopEvery = 4096; // rows

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isSameLetter(char left, char right) {
    return lower(left) == right;
}

/// How bad a file's troubles are: unreadable and malformed come first when sorted downwards.
std::uint64_t weightOf(const FolderRow& row) {
    constexpr Trouble kGravestFirst[] = {
        Trouble::Unreadable, Trouble::Invalid,           Trouble::Mixed,
        Trouble::Mojibake,   Trouble::DeclaredOtherwise, Trouble::Bidi,
        Trouble::NotUtf8,    Trouble::MixedEol,          Trouble::Bom,
        Trouble::Crlf};
    std::uint64_t weight = 0;
    for (const Trouble trouble : kGravestFirst)
        weight = 2 * weight + (row.troubles.has(trouble) ? 1 : 0);
    constexpr int kCountBits = 32;
    return weight << kCountBits | row.problems;
}

/// Larger numbers come later; equal ones keep the order of the names.
std::uint64_t keyOf(const FolderRow& row, FolderColumn column,
                    const std::vector<std::uint64_t>& groupRanks) {
    switch (column) {
    case FolderColumn::Encoding:
        return groupRanks[row.group];
    case FolderColumn::Score: // floats that are not negative sort as their bits do
        return row.kind == FileKind::Text ? std::bit_cast<std::uint32_t>(row.score) + 1ULL : 0;
    case FolderColumn::Size:
        return row.bytes;
    case FolderColumn::Lines:
        return row.lines;
    case FolderColumn::LineEnds:
        return row.lineEnds;
    case FolderColumn::Findings:
        return weightOf(row);
    case FolderColumn::Name:
        break;
    }
    return 0;
}

/// By name; kinds without an encoding come before them, in their own order.
std::vector<std::uint64_t> ranksOf(const FolderRows::Snapshot& rows, FileGroup groups) {
    std::vector<FileGroup> order;
    for (FileGroup group = 0; group < groups; ++group)
        order.push_back(group);
    std::stable_sort(order.begin(), order.end(), [&](FileGroup left, FileGroup right) {
        return rows.encoding(left) < rows.encoding(right);
    });
    std::vector<std::uint64_t> ranks(groups);
    for (std::size_t i = 0; i < order.size(); ++i)
        ranks[order[i]] = i;
    return ranks;
}

} // namespace

FolderMatcher::FolderMatcher(const FolderFilter& filter)
    : m_filter(filter)
    , m_isGlob(filter.name.find_first_of("*?") != std::string::npos) {
    m_part.resize(filter.name.size());
    std::transform(filter.name.begin(), filter.name.end(), m_part.begin(), lower);
}

bool FolderMatcher::matchesName(std::string_view name) const {
    if (m_part.empty())
        return true;
    if (!m_isGlob)
        return std::search(name.begin(), name.end(), m_part.begin(), m_part.end(), isSameLetter) !=
               name.end();
    std::string lowered(name);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(), lower);
    const std::string_view whole = lowered;
    return globMatches(m_part, whole.substr(whole.rfind('/') + 1)) || globMatches(m_part, whole);
}

bool FolderMatcher::matches(const FolderRow& row) const {
    if (m_filter.group && *m_filter.group != row.group)
        return false;
    if (m_filter.files == FolderFilter::Files::Troubled && !row.troubles.any())
        return false;
    if (m_filter.files == FolderFilter::Files::WithTrouble && !row.troubles.has(m_filter.trouble))
        return false;
    const std::string_view name = row.name();
    return matchesName(name.substr(std::min(m_filter.namePrefix, name.size())));
}

std::vector<Number> orderedRows(const FolderRows::Snapshot& rows, const FolderFilter& filter,
                                const FolderSort& sort, const std::stop_token& stop) {
    const FolderMatcher matcher(filter);
    const std::vector<std::uint64_t> ranks = ranksOf(rows, rows.groups());
    struct Keyed {
        std::uint64_t key;
        Number row;
    };
    std::vector<Keyed> keyed;
    for (Number row = 0; row < rows.size(); ++row) {
        if (row % kLooksAtStopEvery == 0 && stop.stop_requested())
            return {};
        if (matcher.matches(rows[row]))
            keyed.push_back({keyOf(rows[row], sort.column, ranks), row});
    }
    if (sort.column == FolderColumn::Name && sort.isDescending)
        std::reverse(keyed.begin(), keyed.end());
    else if (sort.column != FolderColumn::Name)
        std::sort(keyed.begin(), keyed.end(), [&](const Keyed& left, const Keyed& right) {
            if (left.key != right.key)
                return sort.isDescending ? left.key > right.key : left.key < right.key;
            return left.row < right.row;
        });
    std::vector<Number> order;
    order.reserve(keyed.size());
    for (const Keyed& one : keyed)
        order.push_back(one.row);
    return order;
}

} // namespace moji::app
