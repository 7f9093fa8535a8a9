#pragma once
// A file that one process alone uses while it lives (flock(2)).

#include <optional>
#include <string>

namespace moji {

class LockedFile {
public:
    enum class Mode {
        Existing,
        Create, // must not exist
    };
    /// For reading and appending. Nothing where another process (or object) has it, or it cannot
    /// be opened; errno then says why.
    [[nodiscard]] static std::optional<LockedFile> open(const std::string& path, Mode mode);
    ~LockedFile();
    LockedFile(LockedFile&& other) noexcept;
    LockedFile& operator=(LockedFile&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Takes the name `path`, in the place of what has it; false where the system refuses.
    [[nodiscard]] bool rename(const std::string& path);
    /// The name goes; the file itself with the last that has it open.
    void remove() const;

private:
    LockedFile(int descriptor, std::string path)
        : m_descriptor(descriptor)
        , m_path(std::move(path)) {}
    int m_descriptor;
    std::string m_path;
};

} // namespace moji
