#include "window/record_dialog.h"

#include "lessons/lesson_library.h"
#include "text/safe_name.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>

namespace moji::app {

RecordDialog::RecordDialog(RecordedStep step, QWidget* window)
    : QDialog(window)
    , m_step(std::move(step))
    , m_file(new QLineEdit(LessonLibrary::userFolder() + QStringLiteral("/my-lesson.json")))
    , m_text(new QPlainTextEdit) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Record a lesson"));
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    auto* file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(choose);
    m_file->setMinimumWidth(360);
    m_file->setAccessibleName(tr("Lesson file"));
    m_text->setAccessibleName(tr("What to see"));
    m_text->setTabChangesFocus(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("Lesson file"), file);
    form->addRow(tr("What to see"), m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_record = buttons->addButton(tr("Record"), QDialogButtonBox::AcceptRole);
    form->addRow(buttons);
    connect(choose, &QPushButton::clicked, this, &RecordDialog::chooseFile);
    connect(m_file, &QLineEdit::textChanged, this, &RecordDialog::enableRecord);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordDialog::enableRecord);
    connect(buttons, &QDialogButtonBox::accepted, this, &RecordDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &RecordDialog::reject);
    m_text->setFocus();
    enableRecord();
}

void RecordDialog::enableRecord() {
    m_record->setEnabled(!m_file->text().isEmpty() && !m_text->toPlainText().trimmed().isEmpty());
}

void RecordDialog::chooseFile() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Lesson file"), m_file->text(),
                                                      tr("Lessons (*.json)"), nullptr,
                                                      QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        m_file->setText(path);
}

void RecordDialog::accept() {
    m_step.text = m_text->toPlainText().trimmed();
    const QString path = m_file->text();
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (const auto done = appendStep(path, m_step); !done) {
        QMessageBox::warning(this, windowTitle(), done.error());
        return;
    }
    Q_EMIT said(tr("The step was added to %1.").arg(safeName(path)));
    QDialog::accept();
}

} // namespace moji::app
