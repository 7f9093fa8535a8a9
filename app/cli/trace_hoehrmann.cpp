// The steps of Hoehrmann's automaton.

#include "bytes/hex.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/trace.h"
#include "utf8/sequence_loop.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

void writeJson(const TraceOutput& trace, const utf8::HoehrmannStep& step) {
    JsonLine line(trace.out);
    trace.begin(line);
    line.number("offset", step.offset);
    if (step.read)
        line.string("byte", hexByte(step.read->byte)).number("class", step.read->byteClass);
    else
        line.null("byte").null("class");
    line.number("state", step.state);
    if (step.read)
        line.number("next", step.read->next);
    else
        line.null("next");
    line.codePoint("code_point", step.codePoint).string("event", identifier(step.event));
}

void writeText(const TraceOutput& trace, const utf8::Utf8d& utf8d,
               const utf8::HoehrmannStep& step) {
    const auto stateText = [&](unsigned number) {
        return fmt::format("{:>2} {}", number, identifier(utf8d.state(number)));
    };
    std::string line = fmt::format(
        "{:08X}  {}  {:>5}  {:<20}  {:<20}  {}", step.offset,
        padded(step.read ? hexByte(step.read->byte) : eventText("end"), 4),
        step.read ? fmt::format("{}", step.read->byteClass) : "-", stateText(step.state),
        step.read ? stateText(step.read->next) : "-", codePointName(step.codePoint));
    if (step.event != utf8::DfaEvent::None)
        line = padded(line, 72) + "  " + eventText(identifier(step.event));
    if (step.event == utf8::DfaEvent::Accept)
        line += "  " + visible(std::u32string(1, step.codePoint));
    trace.note(line);
}

} // namespace

Result<Done> traceHoehrmann(const TraceOutput& trace, InputBuffer& buffer, const utf8::Utf8d& utf8d,
                            utf8::Recovery recovery) {
    trace.titles(headings({{phrase("moji trace", "offset"), 8},
                           {phrase("moji trace", "byte"), 4},
                           {phrase("moji trace", "class"), 5},
                           {phrase("moji trace", "state"), 20},
                           {phrase("moji trace", "next"), 20},
                           {phrase("moji trace", "code point"), 10},
                           {phrase("moji trace", "event"), 0}}));
    TraceTotals totals;
    auto done = utf8::forEachSequence(
        buffer, utf8::kHoehrmannLookahead, {},
        [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
            const auto observe = [&](const utf8::HoehrmannStep& step) {
                if (trace.jsonl)
                    writeJson(trace, step);
                else
                    writeText(trace, utf8d, step);
            };
            const auto sequence = utf8::decodeHoehrmann(utf8d, recovery, bytes, offset, observe);
            totals.add(offset, sequence.accepted);
            return sequence.length;
        });
    if (done)
        totals.write(trace);
    return done;
}

} // namespace moji::cli
