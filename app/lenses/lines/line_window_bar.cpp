#include "lenses/lines/line_window_bar.h"

#include "lenses/lines/line_table.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/quotable.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kNumberWidth = 104;

} // namespace

LineWindowBar::LineWindowBar(QWidget* parent)
    : QWidget(parent)
    , m_earlier(new QToolButton(this))
    , m_later(new QToolButton(this))
    , m_number(new QLineEdit(this)) {
    m_earlier->setText(tr("Earlier"));
    m_earlier->setToolTip(tr("Lines before those listed"));
    m_later->setText(tr("Later"));
    m_later->setToolTip(tr("Lines after those listed"));
    m_number->setAccessibleName(tr("Line number"));
    m_number->setPlaceholderText(tr("Line"));
    m_number->setToolTip(tr("Go to the line with this number"));
    m_number->setFixedWidth(scaled(kNumberWidth));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QToolButton* button : {m_earlier, m_later}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    row->addWidget(m_number);
    // The wanted line comes to the middle of the list.
    connect(m_earlier, &QToolButton::clicked, this, [this] { askFor(m_first - 1); });
    connect(m_later, &QToolButton::clicked, this, [this] { askFor(m_last + 1); });
    connect(m_number, &QLineEdit::returnPressed, this, &LineWindowBar::goToNumber);
    hide();
}

void LineWindowBar::setTable(const LineTable& table) {
    m_first = table.firstLine();
    m_last = m_first + table.size() - 1;
    m_all = table.lineCount();
    m_earlier->setEnabled(m_first > 1);
    m_later->setEnabled(m_last < m_all);
    setVisible(table.isCut());
}

void LineWindowBar::goToNumber() {
    const QString text = m_number->text().trimmed();
    const qulonglong line = QLocale().toULongLong(text);
    const QString all = numberText(m_all);
    const QString refusal =
        line > 0 && line <= m_all ? QString()
        : text.isEmpty()
            ? tr("Enter a number from 1 to %1.").arg(all)
            : tr("There is no line %1. Enter a number from 1 to %2.").arg(quotable(text), all);
    m_number->setAccessibleDescription(refusal);
    if (refusal.isEmpty())
        askFor(line);
    else
        Q_EMIT refused(refusal);
}

void LineWindowBar::askFor(std::uint64_t line) {
    Q_EMIT lineWanted(std::clamp<std::uint64_t>(line, 1, std::max<std::uint64_t>(1, m_all)));
}

} // namespace moji::app
