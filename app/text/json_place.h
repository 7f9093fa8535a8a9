#pragma once
// Reads JSON that comes from anyone (lessons, sessions): what is too large, too deep, written twice
// or of the wrong type is refused, and each fault is noted with its place ("step 3, question:
// unknown key: kynd"), never repaired.

#include "bytes/byte_range.h"
#include "support/result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

namespace moji::app {

/// The deepest nesting of lists and objects.
inline constexpr int kDeepestJson = 32;
/// The longest text where nothing else is said, in UTF-16 units.
inline constexpr qsizetype kMostJsonText = 2000;
/// The largest number: more is not exact in every reader of JSON.
inline constexpr std::uint64_t kMostJsonNumber = (std::uint64_t{1} << 53) - 1;

/// The object that `json` is. Error, a sentence: it is longer than `most`, no JSON, no object, too
/// deep, or has an object with the same key twice.
[[nodiscard]] Result<QJsonObject, QString> parseJsonObject(const QByteArray& json, qsizetype most);

/// Where in the file a value is.
class JsonPlace {
    Q_DECLARE_TR_FUNCTIONS(JsonPlace)
public:
    /// Borrows `faults`.
    JsonPlace(QString name, QStringList& faults)
        : m_name(std::move(name))
        , m_faults(&faults) {}

    [[nodiscard]] JsonPlace in(const QString& name) const;
    void fault(const QString& what) const;

    /// Notes every key that is not among `known`.
    void refuseOthers(const QJsonObject& object, const QSet<QString>& known) const;

    // Each notes a fault, and returns nothing, if the value has another type or is out of range, or
    // is missing although needed.
    [[nodiscard]] QString string(const QJsonObject& object, const char* key, bool needed,
                                 qsizetype most = kMostJsonText) const;
    /// A whole number that is not negative.
    [[nodiscard]] std::optional<std::uint64_t> number(const QJsonObject& object, const char* key,
                                                      bool needed,
                                                      std::uint64_t most = kMostJsonNumber) const;
    /// START:END, not empty.
    [[nodiscard]] std::optional<ByteRange> range(const QJsonObject& object, const char* key) const;
    /// The state of a lens: an object whose values are texts.
    [[nodiscard]] QMap<QString, QString> texts(const QJsonObject& object, const char* key) const;
    /// The objects of a list of at most `most`.
    [[nodiscard]] std::vector<QJsonObject> objects(const QJsonObject& object, const char* key,
                                                   qsizetype most) const;

private:
    QString m_name;
    QStringList* m_faults;
};

} // namespace moji::app
