// The Keiser-Lemire validator: its tables against their bit patterns, worked lanes, block edges,
// and the misprint seen failing.

#include "core/utf8/truth.h"
#include "utf8/lookup.h"
#include "utf8/strict.h"

#include <QTest>

#include <map>
#include <random>

using namespace moji;
using namespace moji::utf8;
using moji::test::byteListOf;
using moji::test::bytesOf;
using moji::test::examples;
using moji::test::numberOf;
using moji::test::truthFile;

namespace {

struct Trace {
    std::vector<LookupBlock> blocks;
    std::optional<LookupTail> tail;
    std::optional<std::uint64_t> firstError;

    [[nodiscard]] Byte error(std::size_t at) const { return blocks[at / 16].error[at % 16]; }
    [[nodiscard]] bool accepts() const {
        const auto clean = [](const LookupBlock& block) { return block.error == Lanes{}; };
        return std::ranges::all_of(blocks, clean) && tail->error == Lanes{};
    }
};

struct Recorder {
    Trace& trace;
    void operator()(const LookupBlock& block) const { trace.blocks.push_back(block); }
    void operator()(const LookupTail& tail) const { trace.tail = tail; }
};

template <class Checker>
void feed(Checker& checker, ByteView bytes) {
    for (std::size_t at = 0; at < bytes.size(); at += kLookupBlock)
        checker.add(bytes.subspan(at, std::min(kLookupBlock, bytes.size() - at)));
    checker.finish();
}

Trace traceOf(const LookupTables& tables, ByteView bytes) {
    Trace trace;
    LookupChecker checker(tables, Recorder{trace});
    feed(checker, bytes);
    trace.firstError = checker.firstError();
    return trace;
}

std::optional<std::uint64_t> firstError(const LookupTables& tables, ByteView bytes) {
    LookupChecker checker(tables);
    feed(checker, bytes);
    return checker.firstError();
}

std::optional<std::uint64_t> strictFirstError(ByteView bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const Span span = decodeStrict(bytes.subspan(at), Tail::AtEnd);
        if (isError(span.status))
            return at;
        at += span.length;
    }
    return std::nullopt;
}

Bytes noise(std::mt19937& random, std::size_t length) {
    static const char* const kPieces[] = {"a",
                                          "abcdefghijklmnopq",
                                          "\xC3\xA9",
                                          "\xE4\xB8\x96",
                                          "\xF0\x9F\x98\x80",
                                          "\xE0\xA0\x80",
                                          "\xF4\x8F\xBF\xBF",
                                          "\xC3\xA9\xC3\xA9\xC3\xA9"};
    Bytes bytes;
    while (bytes.size() < length) {
        const std::string_view piece = kPieces[random() % std::size(kPieces)];
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    bytes.resize(length);
    return bytes;
}

/// The sets by their names in the truth file.
const std::map<const LookupTables*, const char*> kSets = {
    {&kPaperTables, "correct_source_assignment"},
    {&kSimdjsonTables, "correct_simdjson_assignment"},
    {&kMisprintTables, "defective_as_printed_in_source_003"}};

/// Whether twelve bits fit "11xxxxxx 0xxx".
bool fits(QString pattern, unsigned bits) {
    pattern.remove(QLatin1Char(' '));
    for (int i = 0; i < pattern.size(); ++i) {
        const QChar wanted = pattern[i];
        const bool bit = (bits >> (11 - i) & 1) != 0;
        if (wanted != QLatin1Char('x') && bit != (wanted == QLatin1Char('1')))
            return false;
    }
    return true;
}

} // namespace

