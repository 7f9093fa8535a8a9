#include "window/search_fields.h"

#include "document/document.h"
#include "text/qt_text.h"
#include "window/bar_button.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace moji::app {

using namespace search;

namespace {

constexpr int kTypingMs = 150;
constexpr int kMostHistory = 20;

/// In the order of the list.
constexpr SearchMode kModes[] = {SearchMode::Text, SearchMode::Hex, SearchMode::Regex};

} // namespace

SearchFields::SearchFields(const Document& document, QWidget* bar)
    : QObject(bar)
    , m_mode(new QComboBox(bar)) {
    m_mode->addItems({tr("Text"), tr("Hex"), tr("Regular expression")});
    m_mode->setAccessibleName(tr("Search for"));
    makePattern(bar);
    makeOptions(document, bar);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &SearchFields::changed);
    connect(m_pattern, &QComboBox::editTextChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SearchFields::changed);
    connect(m_encoding, &QComboBox::currentIndexChanged, this, &SearchFields::changed);
}

void SearchFields::makePattern(QWidget* bar) {
    m_pattern = new QComboBox(bar);
    m_pattern->setEditable(true);
    m_pattern->setInsertPolicy(QComboBox::NoInsert);
    m_pattern->setCompleter(nullptr);
    m_pattern->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pattern->setMinimumContentsLength(12);
    m_pattern->setAccessibleName(tr("Find"));
    m_pattern->lineEdit()->setAccessibleName(tr("Find"));
}

void SearchFields::makeOptions(const Document& document, QWidget* bar) {
    m_options = new QWidget(bar);
    m_matchCase = makeToggle(tr("Match case"));
    m_wholeWords = makeToggle(tr("Whole words"));
    m_inSelection = makeBarButton(tr("In selection"), m_options);
    m_inSelection->setCheckable(true);
    m_encoding = new QComboBox(m_options);
    m_encoding->setAccessibleName(tr("Encoding of the text to find"));
    m_encoding->setToolTip(m_encoding->accessibleName());
    m_encoding->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_encoding->setMinimumContentsLength(20);
    m_encoding->setMaxVisibleItems(24);
    m_encoding->addItem(QString());
    for (const CodecInfo& info : document.codecs().list())
        m_encoding->addItem(fromUtf8(info.name), fromUtf8(info.name));
    nameDocumentCodec(document);
    auto* row = new QHBoxLayout(m_options);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_matchCase, m_wholeWords, m_inSelection, m_encoding})
        row->addWidget(widget);
    row->addStretch();
}

QToolButton* SearchFields::makeToggle(const QString& text) {
    QToolButton* button = makeBarButton(text, m_options);
    button->setCheckable(true);
    connect(button, &QToolButton::clicked, this, &SearchFields::changed);
    return button;
}

void SearchFields::place(QGridLayout& grid, bool compact) {
    grid.addWidget(m_mode, 0, 0);
    grid.addWidget(m_pattern, 0, 1);
    grid.addWidget(m_options, compact ? 1 : 0, compact ? 0 : 2, 1, compact ? 8 : 1);
}

SearchMode SearchFields::mode() const {
    return kModes[static_cast<std::size_t>(std::max(0, m_mode->currentIndex()))];
}

QString SearchFields::text() const {
    return m_pattern->currentText();
}

void SearchFields::setText(const QString& text) {
    m_pattern->setEditText(text);
}

const Codec& SearchFields::codec(const Document& document) const {
    const QString name = m_encoding->currentData().toString();
    const Codec* chosen = name.isEmpty() ? nullptr : document.codecs().find(toUtf8(name));
    return chosen != nullptr ? *chosen : document.codec();
}

SearchRequest SearchFields::request(const Document& document) const {
    SearchRequest request;
    request.mode = mode();
    request.pattern = toCodePoints(text());
    request.codec = &codec(document);
    request.matchCase = m_matchCase->isChecked();
    request.wholeWords = m_wholeWords->isChecked();
    return request;
}

void SearchFields::nameDocumentCodec(const Document& document) {
    m_encoding->setItemText(0, tr("As the document (%1)").arg(fromUtf8(document.codec().name())));
    m_encoding->setToolTip(m_encoding->accessibleName() + QLatin1Char('\n') +
                           m_encoding->currentText());
}

void SearchFields::enableForMode() {
    const bool isText = mode() != SearchMode::Hex;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_matchCase, m_wholeWords, m_encoding})
        widget->setEnabled(isText);
}

void SearchFields::focusPattern() {
    m_pattern->setFocus(Qt::ShortcutFocusReason);
    m_pattern->lineEdit()->selectAll();
}

bool SearchFields::remember() {
    if (m_pattern->count() > 0 && m_pattern->itemText(0) == text())
        return false;
    QStringList all = history();
    all.removeAll(text());
    all.prepend(text());
    setHistory(all);
    return true;
}

QStringList SearchFields::history() const {
    QStringList patterns;
    for (int i = 0; i < m_pattern->count(); ++i)
        patterns += m_pattern->itemText(i);
    return patterns;
}

void SearchFields::setHistory(const QStringList& patterns) {
    const QString shown = text();
    const int caret = m_pattern->lineEdit()->cursorPosition();
    const QSignalBlocker quietly(m_pattern);
    m_pattern->clear();
    m_pattern->addItems(patterns.mid(0, kMostHistory));
    m_pattern->setEditText(shown);
    m_pattern->lineEdit()->setCursorPosition(caret);
}

} // namespace moji::app
