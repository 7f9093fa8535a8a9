#pragma once
// A part of a source in memory, for those who look through it from front to back.

#include "bytes/byte_source.h"
#include "scan/byte_histogram.h"

#include <stop_token>

namespace moji::search {

class SourceWindow {
public:
    /// Borrows the source.
    SourceWindow(const ByteSource& source, std::stop_token stop)
        : m_source(source)
        , m_stop(std::move(stop)) {}

    /// Bytes from `offset` on, `least` at least; valid until the next call. Errors: those of the
    /// source, one that has become shorter, Cancelled.
    [[nodiscard]] Result<ByteView> from(std::uint64_t offset, std::size_t least);

    /// How often bytes occur, by samples of the whole; as far as it can be read.
    [[nodiscard]] ByteHistogram sample() const;

private:
    const ByteSource& m_source;
    std::stop_token m_stop;
    Bytes m_buffer;
    ByteView m_view;
    std::uint64_t m_begin = 0; // of m_view
};

} // namespace moji::search
