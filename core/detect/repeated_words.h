#pragma once
// The same word again is hardly new evidence: three lines that end in °C say no more of their
// encoding than one of them, whatever the bits of all add up to.

#include "detect/candidates.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace moji {

/// Brings the readings nearer to the likeliest one, each by how much of the difference is of words
/// that are repeated, and orders them again. Nothing changes where there are many different words
/// with bytes of 80 and more, nor what is UTF-8. `weighing`: that of the candidates; what was given
/// up before has to be weighed again (isCut) if it comes near.
void discountRepeats(std::vector<Candidate>& candidates, const ByteSurvey& survey,
                     Weighing weighing);

/// The words with bytes of 80 and more of all lines so far.
class WordMemory {
public:
    /// Whether a line has one that none before it had; it is remembered.
    [[nodiscard]] bool hasNew(ByteView line);

private:
    std::unordered_set<std::string> m_known;
};

} // namespace moji
