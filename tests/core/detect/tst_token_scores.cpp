// A text that is read token by token, or from its bytes, costs what it costs as a whole.

#include "core/codecs.h"
#include "core/detect/text_samples.h"
#include "detect/byte_map.h"
#include "detect/least_cost.h"
#include "detect/line_tokens.h"
#include "detect/text_decoding.h"
#include "detect/text_scorer.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace moji;
using moji::test::registry;

namespace {

constexpr double kAnyBits = std::numeric_limits<double>::infinity();

} // namespace

class TestTokenScores final : public QObject {
    Q_OBJECT

private slots:
    void tokensScoreAsTheWhole() {
        std::vector<std::u32string> texts{
            U"luisen\u0303o A2\u00D74", U"\u0301a ", U"WORD Word wORD",
            U"ÉTÉ l'été d\u00B4été",    U"a",        U"Ж мtж αβ Ж"};
        for (const test::Sample& sample : test::kSamples) {
            texts.emplace_back(sample.text);
            texts.push_back(test::capitalized(sample.text));
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
};

QTEST_GUILESS_MAIN(TestTokenScores)
#include "tst_token_scores.moc"
