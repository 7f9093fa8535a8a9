#pragma once
// Which files are meant: files and folders by name, and what is left out, as a person asked for it.

#include <string>
#include <vector>

namespace moji {

struct FileSelection {
    std::vector<std::string> paths; // bytes
    std::vector<std::string> include;
    std::vector<std::string> exclude;
    bool noIgnore = false;
    bool hidden = false;
    bool follow = false;
    std::string shard;  // "I/N"; empty: all
    std::string resume; // a report, as JSON lines, whose files are left out; empty: none
};

} // namespace moji
