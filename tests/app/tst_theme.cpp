// The theme is changed while the program runs: every lens then looks as if it had begun so.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/lens_registry.h"
#include "snapshot.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/panel.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QStyleFactory>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace moji;
using namespace moji::app;

namespace {

/// One lens over a document with characters of all lengths and a few problems.
class Bench {
public:
    Bench(const CodecRegistry& codecs, const LensRow& row)
        : m_document(codecs)
        , m_selection(&m_document) {
        m_document.setBytes(asBytes("Hello, \xE4\xB8\x96 \xC0\xAF \xED\xA0\x80 \xF0\x9F\x98\x80\n"),
                            QStringLiteral("bench"));
        m_lens.reset(row.make(&m_document, &m_selection, nullptr));
        m_lens->setAttribute(Qt::WA_DontShowOnScreen);
        m_lens->resize(1100, 500);
        m_lens->show();
        m_selection.select({7, 10});
    }

    QImage picture() {
        waitUntilIdle(m_document);
        return m_lens->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

private:
    Document m_document;
    Selection m_selection;
    std::unique_ptr<Panel> m_lens;
};

/// Pixels in which two pictures differ.
int differences(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    }
    return count;
}

} // namespace

/// How often each widget is told that its style has changed.
class Restyled final : public QObject {
public:
    Restyled() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::StyleChange)
            most = std::max(most, ++m_times[watched]);
        return QObject::eventFilter(watched, event);
    }
    int most = 0;

private:
    std::map<QObject*, int> m_times;
};

class TestTheme : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }

    void changedAtRunTime_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("then");
        for (const LensRow& row : lensRows()) {
            const QString id = QString::fromLatin1(row.id);
            QTest::addRow("%s-to-dark", row.id) << id << int(Theme::Light) << int(Theme::Dark);
            QTest::addRow("%s-to-light", row.id) << id << int(Theme::Dark) << int(Theme::Light);
        }
    }
    void changedAtRunTime() {
        QFETCH(QString, id);
        QFETCH(int, first);
        QFETCH(int, then);
        const LensRow& row = *findLens(id.toStdString());
        setTheme(static_cast<Theme>(then));
        const QImage wanted = Bench(m_codecs, row).picture();
        setTheme(static_cast<Theme>(first));
        Bench bench(m_codecs, row);
        QVERIFY(differences(bench.picture(), wanted) > 1000); // the themes are not alike
        setTheme(static_cast<Theme>(then));
        const QImage got = bench.picture();
        if (qEnvironmentVariableIsSet("MOJISCOPE_KEEP_PICTURES")) {
            wanted.save(id + QString::number(then) + QStringLiteral("-wanted.png"));
            got.save(id + QString::number(then) + QStringLiteral("-got.png"));
        }
        QCOMPARE(differences(got, wanted), 0);
    }

    void everyWidgetIsStyledOnce();
    static void choicesAreWhole_data();
    static void choicesAreWhole();
};

/// Not once for each of its ancestors, as Qt replaces a style sheet.
void TestTheme::everyWidgetIsStyledOnce() {
    setTheme(Theme::Light);
    const Bench bench(m_codecs, lensRows().front());
    Restyled restyled;
    setTheme(Theme::Dark);
    QCOMPARE(restyled.most, 1);
    setZoom(1);
    QCOMPARE(restyled.most, 2);
    setZoom(0);
}

void TestTheme::choicesAreWhole_data() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("dark") << Theme::Dark;
    QTest::newRow("high-contrast-light") << Theme::HighContrastLight;
    QTest::newRow("high-contrast-dark") << Theme::HighContrastDark;
}

/// A box as wide as it asks to be shows the same letters as a wider one.
void TestTheme::choicesAreWhole() {
    QFETCH(Theme, theme);
    constexpr int kMoreRoom = 40;
    constexpr int kArrow = 17; // from the right edge
    setTheme(theme);
    QComboBox box;
    box.setAttribute(Qt::WA_DontShowOnScreen);
    box.setFocusPolicy(Qt::NoFocus);
    box.addItem(QStringLiteral("pinned, then by plausibility"));
    box.show();
    const QSize least = box.sizeHint();
    const auto picture = [&box](int width) {
        box.resize(width, box.sizeHint().height());
        return box.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    const QRect words(2, 2, least.width() - kArrow - 2, least.height() - 4);
    const QImage narrow = picture(least.width()).copy(words);
    const QImage wide = picture(least.width() + kMoreRoom).copy(words);
    QCOMPARE(differences(narrow, wide), 0);
    setTheme(Theme::System);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
