#pragma once
// Shows the oldest running job of a document: its title, a progress bar, and Cancel. Work that ends
// soon is not shown at all.

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace moji::app {

class JobMonitor;

class WorkProgress : public QWidget {
    Q_OBJECT
public:
    explicit WorkProgress(QWidget* parent = nullptr);

    void follow(JobMonitor& jobs);
    /// In a narrow bar the title is only a tool tip.
    void setTitleVisible(bool visible);
    /// With the title, whether it is visible or not.
    [[nodiscard]] int wholeWidth() const;

Q_SIGNALS:
    /// It was shown, hidden, or has a title of another width.
    void resized();

private:
    void showJobs();
    void showTitle(const QString& title);

    JobMonitor* m_jobs = nullptr;
    QLabel* m_title;
    QProgressBar* m_progress;
    QTimer m_showLater;
};

} // namespace moji::app
