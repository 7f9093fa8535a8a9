#pragma once
// Memory that is asked for some time before it is read or written. The processor's own prefetching
// starts again after each mispredicted branch and does not reach across pages; and where a block
// takes long, too little of it is on its way.

#include "utf8/kernels/kernel_attributes.h"

namespace moji {
namespace {

constexpr std::size_t kLine = 64; // of the cache

// Of the kernels that check: far enough for memory, and not so far that the first-level cache has
// given away what it fetched before that is read.
constexpr std::size_t kReadAhead = 3072;

/// Asks for as many lines as `size` bytes have, `ahead` bytes after `next`. They need not exist.
template <std::size_t ahead>
KERNEL_INLINE void fetchAhead(const Byte* next, std::size_t size) {
    const std::uintptr_t first = reinterpret_cast<std::uintptr_t>(next) + ahead;
    for (std::size_t i = 0; i < size; i += kLine)
        __builtin_prefetch(reinterpret_cast<const void*>(first + i));
}

} // namespace
} // namespace moji
