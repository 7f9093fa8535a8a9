#include "window/convert_dialog.h"

#include "bytes/part_source.h"
#include "codec/owned_mark.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"
#include "widgets/heard_view.h"
#include "widgets/row_enter.h"
#include "window/convert_words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <span>

namespace moji::app {

namespace {

constexpr std::size_t kMostRows = 1000;
constexpr QSize kSize{760, 440};
constexpr std::size_t kUsualEncodings = 28; // the list starts with the likely ones
constexpr std::size_t kMostHolders = 6;

QLabel* makeLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// What most want to save in: UTF-8, unless that is what they have.
const Codec& firstProposed(const Document& document) {
    return document.isUtf8() ? document.codec() : document.codecs().utf8();
}

} // namespace

ConvertDialog::ConvertDialog(Document* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_encoding(new EncodingBox(document->codecs(), firstProposed(*document), this))
    , m_verdict(makeLabel(this))
    , m_lost(new HeardView<QTableWidget>(0, convert_words::kColumns, this))
    , m_forms(makeLabel(this))
    , m_trips(makeLabel(this))
    , m_holders(makeLabel(this))
    , m_job(document->jobs(), tr("Checking the conversion"), this)
    , m_tripsJob(document->jobs(), tr("Converting there and back"), this)
    , m_holdersJob(document->jobs(), tr("Looking for encodings that hold the text"), this) {
    setWindowTitle(tr("Save in another encoding"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save as…"), QDialogButtonBox::AcceptRole);
    makeTable();
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->addRow(tr("Document:"), new QLabel(fromUtf8(document->codec().name()), this));
    form->addRow(tr("Convert to:"), m_encoding);
    column->addLayout(form);
    column->addWidget(m_verdict);
    column->addWidget(m_lost, 1);
    column->addWidget(m_forms);
    column->addWidget(m_trips);
    column->addWidget(m_holders);
    column->addStretch(); // the room of the table while nothing is lost
    column->addWidget(buttons);
    resize(kSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_encoding, &EncodingBox::chosen, this, &ConvertDialog::check);
    m_holders->setAccessibleName(tr("Encodings that hold every character"));
    m_holders->setTextFormat(Qt::RichText);
    m_holders->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_holders, &QLabel::linkActivated, this, &ConvertDialog::choose);
    connect(m_encoding, &EncodingBox::refused, m_verdict, &QLabel::setText);
    connect(m_lost, &QTableWidget::itemActivated, this,
            [this](const QTableWidgetItem* item) { showNextPlace(item->row()); });
    connect(&m_job, &JobBase::cancelled, this, [this] {
        m_verdict->setText(tr("Checking the conversion was cancelled. Choose another encoding, or "
                              "open this dialog again."));
    });
    connect(&m_tripsJob, &JobBase::cancelled, this,
            [this] { m_trips->setText(tr("Converting there and back was cancelled.")); });
    check();
    findHolders();
}

void ConvertDialog::makeTable() {
    m_lost->setAccessibleName(tr("What does not survive"));
    m_lost->setHorizontalHeaderLabels(convert_words::columns());
    m_lost->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_lost->horizontalHeader()->setStretchLastSection(true);
    m_lost->setShowGrid(false);
    m_lost->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_lost->verticalHeader()->hide();
    m_lost->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_lost->setEditTriggers(QAbstractItemView::NoEditTriggers);
    keepEnter(*m_lost); // it shows a place
}

const Codec* ConvertDialog::encoding() const {
    return &m_encoding->codec();
}

std::uint64_t ConvertDialog::markLeftOutIn(const Codec& to) const {
    constexpr std::u32string_view kMark = U"\uFEFF";
    const auto first = m_document->spanAt(0);
    const bool isLeftOut = first && first->span.text() == kMark &&
                           !m_document->codec().scheme().ownsMark && !encodeAll(to, kMark);
    return isLeftOut ? first->range().length() : 0;
}

const Codec& ConvertDialog::reading() const {
    const Codec& codec = m_document->codec();
    return markLeftOutIn(*encoding()) == 0 ? codec
                                           : *m_document->codecs().find(nameWithMark(codec));
}

void ConvertDialog::choose(const QString& encoding) {
    const Codec* codec = m_document->codecs().find(toUtf8(encoding));
    if (codec == nullptr || codec == this->encoding())
        return;
    m_encoding->setCodec(*codec);
    check();
}

void ConvertDialog::check() {
    m_save->setEnabled(false);
    m_lost->setRowCount(0);
    m_lost->hide();
    m_places.clear();
    m_forms->clear();
    m_verdict->setText(tr("Checking whether the whole text can be written in %1…")
                           .arg(fromUtf8(encoding()->name())));
    m_trips->setText(tr("Converting there and back…"));
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), from = &reading(),
         to = encoding()](std::stop_token stop, const ProgressCallback& report) {
            return fits::fitReport(*source, *from, *to, stop, report);
        },
        [this](std::uint64_t, const Result<fits::FitReport>& found) { show(found); });
    const std::uint64_t mark = markLeftOutIn(*encoding());
    m_tripsJob.start(
        m_document->revision(),
        [source = m_document->snapshot(), from = &m_document->codec(), to = encoding(),
         mark](std::stop_token stop, const ProgressCallback&) -> Result<Trips> {
            const PartSource text(*source, {mark, source->size()});
            Trips trips;
            for (const auto library :
                 {chart::Library::Whatwg, chart::Library::Icu, chart::Library::Iconv}) {
                auto trip = fits::roundTrip(text, *from, *to, library, stop);
                if (!trip)
                    return trip.error();
                trip->offset += mark;
                trips.push_back(*std::move(trip));
            }
            return trips;
        },
        [this, mark](std::uint64_t, const Result<Trips>& found) {
            m_trips->setText(found ? convert_words::tripsText(*found, mark > 0)
                                   : errorText(found.error()));
        });
}

