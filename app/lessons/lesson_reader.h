#pragma once
// Reads lessons from JSON and says everything that is wrong with one, each fault with its place
// ("step 3, question: unknown key: kynd"). A lesson comes from anyone: what is too large, too deep
// or of the wrong type is refused, never repaired. The format:
// resources/docs/manual/lessons-format.md.

#include "codec/codec_registry.h"
#include "lessons/lesson.h"

#include <QByteArray>
#include <QSet>

namespace moji::app {

/// What a lesson may name.
struct LessonVocabulary {
    const CodecRegistry* codecs;
    QStringList lenses; // ids
};

struct LessonReading {
    std::optional<Lesson> lesson; // nothing if there is a fault
    QStringList faults;
};

inline constexpr qsizetype kMostLessonFile = 1024 * 1024; // bytes of JSON
inline constexpr int kMostLessonSteps = 64;
inline constexpr std::size_t kMostLessonBytes = 64 * 1024; // of a step
inline constexpr int kMostLessonOptions = 8;
inline constexpr int kMostLessonNotes = 32; // of a step

[[nodiscard]] LessonReading readLesson(const QByteArray& json, const LessonVocabulary& vocabulary);
/// Also refuses a file that cannot be read or is too large.
[[nodiscard]] LessonReading readLessonFile(const QString& path, const LessonVocabulary& vocabulary);

/// The keys that an object may have: "lesson", "step", "note", "question" or "option".
[[nodiscard]] const QSet<QString>& lessonKeys(const QString& object);
/// Whether a lesson can have this id: lower-case letters, digits and hyphens.
[[nodiscard]] bool isLessonId(const QString& id);
/// What may come first in a step's `point`, besides the ids of lenses.
[[nodiscard]] const QStringList& pointPlaces();

} // namespace moji::app
