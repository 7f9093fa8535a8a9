#pragma once
// Reads a file or FIFO from front to back; a stop ends it even while it waits for bytes that may
// never come.

#include "bytes/byte_reader.h"
#include "support/progress.h"

#include <stop_token>

namespace moji {

class InterruptibleReader final : public ByteReader {
public:
    /// Whether the path may be opened, checked without opening it: that would have side effects,
    /// for the writer of a FIFO or on a tape that rewinds. Errors: it does not exist, may not be
    /// read, or is a directory, a socket, or a device (reading a terminal stops a background
    /// process; other devices never end).
    [[nodiscard]] static Result<Done> inspect(const std::string& path);
    /// Errors: those of inspect(), and system errors.
    [[nodiscard]] static Result<std::unique_ptr<InterruptibleReader>>
    open(const std::string& path, std::stop_token stop, ProgressCallback progress);
    /// Reads on from an open descriptor, which is duplicated; `name` is for messages. Errors:
    /// system errors.
    [[nodiscard]] static Result<std::unique_ptr<InterruptibleReader>>
    ofDescriptor(int descriptor, const std::string& name, std::stop_token stop,
                 ProgressCallback progress);
    ~InterruptibleReader() override;
    InterruptibleReader(const InterruptibleReader&) = delete;
    InterruptibleReader& operator=(const InterruptibleReader&) = delete;

    /// Errors: system errors, and Cancelled within a tenth of a second of a stop.
    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

private:
    InterruptibleReader(int descriptor, std::string path, std::stop_token stop,
                        ProgressCallback progress)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
        , m_stop(std::move(stop))
        , m_progress(std::move(progress)) {}

    int m_descriptor;
    std::string m_path;
    std::stop_token m_stop;
    ProgressCallback m_progress;
    std::uint64_t m_done = 0; // bytes
};

} // namespace moji
