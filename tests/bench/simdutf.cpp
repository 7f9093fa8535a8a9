#include "bench/simdutf.h"

#include "utf8/strict.h"

#include <fmt/format.h>

#include <dlfcn.h>

namespace moji::bench {

namespace {

/// simdutf::result
struct Result {
    int error;         // 0: none
    std::size_t place; // of the error
};
/// Member functions that do not use their object.
using Validate = bool (*)(const void* object, const char* bytes, std::size_t size);
using ValidateWithErrors = Result (*)(const void* object, const char* bytes, std::size_t size);

struct Implementation {
    const char* name;
    bool isSupported;
};

std::vector<Implementation> implementations() {
#if defined(__x86_64__)
    const bool hasAvx512 =
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2");
    return {{"westmere", __builtin_cpu_supports("sse4.2") != 0},
            {"haswell", __builtin_cpu_supports("avx2") != 0},
            {"icelake", hasAvx512}};
#else
    return {{"arm64", true}};
#endif
}

void* openNode() {
    void* node = nullptr;
    for (const char* name : {"libnode.so.108", "libnode.so.109", "libnode.so.115"}) {
        if (node == nullptr)
            node = ::dlopen(name, RTLD_LAZY);
    }
    return node;
}

/// `method`: its name and arguments, mangled.
template <class Function>
Function methodOf(const Implementation& implementation, const char* method) {
    const std::string_view name = implementation.name;
    return reinterpret_cast<Function>(
        findSimdutf(fmt::format("_ZNK7simdutf{}{}14implementation{}", name.size(), name, method)));
}

std::uint64_t allErrors(ValidateWithErrors validate, ByteView bytes) {
    std::uint64_t errors = 0;
    while (!bytes.empty()) {
        const Result result =
            validate(nullptr, reinterpret_cast<const char*>(bytes.data()), bytes.size());
        if (result.error == 0)
            break;
        ++errors;
        const Span span = utf8::decodeStrict(bytes.subspan(result.place), Tail::AtEnd);
        bytes = bytes.subspan(result.place + span.length);
    }
    return errors;
}

} // namespace

void* findSimdutf(const std::string& name) {
    static void* const node = openNode();
    return node != nullptr ? ::dlsym(node, name.c_str()) : nullptr;
}

std::vector<Peer> simdutfValidators() {
    std::vector<Peer> peers;
    for (const Implementation& one : implementations()) {
        const auto validate = methodOf<Validate>(one, "13validate_utf8EPKcm");
        if (one.isSupported && validate != nullptr)
            peers.push_back({fmt::format("simdutf {}", one.name), [validate](ByteView bytes) {
                                 return std::uint64_t{
                                     validate(nullptr, reinterpret_cast<const char*>(bytes.data()),
                                              bytes.size())};
                             }});
    }
    return peers;
}

std::vector<Peer> simdutfErrorFinders() {
    std::vector<Peer> peers;
    for (const Implementation& one : implementations()) {
        const auto validate = methodOf<ValidateWithErrors>(one, "25validate_utf8_with_errorsEPKcm");
        if (one.isSupported && validate != nullptr)
            peers.push_back({fmt::format("simdutf {}", one.name),
                             [validate](ByteView bytes) { return allErrors(validate, bytes); }});
    }
    return peers;
}

} // namespace moji::bench
