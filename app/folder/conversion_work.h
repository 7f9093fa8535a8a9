#pragma once
// What the Folder panel does to files, by the library's converter: says what would become of each,
// converts those that were chosen, and gives them their old bytes back. No widgets: run by a job.
// The journal is that of `moji convert`, which can undo it as well.

#include "survey/convert_request.h"
#include "survey/converter.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace moji::app {

/// Called on the job's thread, in the order of the files.
using TellOutcome = std::function<void(std::size_t index, ConvertOutcome outcome)>;

/// What would become of each file. Ends early when told to stop.
void planConversion(const CodecRegistry& codecs, const ConvertRequest& request,
                    const std::vector<std::string>& names, const std::stop_token& stop,
                    const TellOutcome& tell);

/// Whether a plan's file can be converted, though maybe nobody is sure of its encoding.
[[nodiscard]] bool isConvertible(const ConvertOutcome& planned);
/// Whether it can, and its encoding is beyond doubt.
[[nodiscard]] bool isSure(const ConvertOutcome& planned);

/// Converts the files of a plan, each of which must still be as it was then. What is done is in the
/// journal `path` before it is done; its folder is made. Errors: those of making the journal.
[[nodiscard]] Result<Done> carryOutConversion(const CodecRegistry& codecs,
                                              const ConvertRequest& request,
                                              const std::vector<ConvertOutcome>& plan,
                                              const std::string& path, const std::stop_token& stop,
                                              const TellOutcome& tell);

/// Gives every file of a journal its old bytes back, unless somebody has changed it since. The
/// journal goes when nothing is left to undo. Errors: those of reading the journal.
[[nodiscard]] Result<std::vector<ConvertOutcome>> undoConversion(const CodecRegistry& codecs,
                                                                 const std::string& path);

/// A prepared file whether or not its encoding is beyond doubt: for a preview.
[[nodiscard]] PreparedFile prepareAnyway(const CodecRegistry& codecs, const ConvertRequest& request,
                                         const ConvertOutcome& planned);

} // namespace moji::app
