// How each decoder departs from the strict one: the gravest of what can be said of a text.

#include "core/decoders/decoder_samples.h"
#include "decoders/disagreement.h"

#include <QTest>

using namespace moji;
using namespace moji::test;

class TestDisagreement final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void disagreements_data() {
        QTest::addColumn<QString>("decoder");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("offset");
        const auto row = [](const char* decoder, const char* hex, const char* kind, int offset) {
            QTest::addRow("%s-%s", decoder, QByteArray(hex).replace(' ', '-').constData())
                << QString::fromLatin1(decoder) << QString::fromLatin1(hex)
                << QString::fromLatin1(kind) << offset;
        };
        row("branchy", "41 C0 AF", "overlong_accepted", 1);
        row("branchy", "E0 80 AF", "overlong_accepted", 0);
        row("branchy", "C0 80", "overlong_accepted", 0);
        row("branchy", "F7 BF BF BF", "too_large_accepted", 0);
        row("plan9", "E4 B8 41 ED A0 80", "surrogate_accepted", 3);
        row("plan9", "F4 90 80 80", "too_large_accepted", 0);
        row("plan9", "E4 B8 41", "more_replacements", 0);
        row("hoehrmann-eat", "E4 B8 41", "byte_eaten", 0);
        row("hoehrmann-eat", "E0 80 AF", "fewer_replacements", 0);
        row("hoehrmann-retry", "E0 80 AF E4 B8 41", "", 0);
        row("utfcpp", "C0 AF", "fewer_replacements", 0);
        row("cesu-8", "ED A0 BD ED B8 80", "pair_joined", 0);
        row("cesu-8", "41 F0 9F 98 80", "character_refused", 1);
        row("mutf-8", "C0 80", "overlong_accepted", 0);
        row("wtf-8", "ED A0 80", "surrogate_accepted", 0);
        row("icu", "ED A0 80 C0 AF F4 90", "", 0);
        row("iconv", "ED A0 80 C0 AF F4 90", "", 0);
        row("lookup", "C0 AF", "", 0);
    }
    void disagreements() {
        QFETCH(QString, decoder);
        QFETCH(QString, hex);
        QFETCH(QString, kind);
        QFETCH(int, offset);
        const DecoderRegistry decoders;
        const auto found = gravestDisagreement(*decoders.find(decoder.toStdString()),
                                               MemorySource(*parseHexBytes(hex.toStdString())));
        QVERIFY(found);
        QCOMPARE(*found ? QString::fromStdString(std::string(identifier((*found)->kind)))
                        : QString(),
                 kind);
        if (*found)
            QCOMPARE((*found)->reading.offset, std::uint64_t(offset));
    }

    /// No disagreement is found exactly where a decoder reads what the strict one reads.
    void noDisagreementMeansTheSameReadings() {
        constexpr unsigned kSeed = 5;
        std::mt19937 random(kSeed);
        const DecoderRegistry decoders;
        for (int round = 0; round < 20000; ++round) {
            const Bytes bytes = noise(random, random() % 8);
            const MemorySource source(bytes);
            for (const auto& decoder : decoders.list()) {
                if (decoder->info().kind != DecoderKind::Replaces)
                    continue;
                const auto found = gravestDisagreement(*decoder, source);
                QVERIFY2(found && found->has_value() ==
                                      (readAll(*decoder, source) != strictReadings(bytes)),
                         qPrintable(about(kSeed, round, *decoder, bytes)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestDisagreement)
#include "tst_disagreement.moc"
