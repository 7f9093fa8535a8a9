// The dialog that saves in another encoding: what cannot be written, and which encodings hold it
// all.

#include "codec/codec_registry.h"
#include "document/document.h"
#include "document/document_saver.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"
#include "window/convert_dialog.h"

#include "patient.h"
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTextDocumentFragment>

using namespace moji;
using namespace moji::app;

namespace {

QString textsOf(const ConvertDialog& dialog) {
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>())
        texts << (label->textFormat() == Qt::RichText
                      ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                      : label->text());
    return texts.join(QLatin1Char('\n'));
}

bool maySave(const ConvertDialog& dialog) {
    for (const auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Save as…"))
            return button->isEnabled();
    return false;
}

} // namespace

class TestConvertDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void encodingsThatHoldTheText_data();
    void encodingsThatHoldTheText();
    void whatIsLostAndWhatWouldBeWritten();
    void enterShowsAPlaceAndSavesNothing();
    void aMistypedEncodingSavesNothing();
    void normalFormsAndTheWayBack();
    void malformedBytesAndTextThatFits();
    void proposesUtf8AndWhatHoldsTheText();
    void sentencesStayTogetherWhereNothingIsLost();
    void cancelledChecksAreSaidToBe();
    void aMarkThatTheTargetLacksIsLeftOut_data();
    void aMarkThatTheTargetLacksIsLeftOut();

private:
    static QStringList cells(const QTableWidget& table, int row);
    static void choose(const ConvertDialog& dialog, const QString& encoding);
};

QStringList TestConvertDialog::cells(const QTableWidget& table, int row) {
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        cells << table.item(row, column)->text();
    return cells;
}

void TestConvertDialog::choose(const ConvertDialog& dialog, const QString& encoding) {
    auto* box = dialog.findChild<EncodingBox*>();
    static const CodecRegistry kCodecs;
    box->setCodec(*kCodecs.find(encoding.toStdString()));
    Q_EMIT box->chosen(box->codec());
}

void TestConvertDialog::whatIsLostAndWhatWouldBeWritten() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes(QStringLiteral("世 a 世 é").toStdString()), QStringLiteral("test"));
    const ConvertDialog dialog(&document);
    choose(dialog, QStringLiteral("ASCII"));
    const auto* table = dialog.findChild<QTableWidget*>();
    QTRY_COMPARE(table->rowCount(), 2);
    QCOMPARE(cells(*table, 0),
             QStringList({QStringLiteral("2"), QStringLiteral("U+4E16 CJK UNIFIED IDEOGRAPH-4E16"),
                          QStringLiteral("?"), QStringLiteral("\\u4E16"), QStringLiteral("shi"),
                          QStringLiteral("000000, 000006")}));
    QCOMPARE(cells(*table, 1).at(4), QStringLiteral("e"));
    QVERIFY(textsOf(dialog).contains(QLatin1String("3 characters of the text cannot be written")));
    QVERIFY(textsOf(dialog).contains(QLatin1String("No normal form brings more of it into ASCII")));
    // Enter shows the places one after another.
    QSignalSpy shown(&dialog, &ConvertDialog::placeChosen);
    for (int i = 0; i < 3; ++i)
        Q_EMIT const_cast<QTableWidget*>(table)->itemActivated(table->item(0, 0));
    QCOMPARE(shown.size(), 3);
    QCOMPARE(shown[0][0].value<ByteRange>(), (ByteRange{0, 3}));
    QCOMPARE(shown[1][0].value<ByteRange>(), (ByteRange{6, 9}));
    QCOMPARE(shown[2][0].value<ByteRange>(), (ByteRange{0, 3}));
}

/// A yen sign is written in Shift_JIS and read as a backslash, so it is listed and can be saved.
void TestConvertDialog::enterShowsAPlaceAndSavesNothing() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes(QStringLiteral("¥ and ¥").toStdString()), QStringLiteral("test"));
    ConvertDialog dialog(&document);
    dialog.open();
    auto* box = dialog.findChild<EncodingBox*>();
    box->setFocus();
    box->lineEdit()->setText(QStringLiteral("Shift_JIS"));
    QTest::keyClick(box, Qt::Key_Return);
    auto* table = dialog.findChild<QTableWidget*>();
    QTRY_COMPARE(table->rowCount(), 1);
    QVERIFY(maySave(dialog));
    QSignalSpy shown(&dialog, &ConvertDialog::placeChosen);
    table->setFocus();
    table->setCurrentCell(0, 0);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        QTest::keyClick(table, key);
    QCOMPARE(shown.size(), 2);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.result(), 0);
}

