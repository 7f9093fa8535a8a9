#include "window/presentation.h"

#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "lenses/stepping_lens.h"
#include "lessons/point_frame.h"
#include "style/fonts.h"
#include "style/paint_turn.h"
#include "style/presented_zoom.h"
#include "style/surround.h"
#include "text/qt_text.h"
#include "widgets/spotlight.h"
#include "window/last_focus.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/named_parts.h"
#include "window/presentation_sight.h"
#include "window/presentation_spot.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCursor>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

namespace moji::app {

namespace {

const QString kBytes = QStringLiteral("bytes");
const QString kStep = QStringLiteral("step");
// The room in which a lens at zoom 0 shows all it has: twice as much is 1920 x 1080, where the
// smallest letters have 20 pixels.
constexpr QSize kRoom{960, 540};
// The letters are so many times as large as in the window, wherever a lens still has this room; it
// may scroll then.
constexpr double kTimesAsLarge = 1.5;
constexpr QSize kLeastRoom{640, 400};
constexpr int kMargin = 8;
constexpr int kGap = 4;
constexpr int kWatchMs = 40;

QLabel* makeLabel(QWidget* parent, const QColor& colour) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
    return label;
}

} // namespace

Presentation::Presentation(MainWindow* window)
    : QWidget(window, Qt::Window)
    , m_window(window)
    , m_frame(new QWidget(this))
    , m_title(makeLabel(this, surroundColours().text))
    , m_subject(makeLabel(this, surroundColours().muted))
    , m_words(makeLabel(this, surroundColours().text))
    , m_keys(makeLabel(this, surroundColours().muted))
    , m_spotlight(new Spotlight(m_frame))
    , m_pointer(new PointFrame(this))
    , m_sight(new PresentationSight(this)) {
    setObjectName(QStringLiteral("presentation"));
    m_frame->setBackgroundRole(QPalette::Window);
    m_frame->setAutoFillBackground(true);
    m_words->setWordWrap(true);
    m_keys->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_subject);
    auto* room = new QVBoxLayout(m_frame);
    room->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_frame, 1);
    column->addWidget(m_words);
    column->addWidget(m_keys);
    m_watch.setInterval(kWatchMs);
    connect(&m_watch, &QTimer::timeout, this, &Presentation::illuminate);
    connect(&window->tabs(), &DocumentTabs::currentChanged, this, [this] {
        if (m_isActive)
            followDocument();
    });
    connect(&window->lessons(), &LessonsDock::stepChanged, this, [this] {
        if (m_isActive)
            followLesson();
    });
    addKeys();
}

Presentation::~Presentation() = default;

