#include "document/converted_places.h"

#include "bytes/input_buffer.h"
#include "codec/transcoding_reader.h"

#include <algorithm>
#include <vector>

namespace moji::app {

namespace {

constexpr char32_t kMark = 0xFEFF;

/// A place, as the number of a code point of the text, from 0: the one that begins there.
using Number = std::uint64_t;

/// Reads a text from the front. Calls `each` with a code point and the offset of the bytes that it
/// comes from, until that says false.
template <class Each>
Result<Done> readCharacters(ByteReader& reader, const Codec& codec, const std::stop_token& stop,
                            Each each) {
    constexpr std::size_t kMost = 4096; // code points at once
    InputBuffer buffer(reader);
    DecoderState state = codec.initialState();
    std::vector<char32_t> text(kMost);
    std::vector<std::uint32_t> offsets(kMost);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const Tail tail = buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto done = codec.decodeCharacters(buffer.view(), state, tail, text, offsets);
        for (std::size_t i = 0; i < done.count; ++i)
            if (!each(text[i], buffer.offset() + offsets[i]))
                return Done{};
        buffer.consume(done.consumed);
        if (done.error.length > 0)
            return Done{};
        if (done.consumed > 0)
            continue;
        if (buffer.atEnd())
            return Done{};
        if (auto filled = buffer.fill(); !filled)
            return filled.error();
    }
}

/// Counts the byte-order marks at the beginning of a text.
class Marks {
public:
    void take(char32_t codePoint) {
        m_goesOn = m_goesOn && codePoint == kMark;
        m_count += m_goesOn ? 1 : 0;
    }
    [[nodiscard]] Number count() const { return m_count; }

private:
    Number m_count = 0;
    bool m_goesOn = true;
};

/// Counts what it passes on.
class CountingReader final : public ByteReader {
public:
    explicit CountingReader(ByteReader& reader)
        : m_reader(reader) {}
    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override {
        auto count = m_reader.read(out);
        m_count += count ? *count : 0;
        return count;
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }

private:
    ByteReader& m_reader;
    std::uint64_t m_count = 0;
};

/// What is known of the old text: the numbers of its places, which are asked for in order.
struct OldPlaces {
    std::vector<Number> begins;
    std::vector<Number> ends;
    Number marks = 0;
};

Result<OldPlaces> numbersOf(const ByteSource& source, const Codec& from,
                            const std::set<std::uint64_t>& begins,
                            const std::set<std::uint64_t>& ends, const std::stop_token& stop) {
    OldPlaces places;
    Marks marks;
    auto begin = begins.begin();
    auto end = ends.begin();
    Number number = 0;
    Number first = 0; // of those that come from the same bytes as the last one
    std::uint64_t last = 0;
    SourceReader reader(source);
    const auto read =
        readCharacters(reader, from, stop, [&](char32_t codePoint, std::uint64_t offset) {
            for (; begin != begins.end() && *begin < offset; ++begin)
                places.begins.push_back(first);
            for (; end != ends.end() && *end <= offset; ++end)
                places.ends.push_back(number);
            marks.take(codePoint);
            first = offset == last ? first : number;
            last = offset;
            ++number;
            return begin != begins.end() || end != ends.end();
        });
    if (!read)
        return read.error();
    for (; begin != begins.end(); ++begin)
        places.begins.push_back(*begin < source.size() ? first : number);
    places.ends.resize(ends.size(), number);
    places.marks = marks.count();
    return places;
}

/// Finds the offsets of numbers that grow, while their text is read.
class Offsets {
public:
    Offsets(const std::vector<Number>& numbers, Number oldMarks)
        : m_numbers(numbers)
        , m_oldMarks(oldMarks) {}

    /// Of code point `number`, where the text begins with so many byte-order marks.
    void take(Number number, Number marks, std::uint64_t offset) {
        while (m_found.size() < m_numbers.size() && in(m_numbers[m_found.size()], marks) <= number)
            m_found.push_back(offset);
    }
    [[nodiscard]] bool isDone() const { return m_found.size() == m_numbers.size(); }
    /// By the old offsets; those not found are the end.
    [[nodiscard]] std::map<std::uint64_t, std::uint64_t> by(const std::set<std::uint64_t>& old,
                                                            std::uint64_t end) {
        m_found.resize(m_numbers.size(), end);
        std::map<std::uint64_t, std::uint64_t> offsets;
        auto found = m_found.begin();
        for (const std::uint64_t offset : old)
            offsets.emplace_hint(offsets.end(), offset, *found++);
        return offsets;
    }

private:
    [[nodiscard]] Number in(Number number, Number marks) const {
        return number < m_oldMarks ? std::min(number, marks) : number - m_oldMarks + marks;
    }

    const std::vector<Number>& m_numbers;
    Number m_oldMarks;
    std::vector<std::uint64_t> m_found;
};

} // namespace

Result<ConvertedPlaces> convertedPlaces(const ByteSource& source, const Codec& from,
                                        const Codec& to, const std::set<std::uint64_t>& begins,
                                        const std::set<std::uint64_t>& ends,
                                        const std::stop_token& stop) {
    if (begins.empty() && ends.empty())
        return ConvertedPlaces{};
    const auto old = numbersOf(source, from, begins, ends, stop);
    if (!old)
        return old.error();
    SourceReader reader(source);
    TranscodingReader converter(reader, from, to, TranscodingReader::Malformed::Stop,
                                TranscodingReader::Marks::Owned);
    CountingReader converted(converter);
    Offsets newBegins(old->begins, old->marks);
    Offsets newEnds(old->ends, old->marks);
    Marks marks;
    Number number = 0;
    const auto read =
        readCharacters(converted, to, stop, [&](char32_t codePoint, std::uint64_t offset) {
            marks.take(codePoint);
            newBegins.take(number, marks.count(), offset);
            newEnds.take(number, marks.count(), offset);
            ++number;
            return !newBegins.isDone() || !newEnds.isDone();
        });
    if (!read)
        return read.error();
    return ConvertedPlaces{newBegins.by(begins, converted.count()),
                           newEnds.by(ends, converted.count())};
}

} // namespace moji::app
