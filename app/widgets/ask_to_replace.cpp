#include "widgets/ask_to_replace.h"

#include "text/safe_name.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>

namespace moji::app {

bool mayWriteTo(const QString& path, const QString& title, QWidget* parent) {
    const QFileInfo file(path);
    if (!file.exists())
        return true;
    const QString question = QCoreApplication::translate("AskToReplace", "%1 exists. Replace it?")
                                 .arg(safeName(file.fileName()));
    return QMessageBox::question(parent, title, question) == QMessageBox::Yes;
}

} // namespace moji::app
