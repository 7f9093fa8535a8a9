// check(): errors, problems, lines and columns, however the input is cut into blocks.

#include "codec/codec_registry.h"
#include "scan/checker.h"
#include "scan/statistics.h"
#include "scan/utf8_stretch.h"

#include <QtTest>

#include <numeric>
#include <random>

using namespace moji;

namespace {

/// Gives the bytes in pieces of at most `step`.
class PiecewiseReader final : public ByteReader {
public:
    PiecewiseReader(ByteView bytes, std::size_t step)
        : m_rest(bytes)
        , m_step(step) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        const auto count = std::min({out.size(), m_rest.size(), m_step});
        std::copy_n(m_rest.begin(), count, out.begin());
        m_rest = m_rest.subspan(count);
        return count;
    }

private:
    ByteView m_rest;
    std::size_t m_step;
};

struct Checked {
    CheckSummary summary;
    std::vector<ErrorRecord> errors;
};

Checked checkBytes(ByteView bytes, const Codec& codec, std::size_t step = ~std::size_t{0}) {
    PiecewiseReader reader(bytes, step);
    Checked checked;
    CheckOptions options;
    options.onError = [&](const ErrorRecord& error) { checked.errors.push_back(error); };
    checked.summary = check(reader, codec, options).value();
    return checked;
}

QString describe(const std::vector<ErrorRecord>& errors) {
    QString text;
    for (const ErrorRecord& error : errors)
        text += QStringLiteral("%1+%2 %3 p%4 %5:%6 %7; ")
                    .arg(error.offset)
                    .arg(error.bytes.size())
                    .arg(QString::fromStdString(std::string(identifier(error.kind))))
                    .arg(error.problem)
                    .arg(error.line)
                    .arg(error.column)
                    .arg(QString::fromStdString(error.expected));
    return text;
}

} // namespace

