#pragma once
// Asks where a session is saved and whether it holds the bytes of files or names them.

#include "window/session_files.h"

#include <QDialog>

#include <functional>

class QLineEdit;
class QPushButton;
class QRadioButton;

namespace moji::app {

class SaveSessionDialog : public QDialog {
    Q_OBJECT
public:
    /// Error: a sentence; the dialog says it and stays, so that another file can be chosen.
    using Save = std::function<Result<Done, QString>(const QString& path, SessionFiles::Keep keep)>;

    /// `inside`: the bytes of all documents; `files`: how many of these could be named.
    SaveSessionDialog(std::uint64_t inside, int files, Save save, QWidget* window);

private:
    void chooseFile();
    void saveToFile();

    Save m_saveTo;

    QRadioButton* m_inside;
    QRadioButton* m_paths;
    QLineEdit* m_file;
    QPushButton* m_saveButton;
};

} // namespace moji::app
