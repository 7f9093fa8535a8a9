#pragma once
// One run of moji in this process: in a scratch folder, its output kept in memory.

#include "bytes/byte_source.h"

#include <string>
#include <vector>

namespace moji::fuzz {

struct Run {
    int status = 0;
    std::string output;   // what went to descriptor 1
    std::string messages; // what went to descriptor 2
    std::string thrown;   // what() of an exception that left the program; empty: none did
};

/// What a run can read: the files a, b, folder/c (as a) and .hidden (as b), besides an empty one, a
/// list of their names, a ZIP file without entries and a link in a circle.
struct Surroundings {
    ByteView a;
    ByteView b;
    bool readsPipe = false; // a at descriptor 0, through a pipe; else as a file
};

/// Runs moji with these words, after the program's name. What it writes is removed before the next
/// run; a file outside the scratch folder breaks a law.
[[nodiscard]] Run runMoji(const std::vector<std::string>& words, const Surroundings& surroundings);

} // namespace moji::fuzz
