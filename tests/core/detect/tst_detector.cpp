// Guesses at encodings: right on sentences of many languages, never a name under which the bytes do
// not decode, undecided where nothing decides, and one bad byte does not overturn a file.

#include "codec/codec_registry.h"
#include "core/codec/samples.h"
#include "core/detect/sentences.h"
#include "detect/detector.h"
#include "detect/encoding_habits.h"

#include <QtTest>

#include <utility>

using namespace moji;
using namespace Qt::StringLiterals;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

Bytes encoded(std::u32string_view text, std::string_view encoding) {
    return encodeAll(*registry().find(encoding), text).value_or(Bytes());
}

Detection detect(const Bytes& bytes, const DetectOptions& options = {}) {
    return detectEncoding(MemorySource(bytes), registry(), options).value();
}

std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes))
        text += span.text();
    return text;
}

bool decodes(const Codec& codec, ByteView bytes) {
    return std::ranges::none_of(decodeAll(codec, bytes),
                                [](const Span& span) { return isError(span.status); });
}

/// Whether all decodes but the last character, of which a part is missing.
bool isCutAtEnd(const EncodingGuess& guess, ByteView bytes) {
    const std::vector<Span> spans = decodeAll(*guess.codec, bytes);
    return guess.codec->info().family == CodecFamily::DoubleByte && guess.damaged == 1 &&
           spans.back().status == SpanStatus::Truncated &&
           std::none_of(spans.begin(), spans.end() - 1,
                        [](const Span& span) { return isError(span.status); });
}

std::uint64_t errorsIn(const Codec& codec, ByteView bytes) {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        decodeAll(codec, bytes), [](const Span& span) { return isError(span.status); }));
}

Bytes repeated(const Bytes& bytes, std::size_t times) {
    Bytes all;
    for (std::size_t i = 0; i < times; ++i)
        all.insert(all.end(), bytes.begin(), bytes.end());
    return all;
}

/// Pieces of at most so many bytes, with something else than ASCII in them, from every other word
/// on.
std::vector<std::pair<std::u32string, Bytes>>
pieces(const test::Sentence& sentence, std::string_view encoding, std::size_t length) {
    std::vector<std::pair<std::u32string, Bytes>> found;
    std::size_t words = 0;
    for (std::size_t i = 0; i < sentence.text.size(); ++i) {
        const bool begins = i == 0 || sentence.text[i - 1] == U' ';
        if (!begins || words++ % 2 == 1)
            continue;
        std::u32string piece(sentence.text.substr(i, length));
        while (encoded(piece, encoding).size() > length)
            piece.pop_back();
        Bytes bytes = encoded(piece, encoding);
        const bool isTelling = std::ranges::any_of(bytes, [](Byte byte) { return byte >= 0x80; });
        if (isTelling && bytes.size() + 2 >= length)
            found.emplace_back(std::move(piece), std::move(bytes));
    }
    return found;
}

} // namespace

class TestDetector final : public QObject {
    Q_OBJECT

private slots:
    void everyDetectableEncodingHasItsCanonicalName() {
        for (const std::string_view name : detectableEncodings())
            if (registry().find(name))
                QCOMPARE(registry().canonicalName(name), std::optional(std::string(name)));
    }

