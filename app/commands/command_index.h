#pragma once
// Finds entries of the command palette by what is typed: the best first, and among those as good,
// the ones chosen more often. A longer text is only looked for among what the shorter one found.

#include "commands/command_entry.h"
#include "commands/fuzzy.h"

#include <QHash>

#include <cstddef>
#include <vector>

namespace moji::app {

struct CommandHit {
    CommandEntry entry;
    std::vector<int> places; // of the title that match, in UTF-16 units
    int score = 0;
    bool isWeak = false; // no name has a word that was typed, only its letters here and there
};

class CommandIndex {
public:
    void setEntries(std::vector<CommandEntry> entries);
    /// How often each was chosen, by CommandEntry::key().
    void setUses(const QHash<QString, int>& uses);

    /// At most `most`. Nothing typed: the most used, then all in their order.
    [[nodiscard]] std::vector<CommandHit> find(const QString& typed, std::size_t most);
    /// How many entries the last find() compared with the text.
    [[nodiscard]] std::size_t examined() const { return m_examined; }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

private:
    struct Prepared {
        CommandEntry entry;
        FoldedText title;
        std::vector<FoldedText> names;
        std::vector<FoldedText> terms;
        int uses = 0;
    };
    struct Match {
        int score;
        bool isWeak;
    };
    struct Found {
        std::size_t index;
        Match match;
    };
    /// Each word of the pattern counts where it matches best: in the title, a name or a term.
    [[nodiscard]] static std::optional<Match> matchOf(const Prepared& entry,
                                                      const FuzzyPattern& pattern);
    [[nodiscard]] static std::optional<Match> matchOfWord(const Prepared& entry,
                                                          const FoldedText& word);
    [[nodiscard]] std::vector<std::size_t> candidatesFor(const QString& typed) const;

    std::vector<Prepared> m_entries;
    QString m_typed;                  // of the last find()
    std::vector<std::size_t> m_found; // all of them, in the order of the entries
    std::size_t m_examined = 0;
};

} // namespace moji::app
