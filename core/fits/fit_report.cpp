#include "fits/fit_report.h"

#include "fits/normalizing_text.h"
#include "fits/target_encoder.h"
#include "survey/transliterate.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::fits {

namespace {

std::string escapeOf(char32_t codePoint) {
    const auto number = static_cast<std::uint32_t>(codePoint);
    return codePoint > 0xFFFF ? fmt::format("\\U{:08X}", number) : fmt::format("\\u{:04X}", number);
}

LostCharacter lostCharacter(char32_t codePoint, const CharacterCensus::Entry& entry) {
    const auto places = entry.places();
    return {codePoint, entry.count, {places.begin(), places.end()}, {}, {}, {}, {}};
}

void addSubstitutes(LostCharacter& lost, const Codec& to) {
    const auto orQuestion = [&](std::string text) {
        const std::u32string wide(text.begin(), text.end());
        if (text.empty() || !encodeAll(to, wide))
            text.assign(1, '?');
        return text;
    };
    lost.replaced.assign(1, '?');
    lost.escaped = escapeOf(lost.codePoint);
    lost.transliterated = orQuestion(transliterated(lost.codePoint));
}

/// Whether a character that can be written comes back as another one.
std::u32string changedForm(const Codec& to, char32_t codePoint) {
    const std::u32string_view text(&codePoint, 1);
    std::u32string back = thereAndBack(to, text);
    return back == text ? std::u32string() : back;
}

std::uint64_t lossIn(const CharacterCensus& all, const TargetEncoder& target) {
    std::uint64_t lost = target.lacking().characters();
    all.forEach([&](char32_t codePoint, const CharacterCensus::Entry& entry) {
        if (!changedForm(target.codec(), codePoint).empty())
            lost += entry.count;
        return true;
    });
    return lost;
}

Result<LossByForm> lossByForm(const ByteSource& source, const Codec& from, const Codec& to,
                              const std::stop_token& stop, const ProgressCallback& progress) {
    using unicode::NormalForm;
    struct Form {
        NormalizingText text;
        TargetEncoder target;
        CharacterCensus all;
    };
    std::vector<std::unique_ptr<Form>> forms;
    for (const NormalForm form :
         {NormalForm::Nfc, NormalForm::Nfd, NormalForm::Nfkc, NormalForm::Nfkd})
        forms.push_back(std::make_unique<Form>(
            Form{NormalizingText(form), TargetEncoder(to), CharacterCensus()}));
    std::vector<std::uint64_t> places;
    const auto done = readText(
        source, from,
        [&](std::u32string_view text, std::span<const std::uint64_t>, Tail tail) {
            for (const auto& form : forms) {
                const std::u32string normalized = form->text.take(text, tail);
                places.resize(std::max(places.size(), normalized.size()));
                for (const char32_t codePoint : normalized)
                    form->all.add(codePoint, 0);
                form->target.take(normalized, std::span(places).first(normalized.size()), tail);
            }
        },
        stop, progress);
    if (!done)
        return done.error();
    LossByForm loss{};
    for (std::size_t i = 0; i < forms.size(); ++i)
        loss[i] = lossIn(forms[i]->all, forms[i]->target);
    return loss;
}

} // namespace

std::u32string thereAndBack(const Codec& codec, std::u32string_view text) {
    const auto written = encodeAll(codec, text);
    std::u32string back;
    if (written) {
        for (const Span& span : decodeAll(codec, *written)) {
            // A mark that the encoding writes first is no part of the text.
            const bool isMark = span.status == SpanStatus::Control && text != U"\uFEFF";
            back += isError(span.status) ? U"\uFFFD" : isMark ? U"" : span.text();
        }
    }
    return back;
}

Result<FitReport> fitReport(const ByteSource& source, const Codec& from, const Codec& to,
                            const std::stop_token& stop, const ProgressCallback& progress) {
    CharacterCensus all;
    TargetEncoder target(to);
    const auto read = readText(
        source, from,
        [&](std::u32string_view text, std::span<const std::uint64_t> offsets, Tail tail) {
            for (std::size_t i = 0; i < text.size(); ++i)
                all.add(text[i], offsets[i]);
            target.take(text, offsets, tail);
        },
        stop, progress);
    if (!read)
        return read.error();
    target.finish();

    FitReport report;
    report.bytes = source.size();
    report.characters = all.characters();
    report.malformed = *read;
    report.size = target.bytes();
    report.lost = lossIn(all, target);
    all.forEach([&](char32_t codePoint, const CharacterCensus::Entry& entry) {
        if (const auto* lacking = target.lacking().find(codePoint)) {
            report.lostCharacters.push_back(lostCharacter(codePoint, *lacking));
            addSubstitutes(report.lostCharacters.back(), to);
        } else if (std::u32string back = changedForm(to, codePoint); !back.empty()) {
            report.lostCharacters.push_back(lostCharacter(codePoint, entry));
            report.lostCharacters.back().back = std::move(back);
        }
        return !stop.stop_requested();
    });
    std::ranges::stable_sort(report.lostCharacters, std::greater(), &LostCharacter::count);
    if (report.lost > 0) {
        const auto forms = lossByForm(source, from, to, stop, progress);
        if (!forms)
            return forms.error();
        report.byForm = *forms;
    }
    return report;
}

} // namespace moji::fits
