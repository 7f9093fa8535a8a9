#include "bytes/edit_journal.h"

#include "bytes/journal_format.h"
#include "bytes/system_error.h"
#include "bytes/write_all.h"

#include <fmt/format.h>

#include <filesystem>
#include <random>
#include <unistd.h>

namespace moji {

namespace {

constexpr std::string_view kUnfinished = ".new";
// A journal is written anew when it is so many times as long as what it must hold, and longer than
// is worth the trouble.
constexpr std::uint64_t kWasteFactor = 4;
constexpr std::uint64_t kSmall = 4 * 1024 * 1024;

std::string newPath(const std::string& folder) {
    return fmt::format("{}/{}-{:08x}{}", folder, ::getpid(), std::random_device{}(),
                       EditJournal::kSuffix);
}

Bytes headPayload(const JournalHead& head) {
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

/// Bytes that a journal of this table cannot do without.
std::uint64_t neededBytes(std::span<const Piece> pieces, const ByteSource* original) {
    std::uint64_t needed = pieces.size() * 24;
    for (const Piece& piece : pieces)
        needed += piece.source.get() == original ? 0 : piece.length;
    return needed;
}

} // namespace

Result<std::unique_ptr<EditJournal>> EditJournal::create(const std::string& folder) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
    auto file = LockedFile::open(newPath(folder), LockedFile::Mode::Create);
    if (!file)
        return systemError(errno, folder, ErrorCode::WriteFailed);
    auto created = std::unique_ptr<EditJournal>(new EditJournal(std::move(*file)));
    if (!writeAll(created->m_file.descriptor(), asBytes(journal::kMagic)))
        return created->failure();
    return created;
}

EditJournal::~EditJournal() {
    m_file.remove();
}

Error EditJournal::failure() const {
    return systemError(errno, m_file.path(), ErrorCode::WriteFailed);
}

/// In a file of its own, which takes the name when it holds what the old one does.
Result<Done> EditJournal::startAnew() {
    auto fresh =
        LockedFile::open(m_file.path() + std::string(kUnfinished), LockedFile::Mode::Create);
    if (!fresh)
        return failure();
    m_file = std::move(*fresh);
    m_written.clear();
    m_head.reset();
    m_size = 0;
    return writeAll(m_file.descriptor(), asBytes(journal::kMagic)) ? Result<Done>(Done{})
                                                                   : failure();
}

Result<Done> EditJournal::append(char kind, const Bytes& payload) {
    const Bytes header = journal::recordHeader(kind, payload);
    if (!writeAll(m_file.descriptor(), header) || !writeAll(m_file.descriptor(), payload))
        return failure();
    m_size += header.size() + payload.size();
    return Done{};
}

Result<std::uint64_t> EditJournal::idOf(const std::shared_ptr<const ByteSource>& source) {
    const auto known = m_written.find(source.get());
    if (known != m_written.end())
        return known->second.id;
    if (source->size() > kMostBytes)
        return Error{ErrorCode::TooLarge, m_file.path(), {}};
    const auto bytes = readRange(*source, {0, source->size()});
    if (!bytes)
        return bytes.error();
    const std::uint64_t id = m_written.size() + 1;
    journal::PayloadWriter payload;
    payload.number(id);
    payload.bytes(*bytes);
    if (const auto written = append(journal::kSource, payload.payload()); !written)
        return written.error();
    m_written.emplace(source.get(), Written{source, id});
    return id;
}

Result<Done> EditJournal::record(const JournalHead& head, const PieceTable& table,
                                 const ByteSource* original) {
    const std::vector<Piece> pieces = table.pieces();
    const std::string path = m_file.path();
    const bool wasteful = m_size > kSmall && m_size > kWasteFactor * neededBytes(pieces, original);
    if (wasteful)
        if (const auto begun = startAnew(); !begun)
            return begun;
    if (m_head != head)
        if (const auto written = append(journal::kHead, headPayload(head)); !written)
            return written;
    m_head = head;
    journal::PayloadWriter payload;
    for (const Piece& piece : pieces) {
        const bool own = piece.source.get() == original;
        const auto id = own ? Result<std::uint64_t>(0u) : idOf(piece.source);
        if (!id)
            return id.error();
        payload.number(*id);
        payload.number(piece.offset);
        payload.number(piece.length);
    }
    const auto written = append(journal::kPieces, payload.payload());
    if (!written)
        return written;
    if (::fdatasync(m_file.descriptor()) != 0 || !m_file.rename(path))
        return failure();
    return Done{};
}

} // namespace moji
