// moji inspect: what each character is, and how it is written in the Unicode encodings.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "codec/span_reader.h"
#include "unicode/case_maps.h"
#include "unicode/character_info.h"
#include "unicode/graphemes.h"
#include "unicode/normalization.h"
#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <unicode/uchar.h>

namespace moji::cli {

namespace {

using unicode::NormalForm;

/// A code point in the Unicode encodings, as hexadecimal for people.
struct Encoded {
    std::optional<std::string> utf8; // nothing for a surrogate
    std::string utf16;               // units: "D83D DE00"
    std::string utf32;               // one number: "0001F600"
    std::string cesu8;
    std::string mutf8;
};

/// UTF-8 of each UTF-16 unit by itself (Unicode Technical Report #26).
std::string cesu8(const std::u16string& units) {
    std::string bytes;
    for (const char16_t unit : units)
        appendUtf8(bytes, unit);
    return bytes;
}

Encoded encoded(char32_t c) {
    Encoded result;
    std::u16string units;
    unicode::appendUtf16(units, c);
    for (const char16_t unit : units)
        result.utf16 +=
            fmt::format("{}{:04X}", result.utf16.empty() ? "" : " ", static_cast<unsigned>(unit));
    result.utf32 = fmt::format("{:08X}", static_cast<std::uint32_t>(c));
    if (!unicode::isSurrogate(c))
        result.utf8 = hexBytes(asBytes(toUtf8({&c, 1})));
    result.cesu8 = hexBytes(asBytes(cesu8(units)));
    result.mutf8 = c == 0 ? "C0 80" : result.cesu8; // java.io.DataInput: no byte 00
    return result;
}

struct Summary {
    std::uint64_t bytes = 0;
    std::uint64_t codePoints = 0;
    std::uint64_t utf16Units = 0;
    unicode::GraphemeCounter clusters;

    void add(char32_t c) {
        ++codePoints;
        utf16Units += c < 0x10000 ? 1 : 2;
        clusters.add(c);
    }
};

class Report {
public:
    virtual ~Report() = default;
    virtual void character(char32_t c) = 0;
    virtual void error(ByteView bytes, SpanStatus status) = 0;
    virtual void summary(const Summary& summary) = 0;
};

class JsonReport final : public Report {
public:
    JsonReport(Context& context, const Input& input)
        : m_context(context)
        , m_input(input) {}

    void character(char32_t c) override {
        const std::u32string_view text(&c, 1);
        JsonLine line(m_context.out);
        begin(line);
        line.codePoint("code_point", c)
            .string("name", unicode::name(c))
            .stringOrNull("block", unicode::block(c))
            .number("plane", static_cast<std::uint64_t>(unicode::plane(c)))
            .string("script", unicode::script(c))
            .string("category", unicode::category(c))
            .stringOrNull("age", unicode::age(c));
        const Encoded forms = encoded(c);
        line.stringOrNull("utf8", forms.utf8)
            .string("utf16", forms.utf16)
            .string("utf32", forms.utf32)
            .string("cesu8", forms.cesu8)
            .string("mutf8", forms.mutf8)
            .text("nfc", unicode::normalized(NormalForm::Nfc, text))
            .text("nfd", unicode::normalized(NormalForm::Nfd, text))
            .text("nfkc", unicode::normalized(NormalForm::Nfkc, text))
            .text("nfkd", unicode::normalized(NormalForm::Nfkd, text))
            .text("upper", unicode::caseMapped(unicode::CaseMap::Upper, text))
            .text("lower", unicode::caseMapped(unicode::CaseMap::Lower, text));
    }

    void error(ByteView bytes, SpanStatus) override {
        JsonLine line(m_context.out);
        begin(line);
        for (const char* key :
             {"code_point", "name", "block", "plane", "script", "category", "age"})
            line.null(key);
        line.hex("utf8", bytes);
        for (const char* key :
             {"utf16", "utf32", "cesu8", "mutf8", "nfc", "nfd", "nfkc", "nfkd", "upper", "lower"})
            line.null(key);
    }

