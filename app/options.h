#pragma once
// The command line of `mojiscope`, read before there is any QApplication: --help and --version need
// no display, and what is wrong is said on stderr before a window is up.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"
#include "style/palette.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace moji::app {

struct Options {
    /// One document, one tab. `path` is empty for what is in no file. What must be read from front
    /// to back (a FIFO, a file of /proc) has no `bytes` yet: that may take long.
    struct Opened {
        std::string path;
        std::string name;
        std::shared_ptr<const ByteSource> bytes;
        std::optional<ByteRange> select = {}; // of this document alone
    };
    std::vector<Opened> documents; // none: the built-in sample
    std::vector<std::string> folders; // to survey
    bool standardInput = false;    // one of them is what this process was given

    std::optional<Opened> compare; // what the first of them is compared with

    const Codec* codec = nullptr; // nullptr: not said
    const Codec* utf8 = nullptr;
    std::string lens;             // an id that exists, or empty
    std::optional<ByteRange> select; // in the sample
    /// What lenses show: LENS.KEY=VALUE, by lens.
    std::map<std::string, std::map<std::string, std::string>> states;
    bool newWindow = false; // although one is open
    std::optional<Theme> theme;
    std::string language; // en, ru, zh, ko, or empty: the system's

    std::string snapshot; // path, or empty
    int width = 1440;     // logical pixels
    int height = 900;
    bool sizeGiven = false;
    double scale = 1;
    bool onlyLens = false;
};

/// What main() shall do: go on with the options, or end with a status (all has been said).
struct ParsedOptions {
    std::optional<Options> options;
    int exitStatus = 0;
};

[[nodiscard]] ParsedOptions parseOptions(int argc, const char* const* argv,
                                         const CodecRegistry& codecs);

} // namespace moji::app
