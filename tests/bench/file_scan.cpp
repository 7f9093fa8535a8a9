#include "bench/file_scan.h"

#include "bench/corpora.h"
#include "bytes/file_source.h"
#include "race/race_text.h"
#include "scan/parallel_scan.h"

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <unistd.h>

namespace moji::bench {

namespace {

constexpr std::size_t kWrittenAtOnce = 64 * 1024 * 1024;
constexpr std::size_t kBlock = 1024 * 1024;

std::uint64_t sumOf(ByteView bytes) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + i, sizeof word);
        sum += word;
    }
    return sum;
}

std::uint64_t readSum(const FileSource& file, unsigned threads) {
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> sum = 0;
    const auto work = [&] {
        Bytes block(kBlock);
        for (;;) {
            const auto count = file.read(next.fetch_add(kBlock), block);
            if (!count || *count == 0)
                return;
            sum += sumOf(ByteView(block).first(*count));
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i)
            others.emplace_back(work);
        work();
    }
    return sum;
}

std::uint64_t allErrors(const FileSource& file, unsigned threads) {
    std::uint64_t errors = 0;
    ScanOptions options;
    options.threads = threads;
    options.onError = [&](const ErrorRecord&) { ++errors; };
    const auto scanned = scanUtf8(file, options);
    return scanned ? errors : 0;
}

} // namespace

BigFile::BigFile(std::uint64_t size)
    : m_size(size) {
    const char* folder = std::getenv("TMPDIR");
    std::string path = fmt::format("{}/mojiscope-bench-XXXXXX", folder ? folder : "/tmp");
    const int descriptor = ::mkstemp(path.data());
    if (descriptor < 0)
        return;
    Bytes text = mixedScripts(kWrittenAtOnce);
    race::spoil(text, 0.00001);
    std::uint64_t written = 0;
    while (written < size) {
        const auto wanted = std::min<std::uint64_t>(size - written, text.size());
        const ssize_t count = ::write(descriptor, text.data(), wanted);
        if (count <= 0)
            break;
        written += static_cast<std::uint64_t>(count);
    }
    ::close(descriptor);
    if (written == size)
        m_path = path;
    else
        std::remove(path.c_str());
}

BigFile::~BigFile() {
    if (!m_path.empty())
        std::remove(m_path.c_str());
}

std::vector<Peer> fileReaders(const BigFile& file, unsigned threads) {
    auto opened = FileSource::open(file.path());
    if (!opened)
        return {};
    const std::shared_ptr<const FileSource> source = *std::move(opened);
    const std::string cat = fmt::format("cat '{}' > /dev/null", file.path());
    return {
        {fmt::format("ours {} threads", threads),
         [=](ByteView) { return allErrors(*source, threads); }},
        {fmt::format("read-sum {} threads", threads),
         [=](ByteView) { return readSum(*source, threads); }},
        {"cat", [=](ByteView) { return static_cast<std::uint64_t>(std::system(cat.c_str())); }},
    };
}

} // namespace moji::bench
