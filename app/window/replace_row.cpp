#include "window/replace_row.h"

#include "window/bar_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace moji::app {

ReplaceRow::ReplaceRow(QWidget* parent)
    : QWidget(parent)
    , m_replacement(new QLineEdit(this)) {
    m_replacement->setAccessibleName(tr("Replace with"));
    auto* label = new QLabel(tr("Replace with"), this);
    label->setBuddy(m_replacement);
    QToolButton* replace = makeBarButton(tr("Replace"), this);
    QToolButton* replaceAll = makeBarButton(tr("Replace all"), this);
    connect(m_replacement, &QLineEdit::returnPressed, this, &ReplaceRow::replaceClicked);
    connect(replace, &QToolButton::clicked, this, &ReplaceRow::replaceClicked);
    connect(replaceAll, &QToolButton::clicked, this, &ReplaceRow::replaceAllClicked);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{label, m_replacement, replace, replaceAll})
        row->addWidget(widget);
    row->setStretch(1, 1);
}

QString ReplaceRow::replacement() const {
    return m_replacement->text();
}

void ReplaceRow::focusReplacement() {
    m_replacement->setFocus();
}

} // namespace moji::app
