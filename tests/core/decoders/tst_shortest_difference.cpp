// The search for the shortest difference: known pairs, and proof by brute force that nothing
// shorter differs.

#include "bytes/hex.h"
#include "decoders/decoder_registry.h"
#include "decoders/shortest_difference.h"

#include <QtTest>

#include <random>

using namespace moji;

namespace {

bool sameForBoth(const ReadingDecoder& a, const ReadingDecoder& b, ByteView bytes) {
    const DecoderOutcome one = *outcomeOf(a, bytes);
    const DecoderOutcome other = *outcomeOf(b, bytes);
    if (one.verdict.firstError != other.verdict.firstError)
        return false;
    const bool bothReplace =
        a.info().kind == DecoderKind::Replaces && b.info().kind == DecoderKind::Replaces;
    return !bothReplace || one.readings == other.readings;
}

} // namespace

class TestShortestDifference : public QObject {
    Q_OBJECT

    DecoderRegistry m_decoders;

private Q_SLOTS:
    void knownPairs_data();
    void knownPairs();
    void nothingShorterDiffers();
    void symmetric();
    void cancelled();
};

void TestShortestDifference::knownPairs_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("length"); // 0: none
    QTest::newRow("overlong") << "branchy"
                              << "whatwg" << 2;
    QTest::newRow("eaten") << "hoehrmann-eat"
                           << "hoehrmann-retry" << 2;
    QTest::newRow("nul") << "mutf-8"
                         << "cesu-8" << 2;
    QTest::newRow("surrogates") << "wtf-8"
                                << "whatwg" << 2;
    QTest::newRow("four-bytes") << "lookup"
                                << "branchy" << 2;
    QTest::newRow("whatwg-icu") << "whatwg"
                                << "icu" << 0;
    QTest::newRow("whatwg-retry") << "whatwg"
                                  << "hoehrmann-retry" << 0;
    QTest::newRow("validators") << "lookup"
                                << "fuchsia" << 0;
    QTest::newRow("iconv") << "iconv"
                           << "icu" << 0;
}

void TestShortestDifference::knownPairs() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(int, length);
    const auto search =
        shortestDifference(*m_decoders.find(a.toStdString()), *m_decoders.find(b.toStdString()), 4);
    QVERIFY(search.has_value());
    QCOMPARE(search->found ? int(search->found->bytes.size()) : 0, length);
    if (length == 0)
        QVERIFY(search->tried > 65'000);
}

/// For every pair: what is found differs; of the shorter inputs, all of one and two bytes and many
/// longer ones do not.
void TestShortestDifference::nothingShorterDiffers() {
    std::mt19937 random(4);
    constexpr Byte kLeads[] = {0xC0, 0xC3, 0xE0, 0xE4, 0xED, 0xEF,
                               0xF0, 0xF3, 0xF4, 0xF5, 0xF9, 0xFD};
    const auto& list = m_decoders.list();
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (std::size_t j = i + 1; j < list.size(); ++j) {
            const ReadingDecoder& a = *list[i];
            const ReadingDecoder& b = *list[j];
            const DifferenceSearch search = *shortestDifference(a, b, 3);
            const std::size_t shorter = search.found ? search.found->bytes.size() - 1 : 3;
            if (search.found)
                QVERIFY(!sameForBoth(a, b, search.found->bytes));
            for (int byte = 0; byte < 256 && shorter >= 1; ++byte) {
                const Byte one[] = {Byte(byte)};
                QVERIFY(sameForBoth(a, b, one));
            }
            for (int tries = 0; tries < 1000 && shorter >= 2; ++tries) {
                Bytes input{kLeads[random() % std::size(kLeads)]};
                const std::size_t length = 2 + random() % (shorter - 1);
                while (input.size() < length)
                    input.push_back(random() % 8 == 0 ? Byte(random())
                                                      : Byte(0x80 + random() % 64));
                QVERIFY2(sameForBoth(a, b, input),
                         qPrintable(QStringLiteral("%1 %2 %3")
                                        .arg(QString::fromStdString(a.info().id),
                                             QString::fromStdString(b.info().id),
                                             QString::fromStdString(hexBytes(input)))));
            }
        }
    }
}

void TestShortestDifference::symmetric() {
    const auto one = shortestDifference(*m_decoders.find("plan9"), *m_decoders.find("whatwg"));
    const auto other = shortestDifference(*m_decoders.find("whatwg"), *m_decoders.find("plan9"));
    QVERIFY(one->found && other->found);
    QVERIFY(one->found->bytes == other->found->bytes);
}

void TestShortestDifference::cancelled() {
    std::stop_source stop;
    stop.request_stop();
    const auto search = shortestDifference(*m_decoders.find("whatwg"), *m_decoders.find("icu"), 4,
                                           stop.get_token());
    QVERIFY(!search);
    QCOMPARE(search.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestShortestDifference)
#include "tst_shortest_difference.moc"
