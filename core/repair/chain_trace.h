#pragma once
// A chain step by step: the states before and after each step, and which bytes became which. For
// showing a repair: a byte of one state is linked to those of all others.

#include "bytes/byte_range.h"
#include "repair/chain.h"

#include <string>
#include <vector>

namespace moji::repair {

/// Bytes before a step and what became of them. Links tile both states.
struct Link {
    ByteRange before;
    ByteRange after;
    bool lost = false; // no place in the encoding, or malformed: a substitute follows
    bool operator==(const Link&) const = default;
};

struct State {
    std::string bytes;  // of text: UTF-8
    bool isText = true; // else the bytes of an encoding
    bool operator==(const State&) const = default;
};

struct ChainTrace {
    Chain chain;
    std::vector<State> states;            // one more than steps
    std::vector<std::vector<Link>> links; // of each step
};

/// What an encoding lacks is written as `?`, what is malformed is read as U+FFFD, as `moji encode
/// --unmappable replace` and `moji decode` do; such links are `lost`. The trace ends early at a
/// step whose name is unknown.
[[nodiscard]] ChainTrace traceChain(const CodecRegistry& codecs, const Chain& chain,
                                    std::string_view text);

/// The links from the first state to the last one: neighbours that a step joins are one link.
[[nodiscard]] std::vector<Link> endToEnd(const ChainTrace& trace);

/// A part of a text and what replaces it.
struct Replacement {
    ByteRange range;
    std::string text;
    bool operator==(const Replacement&) const = default;
};
/// What the chain changes: the ends of the trace compared link by link, neighbours joined. Applied
/// from back to front they make the last state of the first.
[[nodiscard]] std::vector<Replacement> changesOf(const ChainTrace& trace);

} // namespace moji::repair
