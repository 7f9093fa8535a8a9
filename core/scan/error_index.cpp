#include "scan/error_index.h"

#include "scan/error_reporter.h"
#include "scan/utf8_stream.h"

#include <algorithm>

namespace moji {

void ErrorIndex::add(const StretchTotals& block) {
    if (m_added % m_stride == 0 && m_before.size() == m_mostBlocks) {
        for (std::size_t i = 0; 2 * i < m_before.size(); ++i)
            m_before[i] = m_before[2 * i];
        m_before.resize((m_before.size() + 1) / 2);
        m_stride *= 2;
    }
    if (m_added++ % m_stride == 0)
        m_before.push_back(m_totals);
    m_totals.append(block);
}

ErrorIndex::Block ErrorIndex::block(std::size_t index) const {
    const StretchTotals& begin = before(index);
    const StretchTotals& end = before(index + 1);
    return {{begin.range.end, end.range.end}, end.errors - begin.errors};
}

Result<std::vector<ErrorRecord>> ErrorIndex::errors(const ByteSource& source, std::uint64_t first,
                                                    std::uint64_t count) const {
    std::vector<ErrorRecord> found;
    count = std::min(count, size() - std::min(first, size()));
    if (count == 0)
        return found;
    // The last block that begins with no more errors before it.
    const auto next = std::ranges::upper_bound(m_before, first, {}, &StretchTotals::errors);
    auto index = static_cast<std::size_t>(next - m_before.begin()) - 1;
    std::uint64_t skip = first - m_before[index].errors;
    const auto onError = [&](const ErrorRecord& error) {
        if (skip > 0)
            --skip;
        else
            found.push_back(error);
    };
    ErrorReporter reporter(onError, skip + count, m_before[index]);
    for (; reporter.wanted() > 0 && index < m_before.size(); ++index) {
        SourceReader reader(source, {before(index).range.end, before(index + 1).range.end});
        if (auto done = reportErrors(reader, reporter, nullptr); !done)
            return done.error();
    }
    return found;
}

Result<std::uint64_t> ErrorIndex::firstFrom(const ByteSource& source, std::uint64_t offset) const {
    if (offset >= m_totals.range.end)
        return size();
    const auto next = std::ranges::upper_bound(
        m_before, offset, {}, [](const StretchTotals& totals) { return totals.range.end; });
    const auto index = static_cast<std::size_t>(next - m_before.begin()) - 1;
    std::uint64_t number = m_before[index].errors;
    const auto onError = [&](const ErrorRecord& error) { number += error.offset < offset; };
    ErrorReporter reporter(onError, ~std::uint64_t{0}, m_before[index]);
    SourceReader reader(source, block(index).range);
    if (auto done = reportErrors(reader, reporter, nullptr); !done)
        return done.error();
    return number;
}

} // namespace moji
