#pragma once
// The target of "Go to": an offset in hex or decimal, a step from the caret, a line and column.

#include "scan/text_places.h"

#include <QString>

#include <optional>
#include <variant>

namespace moji::app {

class GoTo {
public:
    struct Character {
        std::uint64_t number; // from 1
    };
    using Target = std::variant<std::uint64_t, TextPlace, Character>;

    /// `1C` and `0x1C` are hex, `28` decimal (digits alone), `+10` and `-0x10` steps from `caret`,
    /// `3:5` line and column, `U+8` the eighth character. Nothing if it is none of these.
    [[nodiscard]] static std::optional<Target> parse(const QString& text, std::uint64_t caret);
};

} // namespace moji::app
