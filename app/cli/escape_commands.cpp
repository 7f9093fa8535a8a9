// moji escape and moji unescape: text into an escaped form and back. What they write is data; what
// they find wrong is reported on stderr with its offset.

#include "bytes/input_buffer.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "escape/style_registry.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

using escape::Piece;
using escape::Problem;
using escape::Style;

/// What a problem means, for people; the piece's bytes come before it.
std::string explain(Problem problem) {
    switch (problem) {
    case Problem::None:
        break;
    case Problem::NotUtf8:
        return phrase("moji escape", "not UTF-8, U+FFFD is written");
    case Problem::NotInForm:
        return phrase("moji escape",
                      "not allowed in this form; written all the same, and may not come back");
    case Problem::MalformedEscape:
        return phrase("moji escape", "no escape, passed through");
    case Problem::HalfSurrogate:
        return phrase("moji escape", "half of a surrogate pair");
    case Problem::OutOfRange:
        return phrase("moji escape", "out of range");
    case Problem::UnknownName:
        return phrase("moji escape", "no such name, passed through");
    case Problem::UnknownCharset:
        return phrase("moji escape", "an unknown encoding, passed through");
    case Problem::NotInCharset:
        return phrase("moji escape", "means nothing in its encoding, U+FFFD is written");
    case Problem::IgnoredByte:
        return phrase("moji escape", "does not belong to the form, left out");
    }
    return "";
}

/// Writes the pieces to stdout and warns of the first problems.
class OutputSink final : public escape::Sink {
public:
    OutputSink(Output& out, const Input& input)
        : m_out(out)
        , m_input(input) {}
    ~OutputSink() override {
        if (m_problems > kMaxWarnings)
            message(phrase("moji escape", "%1: %2 more of these")
                        .with(m_input.name, m_problems - kMaxWarnings));
    }
    OutputSink(const OutputSink&) = delete;
    OutputSink& operator=(const OutputSink&) = delete;

    void piece(const Piece& piece) override {
        m_out.write(piece.output);
        if (piece.problem != Problem::None && ++m_problems <= kMaxWarnings)
            warn(piece);
    }

private:
    static constexpr std::uint64_t kMaxWarnings = 20;
    static constexpr std::size_t kMaxShown = 64;

    void warn(const Piece& piece) const {
        std::string text =
            phrase("moji escape", "%1: offset %2: ").with(m_input.name, piece.source.begin);
        if (piece.kind == escape::PieceKind::Literal) {
            const bool whole = piece.output.size() <= kMaxShown;
            text += visible(piece.output.substr(0, kMaxShown)) + (whole ? ": " : "...: ");
        }
        message(text.append(explain(piece.problem)));
    }

    Output& m_out;
    const Input& m_input;
    std::uint64_t m_problems = 0;
};

/// Feeds all of `buffer` to the transformer.
Result<Done> transformAll(Context& context, const Input& input, InputBuffer& buffer,
                          escape::Transformer& transformer) {
    OutputSink sink(context.out, input);
    Progress progress(context.progress, input.name, 0);
    for (;;) {
        const ByteView view = buffer.view();
        if (auto fed = transformer.feed(view, sink); !fed)
            return fed.error();
        buffer.consume(view.size());
        context.out.flushIfInteractive();
        progress.at(buffer.offset());
        if (buffer.atEnd())
            return transformer.finish(sink);
        if (auto filled = buffer.fill(); !filled)
            return filled.error();
    }
}

std::string styleNames() {
    std::string names;
    for (const Style& style : escape::styles())
        names += (names.empty() ? "" : ", ") + std::string(style.name);
    return names;
}

/// The style called so, or nullptr after a message.
const Style* styleNamed(const std::string& name, std::string_view others) {
    const Style* style = escape::findStyle(name);
    if (!style)
        message(
            phrase("moji escape", "--style %1: there is %2%3").with(name, others, styleNames()));
    return style;
}

class EscapeCommand final : public Command {
public:
    EscapeCommand()
        : Command("escape",
                  MOJI_PHRASE("moji", "text into percent, JSON, HTML, MIME and other escapes")) {}

    bool writesData() const override { return true; }

    void addOptions(CLI::App& app) override {
        app.add_option("--style", m_style, phrase("moji escape", "one of %1").with(styleNames()))
            ->type_name("NAME")
            ->required();
    }

    ExitStatus run(Context& context) override {
        const Style* style = styleNamed(m_style, "");
        if (!style)
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto reader = input.reader();
            if (!reader)
                return reader.error();
            InputBuffer buffer(**reader, context.maxBytes);
            const auto done = transformAll(context, input, buffer, *style->makeEscaper());
            if (!done)
                return done.error();
            return kFine;
        });
    }

private:
    std::string m_style;
};

class UnescapeCommand final : public Command {
public:
    UnescapeCommand()
        : Command("unescape", MOJI_PHRASE("moji", "escapes back into text")) {}

    bool writesData() const override { return true; }

    void addOptions(CLI::App& app) override {
        app.add_option("--style", m_style,
                       phrase("moji escape", "one of %1; auto finds it and says which on stderr")
                           .with(styleNames()))
            ->type_name("NAME")
            ->capture_default_str();
    }

    ExitStatus run(Context& context) override {
        const Style* style = m_style == "auto" ? nullptr : styleNamed(m_style, "auto, ");
        if (!style && m_style != "auto")
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            return unescape(context, input, style);
        });
    }

private:
    static Result<ExitStatus> unescape(Context& context, const Input& input, const Style* style) {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        InputBuffer buffer(**reader, context.maxBytes);
        if (!style) {
            if (const auto found = detect(context, input, buffer); found)
                style = *found;
            else
                return found.error();
        }
        // A style of which no escape is found passes everything through: percent is as good as any.
        const Style& taken = style ? *style : *escape::findStyle("percent");
        const auto transformer = taken.makeUnescaper(context.codecs);
        const auto done = transformAll(context, input, buffer, *transformer);
        if (!done)
            return done.error();
        return kFine;
    }

    static Result<const Style*> detect(Context& context, const Input& input, InputBuffer& buffer) {
        while (buffer.view().size() < escape::kSampleSize && !buffer.atEnd()) {
            if (auto filled = buffer.fill(); !filled)
                return filled.error();
        }
        const ByteView view = buffer.view();
        const Style* style = escape::detectStyle(
            view.first(std::min(view.size(), escape::kSampleSize)), context.codecs);
        message(
            style ? phrase("moji escape", "%1: read as %2 (%3)")
                        .with(input.name, style->name, style->specification)
                  : phrase("moji escape", "%1: no escapes found, passed through").with(input.name));
        return style;
    }

    std::string m_style = "auto";
};

} // namespace

std::unique_ptr<Command> makeEscapeCommand() {
    return std::make_unique<EscapeCommand>();
}
std::unique_ptr<Command> makeUnescapeCommand() {
    return std::make_unique<UnescapeCommand>();
}

} // namespace moji::cli
