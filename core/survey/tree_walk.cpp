#include "survey/tree_walk.h"

#include "support/system_reasons.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <sys/stat.h>
#include <utility>

namespace moji {

namespace {

using Kind = NameList::Kind;

Kind kindOf(mode_t mode) {
    if (S_ISREG(mode))
        return Kind::Regular;
    if (S_ISDIR(mode))
        return Kind::Folder;
    return S_ISLNK(mode) ? Kind::Link : Kind::Special;
}

Kind kindOf(unsigned char type) {
    switch (type) {
    case DT_REG:
        return Kind::Regular;
    case DT_DIR:
        return Kind::Folder;
    case DT_LNK:
        return Kind::Link;
    case DT_UNKNOWN:
        return Kind::Unknown;
    default:
        return Kind::Special;
    }
}

/// Of what `path` names; Unknown where there is no such thing (errno says why).
Kind kindOfPath(const std::string& path, bool follow) {
    struct stat status {};
    const int failed = follow ? ::stat(path.c_str(), &status) : ::lstat(path.c_str(), &status);
    return failed != 0 ? Kind::Unknown : kindOf(status.st_mode);
}

std::string withoutSlashes(std::string name) {
    while (name.size() > 1 && name.ends_with('/'))
        name.pop_back();
    return name;
}

} // namespace

/// A walk over one that was named.
class TreeWalk::Layer {
public:
    Layer(NameList names, const WalkOptions& options)
        : m_options(options) {
        m_frames.push_back({{}, std::move(names), 0, 0, 0, false});
    }

    /// The file whose turn it is; nothing at the end.
    [[nodiscard]] const std::optional<WalkedFile>& peek() {
        if (!m_peeked && !m_atEnd) {
            m_peeked = find();
            m_atEnd = !m_peeked.has_value();
        }
        return m_peeked;
    }
    void drop() { m_peeked.reset(); }

private:
    struct Frame {
        std::string prefix; // "FOLDER/"; of the named ones: empty
        NameList names;
        std::size_t next = 0;
        std::uint64_t device = 0; // of the folder, to notice circles of links
        std::uint64_t inode = 0;
        bool hasRules = false; // an ignore file is there
    };

    [[nodiscard]] std::optional<WalkedFile> find() {
        if (m_toEnter) {
            WalkedFile folder = *std::exchange(m_toEnter, std::nullopt);
            if (auto unreadable = enter(folder))
                return unreadable;
        }
        while (!m_frames.empty()) {
            Frame& frame = m_frames.back();
            if (frame.next == frame.names.size()) {
                leave();
                continue;
            }
            const std::size_t index = frame.next++;
            WalkedFile file;
            file.name = frame.prefix + std::string(frame.names.name(index));
            file.isNamed = m_frames.size() == 1;
            file.below = file.isNamed ? file.name.rfind('/') + 1 : m_root;
            Kind kind = frame.names.kind(index);
            if (file.isNamed)
                begin(file.name, kind);
            if (file.isNamed && file.name == "-" && kind == Kind::Special) {
                file.kind = WalkedFile::Kind::StandardInput;
                return file;
            }
            if (!resolve(file, kind))
                continue;
            if (kind == Kind::Folder && m_options.everyName && m_options.include.empty()) {
                m_toEnter = file;
                file.kind = WalkedFile::Kind::Folder;
                return file;
            }
            if (kind == Kind::Folder) {
                if (auto unreadable = enter(file))
                    return unreadable;
                continue;
            }
            if (file.kind != WalkedFile::Kind::Unreadable)
                file.kind = walkedKind(kind);
            return file;
        }
        return std::nullopt;
    }

    [[nodiscard]] static WalkedFile::Kind walkedKind(Kind kind) {
        return kind == Kind::Regular ? WalkedFile::Kind::Regular
               : kind == Kind::Link  ? WalkedFile::Kind::Link
                                     : WalkedFile::Kind::Special;
    }

