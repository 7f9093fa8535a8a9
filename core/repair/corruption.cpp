#include "repair/corruption.h"

#include "escape/style_registry.h"

#include <algorithm>
#include <charconv>

namespace moji::repair {

namespace {

constexpr std::pair<DamageKind, std::string_view> kNames[] = {
    {DamageKind::Encode, "encode"},     {DamageKind::Decode, "decode"},
    {DamageKind::Twice, "twice"},       {DamageKind::LoseByte, "lose-byte"},
    {DamageKind::Truncate, "truncate"}, {DamageKind::Escape, "escape"},
};

bool hasOffset(DamageKind kind) {
    return kind == DamageKind::LoseByte || kind == DamageKind::Truncate;
}

struct Damaged {
    State state;
    std::vector<Link> links;
};

Damaged lose(const State& before, ByteRange lost) {
    const ByteRange gone = lost.clampedTo({0, before.bytes.size()});
    Damaged after{before, {}};
    after.state.bytes.erase(gone.begin, gone.length());
    for (std::uint64_t at = 0; at < before.bytes.size(); ++at) {
        const bool isGone = gone.contains(at);
        const std::uint64_t place = at < gone.begin ? at : isGone ? gone.begin : at - gone.length();
        after.links.push_back({{at, at + 1}, {place, isGone ? place : place + 1}, isGone});
    }
    return after;
}

Result<Damaged> escaped(const State& before, const std::string& style) {
    const escape::Style* found = escape::findStyle(style);
    if (!found)
        return Error{ErrorCode::UnknownName, style, ""};
    auto result = escape::transform(*found->makeEscaper(), asBytes(before.bytes));
    if (!result)
        return result.error();
    Damaged after{{std::move(result->text), true}, {}};
    for (const escape::Segment& segment : result->segments)
        after.links.push_back({segment.source, segment.result, false});
    return after;
}

Result<Damaged> through(const CodecRegistry& codecs, const State& before, const Chain& chain) {
    ChainTrace trace = traceChain(codecs, chain, before.bytes);
    if (trace.chain.size() < chain.size())
        return Error{ErrorCode::UnknownName, chain[trace.chain.size()].codec, ""};
    return Damaged{std::move(trace.states.back()), endToEnd(trace)};
}

Result<Damaged> damaged(const CodecRegistry& codecs, const State& before, const DamageStep& step) {
    const bool wantsText = step.kind == DamageKind::Encode || step.kind == DamageKind::Twice ||
                           step.kind == DamageKind::Escape;
    if (wantsText && !before.isText)
        return Error{ErrorCode::Malformed, toText(step), "needs text, and these are bytes"};
    switch (step.kind) {
    case DamageKind::Encode:
        return through(codecs, before, {{StepKind::Encode, step.codec}});
    case DamageKind::Decode:
        return through(codecs, before, {{StepKind::Decode, step.codec}});
    case DamageKind::Twice:
        return through(codecs, before,
                       {{StepKind::Encode, "UTF-8"}, {StepKind::Decode, step.codec}});
    case DamageKind::LoseByte:
        return lose(before, {step.offset, step.offset + 1});
    case DamageKind::Truncate:
        return lose(before,
                    {step.offset, std::max<std::uint64_t>(step.offset, before.bytes.size())});
    case DamageKind::Escape:
        return escaped(before, step.codec);
    }
    return Error{ErrorCode::Malformed, toText(step), ""};
}

} // namespace

std::string_view identifier(DamageKind kind) {
    return std::ranges::find(kNames, kind, &std::pair<DamageKind, std::string_view>::first)->second;
}

Result<Corruption> corrupt(const CodecRegistry& codecs, std::string_view text,
                           const std::vector<DamageStep>& steps) {
    Corruption corruption{steps, {{std::string(text), true}}, {}};
    for (const DamageStep& step : steps) {
        auto after = damaged(codecs, corruption.states.back(), step);
        if (!after)
            return Error{after.error().code, after.error().subject,
                         "step " + std::to_string(corruption.states.size()) +
                             (after.error().detail.empty() ? "" : ": ") + after.error().detail};
        corruption.states.push_back(std::move(after->state));
        corruption.links.push_back(std::move(after->links));
    }
    return corruption;
}

std::string toText(const DamageStep& step) {
    return std::string(identifier(step.kind)) + ':' +
           (hasOffset(step.kind) ? std::to_string(step.offset) : step.codec);
}

Result<DamageStep> parseDamageStep(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string_view argument = text.substr(std::min(colon + 1, text.size()));
    const auto name = std::ranges::find(kNames, text.substr(0, colon),
                                        &std::pair<DamageKind, std::string_view>::second);
    const Error malformed{ErrorCode::Malformed, std::string(text),
                          "is no step like encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, "
                          "truncate:N, escape:STYLE"};
    if (name == std::end(kNames) || argument.empty())
        return malformed;
    DamageStep step{name->first, {}, 0};
    if (!hasOffset(step.kind)) {
        step.codec = argument;
        return step;
    }
    const char* end = argument.data() + argument.size();
    const auto parsed = std::from_chars(argument.data(), end, step.offset);
    if (parsed.ec != std::errc() || parsed.ptr != end)
        return malformed;
    return step;
}

} // namespace moji::repair
