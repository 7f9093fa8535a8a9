#pragma once
// For a large local variable that is set, or whose constructor sets it, before it is read: release
// builds set all others to zero first (resources/setup/hardening.cmake).
//
//     MOJI_UNINITIALIZED std::array<char32_t, 256> piece;

#if defined(__has_attribute)
#if __has_attribute(uninitialized)
#define MOJI_UNINITIALIZED __attribute__((uninitialized))
#endif
#endif
#ifndef MOJI_UNINITIALIZED
#define MOJI_UNINITIALIZED
#endif
