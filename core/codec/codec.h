#pragma once
// A character encoding: immutable, shared by any number of threads, found through CodecRegistry.
// All that a decoder remembers between two spans is a DecoderState, a plain comparable value, so
// that decoding can stop, be stored (CheckpointIndex) and resume anywhere.

#include "bytes/byte_source.h"
#include "codec/encoding_scheme.h"
#include "codec/stored_data.h"
#include "text/span.h"
#include "text/tail.h"
#include "text/tally.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace moji {

struct PairTable;

enum class CodecFamily {
    Unicode,    // UTF-8, UTF-16, UTF-32 and their variants, UTF-7, SCSU, BOCU-1
    SingleByte, // 256 cells
    DoubleByte, // one or two (three, four) bytes per character, no state
    Stateful,   // escapes or shifts: ISO-2022, HZ, EBCDIC with SO/SI
};
[[nodiscard]] std::string_view identifier(CodecFamily family);

/// Where decoding may start, with the state `Codec::stateAfterSync`, and be correct from there.
enum class Synchronisation {
    EveryByte,     // single-byte sets
    Utf8,          // at most three bytes back, five in CESU-8
    TwoBytes,      // UTF-16: even offsets, not between two surrogates
    FourBytes,     // UTF-32
    AfterLineFeed, // after a byte 0A (EUC, Shift_JIS, GB18030, Big5)
    Checkpoint,    // only from a place that a decode from the start has reached
};

struct CodecInfo {
    std::string name;                 // canonical: WHATWG's, else IANA's, else ICU's
    std::vector<std::string> aliases; // all other names, as written by their sources
    CodecFamily family = CodecFamily::SingleByte;
    bool asciiCompatible =
        false; // any character that starts with 00..7F is that byte alone, U+0000..007F
    bool reversible = false; // encode(decode(bytes)) == bytes if no span is an error
    Synchronisation sync = Synchronisation::Checkpoint;
    bool yieldsSurrogates = false; // lone surrogates are decoded as characters (WTF-8)
    EncodingScheme scheme;         // set by the codec itself
};

/// Opaque to all but the codec that made it. States compare by their bytes, so a stored value must
/// not have padding. Default-constructed states are equal.
template <class Purpose>
class CodecState {
public:
    template <class T>
    [[nodiscard]] static CodecState of(const T& value) {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kSize);
        static_assert(std::has_unique_object_representations_v<T>);
        CodecState state;
        std::memcpy(state.m_bytes.data(), &value, sizeof(T));
        return state;
    }
    template <class T>
    [[nodiscard]] T as() const {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kSize);
        T value;
        std::memcpy(&value, m_bytes.data(), sizeof(T));
        return value;
    }
    bool operator==(const CodecState&) const = default;

private:
    static constexpr std::size_t kSize = 32;
    alignas(8) std::array<std::uint8_t, kSize> m_bytes{};
};
using DecoderState = CodecState<struct DecoderPurpose>;
using EncoderState = CodecState<struct EncoderPurpose>;

/// What the decoded text contains for malformed bytes.
enum class ErrorPolicy {
    Replace, // one U+FFFD for each error
    Stop,    // nothing; the call returns before the error
    Skip,    // nothing
    Escape,  // \xE4 for each byte
};

/// Row and cell in a double-byte set (EUC sets: byte - A0). Absent if the set has no such position.
struct RowCell {
    std::optional<int> row;
    std::optional<int> cell;
};

struct EncodeStep {
    enum class Status : std::uint8_t { Ok, Unmappable, NeedsMore };
    Status status = Status::Ok;
    std::uint8_t consumed = 0; // code points; 1 for Unmappable, 0 for NeedsMore
    std::uint8_t length = 0;   // bytes written into `bytes`
    std::array<Byte, 16> bytes{};
};

class Codec {
public:
    virtual ~Codec() = default;
    explicit Codec(CodecInfo info, EncodingScheme scheme = {})
        : m_info(std::move(info)) {
        m_info.scheme = scheme;
    }
    Codec(const Codec&) = delete;
    Codec& operator=(const Codec&) = delete;

    [[nodiscard]] const CodecInfo& info() const { return m_info; }
    [[nodiscard]] const std::string& name() const { return m_info.name; }
    [[nodiscard]] const EncodingScheme& scheme() const { return m_info.scheme; }

    /// The state at offset 0.
    [[nodiscard]] virtual DecoderState initialState() const { return {}; }
    /// The state at a place other than offset 0 where `info().sync` allows a start.
    [[nodiscard]] virtual DecoderState stateAfterSync() const { return initialState(); }
    [[nodiscard]] virtual EncoderState initialEncoderState() const { return {}; }

    /// The span at the front of `bytes` (not empty). With Tail::MoreFollows it may be
    /// Span::needsMore(), which leaves `state` unchanged; never with 64 bytes or more.
    [[nodiscard]] virtual Span next(ByteView bytes, DecoderState& state, Tail tail) const = 0;

