// moji decoders: the same bytes under many UTF-8 decoders.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/legacy_decoders.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "decoders/decoder_registry.h"
#include "decoders/disagreement.h"
#include "decoders/shortest_difference.h"

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
        line.file(input.name);
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
std::string consequence(DisagreementKind kind) {
    switch (kind) {
    case DisagreementKind::OverlongAccepted:
        return phrase("moji decoders",
                      "an overlong form, which slips past filters that look at bytes");
    case DisagreementKind::ByteEaten:
        return phrase(
            "moji decoders",
            "the byte that cut the sequence off is lost too, even a quote or a lead byte");
    case DisagreementKind::CharacterRefused:
        return phrase("moji decoders", "well-formed UTF-8, but not in this variant");
    case DisagreementKind::CharacterDropped:
        return phrase("moji decoders", "dropped, so all later offsets shift");
    case DisagreementKind::TooLargeAccepted:
        return phrase("moji decoders", "above U+10FFFF: no such character");
    case DisagreementKind::SurrogateAccepted:
        return phrase("moji decoders", "half a UTF-16 pair: not a character by itself");
    case DisagreementKind::PairJoined:
        return phrase("moji decoders",
                      "two surrogates joined: a second spelling of the same character");
    case DisagreementKind::FewerReplacements:
        return phrase("moji decoders", "one U+FFFD where others write several");
    case DisagreementKind::MoreReplacements:
        return phrase("moji decoders", "one U+FFFD a byte where others write one in all");
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
        m_out.write("   " +
                    headings({{phrase("moji decoders", "decoder"), 16},
                              {phrase("moji decoders", "verdict"), 18},
                              {"U+FFFD", 6},
                              {phrase("moji decoders", "code points"), 0}}) +
                    "\n");
    }

    Result<Done> writeRow(const Row& row) {
        const Verdict& verdict = row.verdict;
        const std::string head = fmt::format(
            " {} {:<16}  {}  {:>6} ", mark(row.disagreement), row.decoder.info().id,
            padded(verdict.accepts()
                       ? std::string(phrase("moji decoders", "accepts"))
                       : phrase("moji decoders", "rejects at %1").with(*verdict.firstError),
                   18),
            row.validatesOnly() ? "-" : fmt::format("{}", verdict.replacements));
        m_out.write(head);
        auto done = writeCodePoints(row, 47);
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
            " {} {:<16}  {}\n", mark(row.disagreement), row.decoder.info().id,
            phrase("moji decoders", "at %1: %2 %3: %4")
                .with(reading.offset, hexBytes(*bytes) + (reading.length > kShown ? " ..." : ""),
                      resultText(*row.disagreement), consequence(row.disagreement->kind))));
        return Done{};
    }

private:
    static std::string_view mark(const std::optional<Disagreement>& disagreement) {
        return !disagreement ? " " : isUnsafe(disagreement->kind) ? "!" : "≠";
    }
    static std::string resultText(const Disagreement& disagreement) {
        if (disagreement.kind == DisagreementKind::CharacterDropped)
            return phrase("moji decoders", "comes after a gap");
        if (disagreement.reading.replaced)
            return phrase("moji decoders", "is one U+FFFD");
        return phrase("moji decoders", "is read as %1")
            .with(characterText(disagreement.reading.codePoint));
    }
    /// Replacements are in brackets, to distinguish them from genuine U+FFFD.
    Result<Done> writeCodePoints(const Row& row, std::size_t column) {
        if (row.validatesOnly()) {
            m_out.write(" " + phrase("moji decoders", "(validates only)"));
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
            m_out.write(" " + phrase("moji decoders", "(stops here)"));
        return done ? Result<Done>(Done{}) : Result<Done>(done.error());
    }

    Output& m_out;
    const ByteSource& m_source;
};

class DecodersCommand final : public Command {
public:
    DecodersCommand()
        : Command("decoders", MOJI_PHRASE("moji", "the same bytes under many UTF-8 decoders")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("--differ", m_differ,
                       phrase("moji decoders",
                              "find the shortest input that these two decoders read differently"))
            ->type_name("A,B")
            ->delimiter(',')
            ->expected(2);
        app.add_option("-e,--encoding", m_encoding,
                       phrase("moji decoders",
                              "the encoding of the input, if it is not UTF-8: ours, "
                              "ICU's and iconv's decoder"))
            ->type_name("NAME");
    }

    [[nodiscard]] bool takesInput() const override { return m_differ.empty(); }

