// The right reading of a text comes out on top of all the usual encodings.

#include "core/codecs.h"
#include "core/detect/sentences.h"
#include "detect/byte_map.h"
#include "detect/least_cost.h"
#include "detect/line_tokens.h"
#include "detect/text_decoding.h"
#include "detect/text_scorer.h"
#include "repair/comparison.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace moji;
using moji::test::registry;

Q_DECLARE_METATYPE(std::u32string)

namespace {

constexpr double kAnyBits = std::numeric_limits<double>::infinity();

double scoreOf(std::u32string_view text) {
    return scoreText(text).plausibility;
}

std::u32string capitalized(std::u32string_view text) {
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size()))
        .toUpper()
        .toStdU32String();
}

struct Sample {
    const char* name;
    const char* encodings; // each of them, separated by spaces
    std::u32string_view text;
};

constexpr Sample kSamples[] = {
    {"russian", "KOI8-R windows-1251 IBM866 ISO-8859-5 x-mac-cyrillic UTF-8 UTF-16LE UTF-16BE",
     U"Мы наконец это сделали, долгое время"},
    {"russian-quote", "KOI8-R windows-1251 IBM866 ISO-8859-5 UTF-8",
     U"Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива "
     U"по-своему."},
    {"russian-capitals", "KOI8-R windows-1251 IBM866 ISO-8859-5 UTF-8",
     U"ВНИМАНИЕ! ПОСТОРОННИМ ВХОД ВОСПРЕЩЁН"},
    {"russian-in-markup", "KOI8-R windows-1251 IBM866 ISO-8859-5 UTF-8",
     U"<p class=\"title\">Съешь же ещё этих мягких французских булок</p>\n"},
    {"ukrainian", "KOI8-U windows-1251 UTF-8",
     U"Реве та стогне Дніпр широкий, сердитий вітер завива"},
    {"bulgarian", "windows-1251 UTF-8",
     U"Всички хора се раждат свободни и равни по достойнство и права."},
    {"korean", "EUC-KR UTF-8 UTF-16LE",
     U"모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."},
    {"korean-short", "EUC-KR UTF-8", U"안녕하세요, 세계! 한국어 문장입니다."},
    {"japanese", "Shift_JIS EUC-JP ISO-2022-JP UTF-8 UTF-16LE",
     U"すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"},
    {"japanese-novel", "Shift_JIS EUC-JP UTF-8",
     U"吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"},
    {"chinese-simplified", "GB18030 GBK UTF-8 UTF-16LE",
     U"人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"},
    {"chinese-traditional", "Big5 UTF-8 UTF-16LE",
     U"人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神互相對待。"},
    {"french", "windows-1252 UTF-8",
     U"Voilà l’été : déjà les élèves ont goûté à la liberté, où l’on rêve près de la forêt."},
    {"german", "windows-1252 ISO-8859-1 UTF-8",
     U"Falsches Üben von Xylophonmusik quält jeden größeren Zwerg in der Küche."},
    {"spanish", "windows-1252 UTF-8",
     U"¿Dónde está el niño? Mañana comerá jamón, según dijo su mamá."},
    {"polish", "windows-1250 ISO-8859-2 UTF-8",
     U"Zażółć gęślą jaźń, proszę państwa; wszyscy ludzie rodzą się wolni i równi."},
    {"czech", "windows-1250 ISO-8859-2 UTF-8",
     U"Příliš žluťoučký kůň úpěl ďábelské ódy, a všichni lidé se rodí svobodní."},
    {"turkish", "windows-1254 UTF-8",
     U"Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar, akıl ve vicdana "
     U"sahiptirler."},
    {"greek", "windows-1253 ISO-8859-7 UTF-8",
     U"Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."},
    {"hebrew", "windows-1255 UTF-8", U"כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."},
    {"arabic", "windows-1256 UTF-8", U"يولد جميع الناس أحرارا متساوين في الكرامة والحقوق"},
    {"thai", "windows-874 UTF-8", U"มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"},
    {"english", "UTF-8 UTF-16LE UTF-16BE UTF-32LE UTF-32BE",
     U"The quick brown fox jumps over the lazy dog.\nAnd again, line two.\n"},
    {"dos-frame", "IBM866", U"┌────────┐\n│ Привет │\n└────────┘\n"},
};

