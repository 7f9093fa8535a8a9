#pragma once
// Asks an ICU converter to decode a few bytes, to build tables from converters with states: the
// shifts and escapes that select a table precede each question.

#include "codec/codec.h"

#include <memory>
#include <string>

struct UConverter;

namespace moji {

class IcuProbe {
public:
    /// `converter` must be one of ICU's names.
    explicit IcuProbe(const char* converter);
    ~IcuProbe();
    IcuProbe(const IcuProbe&) = delete;
    IcuProbe& operator=(const IcuProbe&) = delete;

    struct Answer {
        enum class Kind { Text, Illegal, Unmapped, Truncated };
        Kind kind = Kind::Text;
        std::u32string text; // the text before the error, if there is one
    };
    /// Decodes the bytes from the initial state, as complete input.
    [[nodiscard]] Answer decode(ByteView bytes);
    /// The text of well-formed bytes; empty otherwise.
    [[nodiscard]] std::u32string text(ByteView bytes);
    /// The bytes that the converter writes for `text` alone; empty if it cannot.
    [[nodiscard]] Bytes encode(std::u32string_view text);

private:
    std::unique_ptr<UConverter, void (*)(UConverter*)> m_converter;
};

} // namespace moji
