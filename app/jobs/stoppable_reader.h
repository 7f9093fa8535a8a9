#pragma once
// Reads a source from front to back until a stop is requested: how long core functions that read a
// ByteReader are broken off.

#include "bytes/byte_reader.h"

#include <stop_token>

namespace moji::app {

class StoppableReader final : public ByteReader {
public:
    /// Borrows the source.
    StoppableReader(const ByteSource& source, std::stop_token stop)
        : m_reader(source)
        , m_stop(std::move(stop)) {}

    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override {
        if (m_stop.stop_requested())
            return std::size_t{0};
        return m_reader.read(out);
    }

private:
    SourceReader m_reader;
    std::stop_token m_stop;
};

} // namespace moji::app
