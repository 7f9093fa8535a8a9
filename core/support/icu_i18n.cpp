#include "support/icu_i18n.h"
#include "support/icu_symbol.h"

namespace moji {

IcuI18n::IcuI18n()
    : m_library(MOJISCOPE_ICU_I18N_LIBRARY) {
    m_library.bind(openCollator, MOJI_ICU_SYMBOL(ucol_open));
    m_library.bind(closeCollator, MOJI_ICU_SYMBOL(ucol_close));
    m_library.bind(sortKey, MOJI_ICU_SYMBOL(ucol_getSortKey));
    m_library.bind(openChecker, MOJI_ICU_SYMBOL(uspoof_open));
    m_library.bind(closeChecker, MOJI_ICU_SYMBOL(uspoof_close));
    m_library.bind(skeleton, MOJI_ICU_SYMBOL(uspoof_getSkeleton));
    m_library.bind(openTransliterator, MOJI_ICU_SYMBOL(utrans_openU));
    m_library.bind(closeTransliterator, MOJI_ICU_SYMBOL(utrans_close));
    m_library.bind(transliterate, MOJI_ICU_SYMBOL(utrans_transUChars));
}

const IcuI18n& IcuI18n::get() {
    static const IcuI18n library;
    return library;
}

} // namespace moji
