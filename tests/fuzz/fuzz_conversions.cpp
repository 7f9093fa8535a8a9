// What `moji convert` and `moji survey` read again: journals of contents and of names, reports,
// and lines of JSON in general. A head that was parsed is written and parsed to the same.

#include "bytes/borrowed_source.h"
#include "fuzz_input.h"
#include "support/json_reader.h"
#include "survey/convert_journal.h"
#include "survey/done_names.h"
#include "survey/journal_head.h"
#include "survey/name_changes.h"

#include <fcntl.h>
#include <unistd.h>

using namespace moji;
using namespace moji::fuzz;

namespace {

/// A file without a name, by a path that opens it.
class NamelessFile {
public:
    explicit NamelessFile(ByteView bytes)
        : m_descriptor(::open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600)) {
        require(m_descriptor >= 0 && ::write(m_descriptor, bytes.data(), bytes.size()) ==
                                         static_cast<ssize_t>(bytes.size()),
                "writing the file");
    }
    ~NamelessFile() { ::close(m_descriptor); }
    NamelessFile(const NamelessFile&) = delete;
    NamelessFile& operator=(const NamelessFile&) = delete;
    [[nodiscard]] std::string path() const {
        return "/proc/self/fd/" + std::to_string(m_descriptor);
    }

private:
    int m_descriptor;
};

void readContents(const std::string& path) {
    const auto journal = ConvertJournal::open(path);
    if (!journal)
        return;
    for (const JournalRecord& record : (*journal)->records())
        require(record.original.begin <= record.original.end, "a range of the journal");
    const std::string head = lineOf((*journal)->head());
    const auto again = parseJournalHead(head);
    require(again && lineOf(*again) == head, "a head is the same when it is read again", head);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const ByteView bytes(data, size);
    (void)JsonValue::parse(asChars(bytes));
    const NamelessFile file(bytes);
    readContents(file.path());
    (void)readNameJournal(file.path());
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    SourceReader reader(source);
    (void)DoneNames::of(reader, "report");
    return 0;
}
