#include "cli/output.h"

#include "bytes/hex.h"
#include "bytes/write_all.h"
#include "cli/command.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "support/system_reasons.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"
#include "utf8/valid_utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace moji::cli {

namespace {

/// The end of a name in so many columns, after an ellipsis where that is not all.
std::string endOfName(const std::string& name, std::size_t columns) {
    const std::u32string whole = fromUtf8(name);
    if (visibleColumns(whole) <= columns)
        return name;
    std::u32string_view rest = whole;
    while (!rest.empty() && 1 + visibleColumns(rest) > columns)
        rest.remove_prefix(1);
    return "…" + toUtf8(rest);
}

bool isBidiControl(char32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

} // namespace

Output::Output()
    : m_interactive(::isatty(STDOUT_FILENO) != 0)
    , m_descriptor(STDOUT_FILENO) {
    m_buffer.reserve(kFlushAt + 4096);
}

Output::~Output() {
    flush();
}

Result<Done> Output::openFile(const std::string& path) {
    if (path == "-")
        return Done{};
    m_name = path;
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) &&
        !S_ISDIR(status.st_mode)) {
        m_descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (m_descriptor < 0)
            return Error{ErrorCode::WriteFailed, "-o " + path, systemReason(errno)};
        m_interactive = ::isatty(m_descriptor) != 0;
        return Done{};
    }
    auto file = FileReplacement::of(path);
    if (!file)
        return Error{file.error().code, "-o " + path,
                     file.error().detail.empty() ? phrase("moji", "is a folder")
                                                 : file.error().detail};
    m_file.emplace(*std::move(file));
    m_target = Target::File;
    m_interactive = false;
    return Done{};
}

void Output::flush() {
    if (m_buffer.empty())
        return;
    m_used = true;
    if (m_target != Target::Nowhere)
        writeOut();
    m_buffer.clear();
    m_headingsEnd = 0;
}

void Output::heading(std::string_view line) {
    if (!endsWithHeadings())
        m_headingsBegin = m_buffer.size();
    (m_buffer += line) += '\n';
    m_headingsEnd = m_buffer.size();
}

void Output::endInput(bool wasRead) {
    if (!wasRead && endsWithHeadings())
        m_buffer.resize(m_headingsBegin);
    m_headingsEnd = 0;
}

void Output::writeOut() {
    if (m_target == Target::File) {
        if (m_failed)
            return;
        if (const auto written = m_file->write(asBytes(m_buffer)); !written) {
            m_failed = true;
            reportError(written.error());
        }
        return;
    }
    if (writeAll(m_descriptor, asBytes(m_buffer)))
        return;
    const int error = errno;
    m_buffer.clear();
    if (error != EPIPE)
        message(fmt::format("{}: {}", m_name.empty() ? phrase("moji", "standard output") : m_name,
                            reasonText(systemReason(error))));
    std::_Exit(error == EPIPE ? kFine : kTrouble);
}

bool Output::commit() {
    flush();
    if (m_target != Target::File || m_failed)
        return !m_failed;
    if (m_spoilt)
        return true;
    if (const auto done = m_file->commit(); !done) {
        reportError(done.error());
        return false;
    }
    return true;
}

std::string Palette::paint(Tint tint, std::string_view text) const {
    if (!m_isColoured || text.empty())
        return std::string(text);
    constexpr std::string_view kCodes[] = {"36", "32", "33", "35", "1;31", "32", "2"};
    return fmt::format("\033[{}m{}\033[0m", kCodes[static_cast<std::size_t>(tint)], text);
}

Palette paletteFor(std::string_view option, const Output& out) {
    if (option != "auto")
        return Palette(option == "always");
    const char* const noColour = std::getenv("NO_COLOR");
    const char* const terminal = std::getenv("TERM");
    const bool isRefused = (noColour != nullptr && *noColour != '\0') ||
                           (terminal != nullptr && std::string_view(terminal) == "dumb");
    return Palette(out.isInteractive() && !isRefused);
}

bool isUnsafe(char32_t c) {
    const bool isAnnotation = c >= 0xFFF9 && c <= 0xFFFB;
    const bool isTag = c >= 0xE0000 && c <= 0xE007F;
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || isBidiControl(c) || c == 0x2028 || c == 0x2029 ||
           isAnnotation || isTag;
}

void appendVisible(std::string& out, char32_t codePoint) {
    if (codePoint < 0x20)
        appendUtf8(out, 0x2400 + codePoint); // SYMBOL FOR NULL and on
    else if (codePoint == 0x7F)
        appendUtf8(out, 0x2421); // SYMBOL FOR DELETE
    else if (isUnsafe(codePoint) || codePoint == 0xFEFF || codePoint > 0x10FFFF ||
             (codePoint >= 0xD800 && codePoint <= 0xDFFF))
        out += '<' + codePointName(codePoint) + '>';
    else
        appendUtf8(out, codePoint);
}

std::string visible(std::u32string_view text) {
    std::string out;
    out.reserve(text.size() + text.size() / 4);
    for (const char32_t codePoint : text) {
        if (codePoint >= 0x20 && codePoint < 0x7F)
            out += static_cast<char>(codePoint);
        else
            appendVisible(out, codePoint);
    }
    return out;
}

std::string visible(std::string_view utf8) {
    std::string out;
    for (ByteView rest = asBytes(utf8); !rest.empty();) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        if (isError(span.status)) {
            for (const Byte byte : rest.first(span.length))
                out += "\\x" + hexByte(byte);
        } else {
            appendVisible(out, span.codePoints[0]);
        }
        rest = rest.subspan(span.length);
    }
    return out;
}

