#pragma once
// Searches a source for the forms of a text.

#include "search/needle_forms.h"
#include "search/source_window.h"

namespace moji::search {

class FormSearch {
public:
    /// Borrows the source.
    FormSearch(const NeedleForms& forms, const ByteSource& source, std::stop_token stop);

    /// The first form that starts in `starts`, whether or not a character starts there. Errors:
    /// those of SourceWindow::from.
    [[nodiscard]] Result<std::optional<ByteRange>> firstIn(ByteRange starts);

private:
    NeedleForms m_forms;
    SourceWindow m_window;
    std::uint64_t m_size;
};

} // namespace moji::search
