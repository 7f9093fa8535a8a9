#include "c_api/mojiscope.h"

#include "bytes/borrowed_source.h"
#include "bytes/byte_reader.h"
#include "codec/codec_registry.h"
#include "codec/transcoder.h"
#include "repair/repairer.h"
#include "scan/checker.h"
#include "survey/mixed_detection.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>

namespace {

using namespace moji;

static_assert(static_cast<int>(SpanStatus::Illegal) == MOJI_ILLEGAL);
static_assert(static_cast<int>(SpanStatus::TooShort) == MOJI_TOO_SHORT);
static_assert(static_cast<int>(SpanStatus::Truncated) == MOJI_TRUNCATED);
static_assert(static_cast<int>(ErrorPolicy::Escape) == MOJI_MALFORMED_ESCAPE);
static_assert(static_cast<int>(ErrorPolicy::Stop) == MOJI_MALFORMED_STOP);
static_assert(static_cast<int>(UnmappablePolicy::Escape) == MOJI_UNMAPPABLE_ESCAPE);
static_assert(static_cast<int>(repair::Label::Clean) == MOJI_CLEAN);
static_assert(sizeof(DecoderState) == sizeof(moji_state));

const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

// moji_codec is never defined: the pointers are those of the registry's codecs.
const Codec& codecOf(const moji_codec* codec) {
    return *reinterpret_cast<const Codec*>(codec);
}
const moji_codec* handleOf(const Codec* codec) {
    return reinterpret_cast<const moji_codec*>(codec);
}

bool isKnown(moji_malformed policy) {
    return policy >= MOJI_MALFORMED_REPLACE && policy <= MOJI_MALFORMED_ESCAPE;
}

bool isKnown(moji_unmappable policy) {
    return policy >= MOJI_UNMAPPABLE_STOP && policy <= MOJI_UNMAPPABLE_ESCAPE;
}

/// C callers know no exceptions: running out of memory is an answer.
template <class Work>
moji_result guarded(Work&& work) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return MOJI_NO_MEMORY;
    } catch (...) {
        return MOJI_FAILED;
    }
}

/// The same for a function that answers a value: what it answers where there is no memory.
template <class Value, class Work>
Value valueOr(Value otherwise, Work&& work) noexcept {
    try {
        return work();
    } catch (...) {
        return otherwise;
    }
}

moji_buffer copyOf(std::string_view text) {
    auto* data = static_cast<char*>(std::malloc(text.size() + 1));
    if (data == nullptr)
        throw std::bad_alloc();
    std::copy(text.begin(), text.end(), data);
    data[text.size()] = '\0';
    return {data, text.size()};
}

/// The chain of the longest part that has one: what is destroyed has none.
std::string describe(const repair::RepairPlan& plan) {
    const repair::RepairedSegment* longest = nullptr;
    for (const repair::RepairedSegment& segment : plan.segments)
        if (!segment.chain.empty() &&
            (longest == nullptr || segment.source.length() > longest->source.length()))
            longest = &segment;
    return longest == nullptr ? std::string() : describe(longest->chain);
}

} // namespace

const char* moji_version(void) {
    return MOJISCOPE_VERSION;
}

const moji_codec* moji_find_codec(const char* name) {
    return valueOr<const moji_codec*>(
        nullptr, [&] { return name == nullptr ? nullptr : handleOf(registry().find(name)); });
}

size_t moji_codec_count(void) {
    return valueOr<size_t>(0, [] { return registry().list().size(); });
}

const moji_codec* moji_codec_at(size_t index) {
    return valueOr<const moji_codec*>(nullptr, [&] {
        const auto& all = registry().list();
        return index < all.size() ? handleOf(registry().find(all[index].name)) : nullptr;
    });
}

const char* moji_codec_name(const moji_codec* codec) {
    return codec == nullptr ? nullptr : codecOf(codec).name().c_str();
}

const char* moji_status_name(moji_status status) {
    return identifier(static_cast<SpanStatus>(status)).data(); // of a literal
}

moji_state moji_initial_state(const moji_codec* codec) {
    return codec == nullptr ? moji_state{}
                            : std::bit_cast<moji_state>(codecOf(codec).initialState());
}

