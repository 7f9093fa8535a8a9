// A lens presented: letters that the back row can read, nothing cut off, the keys, the spotlight,
// and the window as before when it has ended.

#include "app/window_test.h"
#include "compare/compare_view.h"
#include "document/document.h"
#include "export/picture.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"
#include "style/fonts.h"
#include "widgets/byte_table.h"
#include "widgets/spotlight.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/presentation.h"

#include "patient.h"
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>

#include <map>

using namespace moji;
using namespace moji::app;

namespace {

const QSize kLarge(1920, 1080);
const QSize kSmall(1280, 800);
constexpr qreal kLegible = 20; // pixels, at 1920 x 1080
constexpr qreal kRounding = 0.05;
constexpr qreal kTolerance = 4; // side bearings

/// Characters of one to four bytes, and an overlong form.
const QByteArray kSample("A\xE4\xB8\x96 caf\xC3\xA9 \xF0\x9F\x98\x80 \xC0\xAF!");

/// The texts of a picture that are cut off at the left or right. One that spans several cells is
/// painted in each of them: together their clips show it.
QStringList cutOff(const Picture& picture) {
    std::map<std::pair<QString, int>, std::pair<QRectF, QRectF>> texts; // area and clip, by place
    for (const PictureItem& item : picture.items) {
        const auto* text = std::get_if<PictureText>(&item.what);
        if (text == nullptr || item.clip.isEmpty())
            continue;
        const QRectF area =
            item.transform.mapRect(QRectF(text->origin.x(), text->origin.y() - 1, text->width, 1));
        auto& [known, clip] = texts[{text->text, qRound(area.top())}];
        const bool isSame = std::abs(known.left() - area.left()) < 2;
        clip = isSame ? clip | item.clip.boundingRect() : item.clip.boundingRect();
        known = area;
    }
    QStringList cut;
    for (const auto& [key, places] : texts) {
        const auto& [area, clip] = places;
        const qreal by = std::max(clip.left() - area.left(), area.right() - clip.right());
        if (by > kTolerance)
            cut += QStringLiteral("%1: %2 pixels").arg(key.first).arg(by);
    }
    return cut;
}

/// Where two pictures of the same size differ.
QRect differingArea(const QImage& one, const QImage& other) {
    QRect area;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                area |= QRect(x, y, 1, 1);
    return area;
}

} // namespace

class TestPresentation : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { close(); }
    void everyLetterIsLegible_data() { lenses(); }
    void everyLetterIsLegible();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void theWindowIsAsBefore_data() { lenses(); }
    void theWindowIsAsBefore();
    void keysStepAndTheStepStays();
    void lessonsGoOn_data();
    void lessonsGoOn();
    void theScreenGoesBlack();
    void spotlightFollowsStepAndPointer();
    void theBytesAreNotEdited();

private:
    static void lenses();
    [[nodiscard]] Presentation& presentation() { return m_window->lensActions().presentation(); }
    void settle();
    void present(const QString& id, QSize size);
    void presentShown(const QString& id, QSize size);
};

void TestPresentation::init() {
    open();
    m_window->document().setBytes(toBytes(kSample), QStringLiteral("sample"));
    m_window->selection().select({1, 4});
}

void TestPresentation::lenses() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

void TestPresentation::settle() {
    QTRY_VERIFY(m_window->document().jobs().idle());
    waitForLook(*m_window);
}

void TestPresentation::present(const QString& id, QSize size) {
    m_window->showLens(id);
    QTRY_VERIFY(m_window->document().jobs().idle());
    presentShown(id, size);
}

/// Without touching the window before.
void TestPresentation::presentShown(const QString& id, QSize size) {
    presentation().present(id, size);
    QVERIFY(waitForExposed(&presentation()));
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTRY_VERIFY(!presentation().panel().isUpdating());
    waitForLook(presentation());
    QCOMPARE(presentation().size(), size);
}

