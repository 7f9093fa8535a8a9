// Survival against real conversions: random documents are really converted, there and back, and
// what the reports say must be what happened.

#include "codec/codec_registry.h"
#include "codec/transcoder.h"
#include "fits/fit_report.h"
#include "fits/holders.h"
#include "fits/normalizing_text.h"
#include "fits/round_trip.h"

#include <QtTest>

#include <map>
#include <random>

using namespace moji;
using namespace moji::fits;

namespace {

constexpr const char* kEncodings[] = {
    "UTF-8",      "UTF-16LE", "EUC-KR",        "Shift_JIS",  "EUC-JP",      "ISO-2022-JP",
    "gb18030",    "GBK",      "Big5",          "KOI8-R",     "KOI8-U",      "windows-1252",
    "ISO-8859-1", "IBM437",   "windows-1258",  "TSCII",      "HZ-GB-2312",  "UTF-7",
    "SCSU",       "BOCU-1",   "IBM930",        "Big5-HKSCS", "ISO-2022-KR", "UTF-16,version=1",
    "VISCII",     "LMBCS-1",  "x-mac-cyrillic"};

/// Texts of few characters, so that many fit somewhere.
std::u32string randomText(std::mt19937& random) {
    const std::u32string_view alphabets[] = {U"abc \n",
                                             U"éßü½",
                                             U"приветё",
                                             U"한글가각",
                                             U"日本語かな",
                                             U"ﾊﾝ～−¥‾",
                                             U"\u0304\u030C\u00CA\u00EAe",
                                             U"e\u0301o\u0302\u0309",
                                             U"€—“”…",
                                             U"😀𠀀",
                                             U"ﬁ①㈱Å",
                                             U"簡体繁體"};
    std::u32string text;
    const std::u32string_view first = alphabets[random() % std::size(alphabets)];
    const std::u32string_view second = alphabets[random() % std::size(alphabets)];
    const std::size_t length = random() % 40;
    while (text.size() < length) {
        const std::u32string_view from = random() % 8 == 0   ? second
                                         : random() % 3 == 0 ? U"abc "
                                                             : first;
        text += from[random() % from.size()];
    }
    return text;
}

struct Document {
    const Codec* from;
    const Codec* to;
    std::u32string text; // of the bytes
    Bytes bytes;
};

/// A text that its encoding has, so that its bytes are well-formed.
Document randomDocument(const CodecRegistry& codecs, std::mt19937& random) {
    Document document;
    document.from = codecs.find(kEncodings[random() % std::size(kEncodings)]);
    document.to = codecs.find(kEncodings[random() % std::size(kEncodings)]);
    std::u32string text;
    for (const char32_t codePoint : randomText(random)) {
        if (encodeAll(*document.from, text + codePoint))
            text += codePoint;
    }
    document.bytes = encodeAll(*document.from, text).value();
    for (const Span& span : decodeAll(*document.from, document.bytes))
        document.text += span.text();
    return document;
}

std::u32string decoded(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes))
        text += isError(span.status) ? std::u32string(U"\uFFFD") : std::u32string(span.text());
    return text;
}

struct Converted {
    Bytes bytes;
    std::optional<TranscodeStop> stop;
};
Converted convert(ByteView bytes, const Codec& from, const Codec& to, UnmappablePolicy policy) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    SourceReader reader(source);
    Converted converted;
    TranscodeOptions options;
    options.unmappable = policy;
    options.dropMark = from.scheme().ownsMark;
    options.addMark = to.scheme().ownsMark;
    converted.stop = *transcode(reader, from, to, options, [&](ByteView out) {
        converted.bytes.insert(converted.bytes.end(), out.begin(), out.end());
    });
    return converted;
}

} // namespace

