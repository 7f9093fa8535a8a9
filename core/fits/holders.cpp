#include "fits/holders.h"

#include "codec/encode_in_place.h"
#include "codec/owned_mark.h"
#include "fits/fit_report.h"
#include "fits/target_encoder.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace moji::fits {

namespace {

/// Whether the character may be written together with the next one.
bool mayCombine(const Codec& codec, char32_t codePoint) {
    EncoderState state = codec.initialEncoderState();
    const auto step = codec.encode({&codePoint, 1}, state, Tail::MoreFollows);
    return step.status == EncodeStep::Status::NeedsMore;
}

bool survives(const Codec& codec, char32_t codePoint) {
    const std::u32string_view text(&codePoint, 1);
    return thereAndBack(codec, text) == text;
}

/// Bytes of a character, and of what is written before it where it is the first one of the text.
struct CharacterSize {
    std::uint64_t self = 0;
    std::uint64_t header = 0;
};
CharacterSize sizeOf(const Codec& codec, char32_t codePoint) {
    const std::size_t one = encodeAll(codec, std::u32string(1, codePoint))->size();
    const std::size_t two = encodeAll(codec, std::u32string(2, codePoint))->size();
    return {two - one, 2 * one - two};
}

struct Change {
    char32_t codePoint = 0;
    std::uint64_t count = 0;
    std::uint64_t before = 0;
};
using Changes = std::vector<Change>;

Changes changesSince(const CharacterCounts& before, const CharacterCounts& counts) {
    Changes changes;
    counts.forEachChange(before, [&](char32_t codePoint, std::uint64_t now, std::uint64_t then) {
        changes.push_back({codePoint, now, then});
    });
    return changes;
}

/// A character that was not there before and of which `is` answers true.
template <class Is>
std::optional<char32_t> findNew(const Changes& changes, Is is) {
    const auto found = std::ranges::find_if(
        changes, [&](const Change& change) { return change.before == 0 && is(change.codePoint); });
    return found == changes.end() ? std::nullopt : std::optional(found->codePoint);
}

/// What `known` is after the changes; nothing if all characters must be asked about: the one that
/// decided is gone.
std::optional<HolderSearch::Answer> changed(const Codec& codec, const HolderSearch::Answer& known,
                                            const Changes& changes, const CharacterCounts& counts) {
    const auto isThere = [&](std::optional<char32_t> one) { return one && counts.of(*one) > 0; };
    if (isThere(known.combining))
        return known;
    if (const auto one = findNew(changes, [&](char32_t c) { return mayCombine(codec, c); }))
        return HolderSearch::Answer{one, {}, 0};
    if (isThere(known.lost))
        return known;
    if (known.combining || known.lost)
        return {};
    if (const auto one = findNew(changes, [&](char32_t c) { return !survives(codec, c); }))
        return HolderSearch::Answer{{}, one, 0};
    HolderSearch::Answer answer = known;
    for (const Change& change : changes)
        answer.size += (change.count - change.before) * sizeOf(codec, change.codePoint).self;
    return answer;
}

using Sizes = std::map<const Codec*, std::uint64_t>;

/// Encodes the whole text: those of `codecs` that can, with its size.
Result<Sizes> encodedSizes(const ByteSource& source, const Codec& from,
                           const std::vector<const Codec*>& codecs, const std::stop_token& stop,
                           const ProgressCallback& progress) {
    Sizes sizes;
    if (codecs.empty())
        return sizes;
    std::vector<std::unique_ptr<TargetEncoder>> encoders;
    encoders.reserve(codecs.size());
    for (const Codec* codec : codecs)
        encoders.push_back(std::make_unique<TargetEncoder>(*codec));
    const auto read = readText(
        source, from,
        [&](std::u32string_view text, std::span<const std::uint64_t> offsets, Tail tail) {
            for (const auto& encoder : encoders)
                encoder->take(text, offsets, tail);
        },
        stop, progress);
    if (!read)
        return read.error();
    for (const auto& encoder : encoders) {
        encoder->finish();
        if (encoder->lacking().characters() == 0)
            sizes.emplace(&encoder->codec(), encoder->bytes());
    }
    return sizes;
}

/// The encodings by what must be done to know whether they hold a text.
struct Sorted {
    Sizes counted;                       // hold it, known from the counts
    std::vector<const Codec*> shifting;  // hold it; to know its size it must be encoded
    std::vector<const Codec*> combining; // it must be encoded
};

Sorted sorted(const std::vector<const Codec*>& codecs,
              const std::vector<HolderSearch::Answer>& answers, std::optional<char32_t> first) {
    Sorted sorted;
    for (std::size_t i = 0; i < codecs.size(); ++i) {
        const Codec& codec = *codecs[i];
        const HolderSearch::Answer& answer = answers[i];
        if (answer.lost || codec.name() == "replacement") // writes UTF-8, and reads nothing
            continue;
        if (answer.combining)
            sorted.combining.push_back(&codec);
        else if (hasShifts(codec))
            sorted.shifting.push_back(&codec);
        else
            sorted.counted[&codec] =
                answer.size +
                (first ? sizeOf(codec, *first).header + ownedMarkSize(codec, *first) : 0);
    }
    return sorted;
}

/// The smallest first, else in the order of `codecs`, those that were encoded at last.
std::vector<Holder> bySize(const std::vector<const Codec*>& codecs, const Sizes& counted,
                           const Sizes& encoded) {
    std::vector<Holder> found;
    for (const Sizes* sizes : {&counted, &encoded}) {
        for (const Codec* codec : codecs) {
            if (const auto size = sizes->find(codec); size != sizes->end())
                found.push_back({codec, size->second});
        }
    }
    std::ranges::stable_sort(found, {}, &Holder::size);
    return found;
}

} // namespace

