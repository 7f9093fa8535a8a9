#include "text/quotable.h"

#include "text/qt_text.h"

namespace moji::app {

QString quotable(const QString& typed, qsizetype most) {
    return typed.size() <= most ? typed : startOf(typed, most) + QChar(u'…');
}

} // namespace moji::app
