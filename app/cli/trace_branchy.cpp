// The tests that the branchy decoder and encoder make.

#include "bytes/hex.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/trace.h"
#include "utf8/branchy.h"
#include "utf8/plan9.h"
#include "utf8/sequence_loop.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

void writeJson(const TraceOutput& trace, const utf8::BranchyStep& step) {
    JsonLine line(trace.out);
    trace.begin(line);
    line.number("offset", step.offset)
        .string("test", describe(step.test))
        .boolean("result", step.result)
        .codePoint("code_point", step.codePoint)
        .string("outcome", identifier(step.outcome));
}

/// The column of the tests.
std::size_t testWidth() {
    constexpr std::size_t kInEnglish = 18;
    const std::string test = testText(describe(utf8::BranchyTest::FirstLeadsFour));
    return std::max(kInEnglish, visibleColumns(fromUtf8(test)));
}

/// What a test found, as wide as its column.
std::string answer(bool result) {
    return padded(result ? phrase("moji trace", "yes") : phrase("moji trace", "no"), 6);
}

void writeText(const TraceOutput& trace, const utf8::BranchyStep& step) {
    std::string line = fmt::format(
        "{:08X}  {}  {}  {:<8}  {}", step.offset,
        padded(testText(describe(step.test)), testWidth()), answer(step.result),
        step.codePoint ? codePointName(*step.codePoint) : "-", eventText(identifier(step.outcome)));
    if (step.outcome == utf8::BranchyOutcome::Accept)
        line += "  " + visible(std::u32string(1, *step.codePoint));
    trace.note(line);
}

void writeStep(const TraceOutput& trace, const utf8::BranchyEncodeStep& step) {
    const auto limit = static_cast<std::uint32_t>(step.limit);
    if (!trace.jsonl) {
        std::string line = fmt::format(
            "{:<10}  {}  {}  {}", codePointName(step.codePoint),
            padded(phrase("moji trace", "below %1").with(fmt::format("{:X}", limit)), 12),
            answer(step.result), hexBytes(step.written.view()));
        line.erase(line.find_last_not_of(' ') + 1);
        trace.note(line);
        return;
    }
    JsonLine line(trace.out);
    trace.begin(line);
    line.codePoint("code_point", step.codePoint)
        .string("test", fmt::format("below {:X}", limit))
        .boolean("result", step.result)
        .hex("bytes", step.written.view());
}

} // namespace

Result<Done> traceBranchyEncoder(const TraceOutput& trace, InputBuffer& buffer) {
    trace.titles(headings({{phrase("moji trace", "code point"), 10},
                           {phrase("moji trace", "test"), 12},
                           {phrase("moji trace", "result"), 6},
                           {phrase("moji trace", "bytes"), 0}}));
    return utf8::forEachSequence(
        buffer, utf8::kPlan9Lookahead, {}, [&](ByteView bytes, std::uint64_t) -> std::size_t {
            const utf8::Sequence sequence = utf8::mbtowc(bytes);
            static_cast<void>(
                utf8::encodeBranchy(sequence.codePoint, [&](const utf8::BranchyEncodeStep& step) {
                    writeStep(trace, step);
                }));
            return sequence.length;
        });
}

Result<Done> traceBranchy(const TraceOutput& trace, InputBuffer& buffer) {
    trace.titles(headings({{phrase("moji trace", "offset"), 8},
                           {phrase("moji trace", "test"), testWidth()},
                           {phrase("moji trace", "result"), 6},
                           {phrase("moji trace", "so far"), 8},
                           {phrase("moji trace", "outcome"), 0}}));
    TraceTotals totals;
    auto done = utf8::forEachSequence(
        buffer, utf8::kBranchyLookahead, {},
        [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
            const auto sequence =
                utf8::decodeBranchy(bytes, offset, [&](const utf8::BranchyStep& step) {
                    trace.jsonl ? writeJson(trace, step) : writeText(trace, step);
                });
            totals.add(offset, sequence.accepted);
            return sequence.length;
        });
    if (done)
        totals.write(trace);
    return done;
}

} // namespace moji::cli
