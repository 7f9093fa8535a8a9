#pragma once
// Texts and all that was answered about each, as a list of decisions (decision_list.h): what a
// decision is about is the text, escaped. tests/mutation/telling.py has chosen them: of many texts
// those whose answers tell mistakes in the code.

#include "bytes/hex.h"
#include "core/decision_list.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace moji::test {

/// A line feed as \n; backslashes, other controls, and in text that is not UTF-8 all bytes beyond
/// ASCII, as \xHH.
inline std::string escaped(std::string_view text) {
    std::string shown;
    const QByteArray all(text.data(), static_cast<qsizetype>(text.size()));
    const bool isUtf8 = QString::fromUtf8(all).toUtf8() == all;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n')
            shown += "\\n";
        else if (c == '\\' || byte < 0x20 || byte == 0x7F || (byte >= 0x80 && !isUtf8))
            shown += "\\x" + hexByte(byte);
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

/// Compares what `answer` says of each text with the list `name`, below tests/data, of `fewest`
/// texts at least.
template <class Answer>
void compareAnswers(const QString& name, std::size_t fewest, const Answer& answer) {
    Decisions answers;
    for (const auto& [text, listed] : readDecisions(QStringLiteral(MOJISCOPE_TEST_DATA "/") + name))
        answers[text] = QString::fromStdString(answer(unescaped(text.toStdString())));
    QVERIFY(answers.size() >= fewest);
    compareWithList(answers, name);
}

} // namespace moji::test
