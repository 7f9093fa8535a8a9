#include "lenses/length/length_rows.h"

#include "measure/hidden_characters.h"
#include "measure/line_orders.h"
#include "measure/storage_limits.h"
#include "measure/text_length.h"
#include "style/character_text.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "unicode/case_maps.h"
#include "unicode/character_info.h"
#include "unicode/normalization.h"

#include <QCoreApplication>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kMostLines = 1000;     // sorted
constexpr std::size_t kMostHidden = 10'000;  // listed
constexpr std::size_t kMostCharacters = 200; // of a text in a cell

/// All words of this lens are in the context LengthLens.
QString words(const char* english) {
    return QCoreApplication::translate("LengthLens", english);
}

QString shown(std::u32string_view text) {
    const QString start = harmlessText(text.substr(0, kMostCharacters));
    return text.size() > kMostCharacters ? start + QStringLiteral("…") : start;
}

QString unitText(measure::Unit unit, const Codec* codec) {
    switch (unit) {
    case measure::Unit::Bytes:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Bytes in %1")).arg(fromUtf8(codec->name()));
    case measure::Unit::Utf16Units:
        return words(QT_TRANSLATE_NOOP("LengthLens", "UTF-16 units"));
    case measure::Unit::CodePoints:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Code points"));
    case measure::Unit::Graphemes:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Grapheme clusters"));
    default:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Columns"));
    }
}