class TestFits : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private Q_SLOTS:
    void reportsAgreeWithRealConversions();
    void holdersAgreeWithRealConversions();
    void roundTripsAgreeWithRealConversions();
    void librariesAgreeAboutPlainText();
    void changedCharactersAreTold();
    void normalFormsHelp();
    void normalizingInPieces();
    void normalizingKeepsLittleBack();
    void placesAreThoseOfTheSource();
    void malformedBytesAreCounted();
    void cancelled();
};

void TestFits::reportsAgreeWithRealConversions() {
    std::mt19937 random(17);
    int fitting = 0;
    int lossy = 0;
    for (int i = 0; i < 1000; ++i) {
        const Document document = randomDocument(m_codecs, random);
        const MemorySource source(document.bytes);
        const FitReport report = *fitReport(source, *document.from, *document.to);
        const auto real =
            convert(document.bytes, *document.from, *document.to, UnmappablePolicy::Stop);
        QCOMPARE(report.characters, std::uint64_t(document.text.size()));
        QCOMPARE(report.malformed.count, std::uint64_t(0));
        // Refused is what a conversion refuses first.
        const bool isLacking = std::ranges::any_of(
            report.lostCharacters, [](const LostCharacter& one) { return one.back.empty(); });
        QCOMPARE(isLacking, real.stop.has_value());
        if (real.stop) {
            const auto first =
                std::ranges::find_if(report.lostCharacters, [&](const LostCharacter& one) {
                    return one.codePoint == real.stop->codePoint;
                });
            QVERIFY(first != report.lostCharacters.end());
            QCOMPARE(first->offsets.front(), real.stop->offset);
            ++lossy;
        } else {
            QCOMPARE(report.size, std::uint64_t(real.bytes.size()));
            // Whatever is said to survive comes back; a decomposed text may come back composed.
            if (report.fits() && document.to->name() != "TSCII" &&
                document.to->name() != "windows-1258")
                QVERIFY(decoded(*document.to, real.bytes) == document.text ||
                        decoded(*document.to, real.bytes) == U"\uFEFF" + document.text);
            ++fitting;
        }
        std::uint64_t lost = 0;
        for (const LostCharacter& one : report.lostCharacters)
            lost += one.count;
        QCOMPARE(lost, report.lost);
    }
    QVERIFY2(fitting > 200 && lossy > 200,
             qPrintable(QStringLiteral("%1 %2").arg(fitting).arg(lossy)));
}

void TestFits::holdersAgreeWithRealConversions() {
    std::mt19937 random(18);
    std::vector<const Codec*> all;
    for (const char* name : kEncodings)
        all.push_back(m_codecs.find(name));
    for (int i = 0; i < 200; ++i) {
        const Document document = randomDocument(m_codecs, random);
        const MemorySource source(document.bytes);
        std::map<std::string, std::uint64_t> expected;
        for (const Codec* codec : all) {
            const auto real =
                convert(document.bytes, *document.from, *codec, UnmappablePolicy::Stop);
            // The sum is exact only where the text survives.
            const std::u32string back = decoded(*codec, real.bytes);
            if (!real.stop && (back == document.text || back == U"\uFEFF" + document.text))
                expected[codec->name()] = real.bytes.size();
        }
        const auto report = *holders(source, *document.from, all);
        const auto& found = report.holders;
        std::map<std::string, std::uint64_t> sizes;
        for (const Holder& holder : found) {
            QVERIFY(&holder == found.data() || (&holder)[-1].size <= holder.size);
            sizes[holder.codec->name()] = holder.size;
        }
        const auto shown = [](const std::map<std::string, std::uint64_t>& one) {
            QStringList list;
            for (const auto& [name, size] : one)
                list << QStringLiteral("%1 %2").arg(QString::fromStdString(name)).arg(size);
            return list;
        };
        QCOMPARE(shown(sizes), shown(expected));
    }
}

