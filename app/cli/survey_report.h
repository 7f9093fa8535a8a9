#pragma once
// How a survey is printed: a line a file and a summary, in one of several formats.

#include "cli/command.h"
#include "survey/survey_totals.h"

#include <memory>

namespace moji::cli {

class SurveyReport {
public:
    virtual ~SurveyReport() = default;
    virtual void begin() {}
    virtual void add(const FileRecord& record) = 0;
    virtual void end(const SurveyTotals& totals) = 0;
};

/// `wanted`: the troubles of --fail-on; none: all are shown, as warnings.
[[nodiscard]] std::unique_ptr<SurveyReport> makeTextReport(Context& context);
[[nodiscard]] std::unique_ptr<SurveyReport> makeJsonReport(Context& context);
[[nodiscard]] std::unique_ptr<SurveyReport> makeCsvReport(Context& context);
[[nodiscard]] std::unique_ptr<SurveyReport> makeSarifReport(Context& context, Troubles wanted);
[[nodiscard]] std::unique_ptr<SurveyReport> makeGithubReport(Context& context, Troubles wanted);

/// One sentence on what is wrong in this file, for annotations.
[[nodiscard]] std::string troubleInWords(const FileRecord& record, Trouble trouble);
/// `identifier` of each trouble, in order.
[[nodiscard]] std::vector<std::string> troubleNames(Troubles troubles);

} // namespace moji::cli
