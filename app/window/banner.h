#pragma once
// A line above the bytes that says something of the document which the reader must decide on, with
// a button for each way to go on. Not a dialog: the window can be used meanwhile.

#include "window/notices.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace moji::app {

class Banner : public QWidget {
    Q_OBJECT
public:
    using Choice = Notice::Choice; // the banner is hidden before it is done

    explicit Banner(QWidget* parent = nullptr);

    /// In the place of what it said before. A screen reader is told.
    void ask(const QString& sentence, std::vector<Choice> choices);
    [[nodiscard]] QString sentence() const;

private:
    QHBoxLayout* m_row;
    QLabel* m_sentence;
};

} // namespace moji::app
