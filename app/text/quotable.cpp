#include "text/quotable.h"

namespace moji::app {

namespace {

constexpr qsizetype kMost = 32; // units of UTF-16

} // namespace

QString quotable(const QString& typed) {
    if (typed.size() <= kMost)
        return typed;
    const qsizetype end = typed[kMost - 1].isHighSurrogate() ? kMost - 1 : kMost;
    return typed.left(end) + QChar(u'…');
}

} // namespace moji::app
