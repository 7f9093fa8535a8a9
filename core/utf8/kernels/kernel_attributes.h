#pragma once
// For what is compiled with instructions that not every machine has. Such a file must not leave
// inline functions behind that others could be linked with, compiled for the wrong processor: all
// it defines is in unnamed namespaces, and it calls nothing inline but that.

#include "utf8/kernels/kernel.h"

#define KERNEL_INLINE [[gnu::always_inline]] inline
