#include "support/system_reasons.h"

#include "support/words.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace moji {

namespace {

constexpr SystemReason kSystemReasons[] = {
    // Files and folders
    {ENOENT, MOJI_WORDS("Reasons", "No such file or directory")},
    {EACCES, MOJI_WORDS("Reasons", "Permission denied")},
    {EPERM, MOJI_WORDS("Reasons", "Operation not permitted")},
    {EISDIR, MOJI_WORDS("Reasons", "Is a directory")},
    {ENOTDIR, MOJI_WORDS("Reasons", "Not a directory")},
    {EEXIST, MOJI_WORDS("Reasons", "File exists")},
    {ENOTEMPTY, MOJI_WORDS("Reasons", "Directory not empty")},
    {ELOOP, MOJI_WORDS("Reasons", "Too many levels of symbolic links")},
    {ENAMETOOLONG, MOJI_WORDS("Reasons", "File name too long")},
    {EMLINK, MOJI_WORDS("Reasons", "Too many links")},
    {EXDEV, MOJI_WORDS("Reasons", "Invalid cross-device link")},
    {ETXTBSY, MOJI_WORDS("Reasons", "Text file busy")},
    // Room
    {ENOSPC, MOJI_WORDS("Reasons", "No space left on device")},
    {EDQUOT, MOJI_WORDS("Reasons", "Disk quota exceeded")},
    {EFBIG, MOJI_WORDS("Reasons", "File too large")},
    {ENOMEM, MOJI_WORDS("Reasons", "Cannot allocate memory")},
    {EMFILE, MOJI_WORDS("Reasons", "Too many open files")},
    {ENFILE, MOJI_WORDS("Reasons", "Too many open files in system")},
    {EOVERFLOW, MOJI_WORDS("Reasons", "Value too large for defined data type")},
    // Disks, devices, pipes
    {EROFS, MOJI_WORDS("Reasons", "Read-only file system")},
    {EIO, MOJI_WORDS("Reasons", "Input/output error")},
    {EBUSY, MOJI_WORDS("Reasons", "Device or resource busy")},
    {ENODEV, MOJI_WORDS("Reasons", "No such device")},
    {ENXIO, MOJI_WORDS("Reasons", "No such device or address")},
    {ESTALE, MOJI_WORDS("Reasons", "Stale file handle")},
    {ENOTCONN, MOJI_WORDS("Reasons", "Transport endpoint is not connected")},
    {ETIMEDOUT, MOJI_WORDS("Reasons", "Connection timed out")},
    {EPIPE, MOJI_WORDS("Reasons", "Broken pipe")},
    {ESPIPE, MOJI_WORDS("Reasons", "Illegal seek")},
    // Calls
    {EBADF, MOJI_WORDS("Reasons", "Bad file descriptor")},
    {EINVAL, MOJI_WORDS("Reasons", "Invalid argument")},
    {EINTR, MOJI_WORDS("Reasons", "Interrupted system call")},
    {EAGAIN, MOJI_WORDS("Reasons", "Resource temporarily unavailable")},
    {ENOSYS, MOJI_WORDS("Reasons", "Function not implemented")},
    {EOPNOTSUPP, MOJI_WORDS("Reasons", "Operation not supported")},
};

} // namespace

std::span<const SystemReason> systemReasons() {
    return kSystemReasons;
}

std::string systemReason(int number) {
    const auto* const found = std::ranges::find(kSystemReasons, number, &SystemReason::number);
    return found != std::end(kSystemReasons) ? found->english
                                             : std::generic_category().message(number);
}

} // namespace moji