void languagesWithCase() {
    QTest::addColumn<int>("sentence");
    int rows = 0;
    for (std::size_t i = 0; i < std::size(test::kSentences); ++i) {
        if (capitalized(test::kSentences[i].text) == test::kSentences[i].text)
            continue;
        QTest::newRow(test::kSentences[i].language) << static_cast<int>(i);
        ++rows;
    }
    QVERIFY2(rows >= 28, qPrintable(QString::number(rows)));
}

} // namespace

class TestTextScorer final : public QObject {
    Q_OBJECT

private slots:
    void rightReadingIsOnTop_data() {
        QTest::addColumn<std::u32string>("text");
        QTest::addColumn<QString>("encoding");
        for (const Sample& sample : kSamples)
            for (const QString& encoding : QString::fromLatin1(sample.encodings).split(u' '))
                QTest::addRow("%s-%s", sample.name, qPrintable(encoding))
                    << std::u32string(sample.text) << encoding;
    }

    void rightReadingIsOnTop() {
        QFETCH(std::u32string, text);
        QFETCH(QString, encoding);
        const Codec* codec = registry().find(encoding.toStdString());
        QVERIFY2(codec, "no such encoding");
        const auto bytes = encodeAll(*codec, text);
        QVERIFY2(bytes, "the sample cannot be written");
        const auto rows =
            compareReadings(MemorySource(*bytes), findCodecs(registry(), usualEncodings()),
                            ReadingOrder::BestFirst);
        QVERIFY(rows);
        const auto right = readAs(MemorySource(*bytes), *codec);
        QVERIFY(right);
        QByteArray table;
        for (const ComparedReading& row : *rows)
            table += QByteArray::fromStdString(row.codec->name()) + ' ' +
                     QByteArray::number(row.reading.score) + '\n';
        QVERIFY2(rows->front().reading.sameTextAs(*right), table);
        QVERIFY2(right->score > 0.5, table);
    }

    void destroyedTextIsUtf8() {
        const Bytes bytes{0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD};
        const auto rows = compareReadings(
            MemorySource(bytes), findCodecs(registry(), usualEncodings()), ReadingOrder::BestFirst);
        QVERIFY(rows);
        QCOMPARE(rows->front().codec->name(), "UTF-8");
        QVERIFY(rows->front().reading.score > 2 * (*rows)[1].reading.score);
    }

    void damageCosts_data() {
        QTest::addColumn<std::u32string>("text");
        QTest::addColumn<std::u32string>("damaged");
        const auto row = [](const char* name, std::u32string_view text,
                            std::u32string_view damaged) {
            QTest::newRow(name) << std::u32string(text) << std::u32string(damaged);
        };
        row("utf8-as-1251", U"Привет, мир", U"РџСЂРёРІРµС‚, РјРёСЂ");
        row("utf8-as-1252", U"naïve café", U"naÃ¯ve cafÃ©");
        row("koi8-as-1251", U"Привет, мир", U"рТЙЧЕФ, НЙТ");
        row("1251-as-1252", U"Привет, мир", U"Ïðèâåò, ìèð");
        row("korean-as-1252", U"안녕하세요", U"¾È³çÇÏ¼¼¿ä");
        row("utf8-as-euc-kr", U"가나다라마바사", U"媛���섎떎�쇰쭏諛붿궗");
        row("fffd-as-euc-kr", U"\uFFFD\uFFFD", U"占쏙옙");
        row("fffd-as-gb18030", U"\uFFFD\uFFFD", U"锟斤拷");
        row("scripts-mixed-in-a-word", U"Москва", U"Мoсквa");
        row("capital-inside", U"молоко и хлеб", U"мОлОкО и хЛеб");
        row("control", U"два слова", U"два\u0081слова");
        row("private-use", U"два слова", U"два\uE000слова");
        row("unassigned", U"два слова", U"два\u0378слова");
        row("noncharacter", U"два слова", U"два\uFFFEслова");
        row("final-sigma-inside", U"σοφός σοφός", U"ςοφόσ ςοφόσ");
        row("half-width-kana", U"カタカナ", U"ｶﾀｶﾅ");
        row("box-in-a-word", U"слово", U"сл╨╗о");
    }

    void damageCosts() {
        QFETCH(std::u32string, text);
        QFETCH(std::u32string, damaged);
        QVERIFY2(scoreOf(text) > scoreOf(damaged),
                 qPrintable(QStringLiteral("%1 > %2").arg(scoreOf(text)).arg(scoreOf(damaged))));
    }

