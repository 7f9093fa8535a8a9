// Readings of the same bytes: errors, equality, order; over the whole registry.

#include "core/codec/samples.h"
#include "core/codecs.h"
#include "repair/comparison.h"
#include "scan/checker.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

namespace {

std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes))
        text += isError(span.status) ? U"\uFFFD" : span.text();
    return text;
}

std::vector<const Codec*> allCodecs() {
    std::vector<std::string_view> names;
    for (const CodecInfo& info : registry().list())
        names.push_back(info.name);
    return findCodecs(registry(), names);
}

/// Gives its bytes and then fails.
class BrokenSource final : public ByteSource {
public:
    std::uint64_t size() const override { return 100; }
    Result<std::size_t> read(std::uint64_t, std::span<Byte>) const override {
        return Error{ErrorCode::ReadFailed, "broken", {}};
    }
};

} // namespace

class TestComparison final : public QObject {
    Q_OBJECT

private slots:
    void everyListedNameIsACodec() {
        for (const auto list : {usualEncodings(), confusableEncodings()}) {
            for (const std::string_view name : list)
                QCOMPARE(registry().canonicalName(name), std::optional(std::string(name)));
        }
    }

    void readingsAgreeWithADecodeAndACheck() {
        constexpr std::uint32_t kSeed = 20260;
        test::Samples samples(kSeed);
        const auto codecs = allCodecs();
        QVERIFY(!codecs.empty());
        for (const Codec* codec : codecs) {
            for (int round = 0; round < 8; ++round) {
                const Bytes bytes = samples.anything(*codec, samples.below(200));
                const auto reading = readAs(MemorySource(bytes), *codec);
                const auto text = textOf(*codec, bytes);
                TextDigest digest;
                for (const char32_t codePoint : text)
                    digest.add(codePoint);
                const MemorySource source(bytes);
                SourceReader reader(source);
                const auto checked = check(reader, *codec, {});
                QVERIFY2(reading && checked, codec->name().c_str());
                QCOMPARE(reading->errors, checked->errors);
                QCOMPARE(reading->codePoints, std::uint64_t(text.size()));
                QVERIFY2(reading->digest == digest, codec->name().c_str());
                QVERIFY(reading->score > 0 && reading->score < 1);
            }
        }
    }

    void sameAsIsTheFirstAboveWithEqualText() {
        constexpr std::uint32_t kSeed = 7;
        test::Samples samples(kSeed);
        const auto codecs = allCodecs();
        for (int round = 0; round < 5; ++round) {
            const Bytes bytes = samples.anything(*codecs[samples.below(codecs.size())], 12);
            const auto rows = compareReadings(MemorySource(bytes), codecs, ReadingOrder::BestFirst);
            QVERIFY(rows);
            QCOMPARE(rows->size(), codecs.size());
            for (std::size_t i = 0; i < rows->size(); ++i) {
                const Codec* same = nullptr;
                for (std::size_t k = 0; k < i && !same; ++k) {
                    if ((*rows)[k].reading.errors == (*rows)[i].reading.errors &&
                        textOf(*(*rows)[k].codec, bytes) == textOf(*(*rows)[i].codec, bytes))
                        same = (*rows)[k].codec;
                }
                QCOMPARE((*rows)[i].sameAs, same);
                QVERIFY(i == 0 || (*rows)[i - 1].reading.score >= (*rows)[i].reading.score);
            }
        }
    }

    void genuineReplacementDiffersFromAnError() {
        const std::string_view names[] = {"UTF-8", "UTF-32LE"};
        // Two characters in one reading, two errors in the other: both show U+FFFD U+FFFD.
        const auto rows = compareReadings(MemorySource({0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD}),
                                          findCodecs(registry(), names), ReadingOrder::AsGiven);
        QVERIFY(rows);
        QCOMPARE((*rows)[0].reading.errors, 0u);
        QCOMPARE((*rows)[1].reading.errors, 2u);
        QVERIFY(!(*rows)[1].sameAs);
    }

    void orderAsGiven() {
        const std::string_view names[] = {"UTF-16BE", "UTF-8", "UTF-16LE"};
        const auto rows = compareReadings(MemorySource({0x61, 0x62}), findCodecs(registry(), names),
                                          ReadingOrder::AsGiven);
        QVERIFY(rows);
        for (std::size_t i = 0; i < std::size(names); ++i)
            QCOMPARE((*rows)[i].codec->name(), std::string(names[i]));
    }

    void longTextsAreReadSideBySide() {
        Bytes bytes;
        for (int i = 0; i < 20'000; ++i)
            for (const char c : std::string_view("текст\n"))
                bytes.push_back(static_cast<Byte>(c));
        const auto codecs = findCodecs(registry(), usualEncodings());
        std::uint64_t last = 0;
        std::uint64_t total = 0;
        const auto rows = compareReadings(MemorySource(bytes), codecs, ReadingOrder::BestFirst, {},
                                          [&](std::uint64_t done, std::uint64_t all) {
                                              QVERIFY(done >= last);
                                              last = done;
                                              total = all;
                                          });
        QVERIFY(rows);
        QCOMPARE(rows->front().codec->name(), "UTF-8");
        QCOMPARE(rows->front().reading.codePoints, 120'000u);
        QCOMPARE(total, std::uint64_t(bytes.size() * codecs.size()));
        QVERIFY(last > 0 && last <= total);
    }

    void troubleOfTheSourceIsReported() {
        const auto rows = compareReadings(BrokenSource(), findCodecs(registry(), usualEncodings()),
                                          ReadingOrder::BestFirst);
        QVERIFY(!rows);
        QCOMPARE(rows.error().subject, "broken");
    }

    void stopIsObeyed() {
        std::stop_source stop;
        stop.request_stop();
        const auto rows =
            compareReadings(MemorySource({0x41}), findCodecs(registry(), usualEncodings()),
                            ReadingOrder::BestFirst, stop.get_token());
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
