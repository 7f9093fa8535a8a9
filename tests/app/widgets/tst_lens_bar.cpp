// The bar over a lens in any width: explanations go first, then controls wrap, and none is cut off.

#include "widgets/lens_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace moji::app;

class TestLensBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void isOneRowWithRoom();
    void hidesExplanationsFirst();
    void wrapsSoThatNothingIsCutOff();
    void comesBackToOneRow();

private:
    void resize(int width);
    [[nodiscard]] bool isCutOff() const;

    std::unique_ptr<QWidget> m_window;
    LensBar* m_bar = nullptr;
    QList<QPushButton*> m_buttons;
    QLabel* m_caption = nullptr;
};

void TestLensBar::init() {
    m_buttons.clear();
    m_window = std::make_unique<QWidget>();
    m_bar = new LensBar(m_window.get());
    for (int i = 0; i < 4; ++i) {
        m_buttons += new QPushButton(QString::number(i), m_bar);
        m_buttons.back()->setFixedSize(100, 24);
    }
    m_bar->add(m_buttons[0]);
    m_bar->addCaption(QStringLiteral("a caption of many words"), m_buttons[1]);
    m_bar->add(m_buttons[1]);
    m_bar->addStretch();
    m_bar->add(m_buttons[2]);
    m_bar->add(m_buttons[3]);
    m_caption = m_bar->findChild<QLabel*>();
    m_window->show();
    resize(1000);
}

void TestLensBar::resize(int width) {
    m_bar->resize(width, m_bar->minimumHeight());
    QCoreApplication::processEvents(); // the rows get their places
    m_bar->resize(width, m_bar->minimumHeight());
    QCoreApplication::processEvents();
}

bool TestLensBar::isCutOff() const {
    return std::any_of(m_buttons.begin(), m_buttons.end(), [this](const QPushButton* button) {
        return !button->isVisible() || button->width() != 100 ||
               !m_bar->rect().contains(button->geometry());
    });
}

void TestLensBar::isOneRowWithRoom() {
    QVERIFY(m_caption->isVisible());
    QVERIFY(!isCutOff());
    QCOMPARE(m_buttons[3]->y(), m_buttons[0]->y());
    QVERIFY(m_buttons[3]->geometry().right() > 900); // behind the stretch
}

void TestLensBar::hidesExplanationsFirst() {
    resize(470);
    QVERIFY(!m_caption->isVisible());
    QVERIFY(!isCutOff());
    QCOMPARE(m_buttons[3]->y(), m_buttons[0]->y());
}

void TestLensBar::wrapsSoThatNothingIsCutOff() {
    for (int width = 440; width >= 130; width -= 10) {
        resize(width);
        QVERIFY2(!isCutOff(), qPrintable(QString::number(width)));
        QVERIFY(m_bar->minimumSizeHint().width() <= width);
    }
    QVERIFY(m_buttons[1]->y() > m_buttons[0]->y());
    QVERIFY(m_buttons[3]->y() > m_buttons[2]->y());
}

void TestLensBar::comesBackToOneRow() {
    resize(200);
    resize(1000);
    isOneRowWithRoom();
    QCOMPARE(m_bar->minimumSizeHint().height(), m_bar->minimumHeight());
}

QTEST_MAIN(TestLensBar)
#include "tst_lens_bar.moc"
