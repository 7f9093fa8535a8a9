// UTF-16 and UTF-32 with a fault: which encoding it is and where the fault is are said, with a mark
// and without one, in each language of the sentences; and what is no such text is not taken for it.

#include "core/detect/detection.h"
#include "core/detect/sentences.h"

#include <QtTest>

#include <random>

using namespace moji;
using moji::test::detect;
using moji::test::registry;

namespace {

struct Fault {
    const char* name;
    std::uint64_t slack; // units between the fault and the place that is named
};
constexpr Fault kFaults[] = {{"cut", 0}, {"surrogate", 0}, {"lost", 4}, {"came in", 4}};

constexpr std::size_t kAt = 40; // units before the fault

std::size_t unitOf(const Codec& codec) {
    return codec.info().sync == Synchronisation::FourBytes ? 4 : 2;
}

/// The text with one fault; for "cut", at its end.
Bytes damaged(const Codec& codec, std::u32string_view text, std::string_view fault) {
    Bytes bytes = encodeAll(codec, text).value_or(Bytes());
    const std::size_t unit = unitOf(codec);
    const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(kAt * unit);
    if (fault == "cut")
        bytes.pop_back();
    else if (fault == "lost")
        bytes.erase(at);
    else if (fault == "came in")
        bytes.insert(at, Byte{'x'});
    else {
        Bytes surrogate(unit, 0);
        const bool isBig = codec.name().ends_with("BE");
        surrogate[isBig ? unit - 2 : 1] = 0xD8;
        surrogate[isBig ? unit - 1 : 0] = 0x01;
        bytes.insert(at, surrogate.begin(), surrogate.end());
    }
    return bytes;
}

} // namespace

class TestWideDamage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneFaultIsFound_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("marked");
        for (const char* encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
            QTest::addRow("%s, with a mark", encoding) << encoding << true;
            QTest::addRow("%s, without", encoding) << encoding << false;
        }
    }
    void oneFaultIsFound() {
        QFETCH(QString, encoding);
        QFETCH(bool, marked);
        const Codec& codec = *registry().find(encoding.toStdString());
        for (const test::Sentence& sentence : test::kSentences) {
            std::u32string text = marked ? U"\uFEFF" : U"";
            while (text.size() < 150)
                text.append(sentence.text).append(U"\n");
            for (const Fault& fault : kFaults) {
                const Bytes bytes = damaged(codec, text, fault.name);
                const Detection detection = detect(bytes);
                const QByteArray shown = QByteArray(sentence.language) + ", " + fault.name;
                QVERIFY2(!detection.binary && !detection.guesses.empty(), shown);
                const EncodingGuess& best = detection.guesses.front();
                QVERIFY2(best.codec == &codec, shown + ": " + best.codec->name().c_str());
                QVERIFY2(!detection.ambiguous && best.score > 0.9, shown);
                QVERIFY2(best.damaged == 1 && best.damage.size() == 1, shown);
                const std::size_t unit = unitOf(codec);
                const std::uint64_t place = best.damage.front().offset;
                const std::uint64_t expected =
                    std::string_view(fault.name) == "cut" ? bytes.size() / unit * unit : kAt * unit;
                QVERIFY2(place + fault.slack * unit >= expected &&
                             place <= expected + fault.slack * unit,
                         shown + ": at " + QByteArray::number(place));
            }
        }
    }

    void whatIsWholeIsNotDamaged() {
        for (const char* encoding : {"UTF-16LE", "UTF-32BE"}) {
            for (const test::Sentence& sentence : test::kSentences) {
                const Detection detection =
                    detect(*encodeAll(*registry().find(encoding), sentence.text));
                QVERIFY(!detection.guesses.empty());
                QCOMPARE(detection.guesses.front().damaged, std::uint64_t{0});
            }
        }
    }

    void manyFaultsAreCountedAndTheFirstNamed() {
        const Codec& codec = *registry().find("UTF-16LE");
        std::u32string text = U"\uFEFF";
        for (int line = 0; line < 40; ++line)
            text += U"The quick brown fox jumps over the lazy dog.\n";
        // What a program makes of line ends that takes the bytes for text: 0A becomes 0D 0A.
        Bytes bytes;
        for (const Byte byte : encodeAll(codec, text).value_or(Bytes())) {
            if (byte == 0x0A)
                bytes.push_back(0x0D);
            bytes.push_back(byte);
        }
        const Detection detection = detect(bytes);
        QVERIFY(!detection.guesses.empty());
        QVERIFY(detection.guesses.front().codec == &codec);
        QCOMPARE(detection.guesses.front().damaged, std::uint64_t{40});
        QCOMPARE(detection.guesses.front().damage.size(), kKeptFaults);
    }

    void whatIsNoTextIsBinary_data() {
        QTest::addColumn<QByteArray>("bytes");
        std::mt19937 random(7);
        QByteArray noise;
        QByteArray counter;
        QByteArray small;
        for (int i = 0; i < 4000; ++i) {
            noise += static_cast<char>(random());
            counter += static_cast<char>(i);
            counter += static_cast<char>(i >> 8);
            small += static_cast<char>(random() % 40);
            small += '\0';
        }
        QTest::newRow("noise") << noise;
        QTest::newRow("noise behind a mark") << QByteArray("\xFF\xFE") + noise;
        QTest::newRow("a counter of 16 bits") << counter;
        QTest::newRow("small numbers of 16 bits") << small;
    }
    void whatIsNoTextIsBinary() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        const bool saysWide = !detection.guesses.empty() && detection.guesses.front().score > 0.5;
        QVERIFY2(!saysWide,
                 detection.guesses.empty() ? "" : detection.guesses.front().codec->name().c_str());
    }
};

QTEST_APPLESS_MAIN(TestWideDamage)
#include "tst_wide_damage.moc"
