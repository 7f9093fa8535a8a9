#include "style/restyling.h"

namespace moji::app {

Restyling& Restyling::notifier() {
    static Restyling notifier;
    return notifier;
}

} // namespace moji::app
