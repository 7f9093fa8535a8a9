#include "window/find_bar.h"

#include "document/text_in_place.h"
#include "style/fonts.h"
#include "style/icons.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/announcement.h"
#include "window/bar_button.h"
#include "window/replace_row.h"
#include "window/scope_toggle.h"
#include "window/search_fields.h"
#include "window/search_words.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace moji::app {

using namespace search;

namespace {

constexpr std::uint64_t kMostTaken = 256; // bytes of a selection that become a pattern

} // namespace

FindBar::FindBar(Document* document, Selection* selection, HitSearch* search, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_search(search)
    , m_grid(new QGridLayout(this))
    , m_fields(new SearchFields(*document, this))
    , m_scope(new ScopeToggle(&m_fields->inSelection(), document, selection, this))
    , m_replaceRow(new ReplaceRow(this)) {
    setObjectName(QStringLiteral("find-and-replace")); // its page of the manual
    setAccessibleName(tr("Find"));
    m_fields->pattern().installEventFilter(this); // it passes keys on to its line edit
    connect(m_fields, &SearchFields::changed, this, &FindBar::request);
    connect(m_scope, &ScopeToggle::refused, this, [this](const QString& it) { say(it, true); });
    connect(m_scope, &ScopeToggle::switched, this, [this] {
        m_found = {};
        sayFault();
    });
    connect(m_replaceRow, &ReplaceRow::replaceClicked, this, &FindBar::replace);
    connect(m_replaceRow, &ReplaceRow::replaceAllClicked, this, &FindBar::replaceAll);
    m_replaceRow->hide();
    m_message = new QLabel(this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();
    auto* escape =
        new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &FindBar::close);
    followDocument();
    layOut();
    restyle();
    showCount();
    hide();
}

QToolButton* FindBar::makeButton(const QString& text, void (FindBar::*does)()) {
    QToolButton* button = makeBarButton(text, this);
    connect(button, &QToolButton::clicked, this, does);
    return button;
}

void FindBar::layOut() {
    m_previous = makeButton({}, &FindBar::findPrevious);
    m_previous->setToolTip(tr("Previous hit (Shift+F3)"));
    m_previous->setAccessibleName(tr("Previous hit"));
    m_next = makeButton({}, &FindBar::findNext);
    m_next->setToolTip(tr("Next hit (F3)"));
    m_next->setAccessibleName(tr("Next hit"));
    m_count = new QLabel(this);
    m_count->setTextFormat(Qt::PlainText);
    QToolButton* list = makeButton(tr("List all"), &FindBar::listWanted);
    m_close = makeButton({}, &FindBar::close);
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close the find bar"));
    m_grid->setContentsMargins(8, 2, 4, 2);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_fields->place(*m_grid, false);
    int column = 3;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_previous, m_next, m_count, list, m_close})
        m_grid->addWidget(widget, 0, column++);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(m_replaceRow, 2, 0, 1, column);
    m_grid->addWidget(m_message, 3, 0, 1, column);
}

void FindBar::setCompact(bool compact) {
    m_isCompact = compact;
    placeFields();
}

int FindBar::widthOfOneRow() const {
    const QMargins margins = m_grid->contentsMargins();
    int width = margins.left() + margins.right() - m_grid->horizontalSpacing();
    for (int i = 0; i < m_grid->count(); ++i) {
        const QWidget* widget = m_grid->itemAt(i)->widget();
        if (widget == m_replaceRow || widget == m_message)
            continue;
        const QSize size =
            widget == &m_fields->pattern() ? widget->minimumSizeHint() : widget->sizeHint();
        width += std::max(size.width(), widget->minimumWidth()) + m_grid->horizontalSpacing();
    }
    return width;
}

void FindBar::placeFields() {
    const bool inTwoRows = m_isCompact || widthOfOneRow() > width();
    if (inTwoRows != std::exchange(m_isInTwoRows, inTwoRows))
        m_fields->place(*m_grid, inTwoRows);
}

void FindBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeFields();
}

void FindBar::restyle() {
    m_previous->setIcon(icon("previous"));
    m_next->setIcon(icon("next"));
    m_close->setIcon(icon("close"));
    // "1,234,567 of 1,234,567" fits, so that nothing moves from hit to hit.
    m_count->setMinimumWidth(scaled(110));
}

