#include "support/reasons.h"

#include "support/sentence_places.h"
#include "support/system_reasons.h"
#include "support/words.h"

#include <charconv>
#include <optional>
#include <vector>

namespace moji {

namespace {

// The sources of the core are searched for reasons that are missing here (tst_reasons.cpp).
constexpr const char* kReasons[] = {
    // Files and streams
    MOJI_WORDS("Reasons", "is a directory"),
    MOJI_WORDS("Reasons", "is a directory; name the files in it"),
    MOJI_WORDS("Reasons", "is a directory; add -r to read the files in it"),
    MOJI_WORDS("Reasons", "is a device"),
    MOJI_WORDS("Reasons", "is a socket"),
    MOJI_WORDS("Reasons", "is not a regular file"),
    MOJI_WORDS("Reasons", "is read-only"),
    MOJI_WORDS("Reasons", "is damaged"),
    MOJI_WORDS("Reasons", "is there already"),
    MOJI_WORDS("Reasons", "%1 is there already"),
    MOJI_WORDS("Reasons", "has other names (hard links)"),
    MOJI_WORDS("Reasons", "has become shorter"),
    MOJI_WORDS("Reasons", "has changed since the edits were made"),
    MOJI_WORDS("Reasons", "belongs to another user"),
    MOJI_WORDS("Reasons", "a symbolic link of another user leads there: %1"),
    MOJI_WORDS("Reasons", "has a line of more than %1 bytes"),
    MOJI_WORDS("Reasons", "was replaced while it was being opened"),
    MOJI_WORDS("Reasons", "shrank while it was read: it ended after %1 of %2 bytes"),
    MOJI_WORDS("Reasons", "shrank while it was searched"),
    MOJI_WORDS("Reasons", "shrank while it was compared"),
    MOJI_WORDS("Reasons", "only %1 of %2 bytes could be read: the source has shrunk"),
    MOJI_WORDS("Reasons", "the inserted file has shrunk"),
    MOJI_WORDS("Reasons", "the journal has become shorter"),
    MOJI_WORDS("Reasons", "cancelled"),
    // What was typed
    MOJI_WORDS("Reasons", "use A:B with A <= B, in decimal or 0x"),
    MOJI_WORDS("Reasons", "a hexadecimal digit is expected at character %1"),
    MOJI_WORDS("Reasons", "the byte at character %1 needs a second digit"),
    MOJI_WORDS("Reasons", "takes at most %1 bytes of text"),
    MOJI_WORDS("Reasons", "too many steps"),
    MOJI_WORDS("Reasons", "needs text, and these are bytes"),
    MOJI_WORDS("Reasons", "is no step like encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, "
                          "truncate:N, escape:STYLE"),
    MOJI_WORDS("Reasons", "step %1"),
    // Encodings of libraries
    MOJI_WORDS("Reasons", "unknown encoding"),
    MOJI_WORDS("Reasons", "no encoding is called '%1'"),
    MOJI_WORDS("Reasons", "%1 has no encoding like it"),
    MOJI_WORDS("Reasons", "iconv has no charset of this name"),
    MOJI_WORDS("Reasons", "ICU has no converter of this name"),
    MOJI_WORDS("Reasons", "is too large for a mapping file"),
    MOJI_WORDS("Reasons", "line %1 is not \"0xBYTES 0xCODEPOINT\""),
    MOJI_WORDS("Reasons", "has no line \"0xBYTES 0xCODEPOINT\""),
    // Converting
    MOJI_WORDS("Reasons", "empty"),
    MOJI_WORDS("Reasons", "binary: %1"),
    MOJI_WORDS("Reasons", "not a regular file"),
    MOJI_WORDS("Reasons", "a journal of moji convert"),
    MOJI_WORDS("Reasons", "the backup of a file (see --backup)"),
    MOJI_WORDS("Reasons", "not a ZIP file"),
    MOJI_WORDS("Reasons", "Not a zip archive"), // libzip
    MOJI_WORDS("Reasons", "converted before"),
    MOJI_WORDS("Reasons", "the same file as one before it"),
    MOJI_WORDS("Reasons", "has other names, which another part of the work may convert"),
    MOJI_WORDS("Reasons", "the file has changed meanwhile"),
    MOJI_WORDS("Reasons", "the file has changed since the plan was made"),
    MOJI_WORDS("Reasons", "the file has changed since it was converted"),
    MOJI_WORDS("Reasons", "lines are in different encodings (see --lines)"),
    MOJI_WORDS("Reasons", "no encoding fits"),
    MOJI_WORDS("Reasons", "not sure enough: %1"),
    MOJI_WORDS("Reasons", "declares %1, reads as %2"),
    MOJI_WORDS("Reasons", "ambiguous"),
    MOJI_WORDS("Reasons", "line %1 is not sure enough"),
    MOJI_WORDS("Reasons", "offset %1 is not valid %2"),
    MOJI_WORDS("Reasons", "%1 has no character %2"),
    MOJI_WORDS("Reasons", "%1 has neither the character %2 nor a replacement for it"),
    MOJI_WORDS("Reasons", "converting back would not give the same bytes"),
    MOJI_WORDS("Reasons", "converting back would not give the same name"),
    MOJI_WORDS("Reasons", "is no journal of moji convert"),
    MOJI_WORDS("Reasons", "is no journal of moji convert --names"),
    MOJI_WORDS("Reasons", "is no report of moji survey or moji convert (--format jsonl)"),
    MOJI_WORDS("Reasons", "is damaged: it has a new name that is not the name of a file"),
    MOJI_WORDS("Reasons", "is incomplete: an earlier write failed"),
    MOJI_WORDS("Reasons", "another run is using it"),
    MOJI_WORDS("Reasons", "names an unknown encoding"),
    MOJI_WORDS("Reasons", "the journal does not give its old bytes"),
    // Names of files
    MOJI_WORDS("Reasons", "as asked for"),
    MOJI_WORDS("Reasons", "has bytes that are malformed in this encoding"),
    MOJI_WORDS("Reasons", "reads as text"),
    MOJI_WORDS("Reasons", "reads as text, as its neighbours do"),
    MOJI_WORDS("Reasons", "reads as text when decoded again"),
    MOJI_WORDS("Reasons", "reads as text when decoded again, as its neighbours do"),
    MOJI_WORDS("Reasons", "by itself it reads as %1, with its neighbours as %2"),
    MOJI_WORDS("Reasons", "too short to be sure"),
    MOJI_WORDS("Reasons", "has signs but no letters that tell its encoding"),
    MOJI_WORDS("Reasons", "the file is not there any more"),
    MOJI_WORDS("Reasons", "the file has been renamed or replaced"),
    MOJI_WORDS("Reasons", "'%1' cannot be a file name"),
    MOJI_WORDS("Reasons", "'%1' would be called '%2' too"),
    MOJI_WORDS("Reasons", "another file is called '%1' already"),
    // ZIP files
    MOJI_WORDS("Reasons", "it is named as a folder is, but has bytes"),
    MOJI_WORDS("Reasons", "the entry has no name"),
    MOJI_WORDS("Reasons", "the path is absolute"),
    MOJI_WORDS("Reasons", "the path leads out of the folder"),
    MOJI_WORDS("Reasons", "the entry does not have as many bytes as it says"),
    MOJI_WORDS("Reasons", "the entries of the archive overlap, as those of a zip bomb do"),
    MOJI_WORDS("Reasons", "the archive would unpack to %1 bytes, more than the disk has room for"),
    MOJI_WORDS("Reasons", "symbolic links in archives are not extracted"),
    MOJI_WORDS("Reasons", "it is neither a file nor a folder"),
    MOJI_WORDS("Reasons", "the entry is encrypted"),
    MOJI_WORDS("Reasons", "another entry would be called '%1' too"),
};

// The first place holds a count.
constexpr const char* kCountingReasons[] = {
    MOJI_COUNTED("Reasons", "%1 problem in %2"),
    MOJI_COUNTED("Reasons", "%1 problems in %2"),
    MOJI_COUNTED("Reasons", "%1 character that %2 lacks"),
    MOJI_COUNTED("Reasons", "%1 characters that %2 lacks"),
    MOJI_COUNTED("Reasons", "the new name would have %1 bytes; this file system allows %2"),
};

// The last place holds another reason.
constexpr const char* kNestingReasons[] = {
    MOJI_WORDS("Reasons", "step %1: %2"),
    MOJI_WORDS("Reasons", "cannot write %1: %2"),
    MOJI_WORDS("Reasons", "not sure enough: %1, %2"),
};

/// A sentence, and what fills its places.
struct Said {
    const char* pattern;
    std::vector<std::string> places;
    std::optional<std::uint64_t> count = {}; // in the first place
};

std::optional<std::uint64_t> numberIn(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

std::size_t fixedLength(std::string_view pattern) {
    std::size_t length = 0;
    for (const std::string_view part : fixedParts(pattern))
        length += part.size();
    return length;
}

/// The sentence with the most words of its own.
std::optional<Said> sentenceOf(std::string_view text) {
    for (const SystemReason& reason : systemReasons())
        if (text == reason.english)
            return Said{reason.english, {}};
    for (const char* pattern : kCountingReasons)
        if (auto places = placesIn(text, pattern))
            if (const auto count = numberIn(places->front()))
                return Said{pattern, *std::move(places), count};
    std::optional<Said> best;
    for (const char* pattern : kReasons)
        if (!best || fixedLength(pattern) > fixedLength(best->pattern))
            if (auto places = placesIn(text, pattern))
                best = Said{pattern, *std::move(places)};
    return best;
}

/// A sentence around another one: "not sure enough: GBK 0.61, ambiguous".
std::optional<Said> nestingSentenceOf(std::string_view text, const Translate& translate) {
    for (const std::string_view pattern : kNestingReasons) {
        const auto parts = fixedParts(pattern);
        if (!text.starts_with(parts[0]))
            continue;
        const std::string_view rest = text.substr(parts[0].size());
        for (auto at = rest.find(parts[1], 1); at != rest.npos; at = rest.find(parts[1], at + 1)) {
            const std::string_view inner = rest.substr(at + parts[1].size());
            if (sentenceOf(inner))
                return Said{pattern.data(),
                            {std::string(rest.substr(0, at)), reasonInLanguage(inner, translate)}};
        }
    }
    return std::nullopt;
}

} // namespace

std::string reasonInLanguage(std::string_view reason, const Translate& translate) {
    auto said = nestingSentenceOf(reason, translate);
    if (!said)
        said = sentenceOf(reason);
    return said ? fillPlaces(translate(said->pattern, said->count), said->places)
                : std::string(reason);
}

} // namespace moji
