#include "run_in_process.h"

#include "cli/program.h"
#include "fuzz_input.h"

#include <exception>
#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

// Where sanitizers report; not there without them.
extern "C" __attribute__((weak)) void __sanitizer_set_report_fd(void* descriptor);

namespace moji::fuzz {

namespace {

namespace fs = std::filesystem;

void writeTo(int descriptor, ByteView bytes) {
    require(::write(descriptor, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()),
            "writing what moji reads");
}

void put(const fs::path& path, ByteView bytes) {
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    require(file >= 0, "a file to read", path);
    writeTo(file, bytes);
    ::close(file);
}

/// The folder that runs happen in, alone in another one; both are removed in the end.
class Scratch {
public:
    Scratch() {
        std::string name = (fs::temp_directory_path() / "mojiscope-fuzz-XXXXXX").string();
        require(::mkdtemp(name.data()) != nullptr, "a folder");
        m_outer = name;
        const std::string work = (m_outer / kWork).string();
        // NOLINTBEGIN(concurrency-mt-unsafe): no other thread runs yet
        for (const char* variable : {"HOME", "XDG_STATE_HOME", "TMPDIR"})
            ::setenv(variable, work.c_str(), 1);
        ::setenv("LC_ALL", "C", 1);
        // NOLINTEND(concurrency-mt-unsafe)
    }
    ~Scratch() {
        std::error_code failed;
        fs::remove_all(m_outer, failed);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] fs::path work() const { return m_outer / kWork; }

    void fill(const Surroundings& surroundings) const {
        const fs::path work = this->work();
        fs::remove_all(work);
        fs::create_directories(work / "folder");
        put(work / "a", surroundings.a);
        put(work / "b", surroundings.b);
        put(work / "folder" / "c", surroundings.a);
        put(work / ".hidden", surroundings.b);
        put(work / "empty", {});
        constexpr std::string_view kNames("a\0b\0folder/c\0none\0", 18);
        put(work / "list", asBytes(kNames));
        const std::string archive = "PK\5\6" + std::string(18, '\0');
        put(work / "zip", asBytes(archive));
        fs::create_directory_symlink("..", work / "folder" / "circle");
    }

    void checkNothingBeside() const {
        for (const auto& one : fs::directory_iterator(m_outer))
            require(one.path().filename() == kWork, "nothing outside the folder", one.path());
    }

private:
    static constexpr const char* kWork = "work";
    fs::path m_outer;
};

/// The current folder while this lives.
class InFolder {
public:
    explicit InFolder(const fs::path& folder)
        : m_before(::open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
        require(m_before >= 0 && ::chdir(folder.c_str()) == 0, "entering the folder");
    }
    ~InFolder() {
        require(::fchdir(m_before) == 0, "going back");
        ::close(m_before);
    }
    InFolder(const InFolder&) = delete;
    InFolder& operator=(const InFolder&) = delete;

private:
    int m_before;
};

/// Bytes in memory, with a descriptor.
class MemoryFile {
public:
    MemoryFile()
        : m_descriptor(::memfd_create("moji", MFD_CLOEXEC)) {
        require(m_descriptor >= 0, "a file in memory");
    }
    ~MemoryFile() { ::close(m_descriptor); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] std::string contents() const {
        std::string text(static_cast<std::size_t>(::lseek(m_descriptor, 0, SEEK_END)), '\0');
        const auto count = ::pread(m_descriptor, text.data(), text.size(), 0);
        require(count == static_cast<ssize_t>(text.size()), "reading what moji wrote");
        return text;
    }

private:
    int m_descriptor;
};

/// A descriptor of the process leads to another file while this lives.
class Redirection {
public:
    Redirection(int number, int target)
        : m_number(number)
        , m_before(::fcntl(number, F_DUPFD_CLOEXEC, 10)) {
        require(::dup2(target, number) == number, "a descriptor");
    }
    ~Redirection() {
        if (m_before >= 0)
            ::dup2(m_before, m_number);
        else
            ::close(m_number); // the fuzzer had closed it
        ::close(m_before);
    }
    Redirection(const Redirection&) = delete;
    Redirection& operator=(const Redirection&) = delete;
    [[nodiscard]] int before() const { return m_before; }

private:
    int m_number;
    int m_before;
};

/// A descriptor that `bytes` are read from.
int openInput(ByteView bytes, bool isPipe) {
    if (!isPipe) {
        const int file = ::memfd_create("input", MFD_CLOEXEC);
        require(file >= 0, "standard input");
        writeTo(file, bytes);
        ::lseek(file, 0, SEEK_SET);
        return file;
    }
    int ends[2];
    require(::pipe2(ends, O_CLOEXEC) == 0, "a pipe");
    writeTo(ends[1], bytes);
    ::close(ends[1]);
    return ends[0];
}

void runInto(Run& run, std::vector<std::string> words) {
    words.insert(words.begin(), "moji");
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    const int count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);
    try {
        run.status = cli::runProgram(count, arguments.data(), cli::Confinement::None, &registry());
    } catch (const std::exception& error) {
        run.thrown = error.what();
    }
    std::cout.flush();
}

} // namespace

Run runMoji(const std::vector<std::string>& words, const Surroundings& surroundings) {
    static const Scratch scratch;
    scratch.fill(surroundings);
    const MemoryFile output;
    const MemoryFile messages;
    Run run;
    {
        const InFolder in(scratch.work());
        const int input = openInput(surroundings.a, surroundings.readsPipe);
        const Redirection readsInput(0, input);
        ::close(input);
        const Redirection writesOutput(1, output.descriptor());
        const Redirection writesMessages(2, messages.descriptor());
        if (__sanitizer_set_report_fd != nullptr)
            __sanitizer_set_report_fd(
                reinterpret_cast<void*>(static_cast<std::intptr_t>(writesMessages.before())));
        runInto(run, words);
        if (__sanitizer_set_report_fd != nullptr)
            __sanitizer_set_report_fd(reinterpret_cast<void*>(std::intptr_t{2}));
    }
    run.output = output.contents();
    run.messages = messages.contents();
    scratch.checkNothingBeside();
    return run;
}

} // namespace moji::fuzz
