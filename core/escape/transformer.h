#pragma once
// Text into an escaped form or back, as a stream: bytes go in by chunks of any size, pieces come
// out. How the input was cut never changes what comes out. Memory is constant, but for the styles
// that say otherwise (see style_registry.h).
//
// A transformer tells its Sink each piece it writes together with the bytes of the input that it
// stands for. One code path so serves `moji` (which writes the pieces and warns), and whoever wants
// to show which character lies under which escape (see transform()).
//
// Malformed text is data. What is no escape, or no UTF-8 where a style is made of characters, comes
// out in a defined way and with a Problem on its piece; only a stated bound can fail.

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
    Literal, // the bytes of the input, as they are; runs may be cut anywhere
    Escape,  // a character for its escape, or an escape for its character
    Syntax,  // of the form itself: `=?UTF-8?B?`, a soft line break; no text on the other side
};

/// What is wrong with a piece. Unless said otherwise it was passed through unchanged.
enum class Problem : std::uint8_t {
    None,
    NotUtf8,   // escape: bytes that are not UTF-8, written as U+FFFD
    NotInForm, // escape: what the form cannot hold by its rules, written all the same; it may not
               // come back
    MalformedEscape, // unescape: begins like an escape and is none
    HalfSurrogate,   // unescape: one half of a surrogate pair alone
    OutOfRange,      // unescape: beyond U+10FFFF, or no character (HTML: written as U+FFFD)
    UnknownName,     // unescape: no such entity or character name
    UnknownCharset,  // unescape: no such encoding
    NotInCharset,    // unescape: bytes that mean nothing in the named encoding, written as U+FFFD
    IgnoredByte,     // unescape: does not belong to the form and is left out, as its standard says
};
/// The identifier, `half_surrogate` for example.
[[nodiscard]] std::string_view identifier(Problem problem);

/// Pieces come in the order of the input, and their sources tile it: contiguous, though `source`
/// may be empty (syntax that is added) and so may `output` (syntax that is taken away).
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

/// What a step writes through: pieces laid end to end over the input.
class PieceWriter {
public:
    PieceWriter(Sink& sink, std::uint64_t& written)
        : m_sink(sink)
        , m_written(written) {}

    /// The offset in the input up to which pieces have been written.
    [[nodiscard]] std::uint64_t position() const { return m_written; }
    /// The next `length` bytes of the input became `output`.
    void write(std::size_t length, std::string_view output, PieceKind kind,
               Problem problem = Problem::None) {
        const std::uint64_t begin = m_written;
        m_written += length;
        m_sink.piece({{begin, m_written}, output, kind, problem});
    }
    /// They stay as they are.
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

    /// Error: TooLarge, where a style that needs the whole text has a bound.
    [[nodiscard]] Result<Done> feed(ByteView chunk, Sink& sink);
    /// The input ends here. Nothing may be fed after.
    [[nodiscard]] Result<Done> finish(Sink& sink);

protected:
    /// With so many bytes at hand a step always goes forward. No escape is longer.
    static constexpr std::size_t kLookahead = 4096;

    /// Handles some bytes at the front of `bytes` (not empty) and returns how many; 0 where more
    /// are needed to tell, which only Tail::MoreFollows and less than kLookahead bytes allow. What
    /// is taken need not be written yet, but then `out.position()` stays behind it.
    [[nodiscard]] virtual std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) = 0;
    /// Writes what must stand at the end.
    virtual void end(PieceWriter&) {}

    /// For styles that keep the whole input: fails from here on.
    void fail(Error error) { m_error = std::move(error); }

private:
    [[nodiscard]] std::size_t run(ByteView bytes, Tail tail, std::size_t until, PieceWriter& out);
    [[nodiscard]] std::size_t resume(ByteView chunk, PieceWriter& out);

    Bytes m_carry; // bytes that could not be told yet
    std::uint64_t m_written = 0;
    std::optional<Error> m_error;
};

/// A piece of a whole text, as ranges on both sides.
struct Segment {
    ByteRange source; // bytes of the input
    ByteRange result; // bytes of the output
    PieceKind kind = PieceKind::Literal;
    Problem problem = Problem::None;
    bool operator==(const Segment&) const = default;
};
struct Transformed {
    std::string text;
    std::vector<Segment> segments; // neighbouring literals are one segment
    bool operator==(const Transformed&) const = default;
};
/// All at once, for texts in memory; the transformer must be fresh.
[[nodiscard]] Result<Transformed> transform(Transformer& transformer, ByteView bytes);

} // namespace moji::escape