moji_span moji_next_span(const moji_codec* codec, const uint8_t* bytes, size_t size, bool at_end,
                         moji_state* state) {
    if (size == 0 || codec == nullptr)
        return {};
    return valueOr(moji_span{}, [&] {
        auto decoder = std::bit_cast<DecoderState>(*state);
        const Span span =
            codecOf(codec).next({bytes, size}, decoder, at_end ? Tail::AtEnd : Tail::MoreFollows);
        *state = std::bit_cast<moji_state>(decoder);
        moji_span answer{span.length, static_cast<moji_status>(span.status), span.count, {}};
        std::ranges::copy(span.text(), answer.code_points);
        return answer;
    });
}

moji_result moji_check(const moji_codec* codec, const uint8_t* bytes, size_t size,
                       moji_check_summary* summary) {
    return guarded([&] {
        *summary = {};
        summary->first_error = size;
        if (codec == nullptr)
            return MOJI_FAILED;
        CheckOptions options;
        options.maxErrors = 1;
        options.onError = [&](const ErrorRecord& error) {
            summary->first_error = error.offset;
            summary->first_kind = static_cast<moji_status>(error.kind);
        };
        const BorrowedSource source({bytes, size});
        SourceReader reader(source);
        const auto checked = check(reader, codecOf(codec), options);
        if (!checked)
            return MOJI_FAILED;
        summary->errors = checked->errors;
        summary->problems = checked->problems;
        summary->code_points = checked->codePoints;
        summary->lines = checked->lines;
        summary->byte_order_mark = checked->byteOrderMark;
        return MOJI_OK;
    });
}

void moji_free(moji_buffer* buffer) {
    if (buffer == nullptr)
        return;
    std::free(buffer->data);
    *buffer = {};
}

moji_result moji_transcode(const moji_codec* from, const moji_codec* to, const uint8_t* bytes,
                           size_t size, moji_malformed malformed, moji_unmappable unmappable,
                           moji_buffer* out, moji_stop* stop) {
    return guarded([&] {
        *out = {};
        if (from == nullptr || to == nullptr || !isKnown(malformed) || !isKnown(unmappable))
            return MOJI_FAILED;
        TranscodeOptions options;
        options.errors = static_cast<ErrorPolicy>(malformed);
        options.unmappable = static_cast<UnmappablePolicy>(unmappable);
        options.dropMark = codecOf(from).scheme().ownsMark;
        // These two are written without, as ever.
        const std::string_view name = codecOf(to).name();
        options.addMark = codecOf(to).scheme().ownsMark && name != "UTF-16" && name != "UTF-32";
        const BorrowedSource source({bytes, size});
        SourceReader reader(source);
        std::string text;
        const auto done = transcode(reader, codecOf(from), codecOf(to), options,
                                    [&](ByteView part) { text += asChars(part); });
        if (!done)
            return MOJI_FAILED;
        *out = copyOf(text);
        if (!*done)
            return MOJI_OK;
        if (stop != nullptr)
            *stop = {(*done)->offset, (*done)->isReplacement ? 0 : (*done)->codePoint};
        return MOJI_STOPPED;
    });
}

moji_result moji_detect(const uint8_t* bytes, size_t size, moji_detection* detection) {
    return guarded([&] {
        *detection = {};
        const BorrowedSource source({bytes, size});
        const auto answer = detectWithLines(source, registry());
        if (!answer)
            return MOJI_FAILED;
        const Detection* const found = &answer->detection;
        detection->ambiguous = found->ambiguous;
        detection->binary = found->binary.has_value();
        detection->count = std::min<size_t>(found->guesses.size(), MOJI_MOST_GUESSES);
        for (size_t i = 0; i < detection->count; ++i)
            detection->guesses[i] = {handleOf(found->guesses[i].codec), found->guesses[i].score};
        if (!found->guesses.empty())
            detection->damaged = found->guesses.front().damaged;
        return MOJI_OK;
    });
}

moji_result moji_repair(const char* text, size_t size, moji_repaired* repaired) {
    return guarded([&] {
        *repaired = {};
        const repair::Repairer repairer(registry());
        const auto plans = repairer.repair({text, size});
        const repair::RepairPlan& best = plans.front();
        repaired->label = static_cast<moji_label>(best.label);
        repaired->score = best.score;
        const bool hasText =
            best.label == repair::Label::Lossless || best.label == repair::Label::Partial;
        repaired->chain = copyOf(describe(best));
        try {
            repaired->text =
                copyOf(hasText ? std::string_view(best.text) : std::string_view(text, size));
        } catch (...) {
            moji_free(&repaired->chain);
            throw;
        }
        return MOJI_OK;
    });
}
