#include "survey/file_record.h"

namespace moji {

std::string_view identifier(FileKind kind) {
    constexpr std::array<std::string_view, kFileKinds> kNames = {"text", "binary", "empty",
                                                                 "special", "unreadable"};
    return kNames[static_cast<std::size_t>(kind)];
}

Troubles FileRecord::troubles() const {
    Troubles found;
    const auto addIf = [&](bool is, Trouble trouble) {
        if (is)
            found.add(trouble);
    };
    addIf(kind == FileKind::Unreadable, Trouble::Unreadable);
    if (kind != FileKind::Text)
        return found;
    addIf(!valid, Trouble::Invalid);
    addIf(!mixed.empty(), Trouble::Mixed);
    addIf(bom, Trouble::Bom);
    addIf(lineEnds.crlf > 0, Trouble::Crlf);
    addIf(lineEnds.kinds() > 1, Trouble::MixedEol);
    addIf(encoding != "UTF-8" && !ascii, Trouble::NotUtf8);
    addIf(mojibake.has_value(), Trouble::Mojibake);
    addIf(declaredAgrees == false, Trouble::DeclaredOtherwise);
    addIf(bidi, Trouble::Bidi);
    return found;
}

} // namespace moji
