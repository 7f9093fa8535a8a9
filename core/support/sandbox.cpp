#include "support/sandbox.h"

#include "support/system_call_filter.h"

#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <linux/filter.h>
#include <linux/magic.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace moji {

namespace {

// From linux/landlock.h, which older systems lack.
constexpr long kCreateRuleset = 444;
constexpr long kAddRule = 445;
constexpr long kRestrictSelf = 446;
constexpr unsigned kRuleForPath = 1;
constexpr std::uint64_t kExecute = 1;
constexpr std::uint64_t kWriteFile = std::uint64_t{1} << 1;
constexpr std::uint64_t kRemoveAndMake = 0x1FF0;         // bits 4 to 12
constexpr std::uint64_t kRefer = std::uint64_t{1} << 13; // to another folder
constexpr std::uint64_t kTruncate = std::uint64_t{1} << 14;
// Versions of Landlock.
constexpr long kReferSince = 2;
constexpr long kTruncateSince = 3;

struct Ruleset {
    std::uint64_t handledFiles;
};
struct [[gnu::packed]] PathRule {
    std::uint64_t allowed;
    std::int32_t folder;
};

void allow(int rules, std::uint64_t access, const std::string& path) {
    const int folder = ::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    const PathRule rule{access, folder};
    (void)::syscall(kAddRule, rules, kRuleForPath, &rule, 0);
    ::close(folder);
}

/// Nothing the process starts gains rights that it lacks itself; both restrictions ask for it.
bool giveUpNewRights() {
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

/// The version of Landlock; less than 1 where there is none.
long landlockVersion() {
    return ::syscall(kCreateRuleset, nullptr, 0, 1);
}

/// Whether a folder shows what the kernel knows, as /proc and /sys do.
bool isOfKernel(const std::string& path) {
    struct statfs status {};
    return ::statfs(path.c_str(), &status) == 0 &&
           (status.f_type == PROC_SUPER_MAGIC || status.f_type == SYSFS_MAGIC);
}

/// Those in / that have files of the disk or of devices. What a symbolic link names is in one of
/// them.
std::vector<std::string> foldersOfFiles() {
    std::vector<std::string> folders;
    std::error_code error;
    for (std::filesystem::directory_iterator entry("/", error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->is_symlink(error) && entry->is_directory(error) &&
            !isOfKernel(entry->path().string()))
            folders.push_back(entry->path().string());
        error.clear();
    }
    return folders;
}

} // namespace

bool keepWritingTo(std::span<const std::string> folders) {
    const long version = landlockVersion();
    if (version < 1 || !giveUpNewRights())
        return false;
    const std::uint64_t writing = kWriteFile | kRemoveAndMake |
                                  (version >= kReferSince ? kRefer : 0) |
                                  (version >= kTruncateSince ? kTruncate : 0);
    const Ruleset handled{writing | kExecute};
    const auto rules = static_cast<int>(::syscall(kCreateRuleset, &handled, sizeof handled, 0));
    if (rules < 0)
        return false;
    for (const std::string& folder : folders)
        allow(rules, writing, folder);
    const bool done = ::syscall(kRestrictSelf, rules, 0) == 0;
    ::close(rules);
    return done;
}

bool keepFromSystemFiles(bool writesInRoot) {
    if (landlockVersion() < kReferSince)
        return false; // names could not move between folders
    std::vector<std::string> folders = foldersOfFiles();
    if (writesInRoot || folders.empty()) // some systems let nobody list /
        folders = {"/"};                 // with all that it contains
    return keepWritingTo(folders);
}

bool giveUpReach(OpenSockets sockets) {
    std::vector<sock_filter> filter = filterOfCalls(sockets);
    if (filter.empty() || !giveUpNewRights())
        return false;
    const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) ==
           0;
}

std::string temporaryFolder() {
    const char* const folder = std::getenv("TMPDIR");
    return folder && *folder ? folder : "/var/tmp";
}

} // namespace moji
