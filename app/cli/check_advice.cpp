#include "cli/check_advice.h"

#include "cli/phrase.h"
#include "detect/detector.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::uint64_t kSample = 4096;    // bytes of a stretch that are judged
constexpr std::size_t kMostOfReading = 40; // characters of it that are shown
constexpr double kSure = 0.5;              // score of a guess that is worth saying

/// The best guess, if it is sure and another encoding than `checked`.
const Codec* sureGuess(const Detection& detection, const Codec& checked) {
    if (detection.binary || detection.guesses.empty() || !detection.looksLikeText)
        return nullptr;
    const EncodingGuess& best = detection.guesses.front();
    const bool isOther = best.codec != &checked && best.codec->name() != "ASCII";
    return isOther && best.score >= kSure ? best.codec : nullptr;
}

/// In $'...', for what a terminal must not get: every byte that is not printable ASCII as \xHH.
std::string escapedWord(const std::string& name) {
    std::string word = "$'";
    for (const char c : name) {
        const auto byte = static_cast<Byte>(c);
        if (byte < 0x20 || byte >= 0x7F)
            word += fmt::format("\\x{:02X}", byte);
        else if (c == '\'' || c == '\\')
            word += {'\\', c};
        else
            word += c;
    }
    return word + "'";
}

/// The name of a file as one word of a shell's command line, and no option.
std::string shellWord(const std::string& name) {
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                        "0123456789_./-+,:@%";
    std::string file = name.starts_with('-') ? "./" + name : name;
    if (file.find_first_not_of(kPlain) == std::string::npos)
        return file;
    if (visible(file) != file)
        return escapedWord(file);
    std::string quoted = "'";
    for (const char c : file)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

} // namespace

std::optional<OtherReading> readingOf(const BadStretch& stretch, const ByteSource& source,
                                      const Codec& checked, const CodecRegistry& codecs) {
    const ByteRange range{stretch.first.offset,
                          std::min(stretch.end, stretch.first.offset + kSample)};
    auto bytes = readRange(source, range);
    if (!bytes)
        return {};
    const MemorySource sample(*bytes);
    const auto detection = detectEncoding(sample, codecs);
    const Codec* codec = detection ? sureGuess(*detection, checked) : nullptr;
    if (!codec)
        return {};
    std::u32string text;
    for (const Span& span : decodeAll(*codec, *bytes))
        text += isError(span.status) ? U"\uFFFD" : span.text();
    const bool isCut = text.size() > kMostOfReading || range.end < stretch.end;
    return OtherReading{codec, visible(text.substr(0, kMostOfReading)) + (isCut ? "…" : "")};
}

std::string adviceFor(const ByteSource& source, const Codec& checked, bool isMixed,
                      const Codec* part, const std::string& name, const CodecRegistry& codecs) {
    const auto detection = detectEncoding(source, codecs);
    if (!detection)
        return {};
    if (detection->binary)
        return phrase("moji check", "this is binary data (%1)")
            .with(visible(detection->binary->type));
    const auto convert = [&](const std::string& options) {
        return name.empty() ? std::string()
                            : phrase("moji check", " (moji convert %1 --in-place %2)")
                                  .with(options, shellWord(name));
    };
    if (const Codec* whole = isMixed ? nullptr : sureGuess(*detection, checked)) {
        const std::string command =
            name.empty() ? phrase("moji check", " (moji decode --from %1)").with(whole->name())
                         : convert("--from " + whole->name());
        return phrase("moji check", "this reads as %1%2").with(whole->name(), command);
    }
    if (part)
        return phrase("moji check", "parts of this read as %1%2")
            .with(part->name(), convert("--lines"));
    return {};
}

} // namespace moji::cli
