// Which blocks of 64 bytes need no check: those of ASCII alone after three bytes of ASCII.

namespace moji::utf8 {
namespace {

template <class Simd>
class AsciiBlocks {
public:
    /// `p`: where the first block will be; the byte before it is read.
    KERNEL_INLINE explicit AsciiBlocks(const Byte* p)
        : m_before(Simd::kWidth == 64 && p[-1] >= 0x80 ? ~std::uint64_t{0} : 0) {}

    /// Three bytes before the block are read, too.
    KERNEL_INLINE void add(const Byte* block) {
        m_blocks = 2 * m_blocks + (isAscii(block) ? 1 : 0);
    }
    /// Bit 0 is the block added last.
    [[nodiscard]] KERNEL_INLINE std::uint64_t blocks() const { return m_blocks; }

private:
    KERNEL_INLINE bool isAscii(const Byte* block) {
        if constexpr (Simd::kWidth == 64) {
            // The mask has the last bytes of the block before: quicker than loading them again.
            const std::uint64_t others = Simd::others(Simd::load(block));
            const bool isOne = (others | m_before >> 61) == 0;
            m_before = others;
            return isOne;
        } else {
            auto all = Simd::bitOr(Simd::load(block - 3), Simd::load(block));
            for (int i = Simd::kWidth; i < 64; i += Simd::kWidth)
                all = Simd::bitOr(all, Simd::load(block + i));
            return Simd::isAscii(all);
        }
    }

    std::uint64_t m_blocks = 0;
    std::uint64_t m_before; // where the block before has non-ASCII bytes
};

} // namespace
} // namespace moji::utf8
