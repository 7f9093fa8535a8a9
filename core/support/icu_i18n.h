#pragma once
// The functions of ICU's libicui18n that few commands need: collation (UTS #10), look-alikes
// (UTS #39), transliteration. The library is loaded when one is first asked for, so that `moji`
// starts without it; regular expressions, which are linked with it, are the window's.

#include "support/shared_library.h"

#include <unicode/ucol.h>
#include <unicode/uspoof.h>
#include <unicode/utrans.h>

namespace moji {

class IcuI18n {
public:
    /// Loaded by the first who asks. Callable from several threads.
    [[nodiscard]] static const IcuI18n& get();

    /// False where the library is not there: then none of the functions is.
    [[nodiscard]] bool isThere() const { return m_library.isComplete(); }

    decltype(&::ucol_open) openCollator = nullptr;
    decltype(&::ucol_close) closeCollator = nullptr;
    decltype(&::ucol_getSortKey) sortKey = nullptr;
    decltype(&::uspoof_open) openChecker = nullptr;
    decltype(&::uspoof_close) closeChecker = nullptr;
    decltype(&::uspoof_getSkeleton) skeleton = nullptr;
    decltype(&::utrans_openU) openTransliterator = nullptr;
    decltype(&::utrans_close) closeTransliterator = nullptr;
    decltype(&::utrans_transUChars) transliterate = nullptr;

private:
    IcuI18n();

    SharedLibrary m_library;
};

} // namespace moji
