#pragma once
// What the processor can do and the operating system lets programs use. The C library knows it from
// the start; the compiler's run-time library asks again with CPUID, which takes a virtual machine
// tens of microseconds.

#if defined(__x86_64__)
#if __has_include(<sys/platform/x86.h>) && !defined(__clang__) // which takes the header for C only
#include <sys/platform/x86.h>
#define MOJI_LIBC_KNOWS_PROCESSOR 1
/// `name` as in glibc's header, `text` as __builtin_cpu_supports() takes it.
#define MOJI_PROCESSOR_HAS(name, text) CPU_FEATURE_ACTIVE(name)
#else
#define MOJI_PROCESSOR_HAS(name, text) (__builtin_cpu_supports(text) != 0)
#endif
#endif
