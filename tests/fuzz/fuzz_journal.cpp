// Edit journals: as bytes (the first byte even) and as records with right checksums (odd). Whatever
// they hold, reading ends, and what they rebuild can be read.

#include "bytes/edit_journal.h"
#include "bytes/journal_format.h"
#include "bytes/orphaned_journal.h"
#include "fuzz_input.h"

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

using namespace moji;
using namespace moji::fuzz;

namespace {

constexpr std::uint64_t kMostRead = 1024 * 1024;

/// Removed when the program ends in order.
class Folder {
public:
    Folder() {
        if (::mkdtemp(m_path.data()) == nullptr)
            std::abort();
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path = "/tmp/mojiscope-fuzz-XXXXXX";
};

const std::string& folder() {
    static const Folder made;
    return made.path();
}

void write(const std::string& path, ByteView bytes) {
    const int file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
    require(file >= 0 &&
                ::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()),
            "writing the journal");
    ::close(file);
}

/// A number that may be near a limit.
std::uint64_t wideNumber(FuzzInput& input) {
    const unsigned how = input.byte();
    const std::uint64_t low = how & 0x40 ? input.number() : input.byte();
    return how & 0x80 ? ~low : low;
}

Bytes payloadOf(FuzzInput& input, char kind) {
    journal::PayloadWriter payload;
    if (kind == journal::kHead) {
        payload.bytes(input.bytes(input.byte() % 8));
        payload.bytes(input.bytes(input.byte() % 8));
        payload.text("UTF-8");
        for (int i = 0; i < 5; ++i)
            payload.number(wideNumber(input));
    } else if (kind == journal::kSource) {
        payload.number(wideNumber(input));
        payload.bytes(input.bytes(input.byte() % 32));
    } else {
        for (int count = input.byte() % 5; count > 0; --count)
            for (int i = 0; i < 3; ++i)
                payload.number(wideNumber(input));
    }
    Bytes whole = payload.payload();
    if (const unsigned cut = input.byte(); cut < 32)
        whole.resize(whole.size() - std::min<std::size_t>(cut, whole.size()));
    return whole;
}

Bytes records(FuzzInput& input) {
    Bytes out(asBytes(journal::kMagic).begin(), asBytes(journal::kMagic).end());
    while (!input.atEnd()) {
        const char kinds[] = {journal::kHead, journal::kSource, journal::kPieces, journal::kPieces};
        const char kind = kinds[input.byte() % 4];
        const Bytes payload = payloadOf(input, kind);
        const Bytes header = journal::recordHeader(kind, payload);
        out.insert(out.end(), header.begin(), header.end());
        out.insert(out.end(), payload.begin(), payload.end());
    }
    return out;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const bool isBuilt = input.byte() & 1;
    const Bytes built = isBuilt ? records(input) : Bytes();
    write(folder() + "/a.journal", isBuilt ? ByteView(built) : input.rest());
    for (const OrphanedJournal& found : OrphanedJournal::findAll(folder())) {
        const auto table = found.rebuild(nullptr);
        if (!table)
            continue;
        const auto snapshot = table->snapshot();
        require(readRange(*snapshot, {0, std::min(snapshot->size(), kMostRead)}).has_value(),
                "what is rebuilt can be read");
    }
    return 0;
}
