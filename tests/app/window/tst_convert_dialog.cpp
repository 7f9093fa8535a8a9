// The dialog that saves in another encoding: what cannot be written, and which encodings hold it
// all.

#include "codec/codec_registry.h"
#include "document/document.h"
#include "window/convert_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

QString textsOf(const ConvertDialog& dialog) {
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>())
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class TestConvertDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void encodingsThatHoldTheText_data();
    void encodingsThatHoldTheText();
};

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

QTEST_MAIN(TestConvertDialog)
#include "tst_convert_dialog.moc"
