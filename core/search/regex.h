#pragma once
// A regular expression of ICU (its syntax: "Regular Expressions" in the ICU User Guide), compiled
// once. `^` and `$` are the ends of lines, `.` takes no line end unless the expression says (?s).

#include "search/search_fault.h"
#include "support/result.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct URegularExpression;

namespace moji::search {

struct RegexClose {
    void operator()(URegularExpression* regex) const;
};
/// With a text and a place in it: for one thread.
using RegexMatcher = std::unique_ptr<URegularExpression, RegexClose>;

class Regex {
public:
    [[nodiscard]] static Result<Regex, SearchFault> compile(std::u32string_view text,
                                                            bool matchCase);

    /// Callable from several threads.
    [[nodiscard]] RegexMatcher matcher() const;
    /// Without group 0, the whole.
    [[nodiscard]] int groupCount() const;
    [[nodiscard]] std::optional<int> groupNamed(std::u16string_view name) const;

private:
    explicit Regex(RegexMatcher compiled)
        : m_compiled(std::move(compiled)) {}
    std::shared_ptr<const URegularExpression> m_compiled;
};

} // namespace moji::search
