#pragma once
// A text made of words and their readings, with the bits that each saves, and what the choice among
// them takes.

#include "core/repair/misread_encodings.h"
#include "repair/misread_choice.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <string>
#include <string_view>
#include <vector>

namespace moji::repair::test {

/// Of names with spaces between them.
inline MisreadEncodings::Set setOf(std::string_view names) {
    MisreadEncodings::Set set = 0;
    for (const QByteArray& name : QByteArray::fromStdString(std::string(names)).split(' '))
        set |= MisreadEncodings::Set{1} << indexOf(name.toStdString());
    return set;
}

enum class Proof { Strong, Ambiguous, Ordinary };

inline constexpr const char* kLatin1 = "ISO-8859-1";    // of 3 bits of doubt, as windows-1251
inline constexpr const char* kWestern = "windows-1252"; // of 2
inline constexpr const char* kCyrillic = "windows-1251";

struct Read {
    std::vector<const char*> encodings; // each a set of names, the last time first
    double net = 0;                     // bits
    Proof proof = Proof::Strong;
    std::u32string_view text = U"é"; // repaired
};

/// A text, word by word, and what the choice takes of it.
class Words {
public:
    /// A word of which all is misread, by each of these readings.
    Words& misread(std::u32string_view word, const std::vector<Read>& readings) {
        std::vector<MisreadReading> all;
        for (const Read& read : readings)
            all.push_back(readingOf(word, read));
        m_choice.add(std::move(all));
        return intact(word);
    }
    Words& misread(double net, Proof proof = Proof::Strong) {
        return misread(U"Ã©", {{{kWestern}, net, proof}});
    }
    Words& misreadInPart(std::u32string_view word, const Read& read, MisreadPart part) {
        MisreadReading reading = readingOf(word, read);
        reading.parts = std::make_shared<const std::vector<MisreadPart>>(1, std::move(part));
        m_choice.add({std::move(reading)});
        return intact(word);
    }
    Words& plain(std::u32string_view word) {
        m_choice.addPlain({m_text.size(), m_text.size() + word.size(), {}, {}});
        return intact(word);
    }
    Words& intact(std::u32string_view word) {
        m_text += word;
        m_text += U' ';
        return *this;
    }
    Words& unexplained(std::u32string_view word, int times) {
        for (int i = 0; i < times; ++i)
            m_choice.addUnexplained(word);
        return *this;
    }
    Words& counted(std::u32string_view word, int times) {
        for (int i = 0; i < times; ++i)
            m_choice.count(word);
        return *this;
    }
    bool settle() { return m_choice.settle(); }
    [[nodiscard]] const MisreadChoice::Encodings& settled() const { return m_choice.settled(); }

    MisreadText choose() { return m_choice.choose(m_text); }
    /// Each word that is taken, and its encodings.
    QStringList taken() { return listed(choose()); }
    /// By the bits given here, whatever the lines say.
    QStringList takenByWordsAlone() { return listed(m_choice.choose({})); }
    qsizetype count() { return taken().size(); }

private:
    [[nodiscard]] QStringList listed(const MisreadText& found) const {
        QStringList words;
        for (const MisreadText::Place& place : found.places) {
            QString word = QString::fromStdString(
                toUtf8(std::u32string_view(m_text).substr(place.begin, place.end - place.begin)));
            for (const Step& step : *place.chain) {
                if (step.kind == StepKind::Encode)
                    word += ' ' + QString::fromStdString(step.codec);
                else if (step.codec != "UTF-8")
                    word += '/' + QString::fromStdString(step.codec);
            }
            words.push_back(word);
        }
        return words;
    }

    [[nodiscard]] MisreadReading readingOf(std::u32string_view word, const Read& read) const {
        MisreadReading reading;
        reading.begin = m_text.size();
        reading.end = m_text.size() + word.size();
        reading.parts = std::make_shared<const std::vector<MisreadPart>>(
            1,
            MisreadPart{0, word.size(), std::u32string(read.text), false, read.text == U"\uFFFD"});
        for (const char* names : read.encodings)
            reading.readAs[reading.times++] = setOf(names);
        reading.surrogates = read.text == U"😍";
        reading.ambiguous = read.proof == Proof::Ambiguous;
        reading.ordinary = read.proof == Proof::Ordinary;
        reading.net = read.net;
        return reading;
    }

    MisreadChoice m_choice{encodings()};
    std::u32string m_text;
};

} // namespace moji::repair::test
