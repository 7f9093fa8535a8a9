#include "text/whole_file.h"

#include "bytes/file_source.h"
#include "bytes/save_file.h"
#include "bytes/unnamed_file.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"

#include <QFile>

namespace moji::app {

Result<QByteArray> readWholly(const QString& path, qsizetype most) {
    if (path.startsWith(QLatin1Char(':'))) {
        QFile resource(path);
        if (!resource.open(QIODevice::ReadOnly))
            return Error{ErrorCode::NotFound, toUtf8(path), {}};
        return resource.readAll();
    }
    const auto source = FileSource::open(nativePath(path));
    if (!source)
        return source.error();
    if ((*source)->size() > static_cast<std::uint64_t>(most))
        return Error{ErrorCode::TooLarge, toUtf8(path), {}};
    const auto bytes = readRange(**source, {0, (*source)->size()});
    if (!bytes)
        return bytes.error();
    return toQByteArray(*bytes);
}

Result<Done> replaceWholly(const QString& path, const QByteArray& bytes) {
    SaveOptions options;
    options.leaveOtherNames = true;
    auto file = FileReplacement::of(nativePath(path), options);
    if (!file)
        return file.error();
    if (const auto written = file->write(toBytes(bytes)); !written)
        return written.error();
    if (const auto named = file->commit(options); !named)
        return named.error();
    return Done{};
}

Result<Done> replacePrivately(const QString& path, const QByteArray& bytes) {
    const auto target = inspectTarget(nativePath(path));
    if (!target)
        return target.error();
    if (target->readOnly)
        return Error{ErrorCode::PermissionDenied, target->path, "is read-only"};
    auto file = UnnamedFile::beside(target->path);
    if (!file)
        return file.error();
    if (const auto written = file->write(toBytes(bytes)); !written)
        return written.error();
    if (const auto forced = file->sync(); !forced)
        return forced.error();
    return file->takeName();
}

QString reasonOf(const Error& error) {
    return error.detail.empty() ? errorText(error) : fromUtf8(error.detail);
}

} // namespace moji::app
