// The ring around what has the keyboard: only after keys, and never over what is beside a scroll
// area.

#include "widgets/focus_ring.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

using namespace moji::app;

class TestFocusRing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appearsAfterKeys();
    void staysInsideAScrollArea();
    void followsALayoutThatIsStillToCome();
    void aDialogGetsItsOwn();
};

void TestFocusRing::appearsAfterKeys() {
    QWidget window;
    window.resize(300, 200);
    auto* field = new QLineEdit(&window);
    field->setGeometry(50, 50, 100, 30);
    const auto* ring = new FocusRing(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    field->setFocus(Qt::MouseFocusReason);
    QVERIFY(!ring->isVisible());
    field->clearFocus();
    field->setFocus(Qt::TabFocusReason);
    QVERIFY(ring->isVisible());
    constexpr int kWidth = FocusRing::kWidth;
    QCOMPARE(ring->geometry(), field->geometry().adjusted(-kWidth, -kWidth, kWidth, kWidth));
}

void TestFocusRing::staysInsideAScrollArea() {
    QWidget window;
    window.resize(300, 200);
    auto* area = new QScrollArea(&window);
    area->setGeometry(20, 20, 200, 100);
    auto* content = new QWidget;
    content->resize(180, 600);
    auto* field = new QLineEdit(content);
    field->setGeometry(10, 40, 100, 300);
    area->setWidget(content);
    const auto* ring = new FocusRing(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    field->setFocus(Qt::TabFocusReason);
    QVERIFY(ring->isVisible());
    const QRect room = area->geometry().adjusted(-2, -2, 2, 2);
    QVERIFY(room.contains(ring->geometry()));
    area->verticalScrollBar()->setValue(250);
    QVERIFY(room.contains(ring->geometry()));
    area->verticalScrollBar()->setValue(500); // out of sight
    QVERIFY(!ring->isVisible());
}

/// Showing the ring lays out what waits for it: the ring is around the control as it is then.
void TestFocusRing::followsALayoutThatIsStillToCome() {
    QWidget window;
    window.resize(300, 200);
    auto* row = new QHBoxLayout(&window);
    auto* field = new QLineEdit;
    auto* other = new QPushButton(QStringLiteral("Other"));
    row->addWidget(field);
    row->addWidget(other);
    const auto* ring = new FocusRing(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::mouseClick(field, Qt::LeftButton);
    field->clearFocus();
    QVERIFY(!ring->isVisible());
    const int before = field->width();
    other->hide();
    field->setFocus(Qt::TabFocusReason);
    QVERIFY(ring->isVisible());
    QVERIFY(field->width() > before);
    constexpr int kWidth = FocusRing::kWidth;
    QCOMPARE(ring->geometry(), field->geometry().adjusted(-kWidth, -kWidth, kWidth, kWidth));
}

void TestFocusRing::aDialogGetsItsOwn() {
    FocusRing::addToAllWindows();
    FocusRing::addToAllWindows(); // adds no second one
    QDialog dialog;
    dialog.resize(300, 200);
    auto* field = new QLineEdit(&dialog);
    field->setGeometry(50, 50, 100, 30);
    auto* button = new QPushButton(QStringLiteral("Close"), &dialog);
    button->setGeometry(50, 120, 100, 30);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(&dialog, Qt::Key_Tab);
    QVERIFY(button->hasFocus());
    const auto rings = dialog.findChildren<FocusRing*>();
    QCOMPARE(rings.size(), qsizetype{1});
    QVERIFY(rings.first()->isVisible());
    QCOMPARE(rings.first()->target(), static_cast<QWidget*>(button));
    QTest::mouseClick(field, Qt::LeftButton);
    QVERIFY(field->hasFocus());
    QVERIFY(!rings.first()->isVisible());
}

QTEST_MAIN(TestFocusRing)
#include "tst_focus_ring.moc"
