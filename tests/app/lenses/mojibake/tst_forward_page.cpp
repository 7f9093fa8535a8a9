// What becomes of a text that is written in one encoding and read in another.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/mojibake/forward_page.h"
#include "lenses/mojibake/mojibake_lens.h"
#include "repair/comparison.h"
#include "repair/mojibake.h"
#include "text/qt_text.h"
#include "utf8/utf8_writer.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

std::vector<const Codec*> codecs() {
    return findCodecs(registry(), confusableEncodings());
}

} // namespace

class TestForwardPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void outcomes_data();
    void outcomes();
    void losslessMeansReversible_data();
    void losslessMeansReversible();
    void theGridFollowsTheSelection();
    void whatIsWrittenStays();
    void encodingsAreAdded();
    void everyCellSaysItsBytes();
};

void TestForwardPage::outcomes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("writtenAs");
    QTest::addColumn<QByteArray>("readAs");
    QTest::addColumn<QByteArray>("becomes");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char* name, const char* text, const char* writtenAs,
                        const char* readAs, const char* becomes, const char* outcome) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(writtenAs) << QByteArray(readAs)
                            << QByteArray(becomes) << QString::fromLatin1(outcome);
    };
    row("lossless", "Привет", "UTF-8", "windows-1251", "РџСЂРёРІРµС‚", "lossless");
    row("partial", "世界", "EUC-KR", "UTF-8", "\uFFFD\u0363", "partial");
    row("destroyed", "世界", "GBK", "UTF-8", "\uFFFD\uFFFD\uFFFD\uFFFD", "destroyed");
    row("same", "Hello", "UTF-8", "windows-1251", "Hello", "clean");
}

void TestForwardPage::outcomes() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, writtenAs);
    QFETCH(QByteArray, readAs);
    QFETCH(QByteArray, becomes);
    QFETCH(QString, outcome);
    const auto grid =
        forwardGrid(toCodePoints(QString::fromUtf8(text)),
                    {registry().find(writtenAs.constData()), registry().find(readAs.constData())});
    const ForwardCell& cell = grid.at(0).cells.at(1);
    QCOMPARE(toQString(cell.text), QString::fromUtf8(becomes));
    QCOMPARE(QLatin1String(repair::identifier(cell.outcome).data()), outcome);
}

void TestForwardPage::losslessMeansReversible_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"Привет", "世界", "naïve café", "한글", "ｶﾀｶﾅ", "½ × ÷"})
        QTest::newRow(text) << QByteArray(text);
}

/// By the library's own test of it, which writes and reads streams.
void TestForwardPage::losslessMeansReversible() {
    QFETCH(QByteArray, text);
    const MemorySource source(toBytes(text));
    const auto all = codecs();
    QVERIFY(all.size() > 5);
    for (const ForwardRow& row : forwardGrid(toCodePoints(QString::fromUtf8(text)), all)) {
        const auto writable = canWrite(source, registry().utf8(), *row.writtenAs);
        QCOMPARE(row.bytes.has_value(), writable && *writable);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto reversible =
                isReversible(source, registry().utf8(), *row.writtenAs, *all[i]);
            QVERIFY(reversible);
            const bool lossless =
                row.cells[i].same || row.cells[i].outcome == repair::Label::Lossless;
            QVERIFY2(lossless == *reversible,
                     (row.writtenAs->name() + " read as " + all[i]->name()).c_str());
        }
    }
}

void TestForwardPage::theGridFollowsTheSelection() {
    Document document(registry());
    Selection selection(&document);
    ForwardPage page(&document, &selection, nullptr);
    const QAbstractItemModelTester tester(const_cast<ForwardModel*>(&page.model()));
    page.refresh();
    QCOMPARE(page.field().text(), QString());
    document.setBytes(toBytes("abc\n\xEF\xCB\n"), QStringLiteral("test"));
    document.setCodec(*registry().find("KOI8-R"));
    selection.select({4, 6});
    page.refresh();
    QCOMPARE(page.field().text(), QString::fromUtf8("Ок"));
    selection.setCaret(0);
    page.refresh();
    QCOMPARE(page.field().text(), QStringLiteral("abc"));
}

void TestForwardPage::whatIsWrittenStays() {
    Document document(registry());
    Selection selection(&document);
    document.setBytes(toBytes("abc"), QStringLiteral("test"));
    ForwardPage page(&document, &selection, nullptr);
    QTest::keyClicks(&page.field(), QStringLiteral("xy"));
    page.refresh();
    QCOMPARE(page.field().text(), QStringLiteral("xy"));
    QTest::keyClick(&page.field(), Qt::Key_Backspace);
    QTest::keyClick(&page.field(), Qt::Key_Backspace);
    page.refresh();
    QCOMPARE(page.field().text(), QStringLiteral("abc"));
}

void TestForwardPage::encodingsAreAdded() {
    Document document(registry());
    Selection selection(&document);
    ForwardPage page(&document, &selection, nullptr);
    page.field().setText(QString::fromUtf8("é"));
    const int before = page.model().columnCount();
    page.addEncoding(*registry().find("IBM037"));
    page.addEncoding(*registry().find("IBM037"));
    QCOMPARE(page.model().columnCount(), before + 1);
    const QModelIndex current = page.table().currentIndex();
    QCOMPARE(page.model().row(current.row()).writtenAs->name(), std::string("IBM037"));
    QCOMPARE(page.model().row(current.row()).bytes, std::optional(Bytes{0x51}));
}

void TestForwardPage::everyCellSaysItsBytes() {
    Document document(registry());
    Selection selection(&document);
    ForwardPage page(&document, &selection, nullptr);
    page.field().setText(QString::fromUtf8("世"));
    const auto all = codecs();
    const int column =
        static_cast<int>(std::ranges::find(all, registry().find("windows-1252")) - all.begin()) +
        ForwardModel::kFirstReading;
    page.table().setCurrentIndex(page.model().index(0, column));
    QCOMPARE(page.model().row(0).writtenAs->name(), std::string("UTF-8"));
    QCOMPARE(
        page.sentence(),
        QString::fromUtf8("世 written as UTF-8: E4 B8 96; read as windows-1252: ä¸–, lossless."));
}

QTEST_MAIN(TestForwardPage)
#include "tst_forward_page.moc"
