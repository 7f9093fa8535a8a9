#include "bytes/orphaned_journal.h"

#include "bytes/journal_format.h"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

/// Journals of conversions have the same suffix: `convert-...`.
bool isNameOfEditJournal(std::string_view name) {
    if (name.ends_with(EditJournal::kUnfinished))
        name.remove_suffix(EditJournal::kUnfinished.size());
    return name.ends_with(EditJournal::kSuffix) && !name.starts_with("convert-");
}

/// By its name and its first bytes; a kill may have kept all bytes from the disk. Other files in
/// the folder are not ours to lock or to remove.
bool isEditJournal(const std::filesystem::directory_entry& entry) {
    struct stat status {};
    if (!isNameOfEditJournal(entry.path().filename().native()) ||
        ::lstat(entry.path().c_str(), &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_uid != ::geteuid())
        return false;
    const auto bytes = FileSource::open(entry.path().string());
    if (!bytes)
        return false;
    const auto size = std::min<std::uint64_t>((*bytes)->size(), journal::kMagic.size());
    const auto head = readRange(**bytes, {0, size});
    return head && journal::kMagic.starts_with(asChars(*head));
}

} // namespace

std::vector<OrphanedJournal> OrphanedJournal::findAll(const std::string& folder,
                                                      bool* areSomeInUse) {
    std::vector<OrphanedJournal> found;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (!isEditJournal(entry))
            continue;
        auto file = LockedFile::open(entry.path().string(), LockedFile::Mode::Existing);
        if (!file) {
            if (areSomeInUse != nullptr)
                *areSomeInUse = true;
            continue;
        }
        OrphanedJournal journal(std::move(*file));
        const auto holdsEdits = journal.read();
        if (!holdsEdits)
            continue; // it may be readable at the next start
        if (*holdsEdits)
            found.push_back(std::move(journal));
        else
            journal.discard();
    }
    return found;
}

Result<bool> OrphanedJournal::read() {
    if (!m_file.path().ends_with(EditJournal::kSuffix))
        return false; // the program was killed while it rewrote this journal; the old one still
                      // exists
    auto bytes = FileSource::ofDescriptor(m_file.descriptor(), m_file.path());
    if (!bytes)
        return bytes.error();
    m_bytes = std::move(*bytes);
    std::uint64_t at = journal::kMagic.size();
    const auto magic = readRange(*m_bytes, {0, at});
    if (!magic)
        return magic.error();
    if (asChars(*magic) != journal::kMagic)
        return false;
    std::optional<journal::Record> last; // the last record of pieces, which counts
    std::optional<journal::Record> next; // remarks, on the pieces after them
    std::optional<journal::Record> remarks;
    for (;;) {
        const auto record = journal::nextRecord(*m_bytes, at);
        if (!record)
            return record.error();
        if (!*record)
            break;
        if ((*record)->kind == journal::kPieces) {
            last = *record;
            remarks = next;
        } else if ((*record)->kind == journal::kRemarks) {
            next = *record;
        } else if (const auto taken = take(**record); !taken) {
            return taken.error();
        }
    }
    if (!last)
        return false;
    const auto payload = readRange(*m_bytes, last->payload);
    if (!payload)
        return payload.error();
    takePieces(*payload);
    if (!remarks)
        return true;
    if (const auto taken = takeRemarks(*remarks); !taken)
        return taken.error();
    return true;
}

Result<Done> OrphanedJournal::take(const journal::Record& record) {
    if (record.kind == journal::kSource)
        return takeSource(record.payload);
    return record.kind == journal::kHead ? takeHead(record) : Done{};
}

Result<Done> OrphanedJournal::takeRemarks(const journal::Record& record) {
    const auto payload = readRange(*m_bytes, record.payload);
    if (!payload)
        return payload.error();
    journal::PayloadReader reader(*payload);
    m_head.remarks = reader.text();
    return Done{};
}

