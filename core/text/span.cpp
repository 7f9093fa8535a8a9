#include "text/span.h"

namespace moji {

std::string_view identifier(SpanStatus status) {
    switch (status) {
    case SpanStatus::Ok:
        return "ok";
    case SpanStatus::Control:
        return "control";
    case SpanStatus::TooShort:
        return "too_short";
    case SpanStatus::TooLong:
        return "too_long";
    case SpanStatus::HeaderBits:
        return "header_bits";
    case SpanStatus::TooLarge:
        return "too_large";
    case SpanStatus::Overlong:
        return "overlong";
    case SpanStatus::Surrogate:
        return "surrogate";
    case SpanStatus::Truncated:
        return "truncated";
    case SpanStatus::Unmapped:
        return "unmapped";
    case SpanStatus::Illegal:
        return "illegal";
    }
    return "";
}

} // namespace moji
