#pragma once
// The records of an edit journal: kind (one byte), length and FNV-1a checksum of the payload (eight
// bytes each, little-endian), payload. In payloads, numbers take eight bytes; strings and byte
// sequences are a length and their bytes.

#include "bytes/byte_source.h"

#include <optional>
#include <string>

namespace moji::journal {

constexpr std::string_view kMagic = "mojiscope journal 1\n";
constexpr char kHead = 'H';    // path, name, codec, stamp
constexpr char kSource = 'S';  // number, bytes: these follow the earlier bytes of that source
constexpr char kPieces = 'P';  // (source number, offset, length) for each piece
constexpr char kRemarks = 'R'; // a text about the bytes of all pieces that follow

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

/// Reads what PayloadWriter wrote. Missing values read as 0 or empty, and isWhole() is then false.
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

/// A complete record; `payload` is its range in the journal.
struct Record {
    char kind;
    ByteRange payload;
};
/// The record at `at`, and moves `at` past it; nothing if there is no complete record. Reads in
/// blocks, however long the record is. Error: the journal cannot be read.
[[nodiscard]] Result<std::optional<Record>> nextRecord(const ByteSource& journal,
                                                       std::uint64_t& at);

} // namespace moji::journal
