#pragma once
// What an errno means, in English: the words of the C library in the C locale, whatever the locale
// is, so that they are found again in the catalogues (reasons.h).

#include <span>
#include <string>

namespace moji {

struct SystemReason {
    int number; // errno
    const char* english;
};

/// Those that have a translation: what files, folders, pipes and memory can fail with.
[[nodiscard]] std::span<const SystemReason> systemReasons();

/// Of other numbers, what the system says.
[[nodiscard]] std::string systemReason(int number);

} // namespace moji
