#pragma once
// The makers of each style's two transformers, one file a style. What a style does exactly stands
// at the top of its file; the list of all is in style_registry.h.

#include "codec/codec_registry.h"
#include "escape/transformer.h"

#include <memory>

namespace moji::escape {

using TransformerPointer = std::unique_ptr<Transformer>;

[[nodiscard]] TransformerPointer makePercentEscaper();
[[nodiscard]] TransformerPointer makePercentUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeRfc8187Escaper();
[[nodiscard]] TransformerPointer makeRfc8187Unescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeContentDispositionEscaper();
[[nodiscard]] TransformerPointer makeContentDispositionUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeRfc2047BEscaper();
[[nodiscard]] TransformerPointer makeRfc2047QEscaper();
[[nodiscard]] TransformerPointer makeRfc2047Unescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeJsEscaper();
[[nodiscard]] TransformerPointer makeJsUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeJsonEscaper();
[[nodiscard]] TransformerPointer makeJsonUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeHtmlEscaper();
[[nodiscard]] TransformerPointer makeHtmlUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeXmlEscaper();
[[nodiscard]] TransformerPointer makeXmlUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeCEscaper();
[[nodiscard]] TransformerPointer makeCUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makePythonEscaper();
[[nodiscard]] TransformerPointer makePythonUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeQuotedPrintableEscaper();
[[nodiscard]] TransformerPointer makeQuotedPrintableUnescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeBase64Escaper();
[[nodiscard]] TransformerPointer makeBase64Unescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makeUtf7Escaper();
[[nodiscard]] TransformerPointer makeUtf7Unescaper(const CodecRegistry&);
[[nodiscard]] TransformerPointer makePunycodeEscaper();
[[nodiscard]] TransformerPointer makePunycodeUnescaper(const CodecRegistry&);

} // namespace moji::escape