    /// Texts that look odd to a naive eye are no damage.
    void oddTextIsPlausible_data() {
        QTest::addColumn<std::u32string>("text");
        const auto row = [](const char* name, std::u32string_view text) {
            QTest::newRow(name) << std::u32string(text);
        };
        row("empty", U"");
        row("camel-case", U"QTextStream readLine() getURLPath iPhone HTML5");
        row("hexadecimal", U"DEADBEEF 0xFF 4e6f 7274 68\n");
        row("csv", U"1;2;3;4\n5;6;7;8\n");
        row("russian-and-latin", U"Файл README.md скачан с GitHub за 5 минут");
        row("japanese-and-latin", U"Qt6で作ったアプリ。UTF-8とShift_JISの違い");
        row("emoji", U"Hello 😀 world 👩‍👩‍👧 🎉");
        row("many-scripts", U"Hello, 世界! Привет. 日本語 한국어 Ελληνικά");
        row("georgian", U"ყველა ადამიანი იბადება თავისუფალი");
        row("hindi", U"सभी मनुष्यों को गौरव और अधिकारों के मामले में");
        row("vietnamese", U"Tất cả mọi người sinh ra đều được tự do và bình đẳng");
    }

    void oddTextIsPlausible() {
        QFETCH(std::u32string, text);
        const double score = scoreOf(text);
        QVERIFY2(score > 0.7, qPrintable(QString::number(score)));
    }

