// make_code_sets FILE: writes the coded sets of all encodings, for stored_sets.cpp to take in. Runs
// when the program is built: it has all codecs made, and makes each set that one of them asks for.

#include "codec/codec_registry.h"
#include "codec/generator/set_writer.h"

#include <cstdio>
#include <exception>
#include <fstream>

namespace moji {

namespace {

SetWriter& writer() {
    static SetWriter writer;
    return writer;
}

} // namespace

StoredSet storedSet(const SetSource& source) {
    const std::uint64_t key = keyOf(source);
    if (!writer().has(key))
        writer().add(key, makeSet(source));
    return {};
}

} // namespace moji

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: make_code_sets FILE\n", stderr);
        return 2;
    }
    try {
        const moji::CodecRegistry registry;
        for (const moji::CodecInfo& encoding : registry.list())
            static_cast<void>(registry.find(encoding.name));
        const moji::Bytes data = moji::writer().data();
        std::ofstream file(argv[1], std::ios::binary);
        file.write(reinterpret_cast<const char*>(data.data()),
                   static_cast<std::streamsize>(data.size()));
        file.close();
        return file ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "make_code_sets: %s\n", error.what());
        return 1;
    }
}
