#pragma once
// Lessons in the window: their panel in a dock at the left, and what a step does. A lesson has a
// tab of its own for its bytes; when the reader leaves it, the docks are as they were before.

#include "lessons/answers.h"
#include "lessons/lesson_library.h"
#include "window/lens_docks.h"

#include <QObject>

#include <memory>

class QDockWidget;
class QMenu;

namespace moji::app {

class DocumentTab;
class LessonsPanel;
class MainWindow;
class PointFrame;

class LessonsDock final : public QObject {
    Q_OBJECT
public:
    static constexpr const char* kId = "lessons";

    LessonsDock(MainWindow* window, const CodecRegistry& codecs);
    ~LessonsDock() override;

    /// Adds the entries of the menu.
    void fillMenu(QMenu* menu);
    /// Loads progress and the reader's own lessons, and keeps progress from now on.
    void remember();
    /// Shows the list, or the lesson that is running.
    void show();

    /// Runs a lesson from this step on (from 0; the last one if there are fewer).
    void start(const Lesson& lesson, int step);
    void showStep(int step);
    void leave();
    [[nodiscard]] bool isRunning() const { return m_lesson != nullptr; }
    [[nodiscard]] int step() const { return m_step; }

    // The step that is shown; a lesson is running.
    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] const LessonStep& current() const;
    /// What answers are checked against: the document as it is now.
    [[nodiscard]] LessonSubject subject() const;
    /// "KEY=VALUE" of the state that the lens refused.
    [[nodiscard]] const QStringList& refused() const { return m_refused; }
    /// Whether the part that it points at exists now.
    [[nodiscard]] bool findsPart() const;

Q_SIGNALS:
    /// Another step is shown, or none any more.
    void stepChanged();

public:
    [[nodiscard]] LessonsPanel& panel() { return *m_panel; }
    [[nodiscard]] const LessonLibrary& library() const { return m_library; }

private:
    void makeRoom();
    void readLessons();
    void startById(const QString& id);
    void showBytes(const LessonStep& step);
    void showLens(const LessonStep& step);
    void forgetTab();
    void followSelection();
    void answer(const QString& answer);
    void showSolution();
    void record();
    void openFolder();

    MainWindow* m_window;
    LessonLibrary m_library;
    LessonsPanel* m_panel;
    QDockWidget* m_dock;
    PointFrame* m_frame;
    std::unique_ptr<Lesson> m_lesson; // nullptr: none is running
    int m_step = 0;
    DocumentTab* m_tab = nullptr;
    bool m_hasSelected = false; // the reader, since the step began
    QStringList m_refused;
    LensDocks::Arrangement m_before;
    bool m_wasHidden = false; // the panel, before the lesson
};

} // namespace moji::app
