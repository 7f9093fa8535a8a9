#pragma once
// A file locked for one process while this object lives (flock(2)).

#include "support/result.h"

#include <string>

namespace moji {

class LockedFile {
public:
    enum class Mode {
        Existing,
        Create, // the file must not exist
    };
    /// Opens for reading and appending; does not follow a symbolic link. Error: the file cannot be
    /// opened or created, another process (or object) holds the lock, or the name now belongs to
    /// another file. A file that could be created but not locked is removed again.
    [[nodiscard]] static Result<LockedFile> open(const std::string& path, Mode mode);
    /// The same for a file that is open as `descriptor`, which it closes.
    [[nodiscard]] static Result<LockedFile> take(int descriptor, const std::string& path);
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
    [[nodiscard]] static Result<LockedFile> take(int descriptor, const std::string& path,
                                                 Mode mode);
    int m_descriptor;
    std::string m_path;
};

} // namespace moji
