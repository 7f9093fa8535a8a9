#include "lenses/stepping_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"
#include "widgets/transport_bar.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace moji::app {

SteppingLens::SteppingLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_bar(new LensBar(this))
    , m_transport(new TransportBar(m_bar))
    , m_sentence(makeSentence(this)) {
    setFocusPolicy(Qt::StrongFocus);
    m_bar->add(m_transport);
    connect(m_transport, &TransportBar::nextRequested, this, &SteppingLens::goForward);
    connect(m_transport, &TransportBar::previousRequested, this, &SteppingLens::goBack);
    connect(m_transport, &TransportBar::firstRequested, this, [this] { handleKey(Qt::Key_Home); });
    connect(m_transport, &TransportBar::lastRequested, this, [this] { handleKey(Qt::Key_End); });
}

void SteppingLens::setContent(QWidget* content) {
    m_pages = new NoticePages(content, this);
    connect(m_pages, &NoticePages::actionRequested, this,
            [this] { m_document->setCodec(m_document->codecs().utf8()); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_pages, 1);
    column->addWidget(m_sentence);
}

void SteppingLens::letContentScroll() {
    m_pages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
}

QComboBox* SteppingLens::addChoice(const QString& name) {
    auto* choice = new QComboBox(m_bar);
    choice->setAccessibleName(name);
    m_bar->addCaption(name, choice);
    m_bar->add(choice);
    return choice;
}

void SteppingLens::start() {
    m_bar->hideWhenNarrow(m_transport->speedCaption());
    for (PlainTable* table : findChildren<PlainTable*>())
        table->installEventFilter(this);
    for (auto* button : m_transport->findChildren<QAbstractButton*>())
        button->installEventFilter(this);
    connect(m_selection, &Selection::outdated, this, &SteppingLens::followSelection);
    restyle();
    refresh();
}

QString SteppingLens::sentence() const {
    return m_sentence->text();
}

bool SteppingLens::readsEncoding() const {
    return m_document->isUtf8();
}

QString SteppingLens::notice() const {
    if (readsEncoding() && m_document->size() == 0)
        return noBytesText();
    return readsEncoding() ? tr("Select a byte to see how it is read.")
                           : tr("This lens reads UTF-8. The document is read as %1.")
                                 .arg(fromUtf8(m_document->codec().name()));
}

void SteppingLens::keepSteps(std::function<QString()> read,
                             std::function<bool(const QString&)> write) {
    namePart("transport", m_transport);
    namePart("sentence", m_sentence);
    keep("speed", m_transport->speed());
    keep("step", std::move(read), std::move(write), [this] { return countsUpTo(1, stepCount()); });
}

void SteppingLens::showSentence(const QString& sentence, const QString& limit) {
    const bool none = stepCount() == 0;
    m_transport->setPosition(none ? 0 : stepIndex(), stepCount());
    m_sentence->setText(none              ? QString()
                        : limit.isEmpty() ? sentence
                                          : sentence + QLatin1Char(' ') + limit);
    m_sentence->setVisible(!none);
    setAccessibleDescription(none ? notice() : sentence);
    if (none)
        m_pages->showNotice(notice(), readsEncoding() ? QString() : tr("Read as UTF-8"));
    else
        m_pages->showContent();
}

void SteppingLens::followSelection() {
    if (!m_selecting)
        refresh();
}

void SteppingLens::select(ByteRange range) {
    const QScopedValueRollback selecting(m_selecting, true);
    m_selection->select(range);
}

bool SteppingLens::goBeyond(bool) {
    return false;
}

void SteppingLens::goForward() {
    const bool more = stepIndex() + 1 < stepCount();
    if (more)
        goTo(stepIndex() + 1);
    else if (stepCount() == 0 || !goBeyond(true))
        m_transport->setPlaying(false);
}

void SteppingLens::goBack() {
    if (stepCount() == 0)
        return;
    if (stepIndex() > 0)
        goTo(stepIndex() - 1);
    else
        goBeyond(false);
}

void SteppingLens::play() {
    m_transport->setPlaying(!m_transport->isPlaying() && stepCount() > 0);
}

bool SteppingLens::handleKey(int key) {
    switch (key) {
    case Qt::Key_Space:
        play();
        return true;
    case Qt::Key_Right:
        goForward();
        return true;
    case Qt::Key_Left:
        goBack();
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (stepCount() > 0)
            goTo(key == Qt::Key_Home ? 0 : stepCount() - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!stepRange().empty())
            select(stepRange());
        return true;
    default:
        return false;
    }
}

void SteppingLens::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier || !handleKey(event->key()))
        Lens::keyPressEvent(event);
}

bool SteppingLens::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool presses = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return ||
                             key->key() == Qt::Key_Enter;
        const bool isButtons = presses && qobject_cast<QAbstractButton*>(watched) != nullptr;
        if (key->modifiers() == Qt::NoModifier && !isButtons && handleKey(key->key()))
            return true;
    }
    return Lens::eventFilter(watched, event);
}

void SteppingLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    const bool started = m_pages != nullptr;
    if (started && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        restyle();
}

} // namespace moji::app
