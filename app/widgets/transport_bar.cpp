#include "widgets/transport_bar.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QToolButton>

#include <array>

namespace moji::app {

namespace {

enum Icon { kFirst, kPrevious, kPlay, kNext, kLast, kPause };
constexpr std::array<int, 4> kStepsASecond = {1, 2, 4, 10};
constexpr int kUsualSpeed = 1;      // index
constexpr int kFastestInMotion = 4; // steps a second
constexpr int kSecond = 1000;       // ms
constexpr int kIcon = 16;

void drawTriangle(QPainter& painter, qreal from, qreal to) {
    painter.drawPolygon(QPolygonF({QPointF(from, 3), QPointF(to, 8), QPointF(from, 13)}));
}

void drawIcon(QPainter& painter, Icon icon) {
    switch (icon) {
    case kFirst:
        painter.drawRect(QRectF(3, 3, 2, 10));
        drawTriangle(painter, 13, 6);
        break;
    case kPrevious:
        drawTriangle(painter, 11, 4);
        break;
    case kPlay:
        drawTriangle(painter, 4, 13);
        break;
    case kNext:
        drawTriangle(painter, 5, 12);
        break;
    case kLast:
        drawTriangle(painter, 3, 10);
        painter.drawRect(QRectF(11, 3, 2, 10));
        break;
    case kPause:
        painter.drawRect(QRectF(4, 3, 3, 10));
        painter.drawRect(QRectF(9, 3, 3, 10));
        break;
    }
}

QIcon transportIcon(Icon icon) {
    QIcon result;
    for (const auto& [mode, colour] : {std::pair(QIcon::Normal, colours().text),
                                       std::pair(QIcon::Disabled, colours().lineStrong)}) {
        constexpr int kSize = 16;
        constexpr int kScale = 3; // sharp on dense screens
        QPixmap pixmap(kSize * kScale, kSize * kScale);
        pixmap.setDevicePixelRatio(kScale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        drawIcon(painter, icon);
        painter.end();
        result.addPixmap(pixmap, mode);
    }
    return result;
}

} // namespace

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent)
    , m_positionPattern(tr("Step %1 of %2")) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_first = addButton(tr("First step"), kFirst);
    m_previous = addButton(tr("Previous step"), kPrevious);
    m_play = addButton(tr("Play"), kPlay);
    m_next = addButton(tr("Next step"), kNext);
    m_last = addButton(tr("Last step"), kLast);
    m_speedCaption = new QLabel(tr("Speed"), this);
    m_speed = new QComboBox(this);
    m_speed->setAccessibleName(tr("Speed"));
    for (const int steps : kStepsASecond)
        m_speed->addItem(tr("%1 a second").arg(steps));
    m_speed->setCurrentIndex(kUsualSpeed);
    m_position = new QLabel(this);
    row->addSpacing(4);
    row->addWidget(m_speedCaption);
    row->addWidget(m_speed);
    row->addSpacing(4);
    row->addWidget(m_position);

    connect(m_first, &QToolButton::clicked, this, &TransportBar::firstRequested);
    connect(m_previous, &QToolButton::clicked, this, &TransportBar::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &TransportBar::nextRequested);
    connect(m_last, &QToolButton::clicked, this, &TransportBar::lastRequested);
    connect(m_play, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_timer.setInterval(kSecond / stepsASecond()); });
    connect(&m_timer, &QTimer::timeout, this, &TransportBar::nextRequested);
    restyle();
}

QToolButton* TransportBar::addButton(const QString& name, int icon) {
    auto* button = new QToolButton(this);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setProperty("transportIcon", icon);
    layout()->addWidget(button);
    return button;
}

int TransportBar::stepsASecond() const {
    return kStepsASecond[static_cast<std::size_t>(std::max(0, m_speed->currentIndex()))];
}

bool TransportBar::leavesTimeToMove() const {
    return isPlaying() && stepsASecond() <= kFastestInMotion &&
           style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

void TransportBar::setPosition(std::size_t index, std::size_t count) {
    m_position->setText(count == 0 ? QString()
                                   : m_positionPattern.arg(QLocale().toString(index + 1),
                                                           QLocale().toString(count)));
    for (QToolButton* button : {m_first, m_previous, m_play, m_next, m_last})
        button->setEnabled(count > 0);
    if (count == 0)
        setPlaying(false);
}

void TransportBar::setPositionPattern(const QString& pattern) {
    m_positionPattern = pattern;
}

void TransportBar::setPlaying(bool playing) {
    if (playing == isPlaying())
        return;
    if (playing)
        m_timer.start(kSecond / stepsASecond());
    else
        m_timer.stop();
    const QString name = playing ? tr("Pause") : tr("Play");
    m_play->setToolTip(name);
    m_play->setIcon(transportIcon(playing ? kPause : kPlay));
    Q_EMIT playingChanged(playing);
}

void TransportBar::restyle() {
    for (QToolButton* button : {m_first, m_previous, m_next, m_last})
        button->setIcon(
            transportIcon(static_cast<Icon>(button->property("transportIcon").toInt())));
    m_play->setIcon(transportIcon(isPlaying() ? kPause : kPlay));
    for (QToolButton* button : {m_first, m_previous, m_play, m_next, m_last})
        button->setIconSize({scaled(kIcon), scaled(kIcon)});
    m_position->setFont(uiFont(FontSize::Body, QFont::Bold));
}

void TransportBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
