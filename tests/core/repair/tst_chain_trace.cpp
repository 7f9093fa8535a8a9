// Chains step by step: the states are those of a replay, links tile both sides, and the changes
// read off them rebuild the result. Damage made on purpose is told by the same links.

#include "core/codecs.h"
#include "repair/chain_trace.h"
#include "repair/corruption.h"
#include "repair/plan_changes.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

Step encode(const char* codec) {
    return {StepKind::Encode, codec};
}
Step decode(const char* codec) {
    return {StepKind::Decode, codec};
}
Step unescape(const char* style) {
    return {StepKind::Unescape, style};
}

/// Whether links are contiguous on both sides, from front to back.
bool tile(const std::vector<Link>& links, std::size_t before, std::size_t after) {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    for (const Link& link : links) {
        if (link.before.begin != from || link.after.begin != to)
            return false;
        from = link.before.end;
        to = link.after.end;
    }
    return from == before && to == after;
}

} // namespace

class TestChainTrace final : public QObject {
    Q_OBJECT

private slots:
    void statesAndLinks_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("chain");
        const char* texts[] = {"", "plain", "РџСЂРёРІРµС‚, РјРёСЂ", "caf&eacute; &amp; GrÃ¼ÃŸe",
                               "안녕 ÐŸ %D0%9F =D0 \\u041f"};
        for (int chain = 0; chain < 6; ++chain) {
            for (const char* text : texts)
                QTest::addRow("%d %s", chain, text) << QByteArray(text) << chain;
        }
    }
    void statesAndLinks() {
        QFETCH(QByteArray, text);
        QFETCH(int, chain);
        const Chain chains[] = {
            {},
            {encode("windows-1251"), decode("UTF-8")},
            {encode("windows-1252"), decode("UTF-8"), encode("KOI8-R"), decode("windows-1251")},
            {unescape("html")},
            {unescape("percent"), encode("gb18030"), decode("Shift_JIS")},
            {unescape("js"), encode("UTF-16LE"), decode("UTF-8")},
        };
        const Chain& steps = chains[chain];
        const ChainTrace trace = traceChain(registry(), steps, text.toStdString());
        QCOMPARE(trace.states.size(), steps.size() + 1);
        bool lost = false;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            QVERIFY(tile(trace.links[i], trace.states[i].bytes.size(),
                         trace.states[i + 1].bytes.size()));
            for (const Link& link : trace.links[i])
                lost = lost || link.lost;
        }
        if (!lost)
            QCOMPARE(replay(registry(), steps, text.toStdString()),
                     std::optional(trace.states.back().bytes));
        if (!steps.empty())
            QVERIFY(tile(endToEnd(trace), trace.states.front().bytes.size(),
                         trace.states.back().bytes.size()));
        QCOMPARE(applied(text.toStdString(), changesOf(trace)), trace.states.back().bytes);
    }

    void aCharacterIsLinkedThroughAllSteps() {
        const ChainTrace trace =
            traceChain(registry(), {encode("windows-1251"), decode("UTF-8")}, "aРџb");
        const std::vector<Link> expected = {
            {{0, 1}, {0, 1}, false}, {{1, 5}, {1, 3}, false}, {{5, 6}, {3, 4}, false}};
        QCOMPARE(endToEnd(trace), expected);
        QCOMPARE(trace.states[1].bytes, std::string("a\xD0\x9F"
                                                    "b"));
        QVERIFY(!trace.states[1].isText);
        QCOMPARE(changesOf(trace), (std::vector<Replacement>{{{1, 5}, "П"}}));
    }

    void whatAnEncodingLacksIsLost() {
        const ChainTrace trace = traceChain(registry(), {encode("KOI8-R")}, "世");
        QCOMPARE(trace.states[1].bytes, std::string("?"));
        QVERIFY(trace.links[0][0].lost);
    }

    void unknownNamesEndTheTrace() {
        const ChainTrace trace = traceChain(registry(), {encode("UTF-8"), decode("UTF-99")}, "a");
        QCOMPARE(trace.chain.size(), std::size_t{1});
    }

    void corruptionStepByStep() {
        const std::vector<DamageStep> steps = {
            {DamageKind::Encode, "UTF-8", 0},     {DamageKind::LoseByte, "", 1},
            {DamageKind::Truncate, "", 5},        {DamageKind::Decode, "windows-1252", 0},
            {DamageKind::Twice, "ISO-8859-1", 0}, {DamageKind::Escape, "html", 0}};
        const auto corruption = corrupt(registry(), "éàü", steps);
        QVERIFY(corruption);
        const std::vector<std::string> expected = {"éàü", "éàü", "\xC3\xC3\xA0\xC3\xBC",
                                                   "\xC3\xC3\xA0\xC3\xBC", "ÃÃ\u00A0Ã¼"};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(QByteArray::fromStdString(corruption->states[i].bytes),
                     QByteArray::fromStdString(expected[i]));
        QCOMPARE(corruption->states.size(), steps.size() + 1);
        for (std::size_t i = 0; i < steps.size(); ++i)
            QVERIFY(tile(corruption->links[i], corruption->states[i].bytes.size(),
                         corruption->states[i + 1].bytes.size()));
    }

    void corruptionTellsWhatDoesNotFit() {
        const auto unknown = corrupt(registry(), "a", {{DamageKind::Encode, "UTF-99", 0}});
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::UnknownName);
        const auto twice = corrupt(
            registry(), "a", {{DamageKind::Encode, "UTF-8", 0}, {DamageKind::Encode, "UTF-8", 0}});
        QVERIFY(!twice);
        QCOMPARE(twice.error().code, ErrorCode::Malformed);
        QVERIFY(corrupt(registry(), "a", {{DamageKind::LoseByte, "", 9}})->states[1].bytes == "a");
        QVERIFY(corrupt(registry(), "a", {{DamageKind::Truncate, "", 9}})->states[1].bytes == "a");
        QVERIFY(corrupt(registry(), "a", {{DamageKind::LoseByte, "", ~0ull}}));
    }

    void damageStepsAsText() {
        for (const DamageStep& step : {DamageStep{DamageKind::Encode, "UTF-8", 0},
                                       {DamageKind::Decode, "KOI8-R", 0},
                                       {DamageKind::Twice, "windows-1252", 0},
                                       {DamageKind::Escape, "html", 0},
                                       {DamageKind::LoseByte, "", 7},
                                       {DamageKind::Truncate, "", 0}}) {
            const auto parsed = parseDamageStep(toText(step));
            QVERIFY(parsed);
            QCOMPARE(*parsed, step);
        }
        for (const char* bad : {"", "encode", "encode:", "burn:UTF-8", "lose-byte:x",
                                "lose-byte:-1", "truncate:5x", "lose-byte:99999999999999999999"})
            QVERIFY(!parseDamageStep(bad));
    }
};

QTEST_GUILESS_MAIN(TestChainTrace)
#include "tst_chain_trace.moc"
