#include "document/backup_copy.h"

#include "bytes/file_attributes.h"
#include "bytes/file_source.h"
#include "bytes/unnamed_file.h"
#include "bytes/whole_source.h"

#include <filesystem>

namespace moji::app {

namespace {

constexpr std::size_t kBlock = 1024 * 1024;

Result<Done> copyTo(UnnamedFile& file, const ByteSource& source, const std::string& name) {
    const WholeSource whole(source, name);
    SourceReader reader(whole);
    Bytes block(kBlock);
    for (;;) {
        const auto count = reader.read(block);
        if (!count)
            return count.error();
        if (*count == 0)
            return Done{};
        if (auto written = file.write(ByteView(block).first(*count)); !written)
            return written;
    }
}

} // namespace

Result<Done> keepBackup(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return Done{};
    const auto source = openSource(path);
    if (!source)
        return source.error();
    auto copy = UnnamedFile::beside(path + '~');
    if (!copy)
        return copy.error();
    if (auto copied = copyTo(*copy, **source, path); !copied)
        return copied;
    (void)copyAttributes(path, copy->descriptor()); // a backup without them is better than none
    if (auto forced = copy->sync(); !forced)
        return forced;
    return copy->takeName();
}

} // namespace moji::app
