// The registry of decoders: the law "agreement" for those that are strict, the libraries' own
// words, windows, stopping, and how each departs from the strict one.

#include "core/decoders/decoder_samples.h"

#include <QTest>
#include <utf8cpp/utf8.h>

using namespace moji;
using namespace moji::test;

namespace {

/// Strict in verdict and first error.
const char* const kStrict[] = {"hoehrmann-eat", "hoehrmann-retry", "lookup", "fuchsia",
                               "utfcpp",        "whatwg",          "icu",    "iconv"};
/// Strict in every reading.
const char* const kMaximalSubparts[] = {"hoehrmann-retry", "whatwg", "icu"};

/// Bytes that are made when they are asked for.
class GeneratedSource final : public ByteSource {
public:
    GeneratedSource(std::uint64_t size, std::function<Byte(std::uint64_t)> byteAt)
        : m_size(size)
        , m_byteAt(std::move(byteAt)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto count = std::min<std::uint64_t>(out.size(), m_size - std::min(offset, m_size));
        for (std::size_t i = 0; i < count; ++i)
            out[i] = m_byteAt(offset + i);
        return static_cast<std::size_t>(count);
    }

private:
    std::uint64_t m_size;
    std::function<Byte(std::uint64_t)> m_byteAt;
};

std::vector<Reading> readBytes(const char* decoder, const Bytes& bytes) {
    return readAll(*DecoderRegistry().find(decoder), MemorySource(bytes));
}

Verdict verdictOf(std::span<const Reading> readings) {
    Verdict verdict;
    for (const Reading& reading : readings) {
        verdict.replacements += reading.replaced;
        if (reading.replaced && !verdict.firstError)
            verdict.firstError = reading.offset;
    }
    return verdict;
}

/// "002F [FFFD] D800"
QString words(const std::vector<Reading>& readings) {
    QStringList list;
    for (const Reading& reading : readings) {
        const auto name = QString::number(std::uint32_t(reading.codePoint), 16)
                              .toUpper()
                              .rightJustified(4, QLatin1Char('0'));
        list.append(reading.replaced ? QStringLiteral("[%1]").arg(name) : name);
    }
    return list.join(QLatin1Char(' '));
}

} // namespace

