#include "lenses/encodings/encoding_rows.h"

#include "style/character_text.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/percent.h"
#include "text/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

struct EncodingsText {
    Q_DECLARE_TR_FUNCTIONS(EncodingsLens)
};

constexpr std::size_t kTellingBytes = 8; // fewer are little evidence
constexpr double kClose = 0.2;           // scores that differ by less do not decide
constexpr double kPlausible = 0.5;

bool contains(const std::vector<const Codec*>& codecs, const Codec* codec) {
    return std::ranges::find(codecs, codec) != codecs.end();
}

std::vector<EncodingRow> makeRows(const EncodingQuery& query,
                                  const std::vector<ComparedReading>& readings) {
    std::vector<EncodingRow> rows;
    for (const ComparedReading& reading : readings) {
        EncodingRow row;
        row.codec = reading.codec;
        row.spans = decodeAll(*reading.codec, query.bytes);
        row.errors = reading.reading.errors;
        row.score = reading.reading.score;
        row.pinned = contains(query.pins, reading.codec);
        row.current = reading.codec == query.current;
        rows.push_back(std::move(row));
    }
    return rows;
}

void sortRows(std::vector<EncodingRow>& rows, const EncodingQuery& query) {
    const auto pinRank = [&](const EncodingRow& row) {
        return std::ranges::find(query.pins, row.codec) - query.pins.begin();
    };
    const auto valid = [](const EncodingRow& row) { return row.errors == 0; };
    std::ranges::stable_sort(rows, [&](const EncodingRow& a, const EncodingRow& b) {
        if (query.order == RowOrder::ByName)
            return a.codec->name() < b.codec->name();
        if (query.order == RowOrder::PinnedThenPlausible && pinRank(a) != pinRank(b))
            return pinRank(a) < pinRank(b);
        return valid(a) != valid(b) ? valid(a) : a.score > b.score;
    });
}

std::u32string textOf(const EncodingRow& row) {
    std::u32string text;
    for (const Span& span : row.spans)
        text += isError(span.status) ? U"\uFFFD" : span.text();
    return text;
}

/// Finds rows that read like one above, and folds them into it unless they need their own row.
void foldEqual(std::vector<EncodingRow>& rows, bool fold) {
    std::vector<EncodingRow> kept;
    std::vector<std::u32string> texts;
    for (EncodingRow& row : rows) {
        std::u32string text = textOf(row);
        std::size_t first = 0;
        while (first < kept.size() && (kept[first].errors != row.errors || texts[first] != text))
            ++first;
        if (first < kept.size() && fold && !row.pinned && !row.current) {
            kept[first].also.push_back(row.codec);
            continue;
        }
        if (first < kept.size())
            row.sameAs = kept[first].codec;
        kept.push_back(std::move(row));
        texts.push_back(std::move(text));
    }
    rows = std::move(kept);
}

QString comparable(std::string_view name) {
    const QString whole = fromUtf8(name);
    QString letters;
    for (const QChar c : whole) {
        if (c.isLetterOrNumber())
            letters += c.toLower();
    }
    return letters;
}

std::size_t count(const EncodingRow& row, bool (*wanted)(char32_t)) {
    std::size_t found = 0;
    for (const Span& span : row.spans) {
        const auto text = span.text();
        found += static_cast<std::size_t>(std::ranges::count_if(text, wanted));
    }
    return found;
}

bool isPrivateUse(char32_t c) {
    return (c >= 0xE000 && c <= 0xF8FF) || (c >= 0xF0000 && c <= 0x10FFFD);
}

QString alsoText(const EncodingRow& row) {
    constexpr std::size_t kMost = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(row.also.size(), kMost); ++i)
        names += fromUtf8(row.also[i]->name());
    const QString list = listText(names);
    if (row.also.size() > kMost)
        return EncodingsText::tr("same as %1 and %2 more").arg(list).arg(row.also.size() - kMost);
    return EncodingsText::tr("also %1").arg(list);
}

} // namespace

std::vector<EncodingRow> readEncodings(const EncodingQuery& query, const std::stop_token& stop) {
    const auto readings =
        compareReadings(MemorySource(query.bytes), query.codecs, ReadingOrder::AsGiven, stop);
    if (!readings)
        return {};
    std::vector<EncodingRow> rows = makeRows(query, *readings);
    sortRows(rows, query);
    foldEqual(rows, query.fold);
    return rows;
}

std::vector<const Codec*> searchEncodings(const CodecRegistry& registry, const QString& text,
                                          std::size_t most) {
    const QString wanted = comparable(toUtf8(text));
    std::vector<const Codec*> found;
    for (const CodecInfo& info : registry.list()) {
        const auto matches = [&](const std::string& name) {
            return comparable(name).contains(wanted);
        };
        if (found.size() < most &&
            (matches(info.name) || std::ranges::any_of(info.aliases, matches)))
            found.push_back(registry.find(info.name));
    }
    return found;
}

QString remarkOn(const EncodingRow& row) {
    QStringList remarks;
    if (row.errors > 0)
        remarks += errorsText(row.errors);
    if (const auto lost = count(row, [](char32_t c) { return c == 0xFFFD; }); lost > 0)
        remarks += EncodingsText::tr("%1 genuine U+FFFD, not an error").arg(lost);
    if (const auto own = count(row, isPrivateUse); own > 0)
        remarks += EncodingsText::tr("private use: %1").arg(own);
    if (row.sameAs)
        remarks += EncodingsText::tr("same as %1").arg(fromUtf8(row.sameAs->name()));
    if (!row.also.empty())
        remarks += alsoText(row);
    return remarksText(remarks);
}

QString plainText(const EncodingRow& row) {
    QString text;
    for (const Span& span : row.spans) {
        if (isError(span.status)) {
            text += QChar(0xFFFD);
            continue;
        }
        text += harmlessText(span.text());
    }
    return text;
}

QString plausibilityText(const EncodingRow& row) {
    if (row.errors > 0)
        return EncodingsText::tr("not strictly valid");
    return percentText(qRound(row.score * 100));
}

QString verdictOn(const std::vector<EncodingRow>& rows, std::size_t bytes) {
    const EncodingRow* best = nullptr;
    const EncodingRow* second = nullptr;
    for (const EncodingRow& row : rows) {
        if (row.errors > 0 || row.sameAs != nullptr)
            continue;
        if (best == nullptr || row.score > best->score)
            second = std::exchange(best, &row);
        else if (second == nullptr || row.score > second->score)
            second = &row;
    }
    if (best == nullptr)
        return EncodingsText::tr("Every one of these encodings has errors in these bytes.");
    const QString size = bytesText(bytes);
    const QString name = fromUtf8(best->codec->name());
    const QString score = plausibilityText(*best);
    if (bytes < kTellingBytes)
        return EncodingsText::tr("In the bytes shown (%1), %2 scores highest: %3. These are too "
                                 "few bytes to tell.")
            .arg(size, name, score);
    if (best->score < kPlausible)
        return EncodingsText::tr("No encoding gives plausible text in the bytes shown (%1). "
                                 "%2 scores highest: %3.")
            .arg(size, name, score);
    if (second != nullptr && best->score - second->score < kClose)
        return EncodingsText::tr("In the bytes shown (%1), %2 scores highest: %3. %4 is too close "
                                 "to tell: %5.")
            .arg(size, name, score, fromUtf8(second->codec->name()), plausibilityText(*second));
    return EncodingsText::tr("In the bytes shown (%1), %2 gives the most plausible text: %3.")
        .arg(size, name, score);
}

} // namespace moji::app
