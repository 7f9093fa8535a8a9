// align(): laws on seeded edits of seeded bytes, the differences of small examples, data made to be
// hard.

#include "compare/alignment.h"
#include "core/compare/byte_material.h"

#include <QtTest>

#include <numeric>

using namespace moji;
using namespace moji::test;

namespace {

AlignmentResult aligned(const Bytes& left, const Bytes& right,
                        AlignmentMode mode = AlignmentMode::Insertions,
                        std::size_t most = 100'000) {
    const MemorySource leftSource(left);
    const MemorySource rightSource(right);
    return align(leftSource, rightSource, {mode, most}).value();
}

QString describe(std::span<const Difference> differences) {
    QString text;
    for (const Difference& d : differences)
        text += QStringLiteral("%1-%2/%3-%4 ")
                    .arg(d.left.begin)
                    .arg(d.left.end)
                    .arg(d.right.begin)
                    .arg(d.right.end);
    return text.trimmed();
}

Bytes bytesOf(const QString& text) {
    const QByteArray raw = text.toUtf8();
    return {raw.begin(), raw.end()};
}

/// What is wrong with an alignment of two byte sequences; empty: nothing.
QString fault(const Bytes& left, const Bytes& right, const Alignment& alignment) {
    if (alignment.leftSize() != left.size() || alignment.rightSize() != right.size())
        return QStringLiteral("sizes");
    std::size_t leftDone = 0;
    std::size_t rightDone = 0;
    const auto isEqualUpTo = [&](std::size_t leftEnd, std::size_t rightEnd) {
        return leftEnd >= leftDone && rightEnd >= rightDone &&
               std::equal(left.begin() + static_cast<std::ptrdiff_t>(leftDone),
                          left.begin() + static_cast<std::ptrdiff_t>(leftEnd),
                          right.begin() + static_cast<std::ptrdiff_t>(rightDone),
                          right.begin() + static_cast<std::ptrdiff_t>(rightEnd));
    };
    bool isFirst = true;
    for (const Difference& d : alignment.differences()) {
        if (!isEqualUpTo(d.left.begin, d.right.begin))
            return QStringLiteral("not equal before %1").arg(describe({&d, 1}));
        if (!isFirst && d.left.begin == leftDone)
            return QStringLiteral("touches %1").arg(describe({&d, 1}));
        if (d.left.empty() && d.right.empty())
            return QStringLiteral("empty");
        leftDone = d.left.end;
        rightDone = d.right.end;
        isFirst = false;
    }
    return isEqualUpTo(left.size(), right.size()) ? QString() : QStringLiteral("not equal at end");
}

/// Bytes deleted and inserted.
std::uint64_t cost(const Alignment& alignment) {
    std::uint64_t sum = 0;
    for (const Difference& d : alignment.differences())
        sum += d.left.length() + d.right.length();
    return sum;
}

/// The least cost, by the table of all pairs.
std::uint64_t leastCost(const Bytes& left, const Bytes& right) {
    std::vector<std::uint64_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 1; i <= left.size(); ++i) {
        std::uint64_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const std::uint64_t same = diagonal;
            diagonal = row[j];
            row[j] = left[i - 1] == right[j - 1] ? same : std::min(row[j], row[j - 1]) + 1;
        }
    }
    return row.back();
}

std::vector<Difference> mirrored(std::span<const Difference> differences) {
    std::vector<Difference> result;
    for (const Difference& d : differences)
        result.push_back({d.right, d.left});
    return result;
}

/// Every byte's place leads back to it, and places grow.
bool placesAreConsistent(const Alignment& alignment) {
    std::uint64_t last = 0;
    for (std::uint64_t offset = 0; offset < alignment.leftSize(); ++offset) {
        const std::uint64_t place = alignment.placeOfLeft(offset);
        if (place < last || alignment.leftAt(place) != Alignment::At{offset, false})
            return false;
        last = place;
    }
    for (std::uint64_t offset = 0; offset < alignment.rightSize(); ++offset) {
        if (alignment.rightAt(alignment.placeOfRight(offset)) != Alignment::At{offset, false})
            return false;
    }
    for (std::uint64_t place = 0; place < alignment.places(); ++place) {
        const bool isGap = alignment.leftAt(place).gap || alignment.rightAt(place).gap;
        if (isGap && !alignment.differenceAt(place))
            return false;
    }
    return alignment.placeOfLeft(alignment.leftSize()) == alignment.places() &&
           alignment.placeOfRight(alignment.rightSize()) == alignment.places();
}

