#pragma once
// Reads the texts and questions of a lesson.

#include "codec/codec_registry.h"
#include "lessons/lesson.h"
#include "text/json_place.h"

#include <QCoreApplication>

namespace moji::app {

/// The translation context of this folder.
struct LessonText {
    Q_DECLARE_TR_FUNCTIONS(Lessons)
};

/// A text by language; English is needed.
[[nodiscard]] LessonWords readWords(const JsonPlace& place, const QJsonObject& object,
                                    const char* key, bool needed);
[[nodiscard]] LessonQuestion readQuestion(const JsonPlace& place, const QJsonObject& object,
                                          const CodecRegistry& codecs);

} // namespace moji::app
