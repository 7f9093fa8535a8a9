#pragma once
// The line under the Folder panel: a sentence, and, during work, its progress and a button to
// cancel it.

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace moji::app {

class ProgressRow final : public QWidget {
    Q_OBJECT
public:
    explicit ProgressRow(QWidget* parent = nullptr);

    void setSentence(const QString& sentence);
    [[nodiscard]] QString sentence() const;
    /// `total` 0: nobody knows yet.
    void setProgress(std::uint64_t done, std::uint64_t total);
    void setWorking(bool isWorking);

Q_SIGNALS:
    void cancelWanted();

private:
    QLabel* m_sentence;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace moji::app
