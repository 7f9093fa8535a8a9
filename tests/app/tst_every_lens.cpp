// Every lens of the registry, in the real window, before bytes of all kinds in many encodings.

#include "widgets/panel.h"
#include "lenses/lens_registry.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "window_test.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestEveryLens : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void everyLensStandsTheTest_data();
    void everyLensStandsTheTest();
};

void TestEveryLens::everyLensStandsTheTest_data() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

void TestEveryLens::everyLensStandsTheTest() {
    QFETCH(QString, id);
    Panel* lens = m_window->lens(id);
    QVERIFY(lens != nullptr);
    m_window->showLens(id);
    Document& document = m_window->document();
    const QByteArray contents[] = {{},
                                   QByteArray(1, '\0'),
                                   "\xE4\xB8\x96",
                                   "\xC0\xAF\xE4\xB8\xED\xA0\x80\xFF",
                                   QByteArray(70000, '\x80'),
                                   "\xE2\x80\xAE"
                                   "abc"};
    for (const char* encoding : {"UTF-8", "UTF-16LE", "EUC-KR", "windows-1251", "ISO-2022-JP"}) {
        if (const Codec* codec = m_codecs.find(encoding))
            document.setCodec(*codec);
        for (const QByteArray& bytes : contents) {
            document.setBytes(toBytes(bytes), {});
            for (const ByteRange range : {ByteRange{0, 0}, ByteRange{1, 2}, ByteRange{0, 70000}}) {
                m_window->selection().select(range);
                m_window->selection().setHovered(ByteRange{0, 1});
                QVERIFY(!lens->grab().isNull());
            }
        }
    }
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        setTheme(theme);
        QVERIFY(!lens->grab().isNull());
    }
    QTRY_VERIFY_WITH_TIMEOUT(document.jobs().idle(), 20000);
}

QTEST_MAIN(TestEveryLens)
#include "tst_every_lens.moc"
