// What detection says of short texts in an encoding between other bytes, and how they are opened.

#include "core/codecs.h"
#include "detect/detector.h"

#include <QtTest>

#include <fmt/format.h>

#include <sstream>

using namespace moji;
using namespace std::string_view_literals;
using moji::test::registry;

namespace {

struct Row {
    const char* fact;
    std::string_view before; // bytes
    std::u32string_view text;
    const char* encoding;
    std::string_view after; // bytes
    const char* candidates; // named ones
    const char* summary;
};

constexpr Row kRows[] = {
    {"the mark of UTF-16 before half a unit", "\xFE\xFF"sv, U"", "GBK", "\x80"sv, "",
     "IBM866 IBM862 IBM737 of 8 next IBM862 letters ambiguous wordless not UTF-16BE read 3; opens "
     "as UTF-16BE but 2 sure"},
    {"little UTF-8, and a lead at its end", ""sv, U"CÓ", "UTF-8", "\xE9"sv, "",
     "UTF-8 UTF-16LE UTF-16BE of 9 next UTF-16LE damaged 1 structure ambiguous not UTF-32LE not "
     "UTF-32BE read 4; opens as UTF-8 but 3 hardly"},
    {"a single sign of ASCII", ""sv, U".", "GBK", ""sv, "",
     "ASCII UTF-8= of 2 ascii read 1; opens as UTF-8 sure"},
    {"UTF-32 and a byte too many", ""sv, U"luộm", "UTF-32LE", "\x85"sv, "",
     "UTF-32LE of 1 damaged 1 structure read 17; opens as UTF-32LE but 16 likely"},
    {"a Cyrillic word in GBK, of which the last character is cut", ""sv, U"ут", "GBK", "\x85"sv, "",
     "GBK Big5 EUC-KR of 3 next Big5 damaged 1 letters ambiguous wordless read 5; opens as GBK but "
     "4 sure"},
    {"a surrogate after two half-width letters", ""sv, U"ст", "Shift_JIS", "\xED\xA0\x80"sv, "",
     "GBK of 1 letters ambiguous not UTF-32LE not UTF-32BE read 7; opens as UTF-8 but 0 hardly"},
    {"one byte beyond ASCII at the end", ""sv, U"%s", "ISO-8859-8", "\xFF"sv, "",
     "IBM850 IBM437= windows-1252 of 8 next windows-1252 letters ambiguous read 3; opens as IBM850 "
     "sure"},
    {"half a mark of UTF-8", "\xEF\xBB"sv, U"Hū", "GBK", "\x0A\xC3\xA9\x0A"sv, "",
     "EUC-KR EUC-JP GBK of 5 next EUC-JP letters ambiguous textless read 9; opens as UTF-8 but 0 "
     "hardly"},
    {"a degree after the letter of a format", ""sv, U"temp_out \"%.1f°C (min)\"", "windows-1252",
     ""sv, "",
     "windows-1252 ISO-8859-15= ISO-IR-111 of 8 next ISO-IR-111 letters read 23; opens as "
     "windows-1252 sure"},
    {"nothing", ""sv, U"", "UTF-8", ""sv, "", "of 0 read 0; opens as UTF-8"},
    {"a surrogate alone", ""sv, U"", "UTF-7", "\xED\xA0\x80"sv, "",
     "UTF-8 windows-1256 windows-1252 of 8 next windows-1256 damaged 1 structure ambiguous read 3; "
     "opens as UTF-8 but 0 hardly"},
    {"a pair of surrogates", ""sv, U"", "UTF-7", "\xED\xA0\xBD\xED\xB8\x80"sv, "",
     "UTF-8 GBK UTF-16BE of 6 next GBK damaged 2 structure read 6; opens as UTF-8 but 0 hardly"},
    {"the mark of UTF-8, text in UTF-7 and a lead", "\xEF\xBB\xBF"sv, U"lộ", "UTF-7", "\xE9"sv, "",
     "UTF-8 of 1 damaged 1 structure read 10; opens as UTF-8 but 9 likely"},
    {"UTF-7 that may be ASCII", ""sv, U"Animåcion", "UTF-7", "\x3F"sv, "",
     "UTF-7 ASCII UTF-8= of 3 next ASCII letters ambiguous read 14; opens as UTF-7 likely"},
    {"a Hebrew letter in UTF-7", ""sv, U"פֿ", "UTF-7", ""sv, "",
     "UTF-7 of 1 letters ambiguous read 8; opens as UTF-7 sure"},
    {"a Cyrillic word in a Chinese encoding, which a Japanese one reads the same", ""sv, U"цитат",
     "GBK", ""sv, "", "EUC-JP GBK= of 2 letters read 10; opens as EUC-JP sure"},
    {"a Latin letter in UTF-7", ""sv, U"gyúrat", "UTF-7", ""sv, "",
     "UTF-7 ASCII UTF-8= of 3 next ASCII letters read 10; opens as UTF-7 sure"},
    {"the mark of UTF-16 before spaces", "\xFF\xFE"sv, U"  ", "KOI8-R", ""sv, "",
     "ISO-8859-13 windows-1251 x-mac-cyrillic of 8 next windows-1251 letters ambiguous wordless "
     "read 4; opens as ISO-8859-13 likely"},
    {"the mark of UTF-8 before text", "\xEF\xBB\xBF"sv, U"Оң", "UTF-8", ""sv, "",
     "UTF-8 of 1 mark read 7; opens as UTF-8 sure"},
    {"the mark of UTF-32 and nothing", "\xFF\xFE\x00\x00"sv, U"", "KOI8-R", ""sv, "",
     "UTF-32LE UTF-16LE of 2 next UTF-16LE mark read 4; opens as UTF-32LE sure"},
    {"a candidate that was named", ""sv, U"Դահլիճ", "UTF-16LE", "\xE9"sv, "IBM437",
     "IBM437 of 1 letters ambiguous wordless read 13; opens as UTF-8 but 12"},
    {"two candidates that were named, and text in neither", ""sv, U"नमीबिया", "UTF-8", "\xE9"sv,
     "Shift_JIS Big5",
     "Shift_JIS of 1 damaged 1 letters ambiguous wordless textless not Big5 read 22; opens as "
     "UTF-8 but 21 likely"},
};

std::string_view nameOf(DetectionBasis basis) {
    switch (basis) {
    case DetectionBasis::ByteOrderMark:
        return "mark";
    case DetectionBasis::Ascii:
        return "ascii";
    case DetectionBasis::Structure:
        return "structure";
    case DetectionBasis::Declaration:
        return "declaration";
    case DetectionBasis::Letters:
        break;
    }
    return "letters";
}

/// The first three guesses (= after what reads as one above it) of how many, the next different
/// one, faults, what the first rests on, what is doubtful, what was refuted, and the bytes read.
std::string summaryOf(const Detection& detection) {
    std::string summary;
    for (std::size_t i = 0; i < std::min<std::size_t>(detection.guesses.size(), 3); ++i) {
        const EncodingGuess& guess = detection.guesses[i];
        summary += fmt::format("{}{} ", guess.codec->name(), guess.sameAs ? "=" : "");
    }
    summary += fmt::format("of {}", detection.guesses.size());
    if (!detection.guesses.empty()) {
        const EncodingGuess& best = detection.guesses.front();
        summary += best.next ? fmt::format(" next {}", best.next->name()) : "";
        summary += best.damaged > 0 ? fmt::format(" damaged {}", best.damaged) : "";
        summary += fmt::format(" {}", nameOf(best.basis));
    }
    summary += detection.ambiguous ? " ambiguous" : "";
    summary += detection.mixedLines ? " mixed" : "";
    summary += detection.wordDoubt == WordDoubt::HardlyWords ? " wordless" : "";
    summary += detection.wordDoubt == WordDoubt::TooFew ? " few" : "";
    summary += detection.looksLikeText ? "" : " textless";
    for (const RefutedGuess& refuted : detection.refuted)
        summary += fmt::format(" not {}", refuted.codec->name());
    return summary + fmt::format(" read {}", detection.bytesRead);
}

std::string summaryOf(const OpeningGuess& guess) {
    std::string summary = fmt::format("opens as {}", guess.codec->name());
    if (guess.disproof)
        summary += fmt::format(" but {}", guess.disproof->offset);
    return summary + (guess.score >= 0.95  ? " sure"
                      : guess.score >= 0.5 ? " likely"
                      : guess.score > 0    ? " hardly"
                                           : "");
}

Bytes bytesOf(const Row& row) {
    Bytes bytes(row.before.begin(), row.before.end());
    const Bytes text = encodeAll(*registry().find(row.encoding), row.text).value();
    bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.insert(bytes.end(), row.after.begin(), row.after.end());
    return bytes;
}

} // namespace

