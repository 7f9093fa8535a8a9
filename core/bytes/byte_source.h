#pragma once
// Immutable bytes with random access. Background work reads a ByteSource, never a live document.

#include "bytes/byte_range.h"
#include "support/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace moji {

using Byte = std::uint8_t;
using ByteView = std::span<const Byte>;
using Bytes = std::vector<Byte>;

inline ByteView asBytes(std::string_view text) {
    return {reinterpret_cast<const Byte*>(text.data()), text.size()};
}
inline std::string_view asChars(ByteView bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

class ByteSource {
public:
    virtual ~ByteSource() = default;

    /// The total number of bytes. A file that has shrunk since it was opened still has its first
    /// size.
    [[nodiscard]] virtual std::uint64_t size() const = 0;

    /// Copies bytes from `offset` into `out` and returns how many. The count is less than
    /// out.size() only if the bytes end first (early, if a file shrank). Several threads may call
    /// this at once.
    [[nodiscard]] virtual Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const = 0;

    /// The bytes of `range` (within size()) in memory, if they are there, so that the caller need
    /// not copy them.
    [[nodiscard]] virtual std::optional<ByteView> viewOf(ByteRange /*range*/) const { return {}; }
};

/// Bytes in memory.
class MemorySource final : public ByteSource {
public:
    explicit MemorySource(Bytes bytes)
        : m_bytes(std::move(bytes)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override;
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return view().subspan(range.begin, range.length());
    }
    [[nodiscard]] ByteView view() const { return m_bytes; }

private:
    Bytes m_bytes;
};

/// A copy of the bytes of `range`, cut to size(). For small ranges.
[[nodiscard]] Result<Bytes> readRange(const ByteSource& source, ByteRange range);

} // namespace moji
