#pragma once
// Converting files of the Folder panel: what to convert to, the files with what would become of
// each, and the preview of the one that is current. Nothing is written before the reader says so.

#include "folder/folder_conversion.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSplitter;

namespace moji::app {

class ConversionModel;
class EncodingBox;
class PlainTable;
class PreviewView;
class WrapRow;

class ConversionPage final : public QWidget {
    Q_OBJECT
public:
    ConversionPage(const CodecRegistry& codecs, JobMonitor& jobs, FolderConversion* conversion,
                   QWidget* parent = nullptr);

    /// Says what would become of these files. `namePrefix`: bytes of every name that the table
    /// leaves out.
    void open(std::vector<std::string> names, std::size_t namePrefix);
    /// What is chosen, or has been done, in a sentence.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] ConversionModel& model() { return *m_model; }
    [[nodiscard]] PlainTable& table() { return *m_table; }
    [[nodiscard]] PreviewView& preview() { return *m_preview; }

Q_SIGNALS:
    void backWanted();
    void undoWanted();
    void sentenceChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] WrapRow* makeBar(const CodecRegistry& codecs);
    void makeChoices(const CodecRegistry& codecs, QWidget* bar);
    void makeTable();
    void connectConversion();
    [[nodiscard]] ConvertRequest request() const;
    [[nodiscard]] QString resultText() const;
    void plan();
    void convert();
    void showCurrent();
    void showState();
    void restyle();

    FolderConversion* m_conversion;
    ConversionModel* m_model;
    PlainTable* m_table = nullptr;
    PreviewView* m_preview;
    QSplitter* m_halves = nullptr;
    EncodingBox* m_to = nullptr;
    QComboBox* m_bom = nullptr;
    QComboBox* m_eol = nullptr;
    QComboBox* m_unmappable = nullptr;
    QCheckBox* m_lines = nullptr;
    QCheckBox* m_declarations = nullptr;
    QPushButton* m_convert = nullptr;
    QPushButton* m_undo = nullptr;
    std::vector<std::string> m_names;
    std::size_t m_namePrefix = 0;
    QString m_result; // of the last conversion; empty: none since the plan
    std::uint64_t m_converted = 0;
    std::uint64_t m_refused = 0;
};

} // namespace moji::app
