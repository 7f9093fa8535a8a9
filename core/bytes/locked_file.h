#pragma once
// A file locked for one process while this object lives (flock(2)).

#include <optional>
#include <string>

namespace moji {

class LockedFile {
public:
    enum class Mode {
        Existing,
        Create, // the file must not exist
    };
    /// Opens for reading and appending. Nothing if another process (or object) holds the lock, or
    /// the file cannot be opened; errno then says why.
    [[nodiscard]] static std::optional<LockedFile> open(const std::string& path, Mode mode);
    ~LockedFile();
    LockedFile(LockedFile&& other) noexcept;
    LockedFile& operator=(LockedFile&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Renames the file to `path` and replaces any file there; false if the system refuses.
    [[nodiscard]] bool rename(const std::string& path);
    /// Unlinks the file; it lives until closed.
    void remove() const;

private:
    LockedFile(int descriptor, std::string path)
        : m_descriptor(descriptor)
        , m_path(std::move(path)) {}
    int m_descriptor;
    std::string m_path;
};

} // namespace moji
