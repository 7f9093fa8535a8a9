// Texts compared by their characters: the same text in two encodings is equal, no character is cut,
// and what is between the differences is the same text.

#include "codec/codec_registry.h"
#include "compare/text_alignment.h"
#include "core/troubled_source.h"

#include <QtTest>

#include <random>
#include <stop_token>

using namespace moji;

namespace {

const std::u32string kLetters = U"ab é è ю я 가 각 世 😀 x\n";

std::u32string someText(std::mt19937& random, std::size_t length) {
    std::u32string text;
    for (std::size_t i = 0; i < length; ++i)
        text += kLetters[random() % kLetters.size()];
    return text;
}

/// `text` with a few letters inserted, removed and replaced.
std::u32string edited(std::u32string text, std::mt19937& random) {
    for (int i = 0; i < 4; ++i) {
        const std::size_t at = random() % (text.size() + 1);
        switch (random() % 3) {
        case 0:
            text.insert(at, 1, kLetters[random() % kLetters.size()]);
            break;
        case 1:
            text.erase(std::min(at, text.size() - 1), 1);
            break;
        default:
            text[std::min(at, text.size() - 1)] = kLetters[random() % kLetters.size()];
        }
    }
    return text;
}

} // namespace

class TestTextAlignment : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameTextIsEqual_data() { encodings(); }
    void theSameTextIsEqual();
    void noCharacterIsCut_data() { encodings(); }
    void noCharacterIsCut();
    void differencesAreCharacters();
    void marksAreNoText();
    void malformedBytesDiffer();
    void aLongTextHasFewStretches();
    void stopsWhileTextIsRead();
    void everyReadErrorIsTold_data();
    void everyReadErrorIsTold();

private:
    static void encodings();
    [[nodiscard]] const Codec& codec(const char* name) const { return *m_codecs.find(name); }
    [[nodiscard]] Bytes written(const char* encoding, std::u32string_view text) const {
        return encodeAll(codec(encoding), text).value_or(Bytes());
    }
    [[nodiscard]] AlignmentResult aligned(const char* left, const Bytes& leftBytes,
                                          const char* right, const Bytes& rightBytes) const {
        const MemorySource one(leftBytes);
        const MemorySource other(rightBytes);
        auto found = alignTexts({one, codec(left)}, {other, codec(right)});
        return found ? std::move(*found) : AlignmentResult();
    }
    [[nodiscard]] std::u32string read(const char* encoding, const Bytes& bytes,
                                      ByteRange range) const {
        const ByteView part = ByteView(bytes).subspan(range.begin, range.length());
        std::u32string text;
        DecoderState state = codec(encoding).initialState();
        for (std::size_t at = 0; at < part.size();) {
            const Span span = codec(encoding).next(part.subspan(at), state, Tail::AtEnd);
            text +=
                isError(span.status) ? std::u32string(1, U'\uFFFF') : std::u32string(span.text());
            at += span.length;
        }
        return text;
    }
    CodecRegistry m_codecs;
};

void TestTextAlignment::encodings() {
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    const char* const all[] = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "gb18030"};
    for (const char* left : all)
        for (const char* right : all)
            QTest::addRow("%s-%s", left, right) << QByteArray(left) << QByteArray(right);
}

void TestTextAlignment::theSameTextIsEqual() {
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    std::mt19937 random(18);
    for (const std::size_t length : {0, 1, 7, 500}) {
        const std::u32string text = someText(random, length);
        const Bytes leftBytes = written(left.constData(), text);
        const Bytes rightBytes = written(right.constData(), text);
        const auto found = aligned(left.constData(), leftBytes, right.constData(), rightBytes);
        QVERIFY(found.alignment.differences().empty());
        QCOMPARE(found.alignment.leftSize(), std::uint64_t{leftBytes.size()});
        QCOMPARE(found.alignment.rightSize(), std::uint64_t{rightBytes.size()});
        // The first byte of a character is beside that of the same one.
        std::uint64_t leftAt = 0;
        std::uint64_t rightAt = 0;
        for (const char32_t c : text) {
            QCOMPARE(found.alignment.placeOfLeft(leftAt), found.alignment.placeOfRight(rightAt));
            leftAt += written(left.constData(), {&c, 1}).size();
            rightAt += written(right.constData(), {&c, 1}).size();
        }
    }
}

void TestTextAlignment::noCharacterIsCut() {
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    std::mt19937 random(81);
    for (int round = 0; round < 60; ++round) {
        const std::u32string text = someText(random, 40);
        const std::u32string other = edited(text, random);
        const Bytes leftBytes = written(left.constData(), text);
        const Bytes rightBytes = written(right.constData(), other);
        const auto found = aligned(left.constData(), leftBytes, right.constData(), rightBytes);
        QCOMPARE(found.alignment.differences().empty(), text == other);
        // All parts, read by themselves, are the whole text; equal ones are the same on both sides.
        std::u32string leftText;
        std::u32string rightText;
        ByteRange leftPart;
        ByteRange rightPart;
        const auto takeEqual = [&] {
            const std::u32string one = read(left.constData(), leftBytes, leftPart);
            leftText += one;
            rightText += read(right.constData(), rightBytes, rightPart);
            return one == read(right.constData(), rightBytes, rightPart);
        };
        for (const Difference& difference : found.alignment.differences()) {
            leftPart.end = difference.left.begin;
            rightPart.end = difference.right.begin;
            QVERIFY(takeEqual());
            const std::u32string one = read(left.constData(), leftBytes, difference.left);
            const std::u32string two = read(right.constData(), rightBytes, difference.right);
            QVERIFY(one != two);
            leftText += one;
            rightText += two;
            leftPart.begin = difference.left.end;
            rightPart.begin = difference.right.end;
        }
        leftPart.end = leftBytes.size();
        rightPart.end = rightBytes.size();
        QVERIFY(takeEqual());
        QVERIFY(leftText == text);
        QVERIFY(rightText == other);
    }
}