    void summary(const Summary& summary) override {
        JsonLine line(m_context.out);
        begin(line);
        line.boolean("summary", true)
            .number("bytes", summary.bytes)
            .number("code_points", summary.codePoints)
            .number("utf16_units", summary.utf16Units)
            .number("graphemes", summary.clusters.graphemes())
            .number("columns", summary.clusters.columns());
    }

private:
    void begin(JsonLine& line) const {
        if (m_context.namesFile())
            line.file(m_input.name);
    }

    Context& m_context;
    const Input& m_input;
};

/// A line for each character, or a card of a few lines.
class TextReport final : public Report {
public:
    TextReport(Context& context, bool isLong)
        : m_out(context.out)
        , m_palette(context.palette)
        , m_isLong(isLong) {}

    void character(char32_t c) override {
        m_out.write(fmt::format("{:<8}  {}  {}", codePointName(c), cell(c), unicode::name(c)));
        m_out.write(m_isLong ? "\n" : brief(c));
        if (m_isLong)
            card(c);
    }

    void error(ByteView bytes, SpanStatus status) override {
        m_out.write(fmt::format("{:<8}  \uFFFD   {}: {}\n", "-", hexBytes(bytes),
                                m_palette.paint(Tint::Error, identifier(status))));
    }

    void summary(const Summary& summary) override {
        m_out.write(fmt::format(
            "{}, {}, {}, {}, {}\n", bytesText(summary.bytes), codePointsText(summary.codePoints),
            utf16UnitsText(summary.utf16Units), graphemesText(summary.clusters.graphemes()),
            columnsText(summary.clusters.columns())));
    }

private:
    /// The line after the name: category, script and UTF-8.
    [[nodiscard]] std::string brief(char32_t c) const {
        const auto utf8 = encoded(c).utf8;
        return m_palette.paint(Tint::Faint,
                               fmt::format("  ({}, {}{})", unicode::category(c), unicode::script(c),
                                           utf8 ? ", " + *utf8 : "")) +
               '\n';
    }

    void card(char32_t c) {
        line(nature(c));
        const Encoded forms = encoded(c);
        std::string encodings = forms.utf8 ? "UTF-8 " + *forms.utf8 + "   " : "";
        encodings += "UTF-16 " + forms.utf16 + "   UTF-32 " + forms.utf32;
        if (forms.cesu8 != forms.utf8)
            encodings += "   CESU-8 " + forms.cesu8;
        if (forms.mutf8 != forms.cesu8)
            encodings += "   MUTF-8 " + forms.mutf8;
        line(encodings);
        line(otherForms(c));
    }

    void line(const std::string& text) {
        if (!text.empty())
            m_out.write(fmt::format("{:14}{}\n", "", text));
    }

    /// The character in two columns; combining marks are on a dotted circle, controls are pictures.
    static std::string cell(char32_t c) {
        if (isUnsafe(c) || unicode::isSurrogate(c) || !u_isgraph(static_cast<UChar32>(c)))
            return isAsciiControl(c) ? visible(std::u32string_view(&c, 1)) + ' ' : "  ";
        const bool mark = unicode::category(c).starts_with('M');
        std::string text = mark ? "\u25CC" : "";
        appendVisible(text, c);
        return unicode::columns(c) == 2 ? text : text + ' ';
    }

    static bool isAsciiControl(char32_t c) { return c < 0x20 || c == 0x7F; }

    static std::string nature(char32_t c) {
        const auto planeName = unicode::planeName(unicode::plane(c));
        const auto age = unicode::age(c);
        return phrase("moji inspect", "%1, plane %2%3, %4, %5 (%6), %7, %8")
            .with(unicode::block(c).value_or(phrase("moji inspect", "no block")), unicode::plane(c),
                  planeName ? fmt::format(" ({})", *planeName) : "", unicode::script(c),
                  unicode::categoryName(c), unicode::category(c),
                  age ? phrase("moji inspect", "since Unicode %1").with(*age)
                      : std::string(phrase("moji inspect", "not assigned")),
                  columnsText(static_cast<std::uint64_t>(unicode::columns(c))));
    }