void FindBar::followDocument() {
    connect(m_search, &HitSearch::found, this, &FindBar::goTo);
    connect(m_search, &HitSearch::notFound, this, [this] {
        say(m_scope->isOn() ? tr("Not found in the selection.") : tr("Not found."));
    });
    connect(m_search, &HitSearch::failed, this,
            [this](const Error& error) { say(searchErrorSentence(error), true); });
    connect(m_search, &HitSearch::replaced, this, [this](ByteRange written) {
        m_selection->setCaret(written.end);
        m_search->findNext(written.end);
    });
    connect(m_search, &HitSearch::allReplaced, this, [this](std::uint64_t count) {
        const QString none = m_scope->isOn()
                                 ? tr("Not found in the selection. Nothing was replaced.")
                                 : tr("Not found. Nothing was replaced.");
        say(count == 0 ? none : tr("Replaced: %1.").arg(hitsText(count)));
    });
    connect(m_search, &HitSearch::replacingCancelled, this,
            [this] { say(tr("Cancelled. Nothing was replaced.")); });
    connect(m_search, &HitSearch::replacingOutdated, this, [this] {
        say(tr("Nothing was replaced, because the document changed meanwhile. Try again."), true);
    });
    connect(m_search, &HitSearch::replacementRefused, this, [this](ByteRange hit) {
        goTo(hit, false);
        say(notInPlaceText(m_fields->codec(*m_document)), true);
    });
    for (const auto signal : {&HitSearch::patternChanged, &HitSearch::counted, &HitSearch::counting,
                              &HitSearch::countingCancelled, &HitSearch::numbered})
        connect(m_search, signal, this, &FindBar::showCount);
    connect(m_document, &Document::bytesChanged, this, &FindBar::showCount);
    connect(m_selection, &Selection::changed, this, &FindBar::showCount);
    connect(m_document, &Document::codecChanged, this, [this] {
        m_fields->nameDocumentCodec(*m_document);
        if (m_search->pattern() || m_search->fault())
            request();
    });
}

void FindBar::setDocument(Document* document, Selection* selection, HitSearch* search) {
    for (QObject* old : std::initializer_list<QObject*>{m_document, m_selection, m_search})
        old->disconnect(this);
    m_document = document;
    m_selection = selection;
    m_search = search;
    m_found = {};
    m_scope->setDocument(document, selection);
    followDocument();
    m_fields->nameDocumentCodec(*m_document);
    m_request = {}; // belonged to the other search
    if (!isHidden() || search->pattern())
        request();
    showCount();
}

void FindBar::open(bool withReplacement) {
    if (!isAncestorOf(QApplication::focusWidget()))
        m_focusBefore = QApplication::focusWidget();
    m_replaceRow->setVisible(withReplacement);
    say({});
    show();
    const ByteRange taken = takeSelection();
    request();
    if (!taken.empty())
        m_found = taken;
    Q_EMIT opened();
    m_fields->focusPattern();
}

void FindBar::openInSelection() {
    if (!m_selection->range().empty())
        m_scope->limitToSelection();
    open(!m_replaceRow->isHidden());
    if (!m_scope->isOn())
        m_scope->refuse();
}

void FindBar::close() {
    hide();
    m_scope->end();
    m_fields->stopTyping();
    Q_EMIT closed(m_focusBefore);
}

/// Takes the selection as the pattern, as in most editors. Returns nothing if it cannot be one.
ByteRange FindBar::takeSelection() {
    const ByteRange selected = m_selection->range();
    if (selected.length() > kMostTaken || m_fields->mode() == SearchMode::Regex ||
        selected == m_found || m_scope->isLimitedTo(selected))
        return {};
    QString text;
    if (m_fields->mode() == SearchMode::Hex) {
        text = hexText(m_document->bytes(selected));
    } else {
        for (const PlacedSpan& placed : m_document->spansIn(selected)) {
            const bool isWhole = placed.range().clampedTo(selected) == placed.range();
            if (placed.isError() || placed.span.count == 0 || placed.span.codePoints[0] < 0x20 ||
                !isWhole)
                return {};
            text += toQString(placed.span.text());
        }
    }
    if (text.isEmpty())
        return {};
    m_fields->setText(text);
    return selected;
}

