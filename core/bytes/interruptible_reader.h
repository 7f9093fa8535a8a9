#pragma once
// Reads a file or FIFO from front to back and can be stopped while it waits for bytes that may
// never come.

#include "bytes/byte_reader.h"
#include "support/progress.h"

#include <stop_token>

namespace moji {

class InterruptibleReader final : public ByteReader {
public:
    /// Whether it may be opened, told without opening it, which others would feel: who writes to a
    /// FIFO, a tape that winds back. Errors: it is not there, may not be read, is a directory, a
    /// socket, or a device (a terminal stops who reads it behind the shell's back, others give
    /// bytes for ever).
    [[nodiscard]] static Result<Done> inspect(const std::string& path);
    /// Errors: those of inspect(), and the system's.
    [[nodiscard]] static Result<std::unique_ptr<InterruptibleReader>>
    open(const std::string& path, std::stop_token stop, ProgressCallback progress);
    ~InterruptibleReader() override;
    InterruptibleReader(const InterruptibleReader&) = delete;
    InterruptibleReader& operator=(const InterruptibleReader&) = delete;

    /// Errors: the system's, and Cancelled within a tenth of a second of a stop.
    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

private:
    InterruptibleReader(int descriptor, std::string path)
        : m_descriptor(descriptor)
        , m_path(std::move(path)) {}

    int m_descriptor;
    std::string m_path;
    std::stop_token m_stop;
    ProgressCallback m_progress;
    std::uint64_t m_done = 0; // bytes
};

} // namespace moji
