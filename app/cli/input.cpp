#include "cli/input.h"

#include "bytes/file_source.h"
#include "support/hex.h"

#include <CLI/CLI.hpp>

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

/// What is left of a regular file; as if it had been read, the next reader finds nothing.
Result<std::unique_ptr<ByteSource>> wholeStandardInput() {
    auto source = FileSource::ofDescriptor(STDIN_FILENO, "standard input");
    if (!source)
        return source.error();
    ::lseek(STDIN_FILENO, 0, SEEK_END);
    return std::unique_ptr<ByteSource>(*std::move(source));
}

Input fileOrStandardInput(const std::string& name) {
    return {name == "-" ? Input::Kind::StandardInput : Input::Kind::File, name, {}};
}

} // namespace

bool Input::isRegularFile() const {
    struct stat status {};
    if (kind == Kind::StandardInput) // one of size 0 is of /proc, and may hold more
        return ::fstat(STDIN_FILENO, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
    return kind == Kind::File && ::stat(name.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

Result<std::unique_ptr<ByteReader>> Input::reader() const {
    switch (kind) {
    case Kind::File:
        return openReader(name);
    case Kind::StandardInput:
        return std::unique_ptr<ByteReader>(std::make_unique<DescriptorReader>(
            STDIN_FILENO, DescriptorReader::Ownership::Borrows, "standard input"));
    case Kind::Bytes:
        break;
    }
    return std::unique_ptr<ByteReader>(std::make_unique<BytesReader>(bytes));
}

Result<std::unique_ptr<ByteSource>> Input::source(std::uint64_t maxBytes) const {
    const bool limited = maxBytes != ~std::uint64_t{0};
    if (kind == Kind::File && !limited)
        return openSource(name);
    if (kind == Kind::StandardInput && !limited && isRegularFile())
        return wholeStandardInput();
    auto whole = reader();
    if (!whole)
        return whole.error();
    LimitedReader limitedReader(**whole, maxBytes);
    return spool(limitedReader, name);
}

void InputOptions::addTo(CLI::App& app) {
    m_filesOption = app.add_option("INPUT", m_files, "files to read; - is standard input")
                        ->type_name("")
                        ->allow_extra_args();
    m_hexOption = app.add_option("--hex", m_hex, "bytes in hexadecimal, two digits each")
                      ->type_name("BYTES")
                      ->allow_extra_args(false);
    m_textOption = app.add_option("--text", m_text, "text, taken as UTF-8")
                       ->type_name("TEXT")
                       ->allow_extra_args(false);
}

Result<std::vector<Input>> InputOptions::inputs(const CLI::App& app) const {
    std::vector<Input> inputs;
    std::size_t file = 0;
    std::size_t hex = 0;
    std::size_t text = 0;
    for (const CLI::Option* option : app.parse_order()) {
        if (option == m_filesOption && file < m_files.size()) {
            inputs.push_back(fileOrStandardInput(m_files[file++]));
        } else if (option == m_hexOption && hex < m_hex.size()) {
            auto bytes = parseHexBytes(m_hex[hex++]);
            if (!bytes)
                return Error{ErrorCode::Malformed, "--hex " + bytes.error().subject,
                             bytes.error().detail};
            inputs.push_back({Input::Kind::Bytes, "--hex", *std::move(bytes)});
        } else if (option == m_textOption && text < m_text.size()) {
            const ByteView bytes = asBytes(m_text[text++]);
            inputs.push_back({Input::Kind::Bytes, "--text", Bytes(bytes.begin(), bytes.end())});
        }
    }
    if (inputs.empty() && !::isatty(STDIN_FILENO))
        inputs.push_back(fileOrStandardInput("-"));
    return inputs;
}

} // namespace moji::cli