    struct Spans {
        std::size_t count = 0;    // spans written
        std::size_t consumed = 0; // bytes they cover
    };
    /// Decodes as many spans as `out` has room for.
    [[nodiscard]] virtual Spans decodeSpans(ByteView bytes, DecoderState& state, Tail tail,
                                            std::span<Span> out) const = 0;

    struct Characters {
        std::size_t count = 0;    // code points written
        std::size_t consumed = 0; // bytes they were decoded from
        Span error; // the error that ended the run, not consumed; length 0 if there was none
    };
    /// Decodes code points up to (not including) the next error, until the bytes end or `out` is
    /// nearly full (it must have room for Span::kMaxCodePoints; hundreds for speed). `offsets` is
    /// as long as `out` and receives, for each code point, the offset of its span in `bytes`; or it
    /// is empty: not wanted. Reads at most 2 GiB.
    [[nodiscard]] virtual Characters decodeCharacters(ByteView bytes, DecoderState& state,
                                                      Tail tail, std::span<char32_t> out,
                                                      std::span<std::uint32_t> offsets) const = 0;

    struct Text {
        std::size_t consumed = 0; // bytes read
        std::size_t written = 0;  // bytes of UTF-8 in `out`
        std::uint64_t errors = 0; // errors in the bytes read
        bool stopped = false;     // ErrorPolicy::Stop met an error, at `consumed`
    };
    /// Decodes to UTF-8 until the bytes end, `out` is full (less than 64 bytes left) or an error
    /// stops it. Lone surrogates that an encoding allows (WTF-8) are written as in WTF-8.
    [[nodiscard]] virtual Text decodeToUtf8(ByteView bytes, DecoderState& state, Tail tail,
                                            ErrorPolicy policy, std::span<char> out) const = 0;

    struct Scanned {
        std::size_t consumed = 0; // bytes counted
        Span error; // the error that ended the count, not counted; length 0 if there was none
    };
    /// Counts up to (not including) the next error, or as far as `tail` allows.
    [[nodiscard]] virtual Scanned tally(ByteView bytes, DecoderState& state, Tail tail,
                                        Tally& counts) const = 0;

    /// The bytes for the code point, or code points, at the front of `text` (not empty).
    [[nodiscard]] virtual EncodeStep encode(std::u32string_view text, EncoderState& state,
                                            Tail tail) const = 0;
    struct Encoded {
        std::size_t consumed = 0; // code points
        std::size_t written = 0;  // bytes
        bool stopped = false;     // the code point at `consumed` is unmappable
    };
    /// Encodes until `text` ends, `out` is nearly full (less than 16 bytes left) or a code point is
    /// unmappable.
    [[nodiscard]] virtual Encoded encodeText(std::u32string_view text, EncoderState& state,
                                             Tail tail, std::span<Byte> out) const = 0;
    struct Converted {
        std::size_t consumed = 0; // bytes
        std::size_t written = 0;  // bytes
    };
    /// The same for UTF-8, faster, but only characters without anything special: it may stop after
    /// any character, or do nothing, and encodeText() continues. It stops before what is not
    /// well-formed, or not complete.
    [[nodiscard]] virtual Converted encodeUtf8(ByteView /*utf8*/, EncoderState& /*state*/,
                                               std::span<Byte> /*out*/) const {
        return {};
    }
    /// The bytes required after the last character, `ESC ( B` for example. Usually none.
    [[nodiscard]] virtual EncodeStep finish(EncoderState&) const { return {}; }

    /// Row and cell of a span that next() returned, for sets arranged in rows; otherwise nothing.
    [[nodiscard]] virtual std::optional<RowCell> rowCell(ByteView /*span*/) const { return {}; }

    /// The codes (of the characters with one code point) that encode() writes otherwise or not at
    /// all. Nothing for encodings that are not one set of codes; GB 18030's codes of four bytes are
    /// not among them.
    [[nodiscard]] virtual std::optional<std::span<const stored::UnwrittenCode>>
    unwrittenCodes() const {
        return {};
    }
    /// The characters of one and two bytes in a flat table, of which each can be looked up wherever
    /// a character begins and none changes the state; nullptr for encodings without one, and while
    /// so few bytes have been decoded, with these, that it is not worth making.
    [[nodiscard]] virtual const PairTable* plainPairs(std::size_t /*bytes*/) const {
        return nullptr;
    }

private:
    CodecInfo m_info;
};

/// Whether `codec` is UTF-8, with or without a signature: the UTF-8 kernels decode it, and it
/// reports the error kinds that only UTF-8 has.
[[nodiscard]] inline bool isUtf8(const Codec& codec) {
    return codec.scheme().form == EncodingForm::Utf8;
}

/// Whole-text conveniences, for tests and short texts.
[[nodiscard]] std::vector<Span> decodeAll(const Codec& codec, ByteView bytes);
/// Nothing if a code point is unmappable.
[[nodiscard]] std::optional<Bytes> encodeAll(const Codec& codec, std::u32string_view text);

} // namespace moji