void ConvertDialog::findHolders() {
    // By the bytes of the mark that they leave out: none, or those of the mark.
    std::map<std::uint64_t, std::vector<const Codec*>> usual;
    for (const CodecInfo& info : std::span(m_document->codecs().list()).first(kUsualEncodings)) {
        const Codec* codec = m_document->codecs().find(info.name);
        usual[markLeftOutIn(*codec)].push_back(codec);
    }
    m_holdersJob.start(
        m_document->revision(),
        [source = m_document->snapshot(), from = &m_document->codec(),
         usual](std::stop_token stop,
                const ProgressCallback& report) -> Result<std::vector<fits::Holder>> {
            std::vector<fits::Holder> all;
            for (const auto& [mark, codecs] : usual) {
                const PartSource text(*source, {mark, source->size()});
                const auto some = fits::holders(text, *from, codecs, stop, report);
                if (!some)
                    return some.error();
                all.insert(all.end(), some->holders.begin(), some->holders.end());
            }
            std::ranges::stable_sort(all, {}, &fits::Holder::size);
            return all;
        },
        [this](std::uint64_t, const Result<std::vector<fits::Holder>>& found) {
            showHolders(found);
        });
}

/// A click on it chooses the encoding.
QString ConvertDialog::linkTo(const QString& encoding, const QString& text) {
    return QStringLiteral("<a href=\"%1\">%2</a>")
        .arg(encoding.toHtmlEscaped(), text.toHtmlEscaped());
}

void ConvertDialog::showHolders(const Result<std::vector<fits::Holder>>& found) {
    if (!found)
        return; // the verdict says why
    QStringList names;
    QStringList sizes;
    for (const fits::Holder& holder :
         std::span(*found).first(std::min(kMostHolders, found->size()))) {
        const QString name = fromUtf8(holder.codec->name());
        sizes << tr("%1 (%2)").arg(name, bytesText(holder.size));
        names << linkTo(name, sizes.back());
    }
    m_holders->setAccessibleDescription(QLocale().createSeparatedList(sizes));
    m_holders->setText(tr("Encodings that hold every character, the smallest first: %1.")
                           .arg(QLocale().createSeparatedList(names)));
}

void ConvertDialog::show(const Result<fits::FitReport>& found) {
    if (!found) {
        m_verdict->setText(errorText(found.error()));
        return;
    }
    m_save->setEnabled(convert_words::unwritable(*found) == 0);
    const QString name = fromUtf8(encoding()->name());
    QString verdict = convert_words::verdict(*found, name);
    if (&reading() != &m_document->codec())
        verdict = tr("%1 The byte-order mark is left out, as %2 has none.").arg(verdict, name);
    m_verdict->setText(verdict);
    m_forms->setText(convert_words::formsText(*found, name));
    m_forms->setVisible(!m_forms->text().isEmpty());
    fill(*found);
}

void ConvertDialog::fill(const fits::FitReport& report) {
    if (report.malformed.count > 0)
        addRow(convert_words::malformedCells(report.malformed), {report.malformed.first});
    for (const fits::LostCharacter& lost : report.lostCharacters)
        if (m_places.size() < kMostRows)
            addRow(convert_words::cells(lost), lost.offsets);
    m_lost->setVisible(m_lost->rowCount() > 0);
}

void ConvertDialog::addRow(const QStringList& cells, const std::vector<std::uint64_t>& offsets) {
    const int row = m_lost->rowCount();
    m_lost->setRowCount(row + 1);
    for (int column = 0; column < cells.size(); ++column)
        m_lost->setItem(row, column, new QTableWidgetItem(cells[column]));
    m_lost->item(row, 0)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_places.push_back({offsets});
}

/// The places of a row one after another.
void ConvertDialog::showNextPlace(int row) {
    Places& places = m_places[static_cast<std::size_t>(row)];
    const std::uint64_t offset = places.offsets[places.next];
    places.next = (places.next + 1) % places.offsets.size();
    const auto span = m_document->spanAt(offset);
    Q_EMIT placeChosen(span ? span->range() : ByteRange{offset, offset + 1});
}

/// Links keep the colour that they were written in.
void ConvertDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    const QString text = m_holders->text();
    m_holders->clear();
    m_holders->setText(text);
}

} // namespace moji::app
