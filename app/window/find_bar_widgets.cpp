// What the find bar consists of, and where it stands.

#include "style/fonts.h"
#include "style/icons.h"
#include "text/qt_text.h"
#include "window/find_bar.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace moji::app {

QToolButton* FindBar::makeButton(const QString& text, void (FindBar::*does)()) {
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setObjectName(QStringLiteral("worded"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, does);
    return button;
}

void FindBar::makeSearchRow() {
    m_mode = new QComboBox(this);
    m_mode->addItems({tr("Text"), tr("Hex"), tr("Regular expression")});
    m_mode->setAccessibleName(tr("Search for"));
    m_pattern = new QComboBox(this);
    m_pattern->setEditable(true);
    m_pattern->setInsertPolicy(QComboBox::NoInsert);
    m_pattern->setCompleter(nullptr);
    m_pattern->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pattern->setMinimumContentsLength(12);
    m_pattern->setAccessibleName(tr("Find"));
    m_pattern->lineEdit()->setAccessibleName(tr("Find"));
    m_pattern->installEventFilter(this); // it hands keys on to its field
    m_matchCase = makeButton(tr("Match case"), &FindBar::request);
    m_wholeWords = makeButton(tr("Whole words"), &FindBar::request);
    for (QToolButton* toggle : {m_matchCase, m_wholeWords})
        toggle->setCheckable(true);
    m_encoding = new QComboBox(this);
    m_encoding->setAccessibleName(tr("Encoding of the text searched for"));
    m_encoding->setToolTip(m_encoding->accessibleName());
    m_encoding->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_encoding->setMinimumContentsLength(20);
    m_encoding->setMaxVisibleItems(24);
    m_encoding->addItem(QString());
    for (const CodecInfo& info : m_document->codecs().list())
        m_encoding->addItem(fromUtf8(info.name), fromUtf8(info.name));
    nameDocumentCodec();
    m_how = new QWidget(this);
    auto* how = new QHBoxLayout(m_how);
    how->setContentsMargins(0, 0, 0, 0);
    how->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_matchCase, m_wholeWords, m_encoding})
        how->addWidget(widget);
    how->addStretch();
    m_previous = makeButton({}, &FindBar::findPrevious);
    m_previous->setToolTip(tr("Previous hit (Shift+F3)"));
    m_previous->setAccessibleName(tr("Previous hit"));
    m_next = makeButton({}, &FindBar::findNext);
    m_next->setToolTip(tr("Next hit (F3)"));
    m_next->setAccessibleName(tr("Next hit"));
    m_count = new QLabel(this);
    m_count->setTextFormat(Qt::PlainText);
    m_list = makeButton(tr("List all"), &FindBar::listWanted);
    m_close = makeButton({}, &FindBar::close);
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close the find bar"));
    connect(m_pattern, &QComboBox::editTextChanged, this, &FindBar::requestLater);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &FindBar::request);
    connect(m_encoding, &QComboBox::currentIndexChanged, this, &FindBar::request);
}

void FindBar::makeReplaceRow() {
    m_replaceRow = new QWidget(this);
    auto* row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* label = new QLabel(tr("Replace with"), m_replaceRow);
    m_replacement = new QLineEdit(m_replaceRow);
    m_replacement->setAccessibleName(tr("Replace with"));
    m_replacement->installEventFilter(this);
    label->setBuddy(m_replacement);
    m_replace = makeButton(tr("Replace"), &FindBar::replace);
    m_replaceAll = makeButton(tr("Replace all"), &FindBar::replaceAll);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{label, m_replacement, m_replace, m_replaceAll})
        row->addWidget(widget);
    row->setStretch(1, 1);
    m_replaceRow->hide();
}

/// All in one row, or the ways to search in a second one where there is no room.
void FindBar::place() {
    m_grid->addWidget(m_mode, 0, 0);
    m_grid->addWidget(m_pattern, 0, 1);
    m_grid->addWidget(m_how, m_compact ? 1 : 0, m_compact ? 0 : 2, 1, m_compact ? 8 : 1);
    int column = 3;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_previous, m_next, m_count, m_list, m_close})
        m_grid->addWidget(widget, 0, column++);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(m_replaceRow, 2, 0, 1, column);
    m_grid->addWidget(m_message, 3, 0, 1, column);
}

void FindBar::setCompact(bool compact) {
    if (m_compact == compact)
        return;
    m_compact = compact;
    place();
}

void FindBar::restyle() {
    m_previous->setIcon(icon("previous"));
    m_next->setIcon(icon("next"));
    m_close->setIcon(icon("close"));
    // "1,234,567 of 1,234,567" fits, so that nothing moves as one goes from hit to hit.
    m_count->setMinimumWidth(scaled(110));
}

} // namespace moji::app
