#pragma once
// An escape style: its name and its two transformers. Each style is one .cpp file, which defines
// one function that returns a Style. The comment at the top of that file says exactly what the
// style does; style_registry.cpp lists all styles, one line each.

#include "codec/codec_registry.h"
#include "escape/transformer.h"

#include <memory>
#include <type_traits>

namespace moji::escape {

/// What the unescaped text may consist of.
enum class Alphabet {
    Bytes,      // any bytes: escaping and unescaping gives them back
    Characters, // UTF-8 only: escaping turns other bytes into U+FFFD
};

using TransformerPointer = std::unique_ptr<Transformer>;

struct Style {
    std::string_view name;          // the name that `moji escape --style` takes
    std::string_view specification; // "RFC 3986"
    Alphabet alphabet;
    bool streams; // constant memory; otherwise the style's file states its size limit
    TransformerPointer (*makeEscaper)();
    TransformerPointer (*makeUnescaper)(const CodecRegistry&); // borrows the registry
    /// Whether `sample`, the start of a text, is clearly in this style; detectStyle() asks this
    /// before its own rules. nullptr: only the rules in style_detector.cpp find this style.
    bool (*recognises)(ByteView sample) = nullptr;
};

template <class Escaper>
TransformerPointer makeEscaper() {
    return std::make_unique<Escaper>();
}

/// The unescaper gets the registry if its constructor takes one.
template <class Unescaper>
TransformerPointer makeUnescaper(const CodecRegistry& codecs) {
    if constexpr (std::is_constructible_v<Unescaper, const CodecRegistry&>)
        return std::make_unique<Unescaper>(codecs);
    else
        return std::make_unique<Unescaper>();
}

} // namespace moji::escape