std::vector<LengthRow> lengthRows(std::u32string_view text, const LengthQuestions& questions) {
    using measure::Unit;
    const measure::TextLength length = measure::lengthOf(text);
    std::vector<LengthRow> rows;
    const auto add = [&](Unit unit, std::uint64_t count, const QString& remark) {
        rows.push_back({{unitText(unit, nullptr), numberText(count), remark}});
    };
    add(Unit::Graphemes, length.graphemes,
        words(QT_TRANSLATE_NOOP("LengthLens", "What a reader calls characters; Swift")));
    add(Unit::CodePoints, length.codePoints,
        words(QT_TRANSLATE_NOOP("LengthLens", "Python, PostgreSQL; bytes of UTF-8 that are not "
                                              "10xxxxxx")));
    add(Unit::Utf16Units, length.utf16Units,
        words(QT_TRANSLATE_NOOP("LengthLens", "JavaScript, Java, C#, Windows, Qt")));
    add(Unit::Columns, length.columns,
        words(QT_TRANSLATE_NOOP("LengthLens", "Of a terminal, East Asian characters taking two")));
    for (const Codec* codec : questions.codecs) {
        const measure::EncodedLength bytes = measure::encodedLength(*codec, text);
        LengthRow row{{unitText(Unit::Bytes, codec), numberText(bytes.bytes), QString()}};
        if (bytes.unmappable > 0) {
            row.tone = RowTone::Bad;
            row.cells[2] =
                words(QT_TRANSLATE_NOOP("LengthLens", "It cannot write %1 of the code points; the "
                                                      "first is %2."))
                    .arg(numberText(bytes.unmappable), codePointText(*bytes.firstUnmappable));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QString cutText(const measure::Cut& cut) {
    if (cut.isWhole)
        return words(QT_TRANSLATE_NOOP("LengthLens", "All of it"));
    switch (cut.damage) {
    case measure::Damage::None:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Between clusters"));
    case measure::Damage::Cluster:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Inside a cluster"));
    default:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Inside a character"));
    }
}

std::vector<LengthRow> cutRows(std::u32string_view text, const LengthQuestions& questions) {
    using measure::Unit;
    std::vector<LengthRow> rows;
    const auto add = [&](Unit unit, const Codec* codec, const measure::Cut& cut) {
        const bool isDamaged = cut.damage != measure::Damage::None;
        rows.push_back({{unitText(unit, codec), cutText(cut), shown(cut.kept)},
                        isDamaged     ? RowTone::Bad
                        : cut.isWhole ? RowTone::Muted
                                      : RowTone::Good});
    };
    for (const Codec* codec : questions.codecs)
        add(Unit::Bytes, codec, measure::cutAfterBytes(text, *codec, questions.cut));
    for (const Unit unit : {Unit::Utf16Units, Unit::CodePoints, Unit::Graphemes, Unit::Columns})
        add(unit, nullptr, measure::cutAfter(text, unit, questions.cut));
    return rows;
}

QString mapText(unicode::CaseMap map) {
    switch (map) {
    case unicode::CaseMap::Lower:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Lower case"));
    case unicode::CaseMap::Upper:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Upper case"));
    case unicode::CaseMap::Title:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Title case"));
    default:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Case folding"));
    }
}

std::vector<LengthRow> formRows(std::u32string_view text, const LengthQuestions& questions) {
    std::vector<LengthRow> rows;
    const auto add = [&](const QString& name, const std::u32string& form) {
        const bool isSame = form == text;
        rows.push_back(
            {{name, numberText(form.size()), numberText(measure::utf8Length(form)),
              isSame ? words(QT_TRANSLATE_NOOP("LengthLens", "(the same)")) : shown(form)},
             isSame ? RowTone::Muted : RowTone::Plain});
    };
    for (const unicode::CaseMap map : unicode::kCaseMaps)
        add(mapText(map), unicode::caseMapped(map, text, questions.locale));
    for (const unicode::NormalForm form : unicode::kNormalForms)
        add(fromUtf8(identifier(form)), unicode::normalized(form, text));
    return rows;
}

std::vector<LengthRow> limitRows(std::u32string_view text) {
    std::vector<LengthRow> rows;
    for (const measure::LimitUse& use : measure::limitsOf(text)) {
        const QString answer =
            use.refusal == measure::Refusal::Surrogate
                ? words(QT_TRANSLATE_NOOP("LengthLens", "No: it cannot store lone surrogates"))
            : !use.isStorable()
                ? words(QT_TRANSLATE_NOOP("LengthLens", "No: it cannot store characters of four "
                                                        "bytes"))
            : use.fits() ? words(QT_TRANSLATE_NOOP("LengthLens", "Yes"))
                         : words(QT_TRANSLATE_NOOP("LengthLens", "No: it is too long"));
        rows.push_back(
            {{QCoreApplication::translate("Storage limits", std::string(use.limit->place).c_str()),
              numberText(use.used), numberText(use.limit->most), answer},
             use.fits() ? RowTone::Good : RowTone::Bad});
    }
    return rows;
}

QString kindText(const measure::HiddenCharacter& hidden) {
    using measure::HiddenKind;
    switch (hidden.kind) {
    case HiddenKind::Control:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Control character"));
    case HiddenKind::BidiControl:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Changes the direction of text"));
    case HiddenKind::ZeroWidth:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Has no width"));
    case HiddenKind::VariationSelector:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Chooses the look of the character before"));
    case HiddenKind::Tag:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Tag"));
    case HiddenKind::OtherFormat:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Format character"));
    case HiddenKind::UnusualSpace:
        return words(QT_TRANSLATE_NOOP("LengthLens", "A space that is not U+0020"));
    case HiddenKind::PrivateUse:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Private use"));
    default:
        return words(QT_TRANSLATE_NOOP("LengthLens", "Looks like %1"))
            .arg(toQString(hidden.looksLike));
    }
}

std::vector<LengthRow> hiddenRows(std::u32string_view text) {
    std::vector<LengthRow> rows;
    for (const measure::HiddenCharacter& hidden : measure::hiddenCharacters(text)) {
        if (rows.size() == kMostHidden)
            break;
        rows.push_back({{codePointText(hidden.codePoint), fromUtf8(unicode::name(hidden.codePoint)),
                         kindText(hidden),
                         hidden.isExpected ? words(QT_TRANSLATE_NOOP("LengthLens", "Belongs here"))
                                           : words(QT_TRANSLATE_NOOP("LengthLens", "Suspicious"))},
                        hidden.isExpected ? RowTone::Muted : RowTone::Bad,
                        hidden.index});
    }
    return rows;
}

/// A row for each place in the sorted lists; red where the orders differ.
std::vector<LengthRow> orderRows(std::u32string_view text, const LengthQuestions& questions) {
    auto lines = measure::linesOf(text);
    lines.resize(std::min(lines.size(), kMostLines));
    if (lines.size() < 2)
        return {};
    std::vector<std::vector<std::size_t>> orders;
    orders.reserve(measure::kLineOrders.size());
    for (const measure::LineOrder order : measure::kLineOrders)
        orders.push_back(measure::sortedPlaces(lines, order, questions.locale));
    std::vector<LengthRow> rows;
    for (std::size_t place = 0; place < lines.size(); ++place) {
        LengthRow row{{numberText(place + 1)}};
        for (const auto& order : orders) {
            row.cells += shown(lines[order[place]]);
            if (lines[order[place]] != lines[orders.front()[place]])
                row.tone = RowTone::Bad;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

QStringList lengthHeads(LengthPage page) {
    switch (page) {
    case LengthPage::Lengths:
        return {words(QT_TRANSLATE_NOOP("LengthLens", "Counted in")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Length")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Who counts so"))};
    case LengthPage::Cuts:
        return {words(QT_TRANSLATE_NOOP("LengthLens", "Counted in")),
                words(QT_TRANSLATE_NOOP("LengthLens", "The cut is")),
                words(QT_TRANSLATE_NOOP("LengthLens", "What is left"))};
    case LengthPage::Forms:
        return {words(QT_TRANSLATE_NOOP("LengthLens", "Form")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Code points")),
                words(QT_TRANSLATE_NOOP("LengthLens", "UTF-8 bytes")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Result"))};
    case LengthPage::Limits:
        return {words(QT_TRANSLATE_NOOP("LengthLens", "Place")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Needs")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Holds")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Does it fit?"))};
    case LengthPage::Hidden:
        return {words(QT_TRANSLATE_NOOP("LengthLens", "Code point")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Name")),
                words(QT_TRANSLATE_NOOP("LengthLens", "What it does")),
                words(QT_TRANSLATE_NOOP("LengthLens", "Judgement"))};
    default:
        return {words(QT_TRANSLATE_NOOP("LengthLens", "Place")),
                words(QT_TRANSLATE_NOOP("LengthLens", "By UTF-8 bytes and code points")),
                words(QT_TRANSLATE_NOOP("LengthLens", "By UTF-16 units")),
                words(QT_TRANSLATE_NOOP("LengthLens", "By collation"))};
    }
}

std::vector<LengthRow> lengthRows(LengthPage page, std::u32string_view text,
                                  const LengthQuestions& questions) {
    switch (page) {
    case LengthPage::Lengths:
        return lengthRows(text, questions);
    case LengthPage::Cuts:
        return cutRows(text, questions);
    case LengthPage::Forms:
        return formRows(text, questions);
    case LengthPage::Limits:
        return limitRows(text);
    case LengthPage::Hidden:
        return hiddenRows(text);
    default:
        return orderRows(text, questions);
    }
}

QString lengthNotice(LengthPage page) {
    return page == LengthPage::Order
               ? words(QT_TRANSLATE_NOOP("LengthLens", "A text of two lines or more has an order. "
                                                       "Select the lines to sort."))
               : words(QT_TRANSLATE_NOOP("LengthLens", "No character of this text is hidden."));
}

} // namespace moji::app
