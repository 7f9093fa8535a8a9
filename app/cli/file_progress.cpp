#include "cli/file_progress.h"

#include "bytes/write_all.h"
#include "cli/counted.h"
#include "cli/phrase.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace moji::cli {

namespace {

/// A file takes as long as so many bytes more: opening and closing it.
constexpr double kBytesPerFile = 16384;

std::int64_t nowInMilliseconds() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

std::string sizeInWords(std::uint64_t bytes) {
    const auto size = static_cast<double>(bytes);
    if (size < 1e9)
        return fmt::format("{:.1f} MB", size / 1e6);
    return size < 1e12 ? fmt::format("{:.2f} GB", size / 1e9)
                       : fmt::format("{:.2f} TB", size / 1e12);
}

} // namespace

FileProgress::FileProgress(bool enabled, const Files& files)
    : m_enabled(enabled)
    , m_isTerminal(::isatty(STDERR_FILENO) != 0)
    , m_begin(nowInMilliseconds())
    , m_lastShown(m_begin) {
    std::shared_ptr<FolderFiles> all = enabled && files ? files() : nullptr;
    if (!all)
        return;
    try {
        m_counter = std::jthread([this, all](const std::stop_token& stop) { count(*all, stop); });
    } catch (const std::system_error&) {
        // Without a thread that counts no time is given.
    }
}

FileProgress::~FileProgress() {
    if (!m_enabled)
        return;
    const std::int64_t now = nowInMilliseconds();
    const auto seconds = static_cast<double>(now - m_begin) / 1000;
    (void)writeAll(STDERR_FILENO, asBytes(m_isTerminal ? "\r\033[K" : line(seconds) + "\n"));
}

void FileProgress::count(FolderFiles& files, const std::stop_token& stop) {
    while (const auto file = files.next()) {
        if (stop.stop_requested())
            return;
        struct stat status {};
        if (file->kind == WalkedFile::Kind::Regular && ::stat(file->name.c_str(), &status) == 0)
            m_allBytes += static_cast<std::uint64_t>(status.st_size);
        ++m_allFiles;
    }
    m_isCounted = true;
}

void FileProgress::add(std::uint64_t files, std::uint64_t bytes) {
    const std::int64_t pause = m_isTerminal ? 300 : 5000; // milliseconds
    m_files += files;
    m_bytes += bytes;
    const std::int64_t now = m_enabled ? nowInMilliseconds() : 0;
    if (m_enabled && now - m_lastShown >= pause)
        show(now);
}

void FileProgress::show(std::int64_t now) {
    m_lastShown = now;
    const auto seconds = static_cast<double>(now - m_begin) / 1000;
    const std::string text = line(seconds) + timeLeft(seconds);
    (void)writeAll(STDERR_FILENO, asBytes(m_isTerminal ? "\r" + text + "\033[K" : text + "\n"));
}

std::string FileProgress::line(double seconds) const {
    const double rate = seconds > 0 ? static_cast<double>(m_files) / seconds : 0;
    const std::string speed = fmt::format("{:.0f}", rate);
    return m_isCounted ? countedPhrase("moji", m_allFiles.load(),
                                       MOJI_COUNTED("moji", "%2 of %1 file, %3, %4 files/s"),
                                       MOJI_COUNTED("moji", "%2 of %1 files, %3, %4 files/s"),
                                       m_files, sizeInWords(m_bytes), speed)
                       : phrase("moji", "%1, %2, %3 files/s")
                             .with(filesText(m_files), sizeInWords(m_bytes), speed);
}

std::string FileProgress::timeLeft(double seconds) const {
    const auto work = [](std::uint64_t files, std::uint64_t bytes) {
        return static_cast<double>(files) * kBytesPerFile + static_cast<double>(bytes);
    };
    const double done = work(m_files, m_bytes);
    if (!m_isCounted || done <= 0)
        return {};
    const double left = std::max(0.0, work(m_allFiles, m_allBytes) - done) / done * seconds;
    const auto whole = static_cast<std::uint64_t>(std::ceil(left));
    const std::string time =
        whole >= 3600 ? fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60)
                      : fmt::format("{}:{:02}", whole / 60, whole % 60);
    return ", " + phrase("moji", "%1 left").with(time);
}

} // namespace moji::cli
