// moji bits: of each byte, which bits say what form it is and which carry the character.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "cli/watched_reader.h"
#include "codec/bit_fields.h"
#include "codec/span_reader.h"
#include "utf8/sequence_loop.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

/// A span taken apart, with what a line says of it besides.
struct BitsLine {
    std::uint64_t offset = 0;
    ByteView bytes;
    BitReading reading;
    bool hasRows = false; // a double-byte set
    RowCell place;
    std::u32string_view text; // all of the span's code points; empty in historic forms
    std::string_view error;   // the status of an error, else empty
};

std::optional<std::uint64_t> numberOrNothing(std::optional<int> value) {
    return value ? std::optional(static_cast<std::uint64_t>(*value)) : std::nullopt;
}

/// U+4E16; the historic forms go beyond char32_t.
std::string valueName(std::uint64_t value) {
    return fmt::format("U+{:04X}", value);
}

void writeJson(const Context& context, const Input& input, const BitsLine& bits) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.number("offset", bits.offset).hex("bytes", bits.bytes).key("fields").append("[");
    const char* separator = "";
    for (const BitField& field : bits.reading.fields) {
        line.append(fmt::format(R"({}{{"byte":"{:02X}","prefix":"{}","payload":"{}"}})", separator,
                                field.byte, field.prefixDigits(), field.payloadDigits()));
        separator = ",";
    }
    line.append("]");
    const auto codePoint = bits.reading.codePoint;
    line.stringOrNull("code_point", codePoint ? std::optional(valueName(*codePoint)) : std::nullopt)
        .string("binary", bits.reading.binary());
    if (bits.text.size() > 1)
        line.codePoints("code_points", bits.text);
    if (bits.hasRows)
        line.numberOrNull("row", numberOrNothing(bits.place.row))
            .numberOrNull("cell", numberOrNothing(bits.place.cell));
}

/// Groups of four digits, one a hexadecimal digit of the code point.
std::string nibbles(std::uint64_t value) {
    std::string text;
    const std::string digits = fmt::format("{:04X}", value);
    for (const char digit : digits) {
        const unsigned nibble = digit <= '9' ? static_cast<unsigned>(digit - '0')
                                             : static_cast<unsigned>(digit - 'A' + 10);
        text += (text.empty() ? "" : " ") + binaryDigits(nibble, 4);
    }
    return text;
}

std::string fieldsText(const BitReading& reading) {
    std::string text;
    for (const BitField& field : reading.fields) {
        text += text.empty() ? "" : "  ";
        if (field.prefixBits > 0)
            text += field.prefixDigits() + '|';
        text += field.payloadDigits();
    }
    return text;
}

/// The code points; "-" where there is none.
std::string codePointsText(const BitsLine& bits) {
    if (!bits.reading.codePoint)
        return "-";
    std::string text = valueName(*bits.reading.codePoint);
    if (*bits.reading.codePoint <= 0x10FFFF)
        text += ' ' + visible(std::u32string(1, static_cast<char32_t>(*bits.reading.codePoint)));
    for (std::size_t i = 1; i < bits.text.size(); ++i)
        text += " " + phrase("moji bits", "and %1").with(codePointName(bits.text[i]));
    return text;
}

void writeText(const Context& context, const BitsLine& bits) {
    std::string line = fmt::format("{:08X}  {:<11}  {:<42}  {}", bits.offset, hexBytes(bits.bytes),
                                   fieldsText(bits.reading), codePointsText(bits));
    if (bits.reading.codePoint)
        line += " = " + nibbles(*bits.reading.codePoint);
    if (bits.place.row && bits.place.cell)
        line += phrase("moji bits", "  row %1 cell %2").with(*bits.place.row, *bits.place.cell);
    if (!bits.error.empty())
        line += ' ' + context.palette.paint(Tint::Error, bits.error);
    context.out.write(line + '\n');
}

void write(const Context& context, const Input& input, const BitsLine& bits) {
    if (context.jsonl)
        writeJson(context, input, bits);
    else
        writeText(context, bits);
}

class BitsCommand final : public Command {
public:
    BitsCommand()
        : Command("bits", MOJI_PHRASE("moji", "prefix and payload bits of every character")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding", m_encoding,
                       phrase("moji bits", "the encoding to read the input as"))
            ->type_name("NAME")
            ->capture_default_str();
        app.add_flag("--historic", m_historic,
                     phrase("moji bits", "historic UTF-8: the 1992 forms of up to six bytes, and "
                                         "longer ones of up to eight"));
    }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        if (!codec)
            return kTrouble;
        if (m_historic && codec != &context.codecs.utf8()) {
            message(phrase("moji bits", "--historic: only UTF-8 has historic forms, not %1")
                        .with(codec->name()));
            return kTrouble;
        }
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto reader = input.reader();
            if (!reader)
                return reader.error();
            context.writeHeading(input);
            Progress progress(context.progress, input.name, 0);
            WatchedReader watched(**reader, context.out, progress);
            const auto done = m_historic ? writeHistoric(context, input, watched)
                                         : writeSpans(context, input, watched, *codec);
            return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
        });
    }

private:
    static Result<Done> writeSpans(const Context& context, const Input& input, ByteReader& reader,
                                   const Codec& codec) {
        SpanReader spans(reader, codec, context.maxBytes);
        auto scheme = BitScheme::Table;
        for (;;) {
            const auto batch = spans.next();
            if (!batch)
                return batch.error();
            if (batch->spans.empty())
                return Done{};
            if (batch->offset == 0)
                scheme = bitScheme(codec.info(), batch->bytes);
            writeBatch(context, input, *batch, codec, scheme);
        }
    }

    static void writeBatch(const Context& context, const Input& input,
                           const SpanReader::Batch& batch, const Codec& codec, BitScheme scheme) {
        BitsLine bits;
        bits.hasRows = codec.info().family == CodecFamily::DoubleByte;
        bits.offset = batch.offset;
        ByteView rest = batch.bytes;
        for (const Span& span : batch.spans) {
            bits.bytes = rest.first(span.length);
            bits.reading = readBits(scheme, bits.bytes, span);
            bits.place = codec.rowCell(bits.bytes).value_or(RowCell{});
            bits.text = span.text();
            bits.error = isError(span.status) ? identifier(span.status) : std::string_view();
            write(context, input, bits);
            bits.offset += span.length;
            rest = rest.subspan(span.length);
        }
    }

    static Result<Done> writeHistoric(const Context& context, const Input& input,
                                      ByteReader& reader) {
        InputBuffer buffer(reader, context.maxBytes);
        return utf8::forEachSequence(
            buffer, utf8::kHistoricLookahead, {},
            [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
                const utf8::HistoricSpan span = utf8::decodeHistoric(bytes, Tail::AtEnd);
                BitsLine bits;
                bits.offset = offset;
                bits.bytes = bytes.first(span.length);
                bits.reading = readBits(bits.bytes, span);
                bits.error = isError(span.status) ? identifier(span.status) : std::string_view();
                write(context, input, bits);
                return span.length;
            });
    }

    std::string m_encoding = "UTF-8";
    bool m_historic = false;
};

} // namespace

std::unique_ptr<Command> makeBitsCommand() {
    return std::make_unique<BitsCommand>();
}

} // namespace moji::cli
