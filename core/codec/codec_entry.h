#pragma once
// One entry in the list of encodings: what is known before its tables are built. A new encoding is
// one class (or one table) and one entry in core/codec/lists/.

#include "codec/codec.h"

#include <memory>
#include <span>
#include <string_view>

namespace moji {

/// Promises that law tests check for the whole registry; see CodecInfo.
enum class CodecTraits : unsigned {
    None = 0,
    AsciiCompatible = 1,
    Reversible = 2,
    AsciiReversible = AsciiCompatible | Reversible,
};
[[nodiscard]] constexpr bool has(CodecTraits traits, CodecTraits trait) {
    return (static_cast<unsigned>(traits) & static_cast<unsigned>(trait)) != 0;
}

struct CodecEntry {
    using Factory = std::unique_ptr<Codec> (*)(CodecInfo info, const char* source);

    std::string_view name;    // canonical: WHATWG's, else IANA's preferred, else ICU's
    std::string_view aliases; // all other names, as their sources write them, separated by spaces
    CodecFamily family;
    Synchronisation sync;
    CodecTraits traits;
    Factory make;            // called once, when the encoding is first used
    const char* source = ""; // passed to `make`; for most, the name of ICU's converter
};

/// A factory for a codec whose constructor takes (CodecInfo, Arguments...).
template <class C, auto... Arguments>
std::unique_ptr<Codec> makeCodec(CodecInfo info, const char* /*source*/) {
    return std::make_unique<C>(std::move(info), Arguments...);
}

/// The lists, one file each. A name may occur only once in all of them (as CodecRegistry compares
/// names).
[[nodiscard]] std::span<const CodecEntry> unicodeCodecs();
[[nodiscard]] std::span<const CodecEntry> singleByteCodecs();
[[nodiscard]] std::span<const CodecEntry> doubleByteCodecs();
[[nodiscard]] std::span<const CodecEntry> statefulCodecs();
[[nodiscard]] std::span<const CodecEntry> ibmPageCodecs();
[[nodiscard]] std::span<const CodecEntry> ebcdicCodecs();

} // namespace moji
