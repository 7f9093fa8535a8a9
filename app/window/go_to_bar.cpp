#include "window/go_to_bar.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "text/counts.h"
#include "window/go_to.h"
#include "window/place_search.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace moji::app {

namespace {

constexpr int kMostKept = 20;
constexpr int kHintLength = 20; // room for the examples in the empty field

/// The target in words; offsets past the end lead to the end.
QString meaningOf(const GoTo::Target& target, const Document& document) {
    if (const auto* place = std::get_if<TextPlace>(&target))
        return GoToBar::tr("line %1, column %2")
            .arg(numberText(place->line), numberText(place->column));
    if (const auto* character = std::get_if<GoTo::Character>(&target))
        return GoToBar::tr("character %1 from the beginning").arg(numberText(character->number));
    const std::uint64_t offset = std::get<std::uint64_t>(target);
    if (offset > document.size())
        return GoToBar::tr("past the end, offset %1")
            .arg(QString::number(document.size(), 16).toUpper());
    return GoToBar::tr("offset %1 (%2)")
        .arg(QString::number(offset, 16).toUpper(), numberText(offset));
}

} // namespace

GoToBar::GoToBar(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_search(new PlaceSearch(document, this))
    , m_field(new QComboBox(this))
    , m_meaning(new QLabel(this)) {
    setObjectName(QStringLiteral("bytes")); // the page of the manual about it
    auto* label = new QLabel(tr("&Go to"), this);
    label->setBuddy(m_field);
    m_field->setEditable(true);
    m_field->setInsertPolicy(QComboBox::NoInsert);
    m_field->setCompleter(nullptr); // an earlier "1C" does not complete "1"
    m_field->setMinimumContentsLength(kHintLength);
    m_field->setAccessibleName(tr("Go to"));
    m_field->lineEdit()->setAccessibleName(tr("Go to"));
    m_field->lineEdit()->setPlaceholderText(tr("1C, 28, +10, 3:5, U+8"));
    m_meaning->setForegroundRole(QPalette::PlaceholderText);
    m_meaning->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* goes = new QToolButton(this);
    goes->setObjectName(QStringLiteral("worded"));
    goes->setText(tr("Go"));
    auto* closes = new QToolButton(this);
    closes->setIcon(icon("close"));
    closes->setAutoRaise(true);
    closes->setAccessibleName(tr("Close Go to"));
    closes->setToolTip(tr("Close (Esc)"));
    for (QToolButton* button : {goes, closes})
        button->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 8, 4);
    row->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{label, m_field, goes})
        row->addWidget(widget);
    row->addWidget(m_meaning, 1);
    row->addWidget(closes);
    hide();
    m_field->installEventFilter(this);
    connect(m_field, &QComboBox::editTextChanged, this, [this] {
        markRefused(false);
        m_endReached.clear();
        explain();
    });
    connect(goes, &QToolButton::clicked, this, &GoToBar::go);
    connect(closes, &QToolButton::clicked, this, &GoToBar::closeBar);
    connect(m_search, &PlaceSearch::found, this, [this](std::uint64_t offset) {
        Q_EMIT wanted({offset, offset});
    });
    connect(m_search, &PlaceSearch::endReached, this, [this](const QString& sentence) {
        m_endReached = sentence;
        explain();
        Q_EMIT said(sentence);
    });
    followDocument();
}

void GoToBar::followDocument() {
    connect(m_selection, &Selection::changed, this, &GoToBar::explain);
    connect(m_document, &Document::bytesChanged, this, [this] {
        m_endReached.clear();
        explain();
    });
    m_endReached.clear();
    explain();
}

void GoToBar::setDocument(Document* document, Selection* selection) {
    m_document->disconnect(this);
    m_selection->disconnect(this);
    m_document = document;
    m_selection = selection;
    m_search->setDocument(document);
    followDocument();
}

void GoToBar::ask() {
    show();
    m_field->lineEdit()->selectAll();
    m_field->setFocus(Qt::ShortcutFocusReason);
    explain();
}

void GoToBar::remember() {
    m_remembers = true;
    m_field->addItems(settings().get(setting::kGoneTo).mid(0, kMostKept));
    m_field->clearEditText();
}

void GoToBar::explain() {
    if (!isVisible())
        return;
    const QString text = m_field->currentText();
    const auto target = GoTo::parse(text, m_selection->caret());
    if (target)
        m_meaning->setText(m_endReached.isEmpty() ? meaningOf(*target, *m_document) : m_endReached);
    else
        m_meaning->setText(
            text.trimmed().isEmpty()
                ? tr("Offset in hex or decimal, +/- a step, line:column, U+n the n-th character")
                : tr("Enter an offset, a step (+10), line:column, or U+n."));
    m_field->lineEdit()->setAccessibleDescription(m_meaning->text());
    m_meaning->setToolTip(m_meaning->text());
}

void GoToBar::go() {
    const QString text = m_field->currentText().trimmed();
    const auto target = GoTo::parse(text, m_selection->caret());
    if (!target) {
        markRefused(!text.isEmpty());
        return explain();
    }
    keep(text);
    m_endReached.clear();
    m_search->find(*target);
    Q_EMIT left();
}

/// A hint that turns into a fault: the sentence may be the same.
void GoToBar::markRefused(bool isRefused) {
    if (std::exchange(m_isRefused, isRefused) == isRefused)
        return;
    m_meaning->setForegroundRole(isRefused ? QPalette::WindowText : QPalette::PlaceholderText);
    m_meaning->setObjectName(isRefused ? QStringLiteral("fault") : QString());
    m_meaning->style()->unpolish(m_meaning); // the style sheet selects by name
    m_meaning->style()->polish(m_meaning);
}

/// The newest first, each once.
void GoToBar::keep(const QString& text) {
    const int known = m_field->findText(text, Qt::MatchFixedString);
    if (known >= 0)
        m_field->removeItem(known);
    m_field->insertItem(0, text);
    while (m_field->count() > kMostKept)
        m_field->removeItem(m_field->count() - 1);
    m_field->setCurrentIndex(0);
    if (!m_remembers || !settings().get(setting::kKeepsSearches))
        return;
    QStringList asked;
    for (int i = 0; i < m_field->count(); ++i)
        asked += m_field->itemText(i);
    settings().set(setting::kGoneTo, asked);
}

void GoToBar::closeBar() {
    hide();
    Q_EMIT left();
}

/// A combo box passes Return to its line edit twice, which would repeat a step.
bool GoToBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            go();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GoToBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    closeBar();
}

} // namespace moji::app
