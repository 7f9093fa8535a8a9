#include "window/find_bar.h"

#include "text/counts.h"
#include "text/qt_text.h"
#include "window/search_words.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

namespace moji::app {

using namespace search;

namespace {

constexpr int kTypingMs = 150;
constexpr int kMostHistory = 20;
constexpr std::uint64_t kMostTaken = 256; // bytes of a selection that become a pattern

/// In the order of the list.
constexpr SearchMode kModes[] = {SearchMode::Text, SearchMode::Hex, SearchMode::Regex};

} // namespace

FindBar::FindBar(Document* document, Selection* selection, HitSearch* search, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_search(search)
    , m_grid(new QGridLayout(this)) {
    setAccessibleName(tr("Find"));
    m_grid->setContentsMargins(8, 2, 4, 2);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &FindBar::request);
    makeSearchRow();
    makeReplaceRow();
    m_message = new QLabel(this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();
    auto* escape =
        new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &FindBar::close);
    followDocument();
    place();
    restyle();
    showCount();
    hide();
}

void FindBar::followDocument() {
    connect(m_search, &HitSearch::found, this, &FindBar::goTo);
    connect(m_search, &HitSearch::notFound, this, [this] { say(tr("Not found.")); });
    connect(m_search, &HitSearch::failed, this,
            [this](const Error& error) { say(searchErrorSentence(error), true); });
    connect(m_search, &HitSearch::replaced, this, [this](ByteRange written) {
        m_selection->setCaret(written.end);
        m_search->findNext(written.end);
    });
    connect(m_search, &HitSearch::allReplaced, this, [this](std::uint64_t count) {
        say(count == 0 ? tr("Not found; nothing was replaced.")
                       : tr("Replaced: %1.").arg(hitsText(count)));
    });
    connect(m_search, &HitSearch::replacingCancelled, this,
            [this] { say(tr("Cancelled; nothing was replaced.")); });
    connect(m_search, &HitSearch::replacingOutdated, this, [this] {
        say(tr("The document was changed in the meantime; nothing was replaced."), true);
    });
    for (const auto signal : {&HitSearch::patternChanged, &HitSearch::counted, &HitSearch::counting,
                              &HitSearch::countingCancelled, &HitSearch::numbered})
        connect(m_search, signal, this, &FindBar::showCount);
    connect(m_document, &Document::bytesChanged, this, &FindBar::showCount);
    connect(m_selection, &Selection::changed, this, &FindBar::showCount);
    connect(m_document, &Document::codecChanged, this, [this] {
        nameDocumentCodec();
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
    followDocument();
    nameDocumentCodec();
    m_request = {}; // of the other search
    if (!isHidden() || search->pattern())
        request();
    showCount();
}

void FindBar::nameDocumentCodec() {
    m_encoding->setItemText(0,
                            tr("As the document (%1)").arg(fromUtf8(m_document->codec().name())));
}

SearchMode FindBar::mode() const {
    return kModes[static_cast<std::size_t>(std::max(0, m_mode->currentIndex()))];
}

const Codec& FindBar::codec() const {
    const QString name = m_encoding->currentData().toString();
    const Codec* chosen = name.isEmpty() ? nullptr : m_document->codecs().find(toUtf8(name));
    return chosen != nullptr ? *chosen : m_document->codec();
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
    m_pattern->setFocus(Qt::ShortcutFocusReason);
    m_pattern->lineEdit()->selectAll();
}

void FindBar::close() {
    hide();
    m_typing.stop();
    Q_EMIT closed(m_focusBefore);
}

/// What was selected outside of the bar is most likely what one looks for. Empty where it is not.
ByteRange FindBar::takeSelection() {
    const ByteRange selected = m_selection->range();
    if (selected.length() > kMostTaken || mode() == SearchMode::Regex || selected == m_found)
        return {};
    QString text;
    if (mode() == SearchMode::Hex) {
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
    m_pattern->setEditText(text);
    return selected;
}

void FindBar::requestLater() {
    m_typing.start();
}

void FindBar::request() {
    m_typing.stop();
    const bool isText = mode() != SearchMode::Hex;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_matchCase, m_wholeWords, m_encoding})
        widget->setEnabled(isText);
    SearchRequest wanted;
    wanted.mode = mode();
    wanted.pattern = toCodePoints(m_pattern->currentText());
    wanted.codec = &codec();
    wanted.matchCase = m_matchCase->isChecked();
    wanted.wholeWords = m_wholeWords->isChecked();
    if (wanted != m_request) {
        m_request = wanted;
        m_found = {};
        m_search->setRequest(wanted);
    }
    sayFault();
}

void FindBar::sayFault() {
    const auto& fault = m_search->fault();
    say(fault ? faultSentence(*fault, codec()) : QString(), fault.has_value());
}

/// Takes what was typed last; says what is wrong with it.
bool FindBar::isReady() {
    if (m_typing.isActive() || (!m_search->pattern() && !m_search->fault()))
        request();
    else
        sayFault();
    if (!m_search->pattern())
        return false;
    remember();
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
    Q_EMIT jumpWanted(hit);
    say(wrapped ? tr("The end of the document was reached; the search went on at the other.")
                : QString());
    showCount();
}

std::optional<Replacement> FindBar::replacement() {
    if (!isReady())
        return {};
    auto compiled =
        Replacement::compile(mode(), toCodePoints(m_replacement->text()), *m_search->pattern());
    if (compiled)
        return *std::move(compiled);
    say(faultSentence(compiled.error(), codec()), true);
    m_replacement->setFocus();
    return {};
}

/// The hit that is selected; where no hit is, the next is looked for.
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

void FindBar::remember() {
    const QString text = m_pattern->currentText();
    if (m_pattern->count() > 0 && m_pattern->itemText(0) == text)
        return;
    QStringList all = history();
    all.removeAll(text);
    all.prepend(text);
    setHistory(all);
    Q_EMIT historyChanged();
}

QStringList FindBar::history() const {
    QStringList patterns;
    for (int i = 0; i < m_pattern->count(); ++i)
        patterns += m_pattern->itemText(i);
    return patterns;
}

void FindBar::setHistory(const QStringList& patterns) {
    const QString text = m_pattern->currentText();
    const int caret = m_pattern->lineEdit()->cursorPosition();
    const QSignalBlocker quietly(m_pattern);
    m_pattern->clear();
    m_pattern->addItems(patterns.mid(0, kMostHistory));
    m_pattern->setEditText(text);
    m_pattern->lineEdit()->setCursorPosition(caret);
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

/// In the bar, or in the status bar while the bar is closed.
void FindBar::say(const QString& sentence, bool isFault) {
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    m_message->setObjectName(isFault ? QStringLiteral("fault") : QString());
    m_message->style()->unpolish(m_message); // the style sheet goes by the name
    m_message->style()->polish(m_message);
    if (!sentence.isEmpty() && isHidden())
        Q_EMIT said(sentence);
}

void FindBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (watched == m_replacement)
        replace();
    else if (key.modifiers() & Qt::ShiftModifier)
        findPrevious();
    else
        findNext();
    return true;
}

} // namespace moji::app
