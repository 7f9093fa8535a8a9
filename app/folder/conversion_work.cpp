#include "folder/conversion_work.h"

#include "support/ordered_work.h"
#include "survey/convert_journal.h"
#include "survey/file_replacing.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <thread>

namespace moji::app {

namespace {

WalkedFile walkedFile(const std::string& name) {
    WalkedFile file;
    file.name = name;
    file.isNamed = true;
    file.below = name.rfind('/') + 1;
    return file;
}

/// Does `work(converter, index)` for every index by all processors, and tells in order.
template <class Work>
void forAll(std::size_t count, const CodecRegistry& codecs, const ConvertRequest& request,
            const std::stop_token& stop, const TellOutcome& tell, const Work& work) {
    std::size_t next = 0;
    OrderedWork<std::size_t, ConvertOutcome> run(
        std::max(1U, std::thread::hardware_concurrency()),
        [&]() -> std::optional<std::size_t> {
            return next == count || stop.stop_requested() ? std::nullopt : std::optional(next++);
        },
        [&] {
            return [&work, converter = std::make_unique<Converter>(codecs, request)](
                       std::size_t index) { return work(*converter, index); };
        });
    for (std::size_t index = 0; auto outcome = run.take(); ++index)
        tell(index, *std::move(outcome)); // NOLINT(bugprone-use-after-move): each round has its own
}

/// For `moji convert --undo`, which looks names up in a folder: here they are absolute. No run can
/// go on with it, since it names no paths.
JournalHead journalHead(const ConvertRequest& request) {
    JournalHead head;
    head.folder += '/';
    head.request = request;
    return head;
}

} // namespace

void planConversion(const CodecRegistry& codecs, const ConvertRequest& request,
                    const std::vector<std::string>& names, const std::stop_token& stop,
                    const TellOutcome& tell) {
    forAll(names.size(), codecs, request, stop, tell, [&](Converter& converter, std::size_t index) {
        return converter.prepare(walkedFile(names[index])).outcome;
    });
}

bool isSure(const ConvertOutcome& planned) {
    return planned.action == ConvertAction::Converted;
}

bool isConvertible(const ConvertOutcome& planned) {
    const bool isDoubtful = planned.action == ConvertAction::Left && planned.isDoubt;
    return isSure(planned) || (isDoubtful && !planned.from.empty() && !planned.sha256.empty());
}

PreparedFile prepareAnyway(const CodecRegistry& codecs, const ConvertRequest& request,
                           const ConvertOutcome& planned) {
    Converter converter(codecs, request);
    return converter.carryOut(walkedFile(planned.name), planned.from, planned.sha256);
}

Result<Done> carryOutConversion(const CodecRegistry& codecs, const ConvertRequest& request,
                                const std::vector<ConvertOutcome>& plan, const std::string& path,
                                const std::stop_token& stop, const TellOutcome& tell) {
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), failed);
    const auto journal = ConvertJournal::create(path, journalHead(request));
    if (!journal)
        return journal.error();
    forAll(plan.size(), codecs, request, stop, tell, [&](Converter& converter, std::size_t index) {
        const ConvertOutcome& planned = plan[index];
        PreparedFile prepared =
            converter.carryOut(walkedFile(planned.name), planned.from, planned.sha256);
        if (prepared.outcome.action != ConvertAction::Converted)
            return prepared.outcome;
        if (auto noted = (*journal)->add(prepared); !noted)
            fail(prepared.outcome, noted.error());
        else if (auto done = replaceFile(planned.name, *prepared.after,
                                         {prepared.stamp,
                                          {},
                                          false,
                                          [&] { return (*journal)->addOverwriting(prepared); }});
                 !done)
            fail(prepared.outcome, done.error());
        return prepared.outcome;
    });
    return Done{};
}

Result<std::vector<ConvertOutcome>> undoConversion(const CodecRegistry& codecs,
                                                   const std::string& path) {
    std::vector<ConvertOutcome> outcomes;
    {
        const auto journal = ConvertJournal::open(path);
        if (!journal)
            return journal.error();
        (*journal)->undoAll(
            codecs, [&](ConvertOutcome outcome) { outcomes.push_back(std::move(outcome)); });
    }
    const bool isAllBack = std::ranges::all_of(outcomes, [](const ConvertOutcome& outcome) {
        return outcome.action == ConvertAction::Restored ||
               outcome.action == ConvertAction::Unchanged;
    });
    std::error_code failed;
    if (isAllBack)
        std::filesystem::remove(path, failed);
    return outcomes;
}

} // namespace moji::app
