#pragma once
// All that detection answers about bytes, in a line.

#include "bytes/byte_source.h"
#include "core/answer_list.h"
#include "core/codecs.h"
#include "detect/detector.h"
#include "detect/line_report.h"

namespace moji::test {

inline std::string answerOf(const EncodingGuess& guess) {
    std::string shown = fmt::format("{} {:.2f} {}", guess.codec->name(), guess.score,
                                    static_cast<int>(guess.basis));
    if (guess.text.language)
        shown += fmt::format(" {}", languageInfo(*guess.text.language).code);
    if (guess.isVisual)
        shown += " visual";
    if (guess.sameAs != nullptr)
        shown += fmt::format(" ={}", guess.sameAs->name());
    if (guess.damaged > 0)
        shown += fmt::format(" {} faults", guess.damaged);
    for (const Disproof& fault : guess.damage)
        shown += fmt::format(" @{}+{}", fault.offset, fault.bytes.size());
    return shown;
}

inline std::string answerOf(const DetectedLine& line) {
    std::string shown = fmt::format("{}+{} {} {:.2f}", line.offset, line.length,
                                    line.codec != nullptr ? line.codec->name() : "-", line.score);
    for (const DetectedSegment& segment : line.segments)
        shown += fmt::format(" [{}+{} {}]", segment.range.begin, segment.range.length(),
                             segment.codec->name());
    for (const std::string& name : alternativeNames(line))
        shown += " or " + name;
    if (line.damaged > 0)
        shown += fmt::format(" {} faults", line.damaged);
    return shown + (line.ascii ? " plain" : "") + (line.ambiguous ? " ambiguous" : "");
}

inline std::string answerOfLines(const ByteSource& source) {
    std::string shown;
    LineDetector detector(source, registry(), {});
    for (auto lines = detector.next(); lines && !lines->empty(); lines = detector.next())
        for (const DetectedLine& line : *lines)
            shown += " | " + answerOf(line);
    return shown;
}

inline std::string detectionAnswer(std::string_view text) {
    constexpr std::size_t kMostGuesses = 4;
    const MemorySource source{Bytes(text.begin(), text.end())};
    const Detection detection = detectEncoding(source, registry()).value();
    std::string shown;
    if (detection.binary)
        shown += fmt::format("binary {}{}", detection.binary->type,
                             detection.binary->betweenNuls ? ", text between NULs" : "");
    for (std::size_t i = 0; i < std::min(kMostGuesses, detection.guesses.size()); ++i)
        shown += fmt::format("{}{}", i > 0 ? ", " : "", answerOf(detection.guesses[i]));
    if (!detection.refuted.empty())
        shown += fmt::format("; not {} @{}", detection.refuted.front().codec->name(),
                             detection.refuted.front().disproof.offset);
    if (detection.ambiguous)
        shown += "; ambiguous";
    if (!detection.looksLikeText)
        shown += "; no text";
    if (detection.mixedLines)
        shown += "; mixed lines";
    if (detection.wordDoubt != WordDoubt::None)
        shown += fmt::format("; words {}", static_cast<int>(detection.wordDoubt));
    const OpeningGuess opening = guessForOpening(source, registry()).value();
    shown += fmt::format("; opened as {} {:.2f}", opening.codec->name(), opening.score);
    return shown + answerOfLines(source);
}

} // namespace moji::test
