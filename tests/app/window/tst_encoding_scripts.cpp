// The table of the scripts that encodings can write, against the encodings themselves.

#include "window/encoding_scripts.h"

#include "text/qt_text.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestEncodingScripts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEncodingHasARow();
    void rowsAreWhatEncodingsWrite();
    void factsAreWordsToSearchFor();

private:
    CodecRegistry m_codecs;
};

void TestEncodingScripts::everyEncodingHasARow() {
    int missing = 0;
    for (const CodecInfo& info : m_codecs.list()) {
        if (knownScripts(info.name))
            continue;
        ++missing;
        qWarning().noquote() << QStringLiteral("{\"%1\", 0x%2},")
                                    .arg(fromUtf8(info.name))
                                    .arg(scriptsWrittenBy(*m_codecs.find(info.name)), 5, 16,
                                         QLatin1Char('0'));
    }
    QCOMPARE(missing, 0);
}

/// Of every seventh encoding: the tables of all take seconds to build, and are asked for with
/// MOJISCOPE_EXHAUSTIVE=1.
void TestEncodingScripts::rowsAreWhatEncodingsWrite() {
    const std::size_t step = qEnvironmentVariableIntValue("MOJISCOPE_EXHAUSTIVE") != 0 ? 1 : 7;
    const auto& all = m_codecs.list();
    for (std::size_t i = 0; i < all.size(); i += step) {
        const std::string& name = all[i].name;
        QVERIFY2(knownScripts(name) == scriptsWrittenBy(*m_codecs.find(name)), name.c_str());
    }
}

void TestEncodingScripts::factsAreWordsToSearchFor() {
    const auto facts = scriptsOfEncodings(m_codecs);
    QCOMPARE(facts.size(), static_cast<qsizetype>(m_codecs.list().size()));
    QCOMPARE(facts[QStringLiteral("UTF-8")].scripts, QStringList{QStringLiteral("All scripts")});
    QCOMPARE(facts[QStringLiteral("KOI8-R")].scripts, QStringList{QStringLiteral("Cyrillic")});
    QVERIFY(facts[QStringLiteral("EUC-KR")].searched.contains(QStringLiteral("Hangul")));
    QVERIFY(!facts[QStringLiteral("windows-1252")].searched.contains(QStringLiteral("Russian")));
}

QTEST_GUILESS_MAIN(TestEncodingScripts)
#include "tst_encoding_scripts.moc"
