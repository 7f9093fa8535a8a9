#pragma once
// Asks one of ICU's converters what a few bytes mean, for tables that are flattened from converters
// with states: the shifts and escapes that lead to a table go before each question.

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
        std::u32string text; // before what is wrong, if something is
    };
    /// What the bytes mean from the initial state on, if they are all.
    [[nodiscard]] Answer decode(ByteView bytes);
    /// The text of bytes without fault; empty otherwise.
    [[nodiscard]] std::u32string text(ByteView bytes);
    /// What is written for `text` alone; nothing where the converter lacks it.
    [[nodiscard]] Bytes encode(std::u32string_view text);

private:
    std::unique_ptr<UConverter, void (*)(UConverter*)> m_converter;
};

} // namespace moji
