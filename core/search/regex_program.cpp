#include "search/regex_program.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <re2/re2.h>

#include <algorithm>

namespace moji::search {

namespace {

// Of the compiled expression and of the tables it fills while it matches.
constexpr std::int64_t kLinearMemory = 32 * 1024 * 1024;

// One match takes at most about 50 ms, so that a search can be cancelled.
constexpr std::uint32_t kMostSteps = 5'000'000;
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
        pcre2_set_match_limit(context.get(), kMostSteps);
        pcre2_set_heap_limit(context.get(), kHeapKibibytes);
        pcre2_jit_stack_assign(context.get(), nullptr, stack.get());
    }
};

PCRE2_SPTR unitsOf(std::string_view text) {
    return reinterpret_cast<PCRE2_SPTR>(text.data());
}

bool contains(const std::vector<icu::UnicodeSet>& sets, UChar32 c) {
    return std::ranges::any_of(sets, [&](const icu::UnicodeSet& set) { return set.contains(c); });
}

} // namespace

std::optional<RegexProgram> RegexProgram::compile(std::u32string_view expression, bool matchCase,
                                                  bool knowsWords) {
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
    const bool isLinear = !parts->needsBacktracking && program.compileLinear(bytes);
    if (!isLinear && !program.compileBacktracking(bytes))
        return {};
    return program;
}

bool RegexProgram::compileLinear(const std::string& expression) {
    re2::RE2::Options options(re2::RE2::Latin1);
    options.set_log_errors(false);
    options.set_max_mem(kLinearMemory);
    m_linear = std::make_shared<const re2::RE2>(expression, options);
    if (!m_linear->ok())
        m_linear.reset();
    return isLinear();
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

Result<std::optional<RegexProgram::Match>> RegexProgram::find(std::string_view text,
                                                              std::size_t from) const {
    if (m_linear) {
        re2::StringPiece found;
        if (!m_linear->Match(text, from, text.size(), re2::RE2::UNANCHORED, &found, 1))
            return std::optional<Match>();
        const auto begin = static_cast<std::size_t>(found.data() - text.data());
        return std::optional(Match{begin, begin + found.size()});
    }
    const auto groups = backtrack(text, from);
    if (!groups)
        return groups.error();
    return groups->empty() ? std::nullopt : std::optional(groups->front());
}

std::optional<RegexProgram::Match> RegexProgram::group(std::string_view text, std::size_t begin,
                                                       int number) const {
    const auto index = static_cast<std::size_t>(number);
    if (!m_linear) {
        const auto groups = backtrack(text, begin);
        return groups && index < groups->size() ? std::optional((*groups)[index]) : std::nullopt;
    }
    std::vector<re2::StringPiece> groups(index + 1);
    if (!m_linear->Match(text, begin, text.size(), re2::RE2::ANCHOR_START, groups.data(),
                         number + 1) ||
        groups[index].data() == nullptr)
        return {};
    const auto at = static_cast<std::size_t>(groups[index].data() - text.data());
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

} // namespace moji::search
