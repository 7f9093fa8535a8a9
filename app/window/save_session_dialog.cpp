#include "window/save_session_dialog.h"

#include "text/counts.h"
#include "widgets/ask_to_replace.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr std::uint64_t kUsuallyInside = 1024 * 1024;
constexpr int kFileWidth = 360;

} // namespace

SaveSessionDialog::SaveSessionDialog(std::uint64_t inside, int files, Save save, QWidget* window)
    : QDialog(window)
    , m_saveTo(std::move(save))
    , m_inside(new QRadioButton(
          tr("&Keep the bytes in the session (%1); it opens anywhere").arg(bytesText(inside))))
    , m_paths(new QRadioButton(
          tr("&Name the files (%n); they must stay where they are", nullptr, files)))
    , m_file(new QLineEdit(QDir::current().filePath(QStringLiteral("session") + kSessionEnding))) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save session"));
    const bool fits = inside <= kMostInside;
    m_inside->setEnabled(fits);
    m_paths->setEnabled(files > 0);
    (inside <= kUsuallyInside || files == 0 ? m_inside : m_paths)->setChecked(true);
    auto* choose = new QPushButton(tr("&Choose…"));
    choose->setAutoDefault(false);
    m_file->setMinimumWidth(kFileWidth);
    m_file->setAccessibleName(tr("Session file"));
    auto* label = new QLabel(tr("&Session file"));
    label->setBuddy(m_file);
    auto* file = new QHBoxLayout;
    file->addWidget(label);
    file->addWidget(m_file, 1);
    file->addWidget(choose);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_saveButton = buttons->button(QDialogButtonBox::Save);
    auto* column = new QVBoxLayout(this);
    column->addLayout(file);
    column->addWidget(m_inside);
    column->addWidget(m_paths);
    column->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &SaveSessionDialog::chooseFile);
    connect(m_file, &QLineEdit::textChanged, this,
            [this](const QString& path) { m_saveButton->setEnabled(!path.isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &SaveSessionDialog::saveToFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_file->setFocus();
    m_file->selectAll();
}

void SaveSessionDialog::chooseFile() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save session"), m_file->text(),
                                                      tr("Sessions (*.mojiscope)"), nullptr,
                                                      QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        m_file->setText(path);
}

void SaveSessionDialog::saveToFile() {
    QString path = m_file->text();
    if (!path.endsWith(kSessionEnding))
        path += kSessionEnding;
    path = QFileInfo(path).absoluteFilePath();
    if (!mayWriteTo(path, windowTitle(), this))
        return;
    const auto keep =
        m_inside->isChecked() ? SessionFiles::Keep::Inside : SessionFiles::Keep::Paths;
    if (const auto saved = m_saveTo(path, keep); !saved) {
        QMessageBox::warning(this, windowTitle(), saved.error());
        return;
    }
    accept();
}

} // namespace moji::app