    void sentenceIsReadRight_data() {
        QTest::addColumn<int>("sentence");
        QTest::addColumn<QString>("encoding");
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i) {
            const test::Sentence& sentence = test::kSentences[i];
            for (const QString& encoding : QString::fromLatin1(sentence.encodings).split(u' '))
                QTest::addRow("%s-%s", sentence.language, qPrintable(encoding))
                    << static_cast<int>(i) << encoding;
        }
    }

    void sentenceIsReadRight() {
        QFETCH(int, sentence);
        QFETCH(QString, encoding);
        const test::Sentence& expected = test::kSentences[sentence];
        const Bytes bytes = encoded(expected.text, encoding.toStdString());
        QVERIFY2(!bytes.empty(), "the sentence cannot be written");
        const Detection detection = detect(bytes);
        QVERIFY(!detection.guesses.empty());
        const EncodingGuess& best = detection.guesses.front();
        QVERIFY2(textOf(*best.codec, bytes) == expected.text, best.codec->name().c_str());
        QVERIFY(!detection.ambiguous);
        QVERIFY(best.text.language.has_value());
        QCOMPARE(languageInfo(*best.text.language).code, std::string_view(expected.language));
    }

    /// Pieces of the sentences, beginning at words: the shares that must be right, so that a change
    /// for the worse is seen. (tests/bench/detection_accuracy.py measures on far more text.)
    void shortPiecesAreReadRight_data() {
        QTest::addColumn<std::size_t>("length");
        QTest::addColumn<double>("least");
        QTest::newRow("10-bytes") << std::size_t(10) << 0.96;
        QTest::newRow("20-bytes") << std::size_t(20) << 0.985;
        QTest::newRow("40-bytes") << std::size_t(40) << 0.995;
    }

    void shortPiecesAreReadRight() {
        QFETCH(std::size_t, length);
        QFETCH(double, least);
        std::size_t right = 0;
        std::size_t all = 0;
        QByteArray wrong;
        for (const test::Sentence& sentence : test::kSentences) {
            for (const QString& encoding : QString::fromLatin1(sentence.encodings).split(u' ')) {
                if (encoding.startsWith(u"UTF-16") || encoding.startsWith(u"UTF-32"))
                    continue;
                for (const auto& [piece, bytes] :
                     pieces(sentence, encoding.toStdString(), length)) {
                    ++all;
                    const Detection detection = detect(bytes);
                    const bool isRight = !detection.guesses.empty() &&
                                         textOf(*detection.guesses.front().codec, bytes) == piece;
                    right += isRight ? 1 : 0;
                    if (!isRight)
                        wrong += encoding.toUtf8() + ' ' +
                                 QString::fromUcs4(piece.data(), qsizetype(piece.size())).toUtf8() +
                                 '\n';
                }
            }
        }
        QVERIFY(all > 100);
        QVERIFY2(double(right) >= least * double(all),
                 QByteArray::number(double(right) / double(all)) + '\n' + wrong);
    }

    void noGuessFailsToDecode() {
        constexpr std::uint32_t kSeed = 606;
        test::Samples samples(kSeed);
        std::vector<const Codec*> codecs;
        for (const std::string_view name : detectableEncodings())
            if (const Codec* codec = registry().find(name))
                codecs.push_back(codec);
        for (const Codec* codec : codecs) {
            for (int round = 0; round < 4; ++round) {
                const Bytes bytes = samples.anything(*codec, 1 + samples.below(300));
                const Detection detection = detect(bytes);
                for (const EncodingGuess& guess : detection.guesses) {
                    QVERIFY2(decodes(*guess.codec, bytes) == (guess.damaged == 0),
                             guess.codec->name().c_str());
                    QVERIFY(guess.damaged == 0 || guess.codec->name().starts_with("UTF-") ||
                            guess.damaged == errorsIn(*guess.codec, bytes));
                    if (guess.sameAs)
                        QVERIFY(textOf(*guess.codec, bytes) == textOf(*guess.sameAs, bytes));
                }
                for (const RefutedGuess& refuted : detection.refuted)
                    QVERIFY2(!decodes(*refuted.codec, bytes), refuted.codec->name().c_str());
            }
        }
    }

    /// What a usual encoding reads oddly leaves room for a rare one.
    void rareEncodingsAreTried_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("Ukrainian-DOS") << u"Вікно програми і її назва"_s << u"IBM1125"_s;
        QTest::newRow("Russian-DOS") << u"Окно программы и её название"_s << u"IBM866"_s;
        QTest::newRow("Lithuanian-DOS") << u"naktį išėję"_s << u"IBM775"_s; // not Mac Cyrillic
    }
    void rareEncodingsAreTried() {
        QFETCH(QString, text);
        QFETCH(QString, encoding);
        const Detection detection = detect(encoded(text.toStdU32String(), encoding.toStdString()));
        QVERIFY(!detection.guesses.empty());
        QCOMPARE(detection.guesses.front().codec->name(), encoding.toStdString());
    }

    void aCutLastCharacterCostsLittle_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("EUC-KR") << u"안녕하세요"_s << u"EUC-KR"_s;
        QTest::newRow("EUC-KR-words") << u"대한민국 만세 여러분"_s << u"EUC-KR"_s;
        QTest::newRow("GBK") << u"这是一个测试"_s << u"GBK"_s;
        QTest::newRow("Big5") << u"這是一個測試"_s << u"Big5"_s;
        QTest::newRow("Shift_JIS") << u"これはテストです"_s << u"Shift_JIS"_s;
        QTest::newRow("EUC-JP") << u"日本語の文章です"_s << u"EUC-JP"_s;
    }

    void aCutLastCharacterCostsLittle() {
        QFETCH(QString, text);
        QFETCH(QString, encoding);
        Bytes bytes = encoded(text.toStdU32String(), encoding.toStdString());
        bytes.pop_back();
        const Detection detection = detect(bytes);
        QVERIFY(!detection.guesses.empty());
        const EncodingGuess& best = detection.guesses.front();
        QCOMPARE(best.codec->name(), encoding.toStdString());
        QVERIFY(!detection.ambiguous);
        QVERIFY(best.score > 0.9);
        QVERIFY(isCutAtEnd(best, bytes));
        QCOMPARE(best.damage.size(), std::size_t(1));
        QCOMPARE(best.damage.front().offset, bytes.size() - 1);
    }

    void hebrewAsItIsSeenIsToldFromHebrewAsItIsRead() {
        const std::u32string logical = U"כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.";
        const std::u32string visual(logical.rbegin(), logical.rend());
        for (const char* encoding : {"ISO-8859-8", "IBM862"}) {
            const Codec& codec = *registry().find(encoding);
            const Detection seen = detect(*encodeAll(codec, visual));
            QVERIFY(seen.guesses.front().codec == &codec);
            QVERIFY(seen.guesses.front().isVisual && !seen.ambiguous);
            const Detection read = detect(*encodeAll(codec, logical));
            QVERIFY(read.guesses.front().codec == &codec ||
                    read.guesses.front().codec->name() == "windows-1255");
            QVERIFY(!read.guesses.front().isVisual);
        }
    }

    /// Shifts of ISO 2022 make data of what has no NUL: nothing is between its NULs.
    void dataWithoutNulsIsLookedAtOnce_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray shifts =
            QByteArray("\x1B$B0!\x1B(I\xB1\x1B$)C\x0E!!\x0F~{!!~}+AGE-\x1B").repeated(10);
        QTest::newRow("shifts") << shifts;
        QTest::newRow("a-NUL-at-the-end") << shifts + '\0';
        QTest::newRow("NULs-among-them") << (shifts + '\0').repeated(4);
        QTest::newRow("more-than-the-beginning") << shifts.repeated(400);
        QTest::newRow("found-by-fuzzing")
            << QByteArray("\xD0\x9F\xD1\x8C\xC2\xD0\xB8'\xB2\x82,\xA4\xD1\xE2\x88\x9E\xC3\xAA\xC3"
                          "\xA1\xCE\xB4\xC3\xBC\xE2\x95\x9D\xE4\xFF\xFE\xBD\xE9\x82\x88\xF6.\xA4"
                          "\xD0\xDC\xE6\xF9 \xF4\xE7\xED \xF8\xF5\xF7\xEF\xF6\xE8"
                          "E\x82@chars\x95\x9D\xE4\xFF\xFE\xBD\xE9\x82\x88\x82.\x1B$)C\x0E"
                          "E0=:@G\x0F \x0E"
                          "0m@/A60G@:\x0F \x0E@T<z3\"\x0F\";\xB7\xE4");
    }
    void dataWithoutNulsIsLookedAtOnce() {
        QFETCH(QByteArray, bytes);
        const MemorySource source(Bytes(bytes.begin(), bytes.end()));
        const auto detection = detectEncoding(source, registry());
        QVERIFY(detection.has_value());
        QVERIFY(!detection->binary || !detection->binary->betweenNuls);
    }

    void wordsOfAsciiBetweenNulsAreNoIdeographs() {
        for (const QByteArray& words :
             {QByteArray("abc\0def\n", 8), QByteArray("index\0list", 10), QByteArray("NAME\0x", 6),
              QByteArray("start\0foo\0three\0a\0def\0", 22)}) {
            const Detection detection = detect(Bytes(words.begin(), words.end()));
            QVERIFY(detection.guesses.empty() && detection.binary);
            QVERIFY(detection.binary->betweenNuls);
            QCOMPARE(detection.binary->betweenNuls->codec->name(), std::string_view("ASCII"));
        }
        for (const char* const encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE"}) {
            const Bytes text = *encodeAll(*registry().find(encoding), U"abc def\n");
            QCOMPARE(detect(text).guesses.front().codec->name(), std::string_view(encoding));
        }
    }

    void betweenNulsTextIsNamed() {
        std::u32string log;
        for (int line = 0; line < 40; ++line)
            log += U"12:00 сервер: соединение закрыто, размер 37\n";
        const auto isBetweenNuls = [](const Bytes& bytes) -> const Codec* {
            const Detection detection = detect(bytes);
            if (!detection.binary || !detection.binary->betweenNuls)
                return nullptr;
            return detection.binary->betweenNuls->codec;
        };
        for (const char* encoding : {"UTF-8", "windows-1251"}) {
            const Codec& codec = *registry().find(encoding);
            const Bytes text = *encodeAll(codec, log);
            const Bytes nuls(512);
            Bytes after = text;
            after.insert(after.end(), nuls.begin(), nuls.end());
            QVERIFY(isBetweenNuls(after) == &codec);
            Bytes inside = text;
            inside.insert(inside.begin() + 500, nuls.begin(), nuls.end());
            QVERIFY(isBetweenNuls(inside) == &codec);
            Bytes records = after; // other controls make it a record of something else
            records[7] = 0x02;
            QVERIFY(!isBetweenNuls(records));
        }
        QVERIFY(!isBetweenNuls(Bytes(2000))); // nothing but NULs
        Bytes mixed(64);
        for (int line = 0; line < 100; ++line) {
            const char* const encoding = line % 5 == 0 ? "UTF-8" : "windows-1251";
            const Bytes text = *encodeAll(*registry().find(encoding), log.substr(0, 45));
            mixed.insert(mixed.end(), text.begin(), text.end());
        }
        const Detection detection = detect(mixed);
        QVERIFY(detection.binary && detection.binary->betweenNuls);
        QVERIFY(detection.binary->betweenNuls->mixedLines);
    }

    void aLatinLetterAtTheEndIsNoCutCharacter() {
        for (const std::u32string_view text : {U"café", U"naïve café", U"Straße in Weiß"}) {
            const Detection detection = detect(encoded(text, "windows-1252"));
            QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        }
    }

    /// Each single byte of them is a letter, a space or the end of a line.
    void linesInTwoEncodingsAreNoUtf16() {
        for (const test::Sentence& one : test::kSentences) {
            const QString legacy = QString::fromLatin1(one.encodings).section(u' ', 0, 0);
            if (legacy.startsWith(u"UTF"))
                continue;
            const Bytes line = encoded(std::u32string(one.text) + U"\n", legacy.toStdString());
            for (const test::Sentence& other : test::kSentences) {
                Bytes bytes = repeated(line, 4);
                const Bytes utf8 = encoded(std::u32string(other.text) + U"\n", "UTF-8");
                bytes.insert(bytes.end(), utf8.begin(), utf8.end());
                const Detection detection = detect(bytes);
                QVERIFY(!detection.guesses.empty());
                const std::string best = detection.guesses.front().codec->name();
                QVERIFY2(!best.starts_with("UTF-16") && !best.starts_with("UTF-32"),
                         (legacy.toStdString() + " and " + other.language).c_str());
            }
        }
    }

    void scoresFallAndAddUp() {
        constexpr std::uint32_t kSeed = 607;
        test::Samples samples(kSeed);
        for (int round = 0; round < 50; ++round) {
            const std::size_t length = round % 5 == 0 ? 5000 : 40; // short, and of several windows
            const Bytes bytes = samples.anything(registry().utf8(), 1 + samples.below(length));
            const Detection detection = detect(bytes);
            double sum = 0;
            for (const EncodingGuess& guess : detection.guesses) {
                QVERIFY(guess.score >= 0 && guess.score <= 1);
                sum += guess.sameAs ? 0 : guess.score;
            }
            QVERIFY(sum <= 1.000001);
        }
    }

    void theSameEveryTime() {
        const Bytes bytes = repeated(encoded(U"Съешь ещё этих булок, naïf. ", "UTF-8"), 3);
        const Detection first = detect(bytes);
        const Detection second = detect(bytes);
        QCOMPARE(first.guesses.size(), second.guesses.size());
        for (std::size_t i = 0; i < first.guesses.size(); ++i) {
            QCOMPARE(first.guesses[i].codec, second.guesses[i].codec);
            QCOMPARE(first.guesses[i].score, second.guesses[i].score);
        }
    }

    void whatNothingDecidesIsAmbiguous_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("one-byte") << QByteArray("\xE9");
        QTest::newRow("the-last-byte") << QByteArray("\xFF");
        QTest::newRow("two-high-bytes") << QByteArray("\xD5\xCA");
        QTest::newRow("nul-and-ff") << QByteArray("\0\xFF\0\xFE\x80\x90", 6);
        QTest::newRow("elf") << QByteArray("\x7F"
                                           "ELF\x02\x01\x01\0\0\0\0\0\xB8\xC0\x9D\xFF\x8E",
                                           17);
    }

    void whatNothingDecidesIsAmbiguous() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(detection.ambiguous || detection.guesses.empty());
        QVERIFY(detection.guesses.empty() || detection.guesses.front().score < 0.8);
    }

    void whatNoWordBearsOutIsAmbiguous_data() {
        QTest::addColumn<QByteArray>("bytes");
        QByteArray keys;
        for (int byte = 0x80; byte < 0x100; ++byte)
            keys += "map <key-" + QByteArray::number(byte) + "> " + char(byte) + " \" a letter\n";
        QTest::newRow("all-bytes-by-themselves") << keys;
        QTest::newRow("squares") << QByteArray(
            "writeln('x\xFD + y\xFD = 2');\nwriteln('z\xFD');\n");
        QByteArray alphabet;
        for (int byte = 0xDF; byte < 0xFF; ++byte)
            alphabet += byte == 0xF7 ? QByteArray() : QByteArray(1, char(byte));
        QTest::newRow("alphabet") << "self.wordchars += ('" + alphabet + "')\n";
        QByteArray frame;
        for (int i = 0; i < 50; ++i)
            frame += "// \xB3 000" + QByteArray::number(i) + " \xB3 SEND\n";
        QTest::newRow("vowels") << QByteArray(
            "\"\xE1\xE9\xED\xF3\xFA\" \xE1\xE9\xED\xF3\xFA|\xE1|\xE9|\xED|\xF3|\xFA|\n");
        QTest::newRow("one-sign-again-and-again") << frame;
        QTest::newRow("sign-inside-a-word")
            << QByteArray("{ the patterns of the fill styles, eight bytes each }\n"
                          "Patterns : array of Word = ($88,$88,$88),     { K\x84stchen }\n"
                          "{ horizontal lines }\n");
    }
    void whatNoWordBearsOutIsAmbiguous() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(!detection.guesses.empty());
        QVERIFY2(detection.ambiguous && detection.guesses.front().score < 0.9,
                 qPrintable(QString::number(detection.guesses.front().score)));
    }
    /// Nor is a name, a sign of its own, or a frame any less certain.
    void fewWordsAreEnough_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("name") << QByteArray("(c) 2003 by Nils Sj\xF6holm. All rights reserved.\n")
                              << u"windows-1252"_s;
        QTest::newRow("sign") << QByteArray("Copyright \xA9 1995 by the authors of this text\n")
                              << u"windows-1252"_s;
        QTest::newRow("frame") << QByteArray(
                                      "Here is a box:\n\xDA\xC4\xC4\xC4\xC4\xBF\n\xB3 ok \xB3\n"
                                      "\xC0\xC4\xC4\xC4\xC4\xD9\n")
                               << u"IBM437"_s;
    }
    void fewWordsAreEnough() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(!detection.guesses.empty() && !detection.ambiguous);
        const EncodingGuess& best = detection.guesses.front();
        const auto named = registry().find(encoding.toStdString());
        QCOMPARE(textOf(*best.codec, Bytes(bytes.begin(), bytes.end())),
                 textOf(*named, Bytes(bytes.begin(), bytes.end())));
    }
    void base64IsNoUtf7() {
        const std::string_view xml =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<SignatureValue>GnYgZdzPeXd/"
            "gPTJmQ506qmxWkd3VK1Y23kh5Qpq8y4LMNY+LJJeCWK5wpo/vufR\n"
            "Hk6hLSDu+Ppy2TGI/RMTTNJ9pTNfbZoYBQ==</SignatureValue>\n";
        QCOMPARE(detect(Bytes(xml.begin(), xml.end())).guesses.front().codec->name(), "ASCII");
    }
    void shiftsOfUtf7AreUtf7() {
        const Bytes bytes = encoded(U"Привет, мир! Как дела? 2 + 2 = 4, больше ничего.", "UTF-7");
        QCOMPARE(detect(bytes).guesses.front().codec->name(), "UTF-7");
    }

    void asciiIsAscii_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("word") << QByteArray("plain");
        QTest::newRow("digits") << QByteArray("0123456789");
        QTest::newRow("one-digit") << QByteArray("7");
        QTest::newRow("c") << QByteArray("int main(void) { return ~0; }\n");
        QTest::newRow("base64") << QByteArray("SGVsbG8sIHdvcmxkIQ+/aGk=");
        QTest::newRow("tilde-brace") << QByteArray("f~{x~}");
        QTest::newRow("signs") << QByteArray("+-*/=<>[]{}");
    }

    void asciiIsAscii() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("ASCII"));
        QVERIFY(detection.guesses.front().basis == DetectionBasis::Ascii);
        QVERIFY(!detection.ambiguous);
    }

    void oneAccentInAShortTextIsEnough() {
        const Detection detection = detect(encoded(U"café au lait", "windows-1252"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        QVERIFY(detection.looksLikeText);
        QVERIFY(!detection.ambiguous);
    }

    void anAccentTypedForAnApostropheIsOne() {
        // In ISO-8859-13 it is a quotation mark.
        const Detection detection =
            detect(encoded(U"Wer etwas kann, hält´s fest, wer´s hört, glaubt´s gern.\n"
                           U"Man hört´s, man sieht´s, man geht an schönen Häusern vorbei.\n",
                           "windows-1252"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        QVERIFY(!detection.ambiguous);
    }

    void emptyInputHasNoGuess() { QVERIFY(detect({}).guesses.empty()); }

    /// What is rare in a file decides between encodings that differ in little else.
    void aRareCharacterLateInTheFileIsSeen() {
        Bytes bytes =
            repeated(encoded(U"Der Käse war gut, die Würste auch. ", "windows-1252"), 3000);
        const Bytes rare = encoded(U"Er kostete 5 € – “viel”. ", "windows-1252");
        bytes.insert(bytes.end(), rare.begin(), rare.end());
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        QVERIFY(!detection.ambiguous);
    }

    void theFirstByteThatDisprovesIsNamed() {
        Bytes bytes = repeated(encoded(U"Все люди рождаются свободными. ", "UTF-8"), 5000);
        const std::uint64_t end = bytes.size();
        bytes.push_back(0xFF);
        const Detection detection = detect(bytes);
        const EncodingGuess& guess = detection.guesses.front();
        QCOMPARE(guess.codec, &registry().utf8());
        QCOMPARE(guess.damaged, std::uint64_t{1});
        QCOMPARE(guess.damage.front().offset, end);
        QCOMPARE(guess.damage.front().bytes, Bytes{0xFF});
        QVERIFY(!detection.ambiguous);
    }

    void oneBadByteStaysTheSameEncodingToOpen_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("times");
        QTest::addColumn<bool>("atFront");
        for (const char* encoding : {"UTF-8", "EUC-KR", "GBK", "Shift_JIS"}) {
            for (const int times : {2, 4000})
                for (const bool front : {true, false})
                    QTest::addRow("%s-%d-%s", encoding, times, front ? "front" : "end")
                        << encoding << times << front;
        }
    }

    void oneBadByteStaysTheSameEncodingToOpen() {
        QFETCH(QString, encoding);
        QFETCH(int, times);
        QFETCH(bool, atFront);
        const std::u32string_view text =
            encoding == u"EUC-KR"      ? U"모든 인간은 태어날 때부터 자유롭다. "
            : encoding == u"Shift_JIS" ? U"吾輩は猫である。名前はまだ無い。\n"
            : encoding == u"GBK" ? U"人人生而自由，在尊严和权利上一律平等。\n"
                                 : U"Все люди рождаются свободными, naïve café. ";
        Bytes bytes =
            repeated(encoded(text, encoding.toStdString()), static_cast<std::size_t>(times));
        bytes.insert(atFront ? bytes.begin() : bytes.end(), 0xFF);
        const auto guess = guessForOpening(MemorySource(bytes), registry());
        QVERIFY(guess);
        QCOMPARE(guess->codec->name(), encoding.toStdString());
        QVERIFY(guess->disproof.has_value());
        QCOMPARE(guess->disproof->offset, atFront ? 0 : bytes.size() - 1);
    }

    void openingPrefersUtf8WhereNothingSpeaks() {
        for (const Bytes& bytes : {Bytes{}, Bytes{'a', 'b'}, Bytes{0, 1, 2, 0xFF, 0xFE, 0x80}}) {
            const auto guess = guessForOpening(MemorySource(bytes), registry());
            QVERIFY(guess);
            QCOMPARE(guess->codec, &registry().utf8());
        }
    }

    void candidatesAreAllReported() {
        DetectOptions options;
        for (const char* name : {"IBM866", "KOI8-R", "UTF-8"})
            options.candidates.push_back(registry().find(name));
        const Detection detection = detect(encoded(U"Привет, мир", "KOI8-R"), options);
        QCOMPARE(detection.guesses.size(), std::size_t(2));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("KOI8-R"));
    }

    void theExpectedLanguageTipsTheScales() {
        const Bytes bytes = encoded(U"ДОМ", "IBM866");
        DetectOptions options;
        options.language = findLanguage("ru");
        const Detection detection = detect(bytes, options);
        QCOMPARE(detection.guesses.front().codec->name(), std::string("IBM866"));
    }

    void aLongFileIsReadToItsEnd() {
        Bytes bytes = repeated(encoded(U"Όλοι οι άνθρωποι γεννιούνται. ", "windows-1253"), 20'000);
        QCOMPARE(detect(bytes).guesses.front().codec->name(), std::string("windows-1253"));
        bytes.push_back(0xD2); // no character of windows-1253
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().damaged, std::uint64_t{1});
        QCOMPARE(detection.guesses.front().damage.front().offset, bytes.size() - 1);
    }

    void zerosAfterTextAreNotAllRead() {
        Bytes bytes = repeated(encoded(U"Сьешь ещё этих булок. ", "windows-1251"), 5'000);
        const std::uint64_t text = bytes.size();
        QCOMPARE(detect(bytes).bytesRead, text);
        bytes.resize(16 * 1024 * 1024);
        const Detection detection = detect(bytes);
        QVERIFY(detection.binary);
        QVERIFY(detection.bytesRead > text && detection.bytesRead < bytes.size() / 2);
        // Where the encoding is named, all of it must decode.
        DetectOptions options;
        options.candidates = {registry().find("windows-1253")};
        bytes.back() = 0xD2; // no character of it
        QVERIFY(detect(bytes, options).guesses.empty());
    }

    void stopIsObeyed() {
        std::stop_source stop;
        stop.request_stop();
        const auto detection =
            detectEncoding(MemorySource({0x41}), registry(), {}, stop.get_token());
        QVERIFY(!detection);
        QCOMPARE(detection.error().code, ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestDetector)
#include "tst_detector.moc"
