// The algorithm of every vector kernel: a template over the instruction set (simd_sse4.h documents
// the functions of a set).
//
// Groups of bytes are only checked and counted. In a group that fails, and at both ends of the
// input, windows of 64 bytes that start with a character are decided exactly (window_masks.inl).

#include "utf8/kernels/lookup_check.inl"

#include "utf8/kernels/ascii_blocks.inl"
#include "utf8/kernels/window_masks.inl"

namespace moji::utf8 {
namespace {

enum class KernelTask {
    Validate, // stop at the first error
    Find,     // all errors
    Scan,     // all errors, and counts
};

template <class Simd, KernelTask task>
class KernelRun {
public:
    KernelRun(const Byte* bytes, std::size_t size, KernelError* errors, std::size_t capacity)
        : m_begin(bytes)
        , m_at(bytes)
        , m_end(bytes + size)
        , m_counted(bytes)
        , m_errors(errors)
        , m_capacity(capacity) {}

    KernelScan run() {
        while (m_at < m_end && m_capacity - m_found >= Kernel::kMinimumErrors) {
            std::ptrdiff_t window = kLongestWindow;
            if (m_clean >= m_cleanWindowsNeeded) {
                if (m_wasLongRun && !isAtLine())
                    window = bytesToLine();
                else
                    passGroups();
            }
            if (m_at < m_end)
                decideWindow(window);
            if (task == KernelTask::Validate && m_found > 0)
                break;
        }
        endLast();
        return {static_cast<std::size_t>(m_at - m_begin), m_found};
    }
    [[nodiscard]] KernelCounts counts() const { return m_counts; }

private:
    static constexpr int kBlock = 64;
    static constexpr bool kChecksByMasks = requires {
        typename Simd::template GroupCheck<true, 4>;
    };
    static constexpr int kContext = WindowMasks<Simd>::kContext;
    static constexpr int kLongestWindow = kBlock - 2 * kContext;
    // After a non-ASCII byte, this many bytes are checked without testing for ASCII again, because
    // the test costs most if its result changes; the number grows while the result stays the same.
    static constexpr int kShortestGroup = 8 * kBlock;
    static constexpr int kLongestGroup = kChecksByMasks ? 128 * kBlock : 32 * kBlock;
    static constexpr int kStretch = Stretch<Simd>::kSize;
    static constexpr std::uint64_t kMostSparse = 40; // blocks of a stretch
    static constexpr int kMostCleanWindows = 4;      // the maximum to wait for
    static constexpr int kMostGroupsForFour = 8;
    static_assert(kLongestGroup / Simd::kWidth <= GroupCounts<Simd>::kMost &&
                  kMostSparse * kBlock / Simd::kWidth <= GroupCounts<Simd>::kMost);

    /// Loads across the lines of the cache take twice as long, so groups start where one does,
    /// unless too few are left.
    [[nodiscard]] bool isAtLine() const {
        return bytesToLine() == kBlock || m_end - m_at < 2 * kShortestGroup;
    }
    [[nodiscard]] std::ptrdiff_t bytesToLine() const {
        return kBlock -
               static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(m_at) % kBlock);
    }

    /// Passes groups while they are well-formed; then goes back to the start of the character at
    /// the place reached.
    void passGroups() {
        const Byte* const begin = m_at;
        const bool isAligned = m_wasLongRun;
        bool maySparse = isAligned;
        bool hasFault = false;
        for (std::ptrdiff_t group = kShortestGroup; !hasFault;) {
            if (passAscii()) {
                group = kShortestGroup;
                maySparse = maySparse && passSparse();
            }
            while (group > m_end - m_at && group > kShortestGroup)
                group /= 2;
            if (m_end - m_at <= group || (!isAligned && m_at - begin >= kStretch))
                break;
            const Byte* const end = m_at + group;
            hasFault = !passGroup(end);
            if (hasFault)
                passUpToFault(end);
            else if (group < kLongestGroup)
                group *= 2;
        }
        m_wasLongRun = m_at - begin >= kStretch;
        m_cleanWindowsNeeded = m_at - begin >= 2 * kShortestGroup         ? 1
                               : m_cleanWindowsNeeded < kMostCleanWindows ? 2 * m_cleanWindowsNeeded
                                                                          : kMostCleanWindows;
        m_counted = m_at;
        m_at -= bytesOfCutCharacter(m_at);
        m_continued = 0;
    }

