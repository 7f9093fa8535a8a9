// Escapes to encoded words of mail headers (RFC 2047). The charset is UTF-8; a word has at most 75
// characters and never splits a character; CR LF SP separates words and is removed by readers, so
// that lines have at most 76 characters. The whole text is encoded, including ASCII: a word in the
// middle of plain text would depend on the spaces around it. Empty text gives no word. Bytes that
// are not UTF-8 are treated alike.
//
// rfc2047-b: base64, 45 bytes per word.
// rfc2047-q: letters, digits and ! * + - / are unescaped (RFC 2047 allows these everywhere, section
// 5 (3)), a space is _, every other byte is =E4.

#include "escape/ascii.h"
#include "escape/base64_codec.h"
#include "escape/rfc2047_unescaper.h"
#include "escape/style.h"
#include "utf8/strict.h"

namespace moji::escape {

namespace {

constexpr std::string_view kWordEnd = "?=";
constexpr std::string_view kFold = "\r\n ";
constexpr std::size_t kMaxWord = 75; // RFC 2047, section 2

class EncodedWordEscaper : public Transformer {
protected:
    EncodedWordEscaper(std::string_view wordBegin, std::size_t capacity)
        : m_wordBegin(wordBegin)
        , m_capacity(capacity) {}

    /// How much of a word's capacity a character needs.
    [[nodiscard]] virtual std::size_t cost(ByteView character) const = 0;
    virtual void put(ByteView character, PieceWriter& out) = 0;
    /// Ends the word: writes what put() has held back.
    virtual void flush(PieceWriter&) {}

private:
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final {
        const Span span = utf8::decodeStrict(bytes, tail);
        if (span.length == 0)
            return 0;
        const ByteView character = bytes.first(span.length);
        makeRoom(cost(character), out);
        put(character, out);
        return span.length;
    }

    void makeRoom(std::size_t size, PieceWriter& out) {
        if (m_open && m_used + size > m_capacity) {
            end(out);
            out.syntax(0, kFold);
        }
        if (!m_open)
            out.syntax(0, m_wordBegin);
        m_open = true;
        m_used += size;
    }

    void end(PieceWriter& out) final {
        if (!m_open)
            return;
        flush(out);
        out.syntax(0, kWordEnd);
        m_open = false;
        m_used = 0;
    }

    std::string_view m_wordBegin;
    std::size_t m_capacity;
    std::size_t m_used = 0;
    bool m_open = false;
};

constexpr std::string_view kWordBeginB = "=?UTF-8?B?";
constexpr std::string_view kWordBeginQ = "=?UTF-8?Q?";
constexpr std::size_t kRoom = kMaxWord - kWordBeginB.size() - kWordEnd.size();

class BEscaper final : public EncodedWordEscaper {
public:
    BEscaper()
        : EncodedWordEscaper(kWordBeginB, kRoom / 4 * 3) {}

private:
    std::size_t cost(ByteView character) const override { return character.size(); }

    void put(ByteView character, PieceWriter& out) override {
        for (const Byte byte : character) {
            m_group.push_back(byte);
            if (m_group.size() == 3)
                flush(out);
        }
    }

    void flush(PieceWriter& out) override {
        if (m_group.empty())
            return;
        std::string digits;
        appendBase64Group(digits, m_group);
        out.write(m_group.size(), digits, PieceKind::Escape);
        m_group.clear();
    }

    Bytes m_group; // up to 3 bytes
};

class QEscaper final : public EncodedWordEscaper {
public:
    QEscaper()
        : EncodedWordEscaper(kWordBeginQ, kRoom) {}

private:
    static constexpr AsciiSet kBare = kAlphanumeric.with("!*+-/");

    std::size_t cost(ByteView character) const override {
        return isSingle(character) ? 1 : 3 * character.size();
    }

    void put(ByteView character, PieceWriter& out) override {
        if (kBare.contains(character[0]))
            return out.copy(character);
        std::string text = isSingle(character) ? "_" : "";
        for (std::size_t i = 0; i < character.size() && !isSingle(character); ++i) {
            text += '=';
            appendHex(text, character[i], 2);
        }
        out.write(character.size(), text, PieceKind::Escape);
    }

    static bool isSingle(ByteView character) {
        return character[0] == ' ' || kBare.contains(character[0]);
    }
};

} // namespace

Style rfc2047BStyle() {
    return {.name = "rfc2047-b",
            .specification = "RFC 2047",
            .alphabet = Alphabet::Bytes,
            .streams = true,
            .makeEscaper = makeEscaper<BEscaper>,
            .makeUnescaper = makeRfc2047Unescaper};
}

Style rfc2047QStyle() {
    return {.name = "rfc2047-q",
            .specification = "RFC 2047",
            .alphabet = Alphabet::Bytes,
            .streams = true,
            .makeEscaper = makeEscaper<QEscaper>,
            .makeUnescaper = makeRfc2047Unescaper};
}

} // namespace moji::escape
