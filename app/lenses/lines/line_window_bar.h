#pragma once
// Moves a table of lines through a document that has more lines than the table: earlier, later, or
// to the line of a number. Hidden while the table has all.

#include <QWidget>

#include <cstdint>

class QLineEdit;
class QToolButton;

namespace moji::app {

class LineTable;

class LineWindowBar : public QWidget {
    Q_OBJECT
public:
    explicit LineWindowBar(QWidget* parent);

    void setTable(const LineTable& table);

Q_SIGNALS:
    /// From 1, within the document.
    void lineWanted(std::uint64_t line);
    /// No line has the number that was typed; why, in a sentence.
    void refused(const QString& reason);

private:
    void goToNumber();
    void askFor(std::uint64_t line);

    QToolButton* m_earlier;
    QToolButton* m_later;
    QLineEdit* m_number;
    std::uint64_t m_first = 1; // of the lines that are listed
    std::uint64_t m_last = 0;
    std::uint64_t m_all = 0;
};

} // namespace moji::app
