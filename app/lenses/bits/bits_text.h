#pragma once
// The translation context of the bit lens.

#include <QCoreApplication>

namespace moji::app {

struct BitsText {
    Q_DECLARE_TR_FUNCTIONS(BitsLens)
};

} // namespace moji::app
