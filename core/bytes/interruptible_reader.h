#pragma once
// Reads a file, FIFO or terminal from front to back and can be stopped while it waits for bytes
// that may never come.

#include "bytes/byte_reader.h"
#include "support/progress.h"

#include <stop_token>

namespace moji {

class InterruptibleReader final : public ByteReader {
public:
    /// Errors: it cannot be opened, is a directory, or a device (which may give bytes for ever).
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
