#include "survey/zip_paths.h"

#include "survey/name_judge.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

namespace {

/// The folder to extract to.
constexpr const char* kItself = "./";

/// What is wrong with a path that an archive gives.
std::string troubleWithPath(const std::string& path) {
    if (path.empty())
        return "the entry has no name";
    const bool hasDrive = path.size() > 1 && path[1] == ':';
    if (path.front() == '/' || path.front() == '\\' || hasDrive)
        return "the path is absolute";
    for (const std::string& part : pathParts(path)) {
        if (part == ".." || part.starts_with("..\\") || part.find("\\..") != std::string::npos)
            return "the path leads out of the folder";
        if (!isUsableName(part))
            return fmt::format("'{}' cannot be a file name", part);
    }
    return {};
}

} // namespace

std::string withForwardSlashes(std::string path) {
    if (path.find('/') == std::string::npos)
        std::ranges::replace(path, '\\', '/');
    return path;
}

std::string withoutDotParts(std::string_view path) {
    std::string rest;
    bool endsWithDot = false;
    for (const std::string& part : pathParts(path)) {
        endsWithDot = part == ".";
        if (!endsWithDot)
            rest += part + '/';
    }
    if (rest.empty())
        return endsWithDot ? kItself : "";
    if (!path.ends_with('/') && !endsWithDot)
        rest.pop_back();
    return rest;
}

bool becomesFolder(const ZipEntry& entry, std::string_view path) {
    return entry.kind == ZipEntry::Kind::Folder || path.ends_with('/');
}

std::string withoutLastSlash(std::string path) {
    if (path.ends_with('/'))
        path.pop_back();
    return path;
}

std::vector<std::string> pathParts(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        parts.emplace_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return parts;
}

std::string troubleWithEntries(const ZipArchive& archive) {
    std::uint64_t packed = 0;
    for (const ZipEntry& entry : archive.entries()) {
        if (entry.packedSize > archive.size() - packed)
            return "the entries of the archive overlap, as those of a zip bomb do";
        packed += entry.packedSize;
    }
    return {};
}

std::string ZipPaths::claim(const ZipEntry& entry, const std::string& path) {
    if (entry.kind == ZipEntry::Kind::Link)
        return "symbolic links in archives are not extracted";
    if (entry.kind == ZipEntry::Kind::Other)
        return "it is neither a file nor a folder";
    if (entry.isEncrypted)
        return "the entry is encrypted";
    const bool isFolder = becomesFolder(entry, path);
    if (isFolder && entry.size > 0)
        return "it is named as a folder is, but has bytes";
    if (path == kItself)
        return {};
    if (std::string trouble = troubleWithPath(path); !trouble.empty())
        return trouble;
    // The folders on the way are claimed too: no file can have such a name.
    const std::string whole = withoutLastSlash(path);
    std::string trouble;
    for (std::size_t end = whole.find('/');; end = whole.find('/', end + 1)) {
        const bool isLast = end == std::string::npos;
        const std::string part = whole.substr(0, end);
        Claim& claim = m_claims[collisionKey(part, m_merging)];
        const bool claimsFolder = !isLast || isFolder;
        const bool isFirst = claim.entries++ == 0;
        if (isFirst) {
            claim.path = part;
            claim.isFolder = claimsFolder;
        } else if (!(claim.isFolder && claimsFolder && claim.path == part)) {
            trouble = fmt::format("another entry would be called '{}' too", claim.path);
            claim.isFolder = false;
        }
        if (isLast)
            return trouble;
    }
}

bool ZipPaths::isFree(const std::string& path, bool isFolder) const {
    if (isFolder && path == withoutLastSlash(kItself))
        return true;
    const auto claim = m_claims.find(collisionKey(path, m_merging));
    return claim != m_claims.end() && claim->second.isFolder == isFolder &&
           (isFolder || claim->second.entries == 1);
}

} // namespace moji
