#pragma once
// An encoding as one library knows it, asked code by code: our codecs, ICU's converters, glibc's
// iconv, and tables in files. A reader keeps the state of its converter: one thread each.

#include "codec/codec.h"
#include "support/result.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::chart {

enum class Library { Whatwg, Icu, Iconv, PythonTable };
/// "whatwg", "icu", "iconv", "python-table"
[[nodiscard]] std::string_view identifier(Library library);
[[nodiscard]] std::optional<Library> libraryNamed(std::string_view name);

class CodeReader {
public:
    CodeReader(std::string name, std::string library)
        : m_name(std::move(name))
        , m_library(std::move(library)) {}
    virtual ~CodeReader() = default;
    CodeReader(const CodeReader&) = delete;
    CodeReader& operator=(const CodeReader&) = delete;

    /// The library's own name for the encoding: "windows-949-2000".
    [[nodiscard]] const std::string& name() const { return m_name; }
    /// "ICU 72.1", "glibc 2.36"; empty for our own codecs.
    [[nodiscard]] const std::string& library() const { return m_library; }

    /// From now on, read() starts in the state after `prefix`, escapes and shifts, at the beginning
    /// of a text. False if the encoding does not have them.
    [[nodiscard]] virtual bool enter(ByteView prefix) = 0;
    /// The span at the front of `code`, as Codec::next() has it: length 0 if more bytes are needed.
    /// Every error of a library that does not tell kinds apart is SpanStatus::Illegal.
    [[nodiscard]] virtual Span read(ByteView code, Tail tail) = 0;
    /// The bytes of a text that is `text` alone, with its escapes and shifts; empty if the encoding
    /// lacks it.
    [[nodiscard]] virtual Bytes write(std::u32string_view text) = 0;

    /// The text of `code` if all of it is one character of the encoding, with any escapes and
    /// shifts; empty otherwise. Leaves the state at the beginning of a text.
    [[nodiscard]] virtual std::u32string textOf(ByteView code);

private:
    std::string m_name;
    std::string m_library;
};

using ReaderPointer = std::unique_ptr<CodeReader>;

/// Borrows the codec.
[[nodiscard]] ReaderPointer codecReader(const Codec& codec);
/// `converter` is any name that ICU knows. Error: UnknownName.
[[nodiscard]] Result<ReaderPointer> icuReader(const std::string& converter);
/// `charset` is any name that iconv knows. Error: UnknownName.
[[nodiscard]] Result<ReaderPointer> iconvReader(const std::string& charset);
/// A mapping file as unicode.org publishes them: lines of `0x80 0x20AC # EURO SIGN`; several code
/// points are joined by `+`. Errors: those of reading, and Malformed with the line.
[[nodiscard]] Result<ReaderPointer> tableReader(const std::string& path);

/// What ICU calls the encoding most like `codec`; nothing if it has none.
[[nodiscard]] std::optional<std::string> icuName(const Codec& codec);
/// The same for iconv.
[[nodiscard]] std::optional<std::string> iconvName(const Codec& codec);

} // namespace moji::chart
