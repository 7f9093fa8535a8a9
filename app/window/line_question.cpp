#include "window/line_question.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace moji::app {

void ask(QWidget& window, LineQuestion question) {
    auto* dialog = new QDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(question.title);
    auto* label = new QLabel(question.label);
    auto* field = new QLineEdit(question.answer);
    field->setAccessibleName(question.title);
    field->selectAll();
    label->setBuddy(field);
    auto* fault = new QLabel;
    fault->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(dialog);
    for (QWidget* widget : std::initializer_list<QWidget*>{label, field, fault, buttons})
        column->addWidget(widget);
    QObject::connect(field, &QLineEdit::textChanged, fault, &QLabel::clear);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog,
                     [=, accept = std::move(question.accept)] {
                         const QString wrong = accept(field->text().trimmed());
                         if (wrong.isEmpty())
                             dialog->accept();
                         else
                             fault->setText(wrong);
                     });
    dialog->open();
}

} // namespace moji::app
