#include "chart/other_side.h"

namespace moji::chart {

namespace {

Result<ReaderPointer> readerOf(const CodecRegistry& codecs, Library library,
                               const std::string& name) {
    switch (library) {
    case Library::Icu:
        return icuReader(name);
    case Library::Iconv:
        return iconvReader(name);
    case Library::PythonTable:
        return tableReader(name);
    case Library::Whatwg:
        break;
    }
    const Codec* codec = codecs.find(name);
    if (codec == nullptr)
        return Error{ErrorCode::UnknownName, name, "unknown encoding"};
    return codecReader(*codec);
}

/// What `library` calls `here`.
std::optional<std::string> nearestName(const Codec& here, Library library) {
    switch (library) {
    case Library::Icu:
        return icuName(here);
    case Library::Iconv:
        return iconvName(here);
    case Library::Whatwg:
        return here.name();
    case Library::PythonTable:
        break;
    }
    return std::nullopt;
}

} // namespace

Result<OtherSide> otherSide(const CodecRegistry& codecs, const Codec& here, Library library,
                            const std::string& against) {
    const auto name = against.empty() ? nearestName(here, library) : std::optional(against);
    if (!name)
        return Error{ErrorCode::UnknownName, here.name(),
                     std::string(identifier(library)) + " has no encoding like it"};
    auto reader = readerOf(codecs, library, *name);
    if (!reader)
        return reader.error();
    OtherSide side{*std::move(reader), {}};
    // A library has the states and the form of the encoding that we know by the same name.
    const Codec* codec = library == Library::PythonTable ? nullptr : codecs.find(*name);
    if (against.empty())
        codec = &here;
    side.shape = codec != nullptr ? shapeOf(*codec) : ChartShape{false, false, {{{}, ""}}, {}};
    return side;
}

} // namespace moji::chart
