#pragma once
// Reads a ByteSource from front to back through a window no larger than needed, so that a few bytes
// on the screen do not cost a large buffer per decoder.

#include "bytes/input_buffer.h"

#include <algorithm>

namespace moji {

class SourceWindow {
public:
    /// Borrows the source.
    explicit SourceWindow(const ByteSource& source)
        : m_reader(source)
        , m_buffer(m_reader, ~std::uint64_t{0}, sizeFor(source.size())) {}

    [[nodiscard]] InputBuffer& buffer() { return m_buffer; }

private:
    static std::size_t sizeFor(std::uint64_t sourceSize) {
        constexpr std::uint64_t kSpare = 64; // room for the read that detects the end
        constexpr std::uint64_t kLargest = InputBuffer::kDefaultSize;
        return static_cast<std::size_t>(std::min(kLargest, sourceSize + kSpare));
    }

    SourceReader m_reader;
    InputBuffer m_buffer;
};

} // namespace moji
