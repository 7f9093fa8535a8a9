// What stands in a verdict beside the encoding: damage, the next likely reading, readings that are
// alike, what was disproved; and as what a file is opened.

#include "core/codec/samples.h"
#include "core/codecs.h"
#include "detect/detector.h"
#include "detect/verdict.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

Bytes bytesOf(std::string_view text) {
    return {text.begin(), text.end()};
}

Detection detect(const Bytes& bytes, std::initializer_list<const char*> candidates = {}) {
    DetectOptions options;
    for (const char* name : candidates)
        options.candidates.push_back(registry().find(name));
    return detectEncoding(MemorySource(bytes), registry(), options).value();
}

OpeningGuess opening(const Bytes& bytes) {
    return guessForOpening(MemorySource(bytes), registry()).value();
}

bool isGuess(const Detection& detection, std::string_view name) {
    return std::ranges::any_of(
        detection.guesses, [&](const EncodingGuess& guess) { return guess.codec->name() == name; });
}

constexpr std::u32string_view kRussian = U"Все люди рождаются свободными и равными";

} // namespace

class TestVerdicts final : public QObject {
    Q_OBJECT

private slots:
    void malformedSequencesOfAPartHaveTheirPlacesInTheWhole() {
        const MemorySource source(bytesOf("\xFF\xE4\xB8 ok \xC0\xAF\xE4\xB8\x96"));
        const auto found = [&](ByteRange part) {
            std::vector<Disproof> all;
            const Codec& utf8 = registry().utf8();
            const auto done = forEachMalformed(source, part, utf8, utf8.initialState(), {},
                                               [&](Disproof malformed) {
                                                   all.push_back(std::move(malformed));
                                                   return all.size() < 2;
                                               });
            return done ? all : std::vector<Disproof>();
        };
        const Disproof cut{1, {0xE4, 0xB8}, SpanStatus::TooShort};
        const Disproof overlong{7, {0xC0}, SpanStatus::Overlong};
        const Disproof stray{8, {0xAF}, SpanStatus::TooLong};
        QVERIFY(found({1, 7}) == std::vector({cut}));
        QVERIFY(found({1, 12}) == std::vector({cut, overlong})); // no third was asked for
        QVERIFY(found({7, 12}) == std::vector({overlong, stray}));
        QVERIFY(found({9, 12}).empty());
        QCOMPARE(found({9, 11}).size(), std::size_t{1}); // cut off by the end of the part
    }

    /// Two letters and a half: too little for its structure to decide alone.
    void shortUtf8WithDamage() {
        const Detection detection = detect(bytesOf("na\xC3\xAFve caf\xC3\xA9 cr\xC3 me"));
        const EncodingGuess& best = detection.guesses.front();
        QCOMPARE(best.codec->name(), std::string_view("UTF-8"));
        QVERIFY(best.basis == DetectionBasis::Structure);
        QCOMPARE(best.damaged, std::uint64_t{1});
        QCOMPARE(best.damage.size(), std::size_t{1});
        QCOMPARE(best.damage.front().offset, std::uint64_t{15});
        QVERIFY(best.text.letters > 10);
        QVERIFY(best.score > 0.9 && best.score < 1);
        QVERIFY(!detection.ambiguous);
        QVERIFY(detection.looksLikeText);
        QVERIFY(std::ranges::none_of(detection.refuted, [&](const RefutedGuess& refuted) {
            return refuted.codec == best.codec;
        }));
    }

