#include "cli/legacy_decoders.h"

#include "bytes/hex.h"
#include "chart/legacy_reading.h"
#include "cli/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace moji::cli {

using chart::LegacyDecoder;
using chart::LegacyReading;

namespace {

constexpr std::uint64_t kMostBytes = 1024; // iconv is asked about every prefix

void writeJson(const Context& context, const Input& input, const LegacyDecoder& decoder,
               ByteView bytes) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.string("decoder", decoder.id)
        .stringOrNull("library", nullIfEmpty(decoder.library))
        .string("encoding", decoder.encoding)
        .key("readings")
        .append("[");
    const char* separator = "";
    for (const LegacyReading& reading : decoder.readings) {
        line.append(fmt::format("{}{{\"offset\":{},\"length\":{},\"error\":{},\"text\":\"",
                                separator, reading.offset, reading.length, reading.isError))
            .appendText(reading.text)
            .append("\"}");
        separator = ",";
    }
    line.append("]")
        .key("swallowed")
        .append(fmt::format("[{}]", fmt::join(chart::swallowedAscii(decoder, bytes), ",")));
}

/// "[B0] 0041 0042": errors with their bytes in brackets.
std::string shown(const LegacyDecoder& decoder, ByteView bytes) {
    std::string line;
    for (const LegacyReading& reading : decoder.readings) {
        line += line.empty() ? "" : " ";
        if (reading.isError)
            line += fmt::format("[{}]", hexBytes(bytes.subspan(reading.offset, reading.length)));
        else if (reading.text.empty())
            line += fmt::format("({})", hexBytes(bytes.subspan(reading.offset, reading.length)));
        for (std::size_t i = 0; i < reading.text.size(); ++i)
            line += fmt::format("{}{:04X}", i > 0 ? "+" : "",
                                static_cast<std::uint32_t>(reading.text[i]));
    }
    return line;
}

} // namespace

Result<Done> writeLegacyDecoders(const Context& context, const Input& input, const Codec& codec) {
    const auto source = input.source(std::min(context.maxBytes, kMostBytes + 1));
    if (!source)
        return source.error();
    auto bytes = readRange(**source, {0, kMostBytes});
    if (!bytes)
        return bytes.error();
    if ((*source)->size() > kMostBytes)
        message(phrase("moji decoders", "%1: only the first %2 bytes are read")
                    .with(input.name, kMostBytes));
    const std::vector<LegacyDecoder> decoders = chart::readByLibraries(codec, *bytes);
    if (context.jsonl) {
        for (const LegacyDecoder& decoder : decoders)
            writeJson(context, input, decoder, *bytes);
        return Done{};
    }
    context.writeHeading(input);
    context.out.write(fmt::format("   {:<8}  {:<24}  {}\n", "decoder", "as",
                                  "code points; [bytes] of errors, (bytes) of escapes and shifts"));
    for (const LegacyDecoder& decoder : decoders) {
        const bool swallows = !chart::swallowedAscii(decoder, *bytes).empty();
        context.out.write(fmt::format(" {} {:<8}  {:<24}  {}\n", swallows ? "!" : " ", decoder.id,
                                      decoder.encoding, shown(decoder, *bytes)));
    }
    for (const LegacyDecoder& decoder : decoders) {
        for (const std::uint64_t at : chart::swallowedAscii(decoder, *bytes))
            context.out.write(fmt::format(
                " ! {:<8}  at {}: '{}' is lost with the error before it: what it ends stays open\n",
                decoder.id, at, static_cast<char>((*bytes)[at])));
    }
    return Done{};
}

} // namespace moji::cli
