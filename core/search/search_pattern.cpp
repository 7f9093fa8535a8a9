#include "search/search_pattern.h"

#include "bytes/hex.h"
#include "search/encoded_characters.h"
#include "search/regex_literal.h"
#include "unicode/case_folding.h"
#include "unicode/surrogates.h"

#include <algorithm>

namespace moji::search {

namespace {

/// Replaces non-ASCII characters by DEL, which is not a digit either, so that positions stay the
/// same.
std::string asciiOf(std::u32string_view text) {
    std::string ascii;
    for (const char32_t c : text)
        ascii += c < 0x80 ? static_cast<char>(c) : '\x7F';
    return ascii;
}

SearchFault faultOf(const HexFault& fault) {
    return {fault.kind == HexFault::Kind::NoDigit ? SearchFault::Kind::NoHexDigit
                                                  : SearchFault::Kind::HalfByte,
            fault.position,
            0,
            {}};
}

Result<SearchPattern::Needle, SearchFault> hexNeedle(std::u32string_view text) {
    const auto parsed = parseHexPattern(asciiOf(text));
    if (!parsed)
        return faultOf(parsed.error());
    if (parsed->empty())
        return SearchFault{};
    Bytes values;
    Bytes masks;
    for (const MaskedByte& byte : *parsed) {
        values.push_back(byte.value);
        masks.push_back(byte.mask);
    }
    if (std::ranges::all_of(masks, [](Byte mask) { return mask == 0; }))
        return SearchFault{SearchFault::Kind::NothingFixed, 0, 0, {}};
    return SearchPattern::Needle(BytePattern(std::move(values), std::move(masks)));
}

std::u16string folded(std::u32string_view text) {
    std::u16string units;
    for (const char32_t c : text)
        unicode::appendCaseFolded(c, units);
    return units;
}

TextNeedle decodedNeedle(const SearchRequest& request) {
    const bool isFolded = !request.matchCase;
    std::u16string units = isFolded ? folded(request.pattern) : unicode::toUtf16(request.pattern);
    auto forms = std::make_shared<const Late<std::optional<NeedleForms>>>(
        [codec = request.codec, units, isFolded] {
            return NeedleForms::of(*codec, units, isFolded);
        });
    return {std::move(units), isFolded, std::move(forms)};
}

/// Whether no character outside ASCII folds to a part of this text (long s, Kelvin sign,
/// ligatures): then case is one bit of each letter.
bool isCaseOfAscii(std::u32string_view text) {
    const bool letters = std::ranges::all_of(
        text, [](char32_t c) { return c < 0x80 && (c | 0x20) != U's' && (c | 0x20) != U'k'; });
    const std::u16string units = folded(text);
    return letters && units.find(u"ff") == units.npos && units.find(u"fi") == units.npos &&
           units.find(u"fl") == units.npos;
}

BytePattern ignoringCase(Bytes ascii) {
    Bytes masks(ascii.size(), 0xFF);
    for (std::size_t i = 0; i < ascii.size(); ++i) {
        const auto lower = static_cast<Byte>(ascii[i] | 0x20);
        if (lower >= 'a' && lower <= 'z')
            masks[i] = static_cast<Byte>(~0x20);
    }
    return {std::move(ascii), std::move(masks)};
}

/// Whether each code point can be written or at least read: EUC-JP decodes JIS X 0212, but the
/// standard's encoder does not write it.
bool occursIn(const Codec& codec, std::u32string_view text) {
    std::u32string missing;
    for (const char32_t c : text)
        if (!encodeAll(codec, {&c, 1}))
            missing += c;
    const auto isMissing = [&](char32_t c) { return missing.find(c) != missing.npos; };
    const auto read = encodedCharacters(codec, 0x10FFFF, [&](std::u32string_view character) {
        return std::ranges::any_of(character, isMissing);
    });
    return read && std::ranges::all_of(missing, [&](char32_t c) {
               return std::ranges::any_of(*read, [&](const EncodedCharacter& known) {
                   return known.text.find(c) != known.text.npos;
               });
           });
}

Result<SearchPattern::Needle, SearchFault> textNeedle(const SearchRequest& request) {
    auto bytes = encodedText(*request.codec, request.pattern);
    if (!bytes && occursIn(*request.codec, request.pattern))
        return SearchPattern::Needle(decodedNeedle(request));
    if (!bytes)
        return bytes.error();
    const CodecInfo& codec = request.codec->info();
    const bool oneForm = hasOneForm(codec);
    if (!request.matchCase && oneForm && codec.asciiCompatible && isCaseOfAscii(request.pattern))
        return SearchPattern::Needle(ignoringCase(*std::move(bytes)));
    if (!request.matchCase || !oneForm)
        return SearchPattern::Needle(decodedNeedle(request));
    return SearchPattern::Needle(BytePattern(*std::move(bytes)));
}

/// If characters can have several code points, a part of one may match; and U+FFFD matches
/// malformed bytes. In these cases bytes alone do not suffice.
std::vector<NeedleForms> literalsOf(const SearchRequest& request) {
    std::vector<NeedleForms> all;
    if (request.mode != SearchMode::Regex)
        return all;
    const bool isFolded = !request.matchCase;
    for (const std::u32string& literal : requiredLiterals(request.pattern)) {
        if (literal.find(U'\uFFFD') != literal.npos)
            return {};
        auto forms = NeedleForms::of(
            *request.codec, isFolded ? folded(literal) : unicode::toUtf16(literal), isFolded);
        if (!forms || forms->hasSequences())
            return {};
        all.push_back(*std::move(forms));
    }
    return all;
}

Result<SearchPattern::Needle, SearchFault> needleOf(const SearchRequest& request) {
    if (request.mode == SearchMode::Hex)
        return hexNeedle(request.pattern);
    if (request.mode == SearchMode::Text)
        return textNeedle(request);
    auto regex = Regex::compile(request.pattern, request.matchCase);
    if (!regex)
        return regex.error();
    return SearchPattern::Needle(*std::move(regex));
}

} // namespace

SearchPattern::SearchPattern(Needle needle, const SearchRequest& request)
    : m_needle(std::move(needle))
    , m_program(request.mode == SearchMode::Regex
                    ? RegexProgram::compile(request.pattern, request.matchCase, request.wholeWords,
                                            *request.codec)
                    : std::nullopt)
    , m_literals(std::make_shared<const Late<std::vector<NeedleForms>>>(
          [request] { return literalsOf(request); }))
    , m_codec(request.mode == SearchMode::Hex ? nullptr : request.codec)
    , m_wholeWords(request.mode != SearchMode::Hex && request.wholeWords) {}

Result<SearchPattern, SearchFault> SearchPattern::compile(const SearchRequest& request) {
    if (request.pattern.empty())
        return SearchFault{};
    auto needle = needleOf(request);
    if (!needle)
        return needle.error();
    return SearchPattern(*std::move(needle), request);
}

Result<Bytes, SearchFault> encodedText(const Codec& codec, std::u32string_view text) {
    if (auto bytes = encodeAll(codec, text))
        return *std::move(bytes);
    std::size_t position =
        0; // index of the first code point that cannot be encoded after those before it
    while (position + 1 < text.size() && encodeAll(codec, text.substr(0, position + 1)))
        ++position;
    return SearchFault{SearchFault::Kind::Unmappable, position, text[position], {}};
}

Result<Bytes, SearchFault> hexBytesOf(std::u32string_view text) {
    const auto parsed = parseHexPattern(asciiOf(text));
    if (!parsed)
        return faultOf(parsed.error());
    Bytes bytes;
    for (const MaskedByte& byte : *parsed) {
        if (byte.mask != 0xFF)
            return SearchFault{SearchFault::Kind::NoHexDigit, text.find(U'?'), 0, {}};
        bytes.push_back(byte.value);
    }
    return bytes;
}

} // namespace moji::search
