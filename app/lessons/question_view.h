#pragma once
// A question of a lesson: its words, the means to answer it, Check, and what came of it. It only
// shows; judge() decides.

#include "lessons/answers.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace moji::app {

class QuestionView : public QWidget {
    Q_OBJECT
public:
    explicit QuestionView(QWidget* parent = nullptr);

    /// Hidden if there is none.
    void setQuestion(const std::optional<LessonQuestion>& question);
    /// What a question that asks for a byte shows as selected: `bytes`, from `offset` on. None: the
    /// reader has selected nothing.
    void setSelected(std::uint64_t offset, ByteView bytes);
    void showJudgement(const Judgement& judgement);
    /// Fills in this answer (see answers.h).
    void setAnswer(const QString& answer);
    /// Shows the right answer.
    void showSolution(const QString& answer);
    [[nodiscard]] QString answer() const;
    /// What answers and checks, in this order.
    [[nodiscard]] QList<QWidget*> controls() const;
    [[nodiscard]] bool isAnswered() const { return m_isAnswered; }

Q_SIGNALS:
    void answered(const QString& answer);
    void solutionWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void clearAnswers();
    void addChoice(const QString& text, const QString& answer);
    void restyle();

    std::optional<LessonQuestion> m_question;
    bool m_isAnswered = false; // rightly
    QLabel* m_text;
    QWidget* m_answers = nullptr; // made anew for each question
    QVBoxLayout* m_place;
    QButtonGroup* m_choices = nullptr;
    QStringList m_choiceAnswers; // of the buttons, in order
    QLineEdit* m_line = nullptr;
    QLabel* m_selected = nullptr;
    ByteRange m_selectedBytes;
    QPushButton* m_check;
    QPushButton* m_solution;
    QLabel* m_feedback;
};

} // namespace moji::app
