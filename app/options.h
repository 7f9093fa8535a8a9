#pragma once
// The command line of `mojiscope`, read before there is any QApplication: --help and --version need
// no display, and errors go to stderr before a window opens.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"
#include "lessons/lesson.h"
#include "style/palette.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace moji::app {

struct Options {
    /// One document, one tab. `path` is empty without a file. A stream (a pipe as standard input, a
    /// FIFO, a file of /proc) has no `bytes` yet: reading it may take long.
    struct Opened {
        std::string path;
        std::string name;
        std::shared_ptr<const ByteSource> bytes;
        std::optional<ByteRange> select = {}; // of this document alone
        bool isStandardInput = false;
    };
    std::vector<Opened> documents;    // none: the built-in sample
    std::vector<std::string> folders; // to survey

    std::optional<Opened> compare; // what the first one is compared with

    const Codec* codec = nullptr; // nullptr: not given
    const Codec* utf8 = nullptr;
    std::string lens;                // an id that exists, or empty
    bool present = false;            // that lens, alone on the whole screen
    std::optional<ByteRange> select; // in the sample
    /// What lenses show: LENS.KEY=VALUE, by lens.
    std::map<std::string, std::map<std::string, std::string>> states;
    bool newWindow = false; // even if one is open
    bool isSandboxed = false;
    std::vector<std::string> writable; // folders in which the sandbox saves
    std::optional<Lesson> lesson;
    int lessonStep = 0;                      // from 0
    std::optional<std::string> checkLessons; // a file, or empty: the lessons of the program
    std::optional<Theme> theme;
    std::string language; // en, ru, zh, ko, or empty: the system's

    std::string snapshot; // path, or empty
    int width = 1440;     // logical pixels
    int height = 900;
    bool sizeGiven = false;
    double scale = 1;
    bool onlyLens = false;
};

/// What main() does next: continue with the options, or exit with a status (already reported).
struct ParsedOptions {
    std::optional<Options> options;
    int exitStatus = 0;
};

[[nodiscard]] ParsedOptions parseOptions(int argc, const char* const* argv,
                                         const CodecRegistry& codecs);

} // namespace moji::app