    /// Passes stretches in which few blocks have non-ASCII bytes, and checks only those. No branch
    /// depends on where they are, and the next stretch is looked at before this one is checked, so
    /// that the processor can work on both. Stops where they are no longer few. False before a
    /// stretch with a fault.
    [[gnu::noinline]] bool passSparse() {
        if (m_end - m_at < kStretch)
            return true;
        constexpr bool counts = task == KernelTask::Scan;
        auto stretch = Stretch<Simd>::template lookAt<counts>(m_at);
        while (popcount(stretch.blocksToCheck) <= kMostSparse) {
            const bool isLast = m_end - m_at < 2 * kStretch;
            const auto next =
                isLast ? Stretch<Simd>{} : Stretch<Simd>::template lookAt<counts>(m_at + kStretch);
            if (!passStretch(stretch))
                return false;
            stretch = next;
        }
        return true;
    }
    KERNEL_INLINE bool passStretch(const Stretch<Simd>& stretch) {
        const auto forEachBlock = [&, last = m_at + kStretch - kBlock](auto use) {
            for (std::uint64_t left = stretch.blocksToCheck; left != 0; left &= left - 1)
                use(last - kBlock * __builtin_ctzll(left));
        };
        LookupCheck<Simd> check;
        GroupCounts<Simd> counts;
        forEachBlock([&](const Byte* block) {
            for (int i = 0; i < kBlock; i += Simd::kWidth) {
                const Neighbours<Simd> at(block + i);
                check.add(at);
                if constexpr (task == KernelTask::Scan)
                    counts.addOthers(at.bytes);
            }
        });
        if (!check.passed())
            return false;
        if constexpr (task == KernelTask::Scan) {
            counts.addTo(m_counts);
            m_counts.lineFeeds += stretch.lineFeeds;
            if (counts.mayReplace(m_at))
                forEachBlock([&](const Byte* block) { countReplaced(block, block + kBlock); });
        }
        m_at += kStretch;
        return true;
    }

    /// Checks whole blocks; if all are well-formed so far, counts and passes them. A separate
    /// function, so that the tables stay in registers.
    [[gnu::noinline]] bool passGroup(const Byte* end) {
        if constexpr (kChecksByMasks) {
            // It pays for long groups. (If it fails, only look-ups tell a fault from EF BF.)
            if (end - m_at > kShortestGroup) {
                if (passesByMasks(end)) {
                    m_at = end;
                    return true;
                }
                if constexpr (task != KernelTask::Scan)
                    return false;
            }
        }
        return passByLookUp(end);
    }
    /// Few texts have characters of four bytes, and a check that takes them for faults is a quarter
    /// faster: it comes first, but for some groups after one that had such a character or a fault.
    KERNEL_INLINE bool passesByMasks(const Byte* end) {
        constexpr bool counts = task == KernelTask::Scan;
        bool hasFour = false;
        if (m_groupsForFour == 0) {
            using Check = typename Simd::template GroupCheck<counts, 3>;
            if (Check::passes(m_at, end, hasFour, m_counts))
                return true;
            m_groupsForFour = kMostGroupsForFour;
        }
        using Check = typename Simd::template GroupCheck<counts, 4>;
        if (!Check::passes(m_at, end, hasFour, m_counts))
            return false;
        m_groupsForFour = hasFour ? kMostGroupsForFour : m_groupsForFour - 1;
        return true;
    }
    KERNEL_INLINE bool passByLookUp(const Byte* end) {
        constexpr bool countsAlong = task == KernelTask::Scan && Simd::kHasManyRegisters;
        LookupCheck<Simd> check;
        GroupCounts<Simd> counts;
#pragma GCC unroll 2
        for (const Byte* p = m_at; p != end; p += kBlock) {
            fetchAhead<kReadAhead>(p, kBlock);
            for (int i = 0; i < kBlock; i += Simd::kWidth) {
                const Neighbours<Simd> at(p + i);
                check.add(at);
                if constexpr (countsAlong)
                    counts.add(at.bytes);
            }
        }
        if (!check.passed())
            return false;
        if constexpr (countsAlong)
            add(counts, m_at, end);
        else
            count(m_at, end);
        m_at = end;
        return true;
    }

    /// Passes the blocks before the one that failed: all up to `end` if the fault reaches past it.
    [[gnu::noinline]] void passUpToFault(const Byte* end) {
        const Byte* fault = m_at;
        for (; fault != end; fault += kBlock) {
            LookupCheck<Simd> check;
            for (int i = 0; i < kBlock; i += Simd::kWidth)
                check.add(Neighbours<Simd>(fault + i));
            if (!check.passed())
                break;
        }
        count(m_at, fault);
        m_at = fault;
    }

    KERNEL_INLINE void count(const Byte* begin, const Byte* end) {
        if constexpr (task == KernelTask::Scan) {
            GroupCounts<Simd> counts;
#pragma GCC unroll 2
            for (const Byte* p = begin; p != end; p += kBlock) {
                for (int i = 0; i < kBlock; i += Simd::kWidth)
                    counts.add(Simd::load(p + i));
            }
            add(counts, begin, end);
        }
    }
    /// `counts`: of all bytes between.
    KERNEL_INLINE void add(const GroupCounts<Simd>& counts, const Byte* begin, const Byte* end) {
        counts.addTo(m_counts);
        if (counts.mayReplace(begin))
            countReplaced(begin, end);
    }
    KERNEL_INLINE void countReplaced(const Byte* begin, const Byte* end) {
        m_counts.replacementCharacters += ReplacementCharacters<Simd>::count(begin, end);
    }

