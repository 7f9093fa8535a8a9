#include "lenses/mojibake/chain_story.h"

#include "lenses/mojibake/mojibake_words.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::app {

namespace {

using repair::Link;
using repair::State;

/// States and what became of what between them, of a part of a text.
struct Stage {
    const std::vector<State>& states;
    const std::vector<std::vector<Link>>& links;
};

const Link* linkBefore(const std::vector<Link>& links, std::uint64_t at) {
    const auto found =
        std::ranges::find_if(links, [&](const Link& link) { return link.before.contains(at); });
    return found == links.end() ? nullptr : &*found;
}

bool isLost(const std::vector<Link>& links, std::uint64_t at) {
    const auto found =
        std::ranges::find_if(links, [&](const Link& link) { return link.after.contains(at); });
    return found != links.end() && found->lost;
}

void addText(std::vector<StoryCell>& cells, const Stage& stage, std::size_t state,
             ByteRange range) {
    const std::string& bytes = stage.states[state].bytes;
    std::uint64_t at = range.begin;
    const std::u32string text =
        moji::fromUtf8(std::string_view(bytes).substr(range.begin, range.length()));
    for (const char32_t codePoint : text) {
        StoryCell cell;
        cell.codePoint = codePoint;
        cell.lost = state > 0 && isLost(stage.links[state - 1], at);
        cells.push_back(cell);
        do
            ++at;
        while (at < range.end && utf8::isContinuation(static_cast<Byte>(bytes[at])));
    }
}

void addBytes(std::vector<StoryCell>& cells, const Stage& stage, std::size_t state,
              ByteRange range) {
    for (std::uint64_t at = range.begin; at < range.end; ++at) {
        StoryCell cell;
        cell.isText = false;
        cell.byte = static_cast<Byte>(stage.states[state].bytes[at]);
        cell.lost = state > 0 && isLost(stage.links[state - 1], at);
        if (state < stage.links.size())
            if (const Link* link = linkBefore(stage.links[state], at)) {
                cell.index = at - link->before.begin;
                cell.length = link->before.length();
                cell.lost = cell.lost || link->lost;
            }
        cells.push_back(cell);
    }
}

/// The place after everything that comes from before `at`.
std::uint64_t followed(const std::vector<Link>& links, std::uint64_t at) {
    std::uint64_t after = 0;
    for (const Link& link : links) {
        if (link.before.end > at)
            break;
        after = link.after.end;
    }
    return after;
}

/// The groups of a part, `most` at most; how many there are in all.
std::vector<StoryGroup> groupsOf(const Stage& stage, const std::vector<Link>& ends) {
    std::vector<StoryGroup> groups;
    std::vector<std::uint64_t> done(stage.states.size(), 0);
    for (std::size_t i = 0; i < ends.size() && groups.size() < kMostTold; ++i) {
        StoryGroup group;
        std::uint64_t end = ends[i].before.end;
        for (std::size_t state = 0; state < stage.states.size(); ++state) {
            if (state > 0)
                end = i + 1 == ends.size() ? stage.states[state].bytes.size()
                                           : followed(stage.links[state - 1], end);
            const ByteRange range{done[state], std::max(done[state], end)};
            done[state] = range.end;
            group.cells.emplace_back();
            if (stage.states[state].isText)
                addText(group.cells.back(), stage, state, range);
            else
                addBytes(group.cells.back(), stage, state, range);
        }
        group.document = ends[i].before; // in the text, for the time being
        groups.push_back(std::move(group));
    }
    return groups;
}

StoryCell textCell(char32_t codePoint) {
    StoryCell cell;
    cell.codePoint = codePoint;
    return cell;
}

/// A character that lost bytes: its text in the result, the surviving bytes, the character.
StoryGroup damagedGroup(const RepairText& text, const repair::DamagedCharacter& damaged,
                        std::size_t states) {
    StoryGroup group;
    group.document = text.inDocument(damaged.source);
    group.cells.resize(states);
    for (const char32_t codePoint : moji::fromUtf8(
             std::string_view(text.utf8()).substr(damaged.source.begin, damaged.source.length()))) {
        group.cells.front().push_back(textCell(codePoint));
        group.cells.front().back().lost = codePoint == U'\uFFFD';
    }
    for (std::size_t state = 1; state + 1 < states; ++state)
        for (std::size_t i = 0; i < damaged.bytes.size(); ++i) {
            StoryCell cell;
            cell.isText = false;
            cell.byte = damaged.bytes[i];
            cell.index = i;
            cell.length = damaged.bytes.size();
            cell.lost = !cell.byte;
            group.cells[state].push_back(cell);
        }
    const bool isFilled = damaged.filling != repair::Filling::None;
    StoryCell result = textCell(isFilled ? damaged.candidates.front() : U'\uFFFD');
    result.inferred = damaged.filling == repair::Filling::OnlyOne;
    result.likeliest = damaged.filling == repair::Filling::Likeliest;
    result.lost = !isFilled;
    group.cells.back() = {result};
    group.remark = candidatesText(damaged);
    return group;
}

bool isUtf8(std::string_view encoding) {
    return encoding.starts_with("UTF-8");
}

std::vector<StoryState> statesOf(const repair::Chain& chain) {
    const bool decodesFirst = chain.front().kind == repair::StepKind::Decode;
    std::vector<StoryState> states{{!decodesFirst, ChainText::tr("As found"), {}, false}};
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const bool text = chain[i].kind != repair::StepKind::Encode;
        const bool last = i + 1 == chain.size();
        states.push_back({text,
                          last   ? ChainText::tr("Repaired")
                          : text ? ChainText::tr("Text")
                                 : ChainText::tr("Bytes"),
                          operationText(chain[i]), !last && isUtf8(chain[i + 1].codec)});
    }
    return states;
}

