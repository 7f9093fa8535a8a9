#pragma once
// Between tabs and the documents of a session: what a tab shows as a value, and how it is opened
// again.

#include "window/opener.h"
#include "window/saved_session.h"

namespace moji::app {

/// Everything but the bytes and the path. The view of the tab in front must have been kept before.
[[nodiscard]] SessionDocument describeTab(DocumentTab& tab);

/// Everything but the bytes and the path.
[[nodiscard]] OpenRequest requestOf(const SessionDocument& document, const CodecRegistry& codecs);

} // namespace moji::app
