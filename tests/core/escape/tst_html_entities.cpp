// The longest named character reference at the front of a text, beside a search through all of
// them.

#include "escape/html_entities.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace moji;
using namespace moji::escape;

class HtmlEntitiesTest : public QObject {
    Q_OBJECT

    static const HtmlEntity* longestOfAll(std::string_view text) {
        const HtmlEntity* longest = nullptr;
        for (const HtmlEntity& entity : htmlEntities())
            if (text.starts_with(entity.name()) &&
                (longest == nullptr || entity.name().size() > longest->name().size()))
                longest = &entity;
        return longest;
    }
    static void compare(const std::string& text) {
        QVERIFY2(longestHtmlEntity(asBytes(text)) == longestOfAll(text), text.c_str());
    }

private Q_SLOTS:
    void examples() {
        QVERIFY(longestHtmlEntity(asBytes("")) == nullptr);
        QVERIFY(longestHtmlEntity(asBytes("&&&&")) == nullptr);
        QCOMPARE(longestHtmlEntity(asBytes("notit;"))->name(), std::string_view("not"));
        QCOMPARE(longestHtmlEntity(asBytes("notin;"))->name(), std::string_view("notin;"));
    }

    void everyNameCutAndContinued() {
        std::size_t chosen = 0;
        for (const HtmlEntity& entity : htmlEntities()) {
            const std::string name(entity.name());
            compare(name);
            compare(name + "zz;");
            compare(name.substr(0, ++chosen % name.size()) + "z");
        }
    }

    void randomNames() {
        constexpr std::string_view kLetters = "aegilmnopqrtuAE1;";
        constexpr unsigned kSeed = 3;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 5000; ++round) {
            std::string text(random() % 8, ' ');
            std::ranges::generate(text, [&] { return kLetters[random() % kLetters.size()]; });
            compare(text);
        }
    }
};

QTEST_GUILESS_MAIN(HtmlEntitiesTest)
#include "tst_html_entities.moc"
