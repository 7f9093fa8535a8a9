#include "bytes/sha256_blocks.h"

#if defined(__x86_64__)

#include "support/processor_features.h"

#include <cpuid.h>
#include <immintrin.h>

namespace moji {

bool hasShaExtensions() {
#if defined(MOJI_LIBC_KNOWS_PROCESSOR)
    return MOJI_PROCESSOR_HAS(SHA, "sha") && MOJI_PROCESSOR_HAS(SSE4_1, "sse4.1");
#else
    // __builtin_cpu_supports() of g++ 12 does not know them. CPUID leaf 7: EBX bit 29.
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b >> 29 & 1) != 0 &&
           MOJI_PROCESSOR_HAS(SSE4_1, "sse4.1");
#endif
}

// The instructions keep the eight words of the state in two registers: A B E F and C D G H, from
// the highest to the lowest lane (Intel 64 Software Developer's Manual, SHA256RNDS2).
[[gnu::target("sha,sse4.1")]] void hashBlocksWithExtensions(Sha256State& state, const Byte* bytes,
                                                            std::size_t count) {
    const __m128i bigEndian = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
    auto* const words = reinterpret_cast<__m128i*>(state.data());
    const __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128(words), 0xB1);
    const __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128(words + 1), 0x1B);
    __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
    __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);

    for (; count > 0; --count, bytes += 64) {
        const __m128i abefBefore = abef;
        const __m128i cdghBefore = cdgh;
        __m128i w[4]; // the message schedule, the last sixteen words of it
        for (int i = 0; i < 4; ++i)
            w[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes) + i),
                                    bigEndian);
#pragma GCC unroll 16
        for (int i = 0; i < 16; ++i) { // four rounds each
            __m128i& now = w[i % 4];
            const __m128i wk = _mm_add_epi32(
                now, _mm_loadu_si128(reinterpret_cast<const __m128i*>(&kSha256Constants[4 * i])));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, wk);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(wk, 0x0E));
            if (i < 12) {
                const __m128i last = w[(i + 3) % 4];
                const __m128i sevenBack = _mm_alignr_epi8(last, w[(i + 2) % 4], 4);
                now = _mm_sha256msg2_epu32(
                    _mm_add_epi32(_mm_sha256msg1_epu32(now, w[(i + 1) % 4]), sevenBack), last);
            }
        }
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }

    const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
    const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128(words, _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128(words + 1, _mm_alignr_epi8(dchg, feba, 8));
}

} // namespace moji

#endif
