#include "text/json_place.h"

#include "bytes/parse_range.h"
#include "text/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace moji::app {

namespace {

constexpr qsizetype kMostNamed = 64; // UTF-16 units of a key

/// What Qt's reader does not tell: how deep the text is nested, and which keys it has twice. Reads
/// any text; whether it is JSON is decided later.
class JsonScan {
public:
    /// Nothing if there is no such fault.
    [[nodiscard]] std::optional<QString> fault(const QByteArray& json) {
        for (qsizetype at = 0; at < json.size(); ++at) {
            const char c = json[at];
            if (c == '"') {
                const qsizetype begin = at + 1;
                at = endOfString(json, begin);
                if (auto found = takeString(json.mid(begin, at - begin)))
                    return found;
            } else if (c == '{' || c == '[') {
                if (m_open.size() == kDeepestJson)
                    return JsonPlace::tr("Nested deeper than %1 levels.").arg(kDeepestJson);
                m_open.push_back({c == '{', c == '{', {}});
            } else if ((c == '}' || c == ']') && !m_open.empty()) {
                m_open.pop_back();
            } else if ((c == ',' || c == ':') && !m_open.empty()) {
                m_open.back().expectsKey = c == ',' && m_open.back().isObject;
            }
        }
        return {};
    }

private:
    struct Open {
        bool isObject;
        bool expectsKey;
        QSet<QByteArray> keys;
    };

    [[nodiscard]] static qsizetype endOfString(const QByteArray& json, qsizetype at) {
        while (at < json.size() && json[at] != '"')
            at += json[at] == '\\' ? 2 : 1;
        return std::min(at, json.size());
    }

    /// No key of the formats needs an escape; one could hide that two keys are the same.
    [[nodiscard]] std::optional<QString> takeString(const QByteArray& string) {
        if (m_open.empty() || !m_open.back().expectsKey)
            return {};
        const QString name = startOf(QString::fromUtf8(string), kMostNamed);
        if (string.contains('\\'))
            return JsonPlace::tr("A key is written with escapes: %1").arg(name);
        if (m_open.back().keys.contains(string))
            return JsonPlace::tr("An object has the key %1 twice.").arg(name);
        m_open.back().keys.insert(string);
        return {};
    }

    std::vector<Open> m_open;
};

/// As lenses name the parts of their state.
bool isPlainKey(const QString& key) {
    return std::ranges::all_of(key, [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) ||
               (c >= QLatin1Char('A') && c <= QLatin1Char('Z')) ||
               (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('-');
    });
}

} // namespace

Result<QJsonObject, QString> parseJsonObject(const QByteArray& json, qsizetype most) {
    if (json.size() > most)
        return JsonPlace::tr("Larger than %1 bytes.").arg(most);
    if (const auto fault = JsonScan().fault(json))
        return *fault;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return JsonPlace::tr("Not JSON at byte %1: %2.")
            .arg(QString::number(error.offset), error.errorString());
    if (!document.isObject())
        return JsonPlace::tr("A JSON object is expected.");
    return document.object();
}

JsonPlace JsonPlace::in(const QString& name) const {
    return {m_name.isEmpty() ? name : QStringLiteral("%1, %2").arg(m_name, name), *m_faults};
}

void JsonPlace::fault(const QString& what) const {
    *m_faults += m_name.isEmpty() ? what : QStringLiteral("%1: %2").arg(m_name, what);
}

void JsonPlace::refuseOthers(const QJsonObject& object, const QSet<QString>& known) const {
    for (const QString& key : object.keys())
        if (!known.contains(key))
            fault(tr("unknown key: %1").arg(startOf(key, kMostNamed)));
}

QString JsonPlace::string(const QJsonObject& object, const char* key, bool needed,
                          qsizetype most) const {
    const QString name = QLatin1String(key);
    const QJsonValue value = object.value(name);
    if (value.isUndefined()) {
        if (needed)
            fault(tr("%1 is missing").arg(name));
        return {};
    }
    if (!value.isString())
        fault(tr("%1: a text is expected").arg(name));
    else if (value.toString().isEmpty())
        fault(tr("%1 is empty").arg(name));
    else if (value.toString().size() > most)
        fault(tr("%1: longer than %2 characters").arg(name, QString::number(most)));
    else
        return value.toString();
    return {};
}

std::optional<std::uint64_t> JsonPlace::number(const QJsonObject& object, const char* key,
                                               bool needed, std::uint64_t most) const {
    const QString name = QLatin1String(key);
    const QJsonValue value = object.value(name);
    if (value.isUndefined()) {
        if (needed)
            fault(tr("%1 is missing").arg(name));
        return {};
    }
    const qint64 number = value.isDouble() ? value.toInteger(-1) : -1;
    if (number >= 0 && static_cast<std::uint64_t>(number) <= most)
        return static_cast<std::uint64_t>(number);
    fault(tr("%1: a whole number from 0 to %2 is expected").arg(name, QString::number(most)));
    return {};
}

std::optional<ByteRange> JsonPlace::range(const QJsonObject& object, const char* key) const {
    const QString text = string(object, key, true);
    if (text.isEmpty())
        return {};
    const auto range = parseRange(toUtf8(text));
    if (range && !range->empty())
        return *range;
    fault(tr("%1: use START:END").arg(QLatin1String(key)));
    return {};
}

QMap<QString, QString> JsonPlace::texts(const QJsonObject& object, const char* key) const {
    const QString name = QLatin1String(key);
    const QJsonValue value = object.value(name);
    QMap<QString, QString> texts;
    if (!value.isUndefined() && !value.isObject())
        fault(tr("%1: an object is expected").arg(name));
    const QJsonObject parts = value.toObject();
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (!isPlainKey(part.key()))
            fault(
                tr("%1: unknown key: %2").arg(name, startOf(part.key(), kMostNamed).simplified()));
        else if (part->isString() && part->toString().size() <= kMostJsonText)
            texts[part.key()] = part->toString();
        else
            fault(tr("%1.%2: a text is expected").arg(name, startOf(part.key(), kMostNamed)));
    }
    return texts;
}

std::vector<QJsonObject> JsonPlace::objects(const QJsonObject& object, const char* key,
                                            qsizetype most) const {
    const QString name = QLatin1String(key);
    const QJsonValue value = object.value(name);
    std::vector<QJsonObject> objects;
    if (value.isUndefined())
        return objects;
    const QJsonArray all = value.toArray();
    if (!value.isArray() || all.size() > most) {
        fault(tr("%1: a list of at most %2 objects is expected").arg(name, QString::number(most)));
        return objects;
    }
    for (const QJsonValue one : all) {
        if (!one.isObject()) {
            fault(tr("%1: a list of objects is expected").arg(name));
            return {};
        }
        objects.push_back(one.toObject());
    }
    return objects;
}

} // namespace moji::app
