// moji mojibake: the forward grid, text encoded as X and read as Y.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/decoded_text.h"
#include "cli/encoding_list.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "repair/comparison.h"
#include "repair/mojibake.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

/// One text, and what it is encoded with.
struct Subject {
    const Input& input;
    const ByteSource& text;
    const Codec& utf8;
    const std::vector<const Codec*>& codecs;
};

/// The text in one encoding, read in each of the others.
struct Row {
    std::vector<const Codec*> readAs;
    bool isWritable = false;
    bool isMalformed = false;       // the text is no UTF-8; no encoding can write it
    std::vector<bool> isReversible; // of readAs, if the text is writable
};

Result<Row> rowOf(const Subject& subject, const Codec& encodedAs) {
    Row row;
    std::ranges::remove_copy(subject.codecs, std::back_inserter(row.readAs), &encodedAs);
    const auto writable = canWrite(subject.text, subject.utf8, encodedAs);
    if (!writable)
        return writable.error();
    row.isWritable = *writable;
    if (!row.isWritable) {
        const auto valid = canWrite(subject.text, subject.utf8, subject.utf8);
        if (!valid)
            return valid.error();
        row.isMalformed = !*valid;
        return row;
    }
    auto reversible = areReversible(subject.text, subject.utf8, encodedAs, row.readAs);
    if (!reversible)
        return reversible.error();
    row.isReversible = *std::move(reversible);
    return row;
}

/// The bytes of the text under `encoding` in hexadecimal, piece by piece, while `use` returns true.
template <class Use>
Result<Done> writeHex(const Subject& subject, const Codec& encoding, Use use) {
    WrittenText written(subject.text, subject.utf8, encoding);
    Bytes block(16 * 1024);
    std::string piece;
    for (;;) {
        const auto count = written.read(block);
        if (!count)
            return count.error();
        if (*count == 0)
            return Done{};
        piece.assign(piece.empty() ? 0 : 1, ' '); // parts it from the piece before
        appendHexBytes(piece, ByteView(block).first(*count));
        if (!use(piece))
            return Done{};
    }
}

/// The text as it reads under `readAs`.
template <class Use>
Result<Done> readDamaged(const Subject& subject, const Codec& encodedAs, const Codec& readAs,
                         Use use) {
    WrittenText written(subject.text, subject.utf8, encodedAs);
    return decodeText(written, readAs, use);
}

class JsonGrid {
public:
    JsonGrid(const Context& context, const Subject& subject)
        : m_context(context)
        , m_subject(subject) {}

    Result<Done> writeRow(const Codec& encodedAs, const Row& row) {
        for (std::size_t i = 0; i < row.readAs.size(); ++i) {
            if (!row.isWritable)
                writeNull(encodedAs, *row.readAs[i]);
            else if (auto written = writeCell(encodedAs, *row.readAs[i], row.isReversible[i]);
                     !written)
                return written;
            m_context.out.flushIfInteractive();
        }
        return Done{};
    }

private:
    void writeNames(JsonLine& line, const Codec& encodedAs, const Codec& readAs) const {
        if (m_context.namesFile())
            line.file(m_subject.input.name);
        line.string("encoded_as", encodedAs.name()).string("read_as", readAs.name());
    }

    void writeNull(const Codec& encodedAs, const Codec& readAs) {
        JsonLine line(m_context.out);
        writeNames(line, encodedAs, readAs);
        line.null("bytes").null("text").boolean("reversible", false);
    }

    Result<Done> writeCell(const Codec& encodedAs, const Codec& readAs, bool isReversible) {
        JsonLine line(m_context.out);
        writeNames(line, encodedAs, readAs);
        line.key("bytes").append("\"");
        auto done = writeHex(m_subject, encodedAs, [&](const std::string& piece) {
            line.append(piece);
            return true;
        });
        if (!done)
            return done;
        line.append("\"").key("text").append("\"");
        done = readDamaged(m_subject, encodedAs, readAs, [&](std::u32string_view text) {
            line.appendText(text);
            return true;
        });
        line.append("\"").boolean("reversible", isReversible);
        return done;
    }

    const Context& m_context;
    const Subject& m_subject;
};