    KERNEL_INLINE bool passAscii() {
        if (!isAsciiAhead() || bytesOfCutCharacter(m_at) > 0)
            return false;
        const Byte* begin = nullptr;
        do {
            begin = m_at;
            m_at = AsciiRun<Simd>::template pass<task == KernelTask::Scan>(begin, m_end,
                                                                           m_counts.lineFeeds);
        } while (m_at - begin == AsciiRun<Simd>::kLongest);
        return true;
    }
    [[nodiscard]] KERNEL_INLINE bool isAsciiAhead() const {
        return m_end - m_at >= AsciiRun<Simd>::kStep && AsciiRun<Simd>::isAscii(m_at);
    }

    /// The number of bytes before `p` that start a character not complete at `p`. Requires at least
    /// three well-formed bytes before `p`.
    [[nodiscard]] KERNEL_INLINE static int bytesOfCutCharacter(const Byte* p) {
        if (p[-1] >= 0xC0)
            return 1;
        if (p[-2] >= 0xE0)
            return 2;
        return p[-3] >= 0xF0 ? 3 : 0;
    }

    /// Decides the characters and errors that start in the next `wanted` bytes (at most 58 of
    /// them), or in all that remain.
    void decideWindow(std::ptrdiff_t wanted) {
        const std::ptrdiff_t left = m_end - m_at;
        const bool isLast = left <= kBlock - kContext;
        // Padding acts like ASCII: it does not continue a character.
        Byte padded[kBlock + kContext + 1] = {};
        const Byte* window = padded + 1;
        if (isLast || m_at == m_begin) {
            const std::ptrdiff_t after = m_at == m_begin ? 0 : kContext + 1;
            const std::ptrdiff_t ahead = isLast ? left : kBlock - kContext;
            __builtin_memcpy(padded + kContext + 1 - after, m_at - after,
                             static_cast<std::size_t>(after + ahead));
        } else {
            window = m_at - kContext;
        }
        const WindowMasks<Simd> masks(window);
        const int decided = static_cast<int>(isLast                    ? left
                                             : wanted < kLongestWindow ? wanted
                                                                       : kLongestWindow);
        const std::uint64_t errors = (masks.errors() >> kContext) & bitsBelow(decided);
        if constexpr (task == KernelTask::Scan) {
            const std::ptrdiff_t counted = m_counted > m_at ? m_counted - m_at : 0;
            masks.count((bitsBelow(decided) & ~bitsBelow(static_cast<int>(counted))) << kContext,
                        m_counts);
        }
        ++m_clean;
        if (errors != 0) {
            m_clean = 0;
            if constexpr (task == KernelTask::Validate)
                ++m_found; // one is enough, and none is written
            else
                write(errors, masks);
        }
        m_at += decided;
        m_counted = m_at;
        m_continued = isLast ? 0 : masks.bytesContinuedFrom(kContext + decided);
    }

    /// Ends at the start of a character or an error.
    void endLast() {
        for (; m_continued > 0; --m_continued) {
            ++m_counts.continuations;
            m_counts.replacementCharacters +=
                m_at[-2] == 0xEF && m_at[-1] == 0xBF && m_at[0] == 0xBD;
            ++m_at;
        }
    }

    /// Always four at a time, even if fewer remain, because the processor cannot predict the count.
    KERNEL_INLINE void write(std::uint64_t errors, const WindowMasks<Simd>& masks) {
        const auto base = static_cast<std::uint32_t>(m_at - m_begin);
        KernelError* out = m_errors + m_found;
        m_found += popcount(errors);
        do {
            for (int n = 0; n < 4; ++n) {
                const int i = lowestBit(errors);
                errors &= errors - 1;
                out->offset = base + static_cast<std::uint32_t>(i);
                out->length = masks.errorLength(i + WindowMasks<Simd>::kContext);
                out->kind = masks.errorKind(i + WindowMasks<Simd>::kContext);
                ++out;
            }
        } while (errors != 0);
    }

    const Byte* const m_begin;
    const Byte* m_at;
    const Byte* const m_end;
    const Byte* m_counted; // counted up to here; past m_at inside a character at a group's edge
    // Groups may only be checked after well-formed bytes: after a clean window. If a group then
    // fails early, more clean windows are required before the next one.
    int m_clean = 0;
    int m_cleanWindowsNeeded = 1;
    // Where faults are far apart, groups are aligned and may be sparse; elsewhere that costs more
    // than it saves.
    bool m_wasLongRun = true;
    int m_groupsForFour = 0; // to come: characters of four bytes are looked for at once
    int m_continued = 0;     // bytes from m_at that belong to the last window's last character
    KernelError* const m_errors;
    const std::size_t m_capacity;
    std::size_t m_found = 0;
    KernelCounts m_counts;
};

} // namespace
} // namespace moji::utf8
