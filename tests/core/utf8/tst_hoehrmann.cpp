// Hoehrmann's tables in both numberings against the published ones, worked traces, both recoveries.

#include "core/utf8/truth.h"
#include "utf8/hoehrmann.h"

#include <QTest>

#include <random>

using namespace moji;
using namespace moji::utf8;
using moji::test::byteListOf;
using moji::test::bytesOf;
using moji::test::examples;
using moji::test::numberOf;
using moji::test::truthFile;

namespace {

struct Numbering {
    const Utf8d& utf8d;
    const char* file;
    const char* example; // key in the worked traces
};
const Numbering kNumberings[] = {{kUtf8d2009, "hoehrmann_2008.json", "2008"},
                                 {kUtf8d2010, "hoehrmann_2010.json", "2010"}};

std::vector<HoehrmannStep> trace(const Utf8d& utf8d, Recovery recovery, ByteView bytes) {
    std::vector<HoehrmannStep> steps;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto sequence =
            decodeHoehrmann(utf8d, recovery, bytes.subspan(at), at,
                            [&](const HoehrmannStep& step) { steps.push_back(step); });
        at += sequence.length;
    }
    return steps;
}

std::vector<std::uint64_t> decode(const Utf8d& utf8d, Recovery recovery, ByteView bytes) {
    std::vector<std::uint64_t> codePoints;
    while (!bytes.empty()) {
        const auto sequence = decodeHoehrmann(utf8d, recovery, bytes);
        codePoints.push_back(sequence.codePoint);
        bytes = bytes.subspan(sequence.length);
    }
    return codePoints;
}

std::vector<std::uint64_t> numbersOf(const QJsonValue& list) {
    std::vector<std::uint64_t> numbers;
    for (const QJsonValue& value : list.toArray())
        numbers.push_back(numberOf(value));
    return numbers;
}

} // namespace

