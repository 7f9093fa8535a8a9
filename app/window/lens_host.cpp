#include "window/lens_host.h"

#include "document/lens_selection.h"
#include "style/restyling.h"
#include "style/style_silence.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace moji::app {

LensHost::LensHost(const LensRow& row, Document* document, Selection* selection, QWidget* parent)
    : Panel(parent)
    , m_row(row)
    , m_document(document)
    , m_windowSelection(selection) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    setMinimumSize(1, 1); // Qt reserves some for the title, even without one
    connect(&Restyling::notifier(), &Restyling::begins, this, &LensHost::forgetIfUnseen);
    followDocument();
}

LensHost::~LensHost() = default;

/// Connected before the lens, which is created later, so that it hears of a change first.
void LensHost::followDocument() {
    connect(m_document, &Document::bytesChanged, this, &LensHost::forgetIfUnseen);
    connect(m_document, &Document::codecChanged, this, &LensHost::forgetIfUnseen);
    connect(&m_document->scan(), &DocumentScan::advanced, this, [this] {
        forgetIfUnseen();
        showBadge();
    });
    connect(m_document, &Document::opened, this, &LensHost::showBadge);
    showBadge();
}

void LensHost::showBadge() {
    if (m_row.badge != nullptr && m_document->scan().isCurrent())
        setBadge(m_row.badge(*m_document));
}

void LensHost::setDocument(Document* document, Selection* selection, const LensState& state) {
    m_document->disconnect(this);
    m_document->scan().disconnect(this);
    forget();
    m_document = document;
    m_windowSelection = selection;
    m_state = state;
    followDocument();
    if (isVisible())
        makeLens();
}

bool LensHost::isFocused() const {
    return m_lens && m_lens->isAncestorOf(window()->focusWidget());
}

LensState LensHost::state() const {
    return m_lens ? m_lens->state() : m_state;
}

QStringList LensHost::setState(const LensState& state) {
    return makeLens().setState(state);
}

bool LensHost::takeFocus() {
    QWidget* target = &makeLens();
    while (target->focusProxy() != nullptr)
        target = target->focusProxy();
    if (!target->isVisible()) // Qt would give it the focus whenever it is shown
        return !isUpdating() && focusNotice();
    m_lens->setFocus(Qt::ShortcutFocusReason);
    const QWidget* focus = window()->focusWidget();
    return focus != nullptr && focus->isVisible() && isAncestorOf(focus);
}

/// The sentence of a lens that has nothing else to show.
bool LensHost::focusNotice() {
    for (auto* notice : m_lens->findChildren<QLabel*>(QStringLiteral("notice")))
        if (notice->isVisible()) {
            notice->setFocus(Qt::ShortcutFocusReason);
            return notice == window()->focusWidget();
        }
    return false;
}

void LensHost::takeFocusWhenReady() {
    if (!isUpdating())
        return;
    stopWaitingForFocus();
    m_focusWait = new QObject(this);
    const auto ready = [this, before = QPointer(QApplication::focusWidget()),
                        caret = m_windowSelection->caret()](bool updating) {
        if (updating)
            return;
        m_focusWait->deleteLater();
        if (QApplication::focusWidget() == before && m_windowSelection->caret() == caret &&
            isVisible())
            takeFocus();
    };
    connect(this, &Panel::updatingChanged, m_focusWait, ready,
            Qt::QueuedConnection); // its content first
}

void LensHost::stopWaitingForFocus() {
    delete m_focusWait.data();
}

Lens& LensHost::makeLens() {
    if (m_lens)
        return *m_lens;
    m_selection = std::make_unique<LensSelection>(m_document, m_windowSelection, nullptr);
    if (m_area == nullptr)
        m_area = makeArea();
    // Qt styles all its widgets whenever it gets another parent: it is made where it will be, and
    // its parts hear nothing while they are put together.
    {
        const StyleSilence silence;
        m_lens.reset(
            qobject_cast<Lens*>(m_row.make(m_document, m_selection.get(), m_area->viewport())));
    }
    m_selection->setViewer(m_lens.get());
    m_lens->setAccessibleName(m_row.name()); // it may have the focus itself
    m_lens->setState(m_state);               // what the bytes no longer have is left out
    QStringList unknown;
    for (auto part = m_state.begin(); part != m_state.end(); ++part)
        if (!m_lens->stateKeys().contains(part.key()))
            unknown += part.key();
    if (!unknown.empty())
        Q_EMIT refused(unknown);
    connect(m_lens.get(), &Panel::badgeChanged, this, &LensHost::setBadge);
    connect(m_lens.get(), &Panel::updatingChanged, this, &LensHost::setUpdating);
    setUpdating(m_lens->isUpdating());
    setFocusProxy(m_lens.get());
    m_lens->adaptTo(size());
    m_area->setWidget(m_lens.get());
    m_lens->show();
    restyleOnce();
    return *m_lens;
}

QScrollArea* LensHost::makeArea() {
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(area);
    area->show();
    return area;
}

void LensHost::forget() {
    m_state = state();
    setFocusProxy(nullptr);
    m_lens.reset();
    if (!isVisible()) // its scroll bars are styled too
        delete std::exchange(m_area, nullptr);
    m_isStyled = false;
    m_selection.reset();
    setUpdating(false);
}

void LensHost::forgetIfUnseen() {
    if (m_lens && !isVisible())
        forget();
}

/// Qt gives labels that are first shown the fonts and colours that they were made with, whatever
/// they got meanwhile. Choices keep the width that they had in the font of before, until they hear
/// of another style.
void LensHost::restyleOnce() {
    if (!m_lens->isVisible() || std::exchange(m_isStyled, true))
        return;
    QList<QWidget*> parts = m_lens->findChildren<QWidget*>();
    parts += m_lens.get();
    for (QWidget* part : parts) {
        if (auto* choice = qobject_cast<QComboBox*>(part)) {
            QEvent style(QEvent::StyleChange);
            QApplication::sendEvent(choice, &style);
            choice->updateGeometry();
        }
        QEvent changed(QEvent::FontChange);
        QApplication::sendEvent(part, &changed);
    }
}

void LensHost::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    makeLens();
    restyleOnce();
}

void LensHost::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_lens)
        return;
    // After its parts have taken the fonts.
    const auto adapt = [this] {
        if (m_lens)
            m_lens->adaptTo(size());
    };
    QMetaObject::invokeMethod(this, adapt, Qt::QueuedConnection);
}

void LensHost::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    if (m_lens)
        m_lens->adaptTo(size());
}

} // namespace moji::app
