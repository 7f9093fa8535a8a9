#include "lens_registry.h"

#include "lens.h"
#include "lenses/bytes/byte_lens.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace moji::app {

namespace {

const std::vector<LensRow>& rows() {
    static const std::vector<LensRow> list{
        {"bytes", QT_TRANSLATE_NOOP("Lens", "Bytes"), LensPlace::Centre, makeByteLens},
    };
    return list;
}

} // namespace

QString LensRow::name() const {
    return QCoreApplication::translate("Lens", title);
}

std::span<const LensRow> lensRows() {
    return rows();
}

const LensRow* findLens(std::string_view id) {
    const auto all = lensRows();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const LensRow& row) { return row.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace moji::app
