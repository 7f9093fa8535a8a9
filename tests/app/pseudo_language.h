#pragma once
// A language made of the English: every letter that can be has an accent, and sentences are longer
// by two fifths. What is shown without accents was never translated.

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QTextDocumentFragment>
#include <QTranslator>

namespace moji::app {

class PseudoLanguage : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        const bool isKey = qstrcmp(context, "QShortcut") == 0;
        return isKey || text.isEmpty() ? QString() : translated(text);
    }

    /// Placeholders, tags and what follows a tab (keys) stay.
    [[nodiscard]] static QString translated(const QString& text) {
        static const QRegularExpression kept(
            QStringLiteral("%L?\\d|%n|<[^>]*>|&(?:amp|lt|gt|quot|nbsp);|\\t.*$"));
        QString made;
        qsizetype at = 0;
        for (auto found = kept.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            made += accented(text.mid(at, match.capturedStart() - at)) + match.captured();
            at = match.capturedEnd();
        }
        made += accented(text.mid(at));
        const qsizetype keys = made.indexOf(QLatin1Char('\t'));
        constexpr qsizetype kWord = 9;
        QString longer(text.size() * 2 / 5, QChar(0x0148)); // ň
        for (qsizetype space = kWord; space < longer.size(); space += kWord)
            longer[space] = QLatin1Char(' ');
        return keys < 0 ? made + longer : made.insert(keys, longer);
    }

    /// The first word of a shown text that is in English; empty if there is none. Words are of
    /// three letters at least, with a vowel, and not all in capitals (as names of characters are).
    [[nodiscard]] static QString englishIn(const QString& shown, const QSet<QString>& data) {
        static const QRegularExpression word(
            QStringLiteral("(?<![\\p{L}\\p{N}_.+/-])[A-Za-z][a-z]{2,}(?![\\p{L}\\p{N}_+/])"));
        static const QRegularExpression vowel(QStringLiteral("[aeiouAEIOU]"));
        for (auto found = word.globalMatch(plain(shown)); found.hasNext();) {
            const QString one = found.next().captured();
            if (one.contains(vowel) && !data.contains(one.toLower()))
                return one;
        }
        return {};
    }

private:
    [[nodiscard]] static QString accented(QString text) {
        static const QString from = QStringLiteral("aeiouyAEIOUY");
        static const QString to = QStringLiteral("áéíóúýÁÉÍÓÚÝ");
        for (QChar& letter : text)
            if (const qsizetype at = from.indexOf(letter); at >= 0)
                letter = to[at];
        return text;
    }

    [[nodiscard]] static QString plain(const QString& text) {
        QString without =
            Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
        return without.remove(QLatin1Char('&')); // of a mnemonic
    }
};

} // namespace moji::app
