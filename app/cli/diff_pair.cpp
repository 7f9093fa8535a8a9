#include "cli/diff_pair.h"

#include "cli/output.h"
#include "cli/phrase.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

/// Git calls: PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE, and for a renamed file also
/// NEW-PATH and a description of the renaming (GIT_EXTERNAL_DIFF in git(1)).
constexpr std::size_t kGitArguments = 7;
constexpr std::size_t kGitArgumentsRenamed = 9;

DiffPair pairOfGit(const std::vector<Input>& inputs) {
    const auto name = [](std::string_view side, const Input& file, const std::string& path) {
        return file.name == "/dev/null" ? file.name : fmt::format("{}/{}", side, path);
    };
    const std::string& renamed = inputs[inputs.size() == kGitArgumentsRenamed ? 7 : 0].name;
    return {inputs[1], inputs[4], name("a", inputs[1], inputs[0].name),
            name("b", inputs[4], renamed), true};
}

} // namespace

std::optional<DiffPair> diffPair(const std::vector<Input>& inputs) {
    if (inputs.size() == kGitArguments || inputs.size() == kGitArgumentsRenamed)
        return pairOfGit(inputs);
    if (inputs.size() < 2) {
        message(phrase("moji diff", "diff: two inputs are needed (see moji diff --help)"));
        return {};
    }
    if (inputs.size() > 2) {
        message(phrase("moji diff", "diff: name two inputs, not %1 (see moji diff --help)")
                    .with(inputs.size()));
        return {};
    }
    const Input& left = inputs[0];
    const Input& right = inputs[1];
    if (left.kind == Input::Kind::StandardInput && right.kind == Input::Kind::StandardInput) {
        message(phrase("moji diff", "diff: only one of the two can be standard input (-)"));
        return {};
    }
    return DiffPair{left, right, left.name, right.name, false};
}

} // namespace moji::cli
