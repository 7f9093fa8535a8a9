#pragma once
// A check of groups of 64-byte blocks for AVX-512 with VBMI: 6 vector operations a block, 7 where
// characters may have four bytes; Keiser and Lemire's takes 10 and three more loads. A first pass
// notes for each block where leads are; a second one shifts these masks to where continuations are
// expected, eight blocks at a time.

#include "utf8/kernels/fetch_ahead.h"

#include <immintrin.h>

namespace moji::utf8 {
namespace {

/// For the low six bits of a lead C0..FF, if characters have at most `longest` bytes (3 or 4):
/// - bits 4..6, added to its second byte, set bit 6 of the sum if the pair is malformed, although
///   the second byte is a continuation (Unicode Table 3-7);
/// - bit 7: a third byte follows;
/// - bit 0, if replacement characters are counted: the pair EF BF sets bit 6, too.
struct LeadTable {
    alignas(64) Byte entries[64];
};
constexpr LeadTable makeLeadTable(bool counts, int longest) {
    LeadTable table{};
    const int last = longest == 4 ? 0xF4 : 0xEF;
    for (int lead = 0xC0; lead <= 0xFF; ++lead) {
        const int pair = lead < 0xC2 || lead > last ? 0x40 // 80..BF: none is possible
                         : lead == 0xE0             ? 0x60 // 80..9F
                         : lead == 0xED             ? 0x20 // A0..BF
                         : lead == 0xF0             ? 0x70 // 80..8F
                         : lead == 0xF4             ? 0x30 // 90..BF
                         : lead == 0xEF && counts   ? 0x01 // BF
                                                    : 0;
        table.entries[lead & 0x3F] = static_cast<Byte>(pair | (lead >= 0xE0 ? 0x80 : 0));
    }
    return table;
}

/// `counts`: also counts, but cannot count replacement characters. `longest`, 3 or 4: the most
/// bytes of a character; what has more is a fault.
template <bool counts, int longest>
class MaskCheck {
    using Vector = __m512i;
    using Mask = __mmask64;

public:
    static constexpr int kMostBlocks = 128;

    /// Whether all bytes are well-formed so far; between `begin` and `end` are whole blocks, a
    /// multiple of eight. Three bytes before them are read, and one after them: a fault of the last
    /// byte and that one is found, too. If so, says in `hasFour` whether a character has four bytes
    /// and, if they are to be counted and have no EF BF, adds their counts to `to`.
    static bool passes(const Byte* begin, const Byte* end, bool& hasFour, KernelCounts& to) {
        if (longest == 3 && (atLeast(load(begin - 3), 0xF0) & 0b111) != 0)
            return false; // one may reach into the group
        MaskCheck masks;
        const Vector table = load(kLeadTable.entries);
        Vector pairs = masks.startAt(begin, table);
        int last = kBefore;
        for (const Byte* block = begin; block != end; block += 128) {
            fetchAhead<kReadAhead>(block, 128);
            const Vector first = masks.add(block, ++last, table);
            const Vector second = masks.add(block + 64, ++last, table);
            pairs = _mm512_ternarylogic_epi64(pairs, first, second, 0xFE); // a | b | c
        }
        Sums sums;
        const Vector wrong =
            masks.wrongUpTo(last, _mm512_and_si512(pairs, _mm512_set1_epi8(0x40)), sums);
        if (_mm512_test_epi8_mask(wrong, wrong) != 0)
            return false;
        hasFour = longest == 4 && _mm512_test_epi64_mask(sums.fourths, sums.fourths) != 0;
        if constexpr (counts) {
            to.continuations += sumOf(sums.continuations);
            to.lineFeeds += sumOf(sums.lineFeeds);
        }
        return true;
    }

private:
    static constexpr LeadTable kLeadTable = makeLeadTable(counts, longest);
    // The masks of the bytes before the group are those of a block before it, so that all others
    // are aligned.
    static constexpr int kBefore = 7;
    struct Sums {
        Vector fourths = _mm512_setzero_si512(); // added by "or"
        Vector continuations = _mm512_setzero_si512();
        Vector lineFeeds = _mm512_setzero_si512();
    };
    struct alignas(64) Masks {
        std::uint64_t of[kBefore + 1 + kMostBlocks];
    };

