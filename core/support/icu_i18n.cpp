#include "support/icu_i18n.h"

// ICU's headers name each function with its version: ucol_open is ucol_open_72.
#define MOJI_TEXT_OF(name) #name
#define MOJI_NAME_OF(function) MOJI_TEXT_OF(function)

namespace moji {

IcuI18n::IcuI18n()
    : m_library(MOJISCOPE_ICU_I18N_LIBRARY) {
    m_library.bind(openCollator, MOJI_NAME_OF(ucol_open));
    m_library.bind(closeCollator, MOJI_NAME_OF(ucol_close));
    m_library.bind(sortKey, MOJI_NAME_OF(ucol_getSortKey));
    m_library.bind(openChecker, MOJI_NAME_OF(uspoof_open));
    m_library.bind(closeChecker, MOJI_NAME_OF(uspoof_close));
    m_library.bind(skeleton, MOJI_NAME_OF(uspoof_getSkeleton));
    m_library.bind(openTransliterator, MOJI_NAME_OF(utrans_openU));
    m_library.bind(closeTransliterator, MOJI_NAME_OF(utrans_close));
    m_library.bind(transliterate, MOJI_NAME_OF(utrans_transUChars));
}

const IcuI18n& IcuI18n::get() {
    static const IcuI18n library;
    return library;
}

} // namespace moji
