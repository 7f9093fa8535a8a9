// An encoding for each line: lines tile the source, none is named something it does not decode
// under, neighbours and pins count, windows and blocks leave no trace, and re-encoding by the
// decisions gives the text back.

#include "core/codecs.h"
#include "core/detect/sentences.h"
#include "detect/line_detector.h"
#include "detect/line_recoder.h"

#include <QtTest>

#include <random>

using namespace moji;
using moji::test::registry;

namespace {

const Codec& codec(std::string_view name) {
    return *registry().find(name);
}

Bytes encoded(std::u32string_view text, std::string_view encoding) {
    return encodeAll(codec(encoding), text).value_or(Bytes());
}

void append(Bytes& bytes, const Bytes& more) {
    bytes.insert(bytes.end(), more.begin(), more.end());
}

std::vector<DetectedLine> detect(const Bytes& bytes, const LineDetectOptions& options = {}) {
    const MemorySource source(bytes);
    LineDetector detector(source, registry(), options);
    std::vector<DetectedLine> all;
    for (auto lines = detector.next().value(); !lines.empty(); lines = detector.next().value())
        all.insert(all.end(), lines.begin(), lines.end());
    return all;
}

std::string recoded(const Bytes& bytes, std::size_t piece, const LineDetectOptions& options = {}) {
    const MemorySource source(bytes);
    LineRecoder recoder(source, registry(), options);
    std::string text;
    Bytes buffer(piece);
    for (auto count = recoder.read(buffer).value(); count > 0; count = recoder.read(buffer).value())
        text += asChars(ByteView(buffer).first(count));
    return text;
}

bool decodes(const Codec& as, ByteView bytes) {
    return std::ranges::none_of(decodeAll(as, bytes),
                                [](const Span& span) { return isError(span.status); });
}

constexpr std::u32string_view kRussian = U"Все люди рождаются свободными и равными в правах";
constexpr std::string_view kCyrillic[] = {"windows-1251", "IBM866", "KOI8-R", "ISO-8859-5"};

/// A text of lines in several encodings, and the same in UTF-8.
struct MixedText {
    Bytes bytes;
    std::string utf8;
    std::vector<std::string_view> encodings;

    void add(std::u32string_view line, std::string_view encoding) {
        append(bytes, encoded(line, encoding));
        bytes.push_back('\n');
        utf8 += asChars(encoded(line, "UTF-8"));
        utf8 += '\n';
        encodings.push_back(encoding);
    }
};

MixedText everySentence() {
    MixedText text;
    for (const test::Sentence& sentence : test::kSentences) {
        const auto names = QString::fromLatin1(sentence.encodings).split(u' ');
        for (const std::string_view name : {"UTF-8", "windows-1251", "KOI8-R", "EUC-KR",
                                            "Shift_JIS", "windows-1252", "windows-1253"}) {
            if (names.contains(QString::fromLatin1(name.data(), qsizetype(name.size()))))
                text.add(sentence.text, name);
        }
    }
    return text;
}

} // namespace

