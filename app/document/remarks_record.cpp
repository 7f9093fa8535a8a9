#include "document/remarks_record.h"

#include "document/document.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

namespace moji::app {

namespace {

const QString kBookmarks = QStringLiteral("bookmarks");
const QString kNotes = QStringLiteral("notes");

QString hex(std::uint64_t offset) {
    return QString::number(offset, 16);
}

std::optional<std::uint64_t> offsetIn(const QJsonValue& value) {
    bool valid = false;
    const quint64 offset = value.toString().toULongLong(&valid, 16);
    return valid ? std::optional<std::uint64_t>(offset) : std::nullopt;
}

} // namespace

Remarks remarksOf(const Document& document) {
    return {document.bookmarks().list(), document.notes().list()};
}

std::string writtenRemarks(const Remarks& remarks) {
    QJsonArray bookmarks;
    for (const Bookmark& bookmark : remarks.bookmarks)
        bookmarks.append(QJsonArray{hex(bookmark.offset), bookmark.name});
    QJsonArray notes;
    for (const Note& note : remarks.notes)
        notes.append(QJsonArray{hex(note.range.begin), hex(note.range.end), note.text});
    const QJsonObject all{{kBookmarks, bookmarks}, {kNotes, notes}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString();
}

Remarks readRemarks(const std::string& written) {
    const QJsonObject all = QJsonDocument::fromJson(QByteArray::fromStdString(written)).object();
    Remarks remarks;
    for (const QJsonValue bookmark : all.value(kBookmarks).toArray())
        if (const auto offset = offsetIn(bookmark.toArray().at(0)))
            remarks.bookmarks.push_back({*offset, bookmark.toArray().at(1).toString()});
    for (const QJsonValue note : all.value(kNotes).toArray()) {
        const QJsonArray parts = note.toArray();
        const auto begin = offsetIn(parts.at(0));
        const auto end = offsetIn(parts.at(1));
        if (begin && end && *begin < *end)
            remarks.notes.push_back({{*begin, *end}, parts.at(2).toString()});
    }
    return remarks;
}

} // namespace moji::app
