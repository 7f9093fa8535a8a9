// Counts for a group of blocks, in vector bytes or in general registers.

namespace moji::utf8 {
namespace {

template <class Simd>
class GroupCounts {
public:
    using Vector = typename Simd::Vector;
    static constexpr int kMost = 255; // vectors: a byte of a counter cannot count further
    static constexpr int kMostForLineFeeds = 2 * kMost;

    KERNEL_INLINE void add(Vector bytes) {
        addOthers(bytes);
        m_lineFeeds = Simd::countEqual(m_lineFeeds, bytes, 0x0A);
    }
    /// The same without line feeds.
    KERNEL_INLINE void addOthers(Vector bytes) {
        m_continuations = Simd::countContinuations(m_continuations, bytes);
        m_most = Simd::most(m_most, bytes);
    }
    /// Line feeds alone. (Two counters, because each step of one waits for the last.)
    KERNEL_INLINE void addLineFeeds(const Byte* bytes, int size) {
        for (int i = 0; i < size; i += Simd::kWidth) {
            auto& lineFeeds = i / Simd::kWidth % 2 == 0 ? m_lineFeeds : m_otherLineFeeds;
            lineFeeds = Simd::countEqual(lineFeeds, Simd::load(bytes + i), 0x0A);
        }
    }
    [[nodiscard]] KERNEL_INLINE std::uint64_t lineFeeds() const {
        return Simd::sum(m_lineFeeds) + Simd::sum(m_otherLineFeeds);
    }
    /// Without replacement characters.
    KERNEL_INLINE void addTo(KernelCounts& counts) const {
        counts.continuations += Simd::sum(m_continuations);
        counts.lineFeeds += lineFeeds();
    }
    /// Whether EF BF BD may end in the bytes added: EF is among them or the two before `begin`.
    [[nodiscard]] KERNEL_INLINE bool mayReplace(const Byte* begin) const {
        return Simd::atLeast(m_most, 0xEF) != 0 || begin[-1] == 0xEF || begin[-2] == 0xEF;
    }

private:
    typename Simd::Counter m_continuations = Simd::noCount();
    typename Simd::Counter m_lineFeeds = Simd::noCount();
    typename Simd::Counter m_otherLineFeeds = Simd::noCount();
    Vector m_most = Simd::splat(0);
};

/// EF BF BD, in whole blocks of well-formed text.
template <class Simd>
class ReplacementCharacters {
public:
    /// Those that end between these; two bytes before them are read, too.
    [[gnu::noinline]] static std::uint64_t count(const Byte* begin, const Byte* end) {
        if (!mayEnd(begin, end))
            return 0;
        typename Simd::Counter counts = Simd::noCount();
        for (const Byte* p = begin; p != end; p += Simd::kWidth)
            counts = Simd::countTriples(counts, Simd::load(p - 2), 0xEF, Simd::load(p - 1), 0xBF,
                                        Simd::load(p), 0xBD);
        return Simd::sum(counts);
    }

private:
    /// If one does, EF BF or BF BD is a word, as are a few others with the same bits FDAF.
    KERNEL_INLINE static bool mayEnd(const Byte* begin, const Byte* end) {
        auto differences = Simd::splat(0xFF);
#pragma GCC unroll 4
        for (const Byte* p = begin; p != end; p += Simd::kWidth)
            differences = Simd::leastDifference(differences, Simd::load(p), 0xFDAF, 0xBDAF);
        return Simd::hasZeroWord(differences) || (begin[-2] == 0xEF && begin[-1] == 0xBF);
    }
};

} // namespace
} // namespace moji::utf8
