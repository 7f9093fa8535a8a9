// Counts for a group of blocks, in vector bytes or in general registers.

namespace moji::utf8 {
namespace {

template <class Simd>
class GroupCounts {
public:
    using Vector = typename Simd::Vector;
    static constexpr int kLongest = 255; // vectors: a byte cannot count further

    /// `back1`, `back2`: the bytes one and two positions before each byte.
    KERNEL_INLINE void add(Vector bytes, Vector back1, Vector back2) {
        addOthers(bytes, back1, back2);
        m_lineFeeds = Simd::countEqual(m_lineFeeds, bytes, 0x0A);
    }
    /// The same without line feeds.
    KERNEL_INLINE void addOthers(Vector bytes, Vector back1, Vector back2) {
        m_continuations = Simd::countContinuations(m_continuations, bytes);
        m_mayReplace = Simd::notePair(m_mayReplace, back2, 0xEF, back1, 0xBF);
    }
    KERNEL_INLINE void addAscii(const Byte* bytes, int size) {
        for (int i = 0; i < size; i += Simd::kWidth)
            m_lineFeeds = Simd::countEqual(m_lineFeeds, Simd::load(bytes + i), 0x0A);
    }
    /// `begin` to `end` are the bytes added; two bytes before them are read too.
    KERNEL_INLINE void addTo(KernelCounts& counts, const Byte* begin, const Byte* end) const {
        counts.continuations += Simd::sum(m_continuations);
        counts.lineFeeds += Simd::sum(m_lineFeeds);
        if (Simd::isNoted(m_mayReplace))
            counts.replacementCharacters += countReplacementCharacters(begin, end);
    }

private:
    /// Counts EF BF BD at the position of BD.
    [[gnu::noinline]] static std::uint64_t countReplacementCharacters(const Byte* begin,
                                                                      const Byte* end) {
        typename Simd::Counter counts = Simd::noCount();
        for (const Byte* p = begin; p != end; p += Simd::kWidth)
            counts = Simd::countTriples(counts, Simd::load(p - 2), 0xEF, Simd::load(p - 1), 0xBF,
                                        Simd::load(p), 0xBD);
        return Simd::sum(counts);
    }

    typename Simd::Counter m_continuations = Simd::noCount();
    typename Simd::Counter m_lineFeeds = Simd::noCount();
    typename Simd::Noted m_mayReplace{}; // whether the group has EF BF
};

} // namespace
} // namespace moji::utf8
