#pragma once
// From a diagnosis to what can be done: segments, their repaired text, and what is lost in them.

#include "repair/diagnosis.h"
#include "repair/misread_utf8.h"
#include "repair/repair_plan.h"
#include "repair/repaired_pieces.h"

namespace moji::repair {

class PlanBuilder {
public:
    /// Borrows all. `ruined` are the destroyed places; `misread` the words that are to be read as
    /// UTF-8; the diagnosis is of the rest.
    PlanBuilder(const RepairContext& context, const SourceText& source, const Diagnosis& diagnosis,
                const MisreadText& misread, const std::vector<RuinedSpan>& ruined)
        : m_context(context)
        , m_source(source)
        , m_diagnosis(diagnosis)
        , m_misread(misread)
        , m_ruined(ruined) {}

    /// The best plan, then others that repair all of the text; at most `count`.
    [[nodiscard]] std::vector<RepairPlan> plans(std::size_t count) const;

private:
    /// Units [first, last] that one hypothesis repairs.
    struct Stretch {
        std::size_t first;
        std::size_t last;
        std::size_t hypothesis;
    };
    [[nodiscard]] RepairPlan best() const;
    [[nodiscard]] std::vector<RepairPlan> alternatives() const;
    [[nodiscard]] std::optional<RepairPlan> wholePlan(std::size_t hypothesis) const;
    [[nodiscard]] std::vector<Stretch> stretches() const;
    [[nodiscard]] std::optional<RepairedPiece> piece(const Stretch& stretch) const;
    /// Of misread words and of the diagnosis, in order.
    [[nodiscard]] std::vector<RepairedPiece> pieces(double& net) const;
    [[nodiscard]] std::vector<ByteRange> wordsThatMayGoOn() const;
    void doubtBesideDamage(RepairPlan& plan) const;
    [[nodiscard]] std::vector<std::string_view> leftOf(const RepairPlan& plan) const;
    void doubtBesideOtherLines(RepairPlan& plan) const;
    void doubtOtherTexts(RepairPlan& plan) const;
    void tellSimply(RepairPlan& plan) const;
    void addRuined(RepairPlan& plan) const;
    [[nodiscard]] std::vector<RuinedSpan> ruinedOutside(const RepairPlan& plan) const;

    const RepairContext& m_context;
    const SourceText& m_source;
    const Diagnosis& m_diagnosis;
    const MisreadText& m_misread;
    const std::vector<RuinedSpan>& m_ruined;
};

} // namespace moji::repair