Result<Done> OrphanedJournal::takeHead(const journal::Record& record) {
    const auto payload = readRange(*m_bytes, record.payload);
    if (!payload)
        return payload.error();
    journal::PayloadReader reader(*payload);
    m_head.path = reader.text();
    m_head.name = reader.text();
    m_head.codec = reader.text();
    m_head.stamp.device = reader.number();
    m_head.stamp.inode = reader.number();
    m_head.stamp.size = reader.number();
    m_head.stamp.modifiedSeconds = static_cast<std::int64_t>(reader.number());
    m_head.stamp.modifiedNanoseconds = static_cast<std::int64_t>(reader.number());
    return Done{};
}

/// These bytes follow earlier bytes of the same source.
Result<Done> OrphanedJournal::takeSource(ByteRange payload) {
    constexpr std::uint64_t kNumbers = 16;
    if (payload.length() < kNumbers)
        return Done{};
    const auto numbers = readRange(*m_bytes, {payload.begin, payload.begin + kNumbers});
    if (!numbers)
        return numbers.error();
    journal::PayloadReader reader(*numbers);
    std::vector<Block>& blocks = m_sources[reader.number()];
    const std::uint64_t begin = blocks.empty() ? 0 : blocks.back().begin + blocks.back().length;
    blocks.push_back({begin, payload.begin + kNumbers, payload.length() - kNumbers});
    return Done{};
}

void OrphanedJournal::takePieces(ByteView payload) {
    journal::PayloadReader reader(payload);
    while (!reader.atEnd() && reader.isWhole()) {
        const std::uint64_t source = reader.number();
        const std::uint64_t offset = reader.number();
        m_places.push_back({source, offset, reader.number()});
    }
}

std::uint64_t OrphanedJournal::size() const {
    return std::accumulate(
        m_places.begin(), m_places.end(), std::uint64_t{0},
        [](std::uint64_t sum, const Place& place) { return sum + place.length; });
}

/// Appends the pieces for a range of a recorded source; false if some bytes are missing.
bool OrphanedJournal::appendPieces(const Place& place, std::vector<Piece>& pieces) const {
    const auto found = m_sources.find(place.source);
    if (found == m_sources.end())
        return false;
    const std::vector<Block>& blocks = found->second;
    auto block =
        std::upper_bound(blocks.begin(), blocks.end(), place.offset,
                         [](std::uint64_t offset, const Block& one) { return offset < one.begin; });
    ByteRange rest{place.offset, place.offset + place.length};
    for (block = block == blocks.begin() ? block : block - 1; !rest.empty(); ++block) {
        if (block == blocks.end() || rest.begin >= block->begin + block->length)
            return false;
        const std::uint64_t within = rest.begin - block->begin;
        const std::uint64_t length = std::min(rest.length(), block->length - within);
        pieces.push_back({m_bytes, block->offset + within, length});
        rest.begin += length;
    }
    return true;
}

Result<PieceTable>
OrphanedJournal::rebuild(const std::shared_ptr<const ByteSource>& original) const {
    const auto* file = dynamic_cast<const FileSource*>(original.get());
    const bool same = file != nullptr && file->stamp() == m_head.stamp;
    std::vector<Piece> pieces;
    std::uint64_t total = 0;
    for (const Place& place : m_places) {
        if (place.source == 0 && !same)
            return Error{ErrorCode::Malformed, m_head.path,
                         "has changed since the edits were made"};
        const bool within = place.length > 0 && place.offset <= ~place.length &&
                            total <= ~place.length; // no sum wraps around
        total += place.length;
        const bool ofFile =
            place.source == 0 && within && place.offset + place.length <= file->size();
        if (ofFile)
            pieces.push_back({original, place.offset, place.length});
        else if (!within || !appendPieces(place, pieces))
            return Error{ErrorCode::Malformed, m_file.path(), "is damaged"};
    }
    return PieceTable(pieces);
}

} // namespace moji
