#include "survey/zip_archive.h"

#include "support/shared_library.h"
#include "text/ascii.h"

#include <algorithm>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <zip.h>

namespace moji {

namespace {

/// The functions of libzip.
struct ZipLibrary {
    decltype(&::zip_discard) discard = nullptr;
    decltype(&::zip_error_fini) errorFini = nullptr;
    decltype(&::zip_error_init_with_code) errorInitWithCode = nullptr;
    decltype(&::zip_error_strerror) errorStrerror = nullptr;
    decltype(&::zip_fclose) fclose = nullptr;
    decltype(&::zip_file_get_external_attributes) fileGetExternalAttributes = nullptr;
    decltype(&::zip_file_strerror) fileStrerror = nullptr;
    decltype(&::zip_fopen_index) fopenIndex = nullptr;
    decltype(&::zip_fread) fread = nullptr;
    decltype(&::zip_get_name) getName = nullptr;
    decltype(&::zip_get_num_entries) getNumEntries = nullptr;
    decltype(&::zip_open) open = nullptr;
    decltype(&::zip_stat_index) statIndex = nullptr;
    decltype(&::zip_stat_init) statInit = nullptr;
    decltype(&::zip_strerror) strerror = nullptr;

    SharedLibrary library{MOJISCOPE_ZIP_LIBRARY};

    ZipLibrary() {
        library.bind(discard, "zip_discard");
        library.bind(errorFini, "zip_error_fini");
        library.bind(errorInitWithCode, "zip_error_init_with_code");
        library.bind(errorStrerror, "zip_error_strerror");
        library.bind(fclose, "zip_fclose");
        library.bind(fileGetExternalAttributes, "zip_file_get_external_attributes");
        library.bind(fileStrerror, "zip_file_strerror");
        library.bind(fopenIndex, "zip_fopen_index");
        library.bind(fread, "zip_fread");
        library.bind(getName, "zip_get_name");
        library.bind(getNumEntries, "zip_get_num_entries");
        library.bind(open, "zip_open");
        library.bind(statIndex, "zip_stat_index");
        library.bind(statInit, "zip_stat_init");
        library.bind(strerror, "zip_strerror");
    }
};

const ZipLibrary& zipLibrary() {
    static const ZipLibrary library;
    return library;
}

} // namespace

struct ZipArchive::Handle {
    explicit Handle(zip_t* opened)
        : zip(opened) {}
    ~Handle() { zipLibrary().discard(zip); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    zip_t* zip;
};

namespace {

class EntryReader final : public ByteReader {
public:
    EntryReader(zip_file_t* file, std::string name)
        : m_file(file)
        , m_name(std::move(name)) {}
    ~EntryReader() override { zipLibrary().fclose(m_file); }
    EntryReader(const EntryReader&) = delete;
    EntryReader& operator=(const EntryReader&) = delete;

