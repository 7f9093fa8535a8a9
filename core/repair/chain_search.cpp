#include "repair/chain_search.h"

#include "codec/pair_bytes.h"
#include "repair/text_cost.h"
#include "text/ascii.h"
#include "utf8/strict.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace moji::repair {

namespace {

// Bits of doubt
constexpr double kSecondPair = 6;     // damaged twice
constexpr double kReadAsUtf8 = 25;    // hardly any text in another encoding is well-formed UTF-8
constexpr double kSlack = 100;        // beyond a part's share, to go on weighing a text
constexpr std::size_t kMostSteps = 4; // longer ones are found by misread_utf8.h only

Chain with(Chain chain, std::initializer_list<Step> steps) {
    chain.insert(chain.end(), steps);
    return chain;
}

/// Whether the bytes of `text` in `codec` are well-formed UTF-8 and not only ASCII. Says no at the
/// first byte that is not, so that it may be asked often.
bool isWholeUtf8(const Codec& codec, std::u32string_view text) {
    EncoderState state = codec.initialEncoderState();
    Bytes open; // a character that further bytes may complete
    bool multiByte = false;
    while (!text.empty()) {
        const EncodeStep step = codec.encode(text, state, Tail::AtEnd);
        if (step.status != EncodeStep::Status::Ok)
            return false;
        text.remove_prefix(step.consumed);
        open.insert(open.end(), step.bytes.begin(), step.bytes.begin() + step.length);
        while (!open.empty()) {
            const Span span = utf8::decodeStrict(open, Tail::MoreFollows);
            if (isError(span.status))
                return false;
            if (span.length == 0)
                break;
            multiByte = multiByte || span.length > 1;
            open.erase(open.begin(), open.begin() + span.length);
        }
    }
    return multiByte && open.empty();
}

bool hasAsian(std::u32string_view text) {
    constexpr char32_t kFirstAsian = 0x2E80;
    return std::ranges::any_of(text, [](char32_t c) { return c >= kFirstAsian; });
}

/// What was read two bytes a character has Asian ones.
bool mayHaveBeenReadAs(const Candidate& candidate, bool hasAsian) {
    return hasAsian || candidate.info().family != CodecFamily::DoubleByte;
}

bool isUtf8Decode(const Chain& chain) {
    return !chain.empty() && chain.back() == Step{StepKind::Decode, "UTF-8"};
}

} // namespace

/// The bytes that texts were written as. Read in the same encodings, they give the same texts
/// again.
class ChainSearch::WrittenBytes {
public:
    /// Goes on to the next text that is written.
    void nextText() { ++m_text; }

    enum class ToRead { All, Nothing, Only };
    struct Answer {
        ToRead toRead = ToRead::All; // but in the encoding that the text is written in
        const Codec* only = nullptr;
    };
    /// Asked before the bytes, which the text is in `written`, are read.
    [[nodiscard]] Answer add(ByteView bytes, const Codec& written) {
        const auto [known, isNew] =
            m_known.try_emplace(std::string(asChars(bytes)), Known{&written, m_text});
        if (isNew)
            return {};
        Known& before = known->second;
        const bool sameText = std::exchange(before.text, m_text) == m_text;
        if (sameText || !before.unread || before.unread == &written)
            return {ToRead::Nothing, nullptr};
        return {ToRead::Only, std::exchange(before.unread, nullptr)};
    }

private:
    struct Known {
        const Codec* unread; // the encoding that they were written in first; null once read in it
        std::size_t text;    // the last one that was written so
    };
    std::unordered_map<std::string, Known> m_known;
    std::size_t m_text = 0;
};

/// A chain, and what is known so far of whether the bytes of its text may be UTF-8.
struct ChainSearch::Kept {
    FoundChain chain;
    std::optional<bool> hidesUtf8;
};

/// What one round of pairs has found.
struct ChainSearch::Round {
    SeenTexts& seen;
    WrittenBytes& written;
    double limit; // bits; what costs more need not be known exactly
    Tail tail;
    std::vector<Kept> found;
};

