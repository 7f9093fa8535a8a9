#pragma once
// Where results and messages go. Results are buffered and go to stdout, into a file (-o) or nowhere
// (-q); messages go to stderr, a line each. Nothing that comes from the input reaches a terminal as
// a control character.

#include "bytes/byte_source.h"
#include "bytes/save_file.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::cli {

class Output {
public:
    Output();
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Directs all output into the file, which keeps its old bytes until commit(). A device or a
    /// FIFO is written to at once. Errors: those of saving there.
    [[nodiscard]] Result<Done> openFile(const std::string& path);
    /// Drops all output from now on.
    void discard() { m_target = Target::Nowhere; }
    /// Whether nobody will see any output: then it need not be made.
    [[nodiscard]] bool isDiscarded() const { return m_target == Target::Nowhere; }
    /// Marks the output as incomplete: commit() leaves the file as it was.
    void spoil() { m_spoilt = true; }
    /// Whether anything has been written.
    [[nodiscard]] bool isUsed() const { return m_used || !m_buffer.empty(); }
    /// Writes the buffer and gives the new file its name, unless the output is incomplete. False,
    /// after a message, if that fails.
    [[nodiscard]] bool commit();

    void write(std::string_view data) {
        m_buffer.append(data);
        if (m_buffer.size() >= kFlushAt)
            flush();
    }
    void write(char c) { m_buffer.push_back(c); }
    /// A line above what follows, shown together with the first line below it.
    void heading(std::string_view line);
    /// Call after each input. Headings of one that could not be read are taken back if nothing was
    /// written below them.
    void endInput(bool wasRead);
    /// Writes the buffer. A closed pipe ends the program quietly; any other error ends it with a
    /// message and status 2.
    void flush();
    /// Whether the output goes to a terminal.
    [[nodiscard]] bool isInteractive() const { return m_interactive; }
    /// Call after a batch of input: a person at a terminal should not wait for a full buffer.
    void flushIfInteractive() {
        if (m_interactive && !endsWithHeadings())
            flush();
    }

private:
    enum class Target { Descriptor, File, Nowhere };

    void writeOut();
    [[nodiscard]] bool endsWithHeadings() const {
        return !m_buffer.empty() && m_buffer.size() == m_headingsEnd;
    }

    static constexpr std::size_t kFlushAt = 64 * 1024;
    std::string m_buffer;
    std::size_t m_headingsBegin = 0; // of the last headings in m_buffer
    std::size_t m_headingsEnd = 0;   // 0: none are in m_buffer
    bool m_interactive;
    Target m_target = Target::Descriptor;
    int m_descriptor;   // stdout, or a device; of Target::Descriptor
    std::string m_name; // of a file or device; empty: standard output
    std::optional<FileReplacement> m_file;
    bool m_used = false;
    bool m_spoilt = false;
    bool m_failed = false; // the file could not be written
};

/// Colours for roles, if the output is coloured. Colour is never the only signal.
enum class Tint { Control, Lead2, Lead3, Lead4, Error, Good, Faint };
class Palette {
public:
    explicit Palette(bool isColoured)
        : m_isColoured(isColoured) {}
    /// `text` between the escapes that set and reset the colour; empty text stays empty.
    [[nodiscard]] std::string paint(Tint tint, std::string_view text) const;

private:
    bool m_isColoured;
};
/// The palette for --color auto, always or never. With auto there is colour on a terminal, unless
/// NO_COLOR is set (no-color.org) or TERM is dumb.
[[nodiscard]] Palette paletteFor(std::string_view option, const Output& out);

/// Whether a code point must not reach a terminal: controls (00..1F, 7F..9F), bidirectional
/// controls, the line and paragraph separators, and what hides text: interlinear annotation and
/// tags.
[[nodiscard]] bool isUnsafe(char32_t codePoint);

/// Visible form of one code point: itself, a control picture (U+2400..), or <U+202E>.
void appendVisible(std::string& out, char32_t codePoint);
[[nodiscard]] std::string visible(std::u32string_view text);
/// The same for UTF-8 of any origin, such as a file's name; malformed bytes are shown as \xE4.
[[nodiscard]] std::string visible(std::string_view utf8);

/// One JSON object on one line. Keys are written in the order of the calls. Strings may be written
/// in pieces, so that a line need not fit into memory. Unsafe code points are \u escapes.
class JsonLine {
public:
    explicit JsonLine(Output& out)
        : m_out(out) {
        m_out.write('{');
    }
    ~JsonLine() { m_out.write("}\n"); }
    JsonLine(const JsonLine&) = delete;
    JsonLine& operator=(const JsonLine&) = delete;

    JsonLine& number(std::string_view key, std::uint64_t value);
    JsonLine& numberOrNull(std::string_view key, std::optional<std::uint64_t> value);
    JsonLine& signedNumber(std::string_view key, std::int64_t value);
    JsonLine& real(std::string_view key, double value);
    JsonLine& boolean(std::string_view key, bool value);
    JsonLine& null(std::string_view key);
    JsonLine& string(std::string_view key, std::string_view utf8); // malformed bytes are U+FFFD
    JsonLine& stringOrNull(std::string_view key, std::optional<std::string_view> utf8);
    /// "file", and "file_bytes" too where the name is not UTF-8.
    JsonLine& file(std::string_view name);
    JsonLine& text(std::string_view key,
                   std::u32string_view text);            // lone surrogates are \u escapes
    JsonLine& hex(std::string_view key, ByteView bytes); // "E4 B8 96"
    JsonLine& codePoint(std::string_view key, std::optional<char32_t> codePoint);
    JsonLine& codePoints(std::string_view key, std::u32string_view codePoints); // a list
    JsonLine& strings(std::string_view key, const std::vector<std::string>& list);

    /// Raw JSON as a value, for lists and objects; more may follow through `append`.
    JsonLine& key(std::string_view key);
    JsonLine& append(std::string_view json);
    /// Further members in JSON.
    JsonLine& members(std::string_view json);
    /// A piece of a string whose quotes are written by append("\"").
    JsonLine& appendText(std::u32string_view text);
    JsonLine& appendUtf8(std::string_view utf8);

private:
    Output& m_out;
    bool m_first = true;
};

/// For stringOrNull().
[[nodiscard]] inline std::optional<std::string_view> nullIfEmpty(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

/// `moji: ` and the message on stderr, in one line whatever it contains.
void message(std::string_view text);
/// The same for an Error, in words that say what would work.
void reportError(const Error& error);

/// Progress on stderr while a command reads: shown on one line, redrawn a few times a second.
class Progress {
public:
    Progress(bool enabled, std::string_view name, std::uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    void at(std::uint64_t done);

private:
    bool m_enabled;
    std::string m_name;
    std::uint64_t m_total; // 0: unknown
    std::int64_t m_lastShown = 0;
    bool m_shown = false;
};

} // namespace moji::cli
