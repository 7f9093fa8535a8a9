#pragma once
// Names of files and folders in memory, end to end: a million take little more than their bytes.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

class NameList {
public:
    enum class Kind : std::uint8_t { Regular, Folder, Special, Link, Unknown };
    struct Entry {
        std::uint64_t begin = 0;
        std::uint32_t length = 0;
        Kind kind = Kind::Unknown;
    };

    void add(std::string_view name, Kind kind) {
        m_entries.push_back({m_bytes.size(), static_cast<std::uint32_t>(name.size()), kind});
        m_bytes += name;
    }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// Of all names.
    [[nodiscard]] std::size_t bytes() const { return m_bytes.size(); }
    [[nodiscard]] std::string_view name(std::size_t index) const {
        return nameOf(m_entries[index]);
    }
    [[nodiscard]] Kind kind(std::size_t index) const { return m_entries[index].kind; }
    void sort();

    /// The order of a walk: bytewise, a folder as if a slash followed it. What lies in it comes
    /// where it is.
    [[nodiscard]] static bool isBefore(std::string_view a, Kind kindOfA, std::string_view b,
                                       Kind kindOfB);

private:
    [[nodiscard]] std::string_view nameOf(const Entry& entry) const {
        return std::string_view(m_bytes).substr(entry.begin, entry.length);
    }
    std::string m_bytes;
    std::vector<Entry> m_entries;
};

} // namespace moji