ChainSearch::ChainSearch(const CodecRegistry& codecs, const DuplicateCodesOfAll& duplicates,
                         const ByteImages& images, const std::vector<Candidate>& candidates,
                         std::size_t maxSteps)
    : m_codecs(codecs)
    , m_duplicates(duplicates)
    , m_images(images)
    , m_narrow([candidates] { return NarrowReadings(candidates); })
    , m_maxSteps(std::min<std::size_t>(maxSteps, kMostSteps)) {
    const auto narrow = images.encodings();
    for (const Candidate& candidate : candidates) {
        const auto image = std::ranges::find(narrow, candidate.name(), &Candidate::name);
        const auto place = static_cast<std::size_t>(image - narrow.begin());
        if (candidate.name() == m_codecs.utf8().name())
            m_utf8 = candidate;
        m_candidates.push_back(
            {candidate, image == narrow.end() ? std::nullopt : std::optional(place)});
    }
}

/// `mayBe` is what m_images says of the text: it spares most encodings the trial.
bool ChainSearch::isUtf8In(const Tried& tried, ByteImages::Set mayBe,
                           std::u32string_view text) const {
    if (tried.image && (mayBe >> *tried.image & 1) == 0)
        return false;
    return isDistinct(tried) ? m_images.readAsUtf8(*tried.image, text).has_value()
                             : isWholeUtf8(tried.candidate.codec(), text);
}

bool ChainSearch::isDistinct(const Tried& tried) const {
    return tried.image && (m_images.distinct() >> *tried.image & 1) != 0;
}

/// The text as UTF-8 that was read in each encoding in which it may have been.
void ChainSearch::tryUtf8(const FoundChain& from, double before, Round& round) const {
    const bool asian = hasAsian(from.text);
    const ByteImages::Set mayBe = m_images.mayAllBeUtf8(from.text);
    for (const Tried& each : m_candidates) {
        const Candidate& written = each.candidate;
        if (!mayHaveBeenReadAs(written, asian))
            continue;
        const double doubt = before + written.doubt + (written.name() == "UTF-8" ? kReadAsUtf8 : 0);
        if (!isDistinct(each)) {
            if (isUtf8In(each, mayBe, from.text))
                tryReadings(from, written.codec(), doubt, true, round);
        } else if ((mayBe >> *each.image & 1) != 0) {
            if (const auto text = m_images.readAsUtf8(*each.image, from.text))
                add(from, {written.codec(), *m_utf8, doubt + m_utf8->doubt}, *text, round);
        }
    }
}

/// A text that this pair of steps after `from` gives. Nearly all texts are found to cost too much
/// at a quick look; such a one is kept only if its bytes may be UTF-8, to go on from.
void ChainSearch::add(const FoundChain& from, const Pair& pair, std::u32string_view text,
                      Round& round) const {
    if (!round.seen.add(text))
        return;
    const bool isLast = from.chain.size() + 2 >= m_maxSteps;
    const double most = isLast ? round.limit - pair.doubt : round.limit;
    std::optional<bool> hides;
    if (surelyCostsMore(text, most)) {
        if (isLast)
            return;
        if (pair.read.name() != "UTF-8") {
            hides = hidesUtf8(text);
            if (!*hides)
                return;
        }
    }
    const double bits = bitsOf(text, round.limit, kSlack);
    round.found.push_back({{with(from.chain, {{StepKind::Encode, pair.written.name()},
                                              {StepKind::Decode, pair.read.name()}}),
                            pair.doubt, bits, std::u32string(text)},
                           hides});
}

void ChainSearch::tryReadings(const FoundChain& from, const Codec& written, double doubt,
                              bool onlyUtf8, Round& round) const {
    const DuplicateCodes* duplicates = m_duplicates.of(written);
    const bool several = duplicates && duplicates->occurIn(from.text);
    const auto bytes = several ? std::nullopt : encodeAll(written, from.text);
    if (!several && !bytes)
        return;
    const Codec* utf8 = onlyUtf8 ? &m_codecs.utf8() : nullptr;
    const auto [toRead, only] = utf8    ? WrittenBytes::Answer{WrittenBytes::ToRead::Only, utf8}
                                : bytes ? round.written.add(*bytes, written)
                                        : WrittenBytes::Answer{};
    if (toRead == WrittenBytes::ToRead::Nothing)
        return;
    const NarrowReadings& narrow = *m_narrow;
    const NarrowReadings::Set readers = bytes ? narrow.thatRead(*bytes) : 0;
    std::u32string text;
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        const Candidate& read = m_candidates[i].candidate;
        if (read.name() == written.name() || (only && read.name() != only->name()) ||
            (bytes && !mayBeWrittenIn(read.info(), *bytes)))
            continue;
        const NarrowReadings::Set bit = i < NarrowReadings::kMost ? NarrowReadings::Set{1} << i : 0;
        if (several) {
            auto found = reread(from.text, written, *duplicates, read.codec(), round.tail);
            if (!found)
                continue;
            text = std::move(found->text);
        } else if ((narrow.known() & bit) != 0) {
            if ((readers & bit) == 0)
                continue;
            narrow.read(i, *bytes, text);
        } else if (auto whole = decodeWhole(read.codec(), *bytes, round.tail)) {
            text = *std::move(whole);
        } else {
            continue;
        }
        add(from, {written, read, doubt + read.doubt}, text, round);
    }
}