/// A byte that is as good as random.
Byte scrambled(std::uint64_t offset) {
    offset = (offset ^ (offset >> 31)) * 0x9E3779B97F4A7C15u;
    return static_cast<Byte>(offset >> 56);
}

} // namespace

class TestAlign : public QObject {
    Q_OBJECT

private slots:
    void examples_data() {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("insertions");
        QTest::addColumn<QString>("sameOffset");
        const auto row = [](const char* name, const char* left, const char* right,
                            const char* insertions, const char* sameOffset) {
            QTest::newRow(name) << QString::fromUtf8(left) << QString::fromUtf8(right)
                                << QString::fromLatin1(insertions)
                                << QString::fromLatin1(sameOffset);
        };
        row("both-empty", "", "", "", "");
        row("one-empty", "", "abc", "0-0/0-3", "0-0/0-3");
        row("identical", "abc", "abc", "", "");
        row("one-byte-replaced", "abcdef", "abXdef", "2-3/2-3", "2-3/2-3");
        row("one-byte-inserted", "abcdef", "abXcdef", "2-2/2-3", "2-6/2-7");
        row("one-byte-deleted", "abXcdef", "abcdef", "2-3/2-2", "2-7/2-6");
        row("inserted-in-a-run", "aaaa", "aaaaa", "4-4/4-5", "4-4/4-5");
        row("inserted-with-letters-of-its-place", "for text", "foan insertion of it here, r text",
            "2-2/2-27", "2-8/2-33");
        row("two-apart", "XbcdefghiY", "bcdefghi", "0-1/0-0 9-10/8-8", "0-10/0-8");
        row("nothing-in-common", "abcdef", "ghijklm", "0-6/0-7", "0-6/0-7");
        row("one-byte-between-single-ones", "XaY", "UaV", "0-1/0-1 2-3/2-3", "0-1/0-1 2-3/2-3");
        row("one-byte-between-long-ones", "XXXaYYY", "UUUaVVV", "0-7/0-7", "0-3/0-3 4-7/4-7");
        row("four-between-long-ones", "XXXXXXabcdYYYYYY", "UUUUUUabcdVVVVVV", "0-6/0-6 10-16/10-16",
            "0-6/0-6 10-16/10-16");
    }
    void examples() {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(QString, sameOffset);
        const Bytes leftBytes = bytesOf(left);
        const Bytes rightBytes = bytesOf(right);
        QTEST(describe(aligned(leftBytes, rightBytes).alignment.differences()), "insertions");
        QTEST(
            describe(
                aligned(leftBytes, rightBytes, AlignmentMode::SameOffset).alignment.differences()),
            "sameOffset");
    }

