#include "bytes/byte_reader.h"

#include "bytes/file_stamp.h"
#include "bytes/ready.h"
#include "bytes/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

Result<std::size_t> readFully(ByteReader& reader, std::span<Byte> out) {
    std::size_t filled = 0;
    while (filled < out.size()) {
        const auto count = reader.read(out.subspan(filled));
        if (!count)
            return count.error();
        if (*count == 0)
            break;
        filled += *count;
    }
    return filled;
}

Result<std::size_t> SourceReader::read(std::span<Byte> out) {
    const auto wanted = std::min<std::uint64_t>(out.size(), m_rest.length());
    auto count = m_source.read(m_rest.begin, out.first(wanted));
    if (count)
        m_rest.begin += *count;
    return count;
}

DescriptorReader::DescriptorReader(int descriptor, Ownership ownership, std::string name,
                                   std::uint64_t leastSize)
    : m_descriptor(descriptor)
    , m_ownership(ownership)
    , m_name(std::move(name))
    , m_leastSize(leastSize) {}

DescriptorReader::~DescriptorReader() {
    if (m_ownership == Ownership::Owns)
        ::close(m_descriptor);
}

Result<std::size_t> DescriptorReader::read(std::span<Byte> out) {
    for (;;) {
        const ssize_t count = ::read(m_descriptor, out.data(), out.size());
        if (count < 0 && mayTryAgain(m_descriptor, POLLIN))
            continue;
        if (count < 0)
            return systemError(errno, m_name, ErrorCode::ReadFailed);
        if (count == 0 && !out.empty() && m_done < m_leastSize)
            return Error{ErrorCode::ReadFailed, m_name,
                         fmt::format("shrank while it was read: it ended after {} of {} bytes",
                                     m_done, m_leastSize)};
        m_done += static_cast<std::uint64_t>(count);
        return static_cast<std::size_t>(count);
    }
}

Result<std::unique_ptr<ByteReader>> openReader(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    struct stat status {};
    const int failed = ::fstat(descriptor, &status) == 0 ? 0 : errno;
    const auto size = static_cast<std::uint64_t>(status.st_size);
    const bool isAsLong = !failed && S_ISREG(status.st_mode) && hasLastByte(descriptor, size);
    auto reader = std::make_unique<DescriptorReader>(descriptor, DescriptorReader::Ownership::Owns,
                                                     path, isAsLong ? size : 0);
    if (failed)
        return systemError(failed, path, ErrorCode::ReadFailed);
    if (S_ISDIR(status.st_mode))
        return Error{ErrorCode::IsDirectory, path, "is a directory; name the files in it"};
    return std::unique_ptr<ByteReader>(std::move(reader));
}

} // namespace moji
