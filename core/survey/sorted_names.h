#pragma once
// Names of files and folders in the order of a walk, however many: what does not fit into a few
// megabytes waits, sorted in parts, in temporary files.

#include "support/result.h"
#include "survey/name_list.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

class SortedNames {
public:
    struct Name {
        std::string name;
        NameList::Kind kind = NameList::Kind::Unknown;
    };

    /// `mostInMemory`: bytes of names that are sorted at once.
    explicit SortedNames(std::size_t mostInMemory = 8 * 1024 * 1024);
    ~SortedNames();
    SortedNames(SortedNames&&) noexcept;
    SortedNames& operator=(SortedNames&&) = delete;

    /// Errors: those of temporary files.
    [[nodiscard]] Result<Done> add(std::string_view name, NameList::Kind kind);
    /// The first name in order that was not given yet; nothing at the end. No name may be added
    /// after the first call. A part that cannot be read any more ends early.
    [[nodiscard]] std::optional<Name> next();

private:
    struct Part;
    [[nodiscard]] Result<Done> putAside();

    std::size_t m_mostInMemory;
    NameList m_names; // not put aside
    std::size_t m_next = 0;
    bool m_isSorted = false;
    std::vector<std::unique_ptr<Part>> m_parts;
};

} // namespace moji