    /// Equal is equal, identity has no difference, sides can be exchanged, places lead back.
    void laws_data() {
        QTest::addColumn<quint64>("length");
        QTest::addColumn<quint64>("edits");
        QTest::addColumn<quint64>("longest");
        QTest::addColumn<unsigned>("letters");
        QTest::addColumn<int>("rounds");
        for (const unsigned letters : {1u, 2u, 4u, 26u, 256u}) {
            const auto row = [&](quint64 length, quint64 edits, quint64 longest, int rounds) {
                QTest::addRow("%llu-bytes-of-%u-letters-%llu-edits", length, letters, edits)
                    << length << edits << longest << letters << rounds;
            };
            row(30, 5, 10, 300);
            row(3000, 40, 30, 10);
            row(100'000, 10, 5000, 2);
            row(300'000, 3000, 8, 1);
            row(300'000, 20'000, 40, 1);
        }
    }
    void laws() {
        QFETCH(quint64, length);
        QFETCH(quint64, edits);
        QFETCH(quint64, longest);
        QFETCH(unsigned, letters);
        QFETCH(int, rounds);
        std::mt19937_64 random(length + edits + letters);
        if (qEnvironmentVariableIntValue("MOJISCOPE_EXHAUSTIVE") != 0)
            rounds *= 30;
        for (int round = 0; round < rounds; ++round) {
            const Bytes left = randomBytes(random, length, letters);
            const Bytes right = edited(random, left, edits, longest, letters);
            for (const auto mode : {AlignmentMode::Insertions, AlignmentMode::SameOffset}) {
                const AlignmentResult result = aligned(left, right, mode);
                QCOMPARE(fault(left, right, result.alignment), QString());
                QVERIFY(aligned(left, left, mode).alignment.differences().empty());
                QVERIFY(
                    std::ranges::equal(mirrored(aligned(right, left, mode).alignment.differences()),
                                       result.alignment.differences()));
                QVERIFY(placesAreConsistent(result.alignment));
            }
        }
    }

    void costIsNearTheLeast_data() {
        QTest::addColumn<unsigned>("letters");
        QTest::newRow("text") << 26u;
        QTest::newRow("few-letters") << 3u;
        QTest::newRow("all-bytes") << 256u;
    }
    void costIsNearTheLeast() {
        QFETCH(unsigned, letters);
        std::mt19937_64 random(letters);
        std::uint64_t sum = 0;
        std::uint64_t leastSum = 0;
        for (int round = 0; round < 300; ++round) {
            const Bytes left = randomBytes(random, 20 + random() % 200, letters);
            const Bytes right = edited(random, left, random() % 8, 1 + random() % 12, letters);
            const std::uint64_t found = cost(aligned(left, right).alignment);
            const std::uint64_t least = leastCost(left, right);
            QVERIFY(found >= least);
            QVERIFY2(found <= 3 * least,
                     qPrintable(QStringLiteral("%1, %2").arg(found).arg(least)));
            sum += found;
            leastSum += least;
        }
        QVERIFY2(sum * 10 <= leastSum * 12,
                 qPrintable(QStringLiteral("%1, %2").arg(sum).arg(leastSum)));
    }

    /// Known edits far apart are found exactly, with windows, anchors and all.
    void editsFarApartAreFound() {
        std::mt19937_64 random(5);
        for (const std::size_t inserted : {20u, 100u, 3000u, 200'000u}) {
            const Bytes left = randomBytes(random, 2'000'000, 256);
            Bytes right = left;
            std::vector<Difference> expected;
            for (std::size_t i = 1; i < 5; ++i) {
                const std::size_t at = i * 400'000;
                const std::size_t moved = at + (i - 1) * inserted;
                Bytes more = randomBytes(random, inserted, 256);
                more[0] = static_cast<Byte>(left[at] + 1); // nothing of it can be
                more[inserted - 1] =
                    static_cast<Byte>(left[at - 1] + 1); // mistaken for the byte there
                right.insert(right.begin() + static_cast<std::ptrdiff_t>(moved), more.begin(),
                             more.end());
                expected.push_back({{at, at}, {moved, moved + inserted}});
            }
            const Alignment alignment = aligned(left, right).alignment;
            QCOMPARE(fault(left, right, alignment), QString());
            QCOMPARE(describe(alignment.differences()), describe(expected));
        }
    }

    void tooManyDifferencesAreJoined() {
        std::mt19937_64 random(9);
        const Bytes left = randomBytes(random, 200'000, 128);
        Bytes right = left;
        for (std::size_t at = 50; at < right.size(); at += 100)
            right[at] |= 0x80;
        for (const auto mode : {AlignmentMode::Insertions, AlignmentMode::SameOffset}) {
            const AlignmentResult all = aligned(left, right, mode);
            QCOMPARE(all.alignment.differences().size(), 2000u);
            QVERIFY(!all.coarse);
            QCOMPARE(all.differingBytes, 2000u);
            for (const std::size_t most : {1u, 2u, 3u, 100u, 1999u, 2000u}) {
                const AlignmentResult some = aligned(left, right, mode, most);
                QCOMPARE(fault(left, right, some.alignment), QString());
                QVERIFY(some.alignment.differences().size() <= most);
                QCOMPARE(some.coarse, most < 2000);
                QCOMPARE(some.differingBytes, 2000u);
            }
        }
    }

    /// Each side is read a bounded number of times, whatever the bytes are.
    void hardData_data() {
        using Rule = Byte (*)(std::uint64_t);
        QTest::addColumn<quint64>("leftSize");
        QTest::addColumn<quint64>("rightSize");
        QTest::addColumn<Rule>("left");
        QTest::addColumn<Rule>("right");
        QTest::addColumn<quint64>("mostCost");
        const auto row = [](const char* name, quint64 leftSize, quint64 rightSize, Rule left,
                            Rule right, quint64 mostCost) {
            QTest::newRow(name) << leftSize << rightSize << left << right << mostCost;
        };
        constexpr quint64 kSize = 6'000'000;
        const Rule zeros = [](std::uint64_t) { return Byte{0}; };
        const Rule random = [](std::uint64_t offset) { return scrambled(offset); };
        const Rule other = [](std::uint64_t offset) { return scrambled(offset + (1ull << 40)); };
        const Rule period = [](std::uint64_t offset) { return static_cast<Byte>(offset % 97); };
        const Rule shifted = [](std::uint64_t offset) {
            return static_cast<Byte>(offset < 3'000'000 ? offset % 97 : (offset + 1) % 97);
        };
        const Rule delayed = [](std::uint64_t offset) {
            return offset == 0 ? Byte{7} : scrambled(offset - 1);
        };
        const Rule dots = [](std::uint64_t offset) { return Byte{offset % 1000 == 0}; };
        const Rule others = [](std::uint64_t offset) { return Byte{offset % 1001 == 7}; };
        row("zeros-of-other-length", kSize, kSize - 999, zeros, zeros, 999);
        row("random-and-random", kSize, kSize, random, other, 2 * kSize);
        row("one-byte-at-the-front", kSize, kSize + 1, random, delayed, 1);
        row("period-with-a-byte-lost", kSize, kSize, period, shifted, 200);
        row("period-of-other-length", kSize, kSize - 97'000, period, period, 97'000);
        row("zeros-and-random", kSize, kSize, zeros, random, 2 * kSize);
        row("few-ones-in-zeros", kSize, kSize, dots, others, 30'000);
    }
    void hardData() {
        using Rule = Byte (*)(std::uint64_t);
        QFETCH(quint64, leftSize);
        QFETCH(quint64, rightSize);
        QFETCH(Rule, left);
        QFETCH(Rule, right);
        QFETCH(quint64, mostCost);
        const ComputedSource leftSource(leftSize, left);
        const ComputedSource rightSource(rightSize, right);
        const AlignmentResult result = align(leftSource, rightSource).value();
        const Bytes leftBytes = readRange(leftSource, {0, leftSize}).value();
        const Bytes rightBytes = readRange(rightSource, {0, rightSize}).value();
        QCOMPARE(fault(leftBytes, rightBytes, result.alignment), QString());
        QVERIFY2(cost(result.alignment) <= mostCost,
                 qPrintable(QString::number(cost(result.alignment))));
        const std::uint64_t read = leftSource.bytesRead() + rightSource.bytesRead();
        QVERIFY2(read <= 8 * (leftSize + rightSize), qPrintable(QString::number(read)));
    }

    void stopEndsIt() {
        const ComputedSource left(1u << 26, [](std::uint64_t offset) { return scrambled(offset); });
        const ComputedSource right(1u << 26,
                                   [](std::uint64_t offset) { return scrambled(~offset); });
        for (const auto mode : {AlignmentMode::Insertions, AlignmentMode::SameOffset}) {
            std::stop_source stop;
            const auto progress = [&](std::uint64_t done, std::uint64_t) {
                if (done > 1u << 20)
                    stop.request_stop();
            };
            const auto result = align(left, right, {mode, 100}, stop.get_token(), progress);
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::Cancelled);
        }
        QVERIFY(left.bytesRead() < 1u << 25);
    }

    void progressGrowsToTheEnd() {
        std::mt19937_64 random(3);
        const Bytes left = randomBytes(random, 3'000'000, 256);
        const MemorySource leftSource(left);
        const MemorySource rightSource(edited(random, left, 50, 3000, 256));
        const std::uint64_t total = leftSource.size() + rightSource.size();
        for (const auto mode : {AlignmentMode::Insertions, AlignmentMode::SameOffset}) {
            std::vector<std::uint64_t> steps{0};
            bool isOrderly = true;
            const auto progress = [&](std::uint64_t done, std::uint64_t of) {
                isOrderly = isOrderly && of == total && done > steps.back();
                steps.push_back(done);
            };
            QVERIFY(align(leftSource, rightSource, {mode, 1000}, {}, progress).has_value());
            QVERIFY(isOrderly);
            QVERIFY(steps.size() > 10);
            QCOMPARE(steps.back(), total);
        }
    }

    void errorsOfASourceAreHandedOn() {
        class Broken final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 1'000'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                if (offset >= 500'000)
                    return Error{ErrorCode::ReadFailed, "broken", {}};
                std::ranges::fill(out, Byte{1});
                return out.size();
            }
        };
        const MemorySource whole(Bytes(1'000'000, 1));
        for (const auto mode : {AlignmentMode::Insertions, AlignmentMode::SameOffset}) {
            const auto result = align(Broken(), whole, {mode, 100});
            QVERIFY(!result);
            QCOMPARE(result.error().subject, std::string("broken"));
        }
    }
};

QTEST_GUILESS_MAIN(TestAlign)
#include "tst_align.moc"
