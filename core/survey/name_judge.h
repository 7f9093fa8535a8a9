#pragma once
// What the name of a file was meant to be: names are bytes, and old file systems, archives and
// copies leave them in other encodings than UTF-8, or as mojibake.
//
// A name is short, so it is judged twice: by itself, and together with its neighbours, which are
// mostly in the same encoding. Where the two disagree, neither is believed unless one of them is
// far likelier.

#include "codec/codec_registry.h"
#include "detect/detector.h"
#include "repair/repairer.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace moji {

enum class NameTrouble : std::uint8_t {
    None,     // ASCII, or UTF-8 that reads as text
    NotUtf8,  // not valid UTF-8
    Mojibake, // valid UTF-8, but text that was decoded with a wrong encoding
};
/// `not-utf8`, `mojibake`; empty for None.
[[nodiscard]] std::string_view identifier(NameTrouble trouble);

struct NameVerdict {
    NameTrouble trouble = NameTrouble::None;
    std::string reading;  // UTF-8; empty where nothing fits
    std::string encoding; // of NotUtf8: canonical name
    std::string chain;    // of Mojibake: "encode windows-1252, decode UTF-8"
    double score = 0;     // how likely the reading is, 0 to 1
    bool ambiguous = false;
    std::string reason; // for people: what speaks for the reading, or against it

    /// `least` is the lowest score that counts as sure.
    [[nodiscard]] bool isSure(double least) const {
        return trouble != NameTrouble::None && !reading.empty() && !ambiguous && score >= least;
    }
    /// What was done wrong to the name: `encoding` or `chain`.
    [[nodiscard]] const std::string& cause() const { return encoding.empty() ? chain : encoding; }
};

/// Some of many names, in bounded memory: those with the lowest hashes.
class NameSample {
public:
    void add(std::string_view name);
    /// All of them, a line each.
    [[nodiscard]] std::string text() const;

private:
    static constexpr std::size_t kMost = 1000;                  // names
    std::vector<std::pair<std::uint64_t, std::string>> m_names; // a heap, the highest hash first
};

class NameJudge {
public:
    /// Borrows the registry. `from`: the encoding of all names that are not UTF-8; nullptr: the
    /// judge finds it out.
    explicit NameJudge(const CodecRegistry& registry, const Codec* from = nullptr);

    /// A name of the tree that will be judged, so that it can speak for others. All names come
    /// before the first judgement.
    void learn(std::string_view name);
    /// Verdicts on names that belong together (of one folder or one archive), in their order. They
    /// are names without folders, or paths inside an archive.
    [[nodiscard]] std::vector<NameVerdict> judge(std::span<const std::string_view> names);

private:
    struct PoolVerdict {
        const Codec* codec = nullptr;
        double score = 0;
        bool isSure = false;
    };
    struct PoolRepair {
        repair::Chain chain;
        double score = 0;
    };
    [[nodiscard]] Detection detectionOf(std::string_view text) const;
    [[nodiscard]] PoolVerdict detectPool(const std::string& text) const;
    [[nodiscard]] std::optional<PoolRepair> repairPool(const std::string& text) const;
    void judgeForeign(std::string_view name, std::span<const PoolVerdict> pools,
                      NameVerdict& verdict) const;
    void judgeForced(std::string_view name, NameVerdict& verdict) const;
    void judgeSuspect(std::string_view name, std::span<const PoolRepair> pools,
                      NameVerdict& verdict) const;
    void closeLearning();

    const CodecRegistry& m_registry;
    const Codec* m_from;
    repair::Repairer m_repairer;
    NameSample m_foreign;
    NameSample m_suspect;
    bool m_hasLearnt = false;
    PoolVerdict m_foreignPool;
    std::optional<PoolRepair> m_suspectPool;
};

/// Whether a name is fit for a file: not empty, not "." or "..", no slash, no control characters.
[[nodiscard]] bool isUsableName(std::string_view utf8);

} // namespace moji
