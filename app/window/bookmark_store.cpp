#include "window/bookmark_store.h"

#include <QSettings>

#include <algorithm>

namespace moji::app {

namespace {

// A list of lists, the newest first: the path, then "1C name" for each bookmark.
const QString kKey = QStringLiteral("bookmarks");

QVariantList storedFiles() {
    return QSettings().value(kKey).toList();
}

} // namespace

std::vector<Bookmark> storedBookmarks(const QString& path) {
    std::vector<Bookmark> bookmarks;
    for (const QVariant& file : storedFiles()) {
        const QStringList lines = file.toStringList();
        if (lines.value(0) != path)
            continue;
        for (const QString& line : lines.mid(1)) {
            const qsizetype blank = line.indexOf(QLatin1Char(' '));
            bool valid = false;
            const quint64 offset = line.left(blank).toULongLong(&valid, 16);
            if (valid)
                bookmarks.push_back({offset, line.mid(blank + 1)});
        }
    }
    return bookmarks;
}

void storeBookmarks(const QString& path, const std::vector<Bookmark>& bookmarks) {
    QVariantList files = storedFiles();
    files.removeIf([&](const QVariant& file) { return file.toStringList().value(0) == path; });
    if (!bookmarks.empty()) {
        QStringList lines{path};
        for (const Bookmark& bookmark : bookmarks)
            lines +=
                QStringLiteral("%1 %2").arg(QString::number(bookmark.offset, 16), bookmark.name);
        files.prepend(lines);
    }
    QSettings().setValue(kKey, files.mid(0, kMostBookmarkedFiles));
}

} // namespace moji::app
