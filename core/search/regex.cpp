#include "search/regex.h"

#include "unicode/surrogates.h"

#include <unicode/uregex.h>

namespace moji::search {

namespace {

/// Bytes that backtracking may use; ICU's own limit of 8 MB is too low for long lines.
constexpr int32_t kStackLimit = 64 * 1024 * 1024;
/// Steps of one match, in thousands: about two seconds, in which it can be cancelled at any time.
constexpr int32_t kTimeLimit = 2000;

SearchFault faultOf(std::u16string_view pattern, const UParseError& error, UErrorCode status) {
    const auto unit = error.line > 0 && error.offset > 0 ? static_cast<std::size_t>(error.offset)
                                                         : std::size_t{0};
    SearchFault fault;
    fault.kind = SearchFault::Kind::BadRegex;
    fault.position = unicode::fromUtf16(pattern.substr(0, unit)).size();
    fault.reason = u_errorName(status);
    return fault;
}

} // namespace

void RegexClose::operator()(URegularExpression* regex) const {
    uregex_close(regex);
}

Result<Regex, SearchFault> Regex::compile(std::u32string_view text, bool matchCase) {
    const std::u16string pattern = unicode::toUtf16(text);
    const auto flags = static_cast<std::uint32_t>(UREGEX_MULTILINE) |
                       (matchCase ? 0u : static_cast<std::uint32_t>(UREGEX_CASE_INSENSITIVE));
    UParseError error{};
    UErrorCode status = U_ZERO_ERROR;
    RegexMatcher compiled(
        uregex_open(pattern.data(), static_cast<int32_t>(pattern.size()), flags, &error, &status));
    if (U_FAILURE(status))
        return faultOf(pattern, error, status);
    return Regex(std::move(compiled));
}

RegexMatcher Regex::matcher() const {
    UErrorCode status = U_ZERO_ERROR;
    RegexMatcher matcher(uregex_clone(m_compiled.get(), &status));
    uregex_setStackLimit(matcher.get(), kStackLimit, &status);
    uregex_setTimeLimit(matcher.get(), kTimeLimit, &status);
    return matcher;
}

int Regex::groupCount() const {
    UErrorCode status = U_ZERO_ERROR;
    // This call changes nothing; ICU's interface merely lacks the const.
    return uregex_groupCount(const_cast<URegularExpression*>(m_compiled.get()), &status);
}

std::optional<int> Regex::groupNamed(std::u16string_view name) const {
    UErrorCode status = U_ZERO_ERROR;
    const int number =
        uregex_groupNumberFromName(const_cast<URegularExpression*>(m_compiled.get()), name.data(),
                                   static_cast<int32_t>(name.size()), &status);
    return U_SUCCESS(status) ? std::optional(number) : std::nullopt;
}

} // namespace moji::search
