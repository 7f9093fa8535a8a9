// moji spans: every character with its bytes.

#include "bytes/hex.h"
#include "bytes/parse_range.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "codec/span_cursor.h"
#include "codec/span_reader.h"

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
        const auto range = parseRange(m_range);
        if (!range)
            reportError(
                {range.error().code, "--range " + range.error().subject, range.error().detail});
        if (!codec || !range)
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            context.writeHeading(input);
            return writeSpans(context, input, *codec, *range);
        });
    }

private:
    static Result<ExitStatus> writeSpans(Context& context, const Input& input, const Codec& codec,
                                         ByteRange range) {
        // A far range of a file need not be waited for.
        if (!range.empty() && range.begin > 0 && input.isRegularFile() && !context.hasMaxBytes())
            return writeFromFile(context, input, codec, range);
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        if (range.empty())
            return kFine;
        SpanReader spans(**reader, codec, context.maxBytes);
        for (;;) {
            const auto batch = spans.next();
            if (!batch)
                return batch.error();
            if (batch->spans.empty() || batch->offset >= range.end)
                return kFine;
            writeBatch(context, input, *batch, range);
            context.out.flushIfInteractive();
        }
    }

    static Result<ExitStatus> writeFromFile(Context& context, const Input& input,
                                            const Codec& codec, ByteRange range) {
        const auto source = input.source(context.maxBytes);
        if (!source)
            return source.error();
        SpanCursor cursor(**source, codec);
        if (auto found = cursor.seek(range.begin); !found)
            return found.error();
        while (cursor.offset() < range.end) {
            const auto item = cursor.next();
            if (!item)
                return item.error();
            if (!*item)
                break;
            writeSpan(context, input, (*item)->offset, (*item)->bytes, (*item)->span);
        }
        return kFine;
    }

    static void writeBatch(Context& context, const Input& input, const SpanReader::Batch& batch,
                           ByteRange range) {
        std::uint64_t offset = batch.offset;
        ByteView rest = batch.bytes;
        for (const Span& span : batch.spans) {
            if (range.intersects({offset, offset + span.length}))
                writeSpan(context, input, offset, rest.first(span.length), span);
            offset += span.length;
            rest = rest.subspan(span.length);
        }
    }

    static void writeSpan(Context& context, const Input& input, std::uint64_t offset,
                          ByteView bytes, const Span& span) {
        if (context.jsonl)
            writeSpanJson(context, input, offset, bytes, span);
        else
            writeSpanText(context, offset, bytes, span);
    }

    std::string m_encoding = "UTF-8";
    std::string m_range = ":";
};

} // namespace

std::unique_ptr<Command> makeSpansCommand() {
    return std::make_unique<SpansCommand>();
}

} // namespace moji::cli
