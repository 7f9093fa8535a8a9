#include "scan/error_reporter.h"

#include "bytes/hex.h"
#include "utf8/strict.h"

namespace moji {

std::string expectedText(Byte lead, std::uint32_t length) {
    const auto range = utf8::expectedAfter(lead, length);
    return range ? hexByte(range->first) + ".." + hexByte(range->last) : "lead byte";
}

void ErrorReporter::add(const StretchTotals& stretch, const std::vector<StretchError>& errors) {
    for (const StretchError& error : errors) {
        if (m_wanted == 0)
            break;
        add({error.offset, error.lineFeeds, error.column, error.kind,
             ByteView(error.bytes).first(error.length)});
    }
    add(stretch);
}

void ErrorReporter::add(const FoundError& error) {
    if (m_wanted == 0)
        return;
    --m_wanted;
    const ByteView bytes = error.bytes;
    const auto length = static_cast<std::uint32_t>(bytes.size());
    ErrorRecord record;
    record.offset = error.offset;
    record.bytes.assign(bytes.begin(), bytes.end());
    record.kind = error.kind;
    record.problem = m_problems.add(error.offset, length, error.kind, bytes[0]);
    record.line = m_totals.lineFeeds + error.lineFeeds + 1;
    record.column = (error.lineFeeds == 0 ? m_totals.column : 0) + error.column + 1;
    if (m_problems.isUtf8())
        record.expected = expectedText(bytes[0], length);
    m_onError(record);
}

void ErrorReporter::add(const StretchTotals& stretch) {
    m_totals.append(stretch);
    m_problems = m_totals.problems;
}

} // namespace moji
