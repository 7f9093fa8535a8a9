// The law "agreement": every strict decoder of this folder gives the same verdict, first error and
// spans. All strings of up to three bytes; all 2^32 of four bytes where MOJISCOPE_EXHAUSTIVE=1.

#include "bytes/hex.h"
#include "utf8/fuchsia.h"
#include "utf8/hoehrmann.h"
#include "utf8/lookup.h"
#include "utf8/strict.h"

#include <QTest>

#include <atomic>
#include <random>
#include <thread>

using namespace moji;
using namespace moji::utf8;

namespace {

/// The strict decoder in the terms of the others.
Sequence strictSequence(ByteView bytes) {
    const Span span = decodeStrict(bytes, Tail::AtEnd);
    return isError(span.status) ? Sequence::error(span.length)
                                : Sequence::character(span.length, span.codePoints[0]);
}

/// Whether all agree on the front of `bytes`.
bool agreeOn(ByteView bytes) {
    const Sequence strict = strictSequence(bytes);
    if (decodeHoehrmann(kUtf8d2009, Recovery::Retry, bytes) != strict ||
        decodeHoehrmann(kUtf8d2010, Recovery::Retry, bytes) != strict)
        return false;
    const Sequence eating = decodeHoehrmann(kUtf8d2010, Recovery::Eat, bytes);
    if (eating.accepted != strict.accepted || (strict.accepted && eating != strict))
        return false;
    return exactSequence(bytes) == (strict.accepted ? strict.length : 0);
}

QString text(ByteView bytes) {
    return QString::fromStdString(hexBytes(bytes));
}

/// Where the first ill-formed sequence begins, or the size.
std::size_t strictPrefix(ByteView bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
        const Sequence sequence = strictSequence(bytes.subspan(at));
        if (!sequence.accepted)
            break;
        at += sequence.length;
    }
    return at;
}

/// Letters after each string, so that no error of it reaches the next: the third byte is held to
/// account three lanes on.
constexpr std::size_t kPeriod = 8;

/// All strings of three bytes that begin with `first`, each closed off by letters; `shift` letters
/// in front move them through the block.
Bytes allStringsAfter(Byte first, std::size_t shift) {
    Bytes bytes(shift + 0x10000 * kPeriod + kLookupBlock, 'x');
    for (std::size_t rest = 0; rest < 0x10000; ++rest) {
        Byte* string = bytes.data() + shift + rest * kPeriod;
        string[0] = first;
        string[1] = static_cast<Byte>(rest >> 8);
        string[2] = static_cast<Byte>(rest);
    }
    bytes.resize(bytes.size() / kLookupBlock * kLookupBlock);
    return bytes;
}

/// For each string that begins with `first`, its well-formed prefix of up to kPeriod bytes.
std::vector<std::size_t> strictPrefixesAfter(Byte first) {
    std::vector<std::size_t> prefixes;
    for (unsigned rest = 0; rest < 0x10000; ++rest) {
        const Byte string[] = {first, static_cast<Byte>(rest >> 8), static_cast<Byte>(rest), 'x'};
        const std::size_t prefix = strictPrefix(string);
        prefixes.push_back(prefix == std::size(string) ? kPeriod : prefix);
    }
    return prefixes;
}

/// The well-formed prefix of each string, as the lanes tell it.
struct LaneRecorder {
    std::vector<std::size_t>& prefixes;
    std::size_t shift;

    void operator()(const LookupBlock& block) const {
        for (std::size_t lane = 0; lane < kLookupBlock; ++lane) {
            if (block.error[lane] == 0)
                continue;
            const std::size_t place = block.offset + lane - shift;
            std::size_t& prefix = prefixes[place / kPeriod];
            prefix =
                std::min(prefix, sequenceStart(block, lane) - shift - place / kPeriod * kPeriod);
        }
    }
    void operator()(const LookupTail&) const {}
};
std::vector<std::size_t> lanePrefixesAfter(Byte first, const LookupTables& tables,
                                           std::size_t shift) {
    const Bytes bytes = allStringsAfter(first, shift);
    std::vector<std::size_t> prefixes(0x10000, kPeriod);
    LookupChecker checker(tables, LaneRecorder{prefixes, shift});
    for (std::size_t at = 0; at < bytes.size(); at += kLookupBlock)
        checker.add(ByteView(bytes).subspan(at, kLookupBlock));
    return prefixes;
}