    /// Normal forms and case, where they differ from the character.
    static std::string otherForms(char32_t c) {
        const std::u32string_view text(&c, 1);
        std::string forms;
        const auto add = [&](std::string_view label, const std::u32string& form) {
            if (form == text)
                return;
            std::string codePoints;
            for (const char32_t part : form)
                codePoints += (codePoints.empty() ? "" : " ") + codePointName(part);
            forms += fmt::format("{}{} {} ({})", forms.empty() ? "" : "   ", label, visible(form),
                                 codePoints);
        };
        add("NFC", unicode::normalized(NormalForm::Nfc, text));
        add("NFD", unicode::normalized(NormalForm::Nfd, text));
        const auto compatible = unicode::normalized(NormalForm::Nfkc, text);
        if (compatible != unicode::normalized(NormalForm::Nfc, text))
            add("NFKC", compatible);
        const auto decomposed = unicode::normalized(NormalForm::Nfkd, text);
        if (decomposed != unicode::normalized(NormalForm::Nfd, text))
            add("NFKD", decomposed);
        add("upper", unicode::caseMapped(unicode::CaseMap::Upper, text));
        add("lower", unicode::caseMapped(unicode::CaseMap::Lower, text));
        return forms;
    }

    Output& m_out;
    const Palette& m_palette;
    bool m_isLong;
};

class InspectCommand final : public Command {
public:
    InspectCommand()
        : Command(
              "inspect",
              MOJI_PHRASE("moji", "what each character is: name, properties, encodings, forms")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding", m_encoding,
                       phrase("moji inspect", "the encoding to read the input as"))
            ->type_name("NAME")
            ->capture_default_str();
        app.add_flag("--long", m_isLong,
                     phrase("moji inspect", "a card of a few lines for each character"));
    }

    NamedCharacters namedCharacters() const override { return NamedCharacters::Unicode; }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        if (!codec)
            return kTrouble;
        const Codec& characters = *context.codecs.find("WTF-8");
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const Codec& own = input.isCharacter ? characters : *codec;
            if (context.jsonl) {
                JsonReport report(context, input);
                return inspect(context, input, own, report);
            }
            context.writeHeading(input);
            TextReport report(context, m_isLong);
            return inspect(context, input, own, report);
        });
    }

private:
    static Result<ExitStatus> inspect(Context& context, const Input& input, const Codec& codec,
                                      Report& report) {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        SpanReader spans(**reader, codec, context.maxBytes);
        Progress progress(context.progress, input.name, 0);
        Summary summary;
        for (;;) {
            const auto batch = spans.next();
            if (!batch)
                return batch.error();
            if (batch->spans.empty())
                break;
            reportBatch(*batch, report, summary);
            context.out.flushIfInteractive();
            progress.at(batch->offset);
        }
        report.summary(summary);
        return kFine;
    }

    static void reportBatch(const SpanReader::Batch& batch, Report& report, Summary& summary) {
        ByteView rest = batch.bytes;
        for (const Span& span : batch.spans) {
            if (isError(span.status)) {
                report.error(rest.first(span.length), span.status);
                summary.add(0xFFFD);
            }
            for (const char32_t c : span.text()) {
                report.character(c);
                summary.add(c);
            }
            summary.bytes += span.length;
            rest = rest.subspan(span.length);
        }
    }

    std::string m_encoding = "UTF-8";
    bool m_isLong = false;
};

} // namespace

std::unique_ptr<Command> makeInspectCommand() {
    return std::make_unique<InspectCommand>();
}

} // namespace moji::cli