class TestHoehrmann final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAreThePublishedOnes() {
        for (const Numbering& numbering : kNumberings) {
            const QJsonObject truth = truthFile(numbering.file);
            const Bytes flat = byteListOf(truth[QStringLiteral("flat_table")]);
            QVERIFY2(std::ranges::equal(numbering.utf8d.table, flat), numbering.file);
            QVERIFY(std::ranges::equal(kByteClass,
                                       byteListOf(truth[QStringLiteral("byte_class_256")])));
            QCOMPARE(int(numbering.utf8d.number(DfaState::Reject)),
                     truth[QStringLiteral("reject")].toInt());
            QCOMPARE(int(numbering.utf8d.number(DfaState::Accept)),
                     truth[QStringLiteral("accept")].toInt());
        }
    }

    void transitionsAndNames() {
        for (const Numbering& numbering : kNumberings) {
            const QJsonObject truth = truthFile(numbering.file);
            const auto rows =
                truth[QStringLiteral("transitions")].toObject()[QStringLiteral("rows")].toArray();
            QCOMPARE(std::size_t(rows.size()), kDfaStates);
            for (const QJsonValue& row : rows) {
                const auto state = unsigned(row[QStringLiteral("state")].toInt());
                const Bytes next = byteListOf(row[QStringLiteral("next")]);
                for (unsigned byteClass = 0; byteClass < next.size(); ++byteClass)
                    QCOMPARE(numbering.utf8d.next(state, byteClass), unsigned(next[byteClass]));
            }
            for (const QJsonValue& value : truth[QStringLiteral("states")].toArray()) {
                const auto state =
                    numbering.utf8d.state(unsigned(value[QStringLiteral("state")].toInt()));
                QCOMPARE(std::string(identifier(state)),
                         value[QStringLiteral("name")].toString().toStdString());
            }
            for (const QJsonValue& value : truth[QStringLiteral("classes")].toArray())
                QCOMPARE(std::string(
                             kDfaClassBytes[std::size_t(value[QStringLiteral("class")].toInt())]),
                         value[QStringLiteral("bytes")].toString().toStdString());
        }
    }

    void workedTraces() {
        for (const auto& example : examples("DFA trace")) {
            for (const Numbering& numbering : kNumberings) {
                const auto steps = trace(numbering.utf8d, Recovery::Eat,
                                         bytesOf(example.input[QStringLiteral("bytes")]));
                const auto expected = example.expected[QLatin1String(numbering.example)].toArray();
                QVERIFY2(steps.size() >= std::size_t(expected.size()), example.id.c_str());
                for (int i = 0; i < expected.size(); ++i) {
                    const HoehrmannStep& step = steps[std::size_t(i)];
                    const QJsonObject row = expected[i].toObject();
                    QCOMPARE(std::uint64_t(step.read->byte), numberOf(row[QStringLiteral("byte")]));
                    QCOMPARE(int(step.read->byteClass), row[QStringLiteral("type")].toInt());
                    QCOMPARE(int(step.state), row[QStringLiteral("from")].toInt());
                    QCOMPARE(int(step.read->next), row[QStringLiteral("to")].toInt());
                    QCOMPARE(std::uint64_t(step.codePoint), numberOf(row[QStringLiteral("codep")]));
                }
            }
        }
    }

    void bothRecoveries() {
        for (const auto& example : examples("recovery after REJECT")) {
            const Bytes bytes = bytesOf(example.input[QStringLiteral("bytes")]);
            for (const Numbering& numbering : kNumberings) {
                QVERIFY2(decode(numbering.utf8d, Recovery::Eat, bytes) ==
                             numbersOf(example.expected[QStringLiteral("source_loop")]),
                         example.id.c_str());
                QVERIFY2(decode(numbering.utf8d, Recovery::Retry, bytes) ==
                             numbersOf(example.expected[QStringLiteral("page_loop_and_WHATWG")]),
                         example.id.c_str());
            }
        }
    }

    void aRetriedByteHasTwoSteps() {
        const auto steps = trace(kUtf8d2010, Recovery::Retry, Bytes{0xC2, 0x41});
        QCOMPARE(steps.size(), std::size_t{3});
        QCOMPARE(steps[1].offset, std::uint64_t{1});
        QCOMPARE(steps[1].event, DfaEvent::Reject);
        QCOMPARE(steps[2].offset, std::uint64_t{1});
        QCOMPARE(steps[2].state, 0u);
        QCOMPARE(steps[2].event, DfaEvent::Accept);
        QCOMPARE(trace(kUtf8d2010, Recovery::Eat, Bytes{0xC2, 0x41}).size(), std::size_t{2});
    }

    void theEndInsideASequenceIsAStep() {
        const auto steps = trace(kUtf8d2009, Recovery::Retry, Bytes{0xE4, 0xB8});
        QCOMPARE(steps.size(), std::size_t{3});
        QVERIFY(steps.back() == (HoehrmannStep{2, std::nullopt, 2, 0x138, DfaEvent::Incomplete}));
    }

    /// The two numberings are one automaton.
    void numberingsAgree() {
        std::mt19937 random(2010);
        for (int round = 0; round < 20000; ++round) {
            Bytes bytes(1 + random() % 12);
            for (Byte& byte : bytes)
                byte = Byte(random() % 4 == 0 ? random() : 0x80 + random() % 0x80);
            for (const Recovery recovery : {Recovery::Retry, Recovery::Eat}) {
                const auto first = trace(kUtf8d2009, recovery, bytes);
                const auto second = trace(kUtf8d2010, recovery, bytes);
                QCOMPARE(first.size(), second.size());
                for (std::size_t i = 0; i < first.size(); ++i) {
                    QCOMPARE(first[i].offset, second[i].offset);
                    QCOMPARE(first[i].state * 12, second[i].state);
                    QCOMPARE(first[i].event, second[i].event);
                    QCOMPARE(first[i].codePoint, second[i].codePoint);
                }
            }
        }
    }

    void traceSaysWhatTheDecoderSays() {
        std::mt19937 random(2009);
        for (int round = 0; round < 20000; ++round) {
            Bytes bytes(1 + random() % 12);
            for (Byte& byte : bytes)
                byte = Byte(random() % 4 == 0 ? random() : 0x80 + random() % 0x80);
            for (const Recovery recovery : {Recovery::Retry, Recovery::Eat}) {
                std::vector<std::uint64_t> replayed;
                for (const HoehrmannStep& step : trace(kUtf8d2010, recovery, bytes)) {
                    if (step.event == DfaEvent::Accept)
                        replayed.push_back(step.codePoint);
                    else if (step.event != DfaEvent::None)
                        replayed.push_back(0xFFFD);
                }
                QVERIFY(replayed == decode(kUtf8d2010, recovery, bytes));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestHoehrmann)
#include "tst_hoehrmann.moc"
