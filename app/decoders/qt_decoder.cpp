#include "decoders/qt_decoder.h"

#include "decoders/reading_writer.h"
#include "decoders/source_window.h"
#include "text/qt_text.h"
#include "utf8/fuchsia.h"
#include "utf8/sequence_loop.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kLongestSequence = 4;

/// How Qt decodes `bytes` in the middle of a text. At the start of a text it may take
/// EF BB BF for a byte-order mark, so elsewhere a letter goes in front, and away again.
std::u32string readByQt(ByteView bytes, std::uint64_t offset) {
    if (offset == 0)
        return toCodePoints(
            QString::fromUtf8(asChars(bytes).data(), static_cast<qsizetype>(bytes.size())));
    std::string guarded = "x";
    guarded += asChars(bytes);
    return toCodePoints(QString::fromUtf8(guarded.data(), static_cast<qsizetype>(guarded.size())))
        .substr(1);
}

void takeWellFormed(ReadingWriter& out, ByteView bytes, std::uint64_t offset) {
    const std::u32string text = readByQt(bytes, offset);
    std::uint64_t length = 0;
    for (const char32_t codePoint : text)
        length += utf8::encodedLength(codePoint);
    std::uint64_t at = offset + (bytes.size() - length); // after the bytes that Qt dropped
    for (const char32_t codePoint : text) {
        out.character(at, utf8::encodedLength(codePoint), codePoint);
        at += utf8::encodedLength(codePoint);
    }
}

/// A mark for each byte, as far as there are marks; the last one takes the rest.
void takeIllFormed(ReadingWriter& out, ByteView bytes, std::uint64_t offset) {
    const std::size_t marks = readByQt(bytes, offset).size();
    for (std::size_t i = 0; i < std::min(marks, bytes.size()); ++i)
        out.replacement(offset + i, i + 1 < marks ? 1 : bytes.size() - i);
    if (marks == 0)
        out.error(offset);
}

class QtDecoder final : public ReadingDecoder {
public:
    QtDecoder()
        : ReadingDecoder({"qt", std::string("Qt ") + qVersion(), DecoderKind::Replaces}) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                           std::stop_token stop) const override {
        SourceWindow window(source);
        ReadingWriter out(sink);
        const auto done =
            utf8::forEachSequence(window.buffer(), kLongestSequence, stop,
                                  [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
                                      std::size_t length = utf8::wellFormedPrefix(bytes);
                                      if (length > 0) {
                                          takeWellFormed(out, bytes.first(length), offset);
                                      } else {
                                          length = utf8::decodeStrict(bytes, Tail::AtEnd).length;
                                          takeIllFormed(out, bytes.first(length), offset);
                                      }
                                      return out.wanted() ? length : 0;
                                  });
        if (!done)
            return done.error();
        return out.finish();
    }
};

} // namespace

std::unique_ptr<ReadingDecoder> makeQtDecoder() {
    return std::make_unique<QtDecoder>();
}

} // namespace moji::app
