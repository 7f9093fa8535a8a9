// Letters as each language writes them: the form of a Han character, wide punctuation, where lines
// break.

#include "style/fonts.h"
#include "style/ideographs.h"
#include "text/language.h"
#include "window/encoding_scripts.h"
#include "window/main_window.h"

#include <QFontDatabase>
#include <QGlyphRun>
#include <QLocale>
#include <QRegularExpression>
#include <QTextLayout>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

/// The family that draws the first character.
QString drawnBy(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    (void)layout.createLine();
    layout.endLayout();
    const auto runs = layout.glyphRuns();
    return runs.isEmpty() ? QString() : runs.front().rawFont().familyName();
}

QStringList linesOf(const QString& text, qreal width) {
    QTextLayout layout(text, uiFont());
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
}

/// The sentences of a catalogue.
QStringList sentencesIn(const QString& language) {
    QFile file(
        QStringLiteral(MOJISCOPE_SOURCE "/resources/translations/mojiscope_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no catalogue");
    static const QRegularExpression translation(
        QStringLiteral("<translation>([^<&]{12,})</translation>"));
    QStringList sentences;
    auto found = translation.globalMatch(QString::fromUtf8(file.readAll()));
    while (found.hasNext())
        sentences += found.next().captured(1);
    return sentences;
}

} // namespace

class TestTypography : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() {
        setLanguage(QStringLiteral("en"));
        setGlyphEncoding("UTF-8");
    }
    void hanCharactersAreThoseOfTheLocale_data();
    void hanCharactersAreThoseOfTheLocale();
    void hanCharactersAreThoseOfTheEncoding_data();
    void hanCharactersAreThoseOfTheEncoding();
    void everyEncodingOfOneCountryHasItsForms();
    void theWindowFollowsTheDocument();
    void theLanguageChoosesTheFont();
    void theirOwnFontStaysInFront();
    void chineseQuotationMarksAreWide();
    void linesBreakWhereTheLanguageAllows_data();
    void linesBreakWhereTheLanguageAllows();
};

void TestTypography::hanCharactersAreThoseOfTheLocale_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("form");
    for (const auto& [locale, form] :
         {std::pair("zh_CN", "SC"), std::pair("zh_SG", "SC"), std::pair("zh_TW", "TC"),
          std::pair("zh_HK", "HK"), std::pair("ja_JP", "JP"), std::pair("ko_KR", "KR"),
          std::pair("ru_RU", "KR"), std::pair("en_US", "KR")})
        QTest::newRow(locale) << QString::fromLatin1(locale) << QString::fromLatin1(form);
}

void TestTypography::hanCharactersAreThoseOfTheLocale() {
    QFETCH(QString, locale);
    QFETCH(QString, form);
    QLocale::setDefault(QLocale(locale));
    const QString words = QStringLiteral("Noto Sans CJK ") + form;
    const QString bytes = QStringLiteral("Noto Sans Mono CJK ") + form;
    QVERIFY2(uiFont().families().contains(words), qPrintable(uiFont().families().join(u' ')));
    QVERIFY(monoFont().families().contains(bytes));
    QCOMPARE(glyphFont().families(), monoFont().families());
    // U+9AA8 has another form in each of them.
    const QString bone = QStringLiteral("骨");
    if (QFontDatabase::hasFamily(words))
        QCOMPARE(drawnBy(bone, uiFont()), words);
    if (QFontDatabase::hasFamily(bytes))
        QCOMPARE(drawnBy(bone, glyphFont()), bytes);
}

void TestTypography::hanCharactersAreThoseOfTheEncoding_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("form");
    for (const auto& [encoding, form] :
         {std::pair("Shift_JIS", "JP"), std::pair("EUC-JP", "JP"), std::pair("EUC-KR", "KR"),
          std::pair("Big5", "TC"), std::pair("Big5-HKSCS", "HK"), std::pair("GBK", "SC"),
          std::pair("UTF-8", "SC"), std::pair("windows-1252", "SC")})
        QTest::newRow(encoding) << QString::fromLatin1(encoding) << QString::fromLatin1(form);
}

/// Under a Chinese reader: where the encoding says nothing, it is the language that does.
void TestTypography::hanCharactersAreThoseOfTheEncoding() {
    QFETCH(QString, encoding);
    QFETCH(QString, form);
    setLanguage(QStringLiteral("zh"));
    setGlyphEncoding(encoding.toStdString());
    const QString family = QStringLiteral("Noto Sans Mono CJK ") + form;
    QVERIFY2(glyphFont().families().contains(family),
             qPrintable(glyphFont().families().join(u' ')));
    QVERIFY(monoFont().families().contains(QStringLiteral("Noto Sans Mono CJK SC")));
    if (QFontDatabase::hasFamily(family))
        QCOMPARE(drawnBy(QStringLiteral("骨"), glyphFont()), family);
    {
        const GlyphsOf glyphs("ISO-2022-JP");
        QVERIFY(glyphFont().families().contains(QStringLiteral("Noto Sans Mono CJK JP")));
    }
    QVERIFY(glyphFont().families().contains(family));
}

