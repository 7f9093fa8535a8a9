#pragma once
// Bytes one after the other, once: pipes, terminals, and files read from front to back. What reads
// through this needs constant memory whatever the length.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <memory>
#include <string>

namespace moji {

class ByteReader {
public:
    virtual ~ByteReader() = default;
    /// Fills `out` from the front and returns how many bytes; 0 at the end only.
    [[nodiscard]] virtual Result<std::size_t> read(std::span<Byte> out) = 0;
};

/// Reads a part of a ByteSource. Borrows the source.
class SourceReader final : public ByteReader {
public:
    SourceReader(const ByteSource& source, ByteRange range)
        : m_source(source)
        , m_rest(range.clampedTo({0, source.size()})) {}
    explicit SourceReader(const ByteSource& source)
        : SourceReader(source, {0, source.size()}) {}
    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

private:
    const ByteSource& m_source;
    ByteRange m_rest;
};

/// Reads a file descriptor, which it closes at its end unless told to borrow it.
class DescriptorReader final : public ByteReader {
public:
    enum class Ownership { Owns, Borrows };
    /// `leastSize`: bytes that must come; an earlier end is an error (a file that shrinks).
    DescriptorReader(int descriptor, Ownership ownership, std::string name,
                     std::uint64_t leastSize = 0);
    ~DescriptorReader() override;
    DescriptorReader(const DescriptorReader&) = delete;
    DescriptorReader& operator=(const DescriptorReader&) = delete;
    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

private:
    int m_descriptor;
    Ownership m_ownership;
    std::string m_name;
    std::uint64_t m_leastSize;
    std::uint64_t m_done = 0; // bytes read
};

/// Opens a file, FIFO or device for reading from front to back. Directories are refused.
[[nodiscard]] Result<std::unique_ptr<ByteReader>> openReader(const std::string& path);

} // namespace moji
