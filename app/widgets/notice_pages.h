#pragma once
// The content of a lens, or one sentence instead if there is nothing to show: why, and what to
// do about it (design, "empty": muted, left-aligned at the first row), with a button that does it.

#include "widgets/page_stack.h"

class QLabel;
class QPushButton;

namespace moji::app {

class NoticePages : public PageStack {
    Q_OBJECT
public:
    explicit NoticePages(QWidget* content, QWidget* parent = nullptr);

    void showContent();
    /// `action`: the text of a button below the sentence; none if it is empty.
    void showNotice(const QString& sentence, const QString& action = {});

Q_SIGNALS:
    /// The button was pressed.
    void actionRequested();

private:
    void makeAction();

    QWidget* m_noticePage;
    QLabel* m_notice;
    QPushButton* m_action = nullptr; // made when it is first needed
};

/// The label for the sentence that ends a lens.
[[nodiscard]] QLabel* makeSentence(QWidget* parent);

} // namespace moji::app
