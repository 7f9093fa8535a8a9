#pragma once
// Gives the errors of stretches that follow one another their place in the whole: line, column and
// number of the problem.

#include "scan/codec_stretch.h"
#include "scan/utf8_stretch.h"

#include <functional>
#include <string>
#include <vector>

namespace moji {

/// What could have followed where the sequence ends: "90..BF", or "lead byte".
[[nodiscard]] std::string expectedText(Byte lead, std::uint32_t length);

class ErrorReporter {
public:
    using Callback = std::function<void(const ErrorRecord&)>;

    /// `before`: the totals before the first stretch.
    ErrorReporter(Callback onError, std::uint64_t maxErrors, const StretchTotals& before = {})
        : m_onError(std::move(onError))
        , m_wanted(m_onError ? maxErrors : 0)
        , m_totals(before)
        , m_problems(before.problems) {}

    /// How many errors are still to be reported.
    [[nodiscard]] std::uint64_t wanted() const { return m_wanted; }

    /// `errors` are those of the stretch, all of them or as many as are wanted.
    void add(const StretchTotals& stretch, const std::vector<StretchError>& errors);
    /// The same one by one: first the errors, with their places in the stretch, ...
    void add(const FoundError& error);
    /// ... then the stretch that they are in.
    void add(const StretchTotals& stretch);

    /// Of all stretches so far.
    [[nodiscard]] const StretchTotals& totals() const { return m_totals; }

private:
    Callback m_onError;
    std::uint64_t m_wanted;
    StretchTotals m_totals;
    ProblemCounter m_problems; // up to the last error
};

} // namespace moji
