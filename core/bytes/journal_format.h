#pragma once
// The records of an edit journal: kind (one byte), length and FNV-1a checksum of the payload (eight
// bytes each, little-endian), payload. Numbers in payloads are eight bytes, strings and bytes a
// length and themselves.

#include "bytes/byte_source.h"

#include <optional>
#include <string>

namespace moji::journal {

constexpr std::string_view kMagic = "mojiscope journal 1\n";
constexpr char kHead = 'H';   // path, name, codec, stamp
constexpr char kSource = 'S'; // number, bytes: the next of this source
constexpr char kPieces = 'P'; // (source number, offset, length) for each piece

class PayloadWriter {
public:
    void byte(Byte value) { m_payload.push_back(value); }
    void number(std::uint64_t value);
    void bytes(ByteView bytes);
    void text(const std::string& text) { bytes(asBytes(text)); }
    [[nodiscard]] const Bytes& payload() const { return m_payload; }

private:
    Bytes m_payload;
};

/// Reads what PayloadWriter wrote; what is missing reads as 0 and empty, and isWhole() is false.
class PayloadReader {
public:
    explicit PayloadReader(ByteView payload)
        : m_rest(payload) {}
    std::uint64_t number();
    ByteView bytes();
    std::string text();
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] bool isWhole() const { return m_whole; }

private:
    ByteView m_rest;
    bool m_whole = true;
};

[[nodiscard]] Bytes recordHeader(char kind, ByteView payload);

/// A whole record, and where in the journal its payload stands.
struct Record {
    char kind;
    ByteRange payload;
};
/// The record at `at`, which moves behind it; nothing where none is whole. Reads it in blocks,
/// however long it is.
[[nodiscard]] std::optional<Record> nextRecord(const ByteSource& journal, std::uint64_t& at);

} // namespace moji::journal
