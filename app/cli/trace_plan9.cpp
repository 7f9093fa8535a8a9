// The steps of Thompson's mbtowc and wctomb.

#include "bytes/hex.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/trace.h"
#include "utf8/plan9.h"
#include "utf8/sequence_loop.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

void writeJson(const TraceOutput& trace, const utf8::Plan9Step& step) {
    JsonLine line(trace.out);
    trace.begin(line);
    line.number("offset", step.offset)
        .number("row", static_cast<std::uint64_t>(step.row))
        .string("byte", hexByte(step.byte))
        .string("cmask", hexByte(step.tab().cmask))
        .string("cval", hexByte(step.tab().cval))
        .boolean("matched", step.matched)
        .string("l", fmt::format("{:X}", step.l))
        .string("outcome", identifier(step.outcome));
}

std::string explained(std::string_view outcome, const std::string& why) {
    return phrase("moji trace", "%1: %2").with(eventText(outcome), why);
}

/// The outcome, and what decided it.
std::string explain(const utf8::Plan9Step& step) {
    using enum utf8::Plan9Outcome;
    switch (step.outcome) {
    case Next:
        return eventText("next");
    case Accept:
        return phrase("moji trace", "accept  %1 %2")
            .with(codePointName(static_cast<char32_t>(step.l)),
                  visible(std::u32string(1, static_cast<char32_t>(step.l))));
    case Incomplete:
        return explained("incomplete", phrase("moji trace", "no bytes left"));
    case NotContinuation:
        return explained("not_continuation", phrase("moji trace", "the next byte is not 80..BF"));
    case TooSmall:
        return explained("too_small", phrase("moji trace", "below %1, an overlong form")
                                          .with(fmt::format("{:X}", step.tab().lval)));
    case NoRow:
        return explained("no_row", phrase("moji trace", "the table ends here"));
    }
    return {};
}

void writeText(const TraceOutput& trace, const utf8::Plan9Step& step) {
    const unsigned masked = step.byte & step.tab().cmask;
    const std::string comparison =
        step.matched ? std::string(phrase("moji trace", "yes"))
                     : phrase("moji trace", "is not %1").with(hexByte(step.tab().cval));
    trace.note(fmt::format("{:08X}  {:>3}  {:02X} & {:02X} = {:02X}  {}  {:>10X}  {}", step.offset,
                           step.row, step.byte, step.tab().cmask, masked, padded(comparison, 9),
                           step.l, explain(step)));
}

void writeStep(const TraceOutput& trace, const utf8::WctombStep& step) {
    if (!trace.jsonl) {
        const Byte base = step.c == utf8::kTab[static_cast<std::size_t>(step.row - 1)].shift
                              ? utf8::kTab[static_cast<std::size_t>(step.row - 1)].cval
                              : Byte{0x80};
        trace.note(fmt::format("{:<10}  {:>3}  {:>2}  {:02X}    {:02X} | {:02X}",
                               codePointName(step.codePoint), step.row, step.c, step.byte, base,
                               step.byte ^ base));
        return;
    }
    JsonLine line(trace.out);
    trace.begin(line);
    line.codePoint("code_point", step.codePoint)
        .number("row", static_cast<std::uint64_t>(step.row))
        .number("c", static_cast<std::uint64_t>(step.c))
        .string("byte", hexByte(step.byte));
}

} // namespace

Result<Done> traceMbtowc(const TraceOutput& trace, InputBuffer& buffer) {
    trace.titles(headings({{phrase("moji trace", "offset"), 8},
                           {phrase("moji trace", "row"), 3},
                           {"byte & cmask", 12},
                           {"cval", 9},
                           {"         l", 10},
                           {phrase("moji trace", "outcome"), 0}}));
    TraceTotals totals;
    auto done = utf8::forEachSequence(
        buffer, utf8::kPlan9Lookahead, {},
        [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
            const auto sequence = utf8::mbtowc(bytes, offset, [&](const utf8::Plan9Step& step) {
                trace.jsonl ? writeJson(trace, step) : writeText(trace, step);
            });
            totals.add(offset, sequence.accepted);
            return sequence.length;
        });
    if (done)
        totals.write(trace);
    return done;
}

Result<Done> traceWctomb(const TraceOutput& trace, InputBuffer& buffer) {
    trace.titles(headings({{phrase("moji trace", "code point"), 10},
                           {phrase("moji trace", "row"), 3},
                           {" c", 2},
                           {phrase("moji trace", "byte"), 0}}));
    return utf8::forEachSequence(
        buffer, utf8::kPlan9Lookahead, {}, [&](ByteView bytes, std::uint64_t) -> std::size_t {
            const utf8::Sequence sequence = utf8::mbtowc(bytes);
            static_cast<void>(utf8::wctomb(
                sequence.codePoint, [&](const utf8::WctombStep& step) { writeStep(trace, step); }));
            return sequence.length;
        });
}

} // namespace moji::cli
