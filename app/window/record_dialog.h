#pragma once
// Asks for the file and the words of a recorded step, and appends the step to that lesson.

#include "lessons/lesson_writer.h"

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace moji::app {

class RecordDialog : public QDialog {
    Q_OBJECT
public:
    /// Deletes itself when closed.
    RecordDialog(RecordedStep step, QWidget* window);

    void accept() override;

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void chooseFile();
    void enableRecord();

    RecordedStep m_step;
    QLineEdit* m_file;
    QPlainTextEdit* m_text;
    QPushButton* m_record;
};

} // namespace moji::app
