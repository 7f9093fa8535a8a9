#pragma once
// Decisions that are not as wished, as a list in tests/data: what is not on it is as wished. A
// change of the list is a change of decisions, to be looked at one by one. MOJISCOPE_UPDATE_DATA=1
// writes it anew.

#include "core/detect/sentences.h"

#include <QFile>
#include <QtTest>

#include <map>
#include <string>

namespace moji::test {

/// What was decided, in words, by what it was about.
using Decisions = std::map<QString, QString>;

/// A line each: what it is about, a tab, the decision; ⏎ stands for a line feed.
inline Decisions readDecisions(const QString& path) {
    Decisions decisions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return decisions;
    const auto lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString& line : lines)
        if (const qsizetype end = line.indexOf(u'\t'); end > 0)
            decisions[line.left(end)] = line.mid(end + 1).replace(u'⏎', u'\n');
    return decisions;
}

inline void writeDecisions(const QString& path, const Decisions& decisions) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const auto& [name, decision] : decisions)
        file.write((name + u'\t' + QString(decision).replace(u'\n', u'⏎') + u'\n').toUtf8());
}

/// `name`: of the list, below tests/data.
inline void compareWithList(const Decisions& decisions, const QString& name) {
    const QString path = QStringLiteral(MOJISCOPE_TEST_DATA "/") + name;
    if (qEnvironmentVariableIsSet("MOJISCOPE_UPDATE_DATA"))
        writeDecisions(path, decisions);
    const Decisions listed = readDecisions(path);
    for (const auto& [about, decision] : decisions) {
        const auto known = listed.find(about);
        QVERIFY2(known != listed.end(), qPrintable(about + QStringLiteral(": now ") + decision));
        QCOMPARE(about + u'\t' + decision, about + u'\t' + known->second);
    }
    for (const auto& [about, decision] : listed)
        QVERIFY2(decisions.contains(about), qPrintable(about + QStringLiteral(": now as wished")));
}

/// The first words, of which one has a letter beyond ASCII; the first characters where there are no
/// spaces.
inline std::u32string beginning(std::u32string_view text, std::size_t words) {
    std::size_t end = 0;
    bool isTelling = false;
    for (std::size_t found = 0; end < text.size(); ++end) {
        isTelling = isTelling || text[end] >= 0x80;
        found += text[end] == U' ' ? 1 : 0;
        if (isTelling && (text[end] == U' ' ? found >= words : end + 1 >= 12 * words))
            break;
    }
    return std::u32string(text.substr(0, end));
}

/// Tries all sentences, `fewest` texts at least, and compares what was decided with a list. A Trial
/// has run(sentence), decisions() and tried().
template <class Trial>
void tryAllSentences(const QString& name, std::size_t fewest) {
    Trial trial;
    for (const Sentence& sentence : kSentences)
        trial.run(sentence);
    compareWithList(trial.decisions(), name);
    qInfo("%zu texts, %zu not as wished", trial.tried(), trial.decisions().size());
    QVERIFY(trial.tried() > fewest);
}

} // namespace moji::test
