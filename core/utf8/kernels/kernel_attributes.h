#pragma once
// For code compiled with instructions that not every machine has. The linker must not pick such a
// file's inline functions for other files, because other processors cannot run them: so everything
// in it is in unnamed namespaces, and it calls only inline functions that are too.

#include "utf8/kernels/kernel.h"

#define KERNEL_INLINE [[gnu::always_inline]] inline
