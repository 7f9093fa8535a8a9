#include "search/hit_finder.h"

#include "bytes/stoppable_source.h"
#include "search/byte_hit_finder.h"
#include "search/form_hit_finder.h"
#include "search/program_hit_finder.h"
#include "search/text_hit_finder.h"

#include <unicode/uchar.h>

namespace moji::search {

namespace {

std::unique_ptr<HitFinder> finderOf(const SearchPattern& pattern, const SearchText& text,
                                    std::stop_token stop) {
    if (std::holds_alternative<BytePattern>(pattern.needle()))
        return std::make_unique<ByteHitFinder>(pattern, text, std::move(stop));
    if (const auto* needle = std::get_if<TextNeedle>(&pattern.needle())) {
        if (needle->forms())
            return std::make_unique<FormHitFinder>(pattern, text, std::move(stop));
        return std::make_unique<NeedleHitFinder>(pattern, text, std::move(stop));
    }
    if (pattern.program() != nullptr)
        return std::make_unique<ProgramHitFinder>(pattern, text, std::move(stop));
    return std::make_unique<RegexHitFinder>(pattern, text, std::move(stop));
}

/// A text that has shrunk since it was opened cannot be searched: where its bytes end is not where
/// it ends.
class UnshrunkSource final : public ByteSource {
public:
    explicit UnshrunkSource(const ByteSource& source)
        : m_source(source) {}
    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        auto count = m_source.read(offset, out);
        if (count && *count < out.size() && offset + *count < size())
            return Error{ErrorCode::ReadFailed, {}, "shrank while it was searched"};
        return count;
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_source.viewOf(range);
    }

private:
    const ByteSource& m_source;
};

/// Another finder, whose text must not shrink, and cannot be read any more once a stop is
/// requested: an encoding with shifts can need all that is before a place to know how to read
/// there.
class GuardedFinder final : public HitFinder {
public:
    GuardedFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop)
        : m_whole(*text.source)
        , m_source(m_whole, stop)
        , m_finder(finderOf(pattern, {&m_source, text.checkpoints}, std::move(stop))) {}

    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) override {
        return m_finder->first(starts);
    }
    [[nodiscard]] Result<Done> append(ByteRange starts, std::size_t most,
                                      std::vector<ByteRange>& hits) override {
        return m_finder->append(starts, most, hits);
    }
    [[nodiscard]] Result<std::optional<ByteRange>> group(int number) const override {
        return m_finder->group(number);
    }
    [[nodiscard]] Result<std::optional<std::uint64_t>> knownStart(std::uint64_t offset) override {
        return m_finder->knownStart(offset);
    }
    [[nodiscard]] std::uint64_t reach() const override { return m_finder->reach(); }

private:
    const UnshrunkSource m_whole;
    const StoppableSource m_source;
    const std::unique_ptr<HitFinder> m_finder;
};

} // namespace

Result<Done> HitFinder::append(ByteRange starts, std::size_t most, std::vector<ByteRange>& hits) {
    while (most > 0 && starts.begin < starts.end) {
        const auto hit = first(starts);
        if (!hit)
            return hit.error();
        if (!*hit)
            break;
        hits.push_back(**hit);
        starts.begin = (*hit)->end;
        --most;
    }
    return Done{};
}

std::unique_ptr<HitFinder> makeHitFinder(const SearchPattern& pattern, const SearchText& text,
                                         std::stop_token stop) {
    return std::make_unique<GuardedFinder>(pattern, text, std::move(stop));
}

bool isWordCharacter(char32_t c) {
    const auto codePoint = static_cast<UChar32>(c);
    constexpr std::uint32_t kOthers = U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK;
    return u_hasBinaryProperty(codePoint, UCHAR_ALPHABETIC) ||
           u_hasBinaryProperty(codePoint, UCHAR_JOIN_CONTROL) ||
           (U_GET_GC_MASK(codePoint) & kOthers) != 0;
}

} // namespace moji::search
