#pragma once
// moji convert --names and ZIP files: what becomes of the names of their entries, and the
// extraction under the right ones.

#include "cli/convert_job.h"
#include "survey/name_survey.h"

#include <string>
#include <vector>

namespace moji::cli {

/// What becomes of a name, if it is sure enough; nothing is done yet.
[[nodiscard]] ConvertOutcome nameOutcome(const NameFinding& finding, double least);

/// Adds what extracting an archive would do: its entries with another name, those that are refused,
/// or why the archive is.
void planEntries(const CodecRegistry& codecs, const ConvertRequest& request,
                 const std::string& archive, std::vector<ConvertOutcome>& outcomes);

/// Extracts the ZIP files of a job into its output folder and reports each entry.
[[nodiscard]] ExitStatus extractArchives(Context& context, const ConvertJob& job,
                                         bool showsProgress);

} // namespace moji::cli
