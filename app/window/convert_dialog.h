#pragma once
// Asks for the encoding to convert the document to, and shows, while it is being
// chosen, which characters that encoding lacks and where; and which encodings have them all. Only a
// text that can be converted completely may be saved.

#include "codec/conversion_check.h"
#include "document/document.h"
#include "fits/fit_report.h"
#include "jobs/job.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace moji::app {

class EncodingBox;

class ConvertDialog : public QDialog {
    Q_OBJECT
public:
    explicit ConvertDialog(Document* document, QWidget* parent = nullptr);

    [[nodiscard]] const Codec* encoding() const;

Q_SIGNALS:
    /// The reader wants to see this place in the bytes.
    void placeChosen(moji::ByteRange place);

private:
    void check();
    void show(const Result<ConversionCheck>& found);
    void fill(const ConversionCheck& found);
    void findHolders();
    void showHolders(const Result<std::vector<fits::Holder>>& found);

    Document* m_document;
    EncodingBox* m_encoding;
    QLabel* m_verdict;
    QTableWidget* m_places;
    QLabel* m_holders;
    QPushButton* m_save;
    std::vector<ByteRange> m_ranges; // of the rows
    Job<Result<ConversionCheck>> m_job;
    Job<Result<std::vector<fits::Holder>>> m_holdersJob;
};

} // namespace moji::app