bool exhaustive() {
    return qEnvironmentVariableIntValue("MOJISCOPE_EXHAUSTIVE") != 0;
}

/// Calls `work(byte)` for each byte, on all processors.
template <class Work>
void forEachByte(Work work) {
    std::atomic<unsigned> next = 0;
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
        threads.emplace_back([&] {
            for (unsigned first = next++; first < 0x100; first = next++)
                work(static_cast<Byte>(first));
        });
    }
}

} // namespace

class TestAgreement final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The front of every string at the end of input and in front of a letter; the
    /// rest of a string is a shorter string, so that all spans agree.
    void allStringsOfUpToThreeBytes() {
        for (unsigned number = 0; number < 0x1000000; ++number) {
            const Byte string[] = {static_cast<Byte>(number >> 16), static_cast<Byte>(number >> 8),
                                   static_cast<Byte>(number), 'x'};
            QVERIFY2(agreeOn(ByteView(string).first(3)) && agreeOn(string),
                     qPrintable(text(string)));
            if ((number & 0xFF) == 0)
                QVERIFY2(agreeOn(ByteView(string).first(2)), qPrintable(text(string)));
            if ((number & 0xFFFF) == 0)
                QVERIFY2(agreeOn(ByteView(string).first(1)), qPrintable(text(string)));
        }
    }

    /// Every string in the lanes. A shift puts half of the strings at that place of the block and
    /// half eight further; 5, 6 and 7 let them cross its edge. MOJISCOPE_EXHAUSTIVE=1 tries each at
    /// each.
    void lanesOnAllStringsOfThreeBytes_data() {
        QTest::addColumn<int>("tables");
        QTest::addColumn<int>("shift");
        for (const int tables : {0, 1}) {
            for (int shift = 0; shift < 16; ++shift) {
                const bool crosses = shift >= 5 && shift <= 7;
                if (exhaustive() || (tables == 0 ? crosses : shift == 7))
                    QTest::addRow("%s-shifted-by-%d",
                                  kLookupTableSets[std::size_t(tables)]->name.data(), shift)
                        << tables << shift;
            }
        }
    }
    void lanesOnAllStringsOfThreeBytes() {
        QFETCH(int, tables);
        QFETCH(int, shift);
        std::atomic<unsigned> wrong = 0x100;
        forEachByte([&](Byte first) {
            if (lanePrefixesAfter(first, *kLookupTableSets[std::size_t(tables)],
                                  std::size_t(shift)) != strictPrefixesAfter(first))
                wrong = first;
        });
        QVERIFY2(wrong == 0x100, qPrintable(QStringLiteral("strings after %1").arg(wrong, 2, 16)));
    }

    /// Strings of the bytes at the edges of Table 3-7, each at every place of the block.
    void lanesAtEveryPlace() {
        static const Byte kEdges[] = {0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF,
                                      0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF,
                                      0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF};
        constexpr std::size_t kEdgeCount = std::size(kEdges);
        for (std::size_t number = 0; number < kEdgeCount * kEdgeCount * kEdgeCount; ++number) {
            const Byte string[] = {kEdges[number % kEdgeCount],
                                   kEdges[number / kEdgeCount % kEdgeCount],
                                   kEdges[number / kEdgeCount / kEdgeCount], 0xBF};
            for (std::size_t place = 0; place < kLookupBlock; ++place) {
                Bytes bytes(32, 'x');
                std::ranges::copy(string, bytes.begin() + std::ptrdiff_t(place));
                const std::size_t prefix = strictPrefix(bytes);
                for (const LookupTables* tables : {&kPaperTables, &kSimdjsonTables}) {
                    LookupChecker checker(*tables);
                    checker.add(ByteView(bytes).first(16));
                    checker.add(ByteView(bytes).last(16));
                    checker.finish();
                    QVERIFY2(checker.firstError().value_or(32) == prefix, qPrintable(text(bytes)));
                }
            }
        }
    }

    /// Whole texts with a few bytes changed, of all lengths around a block.
    void seededCorruption() {
        constexpr unsigned kSeed = 3629;
        std::mt19937 random(kSeed);
        static const char* const kPieces[] = {"a",
                                              "plain ASCII text",
                                              "\xC3\xA9",
                                              "\xE4\xB8\x96",
                                              "\xED\x9F\xBF",
                                              "\xEE\x80\x80",
                                              "\xF0\x90\x80\x80",
                                              "\xF4\x8F\xBF\xBF",
                                              "\xEF\xBF\xBD"};
        for (int round = 0; round < 200000; ++round) {
            Bytes bytes;
            for (auto pieces = random() % 12; pieces > 0; --pieces) {
                const std::string_view piece = kPieces[random() % std::size(kPieces)];
                bytes.insert(bytes.end(), piece.begin(), piece.end());
            }
            for (auto damage = random() % 3; damage > 0 && !bytes.empty(); --damage) {
                const auto at = bytes.begin() + std::ptrdiff_t(random() % bytes.size());
                if (random() % 2 == 0)
                    *at = Byte(random());
                else
                    bytes.erase(at);
            }
            const auto about =
                QStringLiteral("seed %1, round %2: %3").arg(kSeed).arg(round).arg(text(bytes));
            const std::size_t prefix = strictPrefix(bytes);
            QVERIFY2(wellFormedPrefix(bytes) == prefix, qPrintable(about));
            for (const LookupTables* tables : {&kPaperTables, &kSimdjsonTables}) {
                LookupChecker checker(*tables);
                for (std::size_t at = 0; at < bytes.size(); at += kLookupBlock)
                    checker.add(
                        ByteView(bytes).subspan(at, std::min(kLookupBlock, bytes.size() - at)));
                checker.finish();
                QVERIFY2(checker.firstError().value_or(bytes.size()) == prefix, qPrintable(about));
            }
            for (std::size_t at = 0; at < bytes.size();) {
                QVERIFY2(agreeOn(ByteView(bytes).subspan(at)), qPrintable(about));
                at += strictSequence(ByteView(bytes).subspan(at)).length;
            }
        }
    }

    void allStringsOfFourBytes_data() {
        QTest::addColumn<unsigned>("lead");
        if (!exhaustive())
            QSKIP("takes many minutes: set MOJISCOPE_EXHAUSTIVE=1");
        for (unsigned lead = 0; lead < 0x100; ++lead)
            QTest::addRow("lead-%02X", lead) << lead;
    }
    /// By themselves and in lanes, somewhere in a block.
    void allStringsOfFourBytes() {
        QFETCH(unsigned, lead);
        std::atomic<std::uint64_t> wrong = ~std::uint64_t{0};
        forEachByte([&](Byte second) {
            for (unsigned rest = 0; rest < 0x10000; ++rest) {
                const Byte string[] = {static_cast<Byte>(lead), second,
                                       static_cast<Byte>(rest >> 8), static_cast<Byte>(rest)};
                if (!agreeOn(string) || !lanesAgreeOn(string, rest % 12))
                    wrong = std::uint64_t{second} << 16 | rest;
            }
        });
        QVERIFY2(wrong == ~std::uint64_t{0}, qPrintable(QString::number(wrong.load(), 16)));
    }

private:
    static bool lanesAgreeOn(ByteView string, std::size_t place) {
        Lanes lanes{};
        std::ranges::copy(string, lanes.begin() + std::ptrdiff_t(place));
        const bool valid = strictPrefix(string) == string.size();
        return std::ranges::all_of(
            std::array{&kPaperTables, &kSimdjsonTables}, [&](const auto* tables) {
                return (checkLanes(*tables, {}, lanes, 0).error == Lanes{}) == valid;
            });
    }
};

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
