#include "measure/text_cut.h"

#include "codec/owned_mark.h"
#include "unicode/graphemes.h"

#include <algorithm>
#include <array>

namespace moji::measure {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kMark = 0xFEFF;

/// Whether a cluster goes on at code point `index`.
bool isInsideCluster(std::u32string_view text, std::size_t index) {
    const auto starts = unicode::graphemeBoundaries(text);
    return index < text.size() && !std::ranges::binary_search(starts, index);
}

Cut cutAfterCodePoints(std::u32string_view text, std::size_t count) {
    Cut cut;
    cut.isWhole = count >= text.size();
    cut.kept = text.substr(0, std::min(count, text.size()));
    if (isInsideCluster(text, cut.kept.size()))
        cut.damage = Damage::Cluster;
    return cut;
}

/// The code points of the first `limit` clusters.
std::size_t codePointsOfClusters(std::u32string_view text, std::uint64_t limit) {
    const auto starts = unicode::graphemeBoundaries(text);
    return limit < starts.size() ? starts[static_cast<std::size_t>(limit)] : text.size();
}

/// Terminals and tables leave a cluster out that does not fit whole.
std::size_t codePointsOfColumns(std::u32string_view text, std::uint64_t limit) {
    auto starts = unicode::graphemeBoundaries(text);
    starts.push_back(text.size());
    unicode::GraphemeCounter counter;
    std::size_t kept = 0;
    for (std::size_t i = 1; i < starts.size(); ++i) {
        for (std::size_t at = starts[i - 1]; at < starts[i]; ++at)
            counter.add(text[at]);
        if (counter.columns() > limit)
            return kept;
        kept = starts[i];
    }
    return kept;
}

Cut cutAfterUtf16Units(std::u32string_view text, std::uint64_t limit) {
    std::uint64_t units = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::uint64_t needed = text[i] < 0x10000 ? 1 : 2;
        if (units + needed > limit) {
            Cut cut = cutAfterCodePoints(text, i);
            if (units < limit) {
                cut.kept += kReplacement; // half a surrogate pair
                cut.damage = Damage::Character;
            }
            return cut;
        }
        units += needed;
    }
    return cutAfterCodePoints(text, text.size());
}

struct EncodedText {
    Bytes bytes;
    std::uint64_t begin = 0;         // of the first code point: a mark of the encoding is before it
    std::vector<std::uint64_t> ends; // of each code point, in bytes
};

EncodedText encode(std::u32string_view text, const Codec& codec) {
    EncodedText encoded;
    EncoderState state = codec.initialEncoderState();
    const auto add = [&](const EncodeStep& step) {
        encoded.bytes.insert(encoded.bytes.end(), step.bytes.begin(),
                             step.bytes.begin() + step.length);
    };
    if (!text.empty() && ownedMarkSize(codec, text.front()) > 0)
        add(codec.encode({&kMark, 1}, state, Tail::MoreFollows));
    encoded.begin = encoded.bytes.size();
    while (!text.empty()) {
        const EncodeStep step = codec.encode(text, state, Tail::AtEnd);
        if (step.status == EncodeStep::Status::Ok)
            add(step);
        else
            add(codec.encode(U"?", state, Tail::AtEnd));
        const std::size_t taken = std::max<std::size_t>(step.consumed, 1);
        encoded.ends.insert(encoded.ends.end(), taken, encoded.bytes.size());
        text.remove_prefix(taken);
    }
    add(codec.finish(state));
    return encoded;
}

/// What the first `size` bytes read as, without a mark of the encoding.
std::u32string decode(const Codec& codec, const EncodedText& encoded, std::uint64_t size) {
    std::u32string text;
    for (const Span& span :
         decodeAll(codec, ByteView(encoded.bytes).first(static_cast<std::size_t>(size))))
        text += isError(span.status) ? std::u32string_view(&kReplacement, 1) : span.text();
    if (encoded.begin > 0 && text.starts_with(kMark))
        text.erase(0, 1);
    return text;
}

} // namespace

std::string_view identifier(Unit unit) {
    constexpr std::array<std::string_view, 5> kNames = {"bytes", "utf16_units", "code_points",
                                                        "graphemes", "columns"};
    return kNames[static_cast<std::size_t>(unit)];
}

std::string_view identifier(Damage damage) {
    constexpr std::array<std::string_view, 3> kNames = {"none", "cluster", "character"};
    return kNames[static_cast<std::size_t>(damage)];
}

Cut cutAfterBytes(std::u32string_view text, const Codec& codec, std::uint64_t limit) {
    const EncodedText encoded = encode(text, codec);
    if (limit >= encoded.bytes.size()) {
        Cut cut = cutAfterCodePoints(text, text.size());
        cut.kept = decode(codec, encoded, encoded.bytes.size());
        return cut;
    }
    const auto whole = static_cast<std::size_t>(std::ranges::upper_bound(encoded.ends, limit) -
                                                encoded.ends.begin());
    Cut cut = cutAfterCodePoints(text, whole);
    cut.kept = decode(codec, encoded, limit);
    cut.isWhole = false; // what ends the bytes (ESC ( B) may be cut off
    const bool isInMark = whole == 0 && limit > 0 && limit < encoded.begin;
    const std::uint64_t end = whole == 0 ? encoded.begin : encoded.ends[whole - 1];
    if (isInMark || limit > end)
        cut.damage = Damage::Character;
    return cut;
}

Cut cutAfter(std::u32string_view text, Unit unit, std::uint64_t limit) {
    switch (unit) {
    case Unit::Utf16Units:
        return cutAfterUtf16Units(text, limit);
    case Unit::Graphemes:
        return cutAfterCodePoints(text, codePointsOfClusters(text, limit));
    case Unit::Columns:
        return cutAfterCodePoints(text, codePointsOfColumns(text, limit));
    default:
        return cutAfterCodePoints(
            text, static_cast<std::size_t>(std::min<std::uint64_t>(limit, text.size())));
    }
}

} // namespace moji::measure
