#pragma once
// About: what this program is, its licence, the libraries it runs on with their versions, and the
// kernel that this processor runs; with a button that copies all of it for a bug report.

#include <QDialog>
#include <QStringList>

namespace moji::app {

/// A line each, in English, whatever the language of the window: for a bug report.
[[nodiscard]] QStringList versionLines();

class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* window);
};

} // namespace moji::app
