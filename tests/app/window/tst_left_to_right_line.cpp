// Characters of any direction appear in the order of the text, and so do pointer positions.

#include "style/fonts.h"
#include "window/input_field.h"
#include "window/left_to_right_line.h"

#include <QtTest>

using namespace moji::app;

class TestLeftToRightLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isNeeded();
    void nothingIsReordered_data();
    void nothingIsReordered();
    void theFieldIsClickedInOrder_data() { nothingIsReordered_data(); }
    void theFieldIsClickedInOrder();
};

void TestLeftToRightLine::isNeeded() {
    QVERIFY(!LeftToRightLine::isNeeded(QString()));
    QVERIFY(!LeftToRightLine::isNeeded(QString::fromUtf8("Hello, 世界! 😀 1 + 2")));
    QVERIFY(LeftToRightLine::isNeeded(QString::fromUtf8("aࠀ")));
    QVERIFY(LeftToRightLine::isNeeded(QString::fromUtf8("٣")));
    QVERIFY(LeftToRightLine::isNeeded(QString::fromUtf8("𐤀"))); // beyond the first plane
}

void TestLeftToRightLine::nothingIsReordered_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("hebrew-word") << QString::fromUtf8("שלום");
    QTest::newRow("digits-after") << QString::fromUtf8("אב 12 (3), \\xC0");
    QTest::newRow("digits-before") << QString::fromUtf8("12 אב");
    QTest::newRow("arabic-and-its-digits") << QString::fromUtf8("ab سلام ١٢ 34 cd");
    QTest::newRow("samaritan-and-an-escape") << QString::fromUtf8("ࠀ\\xE0\\x80!ࠀ⟨RLO⟩");
    QTest::newRow("phoenician") << QString::fromUtf8("1𐤀2𐤁3");
}

void TestLeftToRightLine::nothingIsReordered() {
    QFETCH(QString, text);
    const LeftToRightLine line(text, monoFont(), {});
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).isLowSurrogate())
            continue;
        const qsizetype next = i + (text.at(i).isHighSurrogate() ? 2 : 1);
        QVERIFY2(line.x(i) < line.x(next), qPrintable(QString::number(i)));
        QCOMPARE(line.positionAt(line.x(i)), i);
    }
    QCOMPARE(line.positionAt(1e6), text.size());
    QCOMPARE(line.positionAt(-1), qsizetype{0});
}

void TestLeftToRightLine::theFieldIsClickedInOrder() {
    QFETCH(QString, text);
    InputField field(QStringLiteral("Text"));
    field.resize(900, 40);
    field.show();
    field.showText(text, 0);
    int before = -1;
    for (int x = 0; x < field.viewport()->width(); x += 3) {
        QTest::mouseClick(field.viewport(), Qt::LeftButton, {}, QPoint(x, 10));
        QVERIFY(field.textCursor().position() >= before);
        before = field.textCursor().position();
    }
    QCOMPARE(before, static_cast<int>(text.size()));
    QCOMPARE(field.toPlainText(), text); // nothing is put into it
}

QTEST_MAIN(TestLeftToRightLine)
#include "tst_left_to_right_line.moc"
