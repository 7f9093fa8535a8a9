#pragma once
// All encodings as a table for the chooser: those detected in the document first, with how likely
// they are; then the pinned ones; then all others.

#include "codec/codec_registry.h"
#include "window/encoding_scripts.h"

#include <QAbstractTableModel>

#include <vector>

namespace moji::app {

class EncodingsTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Likely, Scripts, Names, kColumns };

    explicit EncodingsTable(const CodecRegistry& codecs, QObject* parent = nullptr);

    struct Guess {
        QString name;
        double score; // 0 to 1
    };
    /// The likeliest first.
    void setGuesses(const std::vector<Guess>& guesses);
    void setScripts(QHash<QString, ScriptFacts> scripts);
    void setPinned(const QStringList& names);
    /// The encoding in use, which is marked.
    void setCurrent(const QString& name);
    /// Shows those that have every one of these words in a name, script, language or region.
    void setWords(const QStringList& words);

    [[nodiscard]] QString nameAt(int row) const;
    /// -1 if it is not shown.
    [[nodiscard]] int rowOf(const QString& name) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        QString name;
        QString others;
    };
    void arrange();
    [[nodiscard]] bool matches(const Row& row) const;
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] double scoreOf(const QString& name) const;

    std::vector<Row> m_all; // as the registry lists them
    std::vector<std::size_t> m_shown;
    std::vector<Guess> m_guesses;
    QHash<QString, ScriptFacts> m_scripts;
    QStringList m_pinned;
    QStringList m_words;
    QString m_current;
};

} // namespace moji::app