    /// One well-formed sequence among five letters of windows-1252 is chance.
    void aLetterOfUtf8IsNoDamagedUtf8() {
        const Detection detection =
            detect(bytesOf("d\xE9j\xE0 vu \xC3\xA9 \xE0 la for\xEAt, l'\xE9t\xE9"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("windows-1252"));
        QVERIFY(!isGuess(detection, "UTF-8"));
        QCOMPARE(detection.guesses.front().damaged, std::uint64_t{0});
    }

    void theNextIsTheLikeliestOtherReading() {
        const Detection detection =
            detect(encoded(kRussian, "windows-1251"), {"KOI8-R", "windows-1251", "IBM866"});
        const EncodingGuess& best = detection.guesses.front();
        QCOMPARE(best.codec->name(), std::string_view("windows-1251"));
        QCOMPARE(detection.guesses.size(), std::size_t{3});
        QVERIFY(best.next == detection.guesses[1].codec);
        QCOMPARE(best.margin, detection.guesses[1].bits - best.bits);
        QVERIFY(best.margin > 10);
        QVERIFY(detection.guesses[1].bits <= detection.guesses[2].bits);
    }

    void thoseThatReadTheSameNameTheFirst() {
        const Detection detection = detect(encoded(U"déjà vu", "windows-1252"),
                                           {"ISO-8859-1", "windows-1252", "ISO-8859-15"});
        QVERIFY(!detection.guesses[0].sameAs);
        for (std::size_t i : {std::size_t{1}, std::size_t{2}}) {
            QVERIFY(detection.guesses[i].sameAs == detection.guesses[0].codec);
            QCOMPARE(detection.guesses[i].score, detection.guesses[0].score);
        }
        QVERIFY(detection.guesses[0].next == nullptr);
    }

    /// What may be a Turkish name is mostly none.
    void theUsualIsNamedWhereTheLanguageIsInDoubt() {
        const std::u32string_view swedish = U"reads the files anyway, Micke Hovmöller 990310 */\n"
                                            U"/* Micke Hovmöller 990312 */\n";
        const Bytes bytes = encoded(swedish, "windows-1252");
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("windows-1252"));
        QVERIFY(!detection.guesses.front().sameAs);
        QVERIFY(isGuess(detection, "windows-1254"));
        for (const EncodingGuess& guess : detection.guesses)
            QVERIFY(guess.sameAs != guess.codec);
        const std::u32string_view turkish = U"Gözlerimi kapadığımda bütün şehir susuyor";
        QCOMPARE(detect(encoded(turkish, "windows-1254")).guesses.front().codec->name(),
                 std::string_view("windows-1254"));
    }

    /// The lines of a frame go on from one piece to the next, those of ┼─╓ do not.
    void lettersAreNoFrame() {
        const std::u32string_view letters =
            U"const char last_chars[8] = \"ZÅÄÖ!?Ü\";\n"
            U"/* valid characters [A-Z0-9 .!?-ÅÄÖÜ] */\nconst char lat1[5] = \"ÅÄÖÜ\";\n";
        const Detection detection = detect(encoded(letters, "windows-1252"));
        QVERIFY(detection.guesses.front().codec->name() == "windows-1252" || detection.ambiguous);
        const std::u32string_view frame =
            U"┌────────┬────────┐\n│ Name   │ Size   │\n├────────┼────────┤\n"
            U"│ README │  1,024 │\n└────────┴────────┘\n";
        const Detection ofFrame = detect(encoded(frame, "IBM437"));
        QVERIFY(isGuess(ofFrame, "IBM437") && !ofFrame.ambiguous);
        QVERIFY(ofFrame.guesses.front().codec->name().starts_with("IBM"));
    }

    /// Any byte is a block in some encoding.
    void aBlockByItselfProvesNothing() {
        const std::u32string_view comments = U"/* BUG: ß is not converted to SS. */\n"
                                             U"/* Note that ÿ does not have an upper case. */\n";
        QVERIFY(detect(encoded(comments, "windows-1252")).ambiguous);
    }

    /// ▒▒▒ and één of DOS read as signs that nobody writes twice.
    void signsThatNobodyWritesTwice() {
        const std::u32string_view shades = U"{ put ▒▒▒ padded field on screen }\n";
        const std::u32string_view dutch = U"writeln('Voorbeeld programma voor één dimensie');\n";
        for (const std::u32string_view text : {shades, dutch}) {
            const Detection detection = detect(encoded(text, "IBM850"));
            QVERIFY(isGuess(detection, "IBM850"));
            QVERIFY(detection.ambiguous ||
                    detection.guesses.front().codec->name().starts_with("IBM"));
        }
    }

