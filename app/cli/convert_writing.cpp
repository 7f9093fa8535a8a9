#include "cli/convert_writing.h"

#include "bytes/save_file.h"
#include "bytes/whole_source.h"

#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace moji::cli {

namespace {

/// Names what was written, in an error of that: people would take it for one of the file `read`.
Error cannotWrite(const std::string& path, const std::string& read, const Error& error) {
    if (error.subject == read)
        return error;
    return {error.code, path,
            "cannot write " + path + ": " + (error.detail.empty() ? error.subject : error.detail)};
}

} // namespace

Result<Done> writeNew(const std::string& path, const ByteSource& bytes, const std::string& like,
                      bool keepsTimes) {
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), failed);
    const auto isThere = [&] {
        return std::filesystem::exists(std::filesystem::symlink_status(path, failed));
    };
    const Error thereAlready{ErrorCode::WriteFailed, path, path + " is there already"};
    if (isThere())
        return thereAlready;
    const WholeSource whole(bytes, like);
    SourceReader reader(whole);
    SaveOptions options;
    options.isNew = true; // another thread may write a file of the same name
    options.attributesOf = like;
    options.timesOf = keepsTimes ? like : "";
    const auto saved = saveFile(reader, path, options);
    if (!saved)
        return isThere() ? thereAlready : cannotWrite(path, like, saved.error());
    return Done{};
}

bool isStandardOutput(const std::string& path) {
    struct stat named {};
    struct stat out {};
    return path == "-" || (::stat(path.c_str(), &named) == 0 && !S_ISREG(named.st_mode) &&
                           ::fstat(STDOUT_FILENO, &out) == 0 && named.st_dev == out.st_dev &&
                           named.st_ino == out.st_ino);
}

Result<Done> writeTo(Output& out, const ByteSource& bytes, const std::string& name) {
    return readWhole(bytes, name, [&](ByteView block) -> Result<Done> {
        out.write(asChars(block));
        return Done{};
    });
}

Result<Done> writeOutput(const std::string& path, const ByteSource& bytes, const std::string& name,
                         bool keepsTimes) {
    struct stat there {};
    if (::stat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode)) {
        Output device;
        if (auto opened = device.openFile(path); !opened)
            return cannotWrite(path, name, opened.error());
        auto written = writeTo(device, bytes, name);
        device.flush();
        return written;
    }
    const WholeSource whole(bytes, name);
    SourceReader reader(whole);
    SaveOptions options;
    options.timesOf = keepsTimes ? name : "";
    if (const auto saved = saveFile(reader, path, options); !saved)
        return cannotWrite(path, name, saved.error());
    return Done{};
}

} // namespace moji::cli
