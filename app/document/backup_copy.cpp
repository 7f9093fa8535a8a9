#include "document/backup_copy.h"

#include "bytes/file_attributes.h"
#include "bytes/file_source.h"
#include "bytes/unnamed_file.h"
#include "bytes/whole_source.h"

#include <filesystem>

namespace moji::app {

Result<Done> keepBackup(const std::string& path, const std::function<Result<Done>()>& confirm) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return Done{};
    const auto source = openSource(path);
    if (!source)
        return source.error();
    auto copy = UnnamedFile::beside(path + '~');
    if (!copy)
        return copy.error();
    if (auto copied = readWhole(**source, path, [&](ByteView block) { return copy->write(block); });
        !copied)
        return copied;
    (void)copyAttributes(path, copy->descriptor()); // a backup without them is better than none
    if (auto forced = copy->sync(); !forced)
        return forced;
    if (auto confirmed = confirm(); !confirmed)
        return confirmed;
    return copy->takeName();
}

} // namespace moji::app
