#pragma once
// Part of files that mutate.py has rewritten: all mutants are compiled into one program, and the
// environment variable MOJISCOPE_MUTANT names the one that runs. MOJISCOPE_MUTANTS_REACHED names a
// file to which the numbers of those that could have run are appended at the end.

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace moji::mutation {

inline constexpr unsigned kMost = 100'000;

class Mutants {
public:
    static Mutants& all() {
        static Mutants mutants;
        return mutants;
    }
    [[nodiscard]] bool runs(unsigned number) {
        if (m_file != nullptr)
            m_reached[number].store(true, std::memory_order_relaxed);
        return number == m_chosen;
    }
    void choose(unsigned number) { m_chosen = number; }
    /// Those of `numbers` that could have run since it was asked last.
    [[nodiscard]] std::vector<unsigned> takeReached(const std::vector<unsigned>& numbers) {
        std::vector<unsigned> reached;
        for (const unsigned number : numbers)
            if (m_reached[number].exchange(false))
                reached.push_back(number);
        return reached;
    }

private:
    Mutants() {
        if (const char* chosen = std::getenv("MOJISCOPE_MUTANT"))
            m_chosen = static_cast<unsigned>(std::strtoul(chosen, nullptr, 10));
    }
    ~Mutants() {
        std::FILE* file = m_file != nullptr ? std::fopen(m_file, "a") : nullptr;
        for (unsigned number = 0; file != nullptr && number < kMost; ++number)
            if (m_reached[number])
                std::fprintf(file, "%u\n", number);
        if (file != nullptr)
            std::fclose(file);
    }

    unsigned m_chosen = 0; // mutants count from 1
    const char* m_file = std::getenv("MOJISCOPE_MUTANTS_REACHED");
    std::atomic<bool> m_reached[kMost] = {};
};

inline bool mutant(unsigned number) {
    static Mutants& mutants = Mutants::all();
    return mutants.runs(number);
}

} // namespace moji::mutation
