#include "cli/input.h"

#include "bytes/file_source.h"
#include "bytes/file_stamp.h"
#include "bytes/hex.h"
#include "bytes/part_source.h"
#include "bytes/whole_source.h"
#include "cli/phrase.h"
#include "survey/tree_walk.h"
#include "unicode/name_search.h"
#include "utf8/plan9.h"
#include "utf8/utf8_writer.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <sys/stat.h>
#include <unistd.h>

namespace moji::cli {

namespace {

/// Bytes that an Input owns.
class BytesReader final : public ByteReader {
public:
    explicit BytesReader(ByteView bytes)
        : m_rest(bytes) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        const std::size_t count = std::min(out.size(), m_rest.size());
        std::copy_n(m_rest.begin(), count, out.begin());
        m_rest = m_rest.subspan(count);
        return count;
    }

private:
    ByteView m_rest;
};

/// The first `left` bytes of another reader.
class LimitedReader final : public ByteReader {
public:
    LimitedReader(ByteReader& reader, std::uint64_t left)
        : m_reader(reader)
        , m_left(left) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), m_left));
        auto count = m_reader.read(out.first(wanted));
        if (count)
            m_left -= *count;
        return count;
    }

private:
    ByteReader& m_reader;
    std::uint64_t m_left;
};

/// The first bytes of a file, which must give all of them: what a command says of a file that
/// shrinks meanwhile would be about a part of it.
class WholeFile final : public ByteSource {
public:
    WholeFile(std::unique_ptr<ByteSource> source, const std::string& name, std::uint64_t most)
        : m_source(std::move(source))
        , m_part(*m_source, {0, std::min(m_source->size(), most)})
        , m_whole(m_part, name) {}
    [[nodiscard]] std::uint64_t size() const override { return m_whole.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        return m_whole.read(offset, out);
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_whole.viewOf(range);
    }

private:
    std::unique_ptr<ByteSource> m_source;
    PartSource m_part;
    WholeSource m_whole;
};

Result<std::unique_ptr<ByteSource>> wholeFile(Result<std::unique_ptr<ByteSource>> source,
                                              const std::string& name,
                                              std::uint64_t most = ~std::uint64_t{0}) {
    if (!source)
        return source;
    return std::unique_ptr<ByteSource>(std::make_unique<WholeFile>(*std::move(source), name, most));
}

/// The rest of a regular file. As after reading it, the next reader finds nothing.
Result<std::unique_ptr<ByteSource>> wholeStandardInput() {
    auto source = FileSource::ofDescriptor(STDIN_FILENO, phrase("moji", "standard input"));
    if (!source)
        return source.error();
    ::lseek(STDIN_FILENO, 0, SEEK_END);
    return std::unique_ptr<ByteSource>(*std::move(source));
}

Input fileOrStandardInput(const std::string& name) {
    return {name == "-" ? Input::Kind::StandardInput : Input::Kind::File, name, {}, false};
}

Input charactersInput(const std::string& name, std::u32string_view text) {
    const std::string utf8 = toUtf8(text);
    const ByteView bytes = asBytes(utf8);
    return {Input::Kind::Bytes, name, Bytes(bytes.begin(), bytes.end()), true};
}

Input characterInput(const std::string& name, char32_t codePoint) {
    if (codePoint <= 0x10FFFF)
        return charactersInput(name, {&codePoint, 1});
    const utf8::Plan9Bytes bytes = utf8::wctomb(codePoint);
    return {Input::Kind::Bytes, name, Bytes(bytes.view().begin(), bytes.view().end()), true};
}

/// The number in a name such as U+4E16, the largest for what is larger; nothing for other names.
std::optional<std::uint32_t> codePointOf(std::string_view name) {
    if (!name.starts_with("U+") && !name.starts_with("u+"))
        return {};
    name.remove_prefix(2);
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number, 16);
    if (end != name.data() + name.size() || error == std::errc::invalid_argument)
        return {};
    return error == std::errc() ? number : ~std::uint32_t{0};
}