void TestConvertDialog::aMistypedEncodingSavesNothing() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes("abc"), QStringLiteral("test"));
    ConvertDialog dialog(&document);
    dialog.open();
    QTRY_VERIFY(maySave(dialog));
    auto* box = dialog.findChild<EncodingBox*>();
    box->setFocus();
    box->lineEdit()->setText(QStringLiteral("KIO8"));
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(textsOf(dialog).contains(QLatin1String("Unknown encoding: KIO8")));
    QVERIFY(dialog.isVisible());
    QTest::keyClick(box, Qt::Key_Return); // nothing is typed: the default button
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
}

void TestConvertDialog::normalFormsAndTheWayBack() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes(QStringLiteral("e\u0301").toStdString()), QStringLiteral("test"));
    const ConvertDialog dialog(&document);
    choose(dialog, QStringLiteral("windows-1252"));
    QTRY_VERIFY(textsOf(dialog).contains(QLatin1String("In NFC all of it survives.")));
    QTRY_VERIFY(textsOf(dialog).contains(
        QLatin1String("There and back with Mojiscope: refused after 1 byte")));
    for (const char* library : {"ICU", "iconv"})
        QVERIFY(textsOf(dialog).contains(
            QStringLiteral("There and back with %1: refused").arg(QLatin1String(library))));
    choose(dialog, QStringLiteral("UTF-16LE"));
    QTRY_VERIFY(
        textsOf(dialog).contains(QLatin1String("There and back with Mojiscope: identical.")));
}

void TestConvertDialog::malformedBytesAndTextThatFits() {
    const CodecRegistry codecs;
    Document document(codecs);
    const Bytes bytes{0x41, 0xFF, 0x42, 0xFF};
    document.setBytes(bytes, QStringLiteral("test"));
    const ConvertDialog dialog(&document);
    const auto* table = dialog.findChild<QTableWidget*>();
    QTRY_COMPARE(table->rowCount(), 1);
    QCOMPARE(cells(*table, 0).first(), QStringLiteral("2"));
    QCOMPARE(cells(*table, 0).last(), QStringLiteral("000001, …"));
    QVERIFY(!maySave(dialog));
    document.setBytes(asBytes(std::string("plain")), QStringLiteral("test"));
    choose(dialog, QStringLiteral("KOI8-R"));
    QTRY_VERIFY(maySave(dialog));
    QCOMPARE(table->rowCount(), 0);
    QVERIFY(textsOf(dialog).contains(
        QLatin1String("The whole text can be written in KOI8-R: 5 characters, 5 bytes.")));
}

void TestConvertDialog::aMarkThatTheTargetLacksIsLeftOut_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("UTF-8") << "UTF-8" << QByteArray("\xEF\xBB\xBFi\xC3\xA9");
    QTest::newRow("UTF-16LE") << "UTF-16LE" << QByteArray("\xFF\xFEi\0\xE9\0", 6);
    QTest::newRow("UTF-16BE") << "UTF-16BE" << QByteArray("\xFE\xFF\0i\0\xE9", 6);
    QTest::newRow("UTF-32LE") << "UTF-32LE" << QByteArray("\xFF\xFE\0\0i\0\0\0\xE9\0\0\0", 12);
}

void TestConvertDialog::aMarkThatTheTargetLacksIsLeftOut() {
    QFETCH(QString, encoding);
    QFETCH(QByteArray, bytes);
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes(std::string_view(bytes.data(), std::size_t(bytes.size()))),
                      QStringLiteral("test"));
    document.setCodec(*codecs.find(encoding.toStdString()));
    const ConvertDialog dialog(&document);
    choose(dialog, QStringLiteral("windows-1252"));
    QTRY_VERIFY2(textsOf(dialog).contains(
                     QLatin1String("The whole text can be written in windows-1252: 2 characters, 2 "
                                   "bytes. The byte-order mark is left out, as windows-1252 has "
                                   "none.")),
                 qPrintable(textsOf(dialog)));
    for (const char* library : {"Mojiscope", "ICU", "iconv"})
        QTRY_VERIFY2(textsOf(dialog).contains(
                         QStringLiteral("There and back with %1, without the byte-order mark: "
                                        "identical.")
                             .arg(QLatin1String(library))),
                     qPrintable(textsOf(dialog)));
    // So it is listed among those that hold the text, with others that write the mark.
    QTRY_VERIFY2(textsOf(dialog).contains(QLatin1String("windows-1252 (2 bytes)")),
                 qPrintable(textsOf(dialog)));
    // An encoding that has the character keeps it.
    choose(dialog, QStringLiteral("gb18030"));
    QCOMPARE(&dialog.reading(), &document.codec());
    QTRY_VERIFY(textsOf(dialog).contains(
        QLatin1String("The whole text can be written in gb18030: 3 characters")));
    QTRY_VERIFY2(textsOf(dialog).contains(QLatin1String("There and back with ICU: identical.")),
                 qPrintable(textsOf(dialog)));
    choose(dialog, QStringLiteral("windows-1252"));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("there"));
    DocumentSaver saver(&document);
    QSignalSpy saved(&saver, &DocumentSaver::saved);
    saver.save({.path = path, .encoding = dialog.encoding(), .reading = &dialog.reading()});
    QTRY_COMPARE(saved.size(), 1);
    QFile there(path);
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll(), QByteArray("i\xE9"));
}

