#include "scan/error_reporter.h"

#include "support/hex.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji {

std::string expectedText(Byte lead, std::uint32_t length) {
    const auto range = utf8::expectedAfter(lead, length);
    return range ? hexByte(range->first) + ".." + hexByte(range->last) : "lead byte";
}

void ErrorReporter::add(const StretchTotals& stretch, const std::vector<StretchError>& errors) {
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(m_wanted, errors.size()));
    ProblemCounter problems = m_totals.problems;
    for (const StretchError& error : std::span(errors).first(count)) {
        ErrorRecord record;
        record.offset = error.offset;
        record.bytes.assign(error.bytes.begin(), error.bytes.begin() + error.length);
        record.kind = error.kind;
        record.problem = problems.add(error.offset, error.length, error.kind, error.bytes[0]);
        record.line = m_totals.lineFeeds + error.lineFeeds + 1;
        record.column = (error.lineFeeds == 0 ? m_totals.column : 0) + error.column + 1;
        record.expected = expectedText(error.bytes[0], error.length);
        m_onError(record);
    }
    m_wanted -= count;
    m_totals.append(stretch);
}

} // namespace moji