/// Digits for one byte or more, two each: E4B896, or with blanks.
bool looksLikeHex(const std::string& name) {
    const bool hasDigit = std::ranges::any_of(name, [](char c) { return c >= '0' && c <= '9'; });
    const auto bytes = parseHexBytes(name);
    return hasDigit && bytes && !bytes->empty();
}

/// What somebody who gave text or bytes in the place of a file is told to write; nothing for what
/// is more likely the name of a file that is not there.
std::optional<std::string> insteadOfFile(const std::string& name, bool takesCharacters) {
    if (name.find_first_of("/.") != std::string::npos)
        return {};
    if (looksLikeHex(name))
        return takesCharacters ? phrase("moji", "no such file; bytes go after --hex, and a "
                                                "character is U+ and its number")
                               : phrase("moji", "no such file; bytes in hexadecimal go after "
                                                "--hex");
    if (std::ranges::any_of(name, [](char c) { return static_cast<Byte>(c) >= 0x80; }))
        return phrase("moji", "no such file; text goes after --text");
    return {};
}

Input fileOrAdvice(const std::string& name, bool takesCharacters) {
    const auto instead = insteadOfFile(name, takesCharacters); // nobody looks at most names
    if (!instead || ::access(name.c_str(), F_OK) == 0 || errno != ENOENT)
        return fileOrStandardInput(name);
    return {Input::Kind::Refused, name, {}, false, *instead};
}

} // namespace

bool Input::isRegularFile() const {
    struct stat status {};
    if (kind == Kind::StandardInput) // not what /proc and /sys show: its size says nothing
        return ::fstat(STDIN_FILENO, &status) == 0 && S_ISREG(status.st_mode) &&
               hasLastByte(STDIN_FILENO, static_cast<std::uint64_t>(status.st_size));
    return isSeenRegular ||
           (kind == Kind::File && ::stat(name.c_str(), &status) == 0 && S_ISREG(status.st_mode));
}

Result<std::unique_ptr<ByteReader>> Input::reader() const {
    switch (kind) {
    case Kind::File:
        return openReader(name);
    case Kind::StandardInput:
        return std::unique_ptr<ByteReader>(std::make_unique<DescriptorReader>(
            STDIN_FILENO, DescriptorReader::Ownership::Borrows, phrase("moji", "standard input")));
    case Kind::Refused:
        return Error{ErrorCode::NotFound, name, refusal};
    case Kind::Bytes:
        break;
    }
    return std::unique_ptr<ByteReader>(std::make_unique<BytesReader>(bytes));
}

Result<std::unique_ptr<ByteSource>> Input::source(std::uint64_t maxBytes) const {
    const bool limited = maxBytes != ~std::uint64_t{0};
    if (kind == Kind::File && (!limited || hasRandomAccess(name)))
        return wholeFile(openSource(name, isSeenRegular), name, maxBytes);
    if (kind == Kind::StandardInput && !limited && isRegularFile())
        return wholeFile(wholeStandardInput(), phrase("moji", "standard input"));
    auto whole = reader();
    if (!whole)
        return whole.error();
    LimitedReader limitedReader(**whole, maxBytes);
    return spool(limitedReader, name);
}

InputWalk::InputWalk(const std::vector<Input>& inputs, Folders folders)
    : m_inputs(inputs)
    , m_folders(folders) {}

InputWalk::~InputWalk() = default;

std::optional<Result<Input>> InputWalk::next() {
    for (;;) {
        if (m_walk) {
            if (auto file = m_walk->next()) {
                if (file->kind == WalkedFile::Kind::Unreadable)
                    return Result<Input>(Error{ErrorCode::ReadFailed, std::move(file->name),
                                               std::move(file->error)});
                if (file->kind == WalkedFile::Kind::Special)
                    continue; // reading a FIFO or a device might never end
                return Result<Input>(Input{Input::Kind::File, std::move(file->name), {}, false});
            }
            m_walk.reset();
        }
        if (m_next == m_inputs.size())
            return {};
        Input input = m_inputs[m_next++];
        struct stat status {};
        const bool isThere = m_folders != Folders::NotRead && input.kind == Input::Kind::File &&
                             ::stat(input.name.c_str(), &status) == 0;
        if (!isThere || !S_ISDIR(status.st_mode)) {
            input.isSeenRegular = isThere && S_ISREG(status.st_mode);
            return Result<Input>(std::move(input));
        }
        if (m_folders == Folders::NotWanted)
            return Result<Input>(Error{ErrorCode::IsDirectory, input.name,
                                       "is a directory; add -r to read the files in it"});
        m_walk = std::make_unique<TreeWalk>(std::vector{input.name}, WalkOptions());
    }
}

