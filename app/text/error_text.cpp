#include "text/error_text.h"

#include "text/core_words.h"
#include "text/qt_text.h"
#include "text/safe_name.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

const char* sentenceFor(ErrorCode code) {
    switch (code) {
    case ErrorCode::NotFound:
        return QT_TRANSLATE_NOOP("ErrorText", "No such file: %1.");
    case ErrorCode::PermissionDenied:
        return QT_TRANSLATE_NOOP("ErrorText", "No permission to open %1.");
    case ErrorCode::IsDirectory:
        return QT_TRANSLATE_NOOP("ErrorText", "%1 is a folder, not a file.");
    case ErrorCode::ReadFailed:
        return QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read.");
    case ErrorCode::WriteFailed:
        return QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be written.");
    case ErrorCode::UnknownName:
        return QT_TRANSLATE_NOOP("ErrorText", "Unknown name: %1.");
    case ErrorCode::Malformed:
        return QT_TRANSLATE_NOOP("ErrorText", "%1 is malformed.");
    case ErrorCode::TooLarge:
        return QT_TRANSLATE_NOOP("ErrorText", "%1 is too large.");
    case ErrorCode::Cancelled:
        return QT_TRANSLATE_NOOP("ErrorText", "%1 was cancelled.");
    }
    return "%1";
}

} // namespace

QString errorText(const Error& error) {
    const QString sentence = QCoreApplication::translate("ErrorText", sentenceFor(error.code))
                                 .arg(safeName(fromUtf8(error.subject)));
    return error.detail.empty() ? sentence
                                : sentence + QLatin1Char('\n') + reasonText(error.detail);
}

} // namespace moji::app
