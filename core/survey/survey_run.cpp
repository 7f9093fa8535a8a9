#include "survey/survey_run.h"

#include <algorithm>

namespace moji {

namespace {

/// A few files at a time are handed to a thread, and at first single ones: there may be few.
constexpr std::uint64_t kMostAtOnce = 32;
constexpr std::uint64_t kGrowth = 16;

unsigned threadsFor(unsigned wanted) {
    return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

} // namespace

SurveyRun::SurveyRun(const CodecRegistry& registry, NextFile nextFile, const Options& options)
    : m_work(
          threadsFor(options.threads),
          [this, nextFile = std::move(nextFile)]() -> std::optional<Batch> {
              Batch batch;
              const auto wanted = std::clamp<std::uint64_t>(m_fetched / kGrowth, 1, kMostAtOnce);
              while (batch.size() < wanted) {
                  auto file = nextFile();
                  if (!file)
                      break;
                  batch.push_back(*std::move(file));
              }
              m_fetched += batch.size();
              return batch.empty() ? std::nullopt : std::optional(std::move(batch));
          },
          [this, &registry, survey = options.survey] {
              return [stop = m_stop.get_token(),
                      surveyor = FileSurveyor(registry, survey)](const Batch& batch) mutable {
                  std::vector<FileRecord> records;
                  records.reserve(batch.size());
                  for (const WalkedFile& file : batch)
                      records.push_back(surveyor.survey(file, stop));
                  return records;
              };
          }) {}

SurveyRun::~SurveyRun() {
    m_stop.request_stop();
}

} // namespace moji
