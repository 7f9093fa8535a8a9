// Text without case by the bytes it may have: the same hits as a comparison of characters, under
// every codec, for characters that fold to several, that several fold to, and that have several
// codes.

#include "codec/codec_registry.h"
#include "core/codec/samples.h"
#include "core/search/text_model.h"
#include "search/encoded_characters.h"
#include "search/needle_forms.h"
#include "unicode/surrogates.h"

#include <QtTest>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

// Folding makes several of one, one of several, or leaves alone; some hide in others' bytes.
constexpr std::u32string_view kAlphabet =
    U"aAsSſßẞkK\u212AtTſﬅﬆfFiIﬁﬀﬃlLﬂİıi\u0307ŉʼnǰǱǲǳσςΣΐΰάΑαᾳι\u0345ὈὀшШОоЁёԵւև"
    U"µμΜÅåÅΩωΩ世界오류똠Ａａ𐐀𐐨\\|";

std::u32string randomText(Samples& samples, std::size_t length) {
    std::u32string text;
    while (text.size() < length) {
        const std::size_t from = samples.below(kAlphabet.size());
        text += kAlphabet.substr(from, 1 + samples.below(4));
    }
    return text;
}

/// What the codec can write of `text`, with noise in between.
Bytes encodedWithNoise(const Codec& codec, Samples& samples, std::u32string_view text) {
    Bytes bytes;
    for (const char32_t c : text) {
        if (const auto one = encodeAll(codec, {&c, 1}))
            bytes.insert(bytes.end(), one->begin(), one->end());
        if (samples.below(40) == 0) {
            const Bytes noise = samples.noise(samples.below(6));
            bytes.insert(bytes.end(), noise.begin(), noise.end());
        }
    }
    return bytes;
}

std::u32string wantedFrom(const std::vector<Character>& characters, Samples& samples) {
    std::u32string wanted;
    const std::size_t from = samples.below(characters.size());
    const std::size_t count = 1 + samples.below(6);
    for (std::size_t i = from; i < std::min(characters.size(), from + count); ++i)
        wanted += characters[i].span.text();
    return wanted;
}

NeedleForms formsOf(const Codec& codec, std::u32string_view text) {
    return *NeedleForms::of(codec, unicode::toUtf16(folded(text)), true);
}

/// How many characters there are, and a sum of their texts.
struct Sum {
    std::uint64_t count = 0;
    std::uint64_t sum = 0;

    void add(std::u32string_view text) {
        ++count;
        for (const char32_t c : text)
            sum += c * std::uint64_t{0x9E3779B97F4A7C15u};
    }
    bool operator==(const Sum&) const = default;
};

/// All that begins with `bytes`, whatever it is.
void addAll(const Codec& codec, Bytes& bytes, Sum& sum) {
    bytes.push_back(0);
    for (unsigned byte = 0; byte < 0x100; ++byte) {
        bytes.back() = static_cast<Byte>(byte);
        DecoderState state = codec.stateAfterSync();
        const Span span = codec.next(bytes, state, Tail::MoreFollows);
        if (span.length == 0)
            addAll(codec, bytes, sum);
        else if (span.length == bytes.size() && !isError(span.status))
            sum.add(span.text());
    }
    bytes.pop_back();
}

} // namespace

class TestNeedleForms : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void underEveryCodec();
    void farApart_data();
    void farApart();
    void bytesTellInTheUsualEncodings();
    void fourBytesAreAllFound_data();
    void fourBytesAreAllFound();
    void everyFormIsFound();

private:
    CodecRegistry m_codecs;
};

void TestNeedleForms::underEveryCodec() {
    Samples samples(11);
    std::size_t byForms = 0;
    std::size_t found = 0;
    for (const CodecInfo& info : m_codecs.list()) {
        const Codec& codec = *m_codecs.find(info.name);
        for (int round = 0; round < 3; ++round) {
            const Bytes bytes = encodedWithNoise(codec, samples, randomText(samples, 1000));
            const auto characters = charactersOf(codec, bytes);
            if (characters.empty())
                continue;
            const std::u32string wanted = wantedFrom(characters, samples);
            const bool matchCase = round == 2;
            const auto pattern =
                SearchPattern::compile({SearchMode::Text, wanted, &codec, matchCase});
            if (!pattern) // a character is only ever read, or nothing is wanted
                continue;
            const auto* needle = std::get_if<TextNeedle>(&pattern->needle());
            byForms += needle != nullptr && needle->forms();
            const Ranges expected = matchCase ? expectedHits(characters, wanted, plain)
                                              : expectedHits(characters, wanted, folded);
            found += expected.size();
            const CopyingSource source(bytes);
            const std::string broken = brokenLaw({&source, nullptr}, *pattern, expected,
                                                 {0, bytes.size() / 3, bytes.size() - 1}, 333);
            QVERIFY2(broken.empty(),
                     (info.name + " round " + std::to_string(round) + "\n" + broken).c_str());
        }
    }
    QVERIFY2(byForms > 200, std::to_string(byForms).c_str());
    QVERIFY(found > 700);
}