    void leave() {
        const std::string& prefix = m_frames.back().prefix;
        m_ignored.pop(prefix.size());
        if (m_options.watcher && !prefix.empty())
            m_options.watcher->left(prefix);
        m_frames.pop_back();
    }

    /// What was named is not left out by ignore files, but what lies in it may be.
    void begin(const std::string& name, Kind kind) {
        m_root = name.ends_with('/') ? name.size() : name.size() + 1;
        m_ignored = kind == Kind::Folder && m_options.usesIgnoreFiles ? IgnoreStack::around(name)
                                                                      : IgnoreStack{};
    }

    /// Whether the file (or folder) is wanted; its kind is known then.
    [[nodiscard]] bool resolve(WalkedFile& file, Kind& kind) const {
        if (!file.isNamed && isHidden(file.name))
            return false;
        if (kind == Kind::Unknown)
            kind = kindOfPath(file.name, file.isNamed);
        const bool isFollowed = file.isNamed || (m_options.follow && !m_options.everyName);
        if (kind == Kind::Link && !isFollowed && !m_options.everyName && !m_options.links)
            return false;
        if (kind == Kind::Link && isFollowed)
            kind = kindOfPath(file.name, true);
        if (kind == Kind::Unknown) {
            file.error = systemReason(errno);
            file.kind = WalkedFile::Kind::Unreadable;
        }
        const bool isFolder = kind == Kind::Folder;
        if (file.isNamed && isFolder)
            return true;
        const std::string_view below =
            file.isNamed ? relative(file.name) : std::string_view(file.name).substr(m_root);
        if (m_options.exclude.matches(below, isFolder))
            return false;
        if (!isFolder && !m_options.include.empty() && !m_options.include.matches(below, false))
            return false;
        return file.isNamed || !m_ignored.ignores(file.name, isFolder);
    }

    [[nodiscard]] static std::string_view relative(std::string_view name) {
        while (name.starts_with("./"))
            name.remove_prefix(2);
        return name.starts_with('/') ? name.substr(1) : name;
    }

    [[nodiscard]] bool isHidden(std::string_view name) const {
        const std::string_view last = name.substr(name.rfind('/') + 1);
        if (!last.starts_with('.'))
            return false;
        return !m_options.hidden || (m_options.usesIgnoreFiles && last == ".git");
    }

    /// Goes on with what lies in a folder; answers the folder where it, or a part, cannot be read.
    [[nodiscard]] std::optional<WalkedFile> enter(WalkedFile& folder) {
        struct stat status {};
        DIR* const stream = ::opendir(folder.name.c_str());
        if (!stream || ::fstat(::dirfd(stream), &status) != 0) {
            folder.kind = WalkedFile::Kind::Unreadable;
            folder.error = systemReason(errno);
            if (stream)
                ::closedir(stream);
            return folder;
        }
        if (!folder.isNamed && isLeftOut(status)) {
            ::closedir(stream);
            return std::nullopt;
        }
        Frame frame{folder.name.ends_with('/') ? folder.name : folder.name + "/",
                    {},
                    0,
                    status.st_dev,
                    status.st_ino,
                    false};
        const bool isCircle = std::ranges::any_of(m_frames, [&](const Frame& outer) {
            return !outer.prefix.empty() && outer.device == frame.device &&
                   outer.inode == frame.inode;
        });
        const int failure = isCircle ? 0 : readNames(stream, frame);
        ::closedir(stream);
        frame.names.sort();
        if (m_options.watcher)
            m_options.watcher->entered(frame.prefix, frame.names);
        if (frame.hasRules && m_options.usesIgnoreFiles)
            if (auto rules = IgnoreRules::of(folder.name))
                m_ignored.push(std::move(rules), frame.prefix.size());
        m_frames.push_back(std::move(frame));
        if (failure == 0)
            return std::nullopt;
        folder.kind = WalkedFile::Kind::Unreadable; // and the names that were read follow
        folder.error = systemReason(failure);
        return folder;
    }

