// Text in a legacy encoding of which some bytes were changed or lost, or came in: its encoding is
// found all the same, its damage counted, and what is no text stays none.

#include "core/detect/detection.h"
#include "detect/line_detector.h"
#include "detect/text_damage.h"
#include "detect/text_decoding.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace Qt::StringLiterals;
using moji::test::detect;
using moji::test::registry;

namespace {

struct Text {
    const char* encoding;
    std::u32string_view text; // one line
};
constexpr Text kTexts[] = {
    {"EUC-JP", U"この辞書は、原作者が学生の助けを得て編集したものです。無料で使うことができます。"},
    {"Shift_JIS",
     U"この辞書は、原作者が学生の助けを得て編集したものです。無料で使うことができます。"},
    {"EUC-KR", U"모든 사람은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다고 합니다."},
    {"GBK", U"本程序可以自由使用和传播，但是作者不承担任何责任，请参考说明文件。"},
    {"Big5", U"本程式可以自由使用和散布，但是作者不承擔任何責任，請參考說明文件。"},
    {"windows-1253", U"Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια."},
    {"ISO-8859-7", U"Άλλοι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια."},
    {"windows-1255", U"כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."},
};

Bytes encoded(const Text& text) {
    return encodeAll(*registry().find(text.encoding), text.text).value_or(Bytes());
}

/// A text of `lines` lines, and what damages one of its last ones.
Bytes textOf(const Text& text, int lines) {
    Bytes all;
    for (int i = 0; i < lines; ++i) {
        const Bytes line = encoded(text);
        all.insert(all.end(), line.begin(), line.end());
        all.push_back('\n');
    }
    return all;
}

void addTexts() {
    QTest::addColumn<int>("number");
    int number = 0;
    for (const Text& text : kTexts)
        QTest::newRow(text.encoding) << number++;
}

} // namespace

class TestTextDamage : public QObject {
    Q_OBJECT

private slots:
    void aBadByteChangesNothing_data() { addTexts(); }
    void aBadByteChangesNothing() {
        QFETCH(int, number);
        for (const int lines : {2, 40, 4000}) {
            Bytes bytes = textOf(kTexts[number], lines);
            const std::size_t last = bytes.size() - 1;
            bytes.insert(bytes.end() - 1, 0xFF);
            const Detection detection = detect(bytes);
            const EncodingGuess& best = detection.guesses.front();
            QCOMPARE(best.codec->name(), std::string(kTexts[number].encoding));
            QCOMPARE(best.damaged, std::uint64_t{1});
            QCOMPARE(best.damage.size(), std::size_t{1});
            QCOMPARE(best.damage.front().offset, last);
            QCOMPARE(best.damage.front().bytes.front(), Byte{0xFF});
            QVERIFY(!detection.ambiguous && best.score > 0.9 && best.score < 1);
            for (const RefutedGuess& refuted : detection.refuted)
                QVERIFY(refuted.codec != best.codec);
        }
    }

