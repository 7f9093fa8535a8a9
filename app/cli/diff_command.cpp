// moji diff: the differences between two texts, each in its own encoding, or between the bytes of
// two files.

#include "bytes/hex.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/diff_encodings.h"
#include "cli/diff_pair.h"
#include "cli/diff_writer.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"
#include "compare/comparable_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace moji::cli {

namespace {

/// The encodings of the two; nullptr for binary data.
struct Reading {
    const Codec* left = nullptr;
    const Codec* right = nullptr;
};

constexpr const char* kJoined = MOJI_PHRASE(
    "moji diff",
    "diff: there are very many differences: those that are near each other are shown as one");

/// Whether both have the same bytes.
Result<bool> isSame(const ByteSource& left, const ByteSource& right) {
    constexpr std::uint64_t kBlock = 256 * 1024;
    if (left.size() != right.size())
        return false;
    for (std::uint64_t at = 0; at < left.size(); at += kBlock) {
        const ByteRange range{at, std::min(at + kBlock, left.size())};
        const auto leftBytes = readRange(left, range);
        const auto rightBytes = readRange(right, range);
        if (!leftBytes || !rightBytes)
            return leftBytes ? rightBytes.error() : leftBytes.error();
        if (*leftBytes != *rightBytes)
            return false;
    }
    return true;
}

/// ASCII that is damaged is shown as it is.
const Codec* comparedAs(const Codec* codec, const CodecRegistry& codecs) {
    return codec && codec->name() == "ASCII" ? &codecs.utf8() : codec;
}

class DiffCommand final : public Command {
public:
    DiffCommand()
        : Command("diff",
                  MOJI_PHRASE(
                      "moji",
                      "the differences between two texts in any encodings, or between two files")) {
    }

    [[nodiscard]] bool walksFolders() const override { return false; }

    void addOptions(CLI::App& app) override {
        m_leftOption =
            app.add_option("--encoding-a", m_left,
                           phrase("moji diff", "the encoding of the first text; auto detects it"))
                ->type_name("NAME|auto")
                ->capture_default_str();
        m_rightOption = app.add_option("--encoding-b", m_right,
                                       phrase("moji diff", "the encoding of the second text"))
                            ->type_name("NAME|auto")
                            ->capture_default_str();
        m_bothOption =
            app.add_option("-e,--encoding", m_both, phrase("moji diff", "the encoding of both"))
                ->type_name("NAME|auto");
        app.add_flag("--bytes", m_bytes,
                     phrase("moji diff", "compare bytes, not text: rows of hexadecimal"))
            ->excludes(m_bothOption)
            ->excludes(m_leftOption)
            ->excludes(m_rightOption);
        app.add_option("-U,--unified", m_context,
                       phrase("moji diff",
                              "lines (with --bytes: rows) of context (default: 3, with --bytes 1)"))
            ->type_name("N")
            ->transform(wholeNumber(0));
    }

    ExitStatus run(Context& context) override {
        if (hasEmptyValue(*m_bothOption))
            return kTrouble;
        if (!m_both.empty() && m_leftOption->count() == 0)
            m_left = m_both;
        if (!m_both.empty() && m_rightOption->count() == 0)
            m_right = m_both;
        if (context.inputs.size() == 1 && std::getenv("GIT_DIFF_PATH_TOTAL") != nullptr) {
            context.out.write(phrase("moji diff", "* Unmerged path %1")
                                  .with(visible(context.inputs.front().name)) +
                              "\n");
            return kFine;
        }
        const auto pair = diffPair(context.inputs);
        if (!pair)
            return kTrouble;
        const auto status = compare(context, *pair);
        if (!status) {
            reportError(status.error());
            return kTrouble;
        }
        // Git takes any other status for a failure of the program.
        return pair->isOfGit && *status == kNo ? kFine : *status;
    }

private:
    [[nodiscard]] Result<ExitStatus> compare(Context& context, const DiffPair& pair) const {
        Reading reading;
        if (!findNamed(context, reading))
            return kTrouble;
        const auto left = pair.left.source(context.maxBytes);
        if (!left)
            return left.error();
        const auto right = pair.right.source(context.maxBytes);
        if (!right)
            return right.error();
        const auto same = isSame(**left, **right);
        if (!same)
            return same.error();
        const bool isSameReading = m_left == m_right || m_bytes;
        if (*same && isSameReading)
            return kFine;
        if (m_bytes)
            return compareBytes(context, pair, **left, **right);
        if (const auto found = findAuto(context, pair, **left, **right, reading); !found)
            return found.error();
        if (!reading.left || !reading.right)
            return *same ? kFine : reportBinary(context, pair, **left, **right);
        return compareTexts(context, pair, **left, **right, reading);
    }

