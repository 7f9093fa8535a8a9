#pragma once
// The rows of the encodings lens: the same few bytes read under many encodings, ranked, identical
// readings folded into one row. Plain values, made away from the window's thread.

#include "codec/codec_registry.h"
#include "repair/comparison.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace moji::app {

enum class RowOrder { PinnedThenPlausible, Plausible, ByName };

struct EncodingRow {
    const Codec* codec = nullptr;
    std::vector<Span> spans; // tile the bytes
    std::uint64_t errors = 0;
    double score = 0;
    bool pinned = false;
    bool current = false;           // the document is read so
    const Codec* sameAs = nullptr;  // a row above reads the same
    std::vector<const Codec*> also; // these read the same and have no row of their own
};

struct EncodingQuery {
    Bytes bytes;
    std::vector<const Codec*> codecs;
    std::vector<const Codec*> pins; // first, in this order
    const Codec* current = nullptr;
    RowOrder order = RowOrder::PinnedThenPlausible;
    bool fold = true; // folds identical readings unless pinned or current
};
[[nodiscard]] std::vector<EncodingRow> readEncodings(const EncodingQuery& query,
                                                     const std::stop_token& stop);

/// Codecs with `text` in their name or in another of their names, at most `most`; letters and
/// digits alone count.
[[nodiscard]] std::vector<const Codec*> searchEncodings(const CodecRegistry& registry,
                                                        const QString& text, std::size_t most);

/// Remarks on a reading, in a few words: errors, genuine U+FFFD, private use, which encodings
/// reads the same.
[[nodiscard]] QString remarkOn(const EncodingRow& row);
/// The text, with controls and the like by their short names.
[[nodiscard]] QString plainText(const EncodingRow& row);
/// "85 %", or the words "not strictly valid".
[[nodiscard]] QString plausibilityText(const EncodingRow& row);
/// Which of the rows reads best, in a sentence, of so many bytes. It says where few bytes, or
/// readings that are almost as plausible, do not let one tell.
[[nodiscard]] QString verdictOn(const std::vector<EncodingRow>& rows, std::size_t bytes);

} // namespace moji::app
