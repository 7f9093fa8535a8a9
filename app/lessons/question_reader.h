#pragma once
// Reads the values of a lesson's JSON, and its questions, and notes each fault with its place.

#include "codec/codec_registry.h"
#include "lessons/lesson.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace moji::app {

/// The translation context of this folder.
struct LessonText {
    Q_DECLARE_TR_FUNCTIONS(Lessons)
};

/// Where in the lesson a value is.
class JsonPlace {
public:
    /// Borrows `faults`.
    JsonPlace(QString name, QStringList& faults)
        : m_name(std::move(name))
        , m_faults(&faults) {}

    [[nodiscard]] JsonPlace in(const QString& name) const;
    void fault(const QString& what) const;

    /// Notes every key that such an object does not have (see lessonKeys()).
    void refuseOthers(const QJsonObject& object, const QString& kind) const;
    /// Empty with a fault if it is no text, too long, or missing although needed.
    [[nodiscard]] QString string(const QJsonObject& object, const char* key, bool needed) const;
    [[nodiscard]] Words words(const QJsonObject& object, const char* key, bool needed) const;

private:
    QString m_name;
    QStringList* m_faults;
};

[[nodiscard]] LessonQuestion readQuestion(const JsonPlace& place, const QJsonObject& object,
                                          const CodecRegistry& codecs);

} // namespace moji::app
