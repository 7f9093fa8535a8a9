#include "cli/auto_encoding.h"

#include "cli/mixture_words.h"
#include "cli/phrase.h"
#include "detect/bom.h"

#include <fmt/format.h>

namespace moji::cli {

Result<AutoEncoding> findEncoding(const Context& context, const Input& input,
                                  const ByteSource& source) {
    Progress progress(context.progress, input.name, source.size());
    auto detected = detectWithLines(source, context.codecs, {}, {},
                                    [&](std::uint64_t done, std::uint64_t) { progress.at(done); });
    if (!detected)
        return detected.error();
    AutoEncoding found;
    found.detection = std::move(detected->detection);
    found.mixture = std::move(detected->mixture);
    if (found.mixture)
        return found;
    if (!found.detection.guesses.empty()) {
        found.codec = found.detection.guesses.front().codec;
        const auto hasMark = beginsWithMarkOf(source, found.codec->name());
        if (!hasMark)
            return hasMark.error();
        found.hasMark = *hasMark;
    } else if (source.size() == 0) {
        found.codec = &context.codecs.utf8();
    }
    return found;
}

std::string explainNoEncoding(const AutoEncoding& found, std::string_view option) {
    if (found.detection.binary)
        return phrase("moji", "is binary data (%1); to read it anyway, name an encoding with %2")
            .with(found.detection.binary->type, option);
    if (found.mixture)
        return phrase("moji",
                      "its lines are in several encodings (%1): moji convert --lines converts "
                      "each line; to read all of it as one, name an encoding with %2")
            .with(mixtureText(*found.mixture), option);
    return phrase("moji", "no encoding fits all of it; name one with %1").with(option);
}

} // namespace moji::cli
