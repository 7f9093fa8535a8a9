#include "text/percent.h"

#include <QCoreApplication>
#include <QLocale>

namespace moji::app {

QString percentText(double percent, int decimals) {
    return QCoreApplication::translate("Counts", "%1 %")
        .arg(QLocale().toString(percent, 'f', decimals));
}

} // namespace moji::app