void ChainSearch::tryPairs(const FoundChain& from, bool onlyUtf8, Round& round) const {
    if (from.chain.size() + 2 > m_maxSteps || isAscii(from.text) ||
        from.text.find(U'\uFFFD') != from.text.npos)
        return;
    round.written.nextText();
    const double before = from.doubt + (from.chain.empty() ? 0 : kSecondPair);
    if (onlyUtf8 && m_utf8) {
        tryUtf8(from, before, round);
        return;
    }
    const bool asian = hasAsian(from.text);
    const ByteImages::Set mayBe = onlyUtf8 ? m_images.mayAllBeUtf8(from.text) : 0;
    for (const Tried& each : m_candidates) {
        const Candidate& written = each.candidate;
        if (!mayHaveBeenReadAs(written, asian) || (onlyUtf8 && !isUtf8In(each, mayBe, from.text)))
            continue;
        const double doubt = before + written.doubt + (written.name() == "UTF-8" ? kReadAsUtf8 : 0);
        tryReadings(from, written.codec(), doubt, false, round);
    }
}

bool ChainSearch::hidesUtf8(std::u32string_view text) const {
    const bool asian = hasAsian(text);
    const ByteImages::Set mayBe = m_images.mayAllBeUtf8(text);
    return std::ranges::any_of(m_candidates, [&](const Tried& each) {
        return each.candidate.info().family != CodecFamily::Unicode &&
               mayHaveBeenReadAs(each.candidate, asian) && isUtf8In(each, mayBe, text);
    });
}

std::vector<ChainSearch::Lead> ChainSearch::promising(const Round& round, double limit) const {
    std::vector<Lead> leads;
    bool hasOther = false;
    for (const auto& [found, hides] : round.found) { // the most plausible first
        if (found.chain.size() >= m_maxSteps)
            continue;
        const bool other = !hasOther && found.bits < limit;
        const bool proves = isUtf8Decode(found.chain);
        if (!proves && (hides ? *hides : hidesUtf8(found.text)))
            leads.push_back({found, !other});
        else if (proves || other)
            leads.push_back({found, false});
        hasOther = hasOther || other;
    }
    return leads;
}

std::vector<FoundChain> ChainSearch::find(std::u32string_view sample, Tail tail, std::size_t count,
                                          const std::stop_token& stop) const {
    SeenTexts seen;
    WrittenBytes written;
    seen.add(sample);
    const FoundChain start{{}, 0, bitsOf(sample), std::u32string(sample)};
    const auto total = [](const FoundChain& found) { return found.bits + found.doubt; };
    std::vector<FoundChain> all;
    std::vector<Lead> leads{{start, false}};
    while (!leads.empty() && !stop.stop_requested()) {
        Round round{seen, written, start.bits, tail, {}};
        for (const Lead& lead : leads)
            tryPairs(lead.found, lead.onlyUtf8, round);
        std::ranges::stable_sort(round.found, {},
                                 [&](const Kept& kept) { return total(kept.chain); });
        leads = promising(round, start.bits);
        for (Kept& kept : round.found)
            all.push_back(std::move(kept.chain));
    }
    std::erase_if(all, [&](const FoundChain& found) { return total(found) >= start.bits; });
    std::ranges::stable_sort(all, {}, total);
    if (all.size() > count)
        all.resize(count);
    return all;
}

} // namespace moji::repair