class TestChecker : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private slots:
    /// Errors that are listed are counted one by one, the others in runs of equal ones.
    void runsOfEqualErrorsCountAsSingleOnes() {
        std::mt19937 random(5);
        for (int round = 0; round < 300; ++round) {
            constexpr std::array<Byte, 9> kBytes = {0xFF, 0xFE, 0xC0, 0xF8, 0x80,
                                                    0xE4, 0xC3, 'a',  '\n'};
            Bytes bytes;
            while (bytes.size() < 3000) {
                const Byte byte = kBytes[random() % kBytes.size()];
                bytes.insert(bytes.end(), 1 + random() % (random() % 4 == 0 ? 1500 : 5), byte);
            }
            std::vector<StretchError> errors;
            StretchOptions listing;
            listing.errors = &errors;
            const StretchTotals one = scanStretch(bytes, 7, listing);
            QCOMPARE(one.errors, std::uint64_t(errors.size()));
            QVERIFY(one == scanStretch(bytes, 7, {}));
        }
    }

    void errors_data() {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QString>("errors");
        const auto row = [](const char* hex, const char* errors) {
            QTest::newRow(hex) << QByteArray(hex) << QString::fromLatin1(errors);
        };
        row("", "");
        row("41 0A C3 A9", "");
        row("C0 AF", "0+1 overlong p1 1:1 lead byte; 1+1 too_long p1 1:2 lead byte; ");
        row("ED A0 80", "0+1 surrogate p1 1:1 80..9F; 1+1 too_long p1 1:2 lead byte; "
                        "2+1 too_long p1 1:3 lead byte; ");
        row("F4 90 80 80", "0+1 too_large p1 1:1 80..8F; 1+1 too_long p1 1:2 lead byte; "
                           "2+1 too_long p1 1:3 lead byte; 3+1 too_long p1 1:4 lead byte; ");
        row("E4 B8", "0+2 too_short p1 1:1 80..BF; ");
        row("F0 80 41", "0+1 overlong p1 1:1 90..BF; 1+1 too_long p1 1:2 lead byte; ");
        row("80 80", "0+1 too_long p1 1:1 lead byte; 1+1 too_long p2 1:2 lead byte; ");
        row("F8 88 80 80 80 80", "0+1 header_bits p1 1:1 lead byte; 1+1 too_long p1 1:2 lead byte; "
                                 "2+1 too_long p1 1:3 lead byte; 3+1 too_long p1 1:4 lead byte; "
                                 "4+1 too_long p1 1:5 lead byte; 5+1 too_long p2 1:6 lead byte; ");
        row("0A 41 FF", "2+1 header_bits p1 2:2 lead byte; ");
    }
    void errors() {
        QFETCH(QByteArray, hex);
        QFETCH(QString, errors);
        const QByteArray raw = QByteArray::fromHex(hex);
        const ByteView bytes(reinterpret_cast<const Byte*>(raw.data()),
                             static_cast<std::size_t>(raw.size()));
        QCOMPARE(describe(checkBytes(bytes, m_codecs.utf8()).errors), errors);
    }

    void blocksDoNotMatter() {
        std::mt19937 random(11);
        const std::vector<std::string> pieces{"a",
                                              "\n",
                                              "é",
                                              "世",
                                              "😀",
                                              "\xEF\xBF\xBD",
                                              "\x80",
                                              "\xC0",
                                              "\xE4\xB8",
                                              "\xF0\x9F\x98",
                                              "\xED\xA0\x80",
                                              "plain text of some length\n",
                                              "\xFF"};
        for (int round = 0; round < 200; ++round) {
            std::string text;
            for (int i = 0; i < 40; ++i)
                text += pieces[random() % pieces.size()];
            const Checked whole = checkBytes(asBytes(text), m_codecs.utf8());
            for (const std::size_t step : {1, 2, 3, 7, 64}) {
                const Checked cut = checkBytes(asBytes(text), m_codecs.utf8(), step);
                QCOMPARE(describe(cut.errors), describe(whole.errors));
                QCOMPARE(cut.summary.codePoints, whole.summary.codePoints);
                QCOMPARE(cut.summary.lines, whole.summary.lines);
                QCOMPARE(cut.summary.problems, whole.summary.problems);
                QCOMPARE(cut.summary.replacementCharacters, whole.summary.replacementCharacters);
            }
        }
    }

    void theSameInEveryEncoding() {
        // The counts of tally() and next() agree for whatever codec, on random bytes.
        std::mt19937 random(5);
        Bytes bytes(3000);
        std::ranges::generate(bytes, [&] { return static_cast<Byte>(random()); });
        for (const CodecInfo& info : m_codecs.list()) {
            const Codec& codec = *m_codecs.find(info.name);
            std::uint64_t codePoints = 0;
            std::uint64_t errors = 0;
            for (const Span& span : decodeAll(codec, bytes)) {
                codePoints += isError(span.status) ? 1 : span.count;
                errors += isError(span.status);
            }
            const CheckSummary summary = checkBytes(bytes, codec, 100).summary;
            QVERIFY2(summary.codePoints == codePoints && summary.errors == errors,
                     info.name.c_str());
        }
    }

    void rolesAddUp() {
        const std::string text = "A\t é世😀\xFF\xE4\xB8\x7F";
        PiecewiseReader reader(asBytes(text), 5);
        const auto got = collectStatistics(reader, ~std::uint64_t{0}, {});
        QVERIFY(got);
        const std::array<std::uint64_t, kByteRoles> want{2, 2, 1, 1, 1, 6, 3};
        QVERIFY(got->roles == want);
        QCOMPARE(std::accumulate(got->histogram.begin(), got->histogram.end(), std::uint64_t{0}),
                 std::uint64_t{text.size()});
        QVERIFY(!got->check.valid());
    }

    void entropyIsOfTheBytes() {
        const std::string even = "abcdabcd";
        PiecewiseReader reader(asBytes(even), 5);
        QCOMPARE(collectStatistics(reader, 99, {})->entropy(), 2.0);
    }
};

QTEST_GUILESS_MAIN(TestChecker)
#include "tst_checker.moc"
