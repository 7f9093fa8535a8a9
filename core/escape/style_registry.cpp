#include "escape/style_registry.h"

#include <algorithm>

namespace moji::escape {

namespace {

using enum Alphabet;

constexpr Style kStyles[] = {
    {"percent", "RFC 3986", Bytes, true, makePercentEscaper, makePercentUnescaper},
    {"rfc8187", "RFC 8187", Bytes, true, makeRfc8187Escaper, makeRfc8187Unescaper},
    {"content-disposition", "RFC 6266", Bytes, false, makeContentDispositionEscaper,
     makeContentDispositionUnescaper},
    {"rfc2047-b", "RFC 2047", Bytes, true, makeRfc2047BEscaper, makeRfc2047Unescaper},
    {"rfc2047-q", "RFC 2047", Bytes, true, makeRfc2047QEscaper, makeRfc2047Unescaper},
    {"js", "ECMA-262", Characters, true, makeJsEscaper, makeJsUnescaper},
    {"json", "RFC 8259", Characters, true, makeJsonEscaper, makeJsonUnescaper},
    {"html", "HTML Standard", Characters, true, makeHtmlEscaper, makeHtmlUnescaper},
    {"xml", "XML 1.0", Characters, true, makeXmlEscaper, makeXmlUnescaper},
    {"c", "ISO C", Bytes, true, makeCEscaper, makeCUnescaper},
    {"python", "Python Language Reference", Bytes, true, makePythonEscaper, makePythonUnescaper},
    {"qp", "RFC 2045", Bytes, true, makeQuotedPrintableEscaper, makeQuotedPrintableUnescaper},
    {"base64", "RFC 4648", Bytes, true, makeBase64Escaper, makeBase64Unescaper},
    {"utf7", "RFC 2152", Characters, true, makeUtf7Escaper, makeUtf7Unescaper},
    {"punycode", "RFC 3492", Characters, false, makePunycodeEscaper, makePunycodeUnescaper},
};

} // namespace

std::span<const Style> styles() {
    return kStyles;
}

const Style* findStyle(std::string_view name) {
    const auto found = std::ranges::find(kStyles, name, &Style::name);
    return found != std::end(kStyles) ? found : nullptr;
}

} // namespace moji::escape
