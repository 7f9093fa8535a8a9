// What a text costs: the quick look at it agrees with the full answer.

#include "repair/text_cost.h"

#include <QTest>

#include <array>
#include <random>
#include <string>
#include <utility>

using namespace moji::repair;

class TestTextCost final : public QObject {
    Q_OBJECT

private slots:
    void aQuickLookNeverSaysTooMuch() {
        // What misread text is made of: Latin letters and signs, Cyrillic, Greek, box drawing.
        constexpr std::array<std::pair<unsigned, unsigned>, 7> kBlocks{{{0x20, 0x7F},
                                                                        {0x80, 0x100},
                                                                        {0x100, 0x180},
                                                                        {0x391, 0x3CA},
                                                                        {0x410, 0x450},
                                                                        {0x2010, 0x2040},
                                                                        {0x2500, 0x25A0}}};
        std::mt19937 random(7);
        int told = 0;
        for (int i = 0; i < 4000; ++i) {
            std::u32string text;
            const auto own = kBlocks[random() % kBlocks.size()];
            const std::size_t length = 1 + random() % 90;
            while (text.size() < length) {
                const auto block = random() % 3 == 0 ? kBlocks[random() % kBlocks.size()] : own;
                const char32_t c = random() % 8 == 0
                                       ? U' '
                                       : block.first + random() % (block.second - block.first);
                text.append(random() % 16 == 0 ? 5 : 1, c); // runs cost little
            }
            const double bits = bitsOf(text);
            QVERIFY(!surelyCostsMore(text, bits));
            told += surelyCostsMore(text, bits / 3) ? 1 : 0;
        }
        QVERIFY2(told > 3000, qPrintable(QString::number(told)));
    }

    void aQuickLookLeavesAsianTextAlone() {
        QVERIFY(!surelyCostsMore(U"汉字汉字汉字", 1));
        QVERIFY(!surelyCostsMore(U"ÿþÿþ\uFFFDÿþÿþ", 1));
        QVERIFY(surelyCostsMore(U"ÿþÿþÿþÿþ", 1));
    }
};

QTEST_GUILESS_MAIN(TestTextCost)
#include "tst_text_cost.moc"
