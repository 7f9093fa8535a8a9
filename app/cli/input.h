#pragma once
// What a command works on: files, standard input, --hex, --text, one after the other in the order
// given on the command line.

#include "bytes/byte_reader.h"
#include "bytes/byte_source.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace moji {
class TreeWalk;
} // namespace moji

namespace moji::cli {

struct Input {
    enum class Kind { File, StandardInput, Bytes, Refused };
    Kind kind = Kind::File;
    std::string name; // as given: the path, "-", "--hex", "--text", "--name" or "U+4E16"
    Bytes bytes;      // of Kind::Bytes
    /// Whether it is a character that was named: its bytes are WTF-8, or a form of 1992, whatever
    /// --encoding says.
    bool isCharacter = false;
    std::string refusal = {}; // of Kind::Refused: why it cannot be read
    /// Of Kind::File: whether a regular file was there when InputWalk came to it.
    bool isSeenRegular = false;

    /// Whether it is a file with random access, so that source() need not read it.
    [[nodiscard]] bool isRegularFile() const;
    /// From front to back, once.
    [[nodiscard]] Result<std::unique_ptr<ByteReader>> reader() const;
    /// With random access, any number of times. Input that is not a regular file is spooled; at
    /// most `maxBytes` are read.
    [[nodiscard]] Result<std::unique_ptr<ByteSource>>
    source(std::uint64_t maxBytes = ~std::uint64_t{0}) const;
};

enum class Folders {
    NotRead,   // the command has no --recursive
    NotWanted, // it was not given: each folder is an error
    Walked,
};

/// Inputs one by one. Folders that are walked give their files in the order of their names, without
/// hidden ones and what .gitignore and .ignore leave out.
class InputWalk {
public:
    /// Borrows the inputs.
    InputWalk(const std::vector<Input>& inputs, Folders folders);
    ~InputWalk();
    InputWalk(const InputWalk&) = delete;
    InputWalk& operator=(const InputWalk&) = delete;

    /// Nothing at the end; an error for a file or folder that cannot be read.
    [[nodiscard]] std::optional<Result<Input>> next();

private:
    const std::vector<Input>& m_inputs;
    const Folders m_folders;
    std::size_t m_next = 0;
    std::unique_ptr<TreeWalk> m_walk; // of the folder that is being walked
};

/// The characters that a command takes as input: U+4E16, unless a file has that name, and --name.
enum class NamedCharacters {
    None,
    Unicode,  // up to U+10FFFF
    Historic, // up to U+7FFFFFFF, in the forms of 1992
};

class InputOptions {
public:
    void addTo(CLI::App& app, NamedCharacters characters);
    /// The inputs in the order given; standard input where none is named and it is not a terminal.
    [[nodiscard]] Result<std::vector<Input>> inputs(const CLI::App& app) const;

private:
    [[nodiscard]] Input fileOrCharacter(const std::string& name) const;

    CLI::Option* m_filesOption = nullptr;
    CLI::Option* m_hexOption = nullptr;
    CLI::Option* m_textOption = nullptr;
    CLI::Option* m_nameOption = nullptr; // nullptr: the command takes no characters
    char32_t m_lastCharacter = 0x10FFFF;
    std::vector<std::string> m_files;
    std::vector<std::string> m_hex;
    std::vector<std::string> m_text;
    std::vector<std::string> m_names;
};

} // namespace moji::cli
