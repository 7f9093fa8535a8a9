#pragma once
// A regular file by pread and a small block cache: constant memory for any size, and no signal
// when the file shrinks while it is open (a mapping would be killed by SIGBUS).

#include "bytes/byte_reader.h"
#include "bytes/byte_source.h"
#include "bytes/file_stamp.h"

#include <array>
#include <memory>
#include <mutex>
#include <string>

namespace moji {

class FileSource final : public ByteSource {
public:
    /// Refuses directories, FIFOs, sockets and devices: those have no random access (see openReader
    /// and spool).
    [[nodiscard]] static Result<std::unique_ptr<FileSource>> open(const std::string& path);
    /// A regular file that is open already, from where the descriptor stands. It is duplicated, and
    /// where it stands does not change. `name` is for messages.
    [[nodiscard]] static Result<std::unique_ptr<FileSource>> ofDescriptor(int descriptor,
                                                                          const std::string& name);
    ~FileSource() override;
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override;

    /// When it was opened.
    [[nodiscard]] const FileStamp& stamp() const { return m_stamp; }
    /// Whether somebody has written to the open file since, so that bytes read before and after
    /// need not belong together. Another file of the same name is no change of this one.
    [[nodiscard]] bool hasChanged() const;

    /// False where it is shorter than it says, or says that it has no bytes.
    [[nodiscard]] bool hasLastByte() const;

private:
    friend Result<std::unique_ptr<ByteSource>> spool(ByteReader&, const std::string&);
    static constexpr std::size_t kBlockSize = 64 * 1024;
    static constexpr std::size_t kBlocks = 16;
    struct Block {
        std::uint64_t index = ~std::uint64_t{0};
        std::uint64_t lastUse = 0;
        Bytes bytes; // shorter than kBlockSize where the file ends in it
    };

    FileSource(int descriptor, std::uint64_t size, std::string path);
    [[nodiscard]] Result<std::size_t> readUncached(std::uint64_t offset, std::span<Byte> out) const;
    [[nodiscard]] Result<const Block*> block(std::uint64_t index) const;

    int m_descriptor;
    std::uint64_t m_begin = 0; // of the source, in the file
    std::uint64_t m_size;
    std::string m_path;
    FileStamp m_stamp;
    mutable std::mutex m_mutex; // guards the cache
    mutable std::array<Block, kBlocks> m_cache;
    mutable std::uint64_t m_clock = 0;
};

/// Random access to what can be read once only: the first MiB stays in memory, more goes to an
/// unlinked temporary file ($TMPDIR, else /var/tmp), of which it may take half of what is free.
/// `name` is for messages.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> spool(ByteReader& reader,
                                                        const std::string& name);

/// Whether `path` is a regular file that has as many bytes as it says. Those of /proc say that they
/// have none, those of /sys more than they have: they can be read from front to back only.
[[nodiscard]] bool hasRandomAccess(const std::string& path);

/// A file with random access as it is, anything else spooled.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openSource(const std::string& path);

} // namespace moji
