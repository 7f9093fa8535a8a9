#include "bytes/state_folder.h"

#include <cstdlib>
#include <pwd.h>
#include <unistd.h>
#include <vector>

namespace moji {

namespace {

bool isAbsolute(const char* path) {
    return path != nullptr && *path == '/';
}

/// Empty: not there.
std::string homeInPasswordDatabase() {
    constexpr std::size_t kEntryBytes = 16 * 1024;
    std::vector<char> strings(kEntryBytes);
    struct passwd entry {};
    struct passwd* found = nullptr;
    const int failed = ::getpwuid_r(::geteuid(), &entry, strings.data(), strings.size(), &found);
    return failed == 0 && found != nullptr && isAbsolute(found->pw_dir) ? found->pw_dir : "";
}

} // namespace

std::string stateFolder() {
    const char* const state = std::getenv("XDG_STATE_HOME");
    if (isAbsolute(state))
        return std::string(state) + "/mojiscope";
    const char* const home = std::getenv("HOME");
    return (isAbsolute(home) ? std::string(home) : homeInPasswordDatabase()) +
           "/.local/state/mojiscope";
}

} // namespace moji
