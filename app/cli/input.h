#pragma once
// What a command works on: files, standard input, --hex, --text, one after the other in the order
// given on the command line.

#include "bytes/byte_reader.h"
#include "bytes/byte_source.h"

#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace moji::cli {

struct Input {
    enum class Kind { File, StandardInput, Bytes };
    Kind kind = Kind::File;
    std::string name; // as given: the path, "-", "--hex", "--text", "--name" or "U+4E16"
    Bytes bytes;      // of Kind::Bytes
    /// A character that was named, in WTF-8 whatever --encoding says.
    bool isCharacter = false;

    /// Whether it is a file with random access, so that source() need not read it.
    [[nodiscard]] bool isRegularFile() const;
    /// From front to back, once.
    [[nodiscard]] Result<std::unique_ptr<ByteReader>> reader() const;
    /// With random access, any number of times; what is no regular file is spooled, at most
    /// `maxBytes` of it.
    [[nodiscard]] Result<std::unique_ptr<ByteSource>>
    source(std::uint64_t maxBytes = ~std::uint64_t{0}) const;
};

class InputOptions {
public:
    /// `takesCharacters`: also U+4E16 where no file is called so, and --name.
    void addTo(CLI::App& app, bool takesCharacters);
    /// The inputs in the order given; standard input where none is named and it is no terminal.
    [[nodiscard]] Result<std::vector<Input>> inputs(const CLI::App& app) const;

private:
    [[nodiscard]] Input fileOrCharacter(const std::string& name) const;

    CLI::Option* m_filesOption = nullptr;
    CLI::Option* m_hexOption = nullptr;
    CLI::Option* m_textOption = nullptr;
    CLI::Option* m_nameOption = nullptr; // nullptr: there is none
    std::vector<std::string> m_files;
    std::vector<std::string> m_hex;
    std::vector<std::string> m_text;
    std::vector<std::string> m_names;
};

} // namespace moji::cli
