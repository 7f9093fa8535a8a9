#pragma once
// Asks for the encoding to convert the document to, and shows, while it is being chosen, what would
// become of the text there: which characters are lost, how often, where, and what `moji convert`
// could write instead; which normal form helps; whether it comes back the same; and which encodings
// hold all of it. Only a text that can be converted completely may be saved.

#include "document/document.h"
#include "fits/fit_report.h"
#include "fits/holders.h"
#include "fits/round_trip.h"
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
    /// What the document is read as: its encoding, or the same one without the byte-order mark at
    /// the beginning, if encoding() has no such character.
    [[nodiscard]] const Codec& reading() const;

Q_SIGNALS:
    /// The reader wants to see this place in the bytes.
    void placeChosen(moji::ByteRange place);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Trips = std::vector<fits::RoundTrip>;

    void makeTable();
    void choose(const QString& encoding);
    void check();
    void show(const Result<fits::FitReport>& found);
    void fill(const fits::FitReport& report);
    void addRow(const QStringList& cells, const std::vector<std::uint64_t>& offsets);
    void showNextPlace(int row);
    /// Bytes of the byte-order mark at the beginning of the document, if `to` has no such character
    /// and it is left out there.
    [[nodiscard]] std::uint64_t markLeftOutIn(const Codec& to) const;
    void findHolders();
    [[nodiscard]] static QString linkTo(const QString& encoding, const QString& text);
    void showHolders(const Result<std::vector<fits::Holder>>& found);

    Document* m_document;
    EncodingBox* m_encoding;
    QLabel* m_verdict;
    QTableWidget* m_lost;
    QLabel* m_forms;
    QLabel* m_trips;
    QLabel* m_holders;
    QPushButton* m_save;
    struct Places {
        std::vector<std::uint64_t> offsets; // the first ones
        std::size_t next = 0;
    };
    std::vector<Places> m_places; // of the rows
    Job<Result<fits::FitReport>> m_job;
    Job<Result<Trips>> m_tripsJob;
    Job<Result<std::vector<fits::Holder>>> m_holdersJob;
};

} // namespace moji::app
