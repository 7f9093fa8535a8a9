// The steps of an encoding's decoder, as the standard that defines it describes them.

#include "automaton/machine_reader.h"
#include "bytes/hex.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/trace.h"
#include "support/sentence_places.h"
#include "utf8/sequence_loop.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

using automaton::Machine;
using automaton::MachineReader;
using automaton::MachineStep;

std::string sourceOf(const Machine& machine) {
    switch (machine.origin) {
    case automaton::Origin::Whatwg:
        return phrase("moji trace", "WHATWG Encoding Standard");
    case automaton::Origin::Unicode:
        return phrase("moji trace", "Unicode Standard");
    case automaton::Origin::Rfc:
        return phrase("moji trace", "its RFC");
    case automaton::Origin::Named:
        return machine.source;
    case automaton::Origin::Derived:
        break;
    }
    return phrase("moji trace", "derived from its table");
}

/// "EUC-KR decoder"
std::string decoderText(std::string_view name) {
    constexpr std::string_view kDecoder = " decoder";
    if (name == "single-byte decoder")
        return phrase("moji trace", "single-byte decoder");
    return phrase("moji trace", "%1 decoder").with(name.substr(0, name.rfind(kDecoder)));
}

/// A state, as the standard calls it; some are of bytes: "3 needed (after F4)".
std::string said(std::string_view state) {
    constexpr const char* kStates = "Automaton states";
    const char* const sentence = MOJI_PHRASE("moji trace", "%1 (after %2)");
    const auto places = placesIn(state, sentence);
    return places ? std::string(phrase("moji trace", sentence)
                                    .with(phrase(kStates, places->front()), places->back()))
                  : std::string(phrase(kStates, state));
}

constexpr std::size_t kLongestMark = 4; // decides the byte order of UTF-16 and UTF-32

class MachineWriter {
public:
    MachineWriter(const TraceOutput& trace, const Machine& machine)
        : m_trace(trace)
        , m_machine(machine) {
        for (const char* heading : {"state", "next"})
            m_width = std::max(m_width, visibleColumns(fromUtf8(phrase("moji trace", heading))));
        for (const auto& state : machine.states)
            m_width = std::max(m_width, visibleColumns(fromUtf8(said(state.name))));
    }

    void writeHead() const {
        m_trace.titles(
            phrase("moji trace", "%1 (%2)").with(decoderText(m_machine.name), sourceOf(m_machine)));
        m_trace.titles(headings({{phrase("moji trace", "offset"), 8},
                                 {phrase("moji trace", "byte"), 4},
                                 {phrase("moji trace", "state"), m_width},
                                 {phrase("moji trace", "next"), m_width},
                                 {phrase("moji trace", "event"), 10},
                                 {phrase("moji trace", "code points or error"), 0}}));
    }

    void write(const MachineStep& step) const {
        if (m_trace.jsonl)
            writeJson(step);
        else
            writeText(step);
    }

private:
    [[nodiscard]] const std::string& name(std::uint8_t state) const {
        return m_machine.states[state].name;
    }

    void writeJson(const MachineStep& step) const {
        JsonLine line(m_trace.out);
        m_trace.begin(line);
        line.number("offset", step.offset);
        if (step.byte)
            line.string("byte", hexByte(*step.byte)).string("class", step.byteClass.text());
        else
            line.null("byte").null("class");
        line.string("state", name(step.state)).string("next", name(step.next));
        line.string("event", identifier(step.outcome)).codePoints("code_points", step.span.text());
        if (!isError(step.span.status))
            line.null("error");
        else
            line.string("error", identifier(step.span.status));
        line.number("begin", step.begin)
            .number("length", step.span.length)
            .number("again", step.again);
    }

    void writeText(const MachineStep& step) const {
        const std::string line = fmt::format(
            "{:08X}  {}  {}  {}  {}", step.offset,
            padded(step.byte ? hexByte(*step.byte) : eventText("end"), 4),
            padded(said(name(step.state)), m_width), padded(said(name(step.next)), m_width),
            padded(step.outcome == automaton::Outcome::None ? std::string()
                                                            : eventText(identifier(step.outcome)),
                   10));
        std::string text = line + "  " + explain(step);
        text.erase(text.find_last_not_of(' ') + 1);
        m_trace.note(text);
    }

    /// The characters, or how many bytes the error has, and how many are read again.
    static std::string explain(const MachineStep& step) {
        std::string text;
        for (const char32_t codePoint : step.span.text())
            text.append(text.empty() ? "" : " ").append(codePointName(codePoint));
        if (!text.empty())
            text += "  " + visible(std::u32string(step.span.text()));
        else if (isError(step.span.status))
            text = fmt::format("{}: {}", identifier(step.span.status), bytesText(step.span.length));
        if (step.again > 0)
            text +=
                (text.empty() ? "" : ", ") + phrase("moji trace", "%1 read again").with(step.again);
        return text;
    }

    const TraceOutput& m_trace;
    const Machine& m_machine;
    std::size_t m_width = 0;
};

/// Where a step of UTF-8's decoder ended in an error, that error as `check` names it: the standard
/// has one name for all.
MachineStep withKind(MachineStep step, ByteView bytes, std::uint64_t offset) {
    if (!isError(step.span.status) || step.begin < offset)
        return step;
    const Span named =
        utf8::decodeStrict(bytes.subspan(static_cast<std::size_t>(step.begin - offset)),
                           Tail::AtEnd); // no character needs more bytes than these
    if (isError(named.status) && named.length == step.span.length)
        step.span.status = named.status;
    return step;
}

} // namespace

Result<Done> traceMachine(const TraceOutput& trace, InputBuffer& buffer, const Codec& codec) {
    while (buffer.view().size() < kLongestMark && !buffer.atEnd()) {
        if (const auto filled = buffer.fill(); !filled)
            return filled.error();
    }
    auto machine = automaton::machineOf(codec, buffer.view());
    if (!machine)
        return Error{
            ErrorCode::Malformed, codec.name(),
            phrase("moji trace", "this program has no automaton of the decoder of this encoding")};
    const MachineReader reader(*std::move(machine), codec);
    const MachineWriter writer(trace, reader.machine());
    writer.writeHead();
    TraceTotals totals;
    automaton::MachineState state = reader.initialState();
    auto done = utf8::forEachSequence(
        buffer, MachineReader::kLookahead, {},
        [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
            const Span span = reader.read(bytes, state, offset, [&](const MachineStep& step) {
                writer.write(isUtf8(codec) ? withKind(step, bytes, offset) : step);
            });
            if (span.count > 0 || isError(span.status))
                totals.add(offset, span.count > 0);
            return span.length;
        });
    if (done)
        totals.write(trace);
    return done;
}

} // namespace moji::cli
