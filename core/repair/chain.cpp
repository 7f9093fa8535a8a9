#include "repair/chain.h"

#include "escape/style_registry.h"
#include "repair/work_count.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>

namespace moji::repair {

std::string_view identifier(StepKind kind) {
    switch (kind) {
    case StepKind::Encode:
        return "encode";
    case StepKind::Decode:
        return "decode";
    case StepKind::Unescape:
        return "unescape";
    }
    return "";
}

std::string describe(const Chain& chain) {
    std::string words;
    for (const Step& step : chain) {
        words += words.empty() ? "" : ", ";
        words += identifier(step.kind);
        words += ' ' + step.codec;
    }
    return words;
}

std::optional<Chain> chainOf(std::string_view described) {
    Chain chain;
    while (!described.empty()) {
        const std::size_t end = std::min(described.find(", "), described.size());
        const std::string_view words = described.substr(0, end);
        const std::size_t blank = std::min(words.find(' '), words.size());
        Step step{StepKind::Encode, std::string(words.substr(std::min(blank + 1, words.size())))};
        constexpr StepKind kKinds[] = {StepKind::Encode, StepKind::Decode, StepKind::Unescape};
        const auto* const kind = std::ranges::find(kKinds, words.substr(0, blank),
                                                   [](StepKind k) { return identifier(k); });
        if (kind == std::end(kKinds) || step.codec.empty())
            return std::nullopt;
        step.kind = *kind;
        chain.push_back(std::move(step));
        described.remove_prefix(std::min(end + 2, described.size()));
    }
    return chain;
}

std::optional<std::u32string> decodeWhole(const Codec& codec, ByteView bytes, Tail tail) {
    countWork(bytes.size());
    std::u32string text;
    text.reserve(bytes.size());
    DecoderState state = codec.initialState();
    std::array<char32_t, 256>
        buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): written first
    while (!bytes.empty()) {
        const Codec::Characters done = codec.decodeCharacters(bytes, state, tail, buffer, {});
        if (isError(done.error.status))
            return std::nullopt;
        if (done.consumed == 0)
            break; // the end cuts a character off
        text.append(buffer.data(), done.count);
        bytes = bytes.subspan(done.consumed);
    }
    return text;
}

std::optional<std::string> unescaped(const CodecRegistry& codecs, std::string_view style,
                                     std::string_view text) {
    countWork(text.size());
    const escape::Style* found = escape::findStyle(style);
    if (!found)
        return std::nullopt;
    auto result = escape::transform(*found->makeUnescaper(codecs), asBytes(text));
    if (!result)
        return std::nullopt;
    return std::move(result->text);
}

std::optional<std::string> replay(const CodecRegistry& codecs, const Step& step,
                                  std::string_view input) {
    if (step.kind == StepKind::Unescape)
        return unescaped(codecs, step.codec, input);
    const Codec* codec = codecs.find(step.codec);
    if (!codec)
        return std::nullopt;
    if (step.kind == StepKind::Decode) {
        const auto text = decodeWhole(*codec, asBytes(input));
        return text ? std::optional(toUtf8(*text)) : std::nullopt;
    }
    const auto text = decodeWhole(codecs.utf8(), asBytes(input));
    const auto bytes = text ? encodeAll(*codec, *text) : std::nullopt;
    return bytes ? std::optional(std::string(asChars(*bytes))) : std::nullopt;
}

std::optional<std::string> replay(const CodecRegistry& codecs, const Chain& chain,
                                  std::string_view input) {
    std::optional<std::string> value(input);
    for (const Step& step : chain) {
        value = replay(codecs, step, *value);
        if (!value)
            break;
    }
    return value;
}

namespace {

/// What the step undid, done again.
std::optional<std::string> redone(const CodecRegistry& codecs, const Step& step,
                                  std::string_view result) {
    if (step.kind != StepKind::Unescape) {
        const bool decodes = step.kind == StepKind::Decode;
        return replay(codecs, {decodes ? StepKind::Encode : StepKind::Decode, step.codec}, result);
    }
    countWork(result.size());
    const escape::Style* style = escape::findStyle(step.codec);
    if (!style)
        return std::nullopt;
    auto escaped = escape::transform(*style->makeEscaper(), asBytes(result));
    return escaped ? std::optional(std::move(escaped->text)) : std::nullopt;
}

} // namespace

bool comesFrom(const CodecRegistry& codecs, const Chain& chain, std::string_view input,
               std::string_view result) {
    std::optional<std::string> value(result);
    for (auto step = chain.rbegin(); step != chain.rend() && value; ++step) {
        const bool isOfReferences = *step == Step{StepKind::Unescape, "html"};
        if (isOfReferences && step + 1 == chain.rend() && chain.size() > 1)
            return unescaped(codecs, step->codec, input) == value;
        value = redone(codecs, *step, *value);
    }
    return value == input;
}

bool provesItself(const Chain& chain) {
    return std::ranges::any_of(chain, [](const Step& step) {
        return step.kind == StepKind::Unescape ||
               (step.kind == StepKind::Decode && step.codec == "UTF-8");
    });
}

} // namespace moji::repair