void TestConvertDialog::encodingsThatHoldTheText_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("smallest");
    QTest::addColumn<QString>("missing");
    QTest::newRow("russian") << QStringLiteral("Привет") << QStringLiteral("windows-1251 (6 bytes)")
                             << QStringLiteral("Big5");
    QTest::newRow("korean") << QStringLiteral("한글 abc") << QStringLiteral("EUC-KR (8 bytes)")
                            << QStringLiteral("KOI8-R");
    QTest::newRow("emoji") << QStringLiteral("😀") << QStringLiteral("UTF-8 (4 bytes)")
                           << QStringLiteral("EUC-KR");
}

void TestConvertDialog::encodingsThatHoldTheText() {
    QFETCH(QString, text);
    QFETCH(QString, smallest);
    QFETCH(QString, missing);
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes(text.toStdString()), QStringLiteral("test"));
    const ConvertDialog dialog(&document);
    QTRY_VERIFY(textsOf(dialog).contains(QLatin1String("the smallest first: ")));
    const QString list = textsOf(dialog)
                             .section(QStringLiteral("the smallest first: "), 1)
                             .section(QLatin1Char('\n'), 0, 0);
    QVERIFY2(list.startsWith(smallest), qPrintable(list));
    QVERIFY2(!list.contains(missing), qPrintable(list));
}

void TestConvertDialog::proposesUtf8AndWhatHoldsTheText() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(
        *encodeAll(*codecs.find("windows-1251"), toCodePoints(QStringLiteral("Привет"))),
        QStringLiteral("test"));
    document.setCodec(*codecs.find("windows-1251"));
    const ConvertDialog dialog(&document);
    QCOMPARE(dialog.encoding()->name(), "UTF-8"); // another one
    QTRY_VERIFY(textsOf(dialog).contains(QLatin1String("KOI8-R (6 bytes)")));
    for (auto* label : dialog.findChildren<QLabel*>())
        if (label->text().contains(QLatin1String("href=\"KOI8-R\"")))
            Q_EMIT label->linkActivated(QStringLiteral("KOI8-R"));
    QCOMPARE(dialog.encoding()->name(), "KOI8-R");
    QTRY_VERIFY(textsOf(dialog).contains(QLatin1String("can be written in KOI8-R: 6 characters")));
}

/// By the system, too, which had no memory for it.
void TestConvertDialog::cancelledChecksAreSaidToBe() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(Bytes(8'000'000, 'a'), QStringLiteral("test"));
    const ConvertDialog dialog(&document);
    document.jobs().cancelAll();
    QTRY_VERIFY2(textsOf(dialog).contains(QLatin1String("Checking the conversion was cancelled. ")),
                 qPrintable(textsOf(dialog)));
    QVERIFY(textsOf(dialog).contains(QLatin1String("Converting there and back was cancelled.")));
    choose(dialog, QStringLiteral("KOI8-R")); // checks again
    QTRY_VERIFY(textsOf(dialog).contains(QLatin1String("can be written in KOI8-R")));
    QTRY_VERIFY(!textsOf(dialog).contains(QLatin1String("cancelled")));
}

/// The room of the table is below them, not between them.
void TestConvertDialog::sentencesStayTogetherWhereNothingIsLost() {
    const CodecRegistry codecs;
    Document document(codecs);
    document.setBytes(asBytes("abc"), QStringLiteral("test"));
    ConvertDialog dialog(&document);
    dialog.open();
    QTRY_VERIFY(document.jobs().idle());
    QCoreApplication::processEvents();
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->wordWrap() && !label->text().isEmpty()) // the sentences
            QVERIFY2(label->height() <= label->heightForWidth(label->width()) + 2,
                     qPrintable(label->text()));
}

QTEST_MAIN(TestConvertDialog)
#include "tst_convert_dialog.moc"