void TestTextAlignment::differencesAreCharacters() {
    // é and è begin with the same byte in UTF-8: bytes differ in one, texts in a character.
    const auto one = aligned("UTF-8", written("UTF-8", U"aéb"), "UTF-8", written("UTF-8", U"aèb"));
    QCOMPARE(one.alignment.differences().size(), std::size_t{1});
    QVERIFY((one.alignment.differences()[0] == Difference{{1, 3}, {1, 3}}));
    // é was inserted before è, not A9 C3 within it.
    const auto two =
        aligned("UTF-8", written("UTF-8", U"è"), "windows-1252", written("windows-1252", U"éè"));
    QCOMPARE(two.alignment.differences().size(), std::size_t{1});
    QVERIFY((two.alignment.differences()[0] == Difference{{0, 0}, {0, 1}}));
}

void TestTextAlignment::marksAreNoText() {
    Bytes marked = {0xFF, 0xFE};
    const Bytes text = written("UTF-16LE", U"aé");
    marked.insert(marked.end(), text.begin(), text.end());
    const auto found = aligned("UTF-16LE", marked, "UTF-8", written("UTF-8", U"aé"));
    QVERIFY(found.alignment.differences().empty());
    QCOMPARE(found.alignment.placeOfLeft(2), found.alignment.placeOfRight(0));
}

void TestTextAlignment::malformedBytesDiffer() {
    const auto found =
        aligned("UTF-8", Bytes{'a', 0xFF, 'b'}, "windows-1252", Bytes{'a', 0xFF, 'b'});
    QCOMPARE(found.alignment.differences().size(), std::size_t{1});
    QVERIFY((found.alignment.differences()[0] == Difference{{1, 2}, {1, 2}}));
    const auto same = aligned("EUC-KR", Bytes{'a', 0xFF, 'b'}, "Shift_JIS", Bytes{'a', 0xFF, 'b'});
    QVERIFY(same.alignment.differences().empty());
}

void TestTextAlignment::aLongTextHasFewStretches() {
    const std::u32string text(1'000'000, U'x');
    const auto found =
        aligned("UTF-8", written("UTF-8", text), "UTF-16BE", written("UTF-16BE", text));
    QVERIFY(found.alignment.differences().empty());
    QVERIFY(found.alignment.breaks().size() <= 200'001);
    QCOMPARE(found.alignment.places(), std::uint64_t{2'000'000});
}

void TestTextAlignment::stopsWhileTextIsRead() {
    const Bytes bytes(8 << 20, Byte{0x20}); // U+2020
    const test::TroubledSource left(bytes, test::Trouble::Stops, 3);
    const MemorySource right(bytes);
    const auto found =
        alignTexts({left, codec("UTF-16LE")}, {right, codec("UTF-16BE")}, 100, left.stopToken());
    QVERIFY(!found);
    QVERIFY(found.error().code == ErrorCode::Cancelled);
    QCOMPARE(left.readings(), 3);
}

void TestTextAlignment::everyReadErrorIsTold_data() {
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("both UTF-8") << QByteArray("UTF-8") << QByteArray("UTF-8");
    QTest::newRow("one converted") << QByteArray("UTF-8") << QByteArray("UTF-16LE");
    QTest::newRow("the other converted") << QByteArray("UTF-16LE") << QByteArray("UTF-8");
}

/// Also where only a few bytes about a difference are looked at: without them it would be wrong.
void TestTextAlignment::everyReadErrorIsTold() {
    using test::Trouble;
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    std::mt19937 random(8);
    const std::u32string text = U"\uFEFF" + someText(random, 20'000);
    const Bytes one = written(left.constData(), text);
    const Bytes other = written(right.constData(), edited(text, random));
    const auto align = [&](const ByteSource& first, const ByteSource& second) {
        return alignTexts({first, codec(left.constData())}, {second, codec(right.constData())});
    };
    for (const bool isLeft : {true, false}) {
        for (int number = 1;; ++number) {
            const test::TroubledSource first(one, Trouble::FailsOnce, isLeft ? number : -1);
            const test::TroubledSource second(other, Trouble::FailsOnce, isLeft ? -1 : number);
            const auto found = align(first, second);
            if (!(isLeft ? first : second).happened()) {
                QVERIFY(found);
                QVERIFY(number > 3);
                break;
            }
            QVERIFY2(!found, qPrintable(QString::number(number)));
            QCOMPARE(found.error().detail, std::string("on fire"));
        }
    }
}

QTEST_APPLESS_MAIN(TestTextAlignment)
#include "tst_text_alignment.moc"
