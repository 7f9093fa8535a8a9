// Contrast measured from pixels, in every theme and with every lens in front: text 4.5:1 on what is
// behind it, edges of controls and the focus ring 3:1 (WCAG 2.1, 1.4.3 and 1.4.11).

#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "lenses/lens_registry.h"
#include "style/palette.h"
#include "widgets/focus_ring.h"
#include "window/opener.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QToolButton>
#include <QtTest>

#include <cmath>
#include <map>

using namespace moji;
using namespace moji::app;

namespace {

double luminance(QRgb colour) {
    const auto linear = [](int channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) +
           0.0722 * linear(qBlue(colour));
}

double contrast(QRgb a, QRgb b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

/// Of the letters in a part of a picture: its commonest colour is what is behind them, and their
/// cores have the strongest contrast to it.
double textContrast(const QImage& picture) {
    std::map<QRgb, int> count;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++count[picture.pixel(x, y)];
    if (count.empty())
        return 21;
    const QRgb behind =
        std::ranges::max_element(count, {}, [](const auto& one) { return one.second; })->first;
    double best = 1;
    for (const auto& [colour, pixels] : count)
        if (pixels >= 2)
            best = std::max(best, contrast(colour, behind));
    return best;
}

constexpr std::pair<const char*, Theme> kThemes[] = {{"light", Theme::Light},
                                                     {"dark", Theme::Dark},
                                                     {"contrast-light", Theme::HighContrastLight},
                                                     {"contrast-dark", Theme::HighContrastDark}};

bool isText(const QWidget& widget) {
    if (!widget.isVisible() || !widget.isEnabled() || widget.visibleRegion().isEmpty())
        return false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->pixmap().isNull() && !label->text().trimmed().isEmpty();
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button != nullptr && !button->text().isEmpty();
}

} // namespace

class TestContrast : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        open();
        m_window->opener().openSample();
    }
    void cleanup() {
        setTheme(Theme::System);
        close();
    }
    void theMeasureIsRight();
    void textOfEveryLens_data();
    void textOfEveryLens();
    void edgesOfFields_data() { themes(); }
    void edgesOfFields();
    void theFocusRing_data() { themes(); }
    void theFocusRing();

private:
    static void themes() {
        QTest::addColumn<int>("theme");
        for (const auto& [name, theme] : kThemes)
            QTest::newRow(name) << static_cast<int>(theme);
    }
    QImage picture() {
        for (int i = 0; i < 200 && !m_window->document().jobs().idle(); ++i)
            QTest::qWait(50);
        QCoreApplication::processEvents();
        return m_window->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
};

void TestContrast::theMeasureIsRight() {
    QVERIFY(std::abs(contrast(0xFF000000, 0xFFFFFFFF) - 21) < 0.01);
    QVERIFY(std::abs(contrast(0xFF767676, 0xFFFFFFFF) - 4.54) < 0.01);
    QLabel faint(QStringLiteral("faint words"));
    faint.setStyleSheet(QStringLiteral("background: #FFFFFF; color: #AAAAAA"));
    QVERIFY(textContrast(faint.grab().toImage().convertToFormat(QImage::Format_RGB32)) < 4.5);
}

void TestContrast::textOfEveryLens_data() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<QString>("lens");
    for (const LensRow& row : lensRows())
        for (const auto& [name, theme] : kThemes)
            QTest::newRow(
                qPrintable(QStringLiteral("%1-%2").arg(QLatin1String(row.id), QLatin1String(name))))
                << static_cast<int>(theme) << QString(QLatin1String(row.id));
}

void TestContrast::textOfEveryLens() {
    QFETCH(int, theme);
    QFETCH(QString, lens);
    setTheme(static_cast<Theme>(theme));
    m_window->showLens(lens);
    const QImage whole = picture();
    int measured = 0;
    for (const auto* widget : m_window->findChildren<QWidget*>()) {
        if (!isText(*widget))
            continue;
        const QRect place(widget->mapTo(m_window.get(), QPoint(0, 0)), widget->size());
        const QRect seen = place.intersected(whole.rect());
        if (seen != place)
            continue;
        ++measured;
        const double measure = textContrast(whole.copy(seen));
        const QString text = widget->property("text").toString().left(40);
        QVERIFY2(measure >= 4.5,
                 qPrintable(QStringLiteral("%1 “%2”: %3:1")
                                .arg(QLatin1String(widget->metaObject()->className()), text)
                                .arg(measure, 0, 'f', 2)));
    }
    QVERIFY(measured > 10);
}

void TestContrast::edgesOfFields() {
    QFETCH(int, theme);
    setTheme(static_cast<Theme>(theme));
    m_window->grid().setFocus();
    const QImage whole = picture();
    for (InputField* field : {m_text, m_hex}) {
        const QPoint corner = field->mapTo(m_window.get(), QPoint(0, 0));
        const int y = corner.y() + field->height() / 2;
        const double edge = contrast(whole.pixel(corner.x(), y), whole.pixel(corner.x() + 3, y));
        QVERIFY2(edge >= 3, qPrintable(QString::number(edge)));
    }
    for (const CellRole role : {CellRole::Lead2, CellRole::Lead3, CellRole::Lead4,
                                CellRole::Continuation, CellRole::Control, CellRole::Invalid}) {
        const double mark = contrast(colours().role(role).border.rgb(), colours().surface.rgb());
        QVERIFY2(mark >= 3,
                 qPrintable(QStringLiteral("role %1: %2").arg(static_cast<int>(role)).arg(mark)));
    }
}

void TestContrast::theFocusRing() {
    QFETCH(int, theme);
    setTheme(static_cast<Theme>(theme));
    auto* ring = m_window->findChild<FocusRing*>();
    QVERIFY(ring != nullptr);
    m_text->setFocus(Qt::TabFocusReason);
    QVERIFY(ring->isVisible());
    QCOMPARE(ring->target(), static_cast<QWidget*>(m_text));
    const QImage whole = picture();
    const QRect around = ring->geometry();
    QVERIFY(around.contains(QRect(m_text->mapTo(m_window.get(), QPoint(0, 0)), m_text->size())));
    for (int line = 0; line < FocusRing::kWidth; ++line) {
        const QRgb pixel = whole.pixel(around.left() + line, around.center().y());
        QCOMPARE(pixel | 0xFF000000, colours().accent.rgb());
    }
    const QRgb outside = whole.pixel(around.left() - 3, around.center().y());
    QVERIFY(contrast(colours().accent.rgb(), outside) >= 3);
    QTest::mouseClick(&m_window->grid(), Qt::LeftButton, {}, {200, 60});
    QVERIFY(!ring->isVisible());
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
