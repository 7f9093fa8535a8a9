#include "support/json_reader.h"

#include <QtTest>

using namespace moji;

class TestJsonReader : public QObject {
    Q_OBJECT

private slots:
    void readsAndRefuses() {
        const auto value = JsonValue::parse(
            R"( {"a":"x\u00e9\ud83d\ude00\n","n":18446744073709551615,"t":true,"f":false,"z":null,"l":["p","q"],"a":"second"} )");
        QVERIFY(value.has_value());
        QCOMPARE(value->string("a"), std::string("x\xC3\xA9\xF0\x9F\x98\x80\n"));
        QCOMPARE(value->number("n"), ~std::uint64_t{0});
        QVERIFY(value->boolean("t") && !value->boolean("f", true));
        QCOMPARE(value->strings("l").size(), 2U);
        QCOMPARE(value->string("z", "otherwise"), std::string("otherwise"));
        for (const char* wrong :
             {"", "{", "{\"a\"}", "[1,]", "\"\\x\"", "{} {}", "nul", "\"\\u12\""})
            QVERIFY2(!JsonValue::parse(wrong), wrong);
        QVERIFY(!JsonValue::parse(std::string(1000, '[')));
    }
};

QTEST_GUILESS_MAIN(TestJsonReader)
#include "tst_json_reader.moc"
