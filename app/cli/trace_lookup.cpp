// The lanes of the Keiser-Lemire validator, block by block.

#include "bytes/hex.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/trace.h"
#include "utf8/lookup.h"
#include "utf8/sequence_loop.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

/// The names of the bits of each lane's error, as lists in a list.
std::string kindLists(const utf8::LookupTables& tables, const utf8::LookupBlock& block) {
    std::string json = "[";
    for (std::size_t lane = 0; lane < utf8::kLookupBlock; ++lane) {
        json += lane > 0 ? ",[" : "[";
        const char* separator = "\"";
        for (const auto& name :
             utf8::lookupErrorNames(tables, block.error[lane], block.prev1[lane])) {
            (json += separator).append(name) += '"';
            separator = ",\"";
        }
        json += ']';
    }
    return json + ']';
}

void writeJson(const TraceOutput& trace, const utf8::LookupTables& tables,
               const utf8::LookupBlock& block) {
    JsonLine line(trace.out);
    trace.begin(line);
    line.number("offset", block.offset)
        .boolean("ascii", block.ascii)
        .hex("input", block.input)
        .hex("prev1", block.prev1)
        .hex("prev2", block.prev2)
        .hex("prev3", block.prev3)
        .hex("byte_1_high", block.byte1High)
        .hex("byte_1_low", block.byte1Low)
        .hex("byte_2_high", block.byte2High)
        .hex("special_cases", block.specialCases)
        .hex("must_be_continuation", block.mustBeContinuation)
        .hex("error", block.error)
        .key("kinds")
        .append(kindLists(tables, block));
}

void writeJson(const TraceOutput& trace, const utf8::LookupTail& tail) {
    JsonLine line(trace.out);
    trace.begin(line);
    line.boolean("tail", true).hex("max", utf8::kTailMaximum).hex("error", tail.error);
}

/// A row of the picture; a dot for 00 where only what is not 00 matters.
void writeRow(const TraceOutput& trace, std::string_view name, const utf8::Lanes& lanes,
              bool dots = false) {
    std::string row = "  " + padded(name, 28);
    for (const Byte lane : lanes)
        row += dots && lane == 0 ? " . " : hexByte(lane) + ' ';
    row.pop_back();
    trace.note(row);
}

/// The names of a lane's error; the top bit alone does not tell a missing byte from a superfluous
/// one.
std::string explain(const utf8::LookupTables& tables, const utf8::LookupBlock& block,
                    std::size_t lane) {
    std::string text;
    for (const auto& name : utf8::lookupErrorNames(tables, block.error[lane], block.prev1[lane]))
        (text += text.empty() ? "" : ", ").append(name);
    if ((block.error[lane] & 0x80) != 0)
        text.append(" ").append(block.mustBeContinuation[lane] != 0
                                    ? phrase("moji trace", "(a continuation byte is missing)")
                                    : phrase("moji trace", "(an extra continuation byte)"));
    return text;
}

void writeText(const TraceOutput& trace, const utf8::LookupTables& tables,
               const utf8::LookupBlock& block) {
    trace.note((block.ascii ? phrase("moji trace", "block at %1: ASCII, skipped by the shortcut")
                            : phrase("moji trace", "block at %1"))
                   .with(fmt::format("{:08X}", block.offset)));
    trace.note("  " + padded(phrase("moji trace", "lane"), 28) +
               " 0  1  2  3  4  5  6  7  8  9  A  B  C  D  E  F");
    writeRow(trace, phrase("moji trace", "input"), block.input);
    writeRow(trace, "prev1", block.prev1);
    writeRow(trace, "prev2", block.prev2);
    writeRow(trace, "prev3", block.prev3);
    writeRow(trace, phrase("moji trace", "T1[prev1 high nibble]"), block.byte1High);
    writeRow(trace, phrase("moji trace", "T2[prev1 low nibble]"), block.byte1Low);
    writeRow(trace, phrase("moji trace", "T3[input high nibble]"), block.byte2High);
    writeRow(trace, phrase("moji trace", "special cases, T1 & T2 & T3"), block.specialCases, true);
    writeRow(trace, phrase("moji trace", "must be continuation"), block.mustBeContinuation, true);
    writeRow(trace, phrase("moji trace", "error, the XOR of the two"), block.error, true);
    for (std::size_t lane = 0; lane < utf8::kLookupBlock; ++lane) {
        if (block.error[lane] != 0)
            trace.note("  " + phrase("moji trace", "lane %1, offset %2: %3")
                                  .with(fmt::format("{:X}", lane), block.offset + lane,
                                        explain(tables, block, lane)));
    }
    trace.note("");
}

void writeText(const TraceOutput& trace, const utf8::LookupTail& tail) {
    const bool complete = tail.error == utf8::Lanes{};
    trace.note(complete ? phrase("moji trace", "tail: complete, no sequence continues past the end")
                        : phrase("moji trace", "tail: a sequence continues past the end"));
    writeRow(trace, phrase("moji trace", "the largest allowed values"), utf8::kTailMaximum);
    writeRow(trace, phrase("moji trace", "error, the excess"), tail.error, true);
    trace.note("");
}

} // namespace

Result<Done> traceLookup(const TraceOutput& trace, InputBuffer& buffer,
                         const utf8::LookupTables& tables) {
    struct Writer {
        const TraceOutput& trace;
        const utf8::LookupTables& tables;
        void operator()(const utf8::LookupBlock& block) const {
            if (trace.jsonl)
                writeJson(trace, tables, block);
            else
                writeText(trace, tables, block);
        }
        void operator()(const utf8::LookupTail& tail) const {
            if (trace.jsonl)
                writeJson(trace, tail);
            else
                writeText(trace, tail);
        }
    };
    utf8::LookupChecker checker(tables, Writer{trace, tables});
    auto done = utf8::forEachSequence(
        buffer, utf8::kLookupBlock, {}, [&](ByteView bytes, std::uint64_t) -> std::size_t {
            const auto length = std::min(bytes.size(), utf8::kLookupBlock);
            checker.add(bytes.first(length));
            return length;
        });
    if (!done)
        return done;
    checker.finish();
    trace.note(checker.firstError() ? phrase("moji trace", "rejects, the first error at offset %1")
                                          .with(*checker.firstError())
                                    : std::string(phrase("moji trace", "accepts")));
    return done;
}

} // namespace moji::cli
