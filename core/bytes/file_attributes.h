#pragma once
// What a file has besides its bytes: owner, group, permissions and extended attributes (access
// control lists are among them). A file that takes another's place is given the same.

#include <string>
#include <vector>

namespace moji {

/// What could not be carried over.
struct LostAttributes {
    bool owner = false;
    bool group = false;
    bool permissions = false;
    std::vector<std::string> extended; // names

    [[nodiscard]] bool none() const { return !owner && !group && !permissions && extended.empty(); }
};

/// Gives the open file `to` what the file at `from` has. Where owner or group cannot be kept, the
/// bits that would run the file in their name are dropped.
[[nodiscard]] LostAttributes copyAttributes(const std::string& from, int to);

/// The permissions that a new file gets from this process.
[[nodiscard]] unsigned newFilePermissions();

} // namespace moji
