#include "search/text_runs.h"

#include "bytes/input_buffer.h"
#include "search/run_finder.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kWindow = 1024 * 1024;

} // namespace

Result<Done> findTextRuns(ByteReader& reader, const TextRunOptions& options,
                          const std::function<bool(const TextRun&)>& use,
                          const std::stop_token& stop,
                          const std::function<void(std::uint64_t done)>& progress) {
    InputBuffer buffer(reader, options.maxBytes, kWindow);
    RunFinder finder(options);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (const auto filled = buffer.fill(); !filled)
            return filled.error();
        const ByteView window = buffer.view();
        const bool isLast = buffer.atEnd();
        const std::size_t left = isLast ? 0 : std::min(window.size(), RunScanner::kLookAhead);
        if (!finder.take(window, buffer.offset(), window.size() - left,
                         isLast ? Tail::AtEnd : Tail::MoreFollows, use) ||
            isLast)
            return Done{};
        const std::uint64_t needed = std::max(finder.needed(), buffer.offset());
        buffer.consume(std::min<std::uint64_t>(needed - buffer.offset(), window.size()));
        if (progress)
            progress(buffer.offset());
    }
}

} // namespace moji
