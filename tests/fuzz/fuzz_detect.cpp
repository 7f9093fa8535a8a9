// Detection of a whole text and of its lines: a guess decodes all of the bytes, lines tile them.
// The last byte chooses the encodings to consider.

#include "detect/declarations.h"
#include "detect/detector.h"
#include "detect/line_detector.h"
#include "fuzz_input.h"

#include <array>
#include <initializer_list>

using namespace moji;
using namespace moji::fuzz;

namespace {

using Candidates = std::vector<const Codec*>;

Candidates encodings(std::initializer_list<std::string_view> names) {
    Candidates found;
    for (const std::string_view name : names)
        found.push_back(registry().find(name));
    return found;
}

/// Few encodings for most texts: all of them take long under the sanitizers. Where none is named,
/// the bytes may be binary, too.
const Candidates& candidates(std::uint8_t choice) {
    static const std::array<Candidates, 6> few{
        encodings({"UTF-8", "windows-1252", "ISO-8859-15", "macintosh"}),
        encodings({"UTF-8", "windows-1251", "KOI8-R", "IBM866"}),
        encodings({"UTF-8", "EUC-JP", "Shift_JIS", "ISO-2022-JP"}),
        encodings({"UTF-8", "EUC-KR", "gb18030", "Big5"}),
        encodings({"UTF-16LE", "UTF-16BE", "UTF-8", "windows-1255"}),
        encodings({"windows-1250", "ISO-8859-2", "windows-1253", "IBM852"}),
    };
    static const Candidates all;
    return choice % 4 == 3 ? all : few[choice % few.size()];
}

std::size_t errorsOf(const Codec& codec, ByteView bytes) {
    std::size_t errors = 0;
    for (const Span& span : decodeAll(codec, bytes))
        errors += isError(span.status);
    return errors;
}

void detectWhole(ByteView bytes, const DetectOptions& options) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    const auto found = detectEncoding(source, registry(), options);
    require(found.has_value(), "detection of bytes in memory");
    for (const EncodingGuess& guess : found->guesses) {
        require(guess.codec != nullptr && guess.score >= 0 && guess.score <= 1.0001, "a score");
        require(guess.damaged > 0 || errorsOf(*guess.codec, bytes) == 0, "a guess decodes",
                guess.codec->name());
    }
}

void detectLines(ByteView bytes, const LineDetectOptions& options) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    LineDetector detector(source, registry(), options);
    std::uint64_t at = 0;
    std::uint64_t number = 0;
    for (;;) {
        const auto lines = detector.next();
        require(lines.has_value(), "lines of bytes in memory");
        if (lines->empty())
            break;
        for (const DetectedLine& line : *lines) {
            require(line.line == ++number && line.offset == at, "lines tile the text");
            at += line.length + 1;
            const ByteView text = bytes.subspan(line.offset, line.length);
            require(line.codec == nullptr || line.damaged > 0 || errorsOf(*line.codec, text) == 0,
                    "the encoding of a line decodes it");
            std::uint64_t segment = line.offset;
            for (const DetectedSegment& one : line.segments) {
                require(one.range.begin == segment, "segments tile a line");
                segment = one.range.end;
            }
        }
    }
    require(at == bytes.size() || at == bytes.size() + 1, "lines to the end");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const ByteView bytes(data, size - 1);
    const Candidates& considered = candidates(data[size - 1]);
    detectWhole(bytes, {considered, {}});
    detectLines(bytes, {considered, {}, {}});
    for (const Declaration& declared : findDeclarations(asChars(bytes)))
        require(declared.begin <= declared.end && declared.end < size, "a label in the text");
    return 0;
}
