#include "window/bookmark_store.h"

#include <QSettings>

#include <cstdint>
#include <optional>

namespace moji::app {

namespace {

// Each a list of lists, the newest first: the path, then "1C name" for each bookmark and
// "1C 1F text" for each note.
const QString kBookmarks = QStringLiteral("bookmarks");
const QString kNotes = QStringLiteral("notes");

QStringList storedLines(const QString& key, const QString& path) {
    for (const QVariant& file : QSettings().value(key).toList())
        if (const QStringList lines = file.toStringList(); lines.value(0) == path)
            return lines.mid(1);
    return {};
}

void storeLines(const QString& key, const QString& path, const QStringList& lines) {
    QVariantList files = QSettings().value(key).toList();
    files.removeIf([&](const QVariant& file) { return file.toStringList().value(0) == path; });
    if (!lines.empty())
        files.prepend(QStringList(path) + lines);
    QSettings().setValue(key, files.mid(0, kMostBookmarkedFiles));
}

QString hex(std::uint64_t number) {
    return QString::number(number, 16);
}

/// Takes a number and the blank after it from the front.
std::optional<std::uint64_t> takeNumber(QString& line) {
    const qsizetype blank = line.indexOf(QLatin1Char(' '));
    bool valid = false;
    const quint64 number = line.left(blank).toULongLong(&valid, 16);
    line = line.mid(blank + 1);
    return valid ? std::optional<std::uint64_t>(number) : std::nullopt;
}

} // namespace

std::vector<Bookmark> storedBookmarks(const QString& path) {
    std::vector<Bookmark> bookmarks;
    for (QString line : storedLines(kBookmarks, path))
        if (const auto offset = takeNumber(line))
            bookmarks.push_back({*offset, line});
    return bookmarks;
}

void storeBookmarks(const QString& path, const std::vector<Bookmark>& bookmarks) {
    QStringList lines;
    for (const Bookmark& bookmark : bookmarks)
        lines += QStringLiteral("%1 %2").arg(hex(bookmark.offset), bookmark.name);
    storeLines(kBookmarks, path, lines);
}

std::vector<Note> storedNotes(const QString& path) {
    std::vector<Note> notes;
    for (QString line : storedLines(kNotes, path)) {
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
    storeLines(kNotes, path, lines);
}

} // namespace moji::app
