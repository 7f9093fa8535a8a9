#include "jobs/out_of_memory.h"

namespace moji::app {

OutOfMemory& OutOfMemory::notifier() {
    static OutOfMemory notifier;
    return notifier;
}

} // namespace moji::app
