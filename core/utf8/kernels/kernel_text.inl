// The functions of every vector kernel: the algorithm (kernel_run.inl), as a kernel's table has it.

#include "utf8/kernels/kernel_run.inl"

namespace moji::utf8 {
namespace {

template <class Simd>
struct KernelOf {
    static bool isValid(const Byte* bytes, std::size_t size) {
        KernelRun<Simd, KernelTask::Validate> run(bytes, size, nullptr, Kernel::kMinimumErrors);
        return run.run().errors == 0;
    }

    static KernelScan scan(const Byte* bytes, std::size_t size, Tail tail, KernelCounts* counts,
                           KernelError* errors, std::size_t capacity) {
        return counts ? scanFor<KernelTask::Scan>(bytes, size, tail, counts, errors, capacity)
                      : scanFor<KernelTask::Find>(bytes, size, tail, counts, errors, capacity);
    }

    static KernelCounts count(const Byte* bytes, std::size_t size) {
        KernelCounts counts;
        std::size_t at = 0;
        for (; size - at >= 64; at += 64)
            WindowMasks<Simd>::countBlock(bytes + at, counts);
        if (at < size) {
            Byte padded[64] = {};
            __builtin_memcpy(padded, bytes + at, size - at);
            WindowMasks<Simd>::countBlock(padded, counts);
        }
        return counts;
    }

private:
    template <KernelTask task>
    static KernelScan scanFor(const Byte* bytes, std::size_t size, Tail tail, KernelCounts* counts,
                              KernelError* errors, std::size_t capacity) {
        KernelRun<Simd, task> run(bytes, size, errors, capacity);
        KernelScan done = run.run();
        std::uint64_t continuations = run.counts().continuations;
        if (tail == Tail::MoreFollows && done.consumed == size && done.errors > 0) {
            const KernelError& last = errors[done.errors - 1];
            if (last.kind == SpanStatus::TooShort && last.offset + last.length == size) {
                continuations -= last.length - 1u;
                done.consumed = last.offset;
                --done.errors;
            }
        }
        if (task == KernelTask::Scan) {
            counts->continuations += continuations;
            counts->lineFeeds += run.counts().lineFeeds;
            counts->replacementCharacters += run.counts().replacementCharacters;
        }
        return done;
    }
};

} // namespace
} // namespace moji::utf8
