# Writes PROGRAM, one C++ file of several tests, whose main is that of the test by whose name it is called:
#   cmake -D PROGRAM=FILE -D TESTS=TST_A.CPP,TST_B.CPP,... -P write_together.cmake
# Each test is in a namespace of its own, so that its local names and using directives are its own. What
# the tests include is therefore included before.
string(REPLACE "," ";" sources "${TESTS}")
set(included)
set(namespaces)
set(mains)
foreach(source ${sources})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_LIST_DIR} OUTPUT_VARIABLE name)
    string(REGEX REPLACE "\\.cpp$" "" name ${name})
    string(REPLACE "/" "_" name ${name})
    file(STRINGS ${source} lines REGEX "^#include ")
    list(FILTER lines EXCLUDE REGEX "\\.moc\"")
    list(APPEND included ${lines})
    string(APPEND namespaces "\nnamespace ${name} {\n#include \"${source}\"\n}\n")
    string(APPEND mains "    if (std::strcmp(name, \"${name}\") == 0)\n        return ${name}::main(count, arguments);\n")
endforeach()
list(APPEND included "#include <cstdio>" "#include <cstring>")
list(REMOVE_DUPLICATES included)
list(JOIN included "\n" included)

file(WRITE ${PROGRAM} "${included}
${namespaces}
int main(int count, char** arguments) {
    const char* called = count > 0 ? arguments[0] : \"\";
    const char* slash = std::strrchr(called, '/');
    const char* name = slash != nullptr ? slash + 1 : called;
${mains}    std::fprintf(stderr, \"%s: this program is several tests; it runs the one that it is called by\\n\", name);
    return 2;
}
")
