#include "detect/letter_costs.h"

#include <memory>
#include <mutex>

namespace moji {

namespace {

/// Those that no thread uses now.
struct Pool {
    std::mutex mutex;
    std::vector<std::unique_ptr<LetterCosts>> unused;
};
Pool& pool() {
    static Pool* const pool = new Pool; // threads may end after static objects do
    return *pool;
}

/// Taken from the pool for the time a thread lives.
class Loan {
public:
    Loan() {
        const std::lock_guard lock(pool().mutex);
        auto& unused = pool().unused;
        if (unused.empty()) {
            m_costs = std::make_unique<LetterCosts>();
        } else {
            m_costs = std::move(unused.back());
            unused.pop_back();
        }
    }
    ~Loan() {
        const std::lock_guard lock(pool().mutex);
        pool().unused.push_back(std::move(m_costs));
    }
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;
    [[nodiscard]] LetterCosts& costs() { return *m_costs; }

private:
    std::unique_ptr<LetterCosts> m_costs;
};

} // namespace

LetterCosts& LetterCosts::ofThread() {
    thread_local Loan loan;
    return loan.costs();
}

LetterCosts::Row LetterCosts::ask(Script script, Before before, std::uint16_t letter) {
    Row row{};
    const LanguageModels& models = LanguageModels::all();
    const auto range = models.languagesOf(script);
    for (Language i = range.first; i < range.last; ++i) {
        const AlphabetModel& model = models.alphabet(i);
        AlphabetModel::Context context;
        for (const std::uint16_t earlier : {before.first, before.last}) {
            if (earlier != kEdge)
                model.letter(static_cast<std::uint8_t>(earlier), context);
        }
        row[i - range.first] = static_cast<std::uint16_t>(
            letter == kEdge ? model.wordEnd(context)
                            : model.letter(static_cast<std::uint8_t>(letter), context));
    }
    return row;
}

} // namespace moji