JsonLine& JsonLine::key(std::string_view key) {
    if (!m_first)
        m_out.write(',');
    m_first = false;
    m_out.write('"');
    m_out.write(key);
    m_out.write("\":");
    return *this;
}

JsonLine& JsonLine::members(std::string_view json) {
    if (!m_first)
        m_out.write(',');
    m_first = false;
    m_out.write(json);
    return *this;
}

JsonLine& JsonLine::append(std::string_view json) {
    m_out.write(json);
    return *this;
}

JsonLine& JsonLine::number(std::string_view name, std::uint64_t value) {
    return key(name).append(fmt::format_int(value).c_str());
}

JsonLine& JsonLine::numberOrNull(std::string_view name, std::optional<std::uint64_t> value) {
    return value ? number(name, *value) : null(name);
}

JsonLine& JsonLine::signedNumber(std::string_view name, std::int64_t value) {
    return key(name).append(fmt::format_int(value).c_str());
}

JsonLine& JsonLine::real(std::string_view name, double value) {
    return key(name).append(fmt::format("{:.6g}", value));
}

JsonLine& JsonLine::boolean(std::string_view name, bool value) {
    return key(name).append(value ? "true" : "false");
}

JsonLine& JsonLine::null(std::string_view name) {
    return key(name).append("null");
}

JsonLine& JsonLine::string(std::string_view name, std::string_view utf8) {
    return key(name).append("\"").appendUtf8(utf8).append("\"");
}

JsonLine& JsonLine::file(std::string_view name) {
    string("file", name);
    return isValidUtf8(asBytes(name)) ? *this : hex("file_bytes", asBytes(name));
}

JsonLine& JsonLine::stringOrNull(std::string_view name, std::optional<std::string_view> utf8) {
    return utf8 ? string(name, *utf8) : null(name);
}

JsonLine& JsonLine::text(std::string_view name, std::u32string_view value) {
    return key(name).append("\"").appendText(value).append("\"");
}

JsonLine& JsonLine::hex(std::string_view name, ByteView bytes) {
    return key(name).append("\"").append(hexBytes(bytes)).append("\"");
}

JsonLine& JsonLine::codePoint(std::string_view name, std::optional<char32_t> value) {
    return value ? key(name).append('"' + codePointName(*value) + '"') : null(name);
}

JsonLine& JsonLine::codePoints(std::string_view name, std::u32string_view values) {
    key(name).append("[");
    for (std::size_t i = 0; i < values.size(); ++i)
        append(i > 0 ? ",\"" : "\"").append(codePointName(values[i])).append("\"");
    return append("]");
}

JsonLine& JsonLine::strings(std::string_view name, const std::vector<std::string>& list) {
    key(name).append("[");
    for (std::size_t i = 0; i < list.size(); ++i)
        append(i > 0 ? ",\"" : "\"").appendUtf8(list[i]).append("\"");
    return append("]");
}

JsonLine& JsonLine::appendText(std::u32string_view text) {
    std::string piece;
    for (const char32_t c : text) {
        if (c == U'"' || c == U'\\')
            (piece += '\\') += static_cast<char>(c);
        else if (isUnsafe(c) && c > 0xFFFF)
            piece += fmt::format("\\u{:04X}\\u{:04X}", 0xD800 + ((c - 0x10000) >> 10),
                                 0xDC00 + ((c - 0x10000) & 0x3FF));
        else if (isUnsafe(c) || (c >= 0xD800 && c <= 0xDFFF))
            piece += fmt::format("\\u{:04X}", static_cast<std::uint32_t>(c));
        else
            moji::appendUtf8(piece, c);
    }
    return append(piece);
}

JsonLine& JsonLine::appendUtf8(std::string_view utf8) {
    const bool isPlain = std::ranges::all_of(
        utf8, [](char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; });
    if (isPlain) // as most names and words are
        return append(utf8);
    return appendText(fromUtf8(utf8));
}

void message(std::string_view text) {
    const std::string line = "moji: " + visible(text) + '\n';
    // Where stderr is gone there is nobody left to tell.
    (void)writeAll(STDERR_FILENO, asBytes(line));
}

void reportError(const Error& error) {
    const std::string subject = error.subject.empty() ? "''" : error.subject;
    message(error.detail.empty() ? subject : subject + ": " + reasonText(error.detail));
}

Progress::Progress(bool enabled, std::string_view name, std::uint64_t total)
    : m_enabled(enabled)
    , m_name(visible(name))
    , m_total(total) {}

Progress::~Progress() {
    if (m_shown) // this line was ours: take it away again
        (void)writeAll(STDERR_FILENO, asBytes("\r\033[K"));
}

void Progress::at(std::uint64_t done) {
    if (!m_enabled)
        return;
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    if (m_lastShown == 0)
        m_lastShown = now; // nothing is shown for what ends at once
    if (now - m_lastShown < 300)
        return;
    m_lastShown = now;
    m_shown = true;
    const std::string part = m_total > 0 ? percentText(std::to_string(done * 100 / m_total))
                                         : fmt::format("{} MB", done / 1000000);
    // A line that wraps could not be written over.
    const std::size_t taken = part.size() + 3;
    const std::size_t columns = terminalColumns(STDERR_FILENO).value_or(~std::size_t{0});
    const std::string name = endOfName(m_name, columns - std::min(columns, taken));
    (void)writeAll(STDERR_FILENO, asBytes(fmt::format("\r{}: {}\033[K", name, part)));
}

} // namespace moji::cli
