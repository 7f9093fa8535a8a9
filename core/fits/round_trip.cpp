#include "fits/round_trip.h"

#include "codec/transcoding_reader.h"
#include "fits/library_conversion.h"

#include <algorithm>

namespace moji::fits {

namespace {

using Outcome = RoundTrip::Outcome;

/// A conversion by our codecs.
class OwnConversion final : public ConversionReader {
public:
    OwnConversion(ByteReader& reader, const Codec& from, const Codec& to)
        : m_reader(reader, from, to, TranscodingReader::Malformed::Stop,
                   TranscodingReader::Marks::Owned) {}
    Result<std::size_t> read(std::span<Byte> out) override { return m_reader.read(out); }
    [[nodiscard]] bool stopped() const override { return m_reader.stopped(); }

private:
    TranscodingReader m_reader;
};

using Conversion = std::unique_ptr<ConversionReader>;

/// Compares what comes back with the source.
Result<Done> compare(RoundTrip& trip, const ByteSource& source, const Conversion& there,
                     const Conversion& back, const std::stop_token& stop) {
    Bytes found(64 * 1024);
    Bytes expected(found.size());
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto count = back->read(found);
        if (!count)
            return count.error();
        const auto wanted = source.read(trip.offset, std::span(expected).first(*count));
        if (!wanted)
            return wanted.error();
        const auto [ours, theirs] = std::mismatch(
            found.begin(), found.begin() + static_cast<std::ptrdiff_t>(*count), expected.begin(),
            expected.begin() + static_cast<std::ptrdiff_t>(*wanted));
        const auto same = static_cast<std::size_t>(ours - found.begin());
        trip.offset += same;
        if (same < *count) {
            trip.outcome = Outcome::Changed;
            return Done{};
        }
        if (*count == 0)
            break;
    }
    if (there->stopped() || back->stopped())
        trip.outcome = Outcome::Refused;
    else if (trip.offset != source.size())
        trip.outcome = Outcome::Changed;
    return Done{};
}

} // namespace

std::string_view identifier(Outcome outcome) {
    switch (outcome) {
    case Outcome::Identical:
        return "identical";
    case Outcome::Changed:
        return "changed";
    case Outcome::Refused:
        return "refused";
    case Outcome::Unavailable:
        return "unavailable";
    }
    return "";
}

Result<RoundTrip> roundTrip(const ByteSource& source, const Codec& from, const Codec& to,
                            chart::Library library, const std::stop_token& stop) {
    const bool isIcu = library == chart::Library::Icu;
    const bool isOurs = library == chart::Library::Whatwg;
    const auto nameOf = [&](const Codec& codec) {
        return isOurs ? codec.name()
                      : (isIcu ? chart::icuName(codec) : chart::iconvName(codec)).value_or("");
    };
    RoundTrip trip{library, nameOf(from), nameOf(to), Outcome::Identical, 0};
    if (trip.from.empty() || trip.to.empty()) {
        trip.outcome = Outcome::Unavailable;
        return trip;
    }
    const auto convert = [&](ByteReader& reader, const Codec& a, const std::string& aName,
                             const Codec& b, const std::string& bName) -> Conversion {
        if (isOurs)
            return std::make_unique<OwnConversion>(reader, a, b);
        return isIcu ? icuConversion(reader, aName, bName) : iconvConversion(reader, aName, bName);
    };
    SourceReader reader(source);
    const Conversion there = convert(reader, from, trip.from, to, trip.to);
    const Conversion back = there ? convert(*there, to, trip.to, from, trip.from) : Conversion();
    if (!back) {
        trip.outcome = Outcome::Unavailable;
        return trip;
    }
    if (const auto done = compare(trip, source, there, back, stop); !done)
        return done.error();
    return trip;
}

} // namespace moji::fits
