#include "detect/binary_data.h"

#include "support/shared_library.h"

#include <fmt/format.h>
#include <magic.h>

#include <mutex>
#include <string_view>

namespace moji {

namespace {

constexpr std::uint64_t kDense = 20; // one control in so many bytes
constexpr std::uint64_t kFewest = 3; // controls

/// A handle of libmagic, which one thread at a time may use. Made when first asked for: loading the
/// database takes milliseconds.
class Magic {
public:
    static std::string ask(int flags, ByteView bytes) {
        static Magic magic;
        const std::lock_guard lock(magic.m_mutex);
        if (magic.m_handle == nullptr)
            return {};
        magic.m_setFlags(magic.m_handle, flags | kFlags);
        const char* words = magic.m_describe(magic.m_handle, bytes.data(), bytes.size());
        return words ? words : std::string();
    }
    Magic(const Magic&) = delete;
    Magic& operator=(const Magic&) = delete;

private:
    // Of ELF files only the head is looked at: the rest is not among the bytes.
    static constexpr int kFlags = MAGIC_NO_CHECK_COMPRESS | MAGIC_NO_CHECK_ELF;

    Magic() {
        decltype(&::magic_open) open = nullptr;
        decltype(&::magic_load) load = nullptr;
        m_library.bind(open, "magic_open");
        m_library.bind(load, "magic_load");
        m_library.bind(m_close, "magic_close");
        m_library.bind(m_setFlags, "magic_setflags");
        m_library.bind(m_describe, "magic_buffer");
        if (!m_library.isComplete())
            return;
        m_handle = open(kFlags);
        if (m_handle != nullptr && load(m_handle, nullptr) != 0) {
            m_close(m_handle);
            m_handle = nullptr;
        }
    }
    ~Magic() {
        if (m_handle != nullptr)
            m_close(m_handle);
    }

    SharedLibrary m_library{MOJISCOPE_MAGIC_LIBRARY};
    decltype(&::magic_close) m_close = nullptr;
    decltype(&::magic_setflags) m_setFlags = nullptr;
    decltype(&::magic_buffer) m_describe = nullptr;
    magic_t m_handle = nullptr; // null if libmagic or its database is missing
    std::mutex m_mutex;
};

bool isTextType(std::string_view mime) {
    return mime.empty() || mime.starts_with("text/") || mime == "application/octet-stream" ||
           mime.find("json") != std::string_view::npos ||
           mime.find("xml") != std::string_view::npos ||
           mime.find("script") != std::string_view::npos;
}

} // namespace

bool ControlCounts::isDense() const {
    const std::uint64_t all = nuls + others + shifts;
    return all >= kFewest && all * kDense > bytes;
}

ControlCounts countControls(const std::array<std::uint64_t, 256>& counts) {
    ControlCounts found;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        found.bytes += counts[value];
        const bool isUsual = (value >= 0x08 && value <= 0x0D) || value == 0x1B;
        if (value == 0)
            found.nuls += counts[value];
        else if (value == 0x0E || value == 0x0F)
            found.shifts += counts[value];
        else if ((value < 0x20 && !isUsual) || value == 0x7F)
            found.others += counts[value];
    }
    return found;
}

ControlCounts countControls(ByteView bytes) {
    std::array<std::uint64_t, 256> counts{};
    for (const Byte byte : bytes)
        ++counts[byte];
    return countControls(counts);
}

std::string describeBinary(ByteView beginning) {
    if (!hasBinarySignature(beginning))
        return std::string(kUnknownData);
    const std::string words = Magic::ask(MAGIC_NONE, beginning);
    return words.empty() ? std::string(kUnknownData) : words;
}

std::string magicVersion() {
    SharedLibrary library{MOJISCOPE_MAGIC_LIBRARY};
    decltype(&::magic_version) version = nullptr;
    library.bind(version, "magic_version");
    return library.isComplete() ? fmt::format("{}.{:02}", version() / 100, version() % 100)
                                : std::string();
}

bool hasBinarySignature(ByteView beginning) {
    return !isTextType(Magic::ask(MAGIC_MIME_TYPE, beginning));
}

} // namespace moji
