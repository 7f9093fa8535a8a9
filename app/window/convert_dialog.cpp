#include "window/convert_dialog.h"

#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"
#include "widgets/encoding_box.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr std::size_t kMostPlaces = 1000;
constexpr QSize kSize{560, 420};
constexpr std::size_t kUsualEncodings = 28; // the list starts with the likely ones
constexpr std::size_t kMostHolders = 6;

} // namespace

ConvertDialog::ConvertDialog(Document* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_encoding(new EncodingBox(document->codecs(), document->codec(), this))
    , m_verdict(new QLabel(this))
    , m_places(new QTableWidget(0, 2, this))
    , m_holders(new QLabel(this))
    , m_job(document->jobs(), tr("Checking the conversion"), this)
    , m_holdersJob(document->jobs(), tr("Looking for encodings that hold the text"), this) {
    setWindowTitle(tr("Save in another encoding"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save as…"), QDialogButtonBox::AcceptRole);
    m_verdict->setWordWrap(true);
    m_places->setAccessibleName(tr("What cannot be converted"));
    m_places->setHorizontalHeaderLabels({tr("Offset"), tr("Content")});
    m_places->horizontalHeader()->setStretchLastSection(true);
    m_places->verticalHeader()->hide();
    m_places->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_places->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->addRow(tr("Document:"), new QLabel(fromUtf8(document->codec().name()), this));
    form->addRow(tr("Convert to:"), m_encoding);
    column->addLayout(form);
    column->addWidget(m_verdict);
    column->addWidget(m_places, 1);
    m_holders->setWordWrap(true);
    column->addWidget(m_holders);
    column->addWidget(buttons);
    resize(kSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_encoding, &EncodingBox::chosen, this, &ConvertDialog::check);
    connect(m_encoding, &EncodingBox::refused, m_verdict, &QLabel::setText);
    connect(m_places, &QTableWidget::itemActivated, this, [this](const QTableWidgetItem* item) {
        Q_EMIT placeChosen(m_ranges[static_cast<std::size_t>(item->row())]);
    });
    check();
    findHolders();
}

const Codec* ConvertDialog::encoding() const {
    return &m_encoding->codec();
}

void ConvertDialog::check() {
    m_save->setEnabled(false);
    m_verdict->setText(tr("Checking whether the whole text can be written in %1…")
                           .arg(fromUtf8(encoding()->name())));
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), from = &m_document->codec(),
         to = encoding()](std::stop_token stop, const ProgressCallback& report) {
            return checkConversion(*source, *from, *to, kMostPlaces, stop, report);
        },
        [this](std::uint64_t, const Result<ConversionCheck>& found) { show(found); });
}

void ConvertDialog::findHolders() {
    std::vector<const Codec*> usual;
    for (const CodecInfo& info : m_document->codecs().list()) {
        if (usual.size() < kUsualEncodings)
            usual.push_back(m_document->codecs().find(info.name));
    }
    m_holdersJob.start(
        m_document->revision(),
        [source = m_document->snapshot(), from = &m_document->codec(),
         usual](std::stop_token stop, const ProgressCallback& report) {
            return fits::holders(*source, *from, usual, stop, report);
        },
        [this](std::uint64_t, const Result<std::vector<fits::Holder>>& found) {
            showHolders(found);
        });
}

void ConvertDialog::showHolders(const Result<std::vector<fits::Holder>>& found) {
    if (!found)
        return; // the verdict says why
    QStringList names;
    for (const fits::Holder& holder : *found) {
        if (names.size() < static_cast<qsizetype>(kMostHolders))
            names << tr("%1 (%2)").arg(fromUtf8(holder.codec->name()), bytesText(holder.size));
    }
    m_holders->setText(tr("Encodings that hold every character, the smallest first: %1.")
                           .arg(QLocale().createSeparatedList(names)));
}

void ConvertDialog::show(const Result<ConversionCheck>& found) {
    m_places->setRowCount(0);
    m_ranges.clear();
    if (!found) {
        m_verdict->setText(errorText(found.error()));
        return;
    }
    m_save->setEnabled(found->unconvertible == 0);
    const QString name = fromUtf8(encoding()->name());
    if (found->unconvertible == 0)
        m_verdict->setText(tr("The whole text can be written in %1: %2.")
                               .arg(name, charactersText(found->characters)));
    else
        m_verdict->setText(tr("%1 of the text cannot be written in %2. Change them first; Enter "
                              "shows one in the window.")
                               .arg(charactersText(found->unconvertible), name));
    fill(*found);
}

void ConvertDialog::fill(const ConversionCheck& found) {
    m_places->setRowCount(static_cast<int>(found.places.size()));
    int row = 0;
    for (const UnconvertiblePlace& place : found.places) {
        const QString what = place.malformed
                                 ? tr("malformed: %1").arg(hexText(m_document->bytes(place.range)))
                                 : codePointText(place.codePoint) + QLatin1Char(' ') +
                                       fromUtf8(unicode::name(place.codePoint));
        m_places->setItem(row, 0, new QTableWidgetItem(offsetText(place.range.begin)));
        m_places->setItem(row, 1, new QTableWidgetItem(what));
        m_ranges.push_back(place.range);
        ++row;
    }
}

} // namespace moji::app
