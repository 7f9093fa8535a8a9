#pragma once
// One side of a comparison, read in blocks, and the state that both sides share: the stop request,
// the first error, the progress. After the first error, every view is empty; Work reports the error
// at the end, so that not every call has to pass it on.

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <array>
#include <optional>

namespace moji::compare {

class Work {
public:
    /// Borrows both. `total`: bytes of both sides.
    Work(const std::stop_token& stop, const ProgressCallback& progress, std::uint64_t total)
        : m_stop(stop)
        , m_progress(progress)
        , m_total(total) {}

    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }
    void fail(const Error& error);
    /// Checked before each block.
    [[nodiscard]] bool mayGoOn();

    /// Records that this many bytes of each side are known to be equal.
    void settle(std::uint64_t bytes);
    /// Reports the progress of a scan of the other bytes, in bytes of both sides.
    void scanned(std::uint64_t bytes) { report(m_settled + bytes / 2); }
    void finish() { report(m_total); }

private:
    void report(std::uint64_t done);

    const std::stop_token& m_stop;
    const ProgressCallback& m_progress;
    const std::uint64_t m_total;
    std::uint64_t m_settled = 0;
    std::uint64_t m_reported = 0;
    std::optional<Error> m_error;
};

class ComparedSide {
public:
    /// Borrows both.
    ComparedSide(const ByteSource& source, Work& work)
        : m_source(&source)
        , m_work(&work) {}

    [[nodiscard]] std::uint64_t size() const { return m_source->size(); }
    /// A contiguous view of bytes at the front of `range`; valid until the next call. Empty if the
    /// range is, and after an error.
    [[nodiscard]] ByteView front(ByteRange range);
    /// The same at the back of `range`.
    [[nodiscard]] ByteView back(ByteRange range);
    /// Copies all of a range; fewer bytes only after an error.
    void copy(ByteRange range, Bytes& out);

private:
    static constexpr std::uint64_t kBlockSize = 128 * 1024;
    struct Block {
        std::uint64_t index = ~std::uint64_t{0};
        std::uint64_t lastUse = 0;
        Bytes bytes;
    };
    [[nodiscard]] ByteView within(std::uint64_t block, ByteRange range);
    [[nodiscard]] const Block* load(std::uint64_t index);

    const ByteSource* m_source;
    Work* m_work;
    std::array<Block, 4> m_blocks;
    std::uint64_t m_clock = 0;
};

/// A range of each side.
struct Stretch {
    ByteRange left;
    ByteRange right;
    [[nodiscard]] std::uint64_t bytes() const { return left.length() + right.length(); }
};

struct Sides {
    ComparedSide left;
    ComparedSide right;
    Work& work;

    /// Number of equal bytes at the front of a stretch.
    [[nodiscard]] std::uint64_t equalAtFront(Stretch stretch);
    /// Number of equal bytes at its back.
    [[nodiscard]] std::uint64_t equalAtBack(Stretch stretch);
};

} // namespace moji::compare
