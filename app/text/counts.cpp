#include "text/counts.h"

#include <QCoreApplication>
#include <QLocale>

namespace moji::app {

namespace {

QString counted(std::uint64_t count, const char* one, const char* many) {
    return countedText("Counts", count, one, many);
}

} // namespace

int pluralNumber(std::uint64_t count) {
    constexpr std::uint64_t kMillion = 1000000; // plural rules depend only on the last digits
    return static_cast<int>(count < kMillion ? count : kMillion + count % kMillion);
}

QString numberText(std::uint64_t value) {
    return QLocale().toString(static_cast<qulonglong>(value));
}

QString bytesText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 byte"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 bytes"));
}

QString charactersText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 character"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 characters"));
}

QString linesText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 line"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 lines"));
}

QString problemsText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 problem"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 problems"));
}

QString hitsText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 hit"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 hits"));
}

QString differencesText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 difference"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 differences"));
}

QString filesText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 file"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 files"));
}

QString placesText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 place"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 places"));
}

QString errorsText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 error"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 errors"));
}

QString columnsText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 column"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 columns"));
}

QString codePointsText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 code point"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 code points"));
}

QString roundsText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 round"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 rounds"));
}

QString timesText(std::uint64_t count) {
    return counted(count, QT_TRANSLATE_N_NOOP("Counts", "%1 time"),
                   QT_TRANSLATE_N_NOOP("Counts", "%1 times"));
}

QString countedText(const char* context, std::uint64_t count, const char* one, const char* many) {
    return QCoreApplication::translate(context, count == 1 ? one : many, nullptr,
                                       pluralNumber(count))
        .arg(numberText(count));
}

} // namespace moji::app
