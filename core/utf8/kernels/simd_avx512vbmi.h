#pragma once
// AVX-512 with VBMI: permutes with 64 entries, which use six bits of an index. If a table is
// repeated four times, the bits above a nibble need not be cleared.

#include "utf8/kernels/mask_check.h"
#include "utf8/kernels/simd_avx512.h"

namespace moji::utf8 {
namespace {

struct Avx512Vbmi : Avx512 {
    /// Checks groups in place of the look-ups, which decide the rest.
    template <bool counts, int longest>
    using GroupCheck = MaskCheck<counts, longest>;

    KERNEL_INLINE static Vector lookUp(Vector table, Vector nibbles) {
        return _mm512_permutexvar_epi8(nibbles, table);
    }
    KERNEL_INLINE static Vector lowNibbles(Vector v) { return v; }
    KERNEL_INLINE static Vector highNibbles(Vector v) { return _mm512_srli_epi16(v, 4); }
};

} // namespace
} // namespace moji::utf8