Result<std::vector<HolderSearch::Answer>>
HolderSearch::update(const CharacterCounts& counts, const std::vector<const Codec*>& codecs,
                     const std::stop_token& stop) {
    const Changes changes = changesSince(m_counts, counts);
    std::optional<Changes> all;
    std::map<const Codec*, Answer> answers;
    std::vector<Answer> inOrder;
    for (const Codec* codec : codecs) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto known = m_answers.find(codec);
        std::optional<Answer> answer;
        if (known != m_answers.end())
            answer = changed(*codec, known->second, changes, counts);
        if (!answer && !all)
            all = changesSince(CharacterCounts(), counts);
        if (!answer)
            answer = changed(*codec, Answer(), *all, counts);
        answers.emplace(codec, *answer);
        inOrder.push_back(*answer);
    }
    m_answers = std::move(answers);
    m_counts = counts;
    return inOrder;
}

Result<HolderReport> holders(const ByteSource& source, const Codec& from,
                             const std::vector<const Codec*>& codecs, const std::stop_token& stop,
                             const ProgressCallback& progress) {
    CharacterCounts counts;
    std::optional<char32_t> first;
    const auto read = readText(
        source, from,
        [&](std::u32string_view text, std::span<const std::uint64_t>, Tail) {
            counts.add(text);
            if (!first && !text.empty())
                first = text.front();
        },
        stop, progress);
    if (!read)
        return read.error();
    const auto answers = HolderSearch().update(counts, codecs, stop);
    if (!answers)
        return answers.error();
    Sorted all = sorted(codecs, *answers, first);
    std::ranges::copy(all.shifting, std::back_inserter(all.combining));
    const auto encoded = encodedSizes(source, from, all.combining, stop, progress);
    if (!encoded)
        return encoded.error();
    return HolderReport{bySize(codecs, all.counted, *encoded), *read};
}

Result<std::vector<Holder>> KeptHolders::update(const IndexedText& text,
                                                const std::vector<const Codec*>& codecs,
                                                const std::stop_token& stop,
                                                const ProgressCallback& progress) {
    if (auto done = m_census.update(text, stop, progress); !done)
        return done.error();
    const auto answers = m_search.update(m_census.counts(), codecs, stop);
    if (!answers)
        return answers.error();
    const auto first = firstCharacter(text);
    if (!first)
        return first.error();
    const Sorted all = sorted(codecs, *answers, *first);
    auto encoded = encodedSizes(*text.source, *text.codec, all.combining, stop, progress);
    if (!encoded)
        return encoded.error();
    std::map<const Codec*, KeptSize> sizes = std::exchange(m_sizes, {});
    for (const Codec* codec : all.shifting) {
        auto kept = sizes.extract(codec);
        KeptSize& size =
            (kept ? m_sizes.insert(std::move(kept)).position : m_sizes.emplace(codec, *codec).first)
                ->second;
        const auto bytes = size.update(text, stop, progress);
        if (!bytes)
            return bytes.error();
        encoded->emplace(codec, *bytes + (*first ? ownedMarkSize(*codec, **first) : 0));
    }
    return bySize(codecs, all.counted, *encoded);
}

} // namespace moji::fits
