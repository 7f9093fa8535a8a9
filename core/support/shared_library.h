#pragma once
// A library of the system that is loaded when it is first needed. The libraries that few commands
// need, and theirs, took a third of the time that `moji` needs to start.

#include <string>
#include <string_view>

namespace moji {

class SharedLibrary {
public:
    /// `soname` as the linker would record it: "libzip.so.4".
    explicit SharedLibrary(const char* soname);

    /// Sets `function` to the library's function of that name.
    template <class Function>
    void bind(Function*& function, const char* name) {
        function = reinterpret_cast<Function*>(symbol(name));
    }
    /// Whether the library could be loaded, and had every function asked for.
    [[nodiscard]] bool isComplete() const { return m_problem.empty(); }
    /// What was missing, in the loader's words.
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    [[nodiscard]] void* symbol(const char* name);

    void* m_handle; // never closed: its functions may be in use until the program ends
    std::string m_problem;
};

/// The version in the file name of a library that the program was linked with: "9.0.0" where
/// "libre2" is libre2.so.9.0.0. Empty if it is no part of the process.
[[nodiscard]] std::string versionOfLinked(std::string_view name);

} // namespace moji