class TestLookup final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAreTheTruthFiles() {
        const QJsonObject truth = truthFile("lk_tables.json");
        for (const auto& [tables, key] : kSets) {
            const QJsonObject set = truth[QLatin1String(key)].toObject();
            QVERIFY2(std::ranges::equal(tables->byte1High,
                                        byteListOf(set[QStringLiteral("first_byte_high_nibble")])),
                     key);
            QVERIFY2(std::ranges::equal(tables->byte1Low,
                                        byteListOf(set[QStringLiteral("first_byte_low_nibble")])),
                     key);
            QVERIFY2(std::ranges::equal(tables->byte2High,
                                        byteListOf(set[QStringLiteral("second_byte_high_nibble")])),
                     key);
        }
    }

    /// Over all nibble triples, the bits are exactly the patterns that fit.
    void bitsAreThePatterns() {
        const QJsonObject patterns =
            truthFile("lk_tables.json")[QStringLiteral("patterns")].toObject();
        for (const LookupTables* tables : {&kPaperTables, &kSimdjsonTables}) {
            for (unsigned bits = 0; bits < 4096; ++bits) {
                const Byte found = tables->byte1High[bits >> 8] & tables->byte1Low[bits >> 4 & 15] &
                                   tables->byte2High[bits & 15];
                for (unsigned bit = 0; bit < 8; ++bit) {
                    const auto name = lookupBitName(*tables, bit, static_cast<Byte>(bits >> 4));
                    const auto key = QString::fromUtf8(name.data(), qsizetype(name.size()));
                    bool expected = false;
                    for (const QJsonValue& pattern : patterns[key].toArray()) {
                        const bool narrow = tables == &kSimdjsonTables && name == "OVERLONG_2";
                        expected |= fits(pattern.toString(), bits) && (!narrow || (bits & 12) == 8);
                    }
                    QVERIFY2((found >> bit & 1) == expected,
                             qPrintable(QStringLiteral("%1 of %2").arg(key).arg(bits, 3, 16)));
                }
            }
        }
    }

    void theNineteenPatterns() {
        int seen = 0;
        for (const auto& example : examples("19 invalid bit patterns")) {
            if (!example.input.contains(QStringLiteral("bytes")))
                continue;
            ++seen;
            const Bytes bytes = bytesOf(example.input[QStringLiteral("bytes")]);
            const auto at =
                std::size_t(example.expected[QStringLiteral("first_error_at_byte_index")].toInt());
            for (const auto& [tables, key] : {std::pair(&kPaperTables, "source_bits"),
                                              std::pair(&kSimdjsonTables, "simdjson_bits")}) {
                const Trace trace = traceOf(*tables, bytes);
                const QJsonObject lanes = example.expected[QLatin1String(key)].toObject();
                const LookupBlock& block = trace.blocks.front();
                QCOMPARE(std::uint64_t(block.specialCases[at]),
                         numberOf(lanes[QStringLiteral("result1")]));
                QCOMPARE(std::uint64_t(block.mustBeContinuation[at]),
                         numberOf(lanes[QStringLiteral("result2")]));
                QCOMPARE(std::uint64_t(block.error[at]), numberOf(lanes[QStringLiteral("xor")]));
                for (std::size_t before = 0; before < at; ++before)
                    QVERIFY2(block.error[before] == 0, example.id.c_str());
                QCOMPARE(trace.firstError, strictFirstError(bytes));
            }
        }
        QCOMPARE(seen, 19);
    }

    void validTextLaneByLane() {
        for (const auto& example : examples("vector check of valid text, per byte")) {
            const Bytes bytes = bytesOf(example.input[QStringLiteral("bytes")]);
            for (const auto& [tables, key] :
                 {std::pair(&kPaperTables, "source_bits_result1"),
                  std::pair(&kSimdjsonTables, "simdjson_bits_result1")}) {
                const Trace trace = traceOf(*tables, bytes);
                const Bytes special = bytesOf(example.expected[QLatin1String(key)]);
                const Bytes must = bytesOf(example.expected[QStringLiteral("result2")]);
                for (std::size_t i = 0; i < bytes.size(); ++i) {
                    QCOMPARE(trace.blocks[0].specialCases[i], special[i]);
                    QCOMPARE(trace.blocks[0].mustBeContinuation[i], must[i]);
                }
                QVERIFY2(trace.accepts(), example.id.c_str());
            }
        }
    }

    void tailCheck() {
        const auto example = examples("end-of-block completeness (last 3 bytes)").front();
        const Bytes maximum = bytesOf(example.input[QStringLiteral("max_allowed")]);
        QVERIFY(std::equal(maximum.begin(), maximum.end(), kTailMaximum.end() - 3));
        for (const char* key : {"complete", "incomplete"}) {
            for (const QJsonValue& tail : example.expected[QLatin1String(key)].toArray()) {
                Lanes block;
                block.fill('a');
                std::ranges::copy(bytesOf(tail), block.end() - 3);
                QCOMPARE(tailError(block) == Lanes{}, std::string_view(key) == "complete");
            }
        }
    }

    void theSharedBitHasTwoNames() {
        const auto name = [](const LookupTables& tables, const Bytes& bytes) {
            const Trace trace = traceOf(tables, bytes);
            const auto names = lookupErrorNames(tables, trace.error(1), bytes[0]);
            return names.size() == 1 ? std::string(names[0]) : std::string();
        };
        for (const LookupTables* tables : {&kPaperTables, &kSimdjsonTables}) {
            QCOMPARE(name(*tables, {0xF0, 0x8F}), std::string("OVERLONG_4"));
            QCOMPARE(name(*tables, {0xF5, 0x80}), std::string("TOO_LARGE_1000"));
        }
    }

    /// What circulates in print refuses nearly everything beyond two bytes, and lets stray
    /// continuation bytes pass.
    void theMisprintFails() {
        const QJsonObject defect = truthFile("lk_tables.json")[QStringLiteral("defective_effects")]
                                       .toArray()[0]
                                       .toObject();
        int refused = 0;
        std::optional<char32_t> first;
        for (char32_t codePoint = 0; codePoint <= 0x10FFFF; ++codePoint) {
            if (codePoint == 0xD800)
                codePoint = 0xE000;
            Bytes bytes;
            const int length = int(encodedLength(codePoint));
            for (int i = length - 1; i > 0; --i)
                bytes.insert(bytes.begin(),
                             Byte(0x80 | (codePoint >> 6 * (length - 1 - i) & 0x3F)));
            const unsigned lead = length == 1 ? 0 : 0xFFu << (8 - length);
            bytes.insert(bytes.begin(), Byte(lead | codePoint >> 6 * (length - 1)));
            if (firstError(kMisprintTables, bytes)) {
                ++refused;
                first = first.value_or(codePoint);
            }
        }
        QCOMPARE(refused, defect[QStringLiteral("scalar_values_falsely_rejected")].toInt());
        QVERIFY(first == char32_t{0x800});
        QVERIFY(firstError(kMisprintTables, Bytes{0xE0, 0xA0, 0x80}));
        QVERIFY(!firstError(kMisprintTables, bytesOf(defect[QStringLiteral("example_accepted")])));
        for (const LookupTables* tables : {&kPaperTables, &kSimdjsonTables}) {
            QVERIFY(!firstError(*tables, Bytes{0xE0, 0xA0, 0x80}));
            QVERIFY(firstError(*tables, bytesOf(defect[QStringLiteral("example_accepted")])));
        }
    }

    /// The plain decoder takes the ASCII shortcut, the observed one fills all lanes.
    void shortcutAndLanesAgree() {
        constexpr unsigned kSeed = 2020;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 60000; ++round) {
            Bytes bytes = noise(random, random() % 70);
            for (auto damage = random() % 3; damage > 0 && !bytes.empty(); --damage)
                bytes[random() % bytes.size()] = Byte(random());
            for (const LookupTables* tables : kLookupTableSets) {
                const Trace trace = traceOf(*tables, bytes);
                QVERIFY2(trace.firstError == firstError(*tables, bytes) &&
                             trace.accepts() == !trace.firstError,
                         qPrintable(QStringLiteral("seed %1, round %2: %3")
                                        .arg(kSeed)
                                        .arg(round)
                                        .arg(QString::fromStdString(hexBytes(bytes)))));
                if (tables != &kMisprintTables)
                    QCOMPARE(trace.firstError, strictFirstError(bytes));
            }
        }
    }

    void aBlockIsFilledUpWithZeros() {
        const Trace trace = traceOf(kPaperTables, Bytes(17, 'a'));
        QCOMPARE(trace.blocks.size(), std::size_t{2});
        QCOMPARE(trace.blocks[1].offset, std::uint64_t{16});
        QCOMPARE(trace.blocks[1].prev1[0], Byte('a'));
        QCOMPARE(trace.blocks[1].input[1], Byte(0));
        QVERIFY(trace.blocks[1].ascii);
    }

    void nothingHasATailAlone() {
        const Trace trace = traceOf(kPaperTables, Bytes{});
        QVERIFY(trace.blocks.empty());
        QVERIFY(trace.tail && trace.tail->error == Lanes{});
    }

    void aCutOffSequenceFillingTheBlockIsTheTails() {
        for (const auto& [end, begins] :
             {std::pair(Bytes{0xC3}, 15), {Bytes{0xE4, 0xB8}, 14}, {Bytes{0xF0, 0x9F, 0x98}, 13}}) {
            Bytes bytes(16 - end.size(), 'a');
            bytes.insert(bytes.end(), end.begin(), end.end());
            const Trace trace = traceOf(kPaperTables, bytes);
            QVERIFY(trace.blocks[0].error == Lanes{});
            QVERIFY(trace.tail->error != Lanes{});
            QVERIFY(trace.firstError == std::uint64_t(begins));
            bytes.insert(bytes.end(), 16, 'b'); // ASCII follows: the shortcut must see it as well
            QVERIFY(firstError(kPaperTables, bytes) == std::uint64_t(begins));
        }
    }
};

QTEST_GUILESS_MAIN(TestLookup)
#include "tst_lookup.moc"
