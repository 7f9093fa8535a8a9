// Two byte sequences aligned: what is between the differences is equal, and exchanged sides give
// the mirrored result.

#include "compare/alignment.h"
#include "fuzz_input.h"

using namespace moji;
using namespace moji::fuzz;

namespace {

Alignment aligned(ByteView left, ByteView right, AlignmentMode mode) {
    const MemorySource a(Bytes(left.begin(), left.end()));
    const MemorySource b(Bytes(right.begin(), right.end()));
    auto result = align(a, b, {.mode = mode, .mostDifferences = 100'000});
    require(result.has_value(), "alignment of bytes in memory");
    return std::move(result->alignment);
}

void checkEqualParts(ByteView left, ByteView right, const Alignment& alignment) {
    std::size_t a = 0;
    std::size_t b = 0;
    const auto equal = [&](std::size_t endA, std::size_t endB) {
        require(endA >= a && endB >= b && endA <= left.size() && endB <= right.size(),
                "differences in order");
        require(endA - a == endB - b, "equal parts are as long as each other");
        require(std::equal(left.begin() + static_cast<std::ptrdiff_t>(a),
                           left.begin() + static_cast<std::ptrdiff_t>(endA),
                           right.begin() + static_cast<std::ptrdiff_t>(b)),
                "equal parts are equal");
    };
    for (const Difference& one : alignment.differences()) {
        equal(one.left.begin, one.right.begin);
        a = one.left.end;
        b = one.right.end;
    }
    if (left.size() - a == right.size() - b) // else SameOffset ends at the shorter side
        equal(left.size(), right.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const ByteView left = input.part();
    const ByteView right = input.rest();
    for (const auto mode : {AlignmentMode::SameOffset, AlignmentMode::Insertions}) {
        const Alignment forth = aligned(left, right, mode);
        const Alignment back = aligned(right, left, mode);
        checkEqualParts(left, right, forth);
        require(forth.differences().size() == back.differences().size(), "mirrored");
        for (std::size_t i = 0; i < forth.differences().size(); ++i)
            require(forth.differences()[i].left == back.differences()[i].right &&
                        forth.differences()[i].right == back.differences()[i].left,
                    "mirrored difference");
    }
    return 0;
}
