// moji decoders: the same bytes under many UTF-8 decoders.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/text_width.h"
#include "decoders/decoder_registry.h"
#include "decoders/disagreement.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

/// One decoder on one input.
struct Row {
    const ReadingDecoder& decoder;
    const ByteSource& source;
    Verdict verdict;
    std::optional<Disagreement> disagreement;

    [[nodiscard]] bool validatesOnly() const {
        return decoder.info().kind == DecoderKind::Validates;
    }
};

void appendCodePoints(JsonLine& line, std::span<const Reading> readings, const char*& separator) {
    for (const Reading& reading : readings) {
        line.append(
            fmt::format("{}U+{:04X}\"", separator, static_cast<std::uint32_t>(reading.codePoint)));
        separator = ",\"";
    }
}

Result<Done> writeJson(const Context& context, const Input& input, const Row& row) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.string("file", input.name);
    line.string("decoder", row.decoder.info().id).boolean("accepts", row.verdict.accepts());
    Result<Verdict> decoded = row.verdict;
    if (row.validatesOnly()) {
        line.null("code_points").null("replacements");
    } else {
        line.key("code_points").append("[");
        const char* separator = "\"";
        decoded = row.decoder.decode(row.source, [&](std::span<const Reading> readings) {
            appendCodePoints(line, readings, separator);
            return true;
        });
        line.append("]").number("replacements", row.verdict.replacements);
    }
    line.numberOrNull("first_error", row.verdict.firstError);
    return decoded ? Result<Done>(Done{}) : Result<Done>(decoded.error());
}

/// What the disagreement lets happen.
std::string_view consequence(DisagreementKind kind) {
    switch (kind) {
    case DisagreementKind::OverlongAccepted:
        return "an overlong form, which slips past filters that look at bytes";
    case DisagreementKind::ByteEaten:
        return "the byte that cut the sequence off is lost too, even a quote or a lead byte";
    case DisagreementKind::CharacterRefused:
        return "well-formed UTF-8, but not in this variant";
    case DisagreementKind::CharacterDropped:
        return "dropped, so all later offsets shift";
    case DisagreementKind::TooLargeAccepted:
        return "above U+10FFFF: no such character";
    case DisagreementKind::SurrogateAccepted:
        return "half a UTF-16 pair: not a character by itself";
    case DisagreementKind::PairJoined:
        return "two surrogates joined: a second spelling of the same character";
    case DisagreementKind::FewerReplacements:
        return "one U+FFFD where others write several";
    case DisagreementKind::MoreReplacements:
        return "one U+FFFD a byte where others write one in all";
    }
    return {};
}

/// "U+002F '/'"
std::string characterText(char32_t codePoint) {
    std::string text = codePointName(codePoint);
    if (codePoint >= 0x20 && codePoint < 0x7F)
        text += fmt::format(" '{}'", static_cast<char>(codePoint));
    return text;
}

class TextTable {
public:
    TextTable(const Context& context, const ByteSource& source)
        : m_out(context.out)
        , m_source(source) {
        m_out.write("   decoder           verdict             U+FFFD  code points\n");
    }

    Result<Done> writeRow(const Row& row) {
        const Verdict& verdict = row.verdict;
        const std::string head = fmt::format(
            " {} {:<16}  {:<18}  {:>6} ", mark(row.disagreement), row.decoder.info().id,
            verdict.accepts() ? "accepts" : fmt::format("rejects at {}", *verdict.firstError),
            row.validatesOnly() ? "-" : fmt::format("{}", verdict.replacements));
        m_out.write(head);
        const auto done = writeCodePoints(row, 47);
        m_out.write('\n');
        m_out.flushIfInteractive();
        return done;
    }

