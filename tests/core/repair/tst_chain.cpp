// Chains of steps: what a step gives and when it gives nothing, and how a chain is proven.

#include "core/codecs.h"
#include "repair/chain.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

const Step kEncode1252{StepKind::Encode, "windows-1252"};
const Step kDecodeUtf8{StepKind::Decode, "UTF-8"};
const Step kUnescapeJson{StepKind::Unescape, "json"};

} // namespace

class TestChain final : public QObject {
    Q_OBJECT

private slots:
    void isToldInWords() {
        QCOMPARE(describe({kEncode1252, kDecodeUtf8, kUnescapeJson}),
                 std::string("encode windows-1252, decode UTF-8, unescape json"));
        QCOMPARE(describe({kDecodeUtf8}), std::string("decode UTF-8"));
        QCOMPARE(describe({}), std::string());
        for (const Chain& chain :
             {Chain{kEncode1252, kDecodeUtf8, kUnescapeJson}, Chain{kDecodeUtf8}, Chain{}})
            QVERIFY(chainOf(describe(chain)) == chain);
        for (const char* const other :
             {"encode", "encode ", "recode UTF-8", "decode UTF-8, ,", "undone"})
            QVERIFY2(!chainOf(other), other);
    }

    void eachStepGives_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<bool>("works");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char* name, const Step& step, const char* input,
                            const char* result) {
            QTest::newRow(name) << int(step.kind) << QByteArray::fromStdString(step.codec)
                                << QByteArray(input) << (result != nullptr) << QByteArray(result);
        };
        row("encode", kEncode1252, "é", "\xE9");
        row("encode-empty", kEncode1252, "", "");
        row("encode-no-place", kEncode1252, "aж", nullptr);
        row("encode-of-malformed-text", kEncode1252, "a\xE9", nullptr);
        row("encode-cut-text", kEncode1252, "a\xC3", nullptr);
        row("encode-unknown", {StepKind::Encode, "none"}, "a", nullptr);
        row("decode", {StepKind::Decode, "KOI8-R"}, "\xD4", "т");
        row("decode-malformed", kDecodeUtf8, "a\xFF", nullptr);
        row("decode-cut", kDecodeUtf8, "a\xC3", nullptr);
        row("decode-unknown", {StepKind::Decode, "none"}, "a", nullptr);
        row("unescape", kUnescapeJson, "a\\u00e9", "aé");
        row("unescape-without-escapes", kUnescapeJson, "aé", "aé");
        row("unescape-unknown", {StepKind::Unescape, "none"}, "a", nullptr);
        row("unescape-with-a-name-of-an-encoding", {StepKind::Unescape, "UTF-8"}, "a", nullptr);
    }
    void eachStepGives() {
        QFETCH(int, kind);
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, input);
        QFETCH(bool, works);
        QFETCH(QByteArray, result);
        const Step step{static_cast<StepKind>(kind), name.toStdString()};
        const auto done = replay(registry(), step, input.toStdString());
        QCOMPARE(done.has_value(), works);
        QCOMPARE(QByteArray::fromStdString(done.value_or("")), result);
    }

    void anUnescaperThatNeedsTheWholeTextRefusesALongOne() {
        QVERIFY(unescaped(registry(), "punycode", std::string(1000, 'a')).has_value());
        QVERIFY(!unescaped(registry(), "punycode", std::string(20'000, 'a')).has_value());
    }

    /// The second buffer of characters is read like the first.
    void longTextIsDecodedWhole() {
        std::string text;
        for (int i = 0; i < 300; ++i)
            text += "дж";
        const auto decoded = decodeWhole(registry().utf8(), asBytes(text));
        QVERIFY(decoded.has_value());
        QCOMPARE(decoded->size(), std::size_t{600});
        QVERIFY(decoded->front() == U'д' && decoded->back() == U'ж');
    }

    void aCharacterThatIsCutOffIsLeftOutWhereMoreFollows() {
        const std::string text = "ab\xC3";
        QVERIFY(!decodeWhole(registry().utf8(), asBytes(text)).has_value());
        const auto begun = decodeWhole(registry().utf8(), asBytes(text), Tail::MoreFollows);
        QVERIFY(begun.has_value());
        QVERIFY(*begun == U"ab");
    }

    void stepsFollowOneAnother() {
        const Chain chain{kEncode1252, kDecodeUtf8};
        QCOMPARE(replay(registry(), chain, "Ã©").value_or("none"), std::string("é"));
        QCOMPARE(replay(registry(), chain, "é").value_or("none"), std::string("none"));
        QCOMPARE(replay(registry(), Chain{}, "é").value_or("none"), std::string("é"));
    }

    void aResultIsProvenByGoingBack_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<bool>("isProven");
        QTest::newRow("the-result") << 0 << QByteArray("Ã©") << QByteArray("é") << true;
        QTest::newRow("another-result") << 0 << QByteArray("Ã©") << QByteArray("è") << false;
        QTest::newRow("result-that-cannot-go-back")
            << 0 << QByteArray("Ã©") << QByteArray("\xFF") << false;
        QTest::newRow("no-steps-same") << 1 << QByteArray("a") << QByteArray("a") << true;
        QTest::newRow("no-steps-other") << 1 << QByteArray("a") << QByteArray("b") << false;
        QTest::newRow("escapes") << 2 << QByteArray("\\u00E9") << QByteArray("é") << true;
        QTest::newRow("escapes-written-otherwise")
            << 2 << QByteArray("\\u00e9") << QByteArray("é") << false;
        QTest::newRow("unknown-escapes") << 3 << QByteArray("a") << QByteArray("a") << false;
        for (const char* const references : {"&Atilde;&copy;", "&#195;&#xA9;", "&#xC3;\xC2\xA9"})
            QTest::newRow(references) << 5 << QByteArray(references) << QByteArray("é") << true;
        QTest::newRow("references-of-others")
            << 5 << QByteArray("&Atilde;&uml;") << QByteArray("é") << false;
        QTest::newRow("references-not-misread")
            << 6 << QByteArray("&eacute;") << QByteArray("é") << false;
        QTest::newRow("unknown-encoding") << 4 << QByteArray("a") << QByteArray("a") << false;
    }
    void aResultIsProvenByGoingBack() {
        QFETCH(int, which);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, result);
        QFETCH(bool, isProven);
        const std::vector<Chain> chains{{kEncode1252, kDecodeUtf8},
                                        {},
                                        {kUnescapeJson},
                                        {{StepKind::Unescape, "none"}},
                                        {{StepKind::Decode, "none"}},
                                        {{StepKind::Unescape, "html"}, kEncode1252, kDecodeUtf8},
                                        {{StepKind::Unescape, "html"}}};
        const Chain& chain = chains[static_cast<std::size_t>(which)];
        QCOMPARE(comesFrom(registry(), chain, input.toStdString(), result.toStdString()), isProven);
    }

    void onlyUtf8AndEscapesProveThemselves() {
        QVERIFY(provesItself({kEncode1252, kDecodeUtf8}));
        QVERIFY(provesItself({kUnescapeJson}));
        QVERIFY(!provesItself({}));
        QVERIFY(!provesItself({kEncode1252, {StepKind::Decode, "KOI8-R"}}));
        QVERIFY(!provesItself({{StepKind::Encode, "UTF-8"}, {StepKind::Decode, "windows-1251"}}));
    }
};

QTEST_GUILESS_MAIN(TestChain)
#include "tst_chain.moc"
