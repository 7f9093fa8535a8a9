#pragma once
// One command of `moji`. A new command is one file that defines a factory, and one line in
// commands.h's list.

#include "cli/input.h"
#include "cli/output.h"
#include "codec/codec_registry.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace moji::cli {

/// The exit status of `moji`.
enum ExitStatus : int {
    kFine = 0,
    kNo = 1,      // invalid input found, strict decoding failed, no repair found
    kTrouble = 2, // no such file, unknown encoding, bad option
};

/// What every command is given to work with.
struct Context {
    const CodecRegistry& codecs;
    Output& out;
    std::vector<Input> inputs;                  // in the order given
    bool jsonl = false;                         // --format jsonl
    std::string format = "text";                // --format
    bool progress = false;                      // show progress on stderr
    std::uint64_t maxBytes = ~std::uint64_t{0}; // --max-bytes
    Palette palette{false};                     // --color
    std::string color = "auto";                 // --color, as given
    Folders folders = Folders::NotRead;         // --recursive

    /// Whether JSON lines begin with `file`: where there may be more than one input.
    [[nodiscard]] bool namesFile() const { return inputs.size() > 1 || folders == Folders::Walked; }

    /// The name of the input above what text output says of it, where there may be several.
    void writeHeading(const Input& input) const {
        if (!jsonl && namesFile())
            out.heading(visible(input.name) + ":");
    }

    [[nodiscard]] bool hasMaxBytes() const { return maxBytes != ~std::uint64_t{0}; }

    /// The codec called `name`; or nullptr, after a message on stderr with the name of the option
    /// and the nearest names.
    [[nodiscard]] const Codec* codec(std::string_view name,
                                     std::string_view option = "--encoding") const;

    /// Runs `body(input)` for each input in order, with --recursive for each file in the folders
    /// named. An input that fails is reported, the others are still done. `body` returns
    /// Result<ExitStatus>; the worst status is returned.
    template <class Body>
    [[nodiscard]] ExitStatus forEachInput(Body body) const {
        ExitStatus worst = kFine;
        InputWalk walk(inputs, folders);
        while (const auto input = walk.next()) {
            const Result<ExitStatus> status = *input ? body(**input) : input->error();
            out.endInput(status.has_value());
            out.flushIfInteractive();
            if (!status)
                reportError(status.error());
            worst = std::max(worst, status ? *status : kTrouble);
        }
        return worst;
    }
};

class Command {
public:
    virtual ~Command() = default;
    Command(const char* name, const char* summary)
        : m_name(name)
        , m_summary(summary) {}
    [[nodiscard]] const char* name() const { return m_name; }
    [[nodiscard]] const char* summary() const { return m_summary; }

    /// Declares the command's own options. Those that all commands share (input, --format, -o) are
    /// not among them.
    virtual void addOptions(CLI::App& app) = 0;
    /// Whether the command reads input at all (`list` does not).
    [[nodiscard]] virtual bool takesInput() const { return true; }
    /// Whether it goes through its inputs one by one, so that folders can be walked (-r).
    [[nodiscard]] virtual bool walksFolders() const { return takesInput() && !writesData(); }
    /// Whether it writes data, not lines (`decode`): then it has no --format.
    [[nodiscard]] virtual bool writesData() const { return false; }
    /// The values of --format, the first being the default.
    [[nodiscard]] virtual std::vector<std::string> formats() const { return {"text", "jsonl"}; }
    /// Whether it has its own -o (`convert` writes the converted file there).
    [[nodiscard]] virtual bool hasOwnOutput() const { return false; }
    /// Whether characters can be named as input: U+4E16, --name (`inspect`, `trace`).
    [[nodiscard]] virtual NamedCharacters namedCharacters() const { return NamedCharacters::None; }
    [[nodiscard]] virtual ExitStatus run(Context& context) = 0;

private:
    const char* m_name;
    const char* m_summary;
};

} // namespace moji::cli
