#pragma once
// Before a command waits for more input: what it has written is shown to a person at a terminal,
// and how far it is.

#include "bytes/byte_reader.h"
#include "cli/output.h"

namespace moji::cli {

class WatchedReader final : public ByteReader {
public:
    /// Borrows all three.
    WatchedReader(ByteReader& reader, Output& out, Progress& progress)
        : m_reader(reader)
        , m_out(out)
        , m_progress(progress) {}

    Result<std::size_t> read(std::span<Byte> out) override {
        m_out.flushIfInteractive();
        if (!m_out.isInteractive())
            m_progress.at(m_done);
        auto count = m_reader.read(out);
        if (count)
            m_done += *count;
        return count;
    }

private:
    ByteReader& m_reader;
    Output& m_out;
    Progress& m_progress;
    std::uint64_t m_done = 0;
};

} // namespace moji::cli
