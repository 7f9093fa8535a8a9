#include "bytes/journal_format.h"

#include <algorithm>

namespace moji::journal {

namespace {

constexpr std::size_t kNumber = 8; // bytes
constexpr std::size_t kHeader = 1 + kNumber + kNumber;

constexpr std::uint64_t kBlock = 1024 * 1024;
constexpr std::uint64_t kNoBytes = 0xCBF29CE484222325u;

/// FNV-1a (Fowler, Noll and Vo) of 64 bits; `hash` is the value for the bytes before.
std::uint64_t checksum(ByteView bytes, std::uint64_t hash = kNoBytes) {
    for (const Byte byte : bytes)
        hash = (hash ^ byte) * 0x100000001B3u;
    return hash;
}

/// Error: some of the bytes cannot be read.
Result<std::uint64_t> checksum(const ByteSource& journal, ByteRange range) {
    std::uint64_t hash = kNoBytes;
    while (!range.empty()) {
        const auto block =
            readRange(journal, {range.begin, std::min(range.end, range.begin + kBlock)});
        if (!block)
            return block.error();
        if (block->empty())
            return Error{ErrorCode::ReadFailed, {}, "the journal has become shorter"};
        hash = checksum(*block, hash);
        range.begin += block->size();
    }
    return hash;
}

} // namespace

void PayloadWriter::number(std::uint64_t value) {
    for (std::size_t i = 0; i < kNumber; ++i)
        m_payload.push_back(static_cast<Byte>(value >> (8 * i)));
}

void PayloadWriter::bytes(ByteView bytes) {
    number(bytes.size());
    m_payload.insert(m_payload.end(), bytes.begin(), bytes.end());
}

std::uint64_t PayloadReader::number() {
    m_whole = m_whole && m_rest.size() >= kNumber;
    if (!m_whole)
        return 0;
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < kNumber; ++i)
        value |= std::uint64_t{m_rest[i]} << (8 * i);
    m_rest = m_rest.subspan(kNumber);
    return value;
}

ByteView PayloadReader::bytes() {
    const std::uint64_t length = number();
    m_whole = m_whole && length <= m_rest.size();
    if (!m_whole)
        return {};
    const ByteView found = m_rest.first(length);
    m_rest = m_rest.subspan(length);
    return found;
}

std::string PayloadReader::text() {
    return std::string(asChars(bytes()));
}

Bytes recordHeader(char kind, ByteView payload) {
    PayloadWriter header;
    header.byte(static_cast<Byte>(kind));
    header.number(payload.size());
    header.number(checksum(payload));
    return header.payload();
}

Result<std::optional<Record>> nextRecord(const ByteSource& journal, std::uint64_t& at) {
    const auto header = readRange(journal, {at, at + kHeader});
    if (!header)
        return header.error();
    if (header->size() < kHeader)
        return std::optional<Record>();
    PayloadReader numbers(ByteView(*header).subspan(1));
    const std::uint64_t length = numbers.number();
    const std::uint64_t sum = numbers.number();
    const std::uint64_t begin = at + kHeader;
    if (length > journal.size() - begin)
        return std::optional<Record>();
    const auto found = checksum(journal, {begin, begin + length});
    if (!found)
        return found.error();
    if (*found != sum)
        return std::optional<Record>();
    at = begin + length;
    return std::optional(Record{static_cast<char>(header->front()), {begin, at}});
}

} // namespace moji::journal
