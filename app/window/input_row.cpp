#include "window/input_row.h"

#include "style/fonts.h"
#include "style/late_style.h"
#include "window/document_tab.h"
#include "window/find_bar.h"
#include "window/go_to_bar.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/notice_column.h"
#include "window/paste_offer.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kIcon = 16;
constexpr int kPerLine = 4; // buttons, in two lines
// Of the buttons, the same as of the fields beside them: what is said below the fields moves none.
constexpr int kTwoLines = 72;
constexpr int kOneLine = 40;

} // namespace

InputRow::InputRow(DocumentTab* tab, QWidget* window)
    : QToolBar(tr("Input"), window)
    , m_row(new QWidget(this))
    , m_grid(new QGridLayout(m_row))
    , m_buttonBox(new QWidget(m_row))
    , m_buttonGrid(new QGridLayout(m_buttonBox))
    , m_fields(new InputBar(&tab->document(), &tab->selection(), m_row))
    , m_pasteOffer(new PasteOffer(&tab->document(), &tab->selection(), m_row))
    , m_goTo(new GoToBar(&tab->document(), &tab->selection(), m_row))
    , m_notices(new NoticeColumn(m_row)) {
    setObjectName(QStringLiteral("input"));
    setMovable(false);
    restyle();
    m_notices->setNotices(&tab->file().notices());
    connect(m_fields, &InputBar::textPasted, m_pasteOffer, &PasteOffer::consider);
    connect(m_fields, &InputBar::said, this, &InputRow::said);
    connect(m_goTo, &GoToBar::said, this, &InputRow::said);
    m_row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(m_row);
    for (QWidget* part : std::initializer_list<QWidget*>{m_pasteOffer, m_goTo, m_notices})
        styleWhenShown(part);
    place();
}

void InputRow::setTab(DocumentTab* tab) {
    m_fields->setDocument(&tab->document(), &tab->selection());
    m_pasteOffer->setDocument(&tab->document(), &tab->selection());
    m_goTo->setDocument(&tab->document(), &tab->selection());
    m_notices->setNotices(&tab->file().notices());
}

void InputRow::setButtons(const std::vector<QAction*>& actions) {
    for (QAction* action : actions) {
        auto* button = new QToolButton(m_buttonBox);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        m_buttons.push_back(button);
    }
    restyle();
    place();
}

std::vector<QWidget*> InputRow::panels() const {
    std::vector<QWidget*> panels;
    if (!m_buttons.empty())
        panels.push_back(m_buttons.front());
    for (QWidget* panel :
         std::initializer_list<QWidget*>{&m_fields->shownField(), m_pasteOffer, m_goTo, m_notices})
        panels.push_back(panel);
    return panels;
}

std::vector<QWidget*> InputRow::parts() const {
    std::vector<QWidget*> parts(m_buttons.begin(), m_buttons.end());
    for (QWidget* part : std::initializer_list<QWidget*>{m_fields, m_pasteOffer, m_goTo})
        parts.push_back(part);
    for (QWidget* banner : m_notices->banners())
        parts.push_back(banner);
    if (m_find != nullptr)
        parts.push_back(m_find);
    return parts;
}

void InputRow::restyle() {
    m_grid->setContentsMargins(scaled(8), scaled(6), 0, scaled(6));
    m_grid->setSpacing(scaled(4));
    m_buttonGrid->setContentsMargins(0, 0, 0, 0);
    m_buttonGrid->setSpacing(scaled(4));
    fitButtonBox();
    for (QToolButton* button : m_buttons)
        button->setIconSize({scaled(kIcon), scaled(kIcon)});
}

void InputRow::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

void InputRow::setFindBar(FindBar* bar) {
    bar->setParent(m_row);
    m_find = bar;
    styleWhenShown(bar);
    place();
}

void InputRow::setCompact(bool compact) {
    if (m_compact == compact)
        return;
    m_compact = compact;
    place();
}

void InputRow::fitButtonBox() {
    m_buttonBox->setFixedHeight(scaled(m_compact ? kOneLine : kTwoLines));
}

void InputRow::place() {
    const int perLine = m_compact ? static_cast<int>(m_buttons.size()) : kPerLine;
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i)
        m_buttonGrid->addWidget(m_buttons[static_cast<std::size_t>(i)], i / perLine, i % perLine);
    fitButtonBox();
    m_grid->addWidget(m_buttonBox, 0, 0, Qt::AlignTop);
    m_grid->addWidget(m_fields, 0, 1);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(m_pasteOffer, 1, 0, 1, 2);
    m_grid->addWidget(m_notices, 2, 0, 1, 2);
    m_grid->addWidget(m_goTo, 3, 0, 1, 2);
    if (m_find != nullptr) {
        m_grid->addWidget(m_find, 4, 0, 1, 2);
        m_find->setCompact(m_compact);
    }
    m_fields->setCompact(m_compact);
}

} // namespace moji::app
