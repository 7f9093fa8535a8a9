#pragma once
// Encodings of seven bits where nearly all of a text is plain ASCII, as in source with a few
// comments: what little is shifted says that it is not ASCII, however it reads beside the rest.

#include "detect/candidates.h"

namespace moji {

/// Puts in front the encoding of seven bits that is proved (seven_bit.h) and reads all of `source`,
/// and says which that is; null: none, or one letter is all that proves it. Shifts of ISO 2022 have
/// escapes, which no text has by accident. Those of HZ and UTF-7 may be text of ASCII: it is
/// likelier by what is between them.
/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<const Codec*> preferProved(std::vector<Candidate>& candidates,
                                                const ByteSource& source, const ByteSurvey& survey,
                                                const CodecRegistry& registry,
                                                const std::stop_token& stop = {});

} // namespace moji
