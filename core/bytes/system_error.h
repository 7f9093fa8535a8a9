#pragma once
// The operating system's errno as an Error.

#include "support/result.h"

#include <cerrno>
#include <string>
#include <system_error>

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
    return {code, std::move(subject), std::generic_category().message(number)};
}

} // namespace moji