    /// Also where the windows that are weighed do not show it.
    void theWholeInputIsCounted() {
        Bytes bytes = textOf(kTexts[0], 20'000);
        for (std::size_t at = bytes.size(); at > bytes.size() / 2; at -= bytes.size() / 50)
            bytes[bytes.size() - (bytes.size() - at) - 1] = 0xFF;
        const Detection detection = detect(bytes);
        const EncodingGuess& best = detection.guesses.front();
        const auto spans = decodeAll(*best.codec, bytes);
        QCOMPARE(best.codec->name(), std::string("EUC-JP"));
        QCOMPARE(best.damaged, static_cast<std::uint64_t>(std::ranges::count_if(
                                   spans, [](const Span& span) { return isError(span.status); })));
        QVERIFY(best.damaged > kKeptFaults);
        QCOMPARE(best.damage.size(), kKeptFaults);
    }

    void aCutFileIsInItsEncoding() {
        Bytes bytes = textOf(kTexts[0], 40'000);
        bytes.pop_back();
        bytes.pop_back();
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().codec->name(), std::string("EUC-JP"));
        QCOMPARE(detection.guesses.front().damage.front().kind, SpanStatus::Truncated);
    }

    void tooMuchIsNoDamage() {
        QVERIFY(!isTooBroken(U"письмо", 1));
        QVERIFY(isTooBroken(U"письмо", 2));
        QVERIFY(isTooBroken(U"letter", 1)); // nothing of it tells the encoding
        const std::u32string marks{U'д', U'о', kErrorMark, U'м'};
        QVERIFY(isTooBroken(marks, 1));
    }

    /// The fewer of its characters are malformed the surer is a text.
    void shareIsOfTheCharacters() {
        Candidate candidate;
        candidate.codec = registry().find("EUC-KR");
        candidate.reading.text.assign(40, U'가');
        candidate.reading.text.push_back(kErrorMark);
        candidate.reading.errors = 1;
        const Bytes bytes = textOf(kTexts[2], 2);
        const auto damage = findTextDamage(MemorySource(bytes), candidate, {}).value();
        QVERIFY(damage && damage->problems == 0);
        QVERIFY(damage->share > 0.9 && damage->share < 1);
        candidate.reading.text.append(9, kErrorMark);
        candidate.reading.errors = 10;
        const auto more = findTextDamage(MemorySource(bytes), candidate, {}).value();
        QVERIFY(more && more->share < damage->share - 0.03);
    }

    /// However good the windows are.
    void aTextThatIsMostlyMalformedIsGivenUp() {
        Candidate candidate;
        candidate.codec = registry().find("EUC-KR");
        candidate.reading.text.assign(40, U'가');
        Bytes bytes = textOf(kTexts[2], 2);
        bytes.resize(bytes.size() + 60, 0xFF);
        QVERIFY(findTextDamage(MemorySource(bytes), candidate, {}).value());
        bytes.resize(bytes.size() + 200, 0xFF);
        QVERIFY(!findTextDamage(MemorySource(bytes), candidate, {}).value());
    }

    /// What is random has errors, and never few.
    void randomBytesAreNoDamagedText() {
        std::mt19937 random(20);
        for (int round = 0; round < 300; ++round) {
            Bytes bytes(40 + random() % 400);
            for (Byte& byte : bytes)
                byte = static_cast<Byte>(0x20 + random() % 0xE0);
            const Detection detection = detect(bytes);
            for (const EncodingGuess& guess : detection.guesses)
                QVERIFY(guess.damaged == 0 || detection.ambiguous);
        }
    }

    /// It has words in no encoding, though Big5 reads all but two characters of it.
    void aTableOfBytesIsNoDamagedText() {
        Bytes bytes;
        for (int i = 0; i < 40; ++i)
            for (const char c : std::string_view("context default whole characters of words\n"))
                bytes.push_back(static_cast<Byte>(c));
        for (int byte = 0xA1; byte <= 0xFF; ++byte)
            bytes.push_back(static_cast<Byte>(byte));
        const Detection detection = detect(bytes);
        QVERIFY(detection.ambiguous);
        for (const EncodingGuess& guess : detection.guesses)
            QCOMPARE(guess.damaged, std::uint64_t{0});
    }

    /// The more is malformed the less it is damage.
    void muchDamageIsInDoubt() {
        Bytes bytes = textOf(kTexts[2], 8);
        const Detection few = detect([&] {
            Bytes copy = bytes;
            copy[40] = 0xFF;
            return copy;
        }());
        for (std::size_t at = 24; at < bytes.size(); at += 36)
            bytes[at] = 0xFF;
        const Detection many = detect(bytes);
        QCOMPARE(many.guesses.front().codec->name(), std::string("EUC-KR"));
        QVERIFY(many.guesses.front().damaged > 8);
        QVERIFY(many.guesses.front().score < few.guesses.front().score);
    }

    void aDamagedLineIsInTheEncodingOfItsFile_data() { addTexts(); }
    void aDamagedLineIsInTheEncodingOfItsFile() {
        QFETCH(int, number);
        Bytes bytes = textOf(kTexts[number], 30);
        Bytes line = encoded(kTexts[number]);
        line.push_back(0xFF);
        line.push_back('\n');
        bytes.insert(bytes.end(), line.begin(), line.end());
        const Bytes rest = textOf(kTexts[number], 30);
        bytes.insert(bytes.end(), rest.begin(), rest.end());
        const MemorySource source(bytes);
        LineDetector detector(source, registry(), {});
        std::vector<DetectedLine> all;
        for (auto lines = detector.next().value(); !lines.empty(); lines = detector.next().value())
            all.insert(all.end(), lines.begin(), lines.end());
        QCOMPARE(all.size(), std::size_t{61});
        for (const DetectedLine& found : all) {
            QVERIFY(found.codec);
            QCOMPARE(found.codec->name(), std::string(kTexts[number].encoding));
            QCOMPARE(found.damaged, found.line == 31 ? 1U : 0U);
        }
    }
};

QTEST_APPLESS_MAIN(TestTextDamage)
#include "tst_text_damage.moc"
