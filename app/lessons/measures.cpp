#include "lessons/measures.h"

#include "bytes/byte_source.h"
#include "decoders/decoder_registry.h"
#include "detect/detector.h"
#include "escape/style_registry.h"
#include "repair/repairer.h"
#include "text/qt_text.h"
#include "unicode/graphemes.h"
#include "unicode/normalization.h"

#include <algorithm>
#include <functional>

namespace moji::app {

namespace {

using Measured = std::optional<QString>;
using Take = std::function<Measured(const QString& with, const LessonSubject& subject)>;

constexpr char32_t kReplacement = 0xFFFD;
constexpr int kPlaneBits = 16;

std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes)) {
        text += span.text();
        if (isError(span.status))
            text += kReplacement;
    }
    return text;
}

std::u32string textOf(const LessonSubject& subject) {
    return textOf(*subject.codec, subject.selected());
}

QString number(std::size_t count) {
    return QString::number(count);
}

std::size_t utf16Units(std::u32string_view text) {
    return text.size() + static_cast<std::size_t>(
                             std::ranges::count_if(text, [](char32_t c) { return c > 0xFFFF; }));
}

std::shared_ptr<const ByteSource> sourceOf(ByteView bytes) {
    return std::make_shared<const MemorySource>(Bytes(bytes.begin(), bytes.end()));
}

Measured normalisedLength(unicode::NormalForm form, const LessonSubject& subject) {
    const auto bytes =
        encodeAll(subject.codecs->utf8(), unicode::normalized(form, textOf(subject)));
    return bytes ? Measured(number(bytes->size())) : std::nullopt;
}

Measured firstCodePoint(const LessonSubject& subject, bool plane) {
    const std::u32string text = textOf(subject);
    if (text.empty())
        return std::nullopt;
    return plane ? number(text.front() >> kPlaneBits) : codePointText(text.front());
}

std::optional<Verdict> verdictOf(const QString& decoder, const LessonSubject& subject) {
    const DecoderRegistry decoders;
    const ReadingDecoder* found = decoders.find(toUtf8(decoder));
    if (found == nullptr)
        return std::nullopt;
    auto verdict = found->decode(*sourceOf(subject.selected()), {});
    return verdict ? std::optional(*verdict) : std::nullopt;
}

std::optional<Bytes> writtenIn(const QString& encoding, const LessonSubject& subject) {
    const Codec* codec = subject.codecs->find(toUtf8(encoding));
    return codec == nullptr ? std::nullopt : encodeAll(*codec, textOf(subject));
}

Measured escaped(const QString& name, const LessonSubject& subject) {
    const escape::Style* style = escape::findStyle(toUtf8(name));
    if (style == nullptr)
        return std::nullopt;
    const auto done = escape::transform(*style->makeEscaper(), subject.selected());
    return done ? Measured(fromUtf8(done->text)) : std::nullopt;
}

