#include "cli/counted.h"

#include "cli/phrase.h"

namespace moji::cli {

std::string percentText(const std::string& number) {
    return phrase("Counts", "%1 %").with(number);
}

std::string bytesText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 byte"),
                         MOJI_COUNTED("Counts", "%1 bytes"));
}

std::string charactersText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 character"),
                         MOJI_COUNTED("Counts", "%1 characters"));
}

std::string codePointsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 code point"),
                         MOJI_COUNTED("Counts", "%1 code points"));
}

std::string utf16UnitsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 UTF-16 unit"),
                         MOJI_COUNTED("Counts", "%1 UTF-16 units"));
}

std::string graphemesText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 grapheme"),
                         MOJI_COUNTED("Counts", "%1 graphemes"));
}

std::string columnsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 column"),
                         MOJI_COUNTED("Counts", "%1 columns"));
}

std::string linesText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 line"),
                         MOJI_COUNTED("Counts", "%1 lines"));
}

std::string problemsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 problem"),
                         MOJI_COUNTED("Counts", "%1 problems"));
}

std::string errorsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 error"),
                         MOJI_COUNTED("Counts", "%1 errors"));
}

std::string filesText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 file"),
                         MOJI_COUNTED("Counts", "%1 files"));
}

std::string namesText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 name"),
                         MOJI_COUNTED("Counts", "%1 names"));
}

std::string placesText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 place"),
                         MOJI_COUNTED("Counts", "%1 places"));
}

std::string stepsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 step"),
                         MOJI_COUNTED("Counts", "%1 steps"));
}

std::string roundsText(std::uint64_t count) {
    return countedPhrase("Counts", count, MOJI_COUNTED("Counts", "%1 round"),
                         MOJI_COUNTED("Counts", "%1 rounds"));
}

} // namespace moji::cli
