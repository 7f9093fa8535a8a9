// Laws of every lens of the registry, in the real window: it shows the bytes, in any encoding; it
// follows the theme; it changes nothing; its state can be set again.

#include "app/window_test.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/panel.h"

#include "patient.h"
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

using namespace moji;
using namespace moji::app;

class TestEveryLens : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void showsTheBytes_data() { lenses(); }
    void showsTheBytes();
    void asksForNoSelectionOfNothing_data() { lenses(); }
    void asksForNoSelectionOfNothing();
    void changesNoBytes_data() { lenses(); }
    void changesNoBytes();
    void followsTheTheme_data() { lenses(); }
    void followsTheTheme();
    void takesItsOwnStateBack_data() { lenses(); }
    void takesItsOwnStateBack();
    void takesTheKeyboard_data() { lenses(); }
    void takesTheKeyboard();
    void scrollsInOnePlace_data() { lenses(); }
    void scrollsInOnePlace();

private:
    static void lenses();
    [[nodiscard]] Panel* shown(const QString& id);
    void settle();
};

void TestEveryLens::lenses() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

Panel* TestEveryLens::shown(const QString& id) {
    Panel* lens = m_window->lens(id);
    m_window->showLens(id);
    return lens;
}

void TestEveryLens::settle() {
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTest::qWait(0);
}

/// The picture of malformed bytes is neither that of an empty document nor that of other bytes.
void TestEveryLens::showsTheBytes() {
    QFETCH(QString, id);
    Panel* lens = shown(id);
    QVERIFY(lens != nullptr);
    QTRY_VERIFY(lens->isVisible() && !lens->visibleRegion().isEmpty());
    Document& document = m_window->document();
    document.setBytes(Bytes(), {});
    settle();
    const QImage empty = lens->grab().toImage();
    document.setBytes(asBytes("\xC0\xAF\xE4\xB8\xED\xA0\x80\xFF"), {});
    settle();
    QTRY_VERIFY(lens->grab().toImage() != empty);
    const QImage malformed = lens->grab().toImage();
    document.setBytes(asBytes("plain text\nin two lines, caf\xC3\xA9\n"), {});
    m_window->selection().select({0, 5});
    settle();
    QTRY_VERIFY(lens->grab().toImage() != malformed);
}

void TestEveryLens::asksForNoSelectionOfNothing() {
    QFETCH(QString, id);
    const Panel* lens = shown(id);
    m_window->document().setBytes(Bytes(), {});
    settle();
    QTRY_VERIFY(!lens->isUpdating());
    for (const auto* label : lens->findChildren<QLabel*>())
        QVERIFY2(!label->isVisible() || !label->text().startsWith(QStringLiteral("Select ")),
                 qPrintable(label->text()));
}

void TestEveryLens::changesNoBytes() {
    QFETCH(QString, id);
    Panel* lens = shown(id);
    QVERIFY(lens != nullptr);
    Document& document = m_window->document();
    const QByteArray contents[] = {{},
                                   QByteArray(1, '\0'),
                                   "\xE4\xB8\x96",
                                   "\xC0\xAF\xE4\xB8\xED\xA0\x80\xFF",
                                   QByteArray(70000, '\x80'),
                                   "\xE2\x80\xAE"
                                   "abc"};
    for (const char* encoding : {"UTF-8", "UTF-16LE", "EUC-KR", "windows-1251", "ISO-2022-JP"}) {
        const Codec* codec = m_codecs.find(encoding);
        QVERIFY(codec != nullptr);
        document.setCodec(*codec);
        for (const QByteArray& bytes : contents) {
            document.setBytes(toBytes(bytes), {});
            for (const ByteRange range : {ByteRange{0, 0}, ByteRange{1, 2}, ByteRange{0, 70000}}) {
                m_window->selection().select(range);
                m_window->selection().setHovered(ByteRange{0, 1});
                QVERIFY(!lens->grab().isNull());
            }
            QCOMPARE(this->contents(), bytes);
            QVERIFY(!document.isModified());
            QCOMPARE(&document.codec(), codec);
        }
    }
    settle();
    QTRY_VERIFY(!lens->isUpdating());
}

void TestEveryLens::followsTheTheme() {
    QFETCH(QString, id);
    Panel* lens = shown(id);
    m_window->document().setBytes(asBytes("text"), {});
    settle();
    const QColor light = lens->grab().toImage().pixelColor(1, lens->height() - 2);
    setTheme(Theme::Dark);
    QTRY_VERIFY(lens->grab().toImage().pixelColor(1, lens->height() - 2).lightness() <
                light.lightness() / 2);
}

void TestEveryLens::takesItsOwnStateBack() {
    QFETCH(QString, id);
    auto* lens = qobject_cast<Lens*>(shown(id));
    if (id == QStringLiteral("bytes")) {
        QVERIFY(lens == nullptr); // the centre of the window has no state of its own
        return;
    }
    QVERIFY(lens != nullptr);
    m_window->document().setBytes(asBytes("caf\xC3\xA9"), {});
    m_window->selection().select({0, 2});
    settle();
    const LensState state = lens->state();
    QCOMPARE(lens->setState(state), QStringList());
    QCOMPARE(lens->state(), state);
    QCOMPARE(lens->setState({{QStringLiteral("no-such-key"), QStringLiteral("1")}}),
             QStringList(QStringLiteral("no-such-key=1")));
}

/// From the lens that was in front, or leaves it to the bytes if it has nothing to focus.
void TestEveryLens::takesTheKeyboard() {
    QFETCH(QString, id);
    m_window->document().setBytes(asBytes("\xC0\xAF text"), {});
    settle();
    m_window->showLens(QStringLiteral("problems"));
    QTRY_VERIFY(m_window->lens(QStringLiteral("problems"))->isAncestorOf(m_window->focusWidget()));
    const Panel* lens = shown(id);
    QTRY_VERIFY(lens == m_window->focusWidget() || lens->isAncestorOf(m_window->focusWidget()) ||
                m_window->centralWidget()->isAncestorOf(m_window->focusWidget()));
}

/// In a window of the usual size, with a long document, no lens is scrolled as a whole around a
/// table that scrolls too.
void TestEveryLens::scrollsInOnePlace() {
    QFETCH(QString, id);
    m_window->resize(1440, 860);
    m_window->document().setBytes(Bytes(4000, 0x80), {});
    Panel* lens = shown(id);
    QVERIFY(lens != nullptr);
    settle();
    const QScrollArea* area = nullptr;
    for (QWidget* at = lens; at != nullptr && area == nullptr; at = at->parentWidget())
        area = qobject_cast<const QScrollArea*>(at);
    if (id == QStringLiteral("bytes"))
        QVERIFY(area == nullptr); // the centre of the window
    else
        QTRY_VERIFY(area->verticalScrollBar()->maximum() == 0);
}

QTEST_MAIN(TestEveryLens)
#include "tst_every_lens.moc"
