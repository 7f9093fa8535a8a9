#include "repair/repair_plan.h"

namespace moji::repair {

std::string_view identifier(Label label) {
    switch (label) {
    case Label::Lossless:
        return "lossless";
    case Label::Partial:
        return "partial";
    case Label::Destroyed:
        return "destroyed";
    case Label::Clean:
        return "clean";
    }
    return "";
}

} // namespace moji::repair
