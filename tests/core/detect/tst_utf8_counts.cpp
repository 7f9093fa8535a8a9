// How many sequences of some bytes are well-formed UTF-8, and how many faults there are.

#include "core/codecs.h"
#include "core/detect/sentences.h"
#include "detect/utf8_balance.h"

#include <QtTest>

#include <random>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

/// The same by the plainest means: decoded from the front.
Utf8Balance naiveBalance(const Bytes& bytes) {
    Utf8Balance balance;
    ByteView rest = bytes;
    DecoderState state = registry().utf8().stateAfterSync();
    while (!rest.empty()) {
        const Span span = registry().utf8().next(rest, state, Tail::AtEnd);
        if (isError(span.status))
            balance.problems += 1;
        else if (span.length > 1)
            balance.wellFormed += 1;
        rest = rest.subspan(span.length);
    }
    return balance;
}

} // namespace

class TestUtf8Counts final : public QObject {
    Q_OBJECT

private slots:
    void utf8IsCountedLikeADecoderDoes() {
        std::mt19937 random(61);
        for (int round = 0; round < 300; ++round) {
            Bytes bytes = encoded(U"aß€😀 ж漢 ", "UTF-8");
            for (int i = 0; i < 4; ++i) // no lead of five and six bytes, no surrogate
                bytes[random() % bytes.size()] = static_cast<Byte>(random() % 0xED);
            const Utf8Balance balance = weighUtf8(bytes);
            const Utf8Balance naive = naiveBalance(bytes);
            QCOMPARE(balance.wellFormed, naive.wellFormed);
            QVERIFY(balance.problems <= naive.problems); // a problem is one error or several
            QCOMPARE(balance.problems == 0, naive.problems == 0);
            QVERIFY(balance.places.size() ==
                    std::min<std::uint64_t>(balance.problems, kKeptFaults));
        }
    }

    void aQuickLookNeverSaysTooLittle() {
        std::mt19937 random(62);
        int rejected = 0;
        for (int round = 0; round < 20'000; ++round) {
            Bytes bytes = encoded(U"aß€😀 ж漢 ", "UTF-8");
            const std::uint32_t least = round % 2 == 0 ? 0x20 : 0x80;
            for (int i = round % 16; i > 0; --i)
                bytes[random() % bytes.size()] =
                    static_cast<Byte>(least + random() % (0x100 - least));
            const Utf8Balance balance = weighUtf8(bytes);
            const Utf8Look look = lookForUtf8(bytes);
            QVERIFY(look.mostWellFormed() >= balance.wellFormed);
            QVERIFY(look.leastProblems() <= balance.problems);
            if (look.mayBePossible())
                continue;
            ++rejected;
            QVERIFY(!balance.isValid() && !balance.isPossible() && !balance.isMostly());
        }
        QVERIFY2(rejected > 100, qPrintable(QString::number(rejected)));
    }

    void shortAndLongBytesAreWeighedAlike() {
        std::mt19937 random(63);
        for (int round = 0; round < 2000; ++round) {
            Bytes bytes;
            while (bytes.size() < 100)
                bytes.push_back(static_cast<Byte>(random() % 3 == 0 ? 0xC0 + random() % 0x40
                                                                    : 0x60 + random() % 0x60));
            Bytes after(1000, Byte{' '}); // so many that a kernel weighs them
            after.insert(after.begin(), bytes.begin(), bytes.end());
            bytes.push_back(' ');
            const Utf8Balance one = weighUtf8(bytes);
            const Utf8Balance other = weighUtf8(after);
            QCOMPARE(one.wellFormed, other.wellFormed);
            QCOMPARE(one.problems, other.problems);
            QCOMPARE(one.places.size(), other.places.size());
            for (std::size_t i = 0; i < one.places.size(); ++i)
                QCOMPARE(one.places[i].offset, other.places[i].offset);
        }
    }

    void sourceAndBytesAreWeighedAlike() {
        Bytes bytes;
        for (int i = 0; i < 60'000; ++i) {
            const Bytes more = encoded(U"тест ", "UTF-8");
            bytes.insert(bytes.end(), more.begin(), more.end());
            if (i % 1000 == 7)
                bytes.push_back(0xFF);
        }
        const Utf8Balance whole = weighUtf8(MemorySource(bytes)).value();
        QCOMPARE(whole.problems, std::uint64_t(60));
        QCOMPARE(whole.wellFormed, std::uint64_t(240'000));
        QCOMPARE(weighUtf8(bytes).wellFormed, whole.wellFormed);
        QVERIFY(whole.isMostly());
        QCOMPARE(whole.places.size(), kKeptFaults);
    }

    void otherEncodingsAreHardlyUtf8_data() {
        QTest::addColumn<int>("sentence");
        QTest::addColumn<QString>("encoding");
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i)
            for (const QString& name :
                 QString::fromLatin1(test::kSentences[i].encodings).split(u' '))
                if (!name.startsWith(u"UTF"))
                    QTest::addRow("%s-%s", test::kSentences[i].language, qPrintable(name))
                        << static_cast<int>(i) << name;
    }

    void otherEncodingsAreHardlyUtf8() {
        QFETCH(int, sentence);
        QFETCH(QString, encoding);
        const Bytes bytes = encoded(test::kSentences[sentence].text, encoding.toStdString());
        const Utf8Balance balance = weighUtf8(bytes);
        QVERIFY(!balance.isMostly());
        QVERIFY(balance.wellFormed <= balance.problems);
    }

    void formsOfTheirTimeAreOneProblem_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("five-bytes") << QByteArray("\xF8\x88\x80\x80\x80");
        QTest::newRow("six-bytes") << QByteArray("\xFC\x84\x80\x80\x80\x80");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\xBD");
    }

    void formsOfTheirTimeAreOneProblem() {
        QFETCH(QByteArray, bytes);
        const Utf8Balance balance = weighUtf8(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(balance.problems, std::uint64_t(1));
        QCOMPARE(balance.places.front().bytes.size(), std::size_t(bytes.size()));
        QVERIFY(balance.isPossible());
    }
};

QTEST_GUILESS_MAIN(TestUtf8Counts)
#include "tst_utf8_counts.moc"
