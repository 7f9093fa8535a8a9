#pragma once
// Transforms text to an escaped form or back, as a stream: the caller feeds chunks of any size, and
// the sink receives pieces. The division into chunks never changes the output. Memory is constant,
// except for the styles that say otherwise (Style::streams).
//
// A transformer passes to its Sink each piece it writes, together with the input bytes that the
// piece represents. So one code path serves `moji` (which writes the pieces and warns) and displays
// of which character belongs to which escape (see transform()).
//
// Malformed text is data. Text that is not a valid escape, or not UTF-8 in a style of characters,
// is transformed in a defined way, with a Problem on its piece; only exceeding a stated limit is an
// error.

#include "bytes/byte_range.h"
#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::escape {

enum class PieceKind : std::uint8_t {
    Literal, // the input bytes unchanged; runs may be split anywhere
    Escape,  // an escape for a character, or a character for an escape
    Syntax,  // part of the form itself: `=?UTF-8?B?`, a soft line break; represents no text
};

/// What is wrong with a piece. Unless stated otherwise, it is passed through unchanged.
enum class Problem : std::uint8_t {
    None,
    NotUtf8,         // escape: bytes that are not UTF-8, written as U+FFFD
    NotInForm,       // escape: the form does not allow it; written all the same, but it may not be
                     // restored
    MalformedEscape, // unescape: starts like an escape, but is not valid
    HalfSurrogate,   // unescape: a lone half of a surrogate pair
    OutOfRange,      // unescape: above U+10FFFF, or not a character (HTML: written as U+FFFD)
    UnknownName,     // unescape: no such entity or character name
    UnknownCharset,  // unescape: no such encoding
    NotInCharset,    // unescape: bytes that are invalid in the named encoding, written as U+FFFD
    IgnoredByte,     // unescape: not part of the form, and dropped as the standard requires
};
/// The identifier, `half_surrogate` for example.
[[nodiscard]] std::string_view identifier(Problem problem);

/// Pieces come in input order, and their sources tile the input: contiguous, though `source` may be
/// empty (added syntax) and so may `output` (removed syntax).
struct Piece {
    ByteRange source;        // bytes of the input
    std::string_view output; // valid during the call
    PieceKind kind = PieceKind::Literal;
    Problem problem = Problem::None;
};

class Sink {
public:
    virtual ~Sink() = default;
    virtual void piece(const Piece& piece) = 0;
};

/// Writes the pieces of a step, contiguous in the input.
class PieceWriter {
public:
    PieceWriter(Sink& sink, std::uint64_t& written)
        : m_sink(sink)
        , m_written(written) {}

    /// The input offset up to which pieces have been written.
    [[nodiscard]] std::uint64_t position() const { return m_written; }
    /// The next `length` bytes of the input became `output`.
    void write(std::size_t length, std::string_view output, PieceKind kind,
               Problem problem = Problem::None) {
        const std::uint64_t begin = m_written;
        m_written += length;
        m_sink.piece({{begin, m_written}, output, kind, problem});
    }
    /// Writes the next bytes unchanged.
    void copy(ByteView bytes, Problem problem = Problem::None) {
        if (!bytes.empty())
            write(bytes.size(), asChars(bytes), PieceKind::Literal, problem);
    }
    void syntax(std::size_t length, std::string_view output = {}) {
        write(length, output, PieceKind::Syntax);
    }

private:
    Sink& m_sink;
    std::uint64_t& m_written;
};

class Transformer {
public:
    virtual ~Transformer() = default;

    /// Error: TooLarge, for a style that limits the size of the text.
    [[nodiscard]] Result<Done> feed(ByteView chunk, Sink& sink);
    /// Ends the input. Nothing may be fed afterwards.
    [[nodiscard]] Result<Done> finish(Sink& sink);

protected:
    /// With this many bytes a step always advances. No escape is longer.
    static constexpr std::size_t kLookahead = 4096;

    /// Handles some bytes at the front of `bytes` (not empty) and returns how many; 0 if more are
    /// needed, which is only allowed with Tail::MoreFollows and less than kLookahead bytes. Bytes
    /// taken may be written later; until then `out.position()` does not count them.
    [[nodiscard]] virtual std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) = 0;
    /// Writes what is required at the end.
    virtual void end(PieceWriter&) {}

    /// For styles that keep the whole input: makes all later calls fail.
    void fail(Error error) { m_error = std::move(error); }

private:
    [[nodiscard]] std::size_t run(ByteView bytes, Tail tail, std::size_t until, PieceWriter& out);
    [[nodiscard]] std::size_t resume(ByteView chunk, PieceWriter& out);

    Bytes m_carry; // bytes that need more input
    std::uint64_t m_written = 0;
    std::optional<Error> m_error;
};

/// A piece of a whole text, as ranges of the input and the output.
struct Segment {
    ByteRange source; // bytes of the input
    ByteRange result; // bytes of the output
    PieceKind kind = PieceKind::Literal;
    Problem problem = Problem::None;
    bool operator==(const Segment&) const = default;
};
struct Transformed {
    std::string text;
    std::vector<Segment> segments; // adjacent literals are one segment
    bool operator==(const Transformed&) const = default;
};
/// Transforms a text in memory; the transformer must be unused.
[[nodiscard]] Result<Transformed> transform(Transformer& transformer, ByteView bytes);

} // namespace moji::escape
