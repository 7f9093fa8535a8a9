#pragma once
// Asks where a session is saved and whether it holds the bytes of files or names them.

#include "window/session_files.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QRadioButton;

namespace moji::app {

class SaveSessionDialog : public QDialog {
    Q_OBJECT
public:
    /// `inside`: the bytes of all documents; `files`: how many of these could be named.
    SaveSessionDialog(std::uint64_t inside, int files, QWidget* window);

Q_SIGNALS:
    void wanted(const QString& path, moji::app::SessionFiles::Keep keep);

private:
    void chooseFile();
    void save();

    QRadioButton* m_inside;
    QRadioButton* m_paths;
    QLineEdit* m_file;
    QPushButton* m_save;
};

} // namespace moji::app