    [[nodiscard]] bool isLeftOut(const struct stat& folder) const {
        struct stat out {};
        return !m_options.leftOut.empty() && ::stat(m_options.leftOut.c_str(), &out) == 0 &&
               out.st_dev == folder.st_dev && out.st_ino == folder.st_ino;
    }

    /// Answers the errno that kept the rest from being read, or 0.
    [[nodiscard]] int readNames(DIR* stream, Frame& frame) const {
        for (;;) {
            errno = 0;
            const dirent* const entry = ::readdir(stream);
            if (!entry)
                return errno;
            const std::string_view name = entry->d_name;
            if (name == "." || name == "..")
                continue;
            frame.hasRules = frame.hasRules || name == ".gitignore" || name == ".ignore";
            frame.names.add(name, resolvedKind(frame.prefix, name, kindOf(entry->d_type)));
        }
    }

    /// Known before the names are sorted, since a folder's place is another one.
    [[nodiscard]] Kind resolvedKind(const std::string& prefix, std::string_view name,
                                    Kind kind) const {
        const bool follows = m_options.follow && !m_options.everyName;
        if (kind != Kind::Unknown && (kind != Kind::Link || !follows))
            return kind;
        const Kind found = kindOfPath(prefix + std::string(name), follows);
        return found == Kind::Unknown ? Kind::Link : found;
    }

    const WalkOptions& m_options;
    std::vector<Frame> m_frames; // the named ones, then folder in folder
    IgnoreStack m_ignored;
    std::size_t m_root = 0; // bytes of a name that stand for the folder named, with a slash
    std::optional<WalkedFile> m_peeked;
    std::optional<WalkedFile> m_toEnter; // a folder that has just been given
    bool m_atEnd = false;
};

NamedFiles::NamedFiles(const std::vector<std::string>& names) {
    for (const std::string& name : names)
        (void)add(name);
}

Result<Done> NamedFiles::add(const std::string& given) {
    const std::string name = withoutSlashes(given);
    return m_names.add(name, name == "-" ? Kind::Special : kindOfPath(name, true));
}

TreeWalk::TreeWalk(const std::vector<std::string>& names, WalkOptions options)
    : TreeWalk(NamedFiles(names), std::move(options)) {}

TreeWalk::TreeWalk(NamedFiles names, WalkOptions options)
    : m_options(std::move(options))
    , m_names(std::move(names.m_names))
    , m_named(m_names.next()) {}

TreeWalk::~TreeWalk() = default;

TreeWalk::Layer* TreeWalk::first() {
    Layer* first = nullptr;
    std::erase_if(m_layers, [](const auto& layer) { return !layer->peek(); });
    for (const auto& layer : m_layers)
        if (!first || layer->peek()->name < first->peek()->name)
            first = layer.get();
    return first;
}

/// Begins with those named whose turn it is, or which may hold files whose turn it is. The layer
/// whose turn it is then; nullptr at the end.
TreeWalk::Layer* TreeWalk::openNamed() {
    for (;;) {
        Layer* const earliest = first();
        if (!m_named || (earliest && earliest->peek()->name < m_named->name))
            return earliest;
        NameList one;
        one.add(m_named->name, m_named->kind);
        m_layers.push_back(std::make_unique<Layer>(std::move(one), m_options));
        m_named = m_names.next();
    }
}

std::optional<WalkedFile> TreeWalk::next() {
    for (;;) {
        Layer* const earliest = openNamed();
        if (!earliest)
            return std::nullopt;
        std::optional<WalkedFile> file = earliest->peek();
        earliest->drop();
        const bool isAgain = m_last && m_last->name == file->name;
        const bool isTrouble = isAgain && m_last->kind == WalkedFile::Kind::Folder &&
                               file->kind == WalkedFile::Kind::Unreadable; // of the folder itself
        if (isAgain && !isTrouble)
            continue;
        m_last = file;
        return file;
    }
}

} // namespace moji