    /// The codecs that are named; false after a message where one is unknown.
    [[nodiscard]] bool findNamed(const Context& context, Reading& reading) const {
        const bool isLeftNamed = m_left != "auto";
        const bool isRightNamed = m_right != "auto";
        if (isLeftNamed)
            reading.left =
                context.codec(m_left, m_leftOption->count() > 0 ? "--encoding-a" : "--encoding");
        if (isRightNamed)
            reading.right =
                context.codec(m_right, m_rightOption->count() > 0 ? "--encoding-b" : "--encoding");
        return (!isLeftNamed || reading.left) && (!isRightNamed || reading.right);
    }

    [[nodiscard]] Result<Done> findAuto(const Context& context, const DiffPair& pair,
                                        const ByteSource& left, const ByteSource& right,
                                        Reading& reading) const {
        DiffEncoding leftSide{pair.left, left, {}, reading.left};
        DiffEncoding rightSide{pair.right, right, {}, reading.right};
        for (auto* side : {&leftSide, &rightSide}) {
            if ((side == &leftSide ? m_left : m_right) != "auto")
                continue;
            auto found = findEncoding(context, side->input, side->source);
            if (!found)
                return found.error();
            side->found = *std::move(found);
            side->codec = codecOf(context, side->found);
        }
        if (const auto done = settleGuess(leftSide, rightSide); !done)
            return done;
        if (const auto done = settleGuess(rightSide, leftSide); !done)
            return done;
        reading.left = leftSide.codec;
        reading.right = rightSide.codec;
        reading.left = comparedAs(reading.left, context.codecs);
        reading.right = comparedAs(reading.right, context.codecs);
        return Done{};
    }

    /// Damaged text is UTF-8 with malformed bytes; binary data has no encoding.
    static const Codec* codecOf(const Context& context, const AutoEncoding& found) {
        if (found.codec || found.detection.binary)
            return found.codec;
        return &context.codecs.utf8();
    }

    [[nodiscard]] DiffStyle styleOf(const Context& context, const DiffPair& pair) const {
        // Git shows what an external program prints in its pager and tells so.
        const char* const pager = std::getenv("GIT_PAGER_IN_USE");
        const bool isPaged = pair.isOfGit && pager != nullptr && std::string_view(pager) == "true";
        DiffStyle style;
        constexpr std::uint64_t kMostContext = std::uint64_t{1} << 48; // no file has more lines
        style.context = std::min(m_context.value_or(m_bytes ? 1 : 3), kMostContext);
        style.isVisible = context.out.isInteractive() || isPaged;
        const char* const noColour = std::getenv("NO_COLOR");
        const bool isRefused = noColour != nullptr && *noColour != '\0';
        style.palette = isPaged && context.color == "auto" ? Palette(!isRefused) : context.palette;
        return style;
    }

    [[nodiscard]] static ExitStatus reportBinary(Context& context, const DiffPair& pair,
                                                 const ByteSource& left, const ByteSource& right) {
        if (context.jsonl) {
            JsonLine line(context.out);
            line.key("a").append(fmt::format("[0,{}]", left.size()));
            line.key("b").append(fmt::format("[0,{}]", right.size()));
            line.null("a_text").null("b_text").boolean("binary", true);
        } else {
            context.out.write(
                phrase("moji diff", "Binary files %1 and %2 differ (moji diff --bytes shows where)")
                    .with(visible(pair.leftName), visible(pair.rightName)) +
                "\n");
        }
        return kNo;
    }

    [[nodiscard]] Result<ExitStatus> compareBytes(Context& context, const DiffPair& pair,
                                                  const ByteSource& left,
                                                  const ByteSource& right) const {
        Progress progress(context.progress, pair.leftName, left.size() + right.size());
        const auto aligned = align(left, right, {}, {},
                                   [&](std::uint64_t done, std::uint64_t) { progress.at(done); });
        if (!aligned)
            return aligned.error();
        if (aligned->coarse)
            message(phrase("moji diff", kJoined));
        const DiffStyle style = styleOf(context, pair);
        const DiffSide leftSide{pair.leftName, {}, left};
        const DiffSide rightSide{pair.rightName, {}, right};
        if (context.jsonl)
            return writeJson(context, aligned->alignment, left, right);
        writeDiffHeader(context.out, leftSide, rightSide, style);
        const auto written =
            ByteDiffWriter(context.out, leftSide, rightSide, style).write(aligned->alignment);
        return written ? Result<ExitStatus>(kNo) : Result<ExitStatus>(written.error());
    }

