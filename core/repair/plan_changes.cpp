#include "repair/plan_changes.h"

#include "utf8/strict.h"

#include <algorithm>

namespace moji::repair {

namespace {

bool isInsideCharacter(std::string_view text, std::size_t at) {
    return at < text.size() && utf8::isContinuation(static_cast<Byte>(text[at]));
}

/// The two texts without what they begin and end with alike, in whole characters.
Replacement difference(ByteRange range, std::string_view before, std::string_view after) {
    const auto [first, other] = std::ranges::mismatch(before, after);
    std::size_t front = static_cast<std::size_t>(first - before.begin());
    while (front > 0 && (isInsideCharacter(before, front) || isInsideCharacter(after, front)))
        --front;
    std::size_t back = 0;
    const std::size_t most = std::min(before.size(), after.size()) - front;
    while (back < most && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    while (back > 0 && isInsideCharacter(before, before.size() - back))
        --back;
    return {{range.begin + front, range.end - back},
            std::string(after.substr(front, after.size() - back - front))};
}

std::vector<Replacement> changesOf(const CodecRegistry& codecs, const RepairPlan& plan,
                                   const RepairedSegment& segment, std::string_view text) {
    const std::string_view before = text.substr(segment.source.begin, segment.source.length());
    const std::string_view after =
        std::string_view(plan.text).substr(segment.result.begin, segment.result.length());
    const ChainTrace trace = traceChain(codecs, segment.chain, before);
    if (trace.states.back().bytes != after) // partial: read around the gaps
        return {difference(segment.source, before, after)};
    std::vector<Replacement> changes = changesOf(trace);
    for (Replacement& change : changes) {
        change.range.begin += segment.source.begin;
        change.range.end += segment.source.begin;
    }
    return changes;
}

} // namespace

std::vector<Replacement> changesOf(const CodecRegistry& codecs, const RepairPlan& plan,
                                   std::string_view text) {
    std::vector<Replacement> changes;
    for (const RepairedSegment& segment : plan.segments) {
        if (segment.label == Label::Destroyed)
            continue;
        for (Replacement& change : changesOf(codecs, plan, segment, text)) {
            if (!changes.empty() && changes.back().range.end == change.range.begin) {
                changes.back().range.end = change.range.end;
                changes.back().text += change.text;
            } else {
                changes.push_back(std::move(change));
            }
        }
    }
    return changes;
}

std::string applied(std::string_view text, const std::vector<Replacement>& replacements) {
    std::string result;
    std::uint64_t done = 0;
    for (const Replacement& replacement : replacements) {
        result += text.substr(done, replacement.range.begin - done);
        result += replacement.text;
        done = replacement.range.end;
    }
    result += text.substr(done);
    return result;
}

} // namespace moji::repair
