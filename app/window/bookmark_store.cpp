#include "window/bookmark_store.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"

#include <cstdint>
#include <optional>

namespace moji::app {

namespace {

// Each a list of lists, the newest first: the path, then "1C name" for each bookmark and
// "1C 1F text" for each note.
using Lists = Setting<QJsonArray>;

QStringList storedLines(const Lists& lists, const QString& path) {
    const QJsonArray files = settings().get(lists);
    for (const QJsonValue file : files)
        if (const QStringList lines = file.toVariant().toStringList(); lines.value(0) == path)
            return lines.mid(1);
    return {};
}

void storeLines(const Lists& lists, const QString& path, const QStringList& lines) {
    const QJsonArray before = settings().get(lists);
    QJsonArray files;
    if (!lines.empty())
        files += QJsonArray::fromStringList(QStringList(path) + lines);
    for (const QJsonValue file : before)
        if (file.toArray().at(0).toString() != path && files.size() < kMostBookmarkedFiles)
            files += file;
    settings().set(lists, files);
}

QString hex(std::uint64_t number) {
    return QString::number(number, 16);
}

/// Takes a number and the blank after it from the front.
std::optional<std::uint64_t> takeNumber(QString& line) {
    const qsizetype blank = line.indexOf(QLatin1Char(' '));
    bool valid = false;
    const quint64 number = QStringView(line).left(blank).toULongLong(&valid, 16);
    line = line.mid(blank + 1);
    return valid ? std::optional<std::uint64_t>(number) : std::nullopt;
}

} // namespace

std::vector<Bookmark> storedBookmarks(const QString& path) {
    std::vector<Bookmark> bookmarks;
    for (QString line : storedLines(setting::kBookmarks, path))
        if (const auto offset = takeNumber(line))
            bookmarks.push_back({*offset, line});
    return bookmarks;
}

void storeBookmarks(const QString& path, const std::vector<Bookmark>& bookmarks) {
    QStringList lines;
    for (const Bookmark& bookmark : bookmarks)
        lines += QStringLiteral("%1 %2").arg(hex(bookmark.offset), bookmark.name);
    storeLines(setting::kBookmarks, path, lines);
}

std::vector<Note> storedNotes(const QString& path) {
    std::vector<Note> notes;
    for (QString line : storedLines(setting::kNotes, path)) {
        const auto begin = takeNumber(line);
        const auto end = takeNumber(line);
        if (begin && end && *begin < *end)
            notes.push_back({{*begin, *end}, line});
    }
    return notes;
}

void storeNotes(const QString& path, const std::vector<Note>& notes) {
    QStringList lines;
    for (const Note& note : notes)
        lines +=
            QStringLiteral("%1 %2 %3").arg(hex(note.range.begin), hex(note.range.end), note.text);
    storeLines(setting::kNotes, path, lines);
}

} // namespace moji::app
