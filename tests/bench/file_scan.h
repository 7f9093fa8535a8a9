#pragma once
// All errors of a big file beside what merely reads it: `cat FILE > /dev/null`, and a sum of all
// its bytes, by as many threads.

#include "bench/peers.h"

#include <cstdint>
#include <string>
#include <vector>

namespace moji::bench {

/// A file of text of many scripts in the folder for temporary files, with one bad byte in 100,000;
/// removed at the end. It is in the page cache where there is memory enough.
class BigFile {
public:
    explicit BigFile(std::uint64_t size);
    ~BigFile();
    BigFile(const BigFile&) = delete;
    BigFile& operator=(const BigFile&) = delete;

    /// Empty where it could not be written.
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }

private:
    std::string m_path;
    std::uint64_t m_size;
};

/// They read the file, whatever bytes they are given.
[[nodiscard]] std::vector<Peer> fileReaders(const BigFile& file, unsigned threads);

} // namespace moji::bench
