#include "lenses/table/table_parts.h"

#include "widgets/hairline.h"

#include <QGridLayout>

namespace moji::app {

namespace {

constexpr int kBeforeLines = 12; // room
constexpr int kRows = 5;
constexpr int kColumns = 6; // part, hairline, part, hairline, room, part
constexpr int kRoom = 4;

void makeUpright(QWidget* rule) {
    rule->setFixedSize(1, QWIDGETSIZE_MAX);
    rule->setMinimumSize(1, 1);
}

void makeFlat(QWidget* rule) {
    rule->setFixedSize(QWIDGETSIZE_MAX, 1);
    rule->setMinimumSize(1, 1);
}

} // namespace

TableParts::TableParts(QWidget* lookedUp, QWidget* steps, QWidget* lines, QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_lookedUp(lookedUp)
    , m_steps(steps)
    , m_lines(lines)
    , m_rules{makeHairline(), makeHairline()} {
    m_grid->setContentsMargins(12, 2, 0, 2);
    m_grid->setSpacing(0);
    arrange(Arrangement::Beside);
}

void TableParts::put(QWidget* widget, int row, int column, int rows) {
    m_grid->addWidget(widget, row, column, rows, 1);
}

void TableParts::arrange(Arrangement arrangement) {
    for (QWidget* widget : {m_lookedUp, m_steps, m_lines, m_rules[0], m_rules[1]})
        m_grid->removeWidget(widget);
    for (int row = 0; row < kRows; ++row)
        m_grid->setRowStretch(row, 0);
    for (int column = 0; column < kColumns; ++column)
        m_grid->setColumnStretch(column, 0);
    put(m_lookedUp, 0, 0);
    const bool isStacked = arrangement == Arrangement::Stacked;
    (isStacked ? makeFlat : makeUpright)(m_rules[0]);
    (arrangement == Arrangement::Beside ? makeUpright : makeFlat)(m_rules[1]);
    m_grid->setColumnMinimumWidth(kRoom, arrangement == Arrangement::Beside ? kBeforeLines : 0);
    m_arrangement = arrangement;
    switch (arrangement) {
    case Arrangement::Beside:
        put(m_rules[0], 0, 1);
        put(m_steps, 0, 2);
        put(m_rules[1], 0, 3);
        put(m_lines, 0, 5);
        m_grid->setColumnStretch(2, 3);
        m_grid->setColumnStretch(5, 2);
        break;
    case Arrangement::Corner:
        put(m_rules[1], 1, 0);
        put(m_lines, 2, 0);
        put(m_rules[0], 0, 1, 3);
        put(m_steps, 0, 2, 3);
        m_grid->setColumnStretch(2, 1);
        m_grid->setRowStretch(2, 1);
        break;
    case Arrangement::Stacked:
        put(m_rules[0], 1, 0);
        put(m_steps, 2, 0);
        put(m_rules[1], 3, 0);
        put(m_lines, 4, 0);
        m_grid->setRowStretch(2, 3);
        m_grid->setRowStretch(4, 2);
        break;
    }
}

} // namespace moji::app
