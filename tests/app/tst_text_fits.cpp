// No text is cut off without a way to read it: every lens of the registry in windows large and
// small, both themes, larger letters, and words as long as translations are. The widgets are asked,
// not the pixels.

#include "app/cut_text.h"
#include "app/drawn.h"
#include "app/long_words.h"
#include "lenses/lens_registry.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "widgets/panel.h"
#include "window/find_bar.h"
#include "window/main_window.h"

#include "patient.h"
#include <QToolButton>

#include <algorithm>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kLayoutMs = 1000;

/// In front of all else, whole or in part. (What a scrolled lens shows may all be of its children,
/// so its visible region says nothing.)
bool isInSight(const QWidget& window, const QWidget& lens) {
    const QPoint corner = lens.mapTo(&window, QPoint(1, 1));
    const QWidget* there = window.childAt(corner);
    return there != nullptr && (there == &lens || lens.isAncestorOf(there));
}

} // namespace

class TestTextFits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setFont(uiFont()); }
    void everyLens_data();
    void everyLens();
    void theFindBarAtTheLargestZoom();

private:
    CodecRegistry m_codecs;
};

void TestTextFits::everyLens_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<int>("zoomed");
    QTest::addColumn<bool>("longWords");
    constexpr QSize kUsual(1440, 900);
    constexpr QSize kSmall(1024, 640);
    QTest::newRow("light") << kUsual << Theme::Light << 0 << false;
    QTest::newRow("dark") << kUsual << Theme::Dark << 0 << false;
    QTest::newRow("small") << kSmall << Theme::Light << 0 << false;
    QTest::newRow("zoomed") << kUsual << Theme::Light << 3 << false;
    QTest::newRow("translated") << kUsual << Theme::Dark << 0 << true;
    QTest::newRow("small-and-translated") << kSmall << Theme::Light << 0 << true;
}

void TestTextFits::everyLens() {
    QFETCH(QSize, size);
    QFETCH(Theme, theme);
    QFETCH(int, zoomed);
    QFETCH(bool, longWords);
    LongWords translator;
    if (longWords)
        QApplication::installTranslator(&translator);
    setTheme(theme);
    setZoom(zoomed);
    MainWindow window(m_codecs);
    window.resize(size);
    window.opener().openSample();
    window.show();
    QStringList found;
    for (const LensRow& row : lensRows()) {
        const QString id = QLatin1String(row.id);
        window.showLens(id);
        QTRY_VERIFY2(window.document().jobs().running().empty(), row.id);
        QTRY_VERIFY2(isInSight(window, *window.lens(id)), row.id);
        QCoreApplication::processEvents();
        QVERIFY2(isDrawnOn(window.lens(id)->grab().toImage()), row.id);
        // What has just got another text is laid out in the next turn of the event loop.
        QStringList cutOff;
        (void)QTest::qWaitFor(
            [&] {
                cutOff = CutText(*window.lens(id)).find();
                return cutOff.isEmpty();
            },
            kLayoutMs);
        for (const QString& what : cutOff)
            found += id + QStringLiteral(": ") + what;
    }
    QStringList around = CutText(window).find();
    found += around;
    found.removeDuplicates();
    setZoom(0);
    for (const QString& what : found)
        qWarning().noquote() << what;
    QCOMPARE(found.size(), 0);
}

/// Whole words on its buttons, in one row or in two.
void TestTextFits::theFindBarAtTheLargestZoom() {
    setTheme(Theme::Light);
    MainWindow window(m_codecs);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.grid().setFocus();
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    auto* bar = window.findChild<FindBar*>();
    const auto buttons = bar->findChildren<QToolButton*>();
    const auto areWhole = [&buttons] {
        return std::ranges::all_of(buttons, [](const QToolButton* button) {
            return !button->isVisible() || button->width() >= button->sizeHint().width();
        });
    };
    QTRY_VERIFY(bar->isVisible() && areWhole());
    setZoom(kMaxZoom);
    QTRY_VERIFY(areWhole());
    setZoom(0);
    QTRY_VERIFY(areWhole());
}

QTEST_MAIN(TestTextFits)
#include "tst_text_fits.moc"
