// Detection of a whole text and of its lines: a guess decodes all of the bytes, lines tile them.

#include "detect/detector.h"
#include "detect/line_detector.h"
#include "fuzz_input.h"
#include "survey/declarations.h"

using namespace moji;
using namespace moji::fuzz;

namespace {

std::size_t errorsOf(const Codec& codec, ByteView bytes) {
    std::size_t errors = 0;
    for (const Span& span : decodeAll(codec, bytes))
        errors += isError(span.status);
    return errors;
}

void detectWhole(ByteView bytes) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    const auto found = detectEncoding(source, registry());
    require(found.has_value(), "detection of bytes in memory");
    for (const EncodingGuess& guess : found->guesses) {
        require(guess.codec != nullptr && guess.score >= 0 && guess.score <= 1.0001, "a score");
        require(guess.damaged > 0 || errorsOf(*guess.codec, bytes) == 0, "a guess decodes",
                guess.codec->name());
    }
}

void detectLines(ByteView bytes) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    LineDetector detector(source, registry(), {});
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
    const ByteView bytes(data, size);
    detectWhole(bytes);
    detectLines(bytes);
    if (const auto declared = findDeclaration(asChars(bytes)))
        require(declared->begin <= declared->end && declared->end <= size, "a label in the text");
    return 0;
}
