#pragma once
// Progress over many files on stderr: how many, how many bytes, how fast, and how long it will take
// still. What is left is counted by a second walk that runs ahead in another thread.

#include "cli/folder_options.h"

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace moji::cli {

class FileProgress {
public:
    using Files = std::function<std::unique_ptr<FolderFiles>()>;
    /// `files` makes the same walk once more, to count; without it no time is given.
    explicit FileProgress(bool enabled, const Files& files = {});
    /// Clears the line on a terminal; elsewhere writes a last line with the totals.
    ~FileProgress();
    FileProgress(const FileProgress&) = delete;
    FileProgress& operator=(const FileProgress&) = delete;
    void add(std::uint64_t files, std::uint64_t bytes);

private:
    void count(FolderFiles& files, const std::stop_token& stop);
    void show(std::int64_t now);
    [[nodiscard]] std::string line(double seconds) const;
    [[nodiscard]] std::string timeLeft(double seconds) const;

    bool m_enabled;
    bool m_isTerminal;
    std::uint64_t m_files = 0;
    std::uint64_t m_bytes = 0;
    std::int64_t m_begin; // milliseconds
    std::int64_t m_lastShown;
    std::atomic<std::uint64_t> m_allFiles{0};
    std::atomic<std::uint64_t> m_allBytes{0};
    std::atomic<bool> m_isCounted{false};
    std::jthread m_counter; // the last member: it ends before the rest does
};

} // namespace moji::cli
