// Our own codecs.

#include "chart/code_reader.h"

namespace moji::chart {

namespace {

class CodecReader final : public CodeReader {
public:
    explicit CodecReader(const Codec& codec)
        : CodeReader(codec.name(), {})
        , m_codec(codec)
        , m_state(codec.initialState()) {}

    bool enter(ByteView prefix) override {
        m_state = m_codec.initialState();
        while (!prefix.empty()) {
            const Span span = m_codec.next(prefix, m_state, Tail::MoreFollows);
            // The rest may be a single shift, which belongs to the character after it.
            if (span.length == 0 && prefix.size() <= 2) {
                m_pending.assign(prefix.begin(), prefix.end());
                return true;
            }
            if (span.length == 0 || span.status != SpanStatus::Control)
                return false;
            prefix = prefix.subspan(span.length);
        }
        m_pending.clear();
        return true;
    }

    Span read(ByteView code, Tail tail) override {
        DecoderState state = m_state;
        if (m_pending.empty())
            return m_codec.next(code, state, tail);
        m_buffer = m_pending;
        m_buffer.insert(m_buffer.end(), code.begin(), code.end());
        ByteView bytes = m_buffer;
        Span span = m_codec.next(bytes, state, tail);
        std::size_t shift = m_pending.size();
        if (span.status == SpanStatus::Control && span.length == shift) {
            span = m_codec.next(bytes.subspan(shift), state, tail);
            shift = 0;
        }
        if (span.length == 0)
            return span;
        if (span.length <= shift) // the shift itself is the error
            return Span::error(static_cast<std::uint32_t>(code.size()), SpanStatus::Illegal);
        span.length -= static_cast<std::uint32_t>(shift);
        return span;
    }

    Bytes write(std::u32string_view text) override {
        return encodeAll(m_codec, text).value_or(Bytes());
    }

    std::u32string textOf(ByteView code) override {
        (void)enter({});
        DecoderState state = m_state;
        Span character;
        while (!code.empty()) {
            const Span span = m_codec.next(code, state, Tail::AtEnd);
            const bool isSecond = span.status == SpanStatus::Ok && character.status == span.status;
            if (isError(span.status) || (isSecond && character.count > 0))
                return {};
            // A mark is the text only where nothing follows.
            if (span.count > 0)
                character = span;
            code = code.subspan(span.length);
        }
        return std::u32string(character.text());
    }

private:
    const Codec& m_codec;
    DecoderState m_state;
    Bytes m_pending; // the part of the prefix that next() wants together with the code
    Bytes m_buffer;
};

} // namespace

std::string_view identifier(Library library) {
    switch (library) {
    case Library::Whatwg:
        return "whatwg";
    case Library::Icu:
        return "icu";
    case Library::Iconv:
        return "iconv";
    case Library::PythonTable:
        return "python-table";
    }
    return "";
}

std::optional<Library> libraryNamed(std::string_view name) {
    for (const Library library :
         {Library::Whatwg, Library::Icu, Library::Iconv, Library::PythonTable}) {
        if (identifier(library) == name)
            return library;
    }
    return std::nullopt;
}

std::u32string CodeReader::textOf(ByteView code) {
    (void)enter({});
    const Span span = read(code, Tail::AtEnd);
    const bool isWhole = span.length == code.size() && !isError(span.status);
    return isWhole ? std::u32string(span.text()) : std::u32string();
}

ReaderPointer codecReader(const Codec& codec) {
    return std::make_unique<CodecReader>(codec);
}

} // namespace moji::chart
