#pragma once
// Hidden files that killed programs left while they saved. A folder with many files is not read
// again for each file that is saved in it: that would take the square of their number.

#include <string>
#include <string_view>

namespace moji {

/// Where the name of a hidden file differs from others for the same file: eight digits and this.
inline constexpr std::string_view kPartSuffix = ".part";

/// The folder of a file, "." if the path names none.
[[nodiscard]] std::string folderOf(const std::string& path);

/// The front of the hidden names for `path`, without their folder. File systems limit names to 255
/// bytes: a long one is cut.
[[nodiscard]] std::string hiddenPrefix(const std::string& path);

/// Removes the hidden files for `path` that nobody holds a lock on. The folder is read when the
/// first file in it is saved, and again after one save for each 32 files that it had: in a folder
/// with many files, what is left meanwhile by others stays until then.
void removeLeftovers(const std::string& path);

} // namespace moji