void InputOptions::addTo(CLI::App& app, NamedCharacters characters) {
    const bool takesCharacters = characters != NamedCharacters::None;
    m_lastCharacter = characters == NamedCharacters::Historic ? 0x7FFFFFFF : 0x10FFFF;
    m_filesOption =
        app.add_option(
               "INPUT", m_files,
               takesCharacters
                   ? phrase("moji", "files to read; - is standard input, U+4E16 a character")
                   : phrase("moji", "files to read; - is standard input"))
            ->type_name("")
            ->allow_extra_args();
    m_hexOption =
        app.add_option("--hex", m_hex, phrase("moji", "bytes in hexadecimal, two digits each"))
            ->type_name("BYTES")
            ->allow_extra_args(false);
    m_textOption = app.add_option("--text", m_text, phrase("moji", "text, encoded as UTF-8"))
                       ->type_name("TEXT")
                       ->allow_extra_args(false);
    if (takesCharacters)
        m_nameOption =
            app.add_option(
                   "--name", m_names,
                   phrase("moji",
                          "the character of this name, or those whose names have these words"))
                ->type_name("NAME")
                ->allow_extra_args(false);
}

Input InputOptions::fileOrCharacter(const std::string& name) const {
    const bool takesCharacters = m_nameOption != nullptr;
    const auto codePoint = takesCharacters ? codePointOf(name) : std::nullopt;
    if (!codePoint)
        return fileOrAdvice(name, takesCharacters);
    if (::access(name.c_str(), F_OK) == 0)
        return fileOrStandardInput(name);
    if (*codePoint > m_lastCharacter)
        return {Input::Kind::Refused,
                name,
                {},
                false,
                phrase("moji", "there is no such code point: the last one is %1")
                    .with(codePointName(m_lastCharacter))};
    return characterInput(name, *codePoint);
}

Result<std::vector<Input>> InputOptions::inputs(const CLI::App& app) const {
    std::vector<Input> inputs;
    std::size_t file = 0;
    std::size_t hex = 0;
    std::size_t text = 0;
    std::size_t name = 0;
    for (const CLI::Option* option : app.parse_order()) {
        if (option == m_filesOption && file < m_files.size()) {
            inputs.push_back(fileOrCharacter(m_files[file++]));
        } else if (option == m_hexOption && hex < m_hex.size()) {
            auto bytes = parseHexBytes(m_hex[hex++]);
            if (!bytes)
                return Error{ErrorCode::Malformed, "--hex " + bytes.error().subject,
                             bytes.error().detail};
            inputs.push_back({Input::Kind::Bytes, "--hex", *std::move(bytes), false});
        } else if (option == m_textOption && text < m_text.size()) {
            const ByteView bytes = asBytes(m_text[text++]);
            inputs.push_back(
                {Input::Kind::Bytes, "--text", Bytes(bytes.begin(), bytes.end()), false});
        } else if (option == m_nameOption && name < m_names.size()) {
            const std::u32string found = unicode::charactersNamed(m_names[name]);
            if (found.empty())
                return Error{
                    ErrorCode::Malformed, "--name " + m_names[name],
                    phrase("moji", "no character has this name, or these words in its name")};
            inputs.push_back(charactersInput("--name", found));
            ++name;
        }
    }
    if (inputs.empty() && !::isatty(STDIN_FILENO))
        inputs.push_back(fileOrStandardInput("-"));
    return inputs;
}

} // namespace moji::cli
