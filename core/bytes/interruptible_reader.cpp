#include "bytes/interruptible_reader.h"

#include "bytes/system_error.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

constexpr int kPollInterval = 50; // milliseconds between checks of the stop token

} // namespace

Result<Done> InterruptibleReader::inspect(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (S_ISDIR(status.st_mode))
        return Error{ErrorCode::IsDirectory, path, "is a directory"};
    if (S_ISBLK(status.st_mode) || S_ISCHR(status.st_mode))
        return Error{ErrorCode::ReadFailed, path, "is a device"};
    if (S_ISSOCK(status.st_mode))
        return Error{ErrorCode::ReadFailed, path, "is a socket"};
    if (::access(path.c_str(), R_OK) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    return Done{};
}

Result<std::unique_ptr<InterruptibleReader>> InterruptibleReader::open(const std::string& path,
                                                                       std::stop_token stop,
                                                                       ProgressCallback progress) {
    if (const auto possible = inspect(path); !possible)
        return possible.error();
    // O_NONBLOCK: opening a FIFO must not wait for a writer.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    return std::unique_ptr<InterruptibleReader>(
        new InterruptibleReader(descriptor, path, std::move(stop), std::move(progress)));
}

Result<std::unique_ptr<InterruptibleReader>>
InterruptibleReader::ofDescriptor(int descriptor, const std::string& name, std::stop_token stop,
                                  ProgressCallback progress) {
    const int own = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return systemError(errno, name, ErrorCode::ReadFailed);
    return std::unique_ptr<InterruptibleReader>(
        new InterruptibleReader(own, name, std::move(stop), std::move(progress)));
}

InterruptibleReader::~InterruptibleReader() {
    ::close(m_descriptor);
}

Result<std::size_t> InterruptibleReader::read(std::span<Byte> out) {
    for (;;) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, m_path, {}};
        pollfd waiting{m_descriptor, POLLIN, 0};
        // A FIFO without a writer has not ended: only poll(2) can tell the two cases apart.
        if (::poll(&waiting, 1, kPollInterval) <= 0)
            continue;
        const ssize_t count = ::read(m_descriptor, out.data(), out.size());
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0)
            return systemError(errno, m_path, ErrorCode::ReadFailed);
        m_done += static_cast<std::uint64_t>(count);
        if (m_progress)
            m_progress(m_done, 0);
        return static_cast<std::size_t>(count);
    }
}

} // namespace moji
