#pragma once
// Searches with a large RegexProgram so that the caller can stop waiting: if the tables of RE2 get
// too big it does without them, and one call takes seconds. The search runs on a thread of its own,
// on a copy of the text; after a stop it ends unattended. Where the system starts no thread, the
// caller's searches, and a stop waits for the end of that one call.

#include "search/regex_program.h"

#include <memory>
#include <stop_token>
#include <string>

namespace moji::search {

class DetachedMatcher {
public:
    DetachedMatcher(const RegexProgram& program, std::stop_token stop)
        : m_program(program)
        , m_stop(std::move(stop)) {}

    /// The letters to search; copied.
    void setText(std::string_view letters);
    /// RegexProgram::find, or Cancelled.
    [[nodiscard]] Result<std::optional<RegexProgram::Match>> find(std::size_t from);

private:
    struct Batch;
    [[nodiscard]] Result<Done> run(std::size_t from);

    RegexProgram m_program;
    std::stop_token m_stop;
    std::shared_ptr<const std::string> m_text;
    std::vector<RegexProgram::Match> m_found; // from m_from on, one after the other
    bool m_foundAll = false;                  // no more after these
    std::size_t m_from = 0;
};

} // namespace moji::search