class TestLineDetector : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void sentencesAreReadAsTheyAreInWhateverOrder() {
        const MixedText text = everySentence();
        QCOMPARE(recoded(text.bytes, 4096), text.utf8);
    }

    void aLineThatReadsTheSameIsInAnEncodingOfTheFile() {
        // No letter of the tenth line tells KOI8-U from KOI8-R, in which it would be likelier
        // alone.
        constexpr std::u32string_view kUkrainian =
            U"Її назва має бути українською, і це ще не все.";
        MixedText text;
        for (int i = 0; i < 8; ++i) {
            text.add(kUkrainian, "windows-1251");
            text.add(i == 4 ? U"Час процесора у секундах." : kUkrainian, "KOI8-U");
        }
        const auto lines = detect(text.bytes);
        QCOMPARE(lines.size(), text.encodings.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i].codec, &codec(text.encodings[i]));
    }

    void binaryDataIsUndecided() {
        std::mt19937 random(6);
        Bytes bytes(3000);
        for (Byte& byte : bytes)
            byte = static_cast<Byte>(random() % 0xF5 + 0x0B);
        for (std::size_t at = 0; at < bytes.size(); at += 20)
            bytes[at] = 0x00;
        const auto lines = detect(bytes);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines.front().ambiguous);
        QVERIFY(lines.front().score < 0.8);
    }

    void linesTileTheSource() {
        std::mt19937 random(4);
        Bytes bytes(300'000);
        for (Byte& byte : bytes)
            byte = random() % 40 == 0 ? Byte{0x0A} : static_cast<Byte>(random() % 128);
        std::uint64_t at = 0;
        std::uint64_t number = 0;
        for (const DetectedLine& line : detect(bytes)) {
            QCOMPARE(line.line, ++number);
            QCOMPARE(line.offset, at);
            at += line.length;
            QVERIFY(at == bytes.size() || bytes[at] == 0x0A);
            at += 1;
        }
        QVERIFY(at == bytes.size() || at == bytes.size() + 1);
        QCOMPARE(number, std::uint64_t(std::ranges::count(bytes, Byte{0x0A})) +
                             (bytes.back() == 0x0A ? 0 : 1));
    }

    void nothingIsNamedThatDoesNotDecode() {
        std::mt19937 random(5);
        MixedText text;
        for (int i = 0; i < 60; ++i) {
            Bytes line = encoded(kRussian, kCyrillic[random() % 4]);
            line.resize(random() % line.size());
            for (unsigned j = 0; j < random() % 8; ++j)
                line.push_back(static_cast<Byte>(0x0B + random() % 0xF5));
            append(text.bytes, line);
            text.bytes.push_back('\n');
        }
        for (const DetectedLine& line : detect(text.bytes)) {
            const ByteView bytes = ByteView(text.bytes).subspan(line.offset, line.length);
            QVERIFY(line.codec || !line.segments.empty());
            QVERIFY(!line.codec || decodes(*line.codec, bytes));
            for (const DetectedSegment& segment : line.segments)
                QVERIFY(decodes(
                    *segment.codec,
                    ByteView(text.bytes).subspan(segment.range.begin, segment.range.length())));
            for (const DetectedAlternative& other : line.alternatives)
                QVERIFY(other.mixed || decodes(*other.codec, bytes));
        }
    }

    void neighboursSettleWhatALineLeavesOpen() {
        MixedText text;
        for (int i = 0; i < 40; ++i)
            text.add(i == 20 ? U"Так" : kRussian, "windows-1251");
        const auto lines = detect(text.bytes);
        QCOMPARE(lines[20].codec, &codec("windows-1251"));
        QVERIFY(!lines[20].ambiguous);
        const auto alone = detect(encoded(U"Так", "windows-1251"));
        QVERIFY(alone[0].codec != lines[20].codec || alone[0].score < lines[20].score);
    }

    void aDegreeIsNoVietnamese() {
        const auto lines = detect(encoded(U"T=25°C", "windows-1252"));
        QCOMPARE(lines[0].codec, &codec("windows-1252"));
    }

    void capitalsAreNoDashes() {
        for (const std::u32string_view text : {U"в СССР было", U"законы РФ", U"при ТТХ танка"}) {
            const auto lines = detect(encoded(text, "windows-1251"));
            QCOMPARE(lines[0].codec, &codec("windows-1251"));
        }
    }

    void aNameInUtf8IsUtf8() {
        for (const std::u32string_view name : {U"Zoë", U"Chloé", U"Brontë", U"Moët", U"12,Zoë"}) {
            const auto lines = detect(encoded(name, "UTF-8"));
            QCOMPARE(lines[0].codec, &codec("UTF-8"));
            QVERIFY(!lines[0].ambiguous && lines[0].score > 0.8);
        }
    }

    void asciiTakesNoPart() {
        MixedText text;
        for (int i = 0; i < 40; ++i)
            text.add(i % 2 == 0 ? kRussian : U"plain", "KOI8-R");
        for (const DetectedLine& line : detect(text.bytes)) {
            QCOMPARE(line.ascii, line.line % 2 == 0);
            QCOMPARE(line.codec, &codec(line.ascii ? "ASCII" : "KOI8-R"));
        }
    }

    void pinIsCertainAndTurnsItsNeighbours() {
        // Three lines of one capital, which could be in any of many encodings.
        const Bytes open{0xC4, 0x0A, 0xC4, 0x0A, 0xC4};
        LineDetectOptions options;
        for (const std::string_view name : {"windows-1251", "KOI8-R", "windows-1253"}) {
            options.pins = {{2, &codec(name)}};
            const auto lines = detect(open, options);
            QVERIFY(lines[1].pinned);
            QVERIFY(!lines[1].ambiguous);
            QCOMPARE(lines[1].codec, &codec(name));
            QCOMPARE(lines[1].score, 1.0);
            QVERIFY(!lines[0].pinned);
            const auto without = detect(open);
            const auto scoreAs = [&](const DetectedLine& line) {
                if (line.codec == &codec(name))
                    return line.score;
                const auto found =
                    std::ranges::find(line.alternatives, &codec(name), &DetectedAlternative::codec);
                return found == line.alternatives.end() ? 0.0 : found->score;
            };
            QVERIFY(scoreAs(lines[0]) > scoreAs(without[0]));
            QVERIFY(scoreAs(lines[2]) > scoreAs(without[2]));
        }
    }

    void pinUnderWhichALineDoesNotDecodeIsLeftOut() {
        const Bytes bytes = encoded(kRussian, "KOI8-R");
        LineDetectOptions options;
        options.pins = {{1, &codec("UTF-8")}};
        const auto lines = detect(bytes, options);
        QVERIFY(!lines[0].pinned);
        QCOMPARE(lines[0].codec, &codec("KOI8-R"));
    }

    void segmentsOfALineInTwoEncodings() {
        MixedText text;
        append(text.bytes, encoded(U"имя: ", "UTF-8"));
        append(text.bytes, encoded(U"Иван Петрович", "KOI8-R"));
        append(text.bytes, encoded(U", город: Москва", "UTF-8"));
        const auto lines = detect(text.bytes);
        QVERIFY(!lines[0].codec);
        QCOMPARE(lines[0].segments.size(), 3U);
        QCOMPARE(lines[0].segments[1].codec, &codec("KOI8-R"));
        QCOMPARE(lines[0].segments.front().range.begin, 0U);
        QCOMPARE(lines[0].segments.back().range.end, text.bytes.size());
        QCOMPARE(recoded(text.bytes, 100),
                 std::string(asChars(encoded(U"имя: Иван Петрович, город: Москва", "UTF-8"))));
    }

    /// только is two sequences of UTF-8 in IBM866, списка and целыми too.
    void aWordThatIsUtf8ByChanceIsNoSegment() {
        MixedText text;
        text.add(U"Директива поддерживается только некоторыми системами.", "IBM866");
        text.add(U"исключить файлы по маске или файлы из списка", "IBM866");
        text.add(U"операцию над целыми числами приводит их к общему типу", "IBM866");
        for (const DetectedLine& line : detect(text.bytes)) {
            QVERIFY(line.segments.empty());
            QCOMPARE(line.codec, &codec("IBM866"));
        }
    }

    void manyLinesAreDecidedLikeFew() {
        // More than the decider's window, in runs; every 50th line is open by itself.
        MixedText text;
        for (int i = 0; i < 4000; ++i)
            text.add(i % 50 == 25 ? U"Так" : kRussian, kCyrillic[i / 500 % 4]);
        const auto lines = detect(text.bytes);
        QCOMPARE(lines.size(), text.encodings.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i].codec, &codec(text.encodings[i]));
    }

    /// Whether or not the first look saw one of them.
    void fewLinesInAnotherEncodingAreFoundEverywhere() {
        MixedText text;
        for (int i = 0; i < 5000; ++i)
            text.add(kRussian, i % 613 == 612 ? "KOI8-R" : "windows-1251");
        const auto lines = detect(text.bytes);
        QCOMPARE(lines.size(), std::size_t{5000});
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i].codec, &codec(text.encodings[i]));
    }

    /// What a line is taken for is asked of its neighbours, not of all lines that follow, which may
    /// be so short that they read nearly as well in that encoding.
    void oneOddLineIsNoGuessForTheOthers() {
        const auto lastMargin = [](std::string_view odd) {
            MixedText text;
            for (int i = 0; i < 3200; ++i)
                text.add(i < 1000 ? kRussian : U"\u0410", "windows-1251");
            text.add(kRussian, odd);
            for (int i = 0; i < 600; ++i)
                text.add(U"\u0410", "windows-1251");
            return detect(text.bytes).back().margin;
        };
        QCOMPARE(lastMargin("KOI8-R"), lastMargin("windows-1251"));
    }

    void longLineIsReadToItsLastByte() {
        Bytes bytes;
        while (bytes.size() < 300'000)
            append(bytes, encoded(U"Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. ", "windows-1253"));
        QCOMPARE(detect(bytes)[0].codec, &codec("windows-1253"));
        bytes.push_back(0xFF); // no character of windows-1253
        QVERIFY(detect(bytes)[0].codec != &codec("windows-1253"));
    }

    void recodingDoesNotDependOnThePieces() {
        MixedText text = everySentence();
        std::u32string longLine;
        while (longLine.size() < 90'000) // its pairs lie across the edges of blocks
            longLine += U"a모든 인간은 태어날 때부터 자유로우며 ";
        text.add(longLine, "EUC-KR");
        for (const std::size_t piece : {7U, 4096U, 1U << 20})
            QCOMPARE(recoded(text.bytes, piece), text.utf8);
    }

    void whatNothingDecodesGoesThroughAsItIs() {
        const Bytes bytes{'a', 0xFF, '\r', '\n', 'b'};
        LineDetectOptions options;
        options.candidates = {&codec("UTF-8")};
        const auto lines = detect(bytes, options);
        QVERIFY(!lines[0].codec);
        QVERIFY(lines[0].segments.empty());
        QCOMPARE(recoded(bytes, 100, options), std::string("a\xFF\r\nb"));
    }

    void anyNumberOfCandidates() {
        LineDetectOptions options;
        options.candidates.assign(400, &codec("ASCII"));
        options.candidates.push_back(&codec("KOI8-R"));
        const auto lines = detect(encoded(kRussian, "KOI8-R"), options);
        QCOMPARE(lines[0].codec, &codec("KOI8-R"));
    }

    void eachDecisionIsReportedOnce() {
        const MixedText text = everySentence();
        const MemorySource source(text.bytes);
        std::vector<std::uint64_t> reported;
        LineRecoder recoder(source, registry(), {},
                            [&](const DetectedLine& line) { reported.push_back(line.line); });
        Bytes buffer(1000);
        while (recoder.read(buffer).value() > 0) {
        }
        QCOMPARE(reported.size(), text.encodings.size());
        QVERIFY(std::ranges::is_sorted(reported));
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        const MemorySource source(encoded(kRussian, "KOI8-R"));
        LineDetector detector(source, registry(), {});
        const auto lines = detector.next(stop.get_token());
        QVERIFY(!lines);
        QCOMPARE(lines.error().code, ErrorCode::Cancelled);
    }

    /// B0 43 is °C, and a Korean syllable that no word has.
    void aSignAndALetterAreNoAsianCharacter() {
        Bytes log;
        for (const char32_t* const line :
             {U"sensor 4: ok\n", U"sensor 5: 25°C\n", U"sensor 12: -40°C\n", U"sensor 6: ok\n",
              U"maximum 85 °C at 5 µA\n", U"width 10 µm\n"})
            append(log, encoded(line, "windows-1252"));
        for (const DetectedLine& line : detect(log))
            QVERIFY2(line.ascii || line.codec->name() == "windows-1252", line.codec->name().data());
    }
};

QTEST_GUILESS_MAIN(TestLineDetector)
#include "tst_line_detector.moc"
