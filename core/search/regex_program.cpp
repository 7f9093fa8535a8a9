#include "search/regex_program.h"

#include "search/plain_matchers.h"
#include "search/regex_parts.h"
#include "support/shared_library.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <re2/re2.h>

#include <fmt/format.h>

#include <algorithm>

namespace moji::search {

namespace {

// Of the compiled expression and of the tables it fills while it matches.
constexpr std::int64_t kLinearMemory = 32 * 1024 * 1024;

// One match takes at most about 50 ms, so that a search can be cancelled.
constexpr std::uint32_t kMostBacktracks = 5'000'000;
constexpr std::uint32_t kHeapKibibytes = 64 * 1024;
constexpr std::size_t kMostStack = 16 * 1024 * 1024;

struct Free {
    void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
    void operator()(pcre2_match_context* context) const { pcre2_match_context_free(context); }
    void operator()(pcre2_jit_stack* stack) const { pcre2_jit_stack_free(stack); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

/// Memory to match in, one for each thread.
struct Workspace {
    Owned<pcre2_match_context> context{pcre2_match_context_create(nullptr)};
    Owned<pcre2_jit_stack> stack{pcre2_jit_stack_create(64 * 1024, kMostStack, nullptr)};
    Workspace() {
        pcre2_set_match_limit(context.get(), kMostBacktracks);
        pcre2_set_heap_limit(context.get(), kHeapKibibytes);
        pcre2_jit_stack_assign(context.get(), nullptr, stack.get());
    }
};

PCRE2_SPTR unitsOf(std::string_view text) {
    return reinterpret_cast<PCRE2_SPTR>(text.data());
}

/// Nothing if RE2 refuses the expression.
std::shared_ptr<const re2::RE2> linear(const std::string& expression) {
    re2::RE2::Options options(re2::RE2::Latin1);
    options.set_log_errors(false);
    options.set_max_mem(kLinearMemory);
    auto compiled = std::make_shared<const re2::RE2>(expression, options);
    return compiled->ok() ? std::move(compiled) : nullptr;
}

bool contains(const std::vector<icu::UnicodeSet>& sets, UChar32 c) {
    return std::ranges::any_of(sets, [&](const icu::UnicodeSet& set) { return set.contains(c); });
}

} // namespace

std::optional<RegexProgram> RegexProgram::compile(std::u32string_view expression, bool matchCase,
                                                  bool knowsWords, const Codec& codec) {
    const auto parts = readRegex(expression, matchCase);
    if (!parts)
        return {};
    auto alphabet = RegexAlphabet::of(*parts, knowsWords);
    if (!alphabet)
        return {};
    RegexProgram program;
    program.m_alphabet = std::make_shared<const RegexAlphabet>(*std::move(alphabet));
    program.m_staysInLine = !contains(parts->sets, U'\n');
    const std::string bytes = program.m_alphabet->expression(*parts);
    if (!parts->needsBacktracking)
        program.m_linear = linear(bytes);
    if (program.isLinear())
        program.m_plain = ByteRegex::of(*parts, knowsWords, byteFormOf(codec));
    else if (!program.compileBacktracking(bytes))
        return {};
    if (program.m_plain)
        program.m_matchers = std::make_shared<PlainMatchers>(program.m_plain);
    return program;
}

/// Without its tables, RE2 may take every instruction for every byte, a few nanoseconds each.
bool RegexProgram::isSlow(std::size_t letters) const {
    constexpr std::uint64_t kMostSteps = 20'000'000;
    return m_linear && static_cast<std::uint64_t>(m_linear->ProgramSize()) * letters > kMostSteps;
}

bool RegexProgram::compileBacktracking(const std::string& expression) {
    int error = 0;
    PCRE2_SIZE place = 0;
    pcre2_code* const code =
        pcre2_compile(unitsOf(expression), expression.size(), 0, &error, &place, nullptr);
    if (code == nullptr)
        return false;
    pcre2_jit_compile(code, PCRE2_JIT_COMPLETE); // without it matching is slower
    m_backtracking = std::shared_ptr<const pcre2_code>(
        code, [](const pcre2_code* old) { pcre2_code_free(const_cast<pcre2_code*>(old)); });
    return true;
}

Result<std::optional<RegexProgram::Match>> RegexProgram::find(std::string_view letters,
                                                              std::size_t from) const {
    if (m_linear) {
        re2::StringPiece found;
        if (!m_linear->Match(letters, from, letters.size(), re2::RE2::UNANCHORED, &found, 1))
            return std::optional<Match>();
        const auto begin = static_cast<std::size_t>(found.data() - letters.data());
        return std::optional(Match{begin, begin + found.size()});
    }
    const auto groups = backtrack(letters, from);
    if (!groups)
        return groups.error();
    return groups->empty() ? std::nullopt : std::optional(groups->front());
}

std::optional<RegexProgram::Match> RegexProgram::group(std::string_view letters, Match match,
                                                       int number) const {
    const auto index = static_cast<std::size_t>(number);
    if (!m_linear) {
        const auto groups = backtrack(letters, match.begin);
        return groups && index < groups->size() ? std::optional((*groups)[index]) : std::nullopt;
    }
    std::vector<re2::StringPiece> groups(index + 1);
    if (!m_linear->Match(letters, match.begin, match.end, re2::RE2::ANCHOR_BOTH, groups.data(),
                         number + 1) ||
        groups[index].data() == nullptr)
        return {};
    const auto at = static_cast<std::size_t>(groups[index].data() - letters.data());
    return Match{at, at + groups[index].size()};
}

/// All groups of the first match; none if there is no match. Those that did not participate are
/// empty.
Result<std::vector<RegexProgram::Match>> RegexProgram::backtrack(std::string_view text,
                                                                 std::size_t from) const {
    thread_local const Workspace workspace;
    const Owned<pcre2_match_data> data(
        pcre2_match_data_create_from_pattern(m_backtracking.get(), nullptr));
    const int count = pcre2_match(m_backtracking.get(), unitsOf(text), text.size(), from, 0,
                                  data.get(), workspace.context.get());
    std::vector<Match> groups;
    if (count == PCRE2_ERROR_NOMATCH)
        return groups;
    if (count < 0)
        return Error{ErrorCode::TooLarge, {}, "too many steps"};
    const PCRE2_SIZE* const places = pcre2_get_ovector_pointer(data.get());
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        groups.push_back(places[2 * i] == PCRE2_UNSET ? Match{}
                                                      : Match{places[2 * i], places[2 * i + 1]});
    return groups;
}

std::string regexLibraries() {
    // RE2 does not tell its version; the name of its file does.
    const std::string re2 = versionOfLinked("libre2");
    std::string pcre2(static_cast<std::size_t>(pcre2_config(PCRE2_CONFIG_VERSION, nullptr)), '\0');
    pcre2_config(PCRE2_CONFIG_VERSION, pcre2.data());
    return fmt::format("RE2 {}, PCRE2 {}", re2.empty() ? "linked statically" : re2, pcre2.c_str());
}

} // namespace moji::search