    Result<std::size_t> read(std::span<Byte> out) override {
        const zip_int64_t count = zipLibrary().fread(m_file, out.data(), out.size());
        if (count < 0)
            return Error{ErrorCode::ReadFailed, m_name, zipLibrary().fileStrerror(m_file)};
        return static_cast<std::size_t>(count);
    }

private:
    zip_file_t* m_file;
    std::string m_name;
};

/// Whether the archive says that a name is UTF-8. libzip does not tell the flag; but read strictly,
/// a name without it is converted from IBM437, and then no byte of 80 or more stays as it is.
bool isDeclaredUtf8(zip_t* zip, std::uint64_t index, std::string_view raw) {
    const char* const strict = zipLibrary().getName(zip, index, ZIP_FL_ENC_STRICT);
    return strict && !isAscii(raw) && raw == strict;
}

/// The file type and permissions that Unix programs store; 0 of other systems.
std::uint32_t unixMode(zip_t* zip, std::uint64_t index) {
    zip_uint8_t system = ZIP_OPSYS_DOS;
    zip_uint32_t attributes = 0;
    const bool isKnown =
        zipLibrary().fileGetExternalAttributes(zip, index, 0, &system, &attributes) == 0;
    const bool isUnix = system == ZIP_OPSYS_UNIX || system == ZIP_OPSYS_OS_X;
    return isKnown && isUnix ? attributes >> 16U : 0;
}

ZipEntry::Kind kindOf(std::string_view name, std::uint32_t mode) {
    if (S_ISLNK(mode))
        return ZipEntry::Kind::Link;
    if (name.ends_with('/') || S_ISDIR(mode))
        return ZipEntry::Kind::Folder;
    const bool isOrdinary = (mode & S_IFMT) == 0 || S_ISREG(mode);
    return isOrdinary ? ZipEntry::Kind::File : ZipEntry::Kind::Other;
}

} // namespace

ZipArchive::ZipArchive(std::unique_ptr<Handle> handle, std::string path)
    : m_handle(std::move(handle))
    , m_path(std::move(path)) {
    struct stat status {};
    if (::stat(m_path.c_str(), &status) == 0)
        m_size = static_cast<std::uint64_t>(status.st_size);
    readEntries();
}
ZipArchive::~ZipArchive() = default;

Result<std::unique_ptr<ZipArchive>> ZipArchive::open(const std::string& path) {
    if (const SharedLibrary& library = zipLibrary().library; !library.isComplete())
        return Error{ErrorCode::ReadFailed, path, library.problem()};
    int number = 0;
    zip_t* const zip = zipLibrary().open(path.c_str(), ZIP_RDONLY, &number);
    if (!zip) {
        zip_error_t error;
        zipLibrary().errorInitWithCode(&error, number);
        Error failure{ErrorCode::ReadFailed, path, zipLibrary().errorStrerror(&error)};
        zipLibrary().errorFini(&error);
        return failure;
    }
    return std::unique_ptr<ZipArchive>(new ZipArchive(std::make_unique<Handle>(zip), path));
}

void ZipArchive::readEntries() {
    zip_t* const zip = m_handle->zip;
    const zip_int64_t count = zipLibrary().getNumEntries(zip, 0);
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(std::max<zip_int64_t>(0, count));
         ++i) {
        const char* const raw = zipLibrary().getName(zip, i, ZIP_FL_ENC_RAW);
        ZipEntry entry;
        entry.index = i;
        entry.name = raw ? raw : "";
        entry.isDeclared = isDeclaredUtf8(zip, i, entry.name);
        const std::uint32_t mode = unixMode(zip, i);
        entry.kind = kindOf(entry.name, mode);
        entry.isExecutable = (mode & S_IXUSR) != 0;
        zip_stat_t status;
        zipLibrary().statInit(&status);
        if (zipLibrary().statIndex(zip, i, 0, &status) == 0) {
            entry.size = (status.valid & ZIP_STAT_SIZE) != 0 ? status.size : 0;
            entry.packedSize = (status.valid & ZIP_STAT_COMP_SIZE) != 0 ? status.comp_size : 0;
            entry.modified = (status.valid & ZIP_STAT_MTIME) != 0 ? status.mtime : 0;
            entry.isEncrypted = (status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 &&
                                status.encryption_method != ZIP_EM_NONE;
        }
        m_entries.push_back(std::move(entry));
    }
}

Result<std::unique_ptr<ByteReader>> ZipArchive::openEntry(const ZipEntry& entry) const {
    zip_file_t* const file = zipLibrary().fopenIndex(m_handle->zip, entry.index, 0);
    if (!file)
        return Error{ErrorCode::ReadFailed, m_path, zipLibrary().strerror(m_handle->zip)};
    return std::unique_ptr<ByteReader>(std::make_unique<EntryReader>(file, entry.name));
}

bool beginsAsZip(const std::string& path) {
    constexpr std::string_view kLocalHeader = "PK\x03\x04";
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return false;
    char head[4];
    const ssize_t count = ::pread(descriptor, head, sizeof head, 0);
    ::close(descriptor);
    return count == sizeof head && std::string_view(head, sizeof head) == kLocalHeader;
}

std::string zipVersion() {
    SharedLibrary library{MOJISCOPE_ZIP_LIBRARY};
    decltype(&::zip_libzip_version) version = nullptr;
    library.bind(version, "zip_libzip_version");
    return library.isComplete() ? version() : std::string();
}

} // namespace moji
