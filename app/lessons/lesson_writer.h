#pragma once
// Writes steps of lessons: what the window shows becomes the last step of a lesson file.

#include "document/notes.h"
#include "lessons/lesson.h"
#include "support/result.h"

#include <QByteArray>

namespace moji::app {

/// What the window shows.
struct RecordedStep {
    Bytes bytes;
    QString encoding;
    ByteRange selection;
    QString lens;
    QMap<QString, QString> state;
    std::vector<Note> notes;
    QString text; // what to see, in English
};

/// `json` with one more step; a lesson without steps if `json` is empty, with `id` as its id.
/// Keeps everything else in it. Error: `json` is no lesson.
[[nodiscard]] Result<QByteArray, QString> withStep(const QByteArray& json, const QString& id,
                                                   const RecordedStep& step);
/// Appends to the file, or creates it; its name becomes the id. Error: a sentence.
[[nodiscard]] Result<Done, QString> appendStep(const QString& path, const RecordedStep& step);

} // namespace moji::app