void FindBar::request() {
    m_fields->stopTyping();
    m_fields->enableForMode();
    const SearchRequest wanted = m_fields->request(*m_document);
    if (wanted != m_request) {
        m_request = wanted;
        m_found = {};
        m_search->setRequest(wanted);
    }
    sayFault();
}

void FindBar::sayFault() {
    const auto& fault = m_search->fault();
    const auto& pattern = m_search->pattern();
    if (fault)
        say(faultSentence(*fault, m_fields->codec(*m_document)), true);
    else
        say(pattern && pattern->backtracks() ? backtrackingSentence() : QString(), false);
}

/// Applies pending typing and reports any fault. False if there is nothing to search for.
bool FindBar::isReady() {
    if (m_fields->isTyping() || (!m_search->pattern() && !m_search->fault()))
        request();
    else
        sayFault();
    if (!m_search->pattern())
        return false;
    if (m_fields->remember())
        Q_EMIT historyChanged();
    return true;
}

void FindBar::findNext() {
    if (!isReady())
        return;
    const ByteRange at = m_selection->range();
    m_search->findNext(!at.empty() && at == m_found ? at.begin + 1 : at.begin);
}

void FindBar::findPrevious() {
    if (isReady())
        m_search->findPrevious(m_selection->range().begin);
}

void FindBar::goTo(ByteRange hit, bool wrapped) {
    m_found = hit;
    m_scope->setHit(hit);
    Q_EMIT jumpWanted(hit);
    say(wrapped ? tr("Search wrapped around.") : QString());
    showCount();
}

std::optional<Replacement> FindBar::replacement() {
    if (!isReady())
        return {};
    auto compiled = Replacement::compile(
        m_fields->mode(), toCodePoints(m_replaceRow->replacement()), *m_search->pattern());
    if (compiled)
        return *std::move(compiled);
    say(faultSentence(compiled.error(), m_fields->codec(*m_document)), true);
    m_replaceRow->focusReplacement();
    return {};
}

/// Replaces the selected hit; without a selection, finds the next one.
void FindBar::replace() {
    const auto with = replacement();
    if (!with)
        return;
    const ByteRange selected = m_selection->range();
    if (!selected.empty())
        m_search->replace(selected, *with);
    else
        findNext();
}

void FindBar::replaceAll() {
    if (const auto with = replacement())
        m_search->replaceAll(*with);
}

QStringList FindBar::history() const {
    return m_fields->history();
}

void FindBar::setHistory(const QStringList& patterns) {
    m_fields->setHistory(patterns);
}

QComboBox& FindBar::pattern() {
    return m_fields->pattern();
}

void FindBar::showCount() {
    m_count->setText(countText());
}

QString FindBar::countText() {
    if (!m_search->pattern())
        return {};
    const auto& all = m_search->all();
    if (!all)
        return m_search->isCounting() ? tr("%1…").arg(hitsText(m_search->countSoFar()))
                                      : tr("not counted");
    if (const auto number = m_search->numberOf(m_selection->range()))
        return tr("%1 of %2").arg(numberText(*number), numberText(all->count));
    return hitsText(all->count);
}

/// Shows a message in the bar, or in the status bar while the bar is closed.
void FindBar::say(const QString& sentence, bool isFault) {
    const bool isKnown = isFault && m_message->text() == sentence; // typed on
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    m_message->setObjectName(isFault ? QStringLiteral("fault") : QString());
    m_message->style()->unpolish(m_message); // the style sheet selects by name
    m_message->style()->polish(m_message);
    if (!sentence.isEmpty() && isHidden())
        Q_EMIT said(sentence);
    else if (!isKnown)
        announce(this, sentence);
}

void FindBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    if (event->type() == QEvent::FontChange)
        QTimer::singleShot(0, this, &FindBar::placeFields); // when its parts have their fonts
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (key.modifiers() & Qt::ShiftModifier)
        findPrevious();
    else
        findNext();
    return true;
}

} // namespace moji::app
