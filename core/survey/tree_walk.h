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
#include "survey/sorted_names.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace moji {

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
    /// A folder in a folder that is not entered, by whatever path it is come to; it need not be
    /// there yet. Empty: none.
    std::string leftOut;
};

struct WalkedFile {
    enum class Kind : std::uint8_t {
        Regular,
        StandardInput, // named "-"
        Special,       // a FIFO, socket or device
        Unreadable,    // a file that is not there, a folder of which not all names can be read
        Folder,        // only with WalkOptions::everyName
        Link,          // a symbolic link in a folder; only with everyName or links
    };
    std::string name;
    Kind kind = Kind::Regular;
    bool isNamed = false;  // itself, not found in a folder
    std::string error;     // of Unreadable: the system's words
    std::size_t below = 0; // where in the name the path below the folder named begins
};

/// Files and folders by name, in any order and however many.
class NamedFiles {
public:
    NamedFiles() = default;
    explicit NamedFiles(const std::vector<std::string>& names);
    /// Errors: those of temporary files.
    [[nodiscard]] Result<Done> add(const std::string& name);

private:
    friend class TreeWalk;
    SortedNames m_names;
};

class TreeWalk {
public:
    TreeWalk(const std::vector<std::string>& names, WalkOptions options);
    TreeWalk(NamedFiles names, WalkOptions options);
    ~TreeWalk();
    TreeWalk(const TreeWalk&) = delete;
    TreeWalk& operator=(const TreeWalk&) = delete;

    /// Nothing at the end.
    [[nodiscard]] std::optional<WalkedFile> next();

private:
    class Layer;
    [[nodiscard]] Layer* first();
    [[nodiscard]] Layer* openNamed();

    const WalkOptions m_options;
    SortedNames m_names;                          // yet to be begun with
    std::optional<SortedNames::Name> m_named;     // the first of them
    std::vector<std::unique_ptr<Layer>> m_layers; // one for each that was begun with
    std::optional<WalkedFile> m_last;             // what came last
};

} // namespace moji
