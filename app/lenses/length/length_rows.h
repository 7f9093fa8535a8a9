#pragma once
// The facts about a text as rows of words: what the length lens shows on each of its pages.

#include "measure/text_cut.h"

#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::app {

enum class LengthPage { Lengths, Cuts, Forms, Limits, Hidden, Order };

enum class RowTone { Plain, Good, Bad, Muted };

struct LengthRow {
    QStringList cells; // as many as the page has heads
    RowTone tone = RowTone::Plain;
    /// The code point of the text that the row is about.
    std::optional<std::size_t> place = {};
};

struct LengthQuestions {
    std::vector<const Codec*> codecs; // whose bytes are counted
    std::uint64_t cut = 0;
    std::string locale; // as ICU names it, or empty
};

[[nodiscard]] QStringList lengthHeads(LengthPage page);
[[nodiscard]] std::vector<LengthRow> lengthRows(LengthPage page, std::u32string_view text,
                                                const LengthQuestions& questions);
/// Why the page has no rows.
[[nodiscard]] QString lengthNotice(LengthPage page);

} // namespace moji::app
