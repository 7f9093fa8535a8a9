#pragma once
// A pattern repeated to any length, without storing more than the pattern: what a
// selection of any size is filled with.

#include "bytes/byte_source.h"

namespace moji::app {

class RepeatedSource final : public ByteSource {
public:
    /// `pattern` must not be empty; its last repetition may be cut.
    RepeatedSource(Bytes pattern, std::uint64_t size);

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override;

private:
    Bytes m_pattern;
    std::uint64_t m_size;
};

} // namespace moji::app