/// So that a new codec is not forgotten.
void TestTypography::everyEncodingOfOneCountryHasItsForms() {
    constexpr std::uint32_t kChinese = 0x30000; // encoding_scripts.cpp: 们这, 們這
    constexpr std::uint32_t kAll = 0x3FFFF;
    QStringList without;
    const CodecRegistry codecs;
    for (const CodecInfo& info : codecs.list()) {
        const std::uint32_t scripts = knownScripts(info.name).value_or(0);
        if ((scripts & kChinese) != 0 && scripts != kAll &&
            ideographsOfEncoding(info.name).isEmpty())
            without += QString::fromStdString(info.name);
    }
    QCOMPARE(without, QStringList());
}

/// The window follows the document in front.
void TestTypography::theWindowFollowsTheDocument() {
    const auto has = [](const char* form) {
        return glyphFont().families().contains(QStringLiteral("Noto Sans Mono CJK ") +
                                               QLatin1String(form));
    };
    const CodecRegistry codecs;
    MainWindow window(codecs);
    window.document().setCodec(*codecs.find("EUC-JP"));
    QVERIFY(has("JP"));
    window.document().setCodec(*codecs.find("Big5"));
    QVERIFY(has("TC"));
    window.document().setCodec(codecs.utf8());
    QVERIFY(has("KR"));
}

void TestTypography::theLanguageChoosesTheFont() {
    setLanguage(QStringLiteral("zh"));
    QCOMPARE(uiFont().families().front(), QStringLiteral("Noto Sans CJK SC"));
    setLanguage(QStringLiteral("ko"));
    QCOMPARE(uiFont().families().value(1), QStringLiteral("Noto Sans CJK KR"));
    setLanguage(QStringLiteral("ru"));
    QCOMPARE(uiFont().families().front(), QStringLiteral("Noto Sans"));
}

void TestTypography::theirOwnFontStaysInFront() {
    setFontFamilies(QStringLiteral("Own Words"), QStringLiteral("Own Bytes"));
    setLanguage(QStringLiteral("zh"));
    const QStringList words = uiFont().families();
    const QStringList bytes = monoFont().families();
    setFontFamilies({}, {});
    QCOMPARE(words.front(), QStringLiteral("Own Words"));
    QVERIFY(words.contains(QStringLiteral("Noto Sans CJK SC")));
    QCOMPARE(bytes.front(), QStringLiteral("Own Bytes"));
}

void TestTypography::chineseQuotationMarksAreWide() {
    setLanguage(QStringLiteral("zh"));
    if (!QFontDatabase::hasFamily(QStringLiteral("Noto Sans CJK SC")))
        QSKIP("Noto Sans CJK SC is not installed");
    const QFontMetricsF metrics(uiFont());
    const qreal wide = metrics.horizontalAdvance(QStringLiteral("中"));
    for (const QChar mark : QStringLiteral("“”，。：；（）、…"))
        QVERIFY2(std::abs(metrics.horizontalAdvance(mark) - wide) < 1, qPrintable(QString(mark)));
}

void TestTypography::linesBreakWhereTheLanguageAllows_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"ru", "zh", "ko"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// No line starts with what closes or separates, and none ends with what opens.
void TestTypography::linesBreakWhereTheLanguageAllows() {
    QFETCH(QString, language);
    setLanguage(language);
    static const QRegularExpression wrongStart(QStringLiteral("^[,.;:!?)»”’、。，：；！？）》」]"));
    static const QRegularExpression wrongEnd(QStringLiteral("[(«“‘（《「]$"));
    const QStringList sentences = sentencesIn(language);
    QVERIFY(sentences.size() > 500);
    int broken = 0;
    for (const QString& sentence : sentences) {
        const QStringList lines = linesOf(sentence, 160);
        broken += static_cast<int>(lines.size()) - 1;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const bool isAfterSpace = i > 0 && lines[i - 1].back().isSpace(); // of a word like .git
            QVERIFY2(i == 0 || isAfterSpace || !wrongStart.match(lines[i]).hasMatch(),
                     qPrintable(sentence));
            QVERIFY2(i + 1 == lines.size() || !wrongEnd.match(lines[i].trimmed()).hasMatch(),
                     qPrintable(sentence));
        }
    }
    QVERIFY(broken > 500);
}

QTEST_MAIN(TestTypography)
#include "tst_typography.moc"
