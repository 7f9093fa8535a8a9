#pragma once
// The files that are meant by names of files and folders, one by one in the order of their names,
// byte by byte. Folders are walked. Only the names in the folder being walked and in those around
// it are in memory, so that memory does not grow with the tree.
//
//     TreeWalk walk({"src", "README"}, {});
//     while (const auto file = walk.next()) ...
//
// A file in a folder is called FOLDER/REST, with FOLDER as it was named. Symbolic links in folders
// are skipped unless the walk follows them; a link that is named itself is always followed. A file
// that is named twice comes once.

#include "survey/glob.h"
#include "survey/ignore_rules.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

class NameList;

/// Told which names a folder has when a walk enters it, and when it leaves it.
class FolderWatcher {
public:
    virtual ~FolderWatcher() = default;
    /// `prefix` is "FOLDER/". The names are all that the folder has, wanted or not.
    virtual void entered(const std::string& prefix, const NameList& names) = 0;
    virtual void left(const std::string& prefix) = 0;
};

struct WalkOptions {
    GlobList include;            // if there are any, only files that match
    GlobList exclude;            // files and folders
    bool usesIgnoreFiles = true; // .gitignore and .ignore count
    bool hidden = false;         // names that begin with a dot, too; never .git with ignore files
    bool follow = false;         // symbolic links in folders
    /// Folders too, each before what is in it, and symbolic links, which are never followed then.
    bool everyName = false;
    bool links = false;               // report links that are not followed, as special files
    FolderWatcher* watcher = nullptr; // must outlive the walk
};

struct WalkedFile {
    enum class Kind : std::uint8_t {
        Regular,
        StandardInput, // named "-"
        Special,       // a FIFO, socket or device
        Unreadable,    // a file that is not there, a folder that cannot be read
        Folder,        // only with WalkOptions::everyName
        Link,          // a symbolic link in a folder; only with everyName or links
    };
    std::string name;
    Kind kind = Kind::Regular;
    bool isNamed = false;  // itself, not found in a folder
    std::string error;     // of Unreadable: the system's words
    std::size_t below = 0; // where in the name the path below the folder named begins
};

class TreeWalk {
public:
    TreeWalk(std::vector<std::string> names, WalkOptions options);
    ~TreeWalk();
    TreeWalk(const TreeWalk&) = delete;
    TreeWalk& operator=(const TreeWalk&) = delete;

    /// Nothing at the end.
    [[nodiscard]] std::optional<WalkedFile> next();

private:
    class Layer;
    const WalkOptions m_options;
    /// Of names none of which lies in a folder of the same layer.
    std::vector<std::unique_ptr<Layer>> m_layers;
    std::string m_last; // the name that came last
    bool m_isFirst = true;
};

/// Names in memory, end to end: a million take little more than their bytes.
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
    [[nodiscard]] std::string_view name(std::size_t index) const {
        return nameOf(m_entries[index]);
    }
    [[nodiscard]] Kind kind(std::size_t index) const { return m_entries[index].kind; }
    /// Bytewise, a folder as if a slash followed it: what lies in it comes where it is.
    void sort();

private:
    [[nodiscard]] std::string_view nameOf(const Entry& entry) const {
        return std::string_view(m_bytes).substr(entry.begin, entry.length);
    }
    std::string m_bytes;
    std::vector<Entry> m_entries;
};

} // namespace moji
