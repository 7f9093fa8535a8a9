#pragma once
// Bytes in sequence, read once: pipes, terminals, and files read from front to back. Code that
// reads through this interface needs constant memory, whatever the length.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <memory>
#include <string>

namespace moji {

class ByteReader {
public:
    virtual ~ByteReader() = default;
    /// Fills `out` from the front and returns the number of bytes read; 0 only at the end.
    [[nodiscard]] virtual Result<std::size_t> read(std::span<Byte> out) = 0;
};

/// Fills `out` as far as the bytes go, and returns their number.
[[nodiscard]] Result<std::size_t> readFully(ByteReader& reader, std::span<Byte> out);

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

/// Reads a file descriptor. The destructor closes it, unless Ownership says that it is borrowed.
class DescriptorReader final : public ByteReader {
public:
    enum class Ownership { Owns, Borrows };
    /// `leastSize`: the number of bytes that must arrive; an earlier end is an error (the file
    /// shrank).
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