void Presentation::addKeys() {
    const auto on = [this](std::initializer_list<QKeySequence> keys, auto does) {
        for (const QKeySequence& key : keys)
            connect(new QShortcut(key, this), &QShortcut::activated, this, does);
    };
    on({QKeySequence(Qt::Key_Escape), QKeySequence(Qt::Key_F11)}, [this] { leave(); });
    on({QKeySequence(Qt::Key_S)}, [this] { setSpotlight(!m_watch.isActive()); });
    on({QKeySequence(Qt::Key_B), QKeySequence(Qt::Key_Period)}, [this] { setBlack(!m_isBlack); });
    on({QKeySequence(Qt::Key_H)}, [this] { m_keys->setVisible(m_keys->isHidden()); });
    on({QKeySequence(Qt::Key_PageDown), QKeySequence(Qt::Key_F9)}, [this] { step(1); });
    on({QKeySequence(Qt::Key_PageUp), QKeySequence(Qt::SHIFT | Qt::Key_F9)}, [this] { step(-1); });
    on({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
       [this] { enlarge(1); });
    on({QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { enlarge(-1); });
    on({QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { enlarge(-m_larger); });
}

int Presentation::fittingZoom() const {
    const auto zoomWith = [this](const QSize& room) {
        return zoomFor(std::min(static_cast<double>(width()) / room.width(),
                                static_cast<double>(height()) / room.height()));
    };
    const int wanted = std::min(enlarged(m_zoomBefore, kTimesAsLarge), zoomWith(kLeastRoom));
    // Always larger than in the window.
    return std::max({zoomWith(kRoom), wanted, m_zoomBefore + 1}) + m_larger;
}

void Presentation::present(const QString& lens, std::optional<QSize> size) {
    if (!m_isActive) {
        m_zoomBefore = zoom();
        m_focusBefore = lastFocusIn(*m_window);
        m_larger = 0;
        m_isActive = true;
        setBlack(false);
        Q_EMIT activeChanged(true);
    }
    const QScreen* screen = m_window->screen();
    setGeometry(size || screen == nullptr ? QRect(m_window->pos(), size.value_or(m_window->size()))
                                          : screen->geometry());
    setPresentedZoom(fittingZoom());
    showLens(lens);
    if (m_window->lessons().isRunning())
        followLesson();
    arrange();
    if (size)
        show();
    else
        showFullScreen();
    activateWindow();
    panel().setFocus(Qt::OtherFocusReason);
}

Panel& Presentation::panel() {
    if (m_bytes != nullptr)
        return *m_bytes;
    return m_host->makeLens();
}

void Presentation::forgetLens() {
    m_sight->setPanel(nullptr);
    delete m_host;
    delete m_bytes;
    m_host = nullptr;
    m_bytes = nullptr;
}

void Presentation::showLens(const QString& id) {
    forgetLens();
    m_pointer->pointAt({});
    m_id = id;
    Document* document = &m_window->document();
    Selection* selection = &m_window->selection();
    LensHost* const shown = m_window->docks().host(id);
    const LensRow* row = findLens(toUtf8(id));
    if (shown == nullptr || row == nullptr) {
        m_id = kBytes;
        m_bytes = new ByteLens(document, selection, m_frame);
        m_bytes->setMinimumWidth(1); // no wider than the screen for its legend
        m_bytes->grid().setWishes(m_window->grid().wishes());
        m_bytes->grid().setViewOnly(true);
        m_frame->layout()->addWidget(m_bytes);
        m_bytes->show();
        m_bytes->grid().showFrom(m_window->grid().firstShown());
    } else {
        m_host = new LensHost(*row, document, selection, m_frame);
        m_frame->layout()->addWidget(m_host);
        m_host->show();
        m_host->setState(shown->state());
    }
    m_spotlight->raise();
    m_sight->setPanel(&panel());
    describe();
}

void Presentation::followDocument() {
    Document* document = &m_window->document();
    Selection* selection = &m_window->selection();
    if (m_bytes != nullptr)
        m_bytes->setDocument(document, selection);
    else
        m_host->setDocument(document, selection, m_host->state());
    m_sight->setPanel(&panel());
    describe();
}

void Presentation::followLesson() {
    LessonsDock& lessons = m_window->lessons();
    if (!lessons.isRunning()) {
        m_pointer->pointAt({});
        return describe();
    }
    const LessonStep& step = lessons.current();
    showLens(step.lens);
    m_pointer->pointAt([this, path = step.point](Reveal reveal) -> std::optional<LensPart> {
        if (path.empty() || path.front() != m_id)
            return std::nullopt;
        if (m_bytes != nullptr)
            return partOfGrid(m_bytes->grid(), path.mid(1), reveal);
        return m_host->makeLens().part(path.mid(1), reveal);
    });
    activateWindow(); // the lesson may have given the focus to the window
    panel().setFocus(Qt::OtherFocusReason);
}

void Presentation::step(int by) {
    m_usesPointer = false;
    LessonsDock& lessons = m_window->lessons();
    if (lessons.isRunning())
        return lessons.showStep(lessons.step() + by);
    if (qobject_cast<SteppingLens*>(&panel()) == nullptr)
        return;
    QKeyEvent key(QEvent::KeyPress, by > 0 ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier);
    QApplication::sendEvent(&panel(), &key);
}

void Presentation::enlarge(int by) {
    m_larger += by;
    setPresentedZoom(fittingZoom());
}

void Presentation::setBlack(bool black) {
    m_isBlack = black;
    for (QWidget* part : {m_title, m_subject, m_keys})
        part->setVisible(!black);
    m_words->setVisible(!black && !m_words->text().isEmpty());
    m_frame->setVisible(!black);
}

void Presentation::setSpotlight(bool on) {
    m_usesPointer = false;
    m_lastPointer = QCursor::pos();
    if (on)
        m_watch.start();
    else
        m_watch.stop();
    illuminate();
}

/// The pointer counts from when it moves until the next step.
void Presentation::illuminate() {
    if (!m_watch.isActive())
        return m_spotlight->setBright({});
    const QPoint pointer = QCursor::pos();
    m_usesPointer = m_usesPointer || pointer != m_lastPointer;
    m_lastPointer = pointer;
    m_spotlight->setBright(
        brightPart(panel(), *m_spotlight, m_usesPointer ? std::optional(pointer) : std::nullopt));
}

void Presentation::describe() {
    const LensRow* row = findLens(toUtf8(m_id));
    const QString name = row->name();
    DocumentTab& tab = m_window->tabs().current();
    const QString encoding = fromUtf8(tab.document().codec().name());
    LessonsDock& lessons = m_window->lessons();
    const bool taught = lessons.isRunning();
    m_title->setText(name);
    m_subject->setText(taught ? tr("%1, step %2 of %3")
                                    .arg(lessons.lesson().title.text())
                                    .arg(lessons.step() + 1)
                                    .arg(lessons.lesson().steps.size())
                              : tr("%1, %2", "document, encoding").arg(tab.name(), encoding));
    m_words->setText(taught ? lessons.current().text.text() : QString());
    m_words->setVisible(taught && !m_isBlack);
    const bool steps = m_host != nullptr && qobject_cast<SteppingLens*>(&panel()) != nullptr;
    m_keys->setText(
        taught  ? tr("Esc leaves · Page Down next step of the lesson · S spotlight · B black")
        : steps ? tr("Esc leaves · Right or Page Down next step · S spotlight · B black")
                : tr("Esc leaves · S spotlight · B black · Ctrl+plus larger"));
    setWindowTitle(tr("%1 – Mojiscope").arg(name));
    setAccessibleName(tr("Presentation of %1").arg(name));
}

void Presentation::arrange() {
    const int margin = scaled(kMargin);
    layout()->setContentsMargins(margin, scaled(kGap), margin, scaled(kGap));
    layout()->setSpacing(scaled(kGap));
    m_title->setFont(uiFont(FontSize::Hero, QFont::DemiBold));
    m_subject->setFont(uiFont(FontSize::Body));
    m_words->setFont(uiFont(FontSize::Body));
    m_keys->setFont(uiFont(FontSize::Caption));
}

void Presentation::leave() {
    if (!m_isActive)
        return;
    setSpotlight(false);
    // The step goes back to the window's lens; sizes and scrolling are those of this screen.
    LensHost* const shown = m_window->docks().host(m_id);
    if (shown != nullptr && m_host != nullptr && m_host->lens() != nullptr) {
        const LensState state = m_host->state();
        if (state.contains(kStep) && shown->lens() != nullptr)
            shown->setState({{kStep, state[kStep]}});
    }
    forgetLens();
    m_pointer->pointAt({});
    hide();
    setPresentedZoom(m_zoomBefore);
    m_isActive = false;
    Q_EMIT activeChanged(false);
    // A lens may be in a window of its own.
    (m_focusBefore != nullptr ? m_focusBefore->window() : m_window)->activateWindow();
    if (m_focusBefore != nullptr)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

bool Presentation::event(QEvent* event) {
    const PaintTurn turn(*event);
    return QWidget::event(event);
}

void Presentation::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (m_isActive && event->type() == QEvent::FontChange)
        arrange();
}

void Presentation::closeEvent(QCloseEvent* event) {
    leave();
    event->accept();
}

void Presentation::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), surroundColours().background);
}

void Presentation::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_isActive && isVisible())
        setPresentedZoom(fittingZoom());
}

} // namespace moji::app