class TestDecoders final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// `moji decoders` promises these, in this order; the list may have more.
    void promisedDecodersAreListedInOrder() {
        const QStringList promised =
            QStringLiteral("plan9 branchy hoehrmann-eat hoehrmann-retry lookup fuchsia utfcpp "
                           "whatwg cesu-8 mutf-8 wtf-8 icu iconv")
                .split(QLatin1Char(' '));
        QStringList ids;
        const DecoderRegistry decoders;
        for (const auto& decoder : decoders.list())
            ids.append(QString::fromStdString(decoder->info().id));
        QCOMPARE(ids.removeDuplicates(), 0);
        ids.removeIf([&](const QString& id) { return !promised.contains(id); });
        QCOMPARE(ids, promised);
        QVERIFY(decoders.find("no-such-decoder") == nullptr);
    }

    void readings_data() {
        QTest::addColumn<QString>("decoder");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<int>("firstError"); // -1: none
        const auto row = [](const char* decoder, const char* hex, const char* expected,
                            int firstError) {
            QTest::addRow("%s-%s", decoder, QByteArray(hex).replace(' ', '-').constData())
                << QString::fromLatin1(decoder) << QString::fromLatin1(hex)
                << QString::fromLatin1(expected) << firstError;
        };
        row("plan9", "C0 AF", "[FFFD] [FFFD]", 0);
        row("plan9", "FD BF BF BF BF BF", "7FFFFFFF", -1);
        row("plan9", "E4 B8", "[FFFD] [FFFD]", 0);
        row("branchy", "C0 AF", "002F", -1);
        row("branchy", "41 E4 B8", "0041 [FFFD] [FFFD]", 1);
        row("hoehrmann-eat", "41 C2 41", "0041 [FFFD]", 1);
        row("hoehrmann-retry", "41 C2 41", "0041 [FFFD] 0041", 1);
        row("hoehrmann-eat", "E4 B8", "[FFFD]", 0);
        row("hoehrmann-eat", "61 F0 9F 98 22 3E", "0061 [FFFD] 003E", 1);
        row("utfcpp", "E0 80 AF 41", "[FFFD] 0041", 0);
        row("utfcpp", "C0 AF", "[FFFD]", 0);
        row("utfcpp", "80 80", "[FFFD] [FFFD]", 0);
        row("utfcpp", "FF 80 80", "[FFFD] [FFFD] [FFFD]", 0);
        row("whatwg", "E0 80 AF", "[FFFD] [FFFD] [FFFD]", 0);
        row("whatwg", "EF BF BD FF", "FFFD [FFFD]", 3);
        row("cesu-8", "ED A0 BD ED B8 80", "1F600", -1);
        row("cesu-8", "F0 9F 98 80", "[FFFD]", 0);
        row("cesu-8", "ED A0 80", "D800", -1);
        row("mutf-8", "41 C0 80 42", "0041 0000 0042", -1);
        row("mutf-8", "F0 9F 98 80", "[FFFD] [FFFD] [FFFD] [FFFD]", 0);
        row("mutf-8", "E4 B8 41", "[FFFD] 0041", 0);
        row("wtf-8", "ED A0 80 41", "D800 0041", -1);
        row("wtf-8", "41 ED A0 BD ED B8 80", "0041 [FFFD]", 1);
        row("icu", "EF BB BF E4 B8 ED A0 80", "FEFF [FFFD] [FFFD] [FFFD] [FFFD]", 3);
        row("iconv", "EF BB BF 41 E4 B8", "FEFF 0041", 4);
        row("iconv", "41 F4 90 80 80 42", "0041", 1);
        row("lookup", "41 C2 41", "", 1);
        row("fuchsia", "41 C2 41", "", 1);
    }
    void readings() {
        QFETCH(QString, decoder);
        QFETCH(QString, hex);
        QFETCH(QString, expected);
        QFETCH(int, firstError);
        const std::string id = decoder.toStdString();
        const Bytes bytes = *parseHexBytes(hex.toStdString());
        QCOMPARE(words(readBytes(id.c_str(), bytes)), expected);
        const auto verdict = DecoderRegistry().find(id)->decode(MemorySource(bytes), {});
        QVERIFY(verdict);
        QCOMPARE(verdict->firstError ? int(*verdict->firstError) : -1, firstError);
        QCOMPARE(int(verdict->replacements), int(expected.count(QLatin1Char('['))));
    }

    void strictOnesAgreeOnNoise() {
        constexpr unsigned kSeed = 1992;
        std::mt19937 random(kSeed);
        const DecoderRegistry decoders;
        for (int round = 0; round < 20000; ++round) {
            const Bytes bytes = noise(random, random() % 10);
            const MemorySource source(bytes);
            const auto strict = strictReadings(bytes);
            for (const char* id : kStrict) {
                const ReadingDecoder& decoder = *decoders.find(id);
                const auto verdict = decoder.decode(source, {});
                QVERIFY2(verdict && verdict->firstError == verdictOf(strict).firstError,
                         qPrintable(about(kSeed, round, decoder, bytes)));
            }
            for (const char* id : kMaximalSubparts)
                QVERIFY2(readAll(*decoders.find(id), source) == strict,
                         qPrintable(about(kSeed, round, *decoders.find(id), bytes)));
        }
    }

    /// All 2^24 strings of three bytes, one after the other, each after a letter.
    void allStringsOfThreeBytes_data() {
        QTest::addColumn<QString>("decoder");
        for (const char* id : kMaximalSubparts)
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void allStringsOfThreeBytes() {
        QFETCH(QString, decoder);
        const GeneratedSource source(std::uint64_t{0x1000000} * 4, [](std::uint64_t at) {
            return at % 4 == 3 ? Byte{'x'} : static_cast<Byte>(at / 4 >> (16 - 8 * (at % 4)));
        });
        std::uint64_t next = 0;
        std::optional<std::uint64_t> wrong;
        const auto verdict =
            DecoderRegistry()
                .find(decoder.toStdString())
                ->decode(source, [&](std::span<const Reading> readings) {
                    for (const Reading& reading : readings) {
                        const std::uint64_t number = next / 4;
                        const Byte string[] = {static_cast<Byte>(number >> 16),
                                               static_cast<Byte>(number >> 8),
                                               static_cast<Byte>(number), 'x'};
                        const Span span = moji::utf8::decodeStrict(
                            ByteView(string).subspan(next % 4), Tail::AtEnd);
                        const bool replaced = isError(span.status);
                        const Reading strict{next, span.length,
                                             replaced ? 0xFFFD : span.codePoints[0], replaced};
                        if (reading != strict) {
                            wrong = next;
                            return false;
                        }
                        next += span.length;
                    }
                    return true;
                });
        QVERIFY2(verdict && !wrong, qPrintable(QString::number(wrong.value_or(0), 16)));
        QCOMPARE(next, source.size());
    }

    /// Those that have only a verdict are asked string by string: all of two bytes, and the edges
    /// of Table 3-7 in three; all of three where MOJISCOPE_EXHAUSTIVE=1.
    void verdictsOnShortStrings() {
        const DecoderRegistry decoders;
        const auto check = [&](const Bytes& bytes) {
            const MemorySource source(bytes);
            const auto expected = verdictOf(strictReadings(bytes)).firstError;
            return std::ranges::all_of(kStrict, [&](const char* id) {
                const auto verdict = decoders.find(id)->decode(source, {});
                return verdict && verdict->firstError == expected;
            });
        };
        const bool exhaustive = qEnvironmentVariableIntValue("MOJISCOPE_EXHAUSTIVE") != 0;
        Bytes edges = {0x00, 0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0,
                       0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF};
        for (unsigned number = 0; number < 0x10000; number += exhaustive ? 1 : 3) {
            const Bytes bytes = {Byte(number >> 8), Byte(number)};
            QVERIFY2(check(bytes), qPrintable(QString::fromStdString(hexBytes(bytes))));
        }
        if (exhaustive) {
            edges.resize(0x100);
            for (unsigned byte = 0; byte < 0x100; ++byte)
                edges[byte] = static_cast<Byte>(byte);
        }
        for (const Byte first : edges) {
            for (const Byte second : edges) {
                for (const Byte third : edges)
                    QVERIFY2(
                        check({first, second, third}),
                        qPrintable(QString::fromStdString(hexBytes(Bytes{first, second, third}))));
            }
        }
    }

    /// Texts larger than the window they are read through, sequences across its edges.
    void windowsChangeNothing() {
        std::mt19937 random(256);
        const Bytes bytes = noise(random, 400000);
        QVERIFY(bytes.size() > 600000);
        const MemorySource source(bytes);
        const auto strict = strictReadings(bytes);
        const DecoderRegistry decoders;
        for (const char* id : kMaximalSubparts)
            QVERIFY2(readAll(*decoders.find(id), source) == strict, id);
        for (const auto& decoder : decoders.list()) {
            if (decoder->info().kind != DecoderKind::Replaces)
                continue;
            std::uint64_t next = 0;
            for (const Reading& reading : readAll(*decoder, source)) {
                QVERIFY2(reading.offset == next && reading.length > 0, decoder->info().id.c_str());
                next += reading.length;
            }
            QCOMPARE(next, std::uint64_t(bytes.size()));
        }
    }

    void validTextIsReadWholeByAll() {
        std::mt19937 random(257);
        Bytes bytes;
        while (bytes.size() < 700000) {
            static const std::string kPieces[] = {"a", "\xC3\xA9", "\xE4\xB8\x96", "\xEF\xBF\xBD"};
            const std::string& piece = kPieces[random() % std::size(kPieces)];
            bytes.insert(bytes.end(), piece.begin(), piece.end());
        }
        const MemorySource source(bytes);
        const auto strict = strictReadings(bytes);
        const DecoderRegistry decoders;
        for (const auto& decoder : decoders.list()) {
            const auto verdict = decoder->decode(source, {});
            QVERIFY2(verdict && verdict->accepts(), decoder->info().id.c_str());
            if (decoder->info().kind != DecoderKind::Validates)
                QVERIFY2(readAll(*decoder, source) == strict, decoder->info().id.c_str());
        }
    }

    void utfcppSaysWhatReplaceInvalidSays() {
        constexpr unsigned kSeed = 323;
        std::mt19937 random(kSeed);
        const DecoderRegistry decoders;
        const ReadingDecoder& decoder = *decoders.find("utfcpp");
        for (int round = 0; round < 50000; ++round) {
            const Bytes bytes = noise(random, round < 49990 ? random() % 10 : 100000);
            std::string expected;
            ::utf8::replace_invalid(bytes.begin(), bytes.end(), std::back_inserter(expected));
            std::string found;
            for (const Reading& reading : readAll(decoder, MemorySource(bytes)))
                ::utf8::append(std::uint32_t(reading.codePoint), std::back_inserter(found));
            QVERIFY2(
                found == expected,
                qPrintable(about(kSeed, round, decoder,
                                 ByteView(bytes).first(std::min<std::size_t>(60, bytes.size())))));
        }
    }

    void aLongRunOfContinuationBytesIsOneMarkToUtfcpp() {
        Bytes bytes(600000, 0x80);
        bytes.front() = 0xE0;
        bytes.back() = 'x';
        const std::vector<Reading> expected = {{0, 599999, 0xFFFD, true}, {599999, 1, 'x', false}};
        QVERIFY(readBytes("utfcpp", bytes) == expected);
    }

    void aSinkEndsTheRun() {
        const GeneratedSource source(std::uint64_t{1} << 40,
                                     [](std::uint64_t) { return Byte{'a'}; });
        const DecoderRegistry decoders;
        for (const auto& decoder : decoders.list()) {
            if (decoder->info().kind == DecoderKind::Validates)
                continue;
            std::size_t batches = 0;
            const auto verdict =
                decoder->decode(source, [&](std::span<const Reading>) { return ++batches < 3; });
            QVERIFY2(verdict, decoder->info().id.c_str());
            QCOMPARE(batches, std::size_t{3});
        }
    }

    void aStopEndsTheRun() {
        const GeneratedSource source(std::uint64_t{1} << 40,
                                     [](std::uint64_t) { return Byte{'a'}; });
        std::stop_source stop;
        stop.request_stop();
        const DecoderRegistry decoders;
        for (const auto& decoder : decoders.list()) {
            const auto verdict = decoder->decode(source, {}, stop.get_token());
            QVERIFY2(!verdict && verdict.error().code == ErrorCode::Cancelled,
                     decoder->info().id.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestDecoders)
#include "tst_decoders.moc"