void TestPresentation::everyLetterIsLegible() {
    QFETCH(QString, id);
    present(id, kLarge);
    QStringList small;
    int texts = 0;
    for (const PictureItem& item : pictureOf(presentation()).items) {
        const auto* text = std::get_if<PictureText>(&item.what);
        if (text == nullptr)
            continue;
        ++texts;
        if (Picture::pixelSize(item) < kLegible - kRounding)
            small += QStringLiteral("%1: %2").arg(text->text).arg(Picture::pixelSize(item));
    }
    for (const auto* widget : presentation().findChildren<QWidget*>()) {
        const bool hasText = qobject_cast<const QLabel*>(widget) != nullptr ||
                             qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<const QComboBox*>(widget) != nullptr ||
                             qobject_cast<const QLineEdit*>(widget) != nullptr ||
                             qobject_cast<const QAbstractItemView*>(widget) != nullptr;
        if (hasText && widget->isVisible() && QFontInfo(widget->font()).pixelSize() < kLegible)
            small += QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                 widget->objectName());
    }
    QVERIFY(texts > 3);
    QVERIFY2(small.isEmpty(), qPrintable(small.join(QStringLiteral("\n"))));
}

void TestPresentation::nothingIsCutOff_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    for (const LensRow& row : lensRows())
        for (const QSize& size : {kLarge, kSmall})
            QTest::addRow("%s-%d", row.id, size.width()) << QString(QLatin1String(row.id)) << size;
}

void TestPresentation::nothingIsCutOff() {
    QFETCH(QString, id);
    QFETCH(QSize, size);
    present(id, size);
    const QStringList cut = cutOff(pictureOf(presentation()));
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QStringLiteral("\n"))));
    const QRect screen(QPoint(0, 0), size);
    for (const auto* label : presentation().findChildren<QLabel*>())
        if (label->isVisible() && !label->visibleRegion().isEmpty())
            QVERIFY2(screen.contains(QRect(label->mapTo(&presentation(), QPoint()), label->size())),
                     qPrintable(label->text()));
}

void TestPresentation::theWindowIsAsBefore() {
    QFETCH(QString, id);
    setZoom(1);
    m_window->showLens(id);
    const LensHost* const host = m_window->docks().host(id);
    QTRY_VERIFY(host == nullptr || !host->isUpdating());
    settle();
    const auto arrangement = [this] {
        QList<QRect> places{m_window->geometry(), m_window->centre().geometry()};
        for (const auto* dock : m_window->findChildren<QDockWidget*>())
            if (dock->isVisible() && m_window->rect().intersects(dock->geometry()))
                places += dock->geometry();
        return places;
    };
    const QList<QRect> before = arrangement();
    const QImage picture = m_window->grab().toImage();
    const QWidget* focus = m_window->focusWidget();
    presentShown(id, kLarge);
    QVERIFY(zoom() > 1);
    QTest::keyClick(&presentation(), Qt::Key_Escape);
    QVERIFY(!presentation().isVisible());
    QCOMPARE(zoom(), 1);
    settle();
    QTRY_COMPARE(arrangement(), before);
    QCOMPARE(m_window->focusWidget(), focus);
    QTRY_COMPARE(differingArea(m_window->grab().toImage(), picture), QRect());
}

void TestPresentation::keysStepAndTheStepStays() {
    const QString id = QStringLiteral("automaton");
    const QString step = QStringLiteral("step");
    present(id, kSmall);
    auto& lens = static_cast<Lens&>(presentation().panel());
    const QString first = lens.state()[step];
    QTest::keyClick(&lens, Qt::Key_Right);
    const QString second = lens.state()[step];
    QVERIFY(second != first);
    QTest::keyClick(&presentation(), Qt::Key_PageDown);
    const QString third = lens.state()[step];
    QVERIFY(third != second);
    QTest::keyClick(&presentation(), Qt::Key_PageUp);
    QCOMPARE(lens.state()[step], second);
    QTest::keyClick(&presentation(), Qt::Key_F11);
    QVERIFY(!presentation().isActive());
    QCOMPARE(m_window->docks().host(id)->state()[step], second);
}

void TestPresentation::lessonsGoOn_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("bytes-and-traces") << QStringLiteral("one-character-automaton");
    QTest::newRow("tables") << QStringLiteral("replacement-characters");
}

