// ZIP files: names, sizes, and the bytes of every entry.

#include "fuzz_input.h"
#include "survey/zip_archive.h"

#include <fcntl.h>
#include <unistd.h>

using namespace moji;
using namespace moji::fuzz;

namespace {

constexpr std::uint64_t kMostRead = 256 * 1024;

void readEntry(const ZipArchive& archive, const ZipEntry& entry) {
    const auto reader = archive.openEntry(entry);
    if (!reader)
        return;
    Bytes block(16 * 1024);
    for (std::uint64_t done = 0; done < kMostRead;) {
        const auto count = (*reader)->read(block);
        if (!count || *count == 0)
            break;
        require(*count <= block.size(), "a read fits");
        done += *count;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const int file = ::open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    static const std::string path = "/proc/self/fd/" + std::to_string(file);
    require(file >= 0 && ::ftruncate(file, 0) == 0 &&
                ::pwrite(file, data, size, 0) == static_cast<ssize_t>(size),
            "writing the file");
    (void)beginsAsZip(path);
    const auto archive = ZipArchive::open(path);
    if (!archive)
        return 0;
    for (const ZipEntry& entry : (*archive)->entries())
        readEntry(**archive, entry);
    return 0;
}
