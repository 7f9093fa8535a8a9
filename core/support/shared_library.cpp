#include "support/shared_library.h"

#include <dlfcn.h>

namespace moji {

namespace {

std::string lastProblem() {
    const char* const words = ::dlerror();
    return words != nullptr ? words : "unknown error";
}

} // namespace

SharedLibrary::SharedLibrary(const char* soname)
    : m_handle(::dlopen(soname, RTLD_NOW | RTLD_LOCAL)) {
    if (m_handle == nullptr)
        m_problem = lastProblem();
}

void* SharedLibrary::symbol(const char* name) {
    void* const found = m_handle != nullptr ? ::dlsym(m_handle, name) : nullptr;
    if (found == nullptr && m_problem.empty())
        m_problem = lastProblem();
    return found;
}

} // namespace moji