void TestPresentation::lessonsGoOn() {
    QFETCH(QString, id);
    LessonsDock& lessons = m_window->lessons();
    const Lesson* lesson = lessons.library().find(id);
    QVERIFY(lesson != nullptr);
    lessons.start(*lesson, 0);
    present(lessons.current().lens, kSmall);
    const int last = static_cast<int>(lesson->steps.size()) - 1;
    for (int step = 1; step <= last; ++step) {
        QTest::keyClick(&presentation(), Qt::Key_PageDown);
        QCOMPARE(lessons.step(), step);
        QCOMPARE(presentation().lens(), lessons.current().lens);
        QVERIFY(presentation().isActiveWindow());
        QVERIFY(presentation().isAncestorOf(QApplication::focusWidget()));
    }
    QTest::keyClick(&presentation(), Qt::Key_PageDown);
    QCOMPARE(lessons.step(), last);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
    QCOMPARE(lessons.step(), last - 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!presentation().isVisible());
    QCOMPARE(lessons.step(), last - 1);
    QVERIFY(lessons.isRunning());
}

void TestPresentation::theScreenGoesBlack() {
    present(QStringLiteral("bits"), kSmall);
    QTest::keyClick(&presentation(), Qt::Key_B);
    QVERIFY(presentation().isBlack());
    const QImage black = presentation().grab().toImage();
    QImage wanted(black.size(), black.format());
    wanted.fill(Qt::black);
    QCOMPARE(black.convertToFormat(QImage::Format_RGB32),
             wanted.convertToFormat(QImage::Format_RGB32));
    QTest::keyClick(&presentation(), Qt::Key_Period);
    QVERIFY(!presentation().isBlack());
    QVERIFY(presentation().grab().toImage() != black);
}

void TestPresentation::spotlightFollowsStepAndPointer() {
    present(QStringLiteral("decoders"), kSmall);
    Panel& panel = presentation().panel();
    auto* table = panel.findChild<ByteTable*>();
    QVERIFY(table != nullptr);
    QCursor::setPos(presentation().mapToGlobal(QPoint(1, 1))); // not over the lens
    const QImage lit = presentation().grab().toImage();
    QTest::keyClick(&presentation(), Qt::Key_S);
    QCursor::setPos(
        table->viewport()->mapToGlobal(table->visualRect(table->model()->index(2, 0)).center()));
    Spotlight& spotlight = presentation().spotlight();
    QTRY_VERIFY(!spotlight.bright().isEmpty());
    const auto rowOnCover = [&](int row) {
        const QPoint centre = table->visualRect(table->model()->index(row, 0)).center();
        return QPointF(table->viewport()->mapTo(spotlight.parentWidget(), centre));
    };
    QTRY_VERIFY(spotlight.bright().contains(rowOnCover(2)));
    QVERIFY(!spotlight.bright().contains(rowOnCover(4)));
    const QImage dimmed = presentation().grab().toImage();
    const QPoint other = spotlight.mapTo(&presentation(), rowOnCover(4).toPoint()) - QPoint(0, 14);
    QVERIFY(dimmed.pixelColor(other).lightness() < lit.pixelColor(other).lightness() / 2);
    QTest::keyClick(&presentation(), Qt::Key_S);
    QVERIFY(spotlight.bright().isEmpty());

    // Without the pointer, the current step.
    presentation().leave();
    present(QStringLiteral("automaton"), kSmall);
    QTest::keyClick(&presentation(), Qt::Key_S);
    const QPainterPath first = spotlight.bright();
    QVERIFY(!first.isEmpty());
    QTest::keyClick(&presentation(), Qt::Key_PageDown);
    QTRY_VERIFY(spotlight.bright() != first);
}

void TestPresentation::theBytesAreNotEdited() {
    present(QStringLiteral("bytes"), kSmall);
    QTest::keyClicks(presentation().focusWidget(), QStringLiteral("41"));
    QCOMPARE(contents(), kSample);
}

QTEST_MAIN(TestPresentation)
#include "tst_presentation.moc"
