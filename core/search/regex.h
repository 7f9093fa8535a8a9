#pragma once
// A compiled ICU regular expression (syntax: "Regular Expressions" in the ICU User Guide). `^` and
// `$` match at line ends, `.` matches no line end unless the expression says (?s).

#include "search/search_fault.h"
#include "support/result.h"

#include <memory>
#include <optional>
#include <string_view>

struct URegularExpression;

namespace moji::search {

struct RegexClose {
    void operator()(URegularExpression* regex) const;
};
/// Holds a text and a position in it: for one thread.
using RegexMatcher = std::unique_ptr<URegularExpression, RegexClose>;

class Regex {
public:
    [[nodiscard]] static Result<Regex, SearchFault> compile(std::u32string_view text,
                                                            bool matchCase);

    /// Callable from several threads.
    [[nodiscard]] RegexMatcher matcher() const;
    /// Does not count group 0, the whole match.
    [[nodiscard]] int groupCount() const;
    [[nodiscard]] std::optional<int> groupNamed(std::u16string_view name) const;

private:
    explicit Regex(RegexMatcher compiled)
        : m_compiled(std::move(compiled)) {}
    std::shared_ptr<const URegularExpression> m_compiled;
};

} // namespace moji::search
