#pragma once
// A part of a source in memory, for sequential scans.

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

    /// Bytes starting at `offset`, at least `least`; valid until the next call. Errors: those of
    /// the source, a source that has shrunk, Cancelled.
    [[nodiscard]] Result<ByteView> from(std::uint64_t offset, std::size_t least);

    /// Byte frequencies, estimated from samples of the readable parts.
    [[nodiscard]] ByteHistogram sample() const;

private:
    const ByteSource& m_source;
    std::stop_token m_stop;
    Bytes m_buffer;
    ByteView m_view;
    std::uint64_t m_begin = 0; // offset of m_view
};

} // namespace moji::search
