// moji dump: offset, bytes and text side by side, each character as wide as its bytes; and back.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/dump_reverse.h"
#include "cli/dump_row.h"
#include "cli/phrase.h"
#include "cli/ranged_spans.h"
#include "cli/whole_number.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

constexpr std::size_t kWidest = 4096; // bytes of a row

std::optional<Tint> tintOf(DumpRole role) {
    switch (role) {
    case DumpRole::Control:
        return Tint::Control;
    case DumpRole::Single:
    case DumpRole::Lead2:
        return Tint::Lead2;
    case DumpRole::Lead3:
        return Tint::Lead3;
    case DumpRole::Lead4:
        return Tint::Lead4;
    case DumpRole::Continuation:
        return Tint::Faint;
    case DumpRole::Invalid:
        return Tint::Error;
    case DumpRole::Ascii:
        break;
    }
    return {};
}

void writeJson(const Context& context, const Input& input, const DumpRow& row) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.number("offset", row.offset).hex("bytes", row.bytes).key("cells").append("[");
    const char* separator = "{\"text\":\"";
    for (const DumpCell& cell : row.cells) {
        line.append(separator).appendText(cell.text);
        line.append(
            fmt::format(R"(","length":{},"role":"{}"}})", cell.length, identifier(cell.role)));
        separator = ",{\"text\":\"";
    }
    line.append("]");
}

/// Two digits a byte, and a blank after each; `!` after one that is at fault.
std::string hexColumn(const DumpRow& row, const Palette& palette) {
    std::string text;
    std::size_t at = 0;
    for (const DumpCell& cell : row.cells) {
        const auto tint = cell.isInvalid ? Tint::Error : tintOf(cell.role);
        for (std::size_t i = 0; i < cell.length; ++i) {
            const std::string byte = hexByte(row.bytes[at++]) + (cell.isInvalid ? '!' : ' ');
            text += tint ? palette.paint(*tint, byte) : byte;
        }
    }
    return text;
}

void writeText(const Context& context, const DumpRow& row, std::size_t width) {
    std::string line = fmt::format("{:08X}  {}", row.offset, hexColumn(row, context.palette));
    line.append(3 * (width - row.bytes.size()) + 1, ' ');
    for (const DumpCell& cell : row.cells) {
        const auto tint = cell.isInvalid ? Tint::Error : tintOf(cell.role);
        line += tint ? context.palette.paint(*tint, cellText(cell)) : cellText(cell);
    }
    context.out.write(line + '\n');
}

/// As xxd has it: groups of two bytes, and ASCII.
void writePlain(const Context& context, const DumpRow& row, std::size_t width) {
    std::string line = fmt::format("{:08x}: ", row.offset);
    std::string text;
    for (std::size_t i = 0; i < width; ++i) {
        const bool isByte = i < row.bytes.size();
        line += isByte ? fmt::format("{:02x}", row.bytes[i]) : "  ";
        if (i % 2 == 1 || i + 1 == width)
            line += ' ';
        if (isByte)
            text +=
                row.bytes[i] >= 0x20 && row.bytes[i] < 0x7F ? static_cast<char>(row.bytes[i]) : '.';
    }
    context.out.write(line + ' ' + text + '\n');
}

class DumpCommand final : public Command {
public:
    DumpCommand()
        : Command("dump", MOJI_PHRASE("moji", "offset, bytes and text side by side, and back")) {}

    void addOptions(CLI::App& app) override {
        CLI::Option* const encoding =
            app.add_option("-e,--encoding", m_encoding,
                           phrase("moji dump", "the encoding to read the input as"))
                ->type_name("NAME")
                ->capture_default_str();
        app.add_option("--width", m_width, phrase("moji dump", "bytes in a row"))
            ->type_name("N")
            ->transform(wholeNumber(1))
            ->capture_default_str();
        app.add_flag("--plain", m_plain,
                     phrase("moji dump", "the layout of xxd: groups of two bytes, and ASCII"))
            ->excludes(encoding); // of which it shows nothing
        CLI::Option* const range =
            app.add_option("--range", m_range,
                           phrase("moji dump", "only bytes A to B (half-open, decimal or 0x; "
                                               "either may be left out)"))
                ->type_name("A:B");
        app.add_flag("--reverse", m_reverse,
                     phrase("moji dump", "turn a dump (either layout, or xxd's) back into bytes"))
            ->excludes(encoding)
            ->excludes(range);
    }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        const auto range = rangeOption(m_range);
        if (!codec || !range)
            return kTrouble;
        if (m_width > kWidest) {
            message(phrase("moji dump", "--width %1: at most %2 bytes fit into a row")
                        .with(m_width, kWidest));
            return kTrouble;
        }
        if (m_reverse && context.jsonl) {
            message(phrase("moji dump",
                           "--reverse writes bytes, so --format jsonl cannot be used with it"));
            return kTrouble;
        }
        const ExitStatus status = context.forEachInput([&](const Input& input) {
            return m_reverse ? reverse(context, input) : dump(context, input, *codec, *range);
        });
        if (m_reverse && status != kFine)
            context.out.spoil();
        return status;
    }

private:
    [[nodiscard]] Result<ExitStatus> dump(Context& context, const Input& input, const Codec& codec,
                                          ByteRange range) const {
        context.writeHeading(input);
        DumpRows rows(m_width, range, [&](const DumpRow& row) { write(context, input, row); });
        const auto done = forEachSpanIn(context, input, codec, range,
                                        [&](std::uint64_t offset, const Span& span,
                                            ByteView bytes) { rows.add(offset, span, bytes); });
        if (!done)
            return done.error();
        rows.finish();
        return kFine;
    }

    void write(const Context& context, const Input& input, const DumpRow& row) const {
        if (context.jsonl)
            writeJson(context, input, row);
        else if (m_plain)
            writePlain(context, row, m_width);
        else
            writeText(context, row, m_width);
    }

    static Result<ExitStatus> reverse(Context& context, const Input& input) {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        InputBuffer buffer(**reader, context.maxBytes);
        const auto begin = reverseDump(buffer, input.name,
                                       [&](ByteView bytes) { context.out.write(asChars(bytes)); });
        if (!begin)
            return begin.error();
        if (*begin > 0)
            message(
                phrase("moji dump", "%1: the dump begins at offset %2; these are its bytes alone")
                    .with(input.name, fmt::format("{:X}", *begin)));
        return kFine;
    }

    std::string m_encoding = "UTF-8";
    std::string m_range = ":";
    std::size_t m_width = 16;
    bool m_plain = false;
    bool m_reverse = false;
};

} // namespace

std::unique_ptr<Command> makeDumpCommand() {
    return std::make_unique<DumpCommand>();
}

} // namespace moji::cli
