#include "document/inserted_file.h"

#include "bytes/file_source.h"
#include "bytes/whole_source.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

Result<std::shared_ptr<const ByteSource>> fileToInsert(const std::string& path,
                                                       std::uint64_t mostInMemory) {
    using Source = std::shared_ptr<const ByteSource>;
    auto file = FileSource::open(path); // not openSource(), which would block on a stream
    if (!file)
        return file.error();
    if ((*file)->size() > mostInMemory)
        return Source(std::move(*file));
    Bytes bytes;
    bytes.reserve((*file)->size());
    const auto read = readWhole(**file, path, [&](ByteView block) -> Result<Done> {
        bytes.insert(bytes.end(), block.begin(), block.end());
        return Done{};
    });
    if (!read)
        return read.error();
    if ((*file)->hasChanged())
        return Error{ErrorCode::ReadFailed, path,
                     toUtf8(QCoreApplication::translate("InsertedFile",
                                                        "another program is writing to the file"))};
    return Source(std::make_shared<const MemorySource>(std::move(bytes)));
}

} // namespace moji::app
