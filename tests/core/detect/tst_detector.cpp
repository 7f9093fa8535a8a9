// Guesses at encodings: right on sentences of many languages, never a name under which the bytes do
// not decode, undecided where nothing decides, and one bad byte does not overturn a file.

#include "core/codec/samples.h"
#include "core/detect/detection.h"
#include "core/detect/sentences.h"
#include "detect/encoding_habits.h"

#include <QtTest>

#include <utility>

using namespace moji;
using namespace Qt::StringLiterals;
using moji::test::decodes;
using moji::test::detect;
using moji::test::encoded;
using moji::test::registry;
using moji::test::repeated;
using moji::test::textOf;

namespace {

std::uint64_t errorsIn(const Codec& codec, ByteView bytes) {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        decodeAll(codec, bytes), [](const Span& span) { return isError(span.status); }));
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

    void emptyInputHasNoGuess() { QVERIFY(detect({}).guesses.empty()); }

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
