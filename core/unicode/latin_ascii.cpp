#include "unicode/latin_ascii.h"

#include "support/icu_i18n.h"

#include <memory>
#include <mutex>

namespace moji::unicode {

namespace {

struct Close {
    void operator()(UTransliterator* transliterator) const {
        IcuI18n::get().closeTransliterator(transliterator);
    }
};
using Transliterator = std::unique_ptr<UTransliterator, Close>;

Transliterator make() {
    constexpr std::u16string_view kId = u"Any-Latin; Latin-ASCII";
    if (!IcuI18n::get().isThere())
        return nullptr;
    UErrorCode status = U_ZERO_ERROR;
    UParseError place{};
    return Transliterator(
        IcuI18n::get().openTransliterator(kId.data(), static_cast<std::int32_t>(kId.size()),
                                          UTRANS_FORWARD, nullptr, 0, &place, &status));
}

} // namespace

std::optional<std::u16string> toLatinAscii(std::u16string_view text) {
    constexpr std::size_t kRoom = 64; // UTF-16 units that a short text may grow by
    static std::mutex mutex;          // a transliterator serves one thread at a time
    const std::lock_guard lock(mutex);
    static const Transliterator transliterator = make();
    if (!transliterator)
        return std::nullopt;
    for (std::size_t room = text.size() + kRoom;; room *= 2) {
        std::u16string latin(text);
        latin.resize(room);
        auto length = static_cast<std::int32_t>(text.size());
        std::int32_t limit = length;
        UErrorCode status = U_ZERO_ERROR;
        IcuI18n::get().transliterate(transliterator.get(), latin.data(), &length,
                                     static_cast<std::int32_t>(room), 0, &limit, &status);
        if (status == U_BUFFER_OVERFLOW_ERROR)
            continue;
        if (U_FAILURE(status))
            return std::nullopt;
        latin.resize(static_cast<std::size_t>(length));
        return latin;
    }
}

} // namespace moji::unicode
