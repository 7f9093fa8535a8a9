#pragma once
// The content of a lens, or one sentence instead if there is nothing to show: why, and what to
// do about it (design, "empty": muted, left-aligned at the first row).

#include <QStackedWidget>

class QLabel;

namespace moji::app {

class NoticePages : public QStackedWidget {
    Q_OBJECT
public:
    explicit NoticePages(QWidget* content, QWidget* parent = nullptr);

    void showContent();
    void showNotice(const QString& sentence);

private:
    QLabel* m_notice;
};

/// The label for the sentence that ends a lens.
[[nodiscard]] QLabel* makeSentence(QWidget* parent);

} // namespace moji::app
