#include "survey/sorted_names.h"

#include "bytes/borrowed_source.h"
#include "bytes/file_source.h"
#include "survey/line_reader.h"

#include <utility>

namespace moji {

/// Names in order, each its kind, its bytes and a NUL.
struct SortedNames::Part {
    explicit Part(std::unique_ptr<ByteSource> source)
        : bytes(std::move(source))
        , reader(*bytes)
        , lines(reader, {}, '\0') {
        read();
    }
    void read() {
        auto line = lines.next();
        if (!line || !*line || (**line).empty()) {
            first.reset();
            return;
        }
        first = Name{(**line).substr(1), static_cast<NameList::Kind>((**line).front() - '0')};
    }

    std::unique_ptr<ByteSource> bytes;
    SourceReader reader;
    LineReader lines;
    std::optional<Name> first;
};

SortedNames::SortedNames(std::size_t mostInMemory)
    : m_mostInMemory(mostInMemory) {}
SortedNames::~SortedNames() = default;
SortedNames::SortedNames(SortedNames&&) noexcept = default;

Result<Done> SortedNames::add(std::string_view name, NameList::Kind kind) {
    m_names.add(name, kind);
    return m_names.bytes() < m_mostInMemory ? Done{} : putAside();
}

Result<Done> SortedNames::putAside() {
    m_names.sort();
    std::string text;
    text.reserve(m_names.bytes() + 2 * m_names.size());
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        text += static_cast<char>('0' + static_cast<int>(m_names.kind(i)));
        text += m_names.name(i);
        text += '\0';
    }
    m_names = {};
    const BorrowedSource source(asBytes(text));
    SourceReader reader(source);
    auto aside = spool(reader, "names of files");
    if (!aside)
        return aside.error();
    m_parts.push_back(std::make_unique<Part>(*std::move(aside)));
    return Done{};
}

std::optional<SortedNames::Name> SortedNames::next() {
    if (!std::exchange(m_isSorted, true))
        m_names.sort();
    std::optional<Name> first;
    if (m_next < m_names.size())
        first = Name{std::string(m_names.name(m_next)), m_names.kind(m_next)};
    Part* from = nullptr;
    for (const auto& part : m_parts) {
        if (part->first && (!first || NameList::isBefore(part->first->name, part->first->kind,
                                                         first->name, first->kind))) {
            first = part->first;
            from = part.get();
        }
    }
    if (from)
        from->read();
    else if (first)
        ++m_next;
    return first;
}

} // namespace moji
