#include "automaton/byte_set.h"

#include "bytes/hex.h"

namespace moji::automaton {

std::string ByteSet::text() const {
    std::string text;
    for (unsigned first = 0; first < 256; ++first) {
        if (!contains(static_cast<Byte>(first)))
            continue;
        unsigned last = first;
        while (last < 255 && contains(static_cast<Byte>(last + 1)))
            ++last;
        text += text.empty() ? "" : ", ";
        text += hexByte(static_cast<Byte>(first));
        if (last > first)
            (text += "..") += hexByte(static_cast<Byte>(last));
        first = last;
    }
    return text;
}

} // namespace moji::automaton
