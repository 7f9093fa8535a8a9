#pragma once
// A regular file, read with pread and a small block cache: constant memory for any size, and no
// SIGBUS if the file shrinks while it is open, as a mapping would cause. The holes of a sparse file
// are not read: they are filled with zeros here, several times as fast.

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
    /// Error: directories, FIFOs, sockets and devices, which have no random access (see openReader
    /// and spool).
    [[nodiscard]] static Result<std::unique_ptr<FileSource>> open(const std::string& path);
    /// A regular file that is already open, from the descriptor's current position. The descriptor
    /// is duplicated and its position does not change. `name` is for messages.
    [[nodiscard]] static Result<std::unique_ptr<FileSource>> ofDescriptor(int descriptor,
                                                                          const std::string& name);
    ~FileSource() override;
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override;

    /// The path that it was opened by, or the name given instead; for messages.
    [[nodiscard]] const std::string& name() const { return m_path; }
    /// The file's stamp when it was opened.
    [[nodiscard]] const FileStamp& stamp() const { return m_stamp; }
    /// The stamp of the open file now; a default one if the system does not tell.
    [[nodiscard]] FileStamp stampNow() const;
    /// Whether the open file has been written to since, so that bytes read before and after may not
    /// belong together. Another file of the same name does not count.
    [[nodiscard]] bool hasChanged() const;

    /// False if the file is shorter than its size says, or its size is 0.
    [[nodiscard]] bool hasLastByte() const;

private:
    friend Result<std::unique_ptr<ByteSource>> spool(ByteReader&, const std::string&);
    friend Result<std::unique_ptr<ByteSource>> openSource(const std::string&, bool);
    static constexpr std::size_t kBlockSize = 64 * 1024;
    static constexpr std::size_t kBlocks = 16;
    struct Block {
        std::uint64_t index = ~std::uint64_t{0};
        std::uint64_t lastUse = 0;
        Bytes bytes; // shorter than kBlockSize in the file's last block
    };

    FileSource(int descriptor, std::uint64_t size, std::string path);
    /// open(), where a regular file of that name was seen just now.
    [[nodiscard]] static Result<std::unique_ptr<FileSource>> openRegular(const std::string& path);
    [[nodiscard]] Result<std::size_t> readUncached(std::uint64_t offset, std::span<Byte> out) const;
    [[nodiscard]] ByteRange holeAt(std::uint64_t offset, std::uint64_t end) const;
    [[nodiscard]] Result<const Block*> block(std::uint64_t index) const;

    int m_descriptor;
    std::uint64_t m_begin = 0; // position of the source in the file
    std::uint64_t m_size;
    std::string m_path;
    FileStamp m_stamp;
    mutable std::mutex m_mutex; // guards the cache
    mutable std::array<Block, kBlocks> m_cache;
    mutable std::uint64_t m_clock = 0;
    int m_seeker = -1; // seeks holes, as its position is not used; -1: there are none
};

/// Random access to input that can be read only once. The first MiB stays in memory; more goes to
/// an unlinked temporary file ($TMPDIR, else /var/tmp), which may take half of the free space.
/// `name` is for messages.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> spool(ByteReader& reader,
                                                        const std::string& name);

/// Whether `path` is a regular file with as many bytes as its size says. Files of /proc have size
/// 0, files of /sys a size larger than their content: they can only be read from front to back.
[[nodiscard]] bool hasRandomAccess(const std::string& path);

/// Opens a file that has random access directly; spools anything else. Who saw just now that it is
/// a regular file says so: then nobody looks again.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openSource(const std::string& path,
                                                             bool isSeenRegular = false);

/// An error if `path` is a device, which may never end (/dev/zero); /dev/null does.
[[nodiscard]] Result<Done> refuseDevice(const std::string& path);

/// As openSource() for a list that is read before anything is done, where what never ends
/// would fill the disk first. Errors: also refuseDevice().
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openListSource(const std::string& path);

} // namespace moji
