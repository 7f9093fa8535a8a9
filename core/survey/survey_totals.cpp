#include "survey/survey_totals.h"

namespace moji {

void SurveyTotals::add(const FileRecord& record) {
    ++files;
    bytes += record.bytes;
    ++kinds[static_cast<std::size_t>(record.kind)];
    if (record.kind == FileKind::Text) {
        Share& share = encodings[record.encoding];
        ++share.files;
        share.bytes += record.bytes;
    }
    lineEnds.add(record.lineEnds);
    const Troubles found = record.troubles();
    for (std::size_t i = 0; i < kTroubles; ++i)
        troubles[i] += found.has(static_cast<Trouble>(i)) ? 1 : 0;
}

bool SurveyTotals::hasAny(Troubles wanted) const {
    for (std::size_t i = 0; i < kTroubles; ++i) {
        if (troubles[i] > 0 && wanted.has(static_cast<Trouble>(i)))
            return true;
    }
    return false;
}

} // namespace moji
