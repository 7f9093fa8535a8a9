#include "search/form_search.h"

#include <algorithm>

namespace moji::search {

FormSearch::FormSearch(const NeedleForms& forms, const ByteSource& source, std::stop_token stop)
    : m_forms(forms)
    , m_window(source, std::move(stop))
    , m_size(source.size()) {
    m_forms.tune(m_window.sample());
}

Result<std::optional<ByteRange>> FormSearch::firstIn(ByteRange starts) {
    const std::uint64_t end = std::min(starts.end, m_size);
    for (std::uint64_t at = starts.begin; at < end;) {
        const auto least = std::min<std::uint64_t>(m_forms.mostBytes(), m_size - at);
        const auto window = m_window.from(at, static_cast<std::size_t>(least));
        if (!window)
            return window.error();
        // A form that starts after this may not be completely in the window.
        const bool isLast = at + window->size() == m_size;
        const std::uint64_t whole = isLast ? window->size() : window->size() - least + 1;
        const std::uint64_t limit = std::min(whole, end - at);
        if (const auto found = m_forms.firstIn(*window, static_cast<std::size_t>(limit)))
            return std::optional(ByteRange{at + found->begin, at + found->end});
        at += limit;
    }
    return std::optional<ByteRange>();
}

} // namespace moji::search
