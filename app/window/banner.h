#pragma once
// A line above the bytes that asks the reader for a decision about the document, with
// one button per answer. Not a dialog: the window stays usable.

#include "window/notices.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace moji::app {

class Banner : public QWidget {
    Q_OBJECT
public:
    using Choice = Notice::Choice; // the banner is hidden before this runs, unless it stays

    explicit Banner(QWidget* parent = nullptr);

    /// Replaces the previous text. Announced to screen readers.
    void ask(const QString& sentence, std::vector<Choice> choices);
    [[nodiscard]] QString sentence() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitHeight();
    QHBoxLayout* m_row;
    QLabel* m_sentence;
    QString m_whole;
};

} // namespace moji::app
