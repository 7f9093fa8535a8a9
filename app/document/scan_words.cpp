#include "document/scan_words.h"

#include "text/error_text.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

QString scanFailureText(const Document& document) {
    const DocumentScan& scan = document.scan();
    if (scan.isCancelled())
        return QCoreApplication::translate("ScanWords", "The scan was cancelled.");
    if (!scan.failure())
        return {};
    Error error = *scan.failure();
    if (error.subject.empty())
        error.subject = toUtf8(document.name());
    return errorText(error);
}

} // namespace moji::app
