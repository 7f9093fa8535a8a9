#pragma once
// The operating system's errno as an Error.

#include "support/result.h"
#include "support/system_reasons.h"

#include <cerrno>
#include <string>

namespace moji {

/// `otherwise` is the fallback for an unmapped errno.
inline Error systemError(int number, std::string subject, ErrorCode otherwise) {
    ErrorCode code = otherwise;
    if (number == ENOENT || number == ENOTDIR)
        code = ErrorCode::NotFound;
    else if (number == EACCES || number == EPERM || number == EROFS)
        code = ErrorCode::PermissionDenied;
    else if (number == EISDIR)
        code = ErrorCode::IsDirectory;
    return {code, std::move(subject), systemReason(number)};
}

} // namespace moji
