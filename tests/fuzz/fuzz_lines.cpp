// The line detector alone, with many short lines in the encodings of the first byte's choice:
// lines tile the text whatever the line ends, and asking again, of the text in small pieces, gives
// the same.

#include "detect/line_detector.h"
#include "fuzz_input.h"
#include "in_pieces.h"
#include "utf8/utf8_writer.h"

using namespace moji;
using namespace moji::fuzz;

namespace {

using Lines = std::vector<DetectedLine>;

Lines linesOf(const ByteSource& source) {
    LineDetector detector(source, registry(), {});
    Lines all;
    for (;;) {
        auto some = detector.next();
        require(some.has_value(), "lines of bytes in memory");
        if (some->empty())
            return all;
        all.insert(all.end(), std::make_move_iterator(some->begin()),
                   std::make_move_iterator(some->end()));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    static constexpr const char* kEncodings[] = {"UTF-8",     "windows-1251", "KOI8-R", "EUC-KR",
                                                 "Shift_JIS", "UTF-16LE",     "GBK",    "IBM866"};
    Bytes text;
    while (!input.atEnd()) { // a line: its encoding, then UTF-8 up to FF
        const Codec* codec = registry().find(kEncodings[input.byte() % std::size(kEncodings)]);
        const ByteView line = input.part();
        const auto encoded = encodeAll(*codec, moji::fromUtf8(asChars(line)));
        const ByteView bytes = encoded ? ByteView(*encoded) : line;
        text.insert(text.end(), bytes.begin(), bytes.end());
        text.push_back('\n');
    }
    const MemorySource source(text);
    const Lines lines = linesOf(source);
    const Lines again = linesOf(*inPieces(text, 7));
    require(lines.size() == again.size(), "the same lines again");
    std::uint64_t at = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        require(lines[i].offset == at && lines[i].line == i + 1, "lines tile the text");
        require(lines[i].codec == again[i].codec && lines[i].damaged == again[i].damaged,
                "the same encodings again");
        at += lines[i].length + 1;
    }
    require(at >= text.size(), "lines to the end");
    return 0;
}