class TestDetectionRows final : public QObject {
    Q_OBJECT

private slots:
    void rows_data() {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : kRows)
            QTest::newRow(row.fact) << &row;
    }
    void rows() {
        QFETCH(const Row*, row);
        DetectOptions options;
        std::istringstream names(row->candidates);
        for (std::string name; names >> name;)
            options.candidates.push_back(registry().find(name));
        const MemorySource source(bytesOf(*row));
        const std::string summary = summaryOf(detectEncoding(source, registry(), options).value()) +
                                    "; " + summaryOf(guessForOpening(source, registry()).value());
        QCOMPARE(QByteArray::fromStdString(summary), QByteArray(row->summary)); // which is printed
    }

    /// Of the damage of UTF-8 it is said where it is, and how its text looks.
    void damageIsLocated() {
        const std::string_view text = "Все люди рожда\xD1тся свободными и равными";
        const Detection detection =
            detectEncoding(MemorySource(Bytes(text.begin(), text.end())), registry()).value();
        const EncodingGuess& best = detection.guesses.front();
        QCOMPARE(best.codec->name(), std::string("UTF-8"));
        QCOMPARE(best.damage.size(), std::size_t{1});
        QCOMPARE(best.damage[0].offset, std::uint64_t(text.find("\xD1тся")));
        QVERIFY(best.text.plausibility > 0.8);
        QVERIFY(best.score > 0.9 && best.score < 1);
    }

    /// The margin is what the next reading costs more.
    void theNextReadingHasAMargin() {
        const Detection detection =
            detectEncoding(MemorySource(Bytes{0x25, 0x73, 0xFF}), registry()).value();
        const EncodingGuess& best = detection.guesses.front();
        QVERIFY(best.next != nullptr && best.margin > 0);
        for (const EncodingGuess& guess : detection.guesses)
            QVERIFY(guess.codec != best.next || guess.bits - best.bits == best.margin);
    }

    /// Where no words bear the best guess out, no guess is likelier than not.
    void withoutWordsScoresAreLess() {
        const std::u32string_view alphabet = U"а б в г д е ж з и й к л м н о п р с т у";
        const Bytes bytes = encodeAll(*registry().find("windows-1251"), alphabet).value();
        const Detection detection = detectEncoding(MemorySource(bytes), registry()).value();
        QVERIFY(detection.wordDoubt != WordDoubt::None && detection.ambiguous);
        for (const EncodingGuess& guess : detection.guesses)
            QVERIFY(guess.score <= 0.5);
    }

    void ofNamedOnesThatReadTheSameAsciiIsFirst() {
        DetectOptions options;
        for (const char* const name : {"windows-1252", "UTF-8", "ASCII"})
            options.candidates.push_back(registry().find(name));
        const std::string_view text = "plain text";
        const Detection detection =
            detectEncoding(MemorySource(Bytes(text.begin(), text.end())), registry(), options)
                .value();
        QCOMPARE(detection.guesses.front().codec->name(), std::string("ASCII"));
    }
};

QTEST_GUILESS_MAIN(TestDetectionRows)
#include "tst_detection_rows.moc"
