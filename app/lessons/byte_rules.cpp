#include "lessons/byte_rules.h"

#include "utf8/hoehrmann.h"
#include "utf8/lookup.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace moji::app {

namespace {

using Offsets = std::vector<std::uint64_t>;

struct PlacedBytes {
    ByteRange range;
    Span span;
};

std::vector<PlacedBytes> spansOf(const LessonSubject& subject) {
    std::vector<PlacedBytes> placed;
    std::uint64_t offset = 0;
    for (const Span& span : decodeAll(*subject.codec, subject.bytes)) {
        placed.push_back({{offset, offset + span.length}, span});
        offset += span.length;
    }
    return placed;
}

void add(Offsets& offsets, ByteRange range) {
    for (std::uint64_t offset = range.begin; offset < range.end; ++offset)
        offsets.push_back(offset);
}

Offsets spansThat(const LessonSubject& subject,
                  const std::function<bool(const PlacedBytes&)>& meets) {
    Offsets offsets;
    for (const PlacedBytes& placed : spansOf(subject))
        if (meets(placed))
            add(offsets, placed.range);
    return offsets;
}

Offsets bytesThat(const LessonSubject& subject, const std::function<bool(Byte)>& meets) {
    Offsets offsets;
    for (std::uint64_t offset = 0; offset < subject.bytes.size(); ++offset)
        if (meets(subject.bytes[offset]))
            offsets.push_back(offset);
    return offsets;
}

/// The byte of each REJECT, and whether it was read in a state other than ACCEPT.
struct Rejected {
    std::uint64_t offset;
    bool insideSequence;
};

std::vector<Rejected> rejectedBytes(ByteView bytes, utf8::Recovery recovery) {
    std::vector<Rejected> rejected;
    for (std::size_t offset = 0; offset < bytes.size();) {
        const auto sequence =
            utf8::decodeHoehrmann(utf8::kUtf8d2010, recovery, bytes.subspan(offset), offset,
                                  [&](const utf8::HoehrmannStep& step) {
                                      if (step.event == utf8::DfaEvent::Reject)
                                          rejected.push_back({step.offset, step.state != 0});
                                  });
        offset += sequence.length;
    }
    return rejected;
}

Offsets firstRejected(const LessonSubject& subject) {
    const auto rejected = rejectedBytes(subject.bytes, utf8::Recovery::Retry);
    return rejected.empty() ? Offsets{} : Offsets{rejected.front().offset};
}

/// Bytes rejected inside a sequence that would have been read as the start of a character.
Offsets eatenBytes(const LessonSubject& subject) {
    Offsets eaten;
    for (const Rejected& one : rejectedBytes(subject.bytes, utf8::Recovery::Eat)) {
        const unsigned byteClass = utf8::kByteClass[subject.bytes[one.offset]];
        const auto next = utf8::kDfaTransitions[0][byteClass];
        if (one.insideSequence && next != static_cast<std::uint8_t>(utf8::DfaState::Reject))
            eaten.push_back(one.offset);
    }
    return eaten;
}

Offsets failingLanes(const LessonSubject& subject) {
    Offsets offsets;
    utf8::Lanes before{};
    for (std::size_t at = 0; at < subject.bytes.size(); at += utf8::kLookupBlock) {
        utf8::Lanes input{};
        const auto block =
            ByteView(subject.bytes)
                .subspan(at, std::min(utf8::kLookupBlock, subject.bytes.size() - at));
        std::ranges::copy(block, input.begin());
        const auto checked = utf8::checkLanes(utf8::kSimdjsonTables, before, input, at);
        for (std::size_t lane = 0; lane < block.size(); ++lane)
            if (checked.error[lane] != 0)
                offsets.push_back(at + lane);
        before = input;
    }
    return offsets;
}

/// Of the character or malformed sequence at the start of the selection.
Offsets edgeOfSelected(const LessonSubject& subject, bool last) {
    for (const PlacedBytes& placed : spansOf(subject))
        if (placed.range.contains(subject.selection.begin))
            return {last ? placed.range.end - 1 : placed.range.begin};
    return {};
}

using Rule = std::function<Offsets(const LessonSubject&, std::u32string_view)>;

Offsets errors(const LessonSubject& subject) {
    return spansThat(subject,
                     [](const PlacedBytes& placed) { return isError(placed.span.status); });
}

const std::vector<std::pair<const char*, Rule>>& rules() {
    static const std::vector<std::pair<const char*, Rule>> list{
        {"first-error",
         [](const LessonSubject& subject, auto) {
             const Offsets all = errors(subject);
             return all.empty() ? Offsets{} : Offsets{all.front()};
         }},
        {"error", [](const LessonSubject& subject, auto) { return errors(subject); }},
        {"rejected", [](const LessonSubject& subject, auto) { return firstRejected(subject); }},
        {"eaten", [](const LessonSubject& subject, auto) { return eatenBytes(subject); }},
        {"failing-lane", [](const LessonSubject& subject, auto) { return failingLanes(subject); }},
        {"lead", [](const LessonSubject& subject, auto) { return edgeOfSelected(subject, false); }},
        {"last", [](const LessonSubject& subject, auto) { return edgeOfSelected(subject, true); }},
        {"continuation",
         [](const LessonSubject& subject, auto) {
             return bytesThat(subject, [](Byte byte) { return (byte & 0xC0) == 0x80; });
         }},
        {"ascii", [](const LessonSubject& subject,
                     auto) { return bytesThat(subject, [](Byte byte) { return byte < 0x80; }); }},
        {"character",
         [](const LessonSubject& subject, std::u32string_view characters) {
             return spansThat(subject, [characters](const PlacedBytes& placed) {
                 const auto text = placed.span.text();
                 return !text.empty() && characters.find(text) != std::u32string_view::npos;
             });
         }},
        {"mark",
         [](const LessonSubject& subject, auto) {
             return spansThat(subject, [](const PlacedBytes& placed) {
                 return placed.range.begin == 0 && placed.span.text() == U"\uFEFF";
             });
         }},
    };
    return list;
}

} // namespace

ByteView LessonSubject::selected() const {
    const ByteRange range = selection.clampedTo({0, bytes.size()});
    return range.empty() ? ByteView(bytes) : ByteView(bytes).subspan(range.begin, range.length());
}

const QStringList& byteRules() {
    static const QStringList names = [] {
        QStringList list;
        for (const auto& rule : rules())
            list += QLatin1String(rule.first);
        return list;
    }();
    return names;
}

std::vector<std::uint64_t> bytesThatMeet(const QString& rule, std::u32string_view characters,
                                         const LessonSubject& subject) {
    for (const auto& [name, meets] : rules())
        if (rule == QLatin1String(name))
            return meets(subject, characters);
    return {};
}

} // namespace moji::app