/// Builds the story of a segment part by part.
class SegmentTeller {
public:
    SegmentTeller(const CodecRegistry& codecs, const RepairText& text, const repair::Chain& chain)
        : m_codecs(codecs)
        , m_text(text)
        , m_chain(chain) {
        m_story.states = statesOf(chain);
    }

    /// A part that the chain repairs without loss.
    void tellWhole(ByteRange part) {
        if (part.empty() || isFull())
            return;
        auto trace = repair::traceChain(
            m_codecs, m_chain, std::string_view(m_text.utf8()).substr(part.begin, part.length()));
        if (trace.states.size() < m_story.states.size())
            return;
        trace.states.front().isText = m_story.states.front().isText;
        for (StoryGroup& group : groupsOf({trace.states, trace.links}, repair::endToEnd(trace))) {
            group.document = m_text.inDocument(
                {part.begin + group.document.begin, part.begin + group.document.end});
            add(std::move(group));
        }
    }
    void tellDamaged(const repair::DamagedCharacter& damaged) {
        add(damagedGroup(m_text, damaged, m_story.states.size()));
    }
    ChainStory finish(ByteRange segment) {
        if (isFull()) {
            const std::uint64_t told = m_story.groups.back().document.end;
            const ByteRange rest = m_text.inText({told, m_text.inDocument(segment).end});
            if (!rest.empty())
                m_story.left =
                    moji::fromUtf8(
                        std::string_view(m_text.utf8()).substr(rest.begin, rest.length()))
                        .size();
        }
        return std::move(m_story);
    }

private:
    [[nodiscard]] bool isFull() const { return m_story.groups.size() >= kMostTold; }
    void add(StoryGroup group) {
        if (!isFull())
            m_story.groups.push_back(std::move(group));
    }

    const CodecRegistry& m_codecs;
    const RepairText& m_text;
    const repair::Chain& m_chain;
    ChainStory m_story;
};

} // namespace

ChainStory storyOf(const CodecRegistry& codecs, const RepairText& text,
                   const repair::RepairedSegment& segment) {
    if (segment.chain.empty())
        return {};
    SegmentTeller teller(codecs, text, segment.chain);
    std::uint64_t at = segment.source.begin;
    for (const repair::DamagedCharacter& damaged : segment.damaged) {
        teller.tellWhole({at, std::max(at, damaged.source.begin)});
        teller.tellDamaged(damaged);
        at = std::max(at, damaged.source.end);
    }
    teller.tellWhole({at, std::max(at, segment.source.end)});
    return teller.finish(segment.source);
}

ChainStory storyOf(const repair::Corruption& corruption, std::size_t lastState) {
    ChainStory story;
    const std::size_t count = std::min(lastState + 1, corruption.states.size());
    for (std::size_t state = 0; state < count; ++state) {
        const bool text = corruption.states[state].isText;
        story.states.push_back(
            {text,
             state == 0 ? ChainText::tr("Original")
             : text     ? ChainText::tr("Text")
                        : ChainText::tr("Bytes"),
             state == 0 ? QString() : operationText(corruption.steps[state - 1]),
             state < corruption.steps.size() && isUtf8(corruption.steps[state].codec)});
    }
    repair::ChainTrace trace;
    trace.states.assign(corruption.states.begin(),
                        corruption.states.begin() + static_cast<std::ptrdiff_t>(count));
    if (count > 1)
        trace.links.assign(corruption.links.begin(),
                           corruption.links.begin() + static_cast<std::ptrdiff_t>(count - 1));
    auto ends = repair::endToEnd(trace);
    if (count == 1)
        for (std::uint64_t at = 0; at < trace.states.front().bytes.size();) {
            const std::uint64_t begin = at++;
            while (at < trace.states.front().bytes.size() &&
                   utf8::isContinuation(static_cast<Byte>(trace.states.front().bytes[at])))
                ++at;
            ends.push_back({{begin, at}, {begin, at}, false});
        }
    story.groups = groupsOf({trace.states, trace.links}, ends);
    for (StoryGroup& group : story.groups)
        group.document = {};
    story.left = ends.size() - story.groups.size();
    return story;
}

} // namespace moji::app