/// The line that comes first if lines are compared unit by unit.
Measured firstLine(const QString& order, const LessonSubject& subject) {
    const QStringList lines =
        toQString(textOf(subject)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const auto less = [&order](const QString& a, const QString& b) {
        if (order == QLatin1String("utf16-units"))
            return a < b; // QString compares its units
        if (order == QLatin1String("bytes"))
            return a.toUtf8() < b.toUtf8();
        return toCodePoints(a) < toCodePoints(b);
    };
    const auto first = std::min_element(lines.begin(), lines.end(), less);
    return first == lines.end() ? std::nullopt : Measured(*first);
}

Measured detected(const LessonSubject& subject) {
    const auto found = detectEncoding(*sourceOf(subject.selected()), *subject.codecs);
    if (!found || found->guesses.empty())
        return std::nullopt;
    return fromUtf8(found->guesses.front().codec->name());
}

Measured repaired(bool label, const LessonSubject& subject) {
    const ByteView bytes = subject.selected();
    const auto plans = repair::Repairer(*subject.codecs).repair(asChars(bytes));
    return fromUtf8(label ? std::string(identifier(plans.front().label)) : plans.front().text);
}

struct Measure {
    const char* name;
    MeasureNeeds needs;
    Take take;
};

using unicode::NormalForm;

/// What needs no parameter.
std::vector<Measure> plainMeasures() {
    using Needs = MeasureNeeds;
    return {
        {"bytes", Needs::Nothing,
         [](auto&, auto& subject) { return number(subject.selected().size()); }},
        {"code-points", Needs::Nothing,
         [](auto&, auto& subject) { return number(textOf(subject).size()); }},
        {"utf16-units", Needs::Nothing,
         [](auto&, auto& subject) { return number(utf16Units(textOf(subject))); }},
        {"graphemes", Needs::Nothing,
         [](auto&, auto& subject) {
             return number(unicode::graphemeBoundaries(textOf(subject)).size());
         }},
        {"bytes-nfc", Needs::Nothing,
         [](auto&, auto& subject) { return normalisedLength(NormalForm::Nfc, subject); }},
        {"bytes-nfd", Needs::Nothing,
         [](auto&, auto& subject) { return normalisedLength(NormalForm::Nfd, subject); }},
        {"errors", Needs::Nothing,
         [](auto&, auto& subject) {
             const auto spans = decodeAll(*subject.codec, subject.selected());
             return number(static_cast<std::size_t>(std::ranges::count_if(
                 spans, [](const Span& span) { return isError(span.status); })));
         }},
        {"code-point", Needs::Nothing,
         [](auto&, auto& subject) { return firstCodePoint(subject, false); }},
        {"plane", Needs::Nothing,
         [](auto&, auto& subject) { return firstCodePoint(subject, true); }},
        {"detected", Needs::Nothing, [](auto&, auto& subject) { return detected(subject); }},
        {"repair", Needs::Nothing, [](auto&, auto& subject) { return repaired(true, subject); }},
        {"repaired", Needs::Nothing, [](auto&, auto& subject) { return repaired(false, subject); }},
    };
}

std::vector<Measure> measuresWith() {
    using Needs = MeasureNeeds;
    return {
        {"replacements", Needs::Decoder,
         [](auto& with, auto& subject) -> Measured {
             const auto verdict = verdictOf(with, subject);
             return verdict ? Measured(number(verdict->replacements)) : std::nullopt;
         }},
        {"verdict", Needs::Decoder,
         [](auto& with, auto& subject) -> Measured {
             const auto verdict = verdictOf(with, subject);
             if (!verdict)
                 return std::nullopt;
             return verdict->accepts() ? QStringLiteral("accepts") : QStringLiteral("refuses");
         }},
        {"reading", Needs::Encoding,
         [](auto& with, auto& subject) -> Measured {
             const Codec* codec = subject.codecs->find(toUtf8(with));
             return codec == nullptr ? std::nullopt
                                     : Measured(toQString(textOf(*codec, subject.selected())));
         }},
        {"encoded", Needs::Encoding,
         [](auto& with, auto& subject) -> Measured {
             const auto bytes = writtenIn(with, subject);
             return bytes ? hexText(*bytes) : QStringLiteral("none");
         }},
        {"length-in", Needs::Encoding,
         [](auto& with, auto& subject) -> Measured {
             const auto bytes = writtenIn(with, subject);
             return bytes ? number(bytes->size()) : QStringLiteral("none");
         }},
        {"escaped", Needs::Style, [](auto& with, auto& subject) { return escaped(with, subject); }},
        {"first-line", Needs::Order,
         [](auto& with, auto& subject) { return firstLine(with, subject); }},
    };
}

const std::vector<Measure>& measures() {
    static const std::vector<Measure> list = [] {
        std::vector<Measure> all = plainMeasures();
        std::ranges::move(measuresWith(), std::back_inserter(all));
        return all;
    }();
    return list;
}

const Measure* find(const QString& name) {
    for (const Measure& measure : measures())
        if (name == QLatin1String(measure.name))
            return &measure;
    return nullptr;
}

} // namespace

const QStringList& measureNames() {
    static const QStringList names = [] {
        QStringList list;
        for (const Measure& measure : measures())
            list += QLatin1String(measure.name);
        return list;
    }();
    return names;
}

MeasureNeeds needsOf(const QString& measure) {
    const Measure* found = find(measure);
    return found == nullptr ? MeasureNeeds::Nothing : found->needs;
}

bool isKnownFor(const QString& measure, const QString& with, const CodecRegistry& codecs) {
    switch (needsOf(measure)) {
    case MeasureNeeds::Nothing:
        return with.isEmpty();
    case MeasureNeeds::Encoding:
        return codecs.find(toUtf8(with)) != nullptr;
    case MeasureNeeds::Decoder:
        return DecoderRegistry().find(toUtf8(with)) != nullptr;
    case MeasureNeeds::Style:
        return escape::findStyle(toUtf8(with)) != nullptr;
    case MeasureNeeds::Order:
        return QStringList{QStringLiteral("bytes"), QStringLiteral("code-points"),
                           QStringLiteral("utf16-units")}
            .contains(with);
    }
    return false;
}

std::optional<QString> measured(const QString& measure, const QString& with,
                                const LessonSubject& subject) {
    const Measure* found = find(measure);
    if (found == nullptr || subject.bytes.empty())
        return std::nullopt;
    return found->take(with, subject);
}

} // namespace moji::app