/// For people: a block for each encoding written, a line in it for each encoding read.
class TextGrid {
public:
    TextGrid(const Context& context, const Subject& subject)
        : m_out(context.out)
        , m_subject(subject) {
        for (const Codec* codec : subject.codecs)
            m_nameColumns = std::max(m_nameColumns, codec->name().size());
    }

    Result<Done> writeRow(const Codec& encodedAs, const Row& row) {
        m_out.write(phrase("moji mojibake", "written as %1").with(encodedAs.name()) + ": ");
        if (!row.isWritable) {
            m_out.write(
                (row.isMalformed
                     ? phrase("moji mojibake", "the input is malformed: it is not valid UTF-8")
                     : phrase("moji mojibake", "this encoding lacks some of the characters")) +
                "\n\n");
            return Done{};
        }
        auto done = writeBytes(encodedAs);
        m_out.write('\n');
        for (std::size_t i = 0; i < row.readAs.size() && done; ++i) {
            done = writeCell(encodedAs, *row.readAs[i], row.isReversible[i]);
            m_out.flushIfInteractive();
        }
        m_out.write('\n');
        return done;
    }

private:
    Result<Done> writeBytes(const Codec& encodedAs) {
        FittedText fitted(m_out, columnsBehind(13 + encodedAs.name().size()));
        auto done = writeHex(m_subject, encodedAs, [&](const std::string& piece) {
            return fitted.add(std::u32string(piece.begin(), piece.end()));
        });
        fitted.finish();
        return done;
    }

    Result<Done> writeCell(const Codec& encodedAs, const Codec& readAs, bool isReversible) {
        const std::string head =
            "  " +
            phrase("moji mojibake", "read as %1").with(padded(readAs.name(), m_nameColumns)) +
            "  " +
            padded(isReversible ? phrase("moji mojibake", "reversible")
                                : phrase("moji mojibake", "lossy"),
                   12);
        m_out.write(head);
        FittedText fitted(m_out, columnsBehind(visibleColumns(fromUtf8(head))));
        auto done = readDamaged(m_subject, encodedAs, readAs,
                                [&](std::u32string_view text) { return fitted.add(text); });
        fitted.finish();
        m_out.write('\n');
        return done;
    }

    Output& m_out;
    const Subject& m_subject;
    std::size_t m_nameColumns = 0;
};

class MojibakeCommand final : public Command {
public:
    MojibakeCommand()
        : Command("mojibake",
                  MOJI_PHRASE("moji", "a text written in one encoding and read in another")) {}

    void addOptions(CLI::App& app) override {
        addEncodingsOption(
            app, m_names,
            phrase("moji mojibake",
                   "every ordered pair of two of these (default: those most often confused)"));
    }

    ExitStatus run(Context& context) override {
        auto codecs = namedEncodings(context, m_names, confusableEncodings());
        if (!codecs)
            return kTrouble;
        keepDifferent(*codecs);
        if (codecs->size() < 2) {
            message(phrase("moji mojibake", "--encodings: name two different ones at least"));
            return kTrouble;
        }
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto source = input.source(context.maxBytes);
            if (!source)
                return source.error();
            const Subject subject{input, **source, context.codecs.utf8(), *codecs};
            context.writeHeading(input);
            return context.jsonl ? writeGrid(JsonGrid(context, subject), subject)
                                 : writeGrid(TextGrid(context, subject), subject);
        });
    }

private:
    /// Each once, in the order given.
    static void keepDifferent(std::vector<const Codec*>& codecs) {
        std::vector<const Codec*> different;
        for (const Codec* codec : codecs)
            if (std::ranges::find(different, codec) == different.end())
                different.push_back(codec);
        codecs = std::move(different);
    }

    template <class Grid>
    static Result<ExitStatus> writeGrid(Grid grid, const Subject& subject) {
        for (const Codec* encodedAs : subject.codecs) {
            const auto row = rowOf(subject, *encodedAs);
            if (!row)
                return row.error();
            if (const auto written = grid.writeRow(*encodedAs, *row); !written)
                return written.error();
        }
        return kFine;
    }

    std::vector<std::string> m_names;
};

} // namespace

std::unique_ptr<Command> makeMojibakeCommand() {
    return std::make_unique<MojibakeCommand>();
}

} // namespace moji::cli
