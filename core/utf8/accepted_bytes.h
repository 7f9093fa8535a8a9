#pragma once
// Which bytes may follow in each state of a strict decoder (Unicode Standard, Table 3-7).

#include "utf8/hoehrmann.h"

#include <string_view>

namespace moji::utf8 {

/// "90..BF"; empty for Reject, which takes none.
[[nodiscard]] constexpr std::string_view acceptedBytes(DfaState state) {
    switch (state) {
    case DfaState::Accept:
        return "00..7F, C2..F4";
    case DfaState::Reject:
        return {};
    case DfaState::AfterE0:
        return "A0..BF";
    case DfaState::AfterED:
        return "80..9F";
    case DfaState::AfterF0:
        return "90..BF";
    case DfaState::AfterF4:
        return "80..8F";
    case DfaState::Need1:
    case DfaState::Need2:
    case DfaState::AfterF1F3:
        break;
    }
    return "80..BF";
}

} // namespace moji::utf8
