#include "bytes/edit_journal.h"

#include "bytes/file_source.h"
#include "bytes/journal_format.h"
#include "bytes/private_folder.h"
#include "bytes/system_error.h"
#include "bytes/write_all.h"

#include <fmt/format.h>

#include <filesystem>
#include <random>
#include <unistd.h>

namespace moji {

namespace {

// A journal is rewritten when it is this many times longer than what it must hold, and long enough
// for that to be worth the work.
constexpr std::uint64_t kWasteFactor = 4;
constexpr std::uint64_t kSmall = 4 * 1024 * 1024;
constexpr std::uint64_t kBlock = 1024 * 1024;

std::string newPath(const std::string& folder) {
    return fmt::format("{}/{}-{:08x}{}", folder, ::getpid(), std::random_device{}(),
                       EditJournal::kSuffix);
}

Bytes headPayload(const EditJournalHead& head) {
    journal::PayloadWriter payload;
    payload.text(head.path);
    payload.text(head.name);
    payload.text(head.codec);
    for (const std::uint64_t number : {head.stamp.device, head.stamp.inode, head.stamp.size,
                                       static_cast<std::uint64_t>(head.stamp.modifiedSeconds),
                                       static_cast<std::uint64_t>(head.stamp.modifiedNanoseconds)})
        payload.number(number);
    return payload.payload();
}

/// The minimum number of bytes in a journal of this table.
std::uint64_t neededBytes(const EditJournalHead& head, std::span<const Piece> pieces,
                          const ByteSource* original) {
    std::uint64_t needed = pieces.size() * 24 + (head.remarks ? head.remarks->size() : 0);
    for (const Piece& piece : pieces)
        needed += piece.source.get() == original ? 0 : piece.length;
    return needed;
}

} // namespace

Result<std::unique_ptr<EditJournal>> EditJournal::create(const std::string& folder) {
    if (const auto made = makePrivateFolder(folder); !made)
        return made.error();
    auto file = LockedFile::open(newPath(folder), LockedFile::Mode::Create);
    if (!file)
        return file.error();
    auto created = std::unique_ptr<EditJournal>(new EditJournal(std::move(*file)));
    if (!writeAll(created->m_file.descriptor(), asBytes(journal::kMagic)))
        return created->failure();
    return created;
}

EditJournal::EditJournal(LockedFile file)
    : m_file(std::move(file))
    , m_path(m_file.path()) {}

EditJournal::~EditJournal() {
    m_file.remove();
    if (m_replaced)
        m_replaced->remove();
}

Error EditJournal::failure() const {
    return systemError(errno, m_file.path(), ErrorCode::WriteFailed);
}

/// Starts a second file, which takes over the name once it holds all that the old one does.
Result<Done> EditJournal::startAnew() {
    if (m_replaced)
        m_file.remove(); // the last attempt, which failed
    auto fresh = LockedFile::open(m_path + std::string(kUnfinished), LockedFile::Mode::Create);
    if (!fresh)
        return fresh.error();
    std::swap(m_file, *fresh);
    if (!m_replaced)
        m_replaced = *std::move(fresh);
    m_written.clear();
    m_head.reset();
    m_size = 0;
    m_isTorn = true; // until a record of it is complete
    if (!writeAll(m_file.descriptor(), asBytes(journal::kMagic)))
        return failure();
    return Done{};
}

Result<Done> EditJournal::append(char kind, const Bytes& payload) {
    const Bytes header = journal::recordHeader(kind, payload);
    m_isTorn = true;
    if (!writeAll(m_file.descriptor(), header) || !writeAll(m_file.descriptor(), payload))
        return failure();
    m_isTorn = false;
    m_size += header.size() + payload.size();
    return Done{};
}

/// Journals must not fill the disk.
Result<Done> EditJournal::checkRoomFor(std::uint64_t size) const {
    std::error_code failed;
    const auto folder = std::filesystem::path(m_file.path()).parent_path();
    const auto space = std::filesystem::space(folder, failed);
    if (size > kSmall && !failed && size > space.available / 2)
        return systemError(ENOSPC, m_file.path(), ErrorCode::WriteFailed);
    return Done{};
}

Result<Done> EditJournal::appendSource(const ByteSource& source, std::uint64_t id,
                                       const Watch& watch) {
    for (std::uint64_t at = 0; at < source.size();) {
        if (watch.stop.stop_requested())
            return Error{ErrorCode::Cancelled, m_file.path(), {}};
        const std::uint64_t end = std::min(source.size(), at + kBlock);
        const auto bytes = readRange(source, {at, end});
        if (!bytes)
            return bytes.error();
        if (bytes->size() < end - at) {
            const auto* file = dynamic_cast<const FileSource*>(&source);
            return Error{ErrorCode::ReadFailed, file != nullptr ? file->name() : m_file.path(),
                         "the inserted file has shrunk"};
        }
        journal::PayloadWriter payload;
        payload.number(id);
        payload.bytes(*bytes);
        if (auto written = append(journal::kSource, payload.payload()); !written)
            return written;
        at = end;
        if (watch.report)
            watch.report(at, source.size());
    }
    return Done{};
}

Result<std::uint64_t> EditJournal::idOf(const std::shared_ptr<const ByteSource>& source,
                                        const Watch& watch) {
    const auto known = m_written.find(source.get());
    if (known != m_written.end())
        return known->second.id;
    if (const auto room = checkRoomFor(source->size()); !room)
        return room.error();
    const std::uint64_t id = ++m_lastId; // never reused, even if this record is cut short
    if (const auto written = appendSource(*source, id, watch); !written)
        return written.error();
    m_written.emplace(source.get(), Written{source, id});
    return id;
}

/// What of it is not recorded yet.
Result<Done> EditJournal::appendHead(const EditJournalHead& head) {
    if (m_head == head)
        return Done{};
    const bool hasOtherRemarks = head.remarks && (!m_head || m_head->remarks != head.remarks);
    if (auto written = append(journal::kHead, headPayload(head)); !written)
        return written;
    if (hasOtherRemarks) {
        if (const auto room = checkRoomFor(head.remarks->size()); !room)
            return room;
        journal::PayloadWriter payload;
        payload.text(*head.remarks);
        if (auto written = append(journal::kRemarks, payload.payload()); !written)
            return written;
    }
    m_head = head;
    return Done{};
}

Result<Done> EditJournal::record(const EditJournalHead& head, const PieceTable& table,
                                 const ByteSource* original, const std::stop_token& stop,
                                 const ProgressCallback& report) {
    const std::vector<Piece> pieces = table.pieces();
    const bool wasteful =
        m_size > kSmall && m_size > kWasteFactor * neededBytes(head, pieces, original);
    if (wasteful || m_isTorn)
        if (auto begun = startAnew(); !begun)
            return begun;
    if (auto written = appendHead(head); !written)
        return written;
    journal::PayloadWriter payload;
    for (const Piece& piece : pieces) {
        const bool own = piece.source.get() == original;
        const auto id = own ? Result<std::uint64_t>(0u) : idOf(piece.source, {stop, report});
        if (!id)
            return id.error();
        payload.number(*id);
        payload.number(piece.offset);
        payload.number(piece.length);
    }
    auto written = append(journal::kPieces, payload.payload());
    if (!written)
        return written;
    if (::fdatasync(m_file.descriptor()) != 0 || !m_file.rename(m_path))
        return failure();
    m_replaced.reset();
    return Done{};
}

} // namespace moji
