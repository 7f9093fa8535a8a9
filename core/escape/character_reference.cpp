#include "escape/character_reference.h"

#include "escape/html_entities.h"
#include "escape/numeric_reference.h"

namespace moji::escape {

ReferenceEnd referenceEnd(ByteView bytes) {
    if (bytes.size() > 1 && bytes[1] == '#') {
        const NumericReference reference = parseNumericReference(bytes, Tail::AtEnd);
        if (reference.digits == 0)
            return ReferenceEnd::NoReference;
        return reference.semicolon ? ReferenceEnd::Semicolon : ReferenceEnd::Open;
    }
    const HtmlEntity* entity = longestHtmlEntity(bytes.subspan(1));
    if (!entity)
        return ReferenceEnd::NoReference;
    return entity->name().ends_with(';') ? ReferenceEnd::Semicolon : ReferenceEnd::Open;
}

} // namespace moji::escape