    [[nodiscard]] Result<ExitStatus> compareTexts(Context& context, const DiffPair& pair,
                                                  const ByteSource& left, const ByteSource& right,
                                                  const Reading& reading) const {
        // A byte-order mark is no part of a text.
        constexpr auto kMark = ComparableText::Mark::Drop;
        const auto leftText = ComparableText::of(left, *reading.left, kMark, pair.leftName);
        if (!leftText)
            return leftText.error();
        const auto rightText = ComparableText::of(right, *reading.right, kMark, pair.rightName);
        if (!rightText)
            return rightText.error();
        const DiffSide leftSide{pair.leftName, reading.left->name(), leftText->utf8(),
                                leftText->isConverted()};
        const DiffSide rightSide{pair.rightName, reading.right->name(), rightText->utf8(),
                                 rightText->isConverted()};
        const DiffStyle style = styleOf(context, pair);
        UnifiedWriter writer(context.out, leftSide, rightSide, style);
        OriginalOffsets leftOffsets(left, *reading.left, kMark);
        OriginalOffsets rightOffsets(right, *reading.right, kMark);
        bool isDifferent = false;
        Result<Done> outcome = Done{};
        const auto tell = [&](const LineDifference& difference) {
            if (!isDifferent && !context.jsonl)
                writeDiffHeader(context.out, leftSide, rightSide, style);
            isDifferent = true;
            outcome = context.jsonl ? writeJson(context, difference, leftSide, leftOffsets,
                                                rightSide, rightOffsets)
                                    : writer.add(difference);
            return outcome.has_value();
        };
        Progress progress(context.progress, pair.leftName, 0);
        const auto found =
            findLineDifferences(leftText->utf8(), rightText->utf8(), tell, {},
                                [&](std::uint64_t done, std::uint64_t) { progress.at(done); });
        if (!found)
            return found.error();
        if (found->joined)
            message(phrase("moji diff", kJoined));
        if (outcome)
            outcome = writer.finish();
        if (!outcome)
            return outcome.error();
        return isDifferent ? kNo : kFine;
    }

    [[nodiscard]] static Result<Done>
    writeJson(const Context& context, const LineDifference& difference, const DiffSide& left,
              OriginalOffsets& leftOffsets, const DiffSide& right, OriginalOffsets& rightOffsets) {
        JsonLine line(context.out);
        Result<Done> outcome = Done{};
        const auto places = [&](std::string_view key, ByteRange range, OriginalOffsets& offsets) {
            const auto begin = offsets.at(range.begin);
            const auto end = offsets.at(range.end);
            if (!begin || !end)
                outcome = begin ? end.error() : begin.error();
            else
                line.key(key).append(fmt::format("[{},{}]", *begin, *end));
        };
        const auto text = [&](std::string_view key, const DiffSide& side, ByteRange range) {
            line.key(key).append("\"");
            const auto done = forEachPiece(side.bytes, range, [&](std::string_view piece) {
                line.appendUtf8(printableBytes(piece, side, {}));
            });
            line.append("\"");
            if (!done)
                outcome = done;
        };
        places("a", difference.left, leftOffsets);
        places("b", difference.right, rightOffsets);
        text("a_text", left, difference.left);
        text("b_text", right, difference.right);
        return outcome;
    }

    [[nodiscard]] static Result<ExitStatus> writeJson(const Context& context,
                                                      const Alignment& alignment,
                                                      const ByteSource& left,
                                                      const ByteSource& right) {
        for (const Difference& difference : alignment.differences()) {
            JsonLine line(context.out);
            const auto places = [&](std::string_view key, ByteRange range) {
                line.key(key).append(fmt::format("[{},{}]", range.begin, range.end));
            };
            places("a", difference.left);
            places("b", difference.right);
            line.null("a_text").null("b_text");
            for (const auto& [key, source, range] :
                 {std::tuple("a_bytes", &left, difference.left),
                  std::tuple("b_bytes", &right, difference.right)}) {
                line.key(key).append("\"");
                for (std::uint64_t at = range.begin; at < range.end; at += 4096) {
                    const auto bytes = readRange(*source, {at, std::min(at + 4096, range.end)});
                    if (!bytes)
                        return bytes.error();
                    line.append((at > range.begin ? " " : "") + hexBytes(*bytes));
                }
                line.append("\"");
            }
        }
        return kNo;
    }

    std::string m_left = "auto";
    std::string m_right = "auto";
    std::string m_both;
    CLI::Option* m_bothOption = nullptr;
    CLI::Option* m_leftOption = nullptr; // what names one of the two goes before what names both
    CLI::Option* m_rightOption = nullptr;
    bool m_bytes = false;
    std::optional<std::uint64_t> m_context;
};

} // namespace

std::unique_ptr<Command> makeDiffCommand() {
    return std::make_unique<DiffCommand>();
}

} // namespace moji::cli
