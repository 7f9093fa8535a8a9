#pragma once
// The Lessons panel: the list of lessons by topic, with how far the reader has come, and the lesson
// that is running, step by step. It shows and asks; the window does what a step says.

#include "lessons/answers.h"
#include "lessons/lesson_library.h"
#include "lessons/lesson_progress.h"
#include "widgets/panel.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTreeWidget;

namespace moji::app {

class QuestionView;

class LessonsPanel : public Panel {
    Q_OBJECT
public:
    explicit LessonsPanel(QWidget* parent = nullptr);

    /// Lists these lessons.
    void setLessons(const LessonLibrary& library);
    [[nodiscard]] LessonProgress& progress() { return m_progress; }

    /// Shows a step of a lesson; `step` from 0.
    void showStep(const Lesson& lesson, int step);
    /// Back to the list.
    void showList();
    [[nodiscard]] bool isShowingStep() const;
    /// Names what the frame in the window is around; empty: nothing.
    void setPointedAt(const QString& name);
    [[nodiscard]] QuestionView& question() { return *m_question; }
    void showJudgement(const Judgement& judgement);
    /// Which lesson of the list is current; empty: none.
    [[nodiscard]] QString currentId() const;

Q_SIGNALS:
    void chosen(const QString& id);
    void stepWanted(int step);
    /// Back to the list, or the last step is done.
    void leaveWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makeLesson();
    [[nodiscard]] QWidget* makeStep();
    [[nodiscard]] QHBoxLayout* makeLessonButtons(QWidget* page);
    void orderControls();
    void fillList();
    void describeCurrent();
    void openCurrent();
    void restyle();

    LessonProgress m_progress;
    std::vector<LessonLibrary::Listed> m_lessons;
    QStringList m_faults;
    QStackedWidget* m_pages;

    QTreeWidget* m_list;
    QLabel* m_summary;
    QPushButton* m_open;

    QScrollArea* m_stepArea;
    QLabel* m_title;
    QLabel* m_position;
    QLabel* m_text;
    QLabel* m_pointedAt;
    QuestionView* m_question;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
    int m_step = 0;
    int m_steps = 0;
};

} // namespace moji::app
