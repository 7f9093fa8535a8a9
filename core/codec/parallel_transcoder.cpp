#include "codec/parallel_transcoder.h"

#include "codec/span_cursor.h"
#include "support/ordered_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <thread>

namespace moji {

namespace {

// For fewer pieces no threads are started.
constexpr std::uint64_t kLeastPieces = 4;
// To find a piece's beginning it is not worth while to decode more.
constexpr std::uint64_t kMostBefore = 64 * 1024;
constexpr std::uint64_t kLongestSpan = 64;

std::uint64_t endOf(const ByteSource& source, const TranscodeOptions& options) {
    return std::min(source.size(), options.maxBytes);
}

unsigned threadsOf(const ParallelTranscoding& parallel) {
    return parallel.threads > 0 ? parallel.threads
                                : std::max(1U, std::thread::hardware_concurrency());
}

/// Whether the bytes for a character never depend on those before it.
bool hasNoState(const Codec& to) {
    const EncodingForm form = to.scheme().form;
    return form == EncodingForm::Utf8 || form == EncodingForm::Utf8Variant ||
           form == EncodingForm::Utf16 || form == EncodingForm::Utf32 ||
           to.info().family == CodecFamily::SingleByte ||
           to.info().family == CodecFamily::DoubleByte;
}

/// Memory of pieces that have been written, for the next ones: fresh pages cost more than the
/// conversion.
class SpareRoom {
public:
    [[nodiscard]] Bytes take() {
        const std::lock_guard lock(m_mutex);
        if (m_spare.empty())
            return {};
        Bytes room = std::move(m_spare.back());
        m_spare.pop_back();
        return room;
    }
    void give(Bytes room) {
        const std::lock_guard lock(m_mutex);
        m_spare.push_back(std::move(room));
    }

private:
    std::mutex m_mutex;
    std::vector<Bytes> m_spare;
};

/// Transcodes pieces, in any order. One for each thread.
class PieceTranscoder {
public:
    PieceTranscoder(const ByteSource& source, const Codec& from, const Codec& to,
                    const TranscodeOptions& options, const ParallelTranscoding& parallel,
                    SpareRoom& spare)
        : m_source(source)
        , m_from(from)
        , m_to(to)
        , m_options(options)
        , m_parallel(parallel)
        , m_spare(spare)
        , m_end(endOf(source, options)) {}

    /// Piece `index` from where it will probably begin; nothing where that cannot be told.
    [[nodiscard]] Result<std::optional<TranscodedPiece>> ahead(std::uint64_t index) {
        const std::uint64_t begin = index * m_parallel.pieceSize;
        SpanCursor cursor(m_source, m_from);
        auto place = cursor.startBefore(begin);
        if (!place)
            return place.error();
        if (begin - place->offset > kMostBefore)
            return std::optional<TranscodedPiece>();
        if (auto done = read({place->offset, std::min(m_end, begin + kLongestSpan)}); !done)
            return done.error();
        for (ByteView rest = m_buffer; place->offset < begin;) {
            DecoderState after = place->state;
            const Span span = m_from.next(rest, after, Tail::MoreFollows);
            if (span.length == 0 || place->offset + span.length > begin)
                break; // the character across the edge belongs to this piece
            *place = {place->offset + span.length, after};
            rest = rest.subspan(span.length);
        }
        auto piece = from(*place, index);
        if (!piece)
            return piece.error();
        return std::optional(*std::move(piece));
    }

    [[nodiscard]] Result<TranscodedPiece> from(const Checkpoint& place, std::uint64_t index) {
        const std::uint64_t end = std::min(m_end, (index + 1) * m_parallel.pieceSize);
        if (auto done = read({place.offset, std::max(place.offset, end)}); !done)
            return done.error();
        const Tail tail = end == m_end ? Tail::AtEnd : Tail::MoreFollows;
        return transcodePiece(m_buffer, place, tail, m_from, m_to, m_options, m_spare.take());
    }

private:
    [[nodiscard]] Result<Done> read(ByteRange range) {
        m_buffer.resize(static_cast<std::size_t>(range.length()));
        const auto count = m_source.read(range.begin, m_buffer);
        if (!count)
            return count.error();
        if (*count < m_buffer.size())
            return Error{ErrorCode::ReadFailed, m_parallel.name,
                         fmt::format("shrank while it was read: it ended after {} of {} bytes",
                                     range.begin + *count, m_source.size())};
        return Done{};
    }

    const ByteSource& m_source;
    const Codec& m_from;
    const Codec& m_to;
    const TranscodeOptions& m_options;
    const ParallelTranscoding& m_parallel;
    SpareRoom& m_spare;
    const std::uint64_t m_end;
    Bytes m_buffer;
};

} // namespace

bool canTranscodeInParallel(const ByteSource& source, const Codec& from, const Codec& to,
                            const TranscodeOptions& options, const ParallelTranscoding& parallel) {
    return endOf(source, options) / parallel.pieceSize >= kLeastPieces &&
           from.info().sync != Synchronisation::Checkpoint && hasNoState(to) && !options.addMark &&
           !options.dropMark && threadsOf(parallel) > 1;
}

Result<std::optional<TranscodeStop>> transcodeInParallel(const ByteSource& source,
                                                         const Codec& from, const Codec& to,
                                                         const TranscodeOptions& options,
                                                         const ParallelTranscoding& parallel,
                                                         const ByteSink& sink) {
    const std::uint64_t end = endOf(source, options);
    const std::uint64_t count = (end + parallel.pieceSize - 1) / parallel.pieceSize;
    SpareRoom spare;
    PieceTranscoder again(source, from, to, options, parallel, spare);
    OrderedBlocks<Result<std::optional<TranscodedPiece>>> pieces(count, threadsOf(parallel), [&] {
        return [transcoder = PieceTranscoder(source, from, to, options, parallel, spare)](
                   std::uint64_t index) mutable { return transcoder.ahead(index); };
    });
    Checkpoint place{0, from.initialState()};
    for (std::uint64_t index = 0; index < count; ++index) {
        auto ahead = pieces.take({});
        if (!*ahead)
            return ahead->error();
        std::optional<TranscodedPiece> piece = **std::move(ahead);
        if (!piece || piece->begin.offset != place.offset || piece->begin.state != place.state) {
            auto transcoded = again.from(place, index);
            if (!transcoded)
                return transcoded.error();
            piece = *std::move(transcoded);
        }
        if (!piece->isComplete && !piece->stop) { // what follows decides how it ends
            SourceReader rest(source, {place.offset, end});
            return transcodeFrom(place, rest, from, to, options, sink);
        }
        sink(piece->bytes);
        if (piece->stop)
            return std::optional(*std::move(piece->stop));
        place = piece->end;
        spare.give(std::move(piece->bytes));
        if (options.onProgress)
            options.onProgress(place.offset);
    }
    return std::optional<TranscodeStop>();
}

} // namespace moji