    KERNEL_INLINE static Vector load(const void* p) { return _mm512_loadu_si512(p); }
    KERNEL_INLINE static Mask atLeast(Vector v, int byte) {
        return _mm512_cmpge_epu8_mask(v, _mm512_set1_epi8(static_cast<char>(byte)));
    }
    KERNEL_INLINE static void note(Masks& masks, int block, Mask mask) {
        _store_mask64(reinterpret_cast<Mask*>(masks.of + block), mask);
    }

    /// Notes the last three bytes before `begin`, and returns the pairs at its edge.
    KERNEL_INLINE Vector startAt(const Byte* begin, Vector table) {
        const Vector before = load(begin - 3);
        const Mask isLead = atLeast(before, 0xC0);
        const Vector entries = _mm512_maskz_permutexvar_epi8(isLead, before, table);
        m_leads.of[kBefore] = std::uint64_t{isLead} << 61;
        m_thirds.of[kBefore] = std::uint64_t{_mm512_movepi8_mask(entries)} << 61;
        if constexpr (longest == 4)
            m_fourths.of[kBefore] = std::uint64_t{atLeast(before, 0xF0)} << 61;
        constexpr Mask reaching = counts ? 0b110 : 0b100; // into the group, also with EF BF BD
        return _mm512_maskz_add_epi8(isLead & reaching, entries, load(begin - 2));
    }

    /// Notes a block, and returns its leads with what follows them added: bit 6 is wrong.
    KERNEL_INLINE Vector add(const Byte* block, int number, Vector table) {
        const Vector bytes = load(block);
        const Mask isLead = atLeast(bytes, 0xC0);
        const Vector entries = _mm512_maskz_permutexvar_epi8(isLead, bytes, table);
        note(m_others, number, _mm512_movepi8_mask(bytes));
        note(m_leads, number, isLead);
        note(m_thirds, number, _mm512_movepi8_mask(entries));
        if constexpr (longest == 4)
            note(m_fourths, number, atLeast(bytes, 0xF0));
        if constexpr (counts)
            note(m_lineFeeds, number, _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(0x0A)));
        return _mm512_maskz_add_epi8(isLead, entries, load(block + 1));
    }

    /// Continuations have to be exactly where they are expected.
    KERNEL_INLINE Vector wrongUpTo(int last, Vector wrong, Sums& sums) const {
        for (int i = kBefore + 1; i <= last; i += 8) {
            const Vector leads = load(m_leads.of + i);
            const Vector leadsBefore = load(m_leads.of + i - 1);
            const Vector second = _mm512_shldi_epi64(leads, leadsBefore, 1);
            const Vector third =
                _mm512_shldi_epi64(load(m_thirds.of + i), load(m_thirds.of + i - 1), 2);
            Vector expected = _mm512_or_si512(second, third);
            if constexpr (longest == 4) {
                const Vector fourth =
                    _mm512_shldi_epi64(load(m_fourths.of + i), load(m_fourths.of + i - 1), 3);
                sums.fourths = _mm512_or_si512(sums.fourths, fourth);
                expected = _mm512_or_si512(expected, fourth);
            }
            const Vector continuations = _mm512_andnot_si512(leads, load(m_others.of + i));
            wrong = _mm512_ternarylogic_epi64(wrong, expected, continuations, 0xF6); // a | (b ^ c)
            if constexpr (counts) {
                addBits(sums.continuations, continuations);
                addBits(sums.lineFeeds, load(m_lineFeeds.of + i));
            }
        }
        return wrong;
    }

    KERNEL_INLINE static void addBits(Vector& sums, Vector masks) {
        sums = _mm512_add_epi64(sums, _mm512_popcnt_epi64(masks));
    }
    KERNEL_INLINE static std::uint64_t sumOf(Vector sums) {
        return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(sums));
    }

    Masks m_others; // bytes 80..FF
    Masks m_leads;
    Masks m_thirds;
    Masks m_fourths;   // if there may be any
    Masks m_lineFeeds; // if they are counted
};

} // namespace
} // namespace moji::utf8
