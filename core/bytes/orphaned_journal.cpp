#include "bytes/orphaned_journal.h"

#include "bytes/file_source.h"
#include "bytes/journal_format.h"

#include <filesystem>
#include <numeric>
#include <unistd.h>

namespace moji {

namespace {

/// All that a descriptor has; nothing where it cannot be read.
Bytes contentsOf(int descriptor) {
    const auto stamp = stampOf(descriptor);
    Bytes bytes(stamp ? stamp->size : 0);
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t count = ::pread(descriptor, bytes.data() + filled, bytes.size() - filled,
                                      static_cast<off_t>(filled));
        if (count <= 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    bytes.resize(filled);
    return bytes;
}

} // namespace

std::vector<OrphanedJournal> OrphanedJournal::findAll(const std::string& folder) {
    std::vector<OrphanedJournal> found;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        auto file = LockedFile::open(entry.path().string(), LockedFile::Mode::Existing);
        if (!file)
            continue; // in use
        OrphanedJournal journal(std::move(*file));
        if (journal.read())
            found.push_back(std::move(journal));
        else
            journal.discard();
    }
    return found;
}

bool OrphanedJournal::read() {
    if (!m_file.path().ends_with(EditJournal::kSuffix))
        return false; // being written anew when the program was killed; the old one is there
    const Bytes bytes = contentsOf(m_file.descriptor());
    ByteView rest = bytes;
    if (!asChars(rest).starts_with(journal::kMagic))
        return false;
    rest = rest.subspan(journal::kMagic.size());
    while (const auto record = journal::nextRecord(rest))
        take(record->kind, record->payload);
    return m_recorded;
}

void OrphanedJournal::take(char kind, ByteView payload) {
    if (kind == journal::kHead)
        takeHead(payload);
    else if (kind == journal::kSource)
        takeSource(payload);
    else if (kind == journal::kPieces)
        takePieces(payload);
}

void OrphanedJournal::takeHead(ByteView payload) {
    journal::PayloadReader reader(payload);
    m_head.path = reader.text();
    m_head.name = reader.text();
    m_head.codec = reader.text();
    m_head.stamp.device = reader.number();
    m_head.stamp.inode = reader.number();
    m_head.stamp.size = reader.number();
    m_head.stamp.modifiedSeconds = static_cast<std::int64_t>(reader.number());
    m_head.stamp.modifiedNanoseconds = static_cast<std::int64_t>(reader.number());
}

void OrphanedJournal::takeSource(ByteView payload) {
    journal::PayloadReader reader(payload);
    const std::uint64_t id = reader.number();
    const ByteView bytes = reader.bytes();
    m_sources[id] = std::make_shared<const MemorySource>(Bytes(bytes.begin(), bytes.end()));
}

void OrphanedJournal::takePieces(ByteView payload) {
    journal::PayloadReader reader(payload);
    m_places.clear();
    m_recorded = true;
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

Result<PieceTable> OrphanedJournal::rebuild(std::shared_ptr<const ByteSource> original) const {
    const auto* file = dynamic_cast<const FileSource*>(original.get());
    const bool same = file != nullptr && file->stamp() == m_head.stamp;
    std::vector<Piece> pieces;
    for (const Place& place : m_places) {
        const auto known = m_sources.find(place.source);
        auto source = place.source == 0 ? original : nullptr;
        if (known != m_sources.end())
            source = known->second;
        if (place.source == 0 && !same)
            return Error{ErrorCode::Malformed, m_head.path,
                         "is not as it was when the edits were made"};
        const bool within = source != nullptr && place.length > 0 &&
                            place.offset <= source->size() &&
                            place.length <= source->size() - place.offset;
        if (!within)
            return Error{ErrorCode::Malformed, m_file.path(), "is damaged"};
        pieces.push_back({std::move(source), place.offset, place.length});
    }
    return PieceTable(pieces);
}

} // namespace moji
