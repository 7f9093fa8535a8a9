// moji spans: every character with its bytes.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "cli/ranged_spans.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

std::u32string_view spanText(const Span& span) {
    if (isError(span.status))
        return U"\uFFFD";
    return span.text();
}

void writeSpanJson(Context& context, const Input& input, std::uint64_t offset, ByteView bytes,
                   const Span& span) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.number("offset", offset)
        .number("length", bytes.size())
        .hex("bytes", bytes)
        .codePoints("code_points", span.text())
        .text("text", spanText(span))
        .string("status", identifier(span.status));
}

/// Offset, bytes, code points, text, and the status where it is not ok.
void writeSpanText(Context& context, std::uint64_t offset, ByteView bytes, const Span& span) {
    std::string names;
    for (const char32_t codePoint : span.text())
        names += (names.empty() ? "" : " ") + codePointName(codePoint);
    std::string line = fmt::format("{:08X}  {:<11}  {:<8}  {}", offset, hexBytes(bytes),
                                   names.empty() ? "-" : names, visible(spanText(span)));
    if (span.status != SpanStatus::Ok)
        line += "  " + (isError(span.status)
                            ? context.palette.paint(Tint::Error, identifier(span.status))
                            : std::string(identifier(span.status)));
    context.out.write(line + '\n');
}

class SpansCommand final : public Command {
public:
    SpansCommand()
        : Command("spans", MOJI_PHRASE("moji", "every character with its bytes")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding", m_encoding,
                       phrase("moji spans", "the encoding to read the input as"))
            ->type_name("NAME")
            ->capture_default_str();
        app.add_option("--range", m_range,
                       phrase("moji spans",
                              "only spans that touch bytes A to B (half-open, decimal "
                              "or 0x; either may be left out)"))
            ->type_name("A:B");
    }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        const auto range = rangeOption(m_range);
        if (!codec || !range)
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            context.writeHeading(input);
            const auto done =
                forEachSpanIn(context, input, *codec, *range,
                              [&](std::uint64_t offset, const Span& span, ByteView bytes) {
                                  if (context.jsonl)
                                      writeSpanJson(context, input, offset, bytes, span);
                                  else
                                      writeSpanText(context, offset, bytes, span);
                              });
            return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
        });
    }

private:
    std::string m_encoding = "UTF-8";
    std::string m_range = ":";
};

} // namespace

std::unique_ptr<Command> makeSpansCommand() {
    return std::make_unique<SpansCommand>();
}

} // namespace moji::cli