    void aMarkDecides() {
        Bytes bytes = encoded(U"\uFEFFdéjà vu", "UTF-16LE");
        Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("UTF-16LE"));
        QVERIFY(detection.guesses.front().basis == DetectionBasis::ByteOrderMark);
        QCOMPARE(detection.guesses.front().score, 1.0);
        QVERIFY(!detection.ambiguous);
        detection = detect(bytes, {"windows-1252", "UTF-16LE"}); // in whatever order
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("UTF-16LE"));
        detection = detect(bytes, {"windows-1252"});
        QVERIFY(!isGuess(detection, "UTF-16LE"));
    }

    /// Also where it is a text that nobody writes: four letters of windows-1252 would be likelier.
    void aMarkDecidesAgainstTheLetters() {
        const Bytes bytes{0xFF, 0xFE, 0xE9, 0xE8};
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("UTF-16LE"));
        QCOMPARE(detection.guesses.front().score, 1.0);
        QVERIFY(detection.looksLikeText && !detection.ambiguous);
        const OpeningGuess guess = opening(bytes);
        QCOMPARE(guess.codec->name(), std::string_view("UTF-16LE"));
        QCOMPARE(guess.score, 1.0);
    }

    /// A few faults may be in what would be likelier by far.
    void whatIsDisprovedIsSaid() {
        Bytes bytes = encoded(U"한국어로 쓴 글이고 조금 깁니다.", "EUC-KR");
        bytes.insert(bytes.begin() + 9, 4, 0xFF); // too much for damage
        const Detection detection = detect(bytes, {"EUC-KR", "windows-1252"});
        QCOMPARE(detection.refuted.size(), std::size_t{1});
        QCOMPARE(detection.refuted.front().codec->name(), std::string_view("EUC-KR"));
        QVERIFY(detection.guesses.front().score < 0.5); // it is no French
    }

    /// A German in English: his name would be as good a Turkish one.
    void aNameIsInTheUsualEncodingOfItsReading() {
        const Detection detection = detect(bytesOf("Copyright (C) 2003 Frank K\xFCster."));
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("windows-1252"));
        const Bytes turkish = encoded(U"Çağrı Özgür", "windows-1254");
        QCOMPARE(detect(turkish).guesses.front().codec->name(), std::string_view("windows-1254"));
    }

    /// EF is ï, where DOS sets have an accent that nobody typed for an apostrophe there.
    void aLetterInAWordIsNoAccent() {
        for (const char* text : {"a na\xEFve approach", "by Vincent Bela\xEF"
                                                        "che"}) {
            const Detection detection = detect(bytesOf(text));
            QCOMPARE(detection.guesses.front().codec->name(), std::string_view("windows-1252"));
        }
    }

    /// F2 is ò in Norwegian, and a mark without a vowel in windows-1258.
    void marksAreVietnamese() {
        const Bytes words = encoded(U"aurfòr\nbergflòg\nbjørnevòk\nblautròtane\n", "windows-1252");
        QCOMPARE(detect(words).guesses.front().codec->name(), std::string_view("windows-1252"));
        const Bytes own = encoded(U"Tất cả mọi người sinh ra đều được tự do", "windows-1258");
        if (!own.empty())
            QCOMPARE(detect(own).guesses.front().codec->name(), std::string_view("windows-1258"));
    }

    /// In some encoding any bytes are signs; those of mathematics by themselves prove none.
    void rareSignsAreNoWords() {
        const Bytes bytes =
            bytesOf("\\def\\toc{^^?\xB8^^?241^^?^^?\xC2^^?247}\n\\def\\lof{^^?\xB1^^?\xC7}\n");
        QVERIFY(detect(bytes).ambiguous);
        QVERIFY(!detect(bytesOf("the price is 5 \xA3, or \xA9 2004 by them")).ambiguous);
    }

    /// The image of a chip ends with one byte as often as there is room.
    void paddingIsNoWord() {
        for (const Byte padding : {0x80, 0x85, 0x90, 0x92, 0xA0, 0xA2, 0xC0, 0xE0, 0xF0, 0xFF}) {
            Bytes image = bytesOf("boot v1.2 ");
            image.insert(image.end(), 300, padding);
            QVERIFY2(detect(image).ambiguous, qPrintable(QString::number(padding, 16)));
        }
        QVERIFY(!detect(encoded(U"────────────── Menu ──────────────", "IBM437")).ambiguous);
    }

    /// B0 43 is °C, and a Korean syllable that no word has.
    void aSignAndALetterAreNoAsianCharacter() {
        for (const char32_t* const text : {
                 U"Operating temperature: -40°C to +85°C\nStorage: -65°C to 150°C",
                 U"width: 10 µm, depth: 5 µm",
                 U"It was 30°C in Paris yesterday.",
                 U"sensor 5: 25°C\nsensor 6: ok\nsensor 12: -40°C\nmaximum 85 °C at 5 µA, 10 µm",
             }) {
            const Detection detection = detect(encoded(text, "windows-1252"));
            QCOMPARE(detection.guesses.front().codec->name(), std::string_view("windows-1252"));
            QVERIFY(!detection.ambiguous);
        }
        for (const char* const encoding : {"GBK", "Big5"}) {
            const Detection detection = detect(encoded(U"第1章", encoding));
            QCOMPARE(detection.guesses.front().codec->name(), std::string_view(encoding));
        }
    }

    /// Of readings that are alike that in windows-1258 is named for Vietnamese alone.
    void aSignAtCapitalsIsNotVietnamese() {
        const Detection detection = detect(encoded(U"<td>25°C</td>", "windows-1252"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string_view("windows-1252"));
    }

    void openedAs_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<bool>("isDisproved");
        const auto row = [](const char* name, const Bytes& bytes, const char* encoding, bool bad) {
            QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                              static_cast<qsizetype>(bytes.size()))
                                << QString::fromLatin1(encoding) << bad;
        };
        row("nothing", {}, "UTF-8", false);
        row("ASCII", bytesOf("plain words"), "UTF-8", false);
        row("UTF-8", encoded(kRussian, "UTF-8"), "UTF-8", false);
        Bytes damaged = encoded(kRussian, "UTF-8");
        damaged.insert(damaged.begin() + 10, 0xFF);
        row("damaged UTF-8", damaged, "UTF-8", true);
        row("short damaged UTF-8", bytesOf("na\xC3\xAFve caf\xC3\xA9 cr\xC3 me"), "UTF-8", true);
        row("windows-1251", encoded(kRussian, "windows-1251"), "windows-1251", false);
        Bytes korean = encoded(U"한국어로 쓴 글이고 조금 깁니다.", "EUC-KR");
        row("EUC-KR", korean, "EUC-KR", false);
        korean.insert(korean.begin() + 9, 0xFF);
        row("EUC-KR with a bad byte", korean, "EUC-KR", true);
        row("marked UTF-16", encoded(U"\uFEFFdéjà vu", "UTF-16BE"), "UTF-16BE", false);
        row("UTF-16", encoded(U"Wide text, in several words of some length.", "UTF-16LE"),
            "UTF-16LE", false);
        row("binary", Bytes{0x7F, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "UTF-8",
            false);
    }
    void openedAs() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        QFETCH(bool, isDisproved);
        const OpeningGuess guess = opening(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(QString::fromStdString(std::string(guess.codec->name())), encoding);
        QCOMPARE(guess.disproof.has_value(), isDisproved);
        QVERIFY(guess.score >= 0 && guess.score <= 1);
    }
};

QTEST_GUILESS_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
