#pragma once
// What a file has besides its bytes: owner, group, permissions and extended attributes (including
// access control lists). A file that replaces another gets the same ones.

#include <string>
#include <vector>

namespace moji {

/// The attributes that could not be copied.
struct LostAttributes {
    bool owner = false;
    bool group = false;
    bool permissions = false;
    std::vector<std::string> extended; // names

    [[nodiscard]] bool none() const { return !owner && !group && !permissions && extended.empty(); }
};

/// Copies the attributes of the file at `from` to the open file `to`. If the owner or group cannot
/// be kept, the set-user-ID and set-group-ID bits are cleared.
[[nodiscard]] LostAttributes copyAttributes(const std::string& from, int to);

/// The permissions of a new file that this process creates.
[[nodiscard]] unsigned newFilePermissions();

} // namespace moji
