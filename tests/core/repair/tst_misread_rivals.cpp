// Two encodings that read the words of a text differently: which words these are, and what their
// repaired lines say.

#include "core/repair/misread_encodings.h"
#include "repair/misread_rivals.h"
#include "repair/text_cost.h"

#include <QtTest>

#include <optional>

using namespace moji::repair;

namespace {

/// A text of words with spaces or line feeds between them, and how two encodings read each.
class TwoReadings {
public:
    /// Nothing: the encoding does not read it.
    TwoReadings& word(std::u32string_view damaged, const std::optional<std::u32string>& one,
                      const std::optional<std::u32string>& other, char32_t after = U' ') {
        m_one.push_back(readingOf(damaged, one));
        m_other.push_back(readingOf(damaged, other));
        return intact(damaged, after);
    }
    TwoReadings& intact(std::u32string_view text, char32_t after = U' ') {
        m_text += text;
        m_text += after;
        return *this;
    }
    [[nodiscard]] ComparedRivals compared() const {
        return compareRivals(
            m_text, m_one.size(), [this](std::size_t i) { return m_one[i] ? &*m_one[i] : nullptr; },
            [this](std::size_t i) { return m_other[i] ? &*m_other[i] : nullptr; });
    }

private:
    [[nodiscard]] std::optional<MisreadReading>
    readingOf(std::u32string_view damaged, const std::optional<std::u32string>& text) const {
        if (!text)
            return std::nullopt;
        MisreadReading reading;
        reading.begin = m_text.size();
        reading.end = m_text.size() + damaged.size();
        reading.parts = std::make_shared<const std::vector<MisreadPart>>(
            1, MisreadPart{0, damaged.size(), *text, false, false});
        return reading;
    }

    std::u32string m_text;
    std::vector<std::optional<MisreadReading>> m_one;
    std::vector<std::optional<MisreadReading>> m_other;
};

using Places = std::vector<std::size_t>;

} // namespace

class TestMisreadRivals final : public QObject {
    Q_OBJECT

private slots:
    void whatBothReadAlikeTellsNothing() {
        const ComparedRivals compared =
            TwoReadings().word(U"cafÃ©", U"café", U"café").word(U"x", {}, {}).compared();
        QCOMPARE(compared.words, Places());
        QCOMPARE(compared.saved, 0.0);
    }

    void theLineTellsWhichLetterItIs() {
        const auto text = [](std::u32string one, std::u32string other) {
            return TwoReadings()
                .intact(U"Il valore più vicino")
                .word(U"├¿", std::move(one), std::move(other))
                .compared();
        };
        QCOMPARE(text(U"è", U"Þ").words, Places{0});
        QVERIFY(text(U"è", U"Þ").saved < 0);
        QCOMPARE(text(U"Þ", U"è").saved, -text(U"è", U"Þ").saved);
    }

    void whatOnlyOneReadsStaysAsItIsByTheOther() {
        const ComparedRivals compared = TwoReadings().word(U"bes├╕ker", U"besøker", {}).compared();
        QCOMPARE(compared.words, Places{0});
        QCOMPARE(compared.saved, bitsOf(U"besøker ") - bitsOf(U"bes├╕ker "));
    }

    /// Other words of the line are read by each encoding, too; those of other lines are not looked
    /// at.
    void otherWordsOfTheLineAreRepaired() {
        const ComparedRivals compared = TwoReadings()
                                            .word(U"m├┤t", U"môt", U"môt", U'\n')
                                            .word(U"pod─¥a", U"podľa", U"podĝa")
                                            .word(U"d├ítumu", U"dátumu", U"dátumu", U'\n')
                                            .word(U"str├ínky", U"stránky", U"stránky")
                                            .compared();
        QCOMPARE(compared.words, Places{1});
        QCOMPARE(compared.saved, bitsOf(U"podľa dátumu") - bitsOf(U"podĝa dátumu"));
        QVERIFY(compared.saved < 0);
    }

    void onlyWhatIsNearIsLookedAt() {
        const std::u32string far(70, U'x');
        const ComparedRivals compared = TwoReadings()
                                            .word(U"Ã©", U"é", U"é")
                                            .intact(far)
                                            .word(U"Ã¨", U"è", U"ê")
                                            .intact(far)
                                            .compared();
        const std::u32string left(59, U'x');
        const std::u32string right = U" " + left;
        QCOMPARE(compared.saved, bitsOf(left + U" è" + right) - bitsOf(left + U" ê" + right));
    }

    /// Where many words differ, each of them has told.
    void ofManyWordsTheLinesAreNotAsked() {
        TwoReadings text;
        for (int i = 0; i < 8; ++i)
            text.word(U"Ã¨", U"è", U"Þ", U'\n');
        QCOMPARE(text.compared().words.size(), std::size_t{8});
        text.word(U"Ã¨", U"è", U"Þ", U'\n');
        QCOMPARE(text.compared().words, Places());
        QCOMPARE(text.compared().saved, 0.0);
    }
};

QTEST_APPLESS_MAIN(TestMisreadRivals)
#include "tst_misread_rivals.moc"
