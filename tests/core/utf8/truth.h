#pragma once
// The truth files of tests/data: worked examples and tables from elsewhere, each value of which was
// found by a program of its own.

#include "bytes/byte_source.h"
#include "bytes/hex.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <stdexcept>
#include <string>
#include <vector>

namespace moji::test {

inline QJsonObject truthFile(const char* name) {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(file.fileName().toStdString() + " cannot be read");
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    if (object.isEmpty())
        throw std::runtime_error(file.fileName().toStdString() + " is empty or no JSON");
    return object;
}

struct Example {
    std::string id;
    QJsonObject input;
    QJsonObject expected;
};

/// The examples of a topic; that there are some is part of the test.
inline std::vector<Example> examples(const char* topic) {
    std::vector<Example> found;
    const QJsonArray all = truthFile("source_examples.json")[QStringLiteral("examples")].toArray();
    for (const QJsonValue& value : all) {
        const QJsonObject example = value.toObject();
        if (example[QStringLiteral("topic")].toString() == QLatin1String(topic))
            found.push_back({example[QStringLiteral("id")].toString().toStdString(),
                             example[QStringLiteral("input")].toObject(),
                             example[QStringLiteral("expected")].toObject()});
    }
    if (found.empty())
        throw std::runtime_error(std::string("no examples of ") + topic);
    return found;
}

/// "E4 B8 96"
inline Bytes bytesOf(const QJsonValue& hex) {
    return *parseHexBytes(hex.toString().toStdString());
}
/// "4E16"
inline std::uint64_t numberOf(const QJsonValue& hex) {
    bool ok = false;
    const auto number = hex.toString().toULongLong(&ok, 16);
    if (!ok)
        throw std::runtime_error(hex.toString().toStdString() + " is no hexadecimal number");
    return number;
}
/// ["01", "80"] or [1, 128]
inline Bytes byteListOf(const QJsonValue& list) {
    Bytes bytes;
    for (const QJsonValue& value : list.toArray())
        bytes.push_back(static_cast<Byte>(value.isString() ? numberOf(value)
                                                           : static_cast<unsigned>(value.toInt())));
    return bytes;
}

} // namespace moji::test