    /// Why the row is marked.
    Result<Done> writeReason(const Row& row) {
        const Reading& reading = row.disagreement->reading;
        constexpr std::uint64_t kShown = 6;
        auto bytes = readRange(m_source,
                               {reading.offset, reading.offset + std::min(reading.length, kShown)});
        if (!bytes)
            return bytes.error();
        m_out.write(fmt::format(
            " {} {:<16}  at {}: {}{} {}: {}\n", mark(row.disagreement), row.decoder.info().id,
            reading.offset, hexBytes(*bytes), reading.length > kShown ? " ..." : "",
            resultText(*row.disagreement), consequence(row.disagreement->kind)));
        return Done{};
    }

private:
    static std::string_view mark(const std::optional<Disagreement>& disagreement) {
        return !disagreement ? " " : isUnsafe(disagreement->kind) ? "!" : "≠";
    }
    static std::string resultText(const Disagreement& disagreement) {
        if (disagreement.kind == DisagreementKind::CharacterDropped)
            return "comes after a gap";
        return disagreement.reading.replaced
                   ? "is one U+FFFD"
                   : "is read as " + characterText(disagreement.reading.codePoint);
    }
    /// Replacements are in brackets, to distinguish them from genuine U+FFFD.
    Result<Done> writeCodePoints(const Row& row, std::size_t column) {
        if (row.validatesOnly()) {
            m_out.write(" (validates only)");
            return Done{};
        }
        FittedText fitted(m_out, columnsBehind(column));
        const auto done = row.decoder.decode(m_source, [&](std::span<const Reading> readings) {
            for (const Reading& reading : readings) {
                const auto number = static_cast<std::uint32_t>(reading.codePoint);
                const auto text =
                    reading.replaced ? std::string(" [FFFD]") : fmt::format(" {:04X}", number);
                if (!fitted.add(std::u32string(text.begin(), text.end())))
                    return false;
            }
            return true;
        });
        fitted.finish();
        if (row.decoder.info().kind == DecoderKind::Stops && !row.verdict.accepts())
            m_out.write(" (stops here)");
        return done ? Result<Done>(Done{}) : Result<Done>(done.error());
    }

    Output& m_out;
    const ByteSource& m_source;
};

class DecodersCommand final : public Command {
public:
    DecodersCommand()
        : Command("decoders", "the same bytes under many UTF-8 decoders") {}

    void addOptions(CLI::App&) override {}

    ExitStatus run(Context& context) override {
        const DecoderRegistry decoders;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto source = input.source(context.maxBytes);
            if (!source)
                return source.error();
            const auto done = context.jsonl ? writeLines(context, input, decoders, **source)
                                            : writeTable(context, input, decoders, **source);
            return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
        });
    }

private:
    static Result<Done> writeLines(const Context& context, const Input& input,
                                   const DecoderRegistry& decoders, const ByteSource& source) {
        for (const auto& decoder : decoders.list()) {
            const auto verdict = decoder->decode(source, {});
            if (!verdict)
                return verdict.error();
            const auto done = writeJson(context, input, {*decoder, source, *verdict, {}});
            if (!done)
                return done;
            context.out.flushIfInteractive();
        }
        return Done{};
    }

    static Result<Done> writeTable(const Context& context, const Input& input,
                                   const DecoderRegistry& decoders, const ByteSource& source) {
        if (context.namesFile())
            context.out.write(visible(input.name) + ":\n");
        TextTable table(context, source);
        std::vector<Row> rows;
        for (const auto& decoder : decoders.list()) {
            const auto verdict = decoder->decode(source, {});
            if (!verdict)
                return verdict.error();
            const auto disagreement = gravestDisagreement(*decoder, source);
            if (!disagreement)
                return disagreement.error();
            rows.push_back({*decoder, source, *verdict, *disagreement});
            if (auto done = table.writeRow(rows.back()); !done)
                return done;
        }
        context.out.write("   qt: not built into moji; the application shows it\n\n");
        return writeReasons(context, table, rows);
    }

    static Result<Done> writeReasons(const Context& context, TextTable& table,
                                     const std::vector<Row>& rows) {
        bool agree = true;
        for (const Row& row : rows) {
            if (!row.disagreement)
                continue;
            agree = false;
            if (auto done = table.writeReason(row); !done)
                return done;
        }
        context.out.write(agree ? " All read the same.\n"
                                : " Compared with whatwg; ! marks what an attacker can use. "
                                  "[FFFD] is an error.\n");
        return Done{};
    }
};

} // namespace

std::unique_ptr<Command> makeDecodersCommand() {
    return std::make_unique<DecodersCommand>();
}

} // namespace moji::cli
