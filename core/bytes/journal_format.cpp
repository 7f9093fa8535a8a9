#include "bytes/journal_format.h"

namespace moji::journal {

namespace {

constexpr std::size_t kNumber = 8; // bytes
constexpr std::size_t kHeader = 1 + kNumber + kNumber;

/// Fowler, Noll and Vo's FNV-1a of 64 bits.
std::uint64_t checksum(ByteView bytes) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const Byte byte : bytes)
        hash = (hash ^ byte) * 0x100000001B3u;
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

std::optional<Record> nextRecord(ByteView& rest) {
    if (rest.size() < kHeader)
        return {};
    const char kind = static_cast<char>(rest.front());
    PayloadReader numbers(rest.subspan(1, kHeader - 1));
    const std::uint64_t length = numbers.number();
    const std::uint64_t sum = numbers.number();
    if (length > rest.size() - kHeader)
        return {};
    const ByteView payload = rest.subspan(kHeader, length);
    if (checksum(payload) != sum)
        return {};
    rest = rest.subspan(kHeader + length);
    return Record{kind, payload};
}

} // namespace moji::journal
