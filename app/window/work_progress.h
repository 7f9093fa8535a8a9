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

Q_SIGNALS:
    void shownOrHidden();

private:
    void showJobs();

    JobMonitor* m_jobs = nullptr;
    QLabel* m_title;
    QProgressBar* m_progress;
    QTimer m_showLater;
};

} // namespace moji::app
