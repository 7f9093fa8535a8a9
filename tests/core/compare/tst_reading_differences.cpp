// differencesOfReadings(): beside a comparison of whole decodes, for all kinds of codecs.

#include "codec/codec_registry.h"
#include "compare/reading_differences.h"
#include "core/compare/byte_material.h"

#include <QtTest>

#include <map>

using namespace moji;
using namespace moji::test;

namespace {

/// Both texts decoded as wholes, their spans by offset.
ReadingDifferences expectedFor(const Bytes& bytes, const Codec& left, const Codec& right) {
    const auto spansOf = [&](const Codec& codec) {
        std::map<std::uint64_t, Span> spans;
        std::uint64_t offset = 0;
        for (const Span& span : decodeAll(codec, bytes)) {
            spans.emplace(offset, span);
            offset += span.length;
        }
        return spans;
    };
    const auto isSame = [](const Span& a, const Span& b) {
        return a.length == b.length && a.status == b.status && a.text() == b.text();
    };
    const auto lefts = spansOf(left);
    const auto rights = spansOf(right);
    std::vector<bool> differs(bytes.size(), true);
    for (const auto& [offset, span] : lefts) {
        const auto other = rights.find(offset);
        if (other != rights.end() && isSame(span, other->second))
            std::fill_n(differs.begin() + static_cast<std::ptrdiff_t>(offset), span.length, false);
    }
    ReadingDifferences expected;
    for (std::uint64_t offset = 0; offset < bytes.size(); ++offset) {
        if (!differs[offset])
            continue;
        expected.leftCharacters += lefts.contains(offset);
        expected.rightCharacters += rights.contains(offset);
        if (expected.ranges.empty() || expected.ranges.back().end != offset)
            expected.ranges.push_back({offset, offset});
        expected.ranges.back().end = offset + 1;
        ++expected.bytes;
    }
    expected.rangeCount = expected.ranges.size();
    return expected;
}

QString describe(const ReadingDifferences& differences) {
    QString text = QStringLiteral("%1 ranges, %2 bytes, %3/%4 characters:")
                       .arg(differences.rangeCount)
                       .arg(differences.bytes)
                       .arg(differences.leftCharacters)
                       .arg(differences.rightCharacters);
    for (const ByteRange range : differences.ranges)
        text += QStringLiteral(" %1-%2").arg(range.begin).arg(range.end);
    return text;
}

Bytes repeated(std::string_view text, std::size_t times) {
    Bytes bytes;
    for (std::size_t i = 0; i < times; ++i)
        bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

} // namespace

class TestReadingDifferences : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    [[nodiscard]] const Codec& codec(const QString& name) const {
        return *m_codecs.find(name.toStdString());
    }

private slots:
    void examples_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QByteArray& bytes, const char* left,
                            const char* right, const char* expected) {
            QTest::newRow(name) << bytes << QString::fromLatin1(left) << QString::fromLatin1(right)
                                << QString::fromLatin1(expected);
        };
        row("nothing", "", "utf-8", "utf-16le", "0 ranges, 0 bytes, 0/0 characters:");
        row("same-codec", "a\xC3\xA9\xFF", "utf-8", "utf-8", "0 ranges, 0 bytes, 0/0 characters:");
        row("ascii-is-ascii", "plain", "windows-1251", "windows-1252",
            "0 ranges, 0 bytes, 0/0 characters:");
        row("two-words", "a\xCF\xF0 b \xE9", "windows-1251", "windows-1252",
            "2 ranges, 3 bytes, 3/3 characters: 1-3 6-7");
        row("two-bytes-or-one-each", "a\xC3\xA9z", "utf-8", "windows-1252",
            "1 ranges, 2 bytes, 1/2 characters: 1-3");
        row("only-where-the-sets-differ", "\xA9\xA4", "iso-8859-1", "iso-8859-15",
            "1 ranges, 1 bytes, 1/1 characters: 1-2");
        row("nothing-at-the-same-places", "abc", "us-ascii", "utf-16le",
            "1 ranges, 3 bytes, 3/2 characters: 0-3");
    }
    void examples() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, left);
        QFETCH(QString, right);
        const MemorySource source(Bytes(bytes.begin(), bytes.end()));
        QTEST(describe(differencesOfReadings(source, codec(left), codec(right)).value()),
              "expected");
    }

    /// Every codec against some of every kind, over bytes that are text, noise, and escapes.
    void asWholeDecodesSay() {
        const std::vector<const char*> partners{"utf-8",    "windows-1252", "euc-kr", "iso-2022-jp",
                                                "utf-16le", "utf-7",        "gb18030"};
        std::mt19937_64 random(17);
        const Bytes escapes =
            repeated("plain \x1B$B%d!!\x1B(B text \x0E\x21\x21\x0F ~{<:~} +AOk-\n", 3);
        for (const CodecInfo& info : m_codecs.list()) {
            const std::string& name = info.name;
            const Codec& left = *m_codecs.find(name);
            for (const char* partner : partners) {
                Bytes bytes =
                    random() % 2 ? escapes : repeated("ascii for a while, 0123456789\n", 5);
                bytes = edited(random, bytes, 12, 20, 256);
                const Codec& right = codec(QLatin1String(partner));
                const MemorySource source(bytes);
                const auto found = differencesOfReadings(source, left, right).value();
                const QString expected = describe(expectedFor(bytes, left, right));
                QVERIFY2(describe(found) == expected,
                         qPrintable(QStringLiteral("%1, %2: %3, expected %4")
                                        .arg(QString::fromStdString(name), partner, describe(found),
                                             expected)));
            }
        }
    }

    /// Batches end at other places in the two readings, and windows move.
    void longTexts_data() {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        const auto row = [](const char* left, const char* right) {
            QTest::addRow("%s-and-%s", left, right)
                << QString::fromLatin1(left) << QString::fromLatin1(right);
        };
        row("euc-kr", "cp970");
        row("euc-kr", "gbk");
        row("windows-1251", "windows-1252");
        row("utf-8", "utf-8");
        row("utf-8", "windows-1251");
        row("iso-2022-jp", "us-ascii");
        row("utf-16le", "utf-16be");
        row("utf-16le", "utf-8");
    }
    void longTexts() {
        QFETCH(QString, left);
        QFETCH(QString, right);
        std::mt19937_64 random(23);
        Bytes bytes = repeated("A line of plain text, 40 bytes long....\n"
                               "\xEA\xB0\x80\xB0\xA1\xB3\xAA \xCF\xF0\xE8 \x1B$B%d\x1B(B\n",
                               6000);
        bytes = edited(random, bytes, 300, 40, 256);
        bytes.resize(bytes.size() | 1); // odd
        const MemorySource source(bytes);
        const auto expected = expectedFor(bytes, codec(left), codec(right));
        QCOMPARE(describe(differencesOfReadings(source, codec(left), codec(right)).value()),
                 describe(expected));
        QCOMPARE(expected.ranges.empty(), left == right);
    }

    void tooManyRangesAreJoined() {
        const MemorySource source(repeated("a\xE9", 10'000));
        const Codec& left = codec(QStringLiteral("windows-1251"));
        const Codec& right = codec(QStringLiteral("windows-1252"));
        const auto all = differencesOfReadings(source, left, right).value();
        QCOMPARE(all.ranges.size(), 10'000u);
        QVERIFY(!all.coarse);
        const auto some = differencesOfReadings(source, left, right, 100).value();
        QVERIFY(some.coarse);
        QVERIFY(some.ranges.size() <= 100);
        QCOMPARE(some.rangeCount, 10'000u);
        QCOMPARE(some.bytes, 10'000u);
        QVERIFY((some.ranges.front().begin == 1));
        QVERIFY((some.ranges.back().end == source.size()));
    }

    void stopEndsItAndProgressGrows() {
        const MemorySource source(repeated("plain \xE9\n", 100'000));
        const Codec& left = codec(QStringLiteral("utf-8"));
        const Codec& right = codec(QStringLiteral("windows-1252"));
        std::stop_source stop;
        std::uint64_t last = 0;
        bool grows = true;
        const auto progress = [&](std::uint64_t done, std::uint64_t total) {
            grows = grows && done >= last && total == source.size();
            last = done;
            if (done > total / 2)
                stop.request_stop();
        };
        const auto result =
            differencesOfReadings(source, left, right, 100, stop.get_token(), progress);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QVERIFY(grows);
        QVERIFY(last < source.size());
    }
};

QTEST_GUILESS_MAIN(TestReadingDifferences)
#include "tst_reading_differences.moc"
