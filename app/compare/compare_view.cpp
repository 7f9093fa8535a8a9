#include "compare/compare_view.h"

#include "compare/compare_bar.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "style/palette.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace moji::app {

namespace {

constexpr int kRule = 1; // between the sides

} // namespace

CompareView::CompareView(ByteLens* left, QWidget* parent)
    : QWidget(parent)
    , m_bar(new CompareBar(this))
    , m_left(left) {
    left->setParent(this);
    left->show();
    setFocusProxy(left);
    m_bar->installEventFilter(this);
}

void CompareView::setRight(ByteLens* right) {
    delete m_right;
    m_right = right;
    m_left->setScrollBarVisible(right == nullptr);
    if (right != nullptr) {
        right->setParent(this);
        right->setLegendVisible(false);
        right->show();
        setTabOrder(m_left, right);
    }
    updateGeometry();
    arrange();
    update();
}

int CompareView::contentHeight() const {
    if (m_cover != nullptr)
        return QWIDGETSIZE_MAX;
    const int bar = m_right != nullptr ? m_bar->sizeHint().height() : 0;
    return m_left->contentHeight() + bar;
}

QSize CompareView::minimumSizeHint() const {
    const QSize grid = m_left->minimumSizeHint();
    const int bar = m_right != nullptr ? m_bar->sizeHint().height() : 0;
    return {grid.width(), grid.height() + bar};
}

/// The content of the bar has changed size.
bool CompareView::eventFilter(QObject* watched, QEvent* event) {
    const bool seen = QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::LayoutRequest && m_right != nullptr)
        arrange();
    return seen;
}

/// From the bar and from both grids.
void CompareView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_right != nullptr)
        Q_EMIT m_bar->closeWanted();
    else
        QWidget::keyPressEvent(event);
}

void CompareView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void CompareView::resizeEvent(QResizeEvent*) {
    arrange();
}

void CompareView::arrange() {
    const int bar = m_right != nullptr ? m_bar->sizeHint().height() : 0;
    m_bar->setGeometry(0, 0, width(), bar);
    const QRect room(0, bar, width(), height() - bar);
    m_rule = {};
    if (m_right == nullptr)
        m_left->setGeometry(room);
    else if (room.width() >= 2 * m_left->grid().minimumSizeHint().width() +
                                 m_left->widthBesideGrid() + m_right->widthBesideGrid() + kRule)
        arrangeBeside(room);
    else
        arrangeBelow(room);
}

/// Both grids get the same width, so that their rows have the same length.
void CompareView::arrangeBeside(const QRect& room) {
    const int besideGrids = m_left->widthBesideGrid() + m_right->widthBesideGrid();
    const int grid = (room.width() - kRule - besideGrids) / 2;
    const int left = grid + m_left->widthBesideGrid();
    const int right = grid + m_right->widthBesideGrid();
    m_left->setGeometry(0, room.top(), left, room.height());
    m_right->setGeometry(room.width() - right, room.top(), right, room.height());
    m_rule = QRect(left, room.top(), room.width() - right - left, room.height());
}

void CompareView::arrangeBelow(const QRect& room) {
    const int height = (room.height() - kRule) / 2;
    const int grid = room.width() - m_right->widthBesideGrid();
    m_left->setGeometry(0, room.top(), grid + m_left->widthBesideGrid(), height);
    m_right->setGeometry(0, room.bottom() + 1 - height, room.width(), height);
    m_rule = QRect(0, room.top() + height, room.width(), room.height() - 2 * height);
}

void CompareView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    painter.fillRect(m_bar->geometry(), colours().window);
    painter.fillRect(m_rule, colours().lineStrong);
}

} // namespace moji::app
