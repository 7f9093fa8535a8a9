#include "document/backup_copy.h"

#include "support/system_reasons.h"

#include <filesystem>
#include <system_error>

namespace moji::app {

Result<Done> keepBackup(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return Done{};
    const std::string copy = path + '~';
    const std::string part = copy + ".part";
    fs::copy_file(path, part, fs::copy_options::overwrite_existing, error);
    if (!error)
        fs::rename(part, copy, error);
    if (!error)
        return Done{};
    std::error_code ignored;
    fs::remove(part, ignored);
    return Error{ErrorCode::WriteFailed, copy, systemReason(error.value())};
}

} // namespace moji::app
