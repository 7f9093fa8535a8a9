#pragma once
// A part of a text written in the alphabet of a regular expression (RegexAlphabet), and the bytes
// of the source that each letter represents. Malformed bytes are U+FFFD. Well-formed UTF-8 and
// UTF-16, all of a single-byte encoding, and ASCII in others, is not written in letters if the
// expression can read it as it is.

#include "search/byte_form.h"
#include "search/decoded_text.h"
#include "search/regex_program.h"

namespace moji::search {

class LetterText {
public:
    LetterText(const SearchText& text, const Codec& codec, const RegexProgram& program);

    /// Decodes `range` (within the source) and up to `before` bytes before it.
    [[nodiscard]] Result<Done> load(ByteRange range, std::uint64_t before);
    /// The same for `range` of text that starts at the beginning of a line, given its bytes.
    void loadLine(std::uint64_t begin, ByteView bytes);
    /// Whether a line feed is the byte 0A and this byte nothing else, so that loadLine() works.
    [[nodiscard]] bool hasPlainLines() const { return m_hasAsciiRuns; }

    [[nodiscard]] std::string_view letters() const { return m_isPlain ? m_plain : m_letters; }
    /// Whether all text without errors can be read as it is.
    [[nodiscard]] bool readsPlain() const {
        return m_readsPlain && (m_isUtf8 || m_form != ByteForm::Kind::Utf8);
    }
    /// Whether letters() are the bytes themselves, for RegexProgram::plain().
    [[nodiscard]] bool isPlain() const { return m_isPlain; }
    /// From the next load on.
    void neverReadPlain() { m_readsPlain = false; }
    /// The first letter whose bytes start at `offset` or after.
    [[nodiscard]] std::size_t letterFrom(std::uint64_t offset) const;
    /// The bytes of the letters `begin` to `end`, at least one.
    [[nodiscard]] ByteRange bytesOf(std::size_t begin, std::size_t end) const;

private:
    struct Place {
        std::uint64_t offset = 0;
        DecoderState state;
    };
    /// Letters of equal size, for which equally many bytes follow one another. Ends where the next
    /// run starts.
    struct Run {
        std::uint32_t letter = 0; // where its first letter starts
        std::uint32_t byte = 0;   // and its bytes, from m_base
        std::uint16_t step = 1;   // bytes from one letter to the next
        std::uint16_t length = 1; // bytes of a letter
        std::uint16_t size = 1;   // of a letter
        [[nodiscard]] bool continues(std::uint32_t atLetter, std::uint32_t atByte) const {
            const std::uint32_t count = (atLetter - letter) / size;
            return byte + count * step == atByte;
        }
    };

    [[nodiscard]] Result<bool> loadPlain(ByteRange range, std::uint64_t before);
    [[nodiscard]] bool readPlain(std::uint64_t begin, ByteView bytes);
    [[nodiscard]] bool canReadPlain(ByteView bytes) const;
    [[nodiscard]] bool isSurrogate(const char* unit, unsigned firstHigh) const;
    [[nodiscard]] bool isWellFormedUtf16(ByteView bytes) const;
    [[nodiscard]] static ByteView withoutHalves(ByteView bytes, bool atBegin, bool atEnd);
    [[nodiscard]] ByteView withoutHalfPairs(ByteView bytes, bool atBegin, bool atEnd) const;
    [[nodiscard]] Result<ByteView> read(ByteRange range);
    void start(const Place& place);
    [[nodiscard]] Result<Place> placeBefore(std::uint64_t begin);
    [[nodiscard]] Result<Done> decodeTo(std::uint64_t end, std::uint64_t resumeAt);
    void decode(ByteView bytes, Tail tail);
    [[nodiscard]] std::size_t decodeAscii(ByteView bytes);
    [[nodiscard]] std::size_t decodeUtf8(ByteView bytes);
    [[nodiscard]] std::size_t decodeSpans(ByteView bytes, Tail tail);
    void append(char32_t c, std::size_t at, std::size_t length, std::size_t step);
    void mark(std::size_t letter, std::size_t at, std::size_t size, std::size_t length,
              std::size_t step);
    [[nodiscard]] const Run& runOf(std::size_t letter) const;
    [[nodiscard]] std::uint32_t byteOf(const Run& run, std::size_t letter) const;

    const ByteSource& m_source;
    const Codec& m_codec;
    const CheckpointIndex* m_checkpoints;
    const RegexAlphabet& m_alphabet;
    bool m_hasAsciiRuns;
    bool m_isUtf8;
    ByteForm::Kind m_form; // of what is read as it is
    bool m_readsPlain;
    Place m_at; // the next place to decode
    std::optional<Place> m_resume;
    std::uint64_t m_base = 0; // the offset that runs count from
    bool m_isPlain = false;
    std::string_view m_plain; // bytes of the source
    std::string m_letters;
    std::vector<Run> m_runs;
    std::vector<Span> m_spans;
    Bytes m_buffer;
};

} // namespace moji::search
