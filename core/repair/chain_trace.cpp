#include "repair/chain_trace.h"

#include "escape/style_registry.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::repair {

namespace {

/// The state after a step as it grows, and the links to it.
struct Growing {
    State state;
    std::vector<Link> links;

    void add(ByteRange before, std::string_view after, bool lost) {
        const std::uint64_t begin = state.bytes.size();
        state.bytes += after;
        links.push_back({before, {begin, state.bytes.size()}, lost});
    }
};

/// One character at a time: malformed bytes count as U+FFFD, which no encoding but Unicode has.
Growing encodeTraced(const CodecRegistry& codecs, const Codec& codec, std::string_view text) {
    std::u32string codePoints;
    std::vector<std::uint64_t> offsets;
    for (const Span& span : decodeAll(codecs.utf8(), asBytes(text))) {
        offsets.push_back(offsets.empty() ? 0 : offsets.back());
        codePoints.push_back(isError(span.status) ? char32_t{0xFFFD} : span.codePoints[0]);
        offsets.back() += span.length;
    }
    const auto begin = [&](std::size_t index) { return index == 0 ? 0 : offsets[index - 1]; };
    Growing out{{"", false}, {}};
    EncoderState state = codec.initialEncoderState();
    for (std::size_t at = 0; at < codePoints.size();) {
        const EncodeStep step =
            codec.encode(std::u32string_view(codePoints).substr(at), state, Tail::AtEnd);
        const bool lost = step.status != EncodeStep::Status::Ok;
        const std::size_t end = at + (lost ? 1 : step.consumed);
        const std::string_view bytes = asChars(ByteView(step.bytes).first(step.length));
        out.add({begin(at), begin(end)}, lost ? "?" : bytes, lost);
        at = end;
    }
    const EncodeStep last = codec.finish(state);
    if (last.length > 0)
        out.add({text.size(), text.size()}, asChars(ByteView(last.bytes).first(last.length)),
                false);
    return out;
}

Growing decodeTraced(const Codec& codec, std::string_view bytes) {
    Growing out{{"", true}, {}};
    std::uint64_t at = 0;
    for (const Span& span : decodeAll(codec, asBytes(bytes))) {
        const bool lost = isError(span.status);
        out.add({at, at + span.length}, lost ? "\xEF\xBF\xBD" : toUtf8(span.text()), lost);
        at += span.length;
    }
    return out;
}

std::optional<Growing> unescapeTraced(const CodecRegistry& codecs, std::string_view style,
                                      std::string_view text) {
    const escape::Style* found = escape::findStyle(style);
    if (!found)
        return std::nullopt;
    auto result = escape::transform(*found->makeUnescaper(codecs), asBytes(text));
    if (!result)
        return std::nullopt;
    Growing out{{std::move(result->text), true}, {}};
    for (const escape::Segment& segment : result->segments) {
        if (segment.kind != escape::PieceKind::Literal)
            out.links.push_back({segment.source, segment.result, false});
        else // byte by byte, since it is long
            for (std::uint64_t i = 0; i < segment.source.length(); ++i)
                out.links.push_back({{segment.source.begin + i, segment.source.begin + i + 1},
                                     {segment.result.begin + i, segment.result.begin + i + 1},
                                     false});
    }
    return out;
}

std::optional<Growing> traced(const CodecRegistry& codecs, const Step& step,
                              std::string_view before) {
    if (step.kind == StepKind::Unescape)
        return unescapeTraced(codecs, step.codec, before);
    const Codec* codec = codecs.find(step.codec);
    if (!codec)
        return std::nullopt;
    return step.kind == StepKind::Encode ? encodeTraced(codecs, *codec, before)
                                         : decodeTraced(*codec, before);
}

/// Two steps as one. Both tile the state between them; a link of the result ends where a link of
/// each does.
std::vector<Link> joined(const std::vector<Link>& first, const std::vector<Link>& second) {
    std::vector<Link> links;
    std::size_t next = 0;
    for (std::size_t at = 0; at < first.size(); ++at) {
        Link link{first[at].before, {}, first[at].lost};
        std::uint64_t until = first[at].after.end;
        link.after.begin = links.empty() ? 0 : links.back().after.end;
        link.after.end = link.after.begin;
        const auto grow = [&] {
            bool grown = false;
            for (; next < second.size() && second[next].before.begin < until; ++next) {
                link.after.end = second[next].after.end;
                link.lost = link.lost || second[next].lost;
                grown = grown || second[next].before.end > until;
                until = std::max(until, second[next].before.end);
            }
            return grown;
        };
        grow();
        while (at + 1 < first.size() && first[at].after.end < until) {
            ++at;
            link.before.end = first[at].before.end;
            link.lost = link.lost || first[at].lost;
            until = std::max(until, first[at].after.end);
            grow();
        }
        links.push_back(link);
    }
    if (!links.empty() && next < second.size()) // what an encoder adds at the end
        links.back().after.end = second.back().after.end;
    return links;
}

} // namespace

ChainTrace traceChain(const CodecRegistry& codecs, const Chain& chain, std::string_view text) {
    ChainTrace trace{{}, {{std::string(text), true}}, {}};
    for (const Step& step : chain) {
        auto grown = traced(codecs, step, trace.states.back().bytes);
        if (!grown)
            break;
        trace.chain.push_back(step);
        trace.states.push_back(std::move(grown->state));
        trace.links.push_back(std::move(grown->links));
    }
    return trace;
}

std::vector<Link> endToEnd(const ChainTrace& trace) {
    if (trace.links.empty())
        return {};
    std::vector<Link> links = trace.links.front();
    for (std::size_t i = 1; i < trace.links.size(); ++i)
        links = joined(links, trace.links[i]);
    return links;
}

std::vector<Replacement> changesOf(const ChainTrace& trace) {
    const std::string_view before = trace.states.front().bytes;
    const std::string_view after = trace.states.back().bytes;
    std::vector<Replacement> changes;
    for (const Link& link : endToEnd(trace)) {
        const std::string_view was = before.substr(link.before.begin, link.before.length());
        const std::string_view is = after.substr(link.after.begin, link.after.length());
        if (was == is)
            continue;
        if (!changes.empty() && changes.back().range.end == link.before.begin) {
            changes.back().range.end = link.before.end;
            changes.back().text += is;
        } else {
            changes.push_back({link.before, std::string(is)});
        }
    }
    return changes;
}

} // namespace moji::repair
