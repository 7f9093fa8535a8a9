#pragma once
// Texts and all that was answered about each, as a list in tests/data: a line each, the text, a
// tab, the answer. A change of the list is a change of decisions, to be looked at one by one.
// MOJISCOPE_UPDATE_DATA=1 answers all its texts anew. tests/mutation/telling.py has chosen them: of
// many texts those whose answers tell mistakes in the code.

#include <QFile>
#include <QtTest>

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace moji::test {

/// Backslashes, controls and bytes that are not UTF-8 as \xHH, or as \n, \t and so on.
inline std::string escaped(std::string_view text) {
    std::string shown;
    const QByteArray all(text.data(), static_cast<qsizetype>(text.size()));
    const bool isUtf8 = QString::fromUtf8(all).toUtf8() == all;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n')
            shown += "\\n";
        else if (c == '\\' || byte < 0x20 || byte == 0x7F || (byte >= 0x80 && !isUtf8))
            shown += fmt::format("\\x{:02X}", byte);
        else
            shown += c;
    }
    return shown;
}

inline std::string unescaped(std::string_view shown) {
    std::string text;
    for (std::size_t at = 0; at < shown.size(); ++at) {
        if (shown[at] != '\\') {
            text += shown[at];
        } else if (shown[at + 1] == 'n') {
            text += '\n';
            ++at;
        } else {
            text += static_cast<char>(std::stoi(std::string(shown.substr(at + 2, 2)), nullptr, 16));
            at += 3;
        }
    }
    return text;
}

/// Compares what `answer` says of each text with the list `name`, below tests/data.
template <class Answer>
void compareAnswers(const QString& name, qsizetype fewest, const Answer& answer) {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/") + name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto lines = file.readAll().split('\n');
    file.close();
    QByteArray updated;
    qsizetype tried = 0;
    for (const QByteArray& line : lines) {
        if (line.isEmpty())
            continue;
        const QByteArray shown = line.left(line.indexOf('\t'));
        const std::string now = answer(unescaped(shown.toStdString()));
        updated += shown + '\t' + QByteArray::fromStdString(now) + '\n';
        ++tried;
        if (!qEnvironmentVariableIsSet("MOJISCOPE_UPDATE_DATA"))
            QCOMPARE(shown + '\t' + QByteArray::fromStdString(now), line);
    }
    if (qEnvironmentVariableIsSet("MOJISCOPE_UPDATE_DATA")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(updated);
    }
    QVERIFY(tried >= fewest);
}

} // namespace moji::test