void TestNeedleForms::farApart_data() {
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("filler");
    for (const char* encoding : {"UTF-8", "UTF-16LE", "UTF-32BE", "windows-1251", "Shift_JIS",
                                 "EUC-JP", "GBK", "gb18030", "Big5", "EUC-KR", "Johab"}) {
        QTest::addRow("%s", encoding) << QByteArray(encoding) << QStringLiteral("line of text\n");
        QTest::addRow("%s-one-line", encoding) << QByteArray(encoding) << QStringLiteral("text ");
    }
}

/// Hits in all distances from the edges of what is read and decoded at a time, beside many places
/// that only begin like one.
void TestNeedleForms::farApart() {
    QFETCH(QByteArray, encoding);
    QFETCH(QString, filler);
    const Codec& codec = *m_codecs.find(encoding.toStdString());
    const Bytes line = *encodeAll(codec, filler.toStdU32String());
    const Bytes nearly = *encodeAll(codec, U"ошибк ");
    const std::array<Bytes, 3> words{*encodeAll(codec, U"Ошибка"), *encodeAll(codec, U"ОШИБКА"),
                                     *encodeAll(codec, U"ошибка")};
    std::mt19937 random(12);
    Bytes bytes;
    Ranges expected;
    while (bytes.size() < 500'000) {
        const std::size_t kind = random() % 2000;
        const Bytes& piece = kind < 3 ? words[kind] : kind < 40 ? nearly : line;
        if (kind < 3)
            expected.push_back({bytes.size(), bytes.size() + piece.size()});
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    const CopyingSource source(bytes);
    const auto pattern = *SearchPattern::compile({SearchMode::Text, U"оШибкА", &codec, false});
    QVERIFY(std::get<TextNeedle>(pattern.needle()).forms());
    const std::string broken = brokenLaw({&source, nullptr}, pattern, expected,
                                         {0, 65'536, 250'001, bytes.size()}, 65'536);
    QVERIFY2(broken.empty(), broken.c_str());
}

void TestNeedleForms::bytesTellInTheUsualEncodings() {
    for (const char* name :
         {"UTF-8", "UTF-16LE", "UTF-16BE", "windows-1251", "KOI8-R", "IBM866", "Shift_JIS",
          "EUC-JP", "GBK", "gb18030", "Big5", "EUC-KR", "windows-1252", "windows-1254"}) {
        const Codec& codec = *m_codecs.find(name);
        const auto forms = NeedleForms::of(codec, u"error", true);
        QVERIFY2(forms && forms->common().size() >= 5, name);
    }
    const Codec& shifts = *m_codecs.find("ISO-2022-JP");
    QVERIFY(!NeedleForms::of(shifts, u"error", true));
}

void TestNeedleForms::fourBytesAreAllFound_data() {
    QTest::addColumn<QByteArray>("encoding");
    for (const char* encoding : {"gb18030", "EUC-TW", "EUC-JP", "Big5"})
        QTest::newRow(encoding) << QByteArray(encoding);
}

/// Which last byte a sequence of four may have is asked once: it is the same for all.
void TestNeedleForms::fourBytesAreAllFound() {
    QFETCH(QByteArray, encoding);
    const Codec& codec = *m_codecs.find(encoding.toStdString());
    Sum all;
    Bytes bytes;
    addAll(codec, bytes, all);
    Sum seen;
    const auto found = encodedCharacters(codec, 0xFFFF, [&](std::u32string_view text) {
        seen.add(text);
        return false;
    });
    QVERIFY(found && found->empty());
    QVERIFY(all.count > 5000);
    QVERIFY(seen == all);
}

void TestNeedleForms::everyFormIsFound() {
    const NeedleForms forms = formsOf(m_codecs.utf8(), U"straße");
    const auto matches = [&](std::string_view text) {
        return forms.firstIn(asBytes(text), text.size()).has_value();
    };
    QVERIFY(matches("eine Straße hier"));
    QVERIFY(matches("EINE STRASSE HIER"));
    QVERIFY(matches("eine ſtraſſe hier"));
    QVERIFY(matches("eine ﬆraẞe hier"));
    QVERIFY(!matches("eine Strase hier"));
    QVERIFY(!matches("eine Straßa hier"));
    QVERIFY(!matches("eine utraße hier"));
}

QTEST_GUILESS_MAIN(TestNeedleForms)
#include "tst_needle_forms.moc"
