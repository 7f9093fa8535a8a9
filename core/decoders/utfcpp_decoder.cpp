// UTF8-CPP's utf8::replace_invalid.

#include "decoders/reading_writer.h"
#include "decoders/source_window.h"
#include "utf8/sequence_loop.h"
#include "utf8/strict.h"

#include <utf8cpp/utf8.h>

#include <iterator>

namespace moji {

namespace {

/// replace_invalid returns text without positions, so it is called for one ill-formed stretch at a
/// time: a byte and the continuation bytes after it. It returns one U+FFFD for all of them or one
/// for each; it keeps no state between such stretches.
class Utf8CppReader {
public:
    /// More than the longest sequence, so that the answer for a stretch of this length also holds
    /// for longer ones.
    static constexpr std::size_t kLookahead = 8;

    explicit Utf8CppReader(ReadingWriter& out)
        : m_out(out) {}

    /// Takes at least one of `bytes`, which hold kLookahead bytes or all that remain.
    std::size_t take(ByteView bytes, std::uint64_t offset) {
        if (m_openLength > 0) {
            const std::size_t continued = continuationRun(bytes);
            m_openLength += continued;
            if (continued > 0)
                return continued;
            finish();
        }
        const auto invalid = ::utf8::find_invalid(bytes.begin(), bytes.end());
        if (invalid != bytes.begin())
            return takeValid(bytes.first(static_cast<std::size_t>(invalid - bytes.begin())),
                             offset);
        return takeInvalid(bytes, offset);
    }
    void finish() {
        if (m_openLength > 0)
            m_out.replacement(m_openOffset, m_openLength);
        m_openLength = 0;
    }

private:
    static std::size_t continuationRun(ByteView bytes) {
        const auto end = std::ranges::find_if_not(bytes, moji::utf8::isContinuation);
        return static_cast<std::size_t>(end - bytes.begin());
    }
    std::size_t takeValid(ByteView bytes, std::uint64_t offset) {
        for (auto at = bytes.begin(); at != bytes.end();) {
            const auto begin = at;
            const auto codePoint = static_cast<char32_t>(::utf8::unchecked::next(at));
            m_out.character(offset + static_cast<std::uint64_t>(begin - bytes.begin()),
                            static_cast<std::uint64_t>(at - begin), codePoint);
        }
        return bytes.size();
    }
    std::size_t takeInvalid(ByteView bytes, std::uint64_t offset) {
        const ByteView ahead = bytes.first(std::min(kLookahead, bytes.size()));
        const ByteView stretch = bytes.first(1 + continuationRun(ahead.subspan(1)));
        std::string marks;
        ::utf8::replace_invalid(stretch.begin(), stretch.end(), std::back_inserter(marks));
        if (marks.size() != 3) { // not one U+FFFD, EF BF BD
            m_out.replacement(offset, 1);
            return 1;
        }
        m_openOffset = offset; // more continuation bytes may follow the stretch
        m_openLength = stretch.size();
        return stretch.size();
    }

    ReadingWriter& m_out;
    std::uint64_t m_openOffset = 0; // start of an error that may continue
    std::uint64_t m_openLength = 0; // 0: there is none
};

class Utf8CppDecoder final : public ReadingDecoder {
public:
    Utf8CppDecoder()
        : ReadingDecoder({"utfcpp", "UTF8-CPP", DecoderKind::Replaces}) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                           std::stop_token stop) const override {
        SourceWindow window(source);
        ReadingWriter out(sink);
        Utf8CppReader library(out);
        const auto done =
            moji::utf8::forEachSequence(window.buffer(), Utf8CppReader::kLookahead, stop,
                                        [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
                                            const std::size_t taken = library.take(bytes, offset);
                                            return out.wanted() ? taken : 0;
                                        });
        if (!done)
            return done.error();
        library.finish();
        return out.finish();
    }
};

} // namespace

DecoderPointer utfcppDecoder() {
    return std::make_unique<Utf8CppDecoder>();
}

} // namespace moji
