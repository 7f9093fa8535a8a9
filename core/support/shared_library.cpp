#include "support/shared_library.h"

#include <dlfcn.h>
#include <link.h>

#include <filesystem>
#include <utility>

namespace moji {

namespace {

std::string lastProblem() {
    const char* const words = ::dlerror();
    return words != nullptr ? words : "unknown error";
}

struct LinkedSearch {
    std::string beginning; // of the file's name
    std::string found;     // the rest of it
};

int lookAtLinked(dl_phdr_info* info, std::size_t, void* data) {
    auto& search = *static_cast<LinkedSearch*>(data);
    const std::filesystem::path path(info->dlpi_name);
    if (!path.filename().string().starts_with(search.beginning))
        return 0;
    std::error_code failed;
    const auto real = std::filesystem::canonical(path, failed); // libre2.so.9 is a link
    search.found = (failed ? path : real).filename().string();
    if (search.found.starts_with(search.beginning))
        search.found.erase(0, search.beginning.size());
    return 1;
}

} // namespace

std::string versionOfLinked(std::string_view name) {
    LinkedSearch search{std::string(name) + ".so.", {}};
    ::dl_iterate_phdr(&lookAtLinked, &search);
    return std::move(search.found);
}

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