void TestFits::roundTripsAgreeWithRealConversions() {
    std::mt19937 random(19);
    std::map<RoundTrip::Outcome, int> outcomes;
    for (int i = 0; i < 500; ++i) {
        const Document document = randomDocument(m_codecs, random);
        const MemorySource source(document.bytes);
        const RoundTrip trip =
            *roundTrip(source, *document.from, *document.to, chart::Library::Whatwg);
        const auto there =
            convert(document.bytes, *document.from, *document.to, UnmappablePolicy::Stop);
        const auto back =
            convert(there.bytes, *document.to, *document.from, UnmappablePolicy::Stop);
        const bool isSame = !there.stop && !back.stop && back.bytes == document.bytes;
        QCOMPARE(trip.isIdentity(), isSame);
        ++outcomes[trip.outcome];
    }
    QVERIFY(outcomes[RoundTrip::Outcome::Identical] > 100);
    QVERIFY(outcomes[RoundTrip::Outcome::Refused] > 100);
}

void TestFits::librariesAgreeAboutPlainText() {
    // Longer than a block of any converter.
    std::u32string text;
    for (int i = 0; i < 60'000; ++i)
        text += U"Привет, мир! "[i % 13];
    const Codec& from = *m_codecs.find("windows-1251");
    const Bytes bytes = encodeAll(from, text).value();
    const MemorySource source(bytes);
    for (const auto library :
         {chart::Library::Whatwg, chart::Library::Icu, chart::Library::Iconv}) {
        for (const char* to : {"UTF-8", "KOI8-R", "UTF-16LE", "ISO-2022-JP", "gb18030"}) {
            const RoundTrip trip = *roundTrip(source, from, *m_codecs.find(to), library);
            QVERIFY2(trip.isIdentity(), to);
            QCOMPARE(trip.offset, std::uint64_t(bytes.size()));
        }
        const RoundTrip refused = *roundTrip(source, from, *m_codecs.find("ISO-8859-1"), library);
        QCOMPARE(refused.outcome, RoundTrip::Outcome::Refused);
        QCOMPARE(refused.offset, std::uint64_t(0));
    }
    QCOMPARE(roundTrip(source, from, *m_codecs.find("MUTF-8"), chart::Library::Icu)->outcome,
             RoundTrip::Outcome::Unavailable);
}

void TestFits::changedCharactersAreTold() {
    const MemorySource source(encodeAll(m_codecs.utf8(), U"a¥b¥").value());
    const FitReport report = *fitReport(source, m_codecs.utf8(), *m_codecs.find("Shift_JIS"));
    QCOMPARE(report.lost, std::uint64_t(2));
    QCOMPARE(report.lostCharacters.size(), std::size_t(1));
    QVERIFY(report.lostCharacters[0].back == U"\\");
    QVERIFY(!report.fits());
    QCOMPARE(roundTrip(source, m_codecs.utf8(), *m_codecs.find("Shift_JIS"), chart::Library::Whatwg)
                 ->outcome,
             RoundTrip::Outcome::Changed);
}

void TestFits::normalFormsHelp() {
    const auto lossOf = [&](std::u32string_view text, const char* to) {
        const MemorySource source(encodeAll(m_codecs.utf8(), text).value());
        return fitReport(source, m_codecs.utf8(), *m_codecs.find(to))->byForm.value();
    };
    // e and an acute accent are é in NFC; the ligature is two letters in the compatibility forms.
    QCOMPARE(lossOf(U"e\u0301t\u00E9 ﬁ", "ISO-8859-1"), (LossByForm{1, 3, 0, 2}));
    QCOMPARE(lossOf(U"한글 世", "ASCII"), (LossByForm{3, 7, 3, 7}));
    const MemorySource fits(encodeAll(m_codecs.utf8(), U"abc").value());
    QVERIFY(!fitReport(fits, m_codecs.utf8(), *m_codecs.find("ASCII"))->byForm);
}

/// Law: in pieces of any length the same as in one.
void TestFits::normalizingInPieces() {
    using unicode::NormalForm;
    std::mt19937 random(20);
    const std::u32string_view characters =
        U"aeo\u0301\u0323\u0304가ᄀ각한\u1161\u11A8ﬁÅ①が\u3099\U0001D15E";
    for (int i = 0; i < 400; ++i) {
        std::u32string text;
        for (std::size_t length = random() % 60; text.size() < length;)
            text += characters[random() % characters.size()];
        for (const auto form :
             {NormalForm::Nfc, NormalForm::Nfd, NormalForm::Nfkc, NormalForm::Nfkd}) {
            NormalizingText pieces(form);
            std::u32string found;
            for (std::size_t at = 0; at < text.size();) {
                const std::size_t count = std::min<std::size_t>(1 + random() % 7, text.size() - at);
                found +=
                    pieces.take(std::u32string_view(text).substr(at, count), Tail::MoreFollows);
                at += count;
            }
            found += pieces.take({}, Tail::AtEnd);
            QVERIFY(found == unicode::normalized(form, text));
        }
    }
}

/// However many marks a character has.
void TestFits::normalizingKeepsLittleBack() {
    constexpr std::size_t kMostKept = 128 * 1024; // characters
    const std::u32string marks(1000, U'\u0323');
    for (const std::u32string_view first : {U"a", U"", U"\u0323"}) {
        NormalizingText pieces(unicode::NormalForm::Nfd);
        std::size_t given = first.size();
        std::size_t taken = pieces.take(first, Tail::MoreFollows).size();
        for (int i = 0; i < 300; ++i) {
            taken += pieces.take(marks, Tail::MoreFollows).size();
            given += marks.size();
            QVERIFY2(given - taken <= kMostKept, std::to_string(given - taken).c_str());
        }
        taken += pieces.take({}, Tail::AtEnd).size();
        QCOMPARE(taken, given);
    }
}

void TestFits::placesAreThoseOfTheSource() {
    const MemorySource source(encodeAll(m_codecs.utf8(), U"é世b世").value());
    const FitReport report = *fitReport(source, m_codecs.utf8(), *m_codecs.find("ISO-8859-1"));
    QCOMPARE(report.lostCharacters.size(), std::size_t(1));
    QCOMPARE(report.lostCharacters[0].offsets, (std::vector<std::uint64_t>{2, 6}));
    QCOMPARE(report.lostCharacters[0].replaced, std::string("?"));
    QCOMPARE(report.lostCharacters[0].escaped, std::string("\\u4E16"));
    QCOMPARE(report.lostCharacters[0].transliterated, std::string("shi"));
    QCOMPARE(report.size, std::uint64_t(2));
}

void TestFits::malformedBytesAreCounted() {
    const MemorySource source(Bytes{'a', 0xC0, 0xAF, 'b'});
    const FitReport report = *fitReport(source, m_codecs.utf8(), *m_codecs.find("ASCII"));
    QCOMPARE(report.malformed.count, std::uint64_t(2));
    QCOMPARE(report.malformed.first, std::uint64_t(1));
    QVERIFY(!report.fits());
    QCOMPARE(report.lost, std::uint64_t(0));
    const auto held = *holders(source, m_codecs.utf8(), {&m_codecs.utf8()});
    QCOMPARE(held.malformed.count, std::uint64_t(2));
    QCOMPARE(held.malformed.first, std::uint64_t(1));
    QCOMPARE(held.holders.size(), std::size_t(1));
}

void TestFits::cancelled() {
    std::stop_source stop;
    stop.request_stop();
    const MemorySource source(Bytes(10, 'a'));
    QCOMPARE(fitReport(source, m_codecs.utf8(), m_codecs.utf8(), stop.get_token()).error().code,
             ErrorCode::Cancelled);
    QCOMPARE(holders(source, m_codecs.utf8(), {}, stop.get_token()).error().code,
             ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestFits)
#include "tst_fits.moc"
