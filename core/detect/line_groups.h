#pragma once
// What all lines in one encoding say together. A line's own evidence compares the encodings that
// are likely in the text and no others, and each line by itself; what detectEncoding() says of the
// lines that were taken for one encoding, joined, is what one may believe of each of them. So a
// line is never surer than its text as a whole, and in doubt where that is in doubt.

#include "detect/detector.h"
#include "detect/line_detector.h"
#include "detect/repeated_words.h"

#include <map>
#include <optional>
#include <set>

namespace moji {

class LineGroups {
public:
    /// Borrows source and registry. `options`: those of the lines.
    LineGroups(const ByteSource& source, const CodecRegistry& registry,
               const LineDetectOptions& options);

    /// Looks at a text of kWholeLook bytes at most as one in a single encoding.
    [[nodiscard]] Result<Done> lookAtWhole(const std::stop_token& stop);
    /// The encoding, not UTF-8, that the text as a whole is in beyond doubt, if there is one.
    [[nodiscard]] const Codec* surelyIn() const;

    /// Lessens scores and adds alternatives; lines in an encoding that all of them together are
    /// surely not in get the one that they are in. What was asked of lines before counts.
    [[nodiscard]] Result<Done> check(std::vector<DetectedLine>& lines, const std::stop_token& stop);

    static constexpr std::uint64_t kWholeLook = 1024 * 1024; // bytes

private:
    /// The lines in an encoding.
    struct Group {
        Bytes text; // those with new words, kMostOfGroup bytes at most
        WordMemory known;
        std::optional<Detection> detection; // of the text; nothing: not asked
        bool hasNew = false;                // lines since it was asked
        /// The whole text, which is surely in another encoding, is nearly as likely to be in that
        /// here.
        bool mayBeAsWhole = false;
    };
    [[nodiscard]] bool isChecked(const DetectedLine& line) const;
    [[nodiscard]] Result<Done> add(const DetectedLine& line, Group& group) const;
    [[nodiscard]] Result<Done> ask(const Codec& codec, Group& group, bool isOnly,
                                   const std::stop_token& stop) const;
    [[nodiscard]] bool mayBeAsWhole(const Codec& codec, const Group& group) const;
    [[nodiscard]] Result<Done> apply(const Group& group, DetectedLine& line) const;
    [[nodiscard]] Result<Done> applyWhole(DetectedLine& line) const;
    [[nodiscard]] Result<Done> nameOthers(const Detection& detection, DetectedLine& line) const;

    const ByteSource& m_source;
    const CodecRegistry& m_registry;
    DetectOptions m_options;
    std::set<const Codec*> m_pinned;  // by the user, who knows
    std::optional<Detection> m_whole; // nothing: too long, or no text in one encoding
    std::map<const Codec*, Group> m_groups;
    bool m_hasSeveral = false; // encodings beyond ASCII
};

} // namespace moji
