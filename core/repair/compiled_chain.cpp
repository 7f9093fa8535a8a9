#include "repair/compiled_chain.h"

#include "escape/style_registry.h"
#include "utf8/utf8_writer.h"

namespace moji::repair {

std::optional<CompiledChain> CompiledChain::of(const CodecRegistry& codecs, const Chain& chain,
                                               const DuplicateCodesOfAll& duplicates) {
    CompiledChain compiled(codecs);
    for (const Step& step : chain) {
        const bool isStyle = step.kind == StepKind::Unescape;
        const Codec* codec = isStyle ? nullptr : codecs.find(step.codec);
        if (isStyle ? !escape::findStyle(step.codec) : !codec)
            return std::nullopt;
        const bool encodes = step.kind == StepKind::Encode;
        compiled.m_links.push_back(
            {step.kind, codec, encodes ? duplicates.of(*codec) : nullptr, step.codec});
    }
    return compiled;
}

/// Bytes that are taken for text are UTF-8.
bool CompiledChain::readAsUtf8(Value& value) const {
    if (!value.bytes)
        return true;
    auto text = decodeWhole(m_codecs->utf8(), *value.bytes);
    value.bytes.reset();
    if (!text)
        return false;
    value.reading.text = *std::move(text);
    return true;
}

/// The text encoded and decoded again.
bool CompiledChain::runPair(const Link& encode, const Link& decode, Value& value) const {
    if (!readAsUtf8(value))
        return false;
    const DuplicateCodes* duplicates = encode.duplicates;
    if (duplicates && duplicates->occurIn(value.reading.text)) {
        auto read =
            reread(value.reading.text, *encode.codec, *duplicates, *decode.codec, Tail::AtEnd);
        if (!read)
            return false;
        value.reading.text = std::move(read->text);
        value.reading.chosenCodes += read->chosenCodes;
        return true;
    }
    return runLink(encode, value) && runLink(decode, value);
}

bool CompiledChain::runLink(const Link& link, Value& value) const {
    if (link.kind == StepKind::Decode) {
        if (!value.bytes) {
            const std::string utf8 = toUtf8(value.reading.text);
            value.bytes.emplace(utf8.begin(), utf8.end());
        }
        auto text = decodeWhole(*link.codec, *value.bytes);
        value.bytes.reset();
        if (!text)
            return false;
        value.reading.text = *std::move(text);
        return true;
    }
    if (!readAsUtf8(value))
        return false;
    if (link.kind == StepKind::Encode)
        value.bytes = encodeAll(*link.codec, value.reading.text);
    else if (const auto plain = unescaped(*m_codecs, link.style, toUtf8(value.reading.text)))
        value.bytes.emplace(plain->begin(), plain->end());
    return value.bytes.has_value();
}

std::optional<Rereading> CompiledChain::run(std::u32string_view text) const {
    Value value{{std::u32string(text)}, {}};
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const bool isPair = m_links[i].kind == StepKind::Encode && i + 1 < m_links.size() &&
                            m_links[i + 1].kind == StepKind::Decode;
        if (isPair ? !runPair(m_links[i], m_links[i + 1], value) : !runLink(m_links[i], value))
            return std::nullopt;
        i += isPair ? 1 : 0;
    }
    return readAsUtf8(value) ? std::optional(std::move(value.reading)) : std::nullopt;
}

} // namespace moji::repair