    ExitStatus run(Context& context) override {
        const DecoderRegistry decoders;
        if (!m_differ.empty())
            return findDifference(context, decoders);
        const Codec* codec = context.codec(m_encoding);
        if (codec == nullptr)
            return kTrouble;
        if (!isUtf8(*codec))
            return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
                const auto done = writeLegacyDecoders(context, input, *codec);
                return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
            });
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
    [[nodiscard]] ExitStatus findDifference(const Context& context,
                                            const DecoderRegistry& decoders) const {
        std::vector<const ReadingDecoder*> pair;
        for (const std::string& id : m_differ) {
            pair.push_back(decoders.find(id));
            if (pair.back() == nullptr) {
                std::string all;
                for (const auto& decoder : decoders.list())
                    all += (all.empty() ? "" : ", ") + decoder->info().id;
                message(phrase("moji decoders", "--differ: there is no decoder %1: %2 are here")
                            .with(id, all));
                return kTrouble;
            }
        }
        const auto search = shortestDifference(*pair[0], *pair[1]);
        if (!search) {
            reportError(search.error());
            return kTrouble;
        }
        const auto done = context.jsonl ? writeSearchJson(context, *search, *pair[0], *pair[1])
                                        : writeSearch(context, *search, *pair[0], *pair[1]);
        if (!done)
            reportError(done.error());
        return done ? kFine : kTrouble;
    }

    /// Why a decoder reads these bytes differently from the strict one; empty if it does not.
    static std::string lessonOf(const ReadingDecoder& decoder, const Bytes& bytes) {
        const auto disagreement = gravestDisagreement(decoder, MemorySource(bytes));
        return disagreement && *disagreement ? std::string(consequence((*disagreement)->kind))
                                             : std::string();
    }

    static Result<Done> writeSearchJson(const Context& context, const DifferenceSearch& search,
                                        const ReadingDecoder& first, const ReadingDecoder& second) {
        JsonLine line(context.out);
        line.string("a", first.info().id).string("b", second.info().id);
        if (search.found)
            line.hex("bytes", search.found->bytes);
        else
            line.null("bytes");
        line.number("tried", search.tried).number("exhausted", search.exhausted);
        for (const auto& [key, decoder] : {std::pair{"a", &first}, std::pair{"b", &second}}) {
            const std::string lesson =
                search.found ? lessonOf(*decoder, search.found->bytes) : std::string();
            line.stringOrNull(fmt::format("{}_lesson", key), nullIfEmpty(lesson));
        }
        return Done{};
    }

    static Result<Done> writeSearch(const Context& context, const DifferenceSearch& search,
                                    const ReadingDecoder& first, const ReadingDecoder& second) {
        Output& out = context.out;
        const std::string& a = first.info().id;
        const std::string& b = second.info().id;
        if (!search.found) {
            out.write(
                countedPhrase(
                    "moji decoders", search.exhausted,
                    MOJI_COUNTED("moji decoders",
                                 "%2 and %3 read all inputs of up to %1 byte alike (%4 tried)"),
                    MOJI_COUNTED("moji decoders",
                                 "%2 and %3 read all inputs of up to %1 bytes alike (%4 tried)"),
                    a, b, search.tried) +
                "\n");
            return Done{};
        }
        const Bytes& bytes = search.found->bytes;
        out.write(phrase("moji decoders",
                         "%1 is the shortest input that %2 and %3 read differently "
                         "(%4 tried, the shorter ones first)")
                      .with(hexBytes(bytes), a, b, search.tried) +
                  "\n\n");
        const MemorySource source(bytes);
        TextTable table(context, source);
        for (const ReadingDecoder* decoder : {&first, &second}) {
            const auto verdict = decoder->decode(source, {});
            const auto disagreement = gravestDisagreement(*decoder, source);
            if (!verdict)
                return verdict.error();
            if (!disagreement)
                return disagreement.error();
            if (auto done = table.writeRow({*decoder, source, *verdict, *disagreement}); !done)
                return done;
        }
        out.write("\n");
        for (const ReadingDecoder* decoder : {&first, &second}) {
            if (const std::string lesson = lessonOf(*decoder, bytes); !lesson.empty())
                out.write(fmt::format(" {}: {}\n", decoder->info().id, lesson));
        }
        return Done{};
    }

    static Result<Done> writeLines(const Context& context, const Input& input,
                                   const DecoderRegistry& decoders, const ByteSource& source) {
        for (const auto& decoder : decoders.list()) {
            const auto verdict = decoder->decode(source, {});
            if (!verdict)
                return verdict.error();
            auto done = writeJson(context, input, {*decoder, source, *verdict, {}});
            if (!done)
                return done;
            context.out.flushIfInteractive();
        }
        return Done{};
    }

    static Result<Done> writeTable(const Context& context, const Input& input,
                                   const DecoderRegistry& decoders, const ByteSource& source) {
        context.writeHeading(input);
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
        context.out.write(
            "   " + phrase("moji decoders", "qt: not built into moji; the application shows it") +
            "\n\n");
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
        const std::string last =
            agree
                ? phrase("moji decoders", "All read the same.")
                : phrase("moji decoders", "Compared with whatwg; ! marks what an attacker can use. "
                                          "[FFFD] is an error.");
        context.out.write(" " + last + "\n");
        return Done{};
    }

    std::vector<std::string> m_differ; // two, or none
    std::string m_encoding = "UTF-8";
};

} // namespace

std::unique_ptr<Command> makeDecodersCommand() {
    return std::make_unique<DecodersCommand>();
}

} // namespace moji::cli
