// Arrays of bytes as programs write them.

#include "document/c_array.h"
#include "text/qt_text.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestCArray : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void elements_data();
    void elements();
    void faults_data();
    void faults();
};

void TestCArray::elements_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("hex");
    QTest::newRow("own-form") << QByteArray("const unsigned char bytes[3] = {\n    0xE4, 0xB8, "
                                            "0x96,\n};\n")
                              << QByteArray("e4b896");
    QTest::newRow("bare") << QByteArray("0x48, 105, 'i'") << QByteArray("486969");
    QTest::newRow("bases") << QByteArray("{0x1F, 0b101, 017, 17, 0}") << QByteArray("1f050f1100");
    QTest::newRow("suffixes") << QByteArray("{1u, 2UL, 0xFFu}") << QByteArray("0102ff");
    QTest::newRow("negative") << QByteArray("byte[] b = {-1, -128};") << QByteArray("ff80");
    QTest::newRow("characters") << QByteArray(R"({'a', '\n', '\'', '\\', '\x41', '\101', '\0'})")
                                << QByteArray("610a275c414100");
    QTest::newRow("separators-quoted")
        << QByteArray("{' ', ',', '}', '/', '{'}") << QByteArray("202c7d2f7b");
    QTest::newRow("comments") << QByteArray("{1, /* 2, */ 3, // 4,\n 5}") << QByteArray("010305");
    QTest::newRow("python-list") << QByteArray("data = [1, 2]") << QByteArray("0102");
    QTest::newRow("size-before") << QByteArray("char a[4] = { 9 }") << QByteArray("09");
}

void TestCArray::elements() {
    QFETCH(QByteArray, text);
    const auto bytes = parseCArray({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(bytes.has_value());
    QTEST(toQByteArray(*bytes).toHex(), "hex");
}

void TestCArray::faults_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("word");
    using Kind = CArrayFault::Kind;
    QTest::newRow("word") << QByteArray("{1, x2}") << int(Kind::NoByte) << QByteArray("x2");
    QTest::newRow("octal-9") << QByteArray("{09}") << int(Kind::NoByte) << QByteArray("09");
    QTest::newRow("fraction") << QByteArray("{1.5}") << int(Kind::NoByte) << QByteArray("1.5");
    QTest::newRow("two-in-quotes")
        << QByteArray("{'ab'}") << int(Kind::NoByte) << QByteArray("'ab'");
    for (const char* word : {"--5", "-", "0x-5", "0x-", "+-1", R"('\x-1')", R"('\-1')", R"('\x')"})
        QTest::newRow(word) << QByteArray("{") + word + "}" << int(Kind::NoByte)
                            << QByteArray(word);
    QTest::newRow("256") << QByteArray("{256}") << int(Kind::OutOfRange) << QByteArray("256");
    QTest::newRow("huge") << QByteArray("{99999999999999999999}") << int(Kind::OutOfRange)
                          << QByteArray("99999999999999999999");
    QTest::newRow("-129") << QByteArray("{-129}") << int(Kind::OutOfRange) << QByteArray("-129");
    QTest::newRow("empty") << QByteArray("{}") << int(Kind::NoElements) << QByteArray();
    QTest::newRow("nothing") << QByteArray() << int(Kind::NoElements) << QByteArray();
    QTest::newRow("open-quote") << QByteArray("'") << int(Kind::NoByte) << QByteArray("'");
}

void TestCArray::faults() {
    QFETCH(QByteArray, text);
    const auto bytes = parseCArray({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!bytes.has_value());
    QTEST(int(bytes.error().kind), "kind");
    QTEST(QByteArray(bytes.error().word.data(), qsizetype(bytes.error().word.size())), "word");
}

QTEST_APPLESS_MAIN(TestCArray)
#include "tst_c_array.moc"