    void everyLanguageKnowsItsOwn_data() {
        QTest::addColumn<int>("sentence");
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i)
            QTest::newRow(test::kSentences[i].language) << static_cast<int>(i);
    }

    void everyLanguageKnowsItsOwn() {
        QFETCH(int, sentence);
        const test::Sentence& expected = test::kSentences[sentence];
        const TextScore score = scoreText(expected.text);
        QVERIFY(score.language.has_value());
        QCOMPARE(languageInfo(*score.language).code, std::string_view(expected.language));
        QVERIFY(score.margin >= 0);
        QVERIFY2(score.plausibility > 0.65, qPrintable(QString::number(score.plausibility)));
    }

    void capitalsAreAsGoodAsSmallLetters_data() { languagesWithCase(); }
    void capitalsAreAsGoodAsSmallLetters() {
        QFETCH(int, sentence);
        const auto& text = test::kSentences[sentence].text;
        const std::u32string capitals = capitalized(text);
        // German ß and the like are spelled otherwise, so near is enough.
        QVERIFY(scoreOf(capitals) > scoreOf(text) - 0.15);
        QVERIFY(scoreText(capitals).bits < scoreText(text).bits * 1.1 + 10);
    }

    void mixedCaseIsNot_data() { languagesWithCase(); }
    void mixedCaseIsNot() {
        QFETCH(int, sentence);
        const auto& text = test::kSentences[sentence].text;
        std::u32string mixed = capitalized(text);
        // "cASE lIKE tHIS"
        for (std::size_t i = 0; i < std::min(text.size(), mixed.size()); ++i) {
            if (i == 0 || text[i - 1] == U' ')
                mixed[i] = QChar::toLower(mixed[i]);
        }
        QVERIFY(scoreText(mixed).bits > scoreText(text).bits + 20);
    }

    void everyModelHasItsLanguage() {
        QCOMPARE(storedModels().size(), languageCount());
        for (std::size_t i = 0; i < languageCount(); ++i) {
            const auto language = static_cast<Language>(i);
            QCOMPARE(storedModels()[i].language, languageInfo(language).code);
            QCOMPARE(findLanguage(languageInfo(language).code), std::optional(language));
        }
        QVERIFY(!findLanguage("xx"));
    }

    void unknownScriptsHaveNoLanguage() {
        for (const std::u32string_view text : {U"Բոլոր մարդիկ", U"ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ", U"", U"12345"})
            QVERIFY(!scoreText(text).language);
    }

    void anyCodePointCanBeFed() {
        TextScorer scorer;
        for (char32_t c = 0; c < 0x110010; c += 7)
            scorer.feed(c);
        scorer.feed(0xFFFFFFFF);
        const TextScore score = scorer.score();
        QVERIFY(score.plausibility > 0 && score.plausibility < 0.5);
        QVERIFY(std::isfinite(score.bits));
    }

    void piecesScoreAsTheWhole() {
        const auto bytes = asBytes("Привет, мир! 日本語 \xFF naïve");
        const auto spans = decodeAll(registry().utf8(), bytes);
        TextScorer whole;
        whole.feed(spans);
        TextScorer pieces;
        for (const Span& span : spans)
            pieces.feed(std::span(&span, 1));
        QCOMPARE(pieces.score().plausibility, whole.score().plausibility);
        QCOMPARE(pieces.score().bits, whole.score().bits);
    }

    void wordsScoreAsTheirLetters() {
        for (const std::u32string_view text :
             {U"The naïve CAFÉ, façade; wORD école a.", U"Привет, МИР! Мир-труд о\u0301н",
              U"abcdefghijklmnopqrstuvwxyz é нет日本 x", U"latinкирилл Ωμέγα שלום"}) {
            TextScorer whole;
            whole.feed(text);
            TextScorer letters;
            for (const char32_t c : text)
                letters.feed(c);
            QCOMPARE(whole.score().bits, letters.score().bits);
            QCOMPARE(whole.score().plausibility, letters.score().plausibility);
            QCOMPARE(whole.score().letters, letters.score().letters);
        }
    }

    void tokensScoreAsTheWhole() {
        std::vector<std::u32string> texts{
            U"luisen\u0303o A2\u00D74", U"\u0301a ", U"WORD Word wORD",
            U"ÉTÉ l'été d\u00B4été",    U"a",        U"Ж мtж αβ Ж"};
        for (const Sample& sample : kSamples) {
            texts.emplace_back(sample.text);
            texts.push_back(capitalized(sample.text));
        }
        int compared = 0;
        for (const std::u32string& text : texts) {
            const std::string bytes = toUtf8(text);
            for (const char* name : {"UTF-8", "windows-1252", "windows-1258", "ISO-8859-5",
                                     "IBM737", "KOI8-R", "windows-874", "macintosh"}) {
                const Codec& codec = *registry().find(name);
                std::u32string reading;
                if (decodeText(codec, codec.initialState(), asBytes(bytes), Tail::AtEnd, 0,
                               reading) > 0)
                    continue;
                const TextScore whole = scoreText(reading);
                TokenScore score = scoreTokens(reading, kAnyBits, {});
                const ByteMap map = byteMapOf(codec);
                if (map.isUsable)
                    score = LineTokens(asBytes(bytes), {}).score(ByteScorer(map), kAnyBits);
                if (!score.isKnown)
                    continue;
                ++compared;
                QVERIFY2(std::abs(score.score.bits - whole.bits) < 1e-6, bytes.c_str());
                QCOMPARE(score.score.plausibility, whole.plausibility);
                QCOMPARE(score.score.language, whole.language);
                QVERIFY(!scoreTokens(reading, whole.bits + 1, {}).isCut);
            }
        }
        QVERIFY2(compared > 200, qPrintable(QString::number(compared)));
    }

    /// Whatever bytes a line has: read from its bytes it costs what its text costs.
    void bytesScoreAsTheirText() {
        std::mt19937 random(7);
        int compared = 0;
        for (const CodecInfo& info : registry().list()) {
            if (info.family != CodecFamily::SingleByte)
                continue;
            const Codec* codec = registry().find(info.name);
            const ByteMap map = byteMapOf(*codec);
            if (!map.isUsable)
                continue;
            const ByteScorer scorer(map);
            for (int i = 0; i < 200; ++i) {
                // Half of them words of letters, half anything.
                const int first = i % 2 == 0 ? 0xC0 : 0x20;
                std::string bytes;
                for (int length = 1 + static_cast<int>(random() % 60); length > 0; --length)
                    bytes += static_cast<char>(
                        random() % 6 == 0
                            ? " aZ.3'"[random() % 6]
                            : first + static_cast<int>(random() %
                                                       static_cast<unsigned>(0x100 - first)));
                std::u32string text;
                if (!map.reads(asBytes(bytes)) ||
                    decodeText(*codec, codec->initialState(), asBytes(bytes), Tail::AtEnd, 0,
                               text) > 0)
                    continue;
                const TokenScore score = LineTokens(asBytes(bytes), {}).score(scorer, kAnyBits);
                if (!score.isKnown)
                    continue;
                ++compared;
                const TextScore whole = scoreText(text);
                const std::string what = std::string(codec->name()) + ": " + toUtf8(text);
                QVERIFY2(std::abs(score.score.bits - whole.bits) < 1e-6, what.c_str());
                QVERIFY2(std::abs(score.score.plausibility - whole.plausibility) < 1e-6,
                         what.c_str());
                QVERIFY2(score.score.language == whole.language, what.c_str());
                const LineTokens tokens(asBytes(bytes), {});
                QVERIFY2(!tokens.score(scorer, whole.bits + 1).isCut, what.c_str());
                QVERIFY2(text.size() < 30 || tokens.score(scorer, whole.bits / 4).isCut,
                         what.c_str());
            }
        }
        QVERIFY2(compared > 1000, qPrintable(QString::number(compared)));
    }

    /// Whatever text a line has, in double-byte encodings: read token by token it costs what it
    /// costs as a whole, and the table of pairs decodes it as the decoder does.
    void tokensOfAnyTextScoreAsTheWhole() {
        std::mt19937 random(11);
        int compared = 0;
        for (const char* name : {"GBK", "Big5", "EUC-KR", "EUC-JP", "Shift_JIS", "EUC-TW"}) {
            const Codec& codec = *registry().find(name);
            std::ignore = codec.plainPairs(1 << 20); // earns the table
            for (int i = 0; i < 3000; ++i) {
                std::string bytes;
                for (int length = 1 + static_cast<int>(random() % 40); length > 0; --length) {
                    const auto lead = static_cast<char>(0xA1 + random() % 0x5E);
                    if (random() % 4 == 0)
                        bytes += " aZ.3'"[random() % 6];
                    else
                        bytes += {lead, static_cast<char>(0xA1 + random() % 0x5E)};
                }
                std::u32string text;
                const std::uint64_t errors =
                    decodeText(codec, codec.initialState(), asBytes(bytes), Tail::AtEnd, 0, text);
                if (errors > 0)
                    continue;
                std::u32string decoded;
                for (const Span& span : decodeAll(codec, asBytes(bytes)))
                    decoded += span.text();
                QVERIFY2(text == decoded, toUtf8(text).c_str());
                const TokenScore score = scoreTokens(text, kAnyBits, {});
                if (!score.isKnown)
                    continue;
                ++compared;
                const TextScore whole = scoreText(text);
                const std::string what = std::string(name) + ": " + toUtf8(text);
                QVERIFY2(std::abs(score.score.bits - whole.bits) < 1e-6, what.c_str());
                QVERIFY2(std::abs(score.score.plausibility - whole.plausibility) < 1e-6,
                         what.c_str());
                QVERIFY2(score.score.language == whole.language, what.c_str());
                QVERIFY2(text.size() < 20 || scoreTokens(text, whole.bits / 4, {}).isCut,
                         what.c_str());
                QVERIFY2(!scoreTokens(text, whole.bits + 1, {}).isCut, what.c_str());
            }
        }
        QVERIFY2(compared > 3000, qPrintable(QString::number(compared)));
    }

    void damageCostsItsErrors() {
        for (const std::u32string_view part : {U"Привет, мир", U"naïve", U"日本語", U"a "}) {
            const std::u32string text = std::u32string(part) + kErrorMark + std::u32string(part);
            TextScorer whole;
            whole.feed(part);
            whole.feedError();
            whole.feed(part);
            const TokenScore score = scoreTokens(text, kAnyBits, {});
            QVERIFY(score.isKnown);
            QVERIFY(std::abs(score.score.bits - whole.score().bits) < 1e-6);
            QVERIFY(std::abs(score.score.plausibility - whole.score().plausibility) < 1e-6);
        }
    }

    void anUnlikelyTextIsGivenUp() {
        const std::u32string text(400, U'\u00FE');
        TextScorer all;
        all.feed(text);
        const double bits = all.score().bits;
        QVERIFY(!TextScorer().feedWithin(text, bits / 2));
        TextScorer within;
        QVERIFY(within.feedWithin(text, bits));
        QCOMPARE(within.score().bits, bits);
    }

    void errorsCostMost() {
        TextScorer clean;
        clean.feed(U"Привет, мир");
        TextScorer broken = clean;
        broken.feedError();
        QVERIFY(clean.score().bits < broken.score().bits);
        QVERIFY(clean.score().plausibility > broken.score().plausibility);
    }
};

QTEST_GUILESS_MAIN(TestTextScorer)
#include "tst_text_scorer.moc"
