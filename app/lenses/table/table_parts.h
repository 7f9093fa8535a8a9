#pragma once
// The three parts of the Plan 9 table lens, with hairlines between them: the table that is looked
// up, the steps, and the lines of a step. They are laid out as the room allows.

#include <QWidget>

#include <array>

class QGridLayout;

namespace moji::app {

class TableParts : public QWidget {
    Q_OBJECT
public:
    enum class Arrangement {
        Beside,  // all three side by side
        Corner,  // the lines below the table that is looked up, the steps beside both
        Stacked, // one below the other
    };
    TableParts(QWidget* lookedUp, QWidget* steps, QWidget* lines, QWidget* parent = nullptr);

    void arrange(Arrangement arrangement);
    [[nodiscard]] Arrangement arrangement() const { return m_arrangement; }

private:
    void put(QWidget* widget, int row, int column, int rows = 1);

    QGridLayout* m_grid;
    QWidget* m_lookedUp;
    QWidget* m_steps;
    QWidget* m_lines;
    std::array<QWidget*, 2> m_rules; // hairlines
    Arrangement m_arrangement = Arrangement::Beside;
};

} // namespace moji::app
